import { expect, it } from 'vitest';
import { cellsOf, figure, isNext, sumOf, typedResult } from './typed.ts';

const AB = ['t1', 't2'];

it('reads plain figures', () => {
  expect(typedResult(9, ['9', '5'], AB)).toEqual({ lus: [9, 5], comb: [9, 9], toqued: null, reason: '' });
  expect(typedResult(9, [' 9 ', '12/13'], AB)).toMatchObject({ lus: [9, 12], comb: [9, 13] });
});

it('reads who toqued itself, who is absent and who forfeits', () => {
  expect(typedResult(9, ['9', '3t'], AB)).toMatchObject({ lus: [9, 3], toqued: 't2' });
  expect(typedResult(9, ['W', ''], AB)).toEqual({ comb: [9, 9], reason: '', absent: 't1' });
  expect(typedResult(9, ['', 'f'], AB, 'talk')).toMatchObject({ forfeit: 't2', reason: 'talk' });
});

it('waits for a whole result', () => {
  for (const cells of [
    ['9', ''],
    ['', ''],
    ['9', 'x'],
    ['9/', '5'],
    ['999', '5'],
  ] as [string, string][])
    expect(typedResult(9, cells, AB)).toBeNull();
});

it('writes a result as it would be typed', () => {
  for (const cells of [
    ['9', '5'],
    ['11/11', '7'],
    ['9', '12/13t'],
    ['w', ''],
    ['', 'f'],
  ] as [string, string][])
    expect(cellsOf(9, typedResult(9, cells, AB), AB)).toEqual(cells);
  expect(cellsOf(9, null, AB)).toEqual(['', '']);
});

it('adds totals as they are typed', () => {
  expect(sumOf(['12', '-8', '+3', ''])).toBe(7);
  expect(sumOf(['12', '−12', '0'])).toBe(0);
  expect(sumOf(['12', 'x'])).toBeNull();
  expect(figure('-')).toBeNull();
});

it('knows where the second figure begins', () => {
  expect(isNext(':')).toBe(true);
  expect(isNext('4')).toBe(false);
});
