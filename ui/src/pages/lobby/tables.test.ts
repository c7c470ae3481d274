import { expect, it } from 'vitest';
import { codeIn } from './tables.ts';

it('finds the code in what people paste', () => {
  expect(codeIn(' KAM4x ')).toBe('kam4x');
  expect(codeIn('abcd efgh-JKMN')).toBe('abcdefghjkmn');
  expect(codeIn('https://stik.example/t/kam4x?x=1')).toBe('kam4x');
});
