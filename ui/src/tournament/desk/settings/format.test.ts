import { expect, it } from 'vitest';
import { figures, withSetting } from './format.ts';

it('reads figures as they are typed', () => {
  expect(figures('9:1')).toEqual([9, 1]);
  expect(figures('5, 3, 2, 1')).toEqual([5, 3, 2, 1]);
  expect(figures(' ')).toBeNull();
});

it('leaves out what is as usual', () => {
  expect(withSetting({ slot: 15 }, 'slot', NaN)).toEqual({});
  expect(withSetting({ slot: 15 }, 'walkover', [9, 0])).toEqual({ slot: 15, walkover: [9, 0] });
  expect(withSetting({ walkover: [9, 0] }, 'walkover', null)).toEqual({});
});
