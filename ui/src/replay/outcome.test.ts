import { expect, it } from 'vitest';
import { outcomeName, winnings } from './outcome.ts';
import type { Outcome } from './types.ts';

const NAMES: Record<string, string> = { N: 'Nuka', E: 'Ene', S: 'Sara', W: 'Wille' };
const none = { declarer: null, contract: null, grade: null, gain: null, settlement: null };

it('names the sides of Voms by their people', () => {
  const deal = { ...none, gain: { NS: 0, EW: 2 } } as unknown as Outcome;
  expect(outcomeName(deal, (seat) => NAMES[seat] ?? seat)).toBe('Nuka & Sara 0 · Ene & Wille +2');
});

it('leaves the pulla out of what people won', () => {
  const deal = { ...none, settlement: { A: 10, B: -1, C: -1, pool: -8 } } as unknown as Outcome;
  expect(winnings(deal)).toEqual([
    ['A', 10],
    ['B', -1],
    ['C', -1],
  ]);
});
