import { expect, it } from 'vitest';
import type { Match } from '../../store.svelte.ts';
import { gamesOf } from './games.ts';

const match = (best_of: number, results: boolean[], winner: string | null = null) =>
  ({
    best_of,
    winner,
    state: winner ? 'done' : 'planned',
    games: results.map((there, index) => ({ number: index + 1, result: there ? {} : null })),
  }) as unknown as Match;

const numbers = (one: Match) => gamesOf(one).map(({ number }) => number);

it('offers the next game until the match is won', () => {
  expect(numbers(match(1, []))).toEqual([1]);
  expect(numbers(match(1, [true], 't1'))).toEqual([1]);
  expect(numbers(match(3, []))).toEqual([1]);
  expect(numbers(match(3, [true]))).toEqual([1, 2]);
  expect(numbers(match(3, [true, false]))).toEqual([1, 2]);
  expect(numbers(match(3, [true, true]))).toEqual([1, 2, 3]);
  expect(numbers(match(3, [true, true], 't1'))).toEqual([1, 2]);
});
