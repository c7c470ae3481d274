import { expect, it } from 'vitest';
import { ticks } from './scale.ts';

it('gives round figures around everything', () => {
  expect(ticks(0, 9)).toEqual([0, 5, 10]);
  expect(ticks(-3, 7)).toEqual([-5, 0, 5, 10]);
  expect(ticks(24.2, 26.1)).toEqual([24, 24.5, 25, 25.5, 26, 26.5]);
});

it('has room around a single figure', () => {
  expect(ticks(5, 5)).toEqual([4, 4.5, 5, 5.5, 6]);
  expect(Math.max(...ticks(0, 0))).toBeGreaterThan(0);
});
