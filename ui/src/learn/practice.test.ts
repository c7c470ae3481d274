import { expect, it } from 'vitest';
import { answered, dueSeed, NONE, reported } from './practice.ts';

it('brings what was wrong again, soon and then later', () => {
  let practice = answered(NONE, 7, false);
  expect(dueSeed(practice)).toBeNull();
  for (const seed of [1, 2, 3]) practice = answered(practice, seed, true);
  expect(dueSeed(practice)).toBe(7);
  practice = answered(practice, 7, true);
  expect(dueSeed(practice)).toBeNull();
  for (const seed of [11, 12, 13, 14, 15, 16, 17, 18]) practice = answered(practice, seed, true);
  expect(dueSeed(practice)).toBe(7);
  practice = answered(practice, 7, true);
  expect(practice.due).toEqual([]);
  expect(practice).toMatchObject({ asked: 14, right: 13 });
});

it('counts right answers in a row', () => {
  expect(answered(answered(NONE, 1, true), 2, true).run).toBe(2);
  expect(answered(answered(NONE, 1, true), 2, false).run).toBe(0);
});

it('reports what came to it, and what is forgotten', () => {
  let known = answered(answered(NONE, 7, false), 7, true);
  const again = known.due;
  let report = reported(NONE, known, 7, true);
  expect(report).toEqual({ asked: 1, right: 1, run: 1, due: again });
  known = answered(known, 7, true);
  report = reported(report, known, 7, true);
  expect(report).toEqual({ asked: 2, right: 2, run: 2, due: [{ seed: 7, after: 0, left: 0 }] });
});
