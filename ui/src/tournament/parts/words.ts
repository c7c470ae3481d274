/** What the pages of a tournament say: results, stages, what decided a place. */
import { say } from '../../i18n.svelte.ts';
import type { Schemas } from '../../server.ts';
import { settings } from '../../settings.svelte.ts';
import { entrantOf, nameOf } from '../find.ts';
import type { Entrant, Game, Match, Round, Row, Stage, Table, Tournament, Walkover } from '../store.svelte.ts';

export type Result = Schemas['DeskResult'];

/** 2.5 as it is written here, with a real minus. */
export const figure = (value: number): string =>
  new Intl.NumberFormat(settings.language).format(value).replace('-', '−');

/** What was won or lost: +12, −8, 0. */
export const signed = (value: number): string => (value > 0 ? `+${figure(value)}` : figure(value));

export const listed = (names: string[]): string => new Intl.ListFormat(settings.language).format(names);

/** A day as people write it; an empty one says nothing. */
export function dayWords(date: string): string {
  if (date === '') return '';
  const style = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(settings.language, style).format(new Date(`${date}T12:00:00Z`));
}

/** A moment as a time of this device. */
export function hourWords(moment: number): string {
  const at = new Date(moment);
  return `${at.getHours()}:${String(at.getMinutes()).padStart(2, '0')}`;
}

export const formatWords = (format: string): string => say(`ui-tournament-format-${format}`);
export const stateWords = (state: Tournament['state']): string => say(`ui-tournament-state-${state}`);
export const stageWords = (stage: Stage): string => say(`tournament-stage-${stage}`);

/** "Pool A"; a pool that is alone needs no letter. */
export function poolWords(doc: Tournament, table: Pick<Table, 'stage' | 'pool'>): string {
  const others = doc.standings.tables.filter((one) => one.stage === table.stage);
  if (table.stage !== 'pool') return stageWords(table.stage);
  return others.length > 1 ? say('ui-tournament-pool', { pool: table.pool }) : say('ui-tournament-standings');
}

/** A round has a number; the last ones say more by their stage. */
export function roundWords(round: Round): string {
  const number = say('ui-tournament-round', { number: round.number });
  if (round.stage === 'bronze' || round.stage === 'final') return stageWords(round.stage);
  return round.stage === 'semi-final' ? `${stageWords(round.stage)}, ${number}` : number;
}

export const tableWords = (table: number | null): string => (table === null ? '' : say('tournament-table', { table }));

/** A criterion in words; "empty-strokes:t7+t9" names those teams. */
export function decidedWords(doc: Tournament, criterion: string): string {
  const [name = '', teams] = criterion.split(':');
  if (teams === undefined) return say(`tournament-by-${name}`);
  return say(`tournament-by-${name}`, { team: listed(teams.split('+').map((id) => nameOf(doc, id))) });
}

const lusWords = (usual: number, lus: number, comb: number): string =>
  comb === usual ? String(lus) : say('ui-tournament-lus-of', { lus, comb });

/** "9–5", "11 of 11 – 7", "walkover"; the usual comb of the tournament goes without saying. */
export function shortResult(usual: number, result: Result): string {
  if (result.absent) return say('ui-tournament-walkover');
  if (result.forfeit) return say('ui-tournament-forfeit');
  if (result.totals) return result.totals.map(signed).join(' / ');
  if (!result.lus) return '';
  const [a, b] = result.lus.map((lus, side) => lusWords(usual, lus, result.comb[side] ?? usual)) as [string, string];
  return result.comb.every((comb) => comb === usual) ? `${a}–${b}` : `${a} – ${b}`;
}

/** What there is to say about a result besides its figures, and why. */
export function remarkOn(doc: Tournament, result: Result): string {
  const remarks: string[] = [];
  if (result.absent) remarks.push(say('ui-tournament-absent', { team: nameOf(doc, result.absent) }));
  if (result.forfeit) remarks.push(say('ui-tournament-forfeits', { team: nameOf(doc, result.forfeit) }));
  if (result.toqued) remarks.push(say('ui-tournament-toqued', { team: nameOf(doc, result.toqued) }));
  if (result.reason) remarks.push(result.reason);
  return remarks.join(' · ');
}

/** A result as a sentence: who, how many, and what else there was. */
export function resultWords(doc: Tournament, match: Match, result: Result): string {
  const remark = remarkOn(doc, result);
  const names = match.entrants.map((id) => nameOf(doc, id));
  if (result.totals) return names.map((name, index) => `${name} ${signed(result.totals?.[index] ?? 0)}`).join(', ');
  if (!result.lus) return `${names.join(' – ')}: ${remark}`;
  return `${names.join(' – ')}: ${shortResult(doc.comb, result)}${remark ? `, ${remark}` : ''}`;
}

/** The games of a match that count, in their order; where somebody is gone, what counts instead. */
export function counted(match: Match): (Game & { result: Result })[] {
  const games = match.games.filter((game): game is Game & { result: Result } => game.result !== null);
  if (!match.walkover) return games;
  const { lus, entrant } = match.walkover;
  if (!lus || !games[0]) return [];
  const sides: [number, number] = match.entrants[0] === entrant ? lus : [lus[1], lus[0]];
  return [{ ...games[0], result: { lus: sides, comb: [lus[0], lus[0]], reason: '' } }];
}

/** Why a game is not played, or does not count as it was played. */
export const goneWords = (doc: Tournament, { gone, why }: Walkover): string =>
  say(`ui-tournament-gone-${why}`, { name: nameOf(doc, gone) });

/** Who plays and gets no card of the draw. */
export const noCardWords = (doc: Tournament): string =>
  say('ui-desk-draw-no-card', {
    count: doc.no_card.length,
    names: listed(doc.no_card.map((id) => nameOf(doc, id))),
  });

/** Who sits out a round, with what is given for it. */
export function byeWords(doc: Tournament, round: Round): string {
  const names = round.byes.map((id) => {
    const lus = round.walkovers.find(({ entrant }) => entrant === id)?.lus;
    return lus ? `${nameOf(doc, id)} (${lus.join(':')})` : nameOf(doc, id);
  });
  return say('tournament-bye', { teams: listed(names) });
}

/** How a match stands, for lists: its one result, or the games won. */
export function matchWords(doc: Tournament, match: Match): string {
  const games = counted(match);
  if (match.best_of > 1 && games.length > 0) return match.wins.join('–');
  const result = games.at(-1)?.result;
  return result ? shortResult(doc.comb, result) : '';
}

/** What one side shows in a game: its lus, or what it won or lost. */
export function sideWords(result: Result, side: number): string {
  if (result.totals) return signed(result.totals[side] ?? 0);
  return result.lus ? String(result.lus[side] ?? '') : '';
}

/** Ties that stand; before the last game everybody may be level with anybody, and nobody asks about those who are gone. */
export function tiesOf({ complete, rows, ties }: Table): string[][] {
  const out = rows.filter((row) => row.out).map((row) => row.entrant);
  return complete ? ties.filter((tie) => !tie.every((one) => out.includes(one))) : [];
}

/** That an entrant plays no more, and why. */
export const goneMark = ({ gone }: Entrant): string =>
  say(gone === 'withdrawn' ? 'ui-tournament-withdrawn' : 'ui-tournament-disqualified');

/** What stands under a name in a table: penalties, who has left, what put the entrant below the one above. */
export function notesOn(doc: Tournament, table: Table, row: Row): string[] {
  const entrant = entrantOf(doc, row.entrant);
  const off = doc.penalties.filter((one) => one.entrant === row.entrant && one.stage === table.stage && one.points < 0);
  const notes = off.map((one) => say('ui-tournament-penalty', { points: figure(one.points) }));
  if (entrant?.gone) notes.push(goneMark(entrant));
  if (tiesOf(table).some((tie) => tie.includes(row.entrant))) notes.push(say('ui-tournament-level'));
  if (!row.out && row.decided_by !== null && row.decided_by !== 'points') {
    notes.push(say('ui-tournament-decided', { criterion: decidedWords(doc, row.decided_by) }));
  }
  return notes;
}
