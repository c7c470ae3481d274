/** What of a tournament concerns one entrant; what it means is the server's to say. */
import { currentRound, nextRound, roundOf, sitsOut } from '../find.ts';
import type { Game, Match, Round, Row, Table, Tournament } from '../store.svelte.ts';

const MINUTE = 60_000;

const inOrder = (one: Match, other: Match): number => one.round - other.round || one.wave - other.wave;

export function matchesWith(doc: Tournament, entrant: string): Match[] {
  return doc.matches.filter((match) => match.entrants.includes(entrant)).toSorted(inOrder);
}

/** The next match that nobody has reported. */
export const nextWith = (doc: Tournament, entrant: string): Match | undefined =>
  matchesWith(doc, entrant).find((match) => match.state === 'planned');

/** Matches whose result both sides must still agree on. */
export const openWith = (doc: Tournament, entrant: string): Match[] =>
  matchesWith(doc, entrant).filter((match) => match.state === 'reported' || match.state === 'disputed');

export const others = (match: Match, entrant: string | null): string[] =>
  match.entrants.filter((one) => one !== entrant);

/** The round of the match, where it is neither over nor unplanned. */
export const roundWith = (doc: Tournament, match: Match): Round | undefined => roundOf(doc, match.round);

/** The round now or next in which the entrant sits out. */
export const byeOf = (doc: Tournament, entrant: string): Round | undefined =>
  [currentRound(doc), nextRound(doc)].find((round) => round && sitsOut(round, entrant));

/** When a match of a later wave begins, as `HH:MM`; waves share the time of their round. */
export function startOf(round: Round, wave: number): string | null {
  if (round.start === null) return null;
  const [hours = 0, minutes = 0] = round.start.split(':').map(Number);
  const later = round.waves > 1 ? Math.round((round.minutes / round.waves) * (wave - 1)) : 0;
  const all = hours * 60 + minutes + later;
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(all / 60) % 24)}:${two(all % 60)}`;
}

/** "In 12 minutes", "in 2 hours", as the language says it; nothing for another day. */
export function soonWords(language: string, milliseconds: number): string | null {
  const minutes = Math.round(milliseconds / MINUTE);
  if (minutes < -90 || minutes > 12 * 60) return null;
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return Math.abs(minutes) < 90 ? words.format(minutes, 'minute') : words.format(Math.round(minutes / 60), 'hour');
}

/** Where the entrant stands: the row of the latest table that has it. */
export function placeOf(doc: Tournament, entrant: string): { table: Table; row: Row } | undefined {
  for (const table of doc.standings.tables.toReversed()) {
    const row = table.rows.find((one) => one.entrant === entrant);
    if (row) return { table, row };
  }
  return undefined;
}

/** The game of a match that is to be entered now; none where all that count are there. */
export function openGame(match: Match): number | null {
  const open = match.games.find((game) => game.result === null);
  if (open) return open.number;
  return match.state === 'done' || match.games.length >= match.best_of ? null : match.games.length + 1;
}

export const gameOf = (match: Match, number: number): Game | undefined =>
  match.games.find((game) => game.number === number);

/** How a game stands for one side. */
export type Standing = 'counts' | 'disputed' | 'mine' | 'theirs' | 'open';

export function standingOf(game: Game | undefined, entrant: string | null): Standing {
  if (!game) return 'open';
  if (game.result) return 'counts';
  if (game.disputed) return 'disputed';
  if (game.reports.some((report) => report.side === entrant)) return 'mine';
  return game.reports.length > 0 ? 'theirs' : 'open';
}

export const wantsMe = (match: Match, entrant: string): boolean =>
  match.games.some((game) => ['theirs', 'disputed'].includes(standingOf(game, entrant)));

/** The match that is played at a table now, and the one that follows it there. */
export function atTable(doc: Tournament, table: number): { now: Match | undefined; next: Match | undefined } {
  const waiting = doc.matches.filter((match) => match.table === table && match.state !== 'done').toSorted(inOrder);
  const current = currentRound(doc);
  const now = waiting.find((match) => match.round === current?.number) ?? waiting[0];
  return { now, next: waiting.find((match) => match !== now && match.state === 'planned') };
}
