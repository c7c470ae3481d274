import { expect, it } from 'vitest';
import { fieldsOf, resultOf } from './fields.ts';

it('says the result that it was filled with', () => {
  const played = { lus: [11, 7] as [number, number], comb: [11, 9] as [number, number], toqued: 't2' };
  expect(resultOf(fieldsOf(played), '')).toEqual({ ...played, late: null, reason: '' });
  expect(resultOf(fieldsOf({ absent: 't1' }), '')).toMatchObject({ absent: 't1' });
  expect(resultOf(fieldsOf({ forfeit: 't2' }), ' talk ')).toMatchObject({ forfeit: 't2', reason: 'talk' });
});

it('waits for what is missing', () => {
  expect(resultOf(fieldsOf(null), '')).toBeNull();
  expect(resultOf({ ...fieldsOf(null), kind: 'absent' }, '')).toBeNull();
  expect(resultOf({ ...fieldsOf(null), lus: [9, null] }, '')).toBeNull();
});
