import { expect, it } from 'vitest';
import type { Round, Tournament } from '../store.svelte.ts';
import { clockText, nearnessOf, strokesBetween, timeLeft, timeUntil } from './clock.ts';

const MINUTE = 60_000;
const round = (more: Partial<Round>): Round => ({
  number: 1,
  stage: 'pool',
  start: '10:00',
  minutes: 20,
  waves: 1,
  begun: 1_000_000,
  paused: null,
  away: 0,
  ended: null,
  byes: [],
  walkovers: [],
  matches: [],
  ...more,
});

it('counts down while a round runs, and up when it is over time', () => {
  expect(timeLeft(round({}), 1_000_000 + 5 * MINUTE)).toBe(15 * MINUTE);
  expect(timeLeft(round({}), 1_000_000 + 21 * MINUTE)).toBe(-MINUTE);
  expect(timeLeft(round({}), 900_000)).toBe(20 * MINUTE);
});

it('stands while the clock is paused, and leaves out the pauses before', () => {
  const paused = round({ paused: 1_000_000 + 5 * MINUTE, away: 2 * MINUTE });
  expect(timeLeft(paused, 1_000_000 + 50 * MINUTE)).toBe(17 * MINUTE);
  expect(timeLeft(round({ away: 2 * MINUTE }), 1_000_000 + 10 * MINUTE)).toBe(12 * MINUTE);
  expect(timeLeft(round({ ended: 1_000_000 + 18 * MINUTE }), 1_000_000 + 99 * MINUTE)).toBe(2 * MINUTE);
});

it('writes minutes and seconds, and hours where there are any', () => {
  expect([20 * MINUTE, 59_001, 1, 0, -1, -61_000].map(clockText)).toEqual([
    '20:00',
    '01:00',
    '00:01',
    '00:00',
    '00:00',
    '01:01',
  ]);
  expect(clockText(90 * MINUTE + 5_000)).toBe('1:30:05');
});

it('is nearer to the end at five minutes, at one, and when the time is up', () => {
  expect([5 * MINUTE + 1, 5 * MINUTE, MINUTE + 1, MINUTE, 1, 0, -1].map(nearnessOf)).toEqual([
    'calm',
    'five',
    'five',
    'one',
    'one',
    'over',
    'over',
  ]);
});

it('rings once, twice, three times, and only as the moment passes', () => {
  const rings = (minutes: number): number => strokesBetween(minutes * MINUTE + 100, minutes * MINUTE - 150);
  expect([5, 4, 1, 0, -1].map(rings)).toEqual([1, 0, 2, 3, 0]);
  expect(strokesBetween(20 * MINUTE, -MINUTE)).toBe(0); // the screen slept
  expect(strokesBetween(-100, 20 * MINUTE)).toBe(0); // the next round
  expect(strokesBetween(MINUTE - 100, MINUTE + 100)).toBe(0);
});

it('knows how long until a time of the day', () => {
  const at = new Date(2026, 6, 4, 9, 30).getTime();
  const on = (date: string): Tournament => ({ date }) as Tournament;
  expect(timeUntil(on('2026-07-04'), '10:00', at)).toBe(30 * MINUTE);
  expect(timeUntil(on(''), '10:00', at)).toBe(30 * MINUTE);
  expect(timeUntil(on('2026-07-05'), '10:00', at)).toBe(24.5 * 60 * MINUTE);
});
