import { expect, it } from 'vitest';
import { neighbour, openTies, sectionsFor, SECTIONS } from './sections.ts';
import type { Tournament } from '../store.svelte.ts';

const seenBy = (...may: string[]) => sectionsFor({ me: { may } } as unknown as Tournament);

it('shows what one may do something in', () => {
  expect(seenBy('enter')).toEqual(['now', 'results', 'standings', 'print']);
  expect(seenBy('register', 'join')).toEqual([]);
  expect(seenBy()).toEqual([]);
});

it('goes round with the arrow keys', () => {
  const all = [...SECTIONS];
  expect(neighbour(all, 'now', 'ArrowDown')).toBe('entrants');
  expect(neighbour(all, 'now', 'ArrowUp')).toBe('settings');
  expect(neighbour(all, 'settings', 'ArrowRight')).toBe('now');
  expect(neighbour(all, 'log', 'Home')).toBe('now');
  expect(neighbour(all, 'log', 'x')).toBeNull();
});

it('asks about ties only when the games are played', () => {
  const rows = [{ entrant: 't1' }, { entrant: 't2' }];
  const doc = (complete: boolean, gone: string | null = null) =>
    ({
      entrants: ['t1', 't2'].map((id) => ({ id, gone })),
      standings: { unresolved: [['t1', 't2']], tables: [{ complete, rows }] },
    }) as unknown as Tournament;
  expect(openTies(doc(false))).toEqual([]);
  expect(openTies(doc(true))).toEqual([['t1', 't2']]);
  expect(openTies(doc(true, 'withdrawn'))).toEqual([]);
});
