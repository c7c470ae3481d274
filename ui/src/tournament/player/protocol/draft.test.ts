import { expect, it } from 'vitest';
import { asked, draftOf, EMPTY, lineOf, settled, type Draft } from './draft.ts';
import type { Ending, Family, Line, Result, Turn, Way } from './types.ts';

const TURN: Turn = { deal: 3, dealer: 'c', sits_out: 'd', players: ['a', 'b', 'c'] };

const ending = (result: Result, tricks: number[], part: Partial<Ending> = {}): Ending => ({
  result,
  tricks,
  trump: true,
  thieves: false,
  count: false,
  ...part,
});

const way = (part: Partial<Way> = {}): Way => ({
  grade: 'plain',
  form: 'trump',
  trumps: ['ofarg', 'farg', 'hogsta'],
  results: [ending('home', [7, 8]), ending('bet', [5, 6]), ending('laid', [], { trump: false })],
  ...part,
});

const misar = (part: Partial<Ending> = {}): Way =>
  way({ form: 'misar', trumps: [], results: [ending('home', [0], { trump: false, ...part })] });

const FAMILIES: Family[] = [
  {
    family: 'kop',
    contracts: [
      { contract: 'begar', second_try: true, same_trump: true, ways: [way()] },
      {
        contract: 'spel7',
        second_try: true,
        same_trump: false,
        ways: [way(), way({ grade: 'hogsta', trumps: ['hogsta'] })],
      },
    ],
  },
  {
    family: 'turne',
    contracts: [
      {
        contract: 'turne8',
        second_try: false,
        same_trump: false,
        ways: [way({ results: [ending('home', [8, 9], { count: true })] })],
      },
    ],
  },
  {
    family: 'gask',
    contracts: [{ contract: 'gask2', second_try: false, same_trump: false, ways: [way(), misar()] }],
  },
  {
    family: 'gok',
    contracts: [{ contract: 'gok', second_try: false, same_trump: false, ways: [misar({ thieves: true })] }],
  },
];

const drafted = (part: Partial<Draft>): Draft => settled(FAMILIES, TURN, { ...EMPTY, ...part });
const written = (part: Partial<Draft>): Line | null => lineOf(FAMILIES, TURN, drafted(part));

it('asks for a class of trumps only where the payment needs it', () => {
  const home = drafted({ declarer: 'a', family: 'kop', contract: 'begar', result: 'home' });
  expect(asked(FAMILIES, TURN, home).trumps).toHaveLength(3);
  expect(lineOf(FAMILIES, TURN, home)).toBeNull();
  expect(written({ ...home, trump: 'farg' })).toEqual({
    declarer: 'a',
    contract: 'begar',
    result: 'home',
    trump: 'farg',
  });
  expect(written({ ...home, result: 'laid' })).toEqual({ declarer: 'a', contract: 'begar', result: 'laid' });
});

it('fills in what has only one possibility', () => {
  const line = written({ declarer: 'a', family: 'kop', contract: 'spel7', grade: 'hogsta', result: 'bet' });
  expect(line).toEqual({ declarer: 'a', contract: 'spel7', grade: 'hogsta', result: 'bet', trump: 'hogsta' });
});

it('forgets what no longer fits', () => {
  const graded = drafted({ declarer: 'a', family: 'kop', contract: 'spel7', grade: 'hogsta', result: 'bet' });
  expect(drafted({ ...graded, contract: 'begar' })).toMatchObject({ grade: 'plain', trump: 'hogsta' });
  expect(drafted({ ...graded, family: 'gok', contract: null })).toMatchObject({ contract: 'gok', result: null });
  expect(drafted({ declarer: 'd' }).declarer).toBeNull();
});

it('writes a second try with the trumps of both', () => {
  const again = { declarer: 'b', family: 'kop', result: 'bet', trump: 'farg', again: true } as const;
  expect(written({ ...again, contract: 'begar' })?.first_trump).toBe('farg');
  expect(written({ ...again, contract: 'spel7' })).toBeNull();
  expect(written({ ...again, contract: 'spel7', firstTrump: 'ofarg' })?.first_trump).toBe('ofarg');
});

it('counts tricks where they change the payment', () => {
  const turned = { declarer: 'b', family: 'turne', result: 'home', trump: 'farg' } as const;
  expect(written(turned)).toBeNull();
  const line = written({ ...turned, tricks: 9 });
  expect(line).toEqual({ declarer: 'b', contract: 'turne8', tricks: 9, trump: 'farg' });
});

it('says misär only where there is a choice, and tjuvpass only of defenders', () => {
  expect(written({ declarer: 'a', family: 'gask', form: 'misar', result: 'home' })?.misar).toBe(true);
  const gok = written({ declarer: 'a', family: 'gok', result: 'home', thieves: ['a', 'b'] });
  expect(gok).toEqual({ declarer: 'a', contract: 'gok', result: 'home', thieves: ['b'] });
});

it('takes payments without a game', () => {
  expect(written({})).toBeNull();
  const payments = [{ from: 'a', to: 'pool', amount: 8 }];
  expect(written({ payments })).toEqual({ payments });
  expect(written({ payments: [{ from: 'a', to: 'pool', amount: 0 }] })).toBeNull();
});

it.each<Line>([
  { declarer: 'a', contract: 'spel7', grade: 'hogsta', result: 'bet', trump: 'hogsta' },
  { declarer: 'b', contract: 'turne8', tricks: 9, trump: 'ofarg' },
  { declarer: 'c', contract: 'gask2', misar: true, result: 'home' },
  { declarer: 'b', contract: 'begar', result: 'home', trump: 'ofarg', first_trump: 'ofarg' },
  { payments: [{ from: 'd', to: 'a', amount: 8 }] },
])('reads a written line again: %o', (line) => {
  expect(lineOf(FAMILIES, TURN, draftOf(FAMILIES, TURN, line))).toEqual(line);
});
