import { expect, it } from 'vitest';
import { commitment, shuffled } from './shuffle.ts';

// The values come from src/stik/engine/shuffle.py.
it('gives the same commitment as the server', async () => {
  expect(await commitment('ab12')).toBe('ee0b445782e4bf687fe1398338cf0cc8caf6f702bdcb0927d2882023a6c98d6b');
  expect(await commitment('hemmelighed æ')).toBe('cb14474a5355c1a3c864778de8a15cfb476c7bf8c34d436c426980ef577601c6');
});

it('gives the same pack as the server', async () => {
  const numbers = Array.from({ length: 12 }, (_, number) => number);
  expect(await shuffled(numbers, 'ab12', { S: 'ff00', N: '01', E: 'Å' })).toEqual([
    10, 6, 8, 11, 4, 3, 1, 0, 9, 5, 7, 2,
  ]);
  expect((await shuffled([...'abcdef'], 'x', {})).join('')).toBe('debafc');
});
