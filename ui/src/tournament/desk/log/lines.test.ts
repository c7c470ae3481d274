import { expect, it } from 'vitest';
import type { Tournament } from '../../store.svelte.ts';
import { type Line, saidOf } from './lines.ts';

const doc = {
  comb: 9,
  entrants: [
    { id: 't1', name: 'Nuuk' },
    { id: 't2', name: 'Sisimiut' },
  ],
  matches: [{ id: 'm1', entrants: ['t1', 't2'], round: 3 }],
} as unknown as Tournament;

const line = (order: string, data: Line['data']): Line => ({
  v: 2,
  at: 0,
  by: 'Aviaja',
  do: order,
  data,
  undone: false,
  can_undo: true,
});

it('names who it was about', () => {
  const said = saidOf(doc, line('check-in', { entrant: 't2', here: true }));
  expect([said.code, said.values.name]).toEqual(['ui-desk-log-check-in', 'Sisimiut']);
  expect(saidOf(doc, line('register', { name: 'Maniitsoq' })).values.name).toBe('Maniitsoq');
  expect(saidOf(doc, line('decide', { tie: ['t1', 't2'], by: 'lot' })).values).toMatchObject({
    names: 'Nuuk – Sisimiut',
    by: 'lot',
  });
});

it('says the contrary where it was', () => {
  const codes = [
    line('check-in', { entrant: 't1', here: false }),
    line('withdraw', { entrant: 't1', back: true }),
    line('enter', { match: 'm1', result: null }),
    line('run-round', { round: 2, action: 'pause' }),
    line('move', { to: 'running' }),
    line('describe', { message: '' }),
  ].map((one) => saidOf(doc, one).code.replace('ui-desk-log-', ''));
  expect(codes).toEqual([
    'check-in-off',
    'withdraw-back',
    'enter-none',
    'run-round-pause',
    'move-running',
    'message-none',
  ]);
});

it('keeps the result and the reason', () => {
  const said = saidOf(doc, line('enter', { match: 'm1', result: { lus: [9, 5] }, reason: 'misread' }));
  expect(said.values).toMatchObject({ names: 'Nuuk – Sisimiut', round: 3 });
  expect(said.result).toEqual({ lus: [9, 5], comb: [9, 9] });
  expect(said.remark).toBe('misread');
});
