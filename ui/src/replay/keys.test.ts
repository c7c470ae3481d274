import { expect, it } from 'vitest';
import { keyed } from './keys.ts';
import type { Mark } from './types.ts';

const marks: Mark[] = [
  { at: 0, kind: 'start', number: null, seat: null, bid: null },
  { at: 4, kind: 'trick', number: 1, seat: null, bid: null },
  { at: 8, kind: 'trick', number: 2, seat: null, bid: null },
  { at: 12, kind: 'result', number: null, seat: null, bid: null },
];

function press(key: string, at: number): number | 'run' | null {
  const event = { key, altKey: false, ctrlKey: false, metaKey: false, defaultPrevented: false, target: null };
  return keyed(event as unknown as KeyboardEvent, at, 12, marks);
}

it('steps and jumps', () => {
  expect([press('ArrowLeft', 5), press('ArrowRight', 5)]).toEqual([4, 6]);
  expect([press('ArrowUp', 8), press('ArrowDown', 4), press('ArrowDown', 12), press('ArrowUp', 0)]).toEqual([
    4, 8, 12, 0,
  ]);
  expect([press('Home', 5), press('End', 5), press('0', 5)]).toEqual([0, 12, 0]);
  expect([press('2', 0), press('9', 0), press('x', 0)]).toEqual([8, null, null]);
});
