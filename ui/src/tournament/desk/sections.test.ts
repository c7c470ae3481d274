import { expect, it } from 'vitest';
import { neighbour, sectionsFor, SECTIONS } from './sections.ts';
import type { Tournament } from '../store.svelte.ts';

const seenBy = (...may: string[]) => sectionsFor({ me: { may } } as unknown as Tournament);

it('shows what one may do something in', () => {
  expect(seenBy('enter')).toEqual(['now', 'results', 'standings', 'print']);
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
