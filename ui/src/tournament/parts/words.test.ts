import { beforeAll, describe, expect, it, vi } from 'vitest';
import { TOURNAMENTS } from '../../gallery/tournaments.ts';
import { speech } from '../../i18n.svelte.ts';
import { settings } from '../../settings.svelte.ts';
import { loadWords } from '../../words.ts';
import type { Game, Match, Tournament, Walkover } from '../store.svelte.ts';
import { bracketOf } from './bracket.ts';
import { columnsOf } from './columns.ts';
import { medals } from './medals.ts';
import { entrantsLike, seatOf } from './seats.ts';
import {
  byeWords,
  dayWords,
  decidedWords,
  figure,
  goneWords,
  matchWords,
  notesOn,
  poolWords,
  resultWords,
  shortResult,
  signed,
  tiesOf,
} from './words.ts';

// The settings ask the browser for its language as soon as they are read.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['da'] }));

const shown = (name: string): Tournament => TOURNAMENTS[name]?.() as Tournament;
const running = shown('running');
const match = running.matches[0] as Match;

beforeAll(async () => {
  settings.language = 'da';
  speech.words = await loadWords('da');
});

describe('figures and days', () => {
  it('are written as here', () => {
    expect([2.5, -1].map(figure)).toEqual(['2,5', '−1']);
    expect([12, -8, 0].map(signed)).toEqual(['+12', '−8', '0']);
    expect(dayWords('2026-07-04')).toBe('4. juli 2026');
    expect(dayWords('')).toBe('');
  });
});

describe('results', () => {
  it('say the combs only where they are longer', () => {
    expect(shortResult(9, { lus: [9, 5], comb: [9, 9], reason: '' })).toBe('9–5');
    expect(shortResult(9, { lus: [11, 7], comb: [11, 9], reason: '' })).toBe('11 af 11 – 7');
    expect(shortResult(9, { comb: [9, 9], absent: 't1', reason: '' })).toBe('walkover');
    expect(shortResult(9, { comb: [9, 9], totals: [24, -24], reason: '' })).toBe('+24 / −24');
  });

  it('name who, and what else there was', () => {
    const toqued = { lus: [9, 4] as [number, number], comb: [9, 9] as [number, number], toqued: 't3', reason: '' };
    const two = { ...match, entrants: ['t1', 't3'] };
    expect(resultWords(running, two, toqued)).toBe('Nanoq – Sermeq: 9–4, Sermeq toquede hinanden');
    expect(resultWords(running, two, { comb: [9, 9], absent: 't3', reason: '' })).toContain('Sermeq mødte ikke op');
  });

  it('are what counts where somebody is gone', () => {
    const gone = { entrant: 't3', gone: 't1', why: 'withdrawn', lus: [9, 1], points: 2 } as Walkover;
    const result = { lus: [9, 4] as [number, number], comb: [9, 9] as [number, number], reason: '' };
    const games = [{ ...match.games[0], result } as Game];
    const left = { ...match, state: 'done' as const, entrants: ['t1', 't3'], games, walkover: gone };
    expect(matchWords(running, left)).toBe('1–9');
    expect(matchWords(running, { ...left, walkover: { ...gone, entrant: null, lus: null } })).toBe('');
    expect(goneWords(running, gone)).toBe('Nanoq har forladt turneringen');
    const round = { ...running.rounds[0]!, byes: ['t3', 't5'], walkovers: [gone] };
    expect(byeWords(running, round)).toBe('sidder over: Sermeq (9:1) og Ulu');
  });

  it('count games where a match has several', () => {
    const final = shown('closed').matches.find(({ stage }) => stage === 'final') as Match;
    expect(matchWords(running, final)).toBe('2–1');
    expect(matchWords(running, { ...match, games: [] })).toBe('');
  });
});

describe('standings', () => {
  it('say what decided, with the names of teams', () => {
    expect(decidedWords(running, 'head-to-head')).toBe('indbyrdes kampe');
    expect(decidedWords(running, 'empty-strokes:t1+t3')).toBe('tomme streger mod Nanoq og Sermeq');
  });

  it('mark who is level and who was punished', () => {
    const tie = shown('tie');
    const [table] = tie.standings.tables;
    if (!table) throw new Error('no table');
    expect(table.rows.slice(1, 3).map((row) => notesOn(tie, table, row))).toEqual([
      ['står lige, ikke afgjort'],
      ['står lige, ikke afgjort'],
    ]);
    expect(table.rows.flatMap((row) => notesOn(tie, table, row))).toContain('straf −1');
    expect(poolWords(tie, table)).toBe('Pulje A');
  });

  it('ask nobody which of those who are gone is better', () => {
    const [table] = shown('tie').standings.tables;
    if (!table) throw new Error('no table');
    expect(tiesOf(table)).toHaveLength(1);
    expect(tiesOf({ ...table, rows: table.rows.map((row) => ({ ...row, out: true })) })).toEqual([]);
  });

  it('have rounds in Vira, games and lus in Voms', () => {
    const vira = shown('vira');
    expect(columnsOf(vira, vira.standings.tables[0]!).map(({ label }) => label)).toEqual(['1', '2', '3']);
    expect(columnsOf(running, running.standings.tables[0]!).map(({ kind }) => kind)).toEqual(['few', 'wide', 'lus']);
  });
});

describe('seats', () => {
  it('are found by a piece of any name, without accents', () => {
    expect(entrantsLike(running, 'rosing').map(({ name }) => name)).toEqual(['Tikaagullik']);
    expect(entrantsLike(shown('vira'), 'akerlund').map(({ name }) => name)).toEqual(['Folke Åkerlund']);
    expect(entrantsLike(running, '  ')).toEqual([]);
  });

  it('are those of the round that is played, then of the next', () => {
    const at = (id: string): unknown => {
      const { round, match, bye } = seatOf(
        running,
        running.entrants.find((one) => one.id === id)!,
      );
      return [round?.number, match !== undefined, bye];
    };
    expect(at('t3')).toEqual([4, true, false]);
    expect(at('t13')).toEqual([4, false, true]);
    expect(at('t9')).toEqual([5, true, false]);
  });
});

describe('finals', () => {
  it('are drawn from what is known', () => {
    expect(bracketOf(running)).toBeNull();
    const before = bracketOf(shown('bracket'));
    expect([before?.semiFinals.length, before?.final?.match, before?.final?.entrants.length]).toEqual([2, null, 1]);
    expect(bracketOf(shown('robin'))?.table?.stage).toBe('semi-final');
    expect(bracketOf(shown('closed'))?.bronze?.match?.best_of).toBe(3);
  });

  it('give medals; a table alone does so when it is closed', () => {
    expect(medals(shown('closed')).map(({ place }) => place)).toEqual([1, 2, 3, 4]);
    const vira = shown('vira');
    expect(medals(vira)).toEqual([]);
    expect(medals({ ...vira, state: 'closed' }).map(({ place }) => place)).toEqual([1, 2, 3]);
  });
});
