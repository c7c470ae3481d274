import { expect, it } from 'vitest';
import { beside, matches, sheetOf } from './sheets.ts';

it('knows the sheet of an article', () => {
  expect(['T.29', 'W.B4', 'V101', 'SM.A1', 'T.P.a'].map(sheetOf)).toEqual(['T', 'W', 'V', 'SM', 'T']);
});

it('sets the same rule of three sheets side by side', () => {
  expect(beside('T.29', ['I.37', 'W.W5', 'V44'])).toEqual({ T: ['T.29'], I: ['I.37'], W: ['W.W5'] });
  expect(beside('T.17', ['V44'])).toEqual({});
  expect(beside('V44', ['T.29'])).toEqual({});
});

it('finds words in any order, with or without accents', () => {
  expect(matches('farg hogsta', 'I högsta färg')).toBe(true);
  expect(matches('T.29', 'T.29', 'Toqu')).toBe(true);
  expect(matches('voms syv', 'Voms')).toBe(false);
});
