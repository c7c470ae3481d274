import { expect, it } from 'vitest';
import { scale } from './scale.ts';

it('has few round marks, zero among them, around all values', () => {
  expect(scale([-18.2, 3.5])).toEqual({ low: -20, high: 10, marks: [-20, -10, 0, 10] });
  expect(scale([0, 9])).toEqual({ low: 0, high: 10, marks: [0, 5, 10] });
  expect(scale([])).toEqual({ low: 0, high: 1, marks: [0, 1] });
  expect(scale([70, -66]).marks).toEqual([-100, -50, 0, 50, 100]);
});
