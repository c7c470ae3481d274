/** What the screen in the hall shows, one picture after another. */
import { currentRound, matchesOf, nextRound } from '../find.ts';
import { bracketOf } from '../parts/bracket.ts';
import { medals } from '../parts/medals.ts';
import type { Entrant, Match, Round, Table, Tournament } from '../store.svelte.ts';

/** How much can be read from the last row of the hall. */
export const ROWS = 9;
const MATCHES = { voms: 10, vira: 6 };
const ENTRIES = 18;
/** From here on a table stands in two columns. */
const LONG = 3 * ROWS;

interface Paged {
  key: string;
  page: number;
  pages: number;
}

export type Slide = Paged &
  (
    | { kind: 'welcome' | 'draw' | 'timetable' | 'bracket' | 'podium' }
    | { kind: 'standings'; table: Table; parts: { from: number; to: number }[] }
    | { kind: 'now' | 'next' | 'results'; round: Round; matches: Match[] }
    | { kind: 'entries'; entrants: Entrant[] }
  );

/** Pages of nearly the same length, none longer than that. */
export function paged<T>(all: T[], most: number): T[][] {
  const pages = Math.max(1, Math.ceil(all.length / most));
  const size = Math.ceil(all.length / pages);
  return Array.from({ length: pages }, (_, page) => all.slice(page * size, (page + 1) * size));
}

const alone = (kind: 'welcome' | 'draw' | 'timetable' | 'bracket' | 'podium'): Slide => ({
  kind,
  key: kind,
  page: 1,
  pages: 1,
});

function standings(table: Table): Slide[] {
  const key = `standings ${table.stage} ${table.pool}`;
  const columns = table.rows.length > LONG ? 2 : 1;
  const rows = table.rows.map((_, index) => index);
  return paged(rows, ROWS * columns).map((page, index, { length: pages }) => {
    const parts = paged(page, Math.ceil(page.length / columns)).map((part) => ({
      from: part[0] ?? 0,
      to: (part.at(-1) ?? 0) + 1,
    }));
    return { kind: 'standings', key: `${key} ${index}`, table, parts, page: index + 1, pages };
  });
}

function ofRound(doc: Tournament, kind: 'now' | 'next' | 'results', round: Round | undefined): Slide[] {
  const all = round ? matchesOf(doc, round) : [];
  if (!round || all.length === 0) return [];
  return paged(all, MATCHES[doc.game]).map((matches, index, { length: pages }) => {
    return { kind, key: `${kind} ${round.number} ${index}`, round, matches, page: index + 1, pages };
  });
}

function entries(doc: Tournament): Slide[] {
  if (doc.entrants.length === 0) return [];
  return paged(doc.entrants, ENTRIES).map((entrants, index, { length: pages }) => {
    return { kind: 'entries', key: `entries ${index}`, entrants, page: index + 1, pages };
  });
}

export function slidesOf(doc: Tournament): Slide[] {
  // While cards are being turned, nobody looks at anything else.
  if (doc.draw && doc.draw.turned < doc.draw.cards.length) return [alone('draw')];
  const tables = doc.standings.tables.flatMap(standings);
  const bracket = bracketOf(doc) ? [alone('bracket')] : [];
  if (doc.state === 'closed') return [...(medals(doc).length > 0 ? [alone('podium')] : []), ...bracket, ...tables];
  if (doc.state === 'running') {
    const over = doc.rounds.filter((round) => round.ended !== null).at(-1);
    const podium = doc.standings.podium.length > 0 ? [alone('podium')] : [];
    const timetable = doc.rounds.length > 0 ? [alone('timetable')] : [];
    const rounds = [
      ...ofRound(doc, 'now', currentRound(doc)),
      ...ofRound(doc, 'results', over),
      ...ofRound(doc, 'next', nextRound(doc)),
    ];
    const all = [...podium, ...rounds, ...bracket, ...tables, ...timetable];
    if (all.length > 0) return all;
  }
  return [
    ...(doc.draw ? [alone('draw')] : []),
    alone('welcome'),
    ...entries(doc),
    ...ofRound(doc, 'next', nextRound(doc)),
  ];
}
