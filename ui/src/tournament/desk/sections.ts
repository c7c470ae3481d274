/** The sections of the desk; each is there for whoever may do something in it. */
import type { Order, Tournament } from '../store.svelte.ts';

export const SECTIONS = [
  'now',
  'entrants',
  'draw',
  'timetable',
  'results',
  'standings',
  'penalties',
  'helpers',
  'print',
  'log',
  'settings',
] as const;
export type Section = (typeof SECTIONS)[number];

const WANTED: Record<Section, Order['do'][]> = {
  now: ['run-round', 'enter', 'answer-call'],
  entrants: ['check-in'],
  draw: ['draw', 'turn-cards'],
  timetable: ['schedule', 'pair', 'draw-round'],
  results: ['enter'],
  standings: ['decide', 'enter'],
  penalties: ['penalise', 'appeal'],
  helpers: ['dismiss'],
  print: ['enter', 'describe'],
  log: ['undo', 'penalise'],
  settings: ['describe', 'set-rules', 'move'],
};

export function sectionsFor(doc: Tournament): Section[] {
  return SECTIONS.filter((section) => WANTED[section].some((order) => doc.me.may.includes(order)));
}

/** Ties that wait for a decision; while games are missing, or among those who are gone, nobody need decide. */
export function openTies(doc: Tournament): string[][] {
  const playing = doc.standings.tables.filter(({ complete }) => !complete);
  const within = (tie: string[], rows: { entrant: string }[]) =>
    tie.every((id) => rows.some(({ entrant }) => entrant === id));
  const gone = doc.entrants.filter((entrant) => entrant.gone !== null).map(({ id }) => id);
  const open = doc.standings.unresolved.filter((tie) => !tie.every((id) => gone.includes(id)));
  return open.filter((tie) => !playing.some(({ rows }) => within(tie, rows)));
}

/** How many things wait for somebody in a section. */
export function waiting(doc: Tournament, section: Section): number {
  switch (section) {
    case 'now':
      return (
        doc.matches.filter((match) => match.state === 'disputed').length +
        doc.calls.filter((call) => call.answered === null).length
      );
    case 'standings':
      return openTies(doc).length;
    case 'penalties':
      return doc.appeals.filter((appeal) => appeal.decision === '').length;
    default:
      return 0;
  }
}

/** The section that an arrow key leads to. */
export function neighbour(sections: Section[], at: Section, key: string): Section | null {
  const index = sections.indexOf(at);
  const last = sections.length - 1;
  const to: Record<string, number> = {
    ArrowDown: index === last ? 0 : index + 1,
    ArrowRight: index === last ? 0 : index + 1,
    ArrowUp: index <= 0 ? last : index - 1,
    ArrowLeft: index <= 0 ? last : index - 1,
    Home: 0,
    End: last,
  };
  return sections[to[key] ?? -1] ?? null;
}
