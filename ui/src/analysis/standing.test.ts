import { expect, it } from 'vitest';
import { standings } from './standing.ts';

type Deals = Parameters<typeof standings>[0]['deals'];

it('adds the points of Vira, and takes the lus of Voms by the seats of the table', () => {
  const vira = [
    { deal: 1, seated: {}, score: null, settlement: { A: 4, B: -2, C: -2, pool: 0 } },
    { deal: 2, seated: {}, score: null, settlement: { A: -1, B: 0, C: 1 } },
  ] as unknown as Deals;
  expect(standings({ game: 'vira', deals: vira }).map(({ values }) => values)).toEqual([
    { A: 4, B: -2, C: -2 },
    { A: 3, B: -2, C: -1 },
  ]);
  const race = [
    { deal: 1, seated: { N: 'N', E: 'E', S: 'S' }, score: { N: 25, E: 9, S: 7 }, settlement: null },
    { deal: 2, seated: { N: 'E', S: 'S' }, score: { N: 12, S: 25 }, settlement: null },
  ] as unknown as Deals;
  expect(standings({ game: 'voms', deals: race }).at(-1)?.values).toEqual({ N: 25, E: 12, S: 25 });
});
