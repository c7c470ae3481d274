import { expect, it } from 'vitest';
import type { Entrant, Tournament } from '../../store.svelte.ts';
import { filtered, typedEntrant } from './entrants.ts';

const one = (name: string, changes: Partial<Entrant> = {}) =>
  ({
    id: name,
    name,
    players: [],
    club: '',
    here: false,
    gone: null,
    ...changes,
  }) as unknown as Entrant;

it('calls a team without a name after its players', () => {
  expect(typedEntrant('', ['Aviaja ', 'Malik'], '')).toEqual({
    name: 'Aviaja & Malik',
    players: ['Aviaja', 'Malik'],
    club: '',
  });
  expect(typedEntrant(' Nuuk 1 ', ['', ''], ' VK ')).toEqual({ name: 'Nuuk 1', players: [], club: 'VK' });
  expect(typedEntrant(' ', ['', ' '], 'VK')).toBeNull();
});

it('finds by name, player and club among those who are here or not', () => {
  const doc = {
    entrants: [
      one('Nuuk', { here: true, players: ['Malik'] }),
      one('Sisimiut'),
      one('Maniitsoq', { gone: 'withdrawn' }),
    ],
  } as unknown as Tournament;
  const names = (filter: 'all' | 'missing' | 'here' | 'out', text = '') =>
    filtered(doc, filter, text).map(({ name }) => name);
  expect(names('all', 'mAl')).toEqual(['Nuuk']);
  expect(names('missing')).toEqual(['Sisimiut']);
  expect(names('here')).toEqual(['Nuuk']);
  expect(names('out')).toEqual(['Maniitsoq']);
});
