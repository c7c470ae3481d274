import { expect, it } from 'vitest';
import type { Words } from '../table/contract.ts';
import { loadWords } from '../words.ts';
import { actionWords, figure, joined, sentence, unjudged, worst, type Analysis, type Decision } from './told.ts';

const words = Object.assign(
  (code: string, values: Record<string, string | number> = {}) => [code, ...Object.values(values)].join(' '),
  { has: (code: string) => code === 'contract/solo8' },
) as Words;

it('names actions as people do', () => {
  expect(actionWords(words, 'play Kh 10c')).toBe('K♥ 10♣');
  expect(actionWords(words, 'bid solo8')).toBe('contract/solo8');
  expect(actionWords(words, 'bid solo')).toBe('vira/said-solo');
  expect(actionWords(words, 'trump s')).toBe('analysis/action-trump ♠');
});

it('says when no card was kept or exchanged', async () => {
  const english = await loadWords('en');
  expect(actionWords(english, 'buy')).toBe('exchanges nothing');
  expect(actionWords(english, 'keep')).toBe('keeps nothing');
  expect(actionWords(english, 'buy 2c 10d')).toBe('exchanges 2♣ 10♦');
});

it('says codes within a sentence first', () => {
  const remark = { code: 'a', params: { count: 2 }, words: { reason: 'lus/voms' }, actions: { best: 'play Kh' } };
  expect(sentence(words, remark)).toBe('a 2 lus/voms K♥');
});

it('shows chances and points', () => {
  expect(figure('chance', 0.284)).toBe('28 %');
  expect(figure('points', -3.25)).toBe('−3.3');
});

it('puts the worst first and leaves out what was good', () => {
  const decision = (loss: number, grade: Decision['grade']): Decision => ({ loss, grade }) as Decision;
  const found = worst([decision(1, 'mistake'), decision(0, 'good'), decision(3, 'blunder')], 5);
  expect(found.map(({ loss }) => loss)).toEqual([3, 1]);
});

it('runs points on from deal to deal, but not chances', () => {
  const deal = (number: number, unit: Analysis['unit'], values: number[]): Analysis =>
    ({
      unit,
      parties: ['A'],
      decisions: [],
      verdicts: [],
      turns: [{ deal: number, number: 1, party: 'A', before: 0, after: values.at(-1) ?? 0, by: 'end' }],
      curve: values.map((value, index) => ({ deal: number, number: index, expected: { A: value } })),
    }) as unknown as Analysis;
  const values = (unit: Analysis['unit']): number[] =>
    joined([deal(1, unit, [0, 4]), deal(3, unit, [0, -1])])?.curve.map(({ expected }) => expected.A ?? NaN) ?? [];
  expect(values('points')).toEqual([0, 4, 4, 3]);
  expect(values('chance')).toEqual([0, 4, 0, -1]);
  expect(joined([deal(1, 'points', [0, 4]), deal(3, 'points', [0, -1])])?.turns[1]).toMatchObject({
    before: 4,
    after: 3,
  });
  expect(joined([])).toBeNull();
});

it('says what is not judged, by the reason', () => {
  const decision = (reason: Decision['unjudged']): Decision => ({ unjudged: reason }) as Decision;
  const found = unjudged([decision('alike'), decision(null), decision('unweighed'), decision('alike')]);
  expect([...found].map(([reason, all]) => [reason, all.length])).toEqual([
    ['alike', 2],
    ['unweighed', 1],
  ]);
});
