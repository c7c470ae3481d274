import { expect, it } from 'vitest';
import { placed, settingIn } from './where.ts';

it('names places as people do', () => {
  const fault = { code: 'tournament/no-winner', params: { where: 'results[4].lus', a: 8 } };
  const said = placed({ ...fault, cites: [], faults: [fault] }, () => 'Nuuk – Sisimiut');
  expect(said.params).toEqual({ where: 'Nuuk – Sisimiut', a: 8 });
  expect(said.faults?.[0]?.params.where).toBe('Nuuk – Sisimiut');
  expect(placed({ code: 'desk/closed', params: {}, cites: [] }, () => 'x').params).toEqual({});
});

it('knows which setting is meant', () => {
  expect(settingIn('settings.walkover[1]')).toBe('walkover');
  expect(settingIn('results[1]')).toBe('');
});
