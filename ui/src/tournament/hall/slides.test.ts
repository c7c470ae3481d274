import { expect, it } from 'vitest';
import { TOURNAMENTS } from '../../gallery/tournaments.ts';
import type { Row, Tournament } from '../store.svelte.ts';
import { Rotation } from './rotation.svelte.ts';
import { paged, slidesOf, type Slide } from './slides.ts';

const kinds = (name: string): string[] => slidesOf(TOURNAMENTS[name]?.() as Tournament).map(({ kind }) => kind);

it('shows what the hall waits for', () => {
  const drawn = TOURNAMENTS.draw?.() as Tournament;
  const all = { ...drawn, draw: { ...drawn.draw!, turned: drawn.entrants.length } };
  expect(kinds('draft')).toEqual(['welcome']);
  expect(kinds('open')).toEqual(['welcome', 'entries']);
  expect(kinds('draw')).toEqual(['draw']);
  expect(slidesOf(all).map(({ kind }) => kind)).toEqual(['draw', 'welcome', 'entries']);
  expect(kinds('running')).toEqual(['now', 'results', 'next', 'standings', 'standings', 'timetable']);
  expect(kinds('bracket')).toContain('bracket');
  expect(kinds('closed').slice(0, 2)).toEqual(['podium', 'bracket']);
});

it('makes pages of nearly the same length', () => {
  expect(paged([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 9).map(({ length }) => length)).toEqual([5, 5]);
  expect(paged([], 9)).toEqual([[]]);
});

it('sets long tables in two columns, and shows every row once', () => {
  const doc = TOURNAMENTS.vira?.() as Tournament;
  const [table] = doc.standings.tables;
  const rows = Array.from({ length: 61 }, (_, at): Row => ({
    ...(table!.rows[0] as Row),
    entrant: `t${at}`,
    place: at,
  }));
  const long = { ...doc, standings: { ...doc.standings, tables: [{ ...table!, rows }] } };
  const parts = slidesOf(long).flatMap((slide) => (slide.kind === 'standings' ? slide.parts : []));
  expect(parts.every(({ from, to }) => to - from <= 9)).toBe(true);
  expect(parts.flatMap(({ from, to }) => rows.slice(from, to))).toEqual(rows);
});

it('keeps its picture when others come and go', () => {
  const slide = (key: string): Slide => ({ kind: 'welcome', key, page: 1, pages: 1 });
  let slides = ['a', 'b', 'c'].map(slide);
  const rotation = new Rotation(() => slides);
  rotation.step(1);
  expect(rotation.slide?.key).toBe('b');
  slides = ['new', 'a', 'b'].map(slide);
  expect(rotation.slide?.key).toBe('b');
  rotation.step(1);
  expect(rotation.slide?.key).toBe('new');
  rotation.step(-1);
  expect(rotation.slide?.key).toBe('b');
  slides = ['c', 'd'].map(slide);
  rotation.keep();
  const on = rotation.slide?.key;
  slides = ['e', 'c', 'd'].map(slide);
  expect(rotation.slide?.key).toBe(on);
  slides = [slide('only')];
  expect(rotation.slide?.key).toBe('only');
});
