import { expect, it } from 'vitest';
import { fieldsOf, resultOf } from './fields.ts';

it('says the result that it was filled with', () => {
  const played = { lus: [11, 7] as [number, number], comb: [11, 9] as [number, number], toqued: 't2' };
  expect(resultOf(9, fieldsOf(9, played), '')).toEqual({ ...played, late: null, reason: '' });
  expect(resultOf(9, fieldsOf(9, { absent: 't1' }), '')).toMatchObject({ absent: 't1' });
  expect(resultOf(9, fieldsOf(9, { forfeit: 't2' }), ' talk ')).toMatchObject({ forfeit: 't2', reason: 'talk' });
});

it('waits for what is missing', () => {
  expect(resultOf(9, fieldsOf(9, null), '')).toBeNull();
  expect(resultOf(9, { ...fieldsOf(9, null), kind: 'absent' }, '')).toBeNull();
  expect(resultOf(9, { ...fieldsOf(9, null), lus: [9, null] }, '')).toBeNull();
});
