import { expect, it } from 'vitest';
import type { Game, Match, Round, Tournament } from '../store.svelte.ts';
import {
  atTable,
  byeOf,
  matchesWith,
  nextWith,
  openGame,
  openWith,
  placeOf,
  soonWords,
  standingOf,
  startOf,
  wantsMe,
} from './mine.ts';

const RESULT = { lus: [9, 5], comb: [9, 9], reason: '' } as Game['result'] & object;

const game = (part: Partial<Game> = {}): Game => ({
  number: 1,
  result: null,
  points: null,
  by: null,
  at: null,
  confirmed: [],
  reports: [],
  disputed: false,
  history: [],
  ...part,
});

const match = (id: string, entrants: string[], part: Partial<Match> = {}): Match => ({
  id,
  stage: 'pool',
  pool: 'A',
  round: 1,
  table: 1,
  wave: 1,
  entrants,
  best_of: 1,
  deals: null,
  state: 'planned',
  wins: [0, 0],
  winner: null,
  walkover: null,
  games: [],
  online: null,
  duplicate: null,
  has_protocol: false,
  ...part,
});

const round = (number: number, part: Partial<Round> = {}): Round => ({
  number,
  stage: 'pool',
  start: '10:00',
  minutes: 40,
  waves: 1,
  begun: null,
  paused: null,
  away: 0,
  ended: null,
  walkovers: [],
  byes: [],
  matches: [],
  ...part,
});

const doc = (part: Partial<Tournament>): Tournament => ({ rounds: [], matches: [], ...part }) as Tournament;

const reported = game({ reports: [{ side: 'b', result: RESULT, at: 1 }] });

it('finds my matches in their order, the next one and those that wait', () => {
  const found = doc({
    matches: [
      match('m3', ['a', 'c'], { round: 3 }),
      match('m1', ['b', 'a'], { state: 'done' }),
      match('m2', ['a', 'b'], { round: 2, state: 'reported', games: [reported] }),
      match('m4', ['b', 'c']),
    ],
  });
  expect(matchesWith(found, 'a').map(({ id }) => id)).toEqual(['m1', 'm2', 'm3']);
  expect(nextWith(found, 'a')?.id).toBe('m3');
  expect(openWith(found, 'a').map(({ id }) => id)).toEqual(['m2']);
  expect(openWith(found, 'a').map((one) => wantsMe(one, 'a'))).toEqual([true]);
  expect(openWith(found, 'b').map((one) => wantsMe(one, 'b'))).toEqual([false]);
});

it('says who sits out now or next', () => {
  const found = doc({ rounds: [round(1, { begun: 1, byes: ['a'] }), round(2, { byes: ['b'] })] });
  expect([byeOf(found, 'a')?.number, byeOf(found, 'b')?.number, byeOf(found, 'c')]).toEqual([1, 2, undefined]);
  const absent = { entrant: 'c', gone: 'd', why: 'absent', lus: [9, 1], points: 2 } as Round['walkovers'][number];
  expect(byeOf(doc({ rounds: [round(1, { begun: 1, walkovers: [absent] })] }), 'c')?.number).toBe(1);
});

it('divides the time of a round among its waves', () => {
  expect(startOf(round(1), 1)).toBe('10:00');
  expect(startOf(round(1, { waves: 2 }), 2)).toBe('10:20');
  expect(startOf(round(1, { start: '23:50', waves: 2 }), 2)).toBe('00:10');
  expect(startOf(round(1, { start: null }), 1)).toBeNull();
});

it('says how soon it is', () => {
  expect(soonWords('en', 12 * 60_000)).toBe('in 12 minutes');
  expect(soonWords('da', 12 * 60_000)).toBe('om 12 minutter');
  expect(soonWords('sv', 3 * 3_600_000)).toBe('om 3 timmar');
  expect(soonWords('en', 30 * 3_600_000)).toBeNull();
});

it('knows which game is to be entered', () => {
  expect(openGame(match('m', ['a', 'b']))).toBe(1);
  expect(openGame(match('m', ['a', 'b'], { games: [reported], state: 'reported' }))).toBe(1);
  const two = [game({ result: RESULT }), game({ number: 2, result: RESULT })];
  expect(openGame(match('m', ['a', 'b'], { best_of: 3, games: two }))).toBe(3);
  expect(openGame(match('m', ['a', 'b'], { best_of: 3, games: two, state: 'done' }))).toBeNull();
});

it('knows whose turn it is to say something about a result', () => {
  expect(standingOf(undefined, 'a')).toBe('open');
  expect(standingOf(game(), 'a')).toBe('open');
  expect(standingOf(reported, 'a')).toBe('theirs');
  expect(standingOf(reported, 'b')).toBe('mine');
  expect(standingOf({ ...reported, disputed: true }, 'b')).toBe('disputed');
  expect(standingOf({ ...reported, result: RESULT }, 'b')).toBe('counts');
});

it('finds the match at a table now, and the next', () => {
  const found = doc({
    rounds: [round(1, { begun: 1, ended: 2 }), round(2, { begun: 3 }), round(3)],
    matches: [
      match('m1', ['a', 'b'], { state: 'reported' }),
      match('m2', ['c', 'd'], { round: 2 }),
      match('m3', ['a', 'd'], { round: 3 }),
      match('m4', ['b', 'c'], { round: 2, table: 2 }),
    ],
  });
  expect(atTable(found, 1)).toMatchObject({ now: { id: 'm2' }, next: { id: 'm3' } });
  expect(atTable(found, 9)).toEqual({ now: undefined, next: undefined });
});

it('finds a place in the latest table', () => {
  const tables = [
    { stage: 'pool', pool: 'A', rows: [{ entrant: 'a', place: 2 }] },
    { stage: 'semi-final', pool: '', rows: [{ entrant: 'a', place: 1 }] },
  ];
  const found = doc({ standings: { tables } as unknown as Tournament['standings'] });
  expect(placeOf(found, 'a')?.row.place).toBe(1);
  expect(placeOf(found, 'b')).toBeUndefined();
});
