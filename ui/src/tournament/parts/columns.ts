/** The columns of a table between the name and the points. */
import { say } from '../../i18n.svelte.ts';
import type { Row, Table, Tournament } from '../store.svelte.ts';
import { signed } from './words.ts';

export interface Column {
  kind: 'few' | 'wide' | 'lus' | 'round';
  label: string;
  title: string;
  text: (row: Row) => string;
}

/** Vira has a column for every round; Voms counts games, wins and lus. */
export function columnsOf(doc: Tournament, table: Table): Column[] {
  if (doc.game === 'vira') {
    const most = Math.max(0, ...table.rows.map((row) => row.rounds?.length ?? 0));
    return Array.from({ length: most }, (_, at) => ({
      kind: 'round',
      label: String(at + 1),
      title: say('ui-tournament-round', { number: at + 1 }),
      text: ({ rounds }) => (typeof rounds?.[at] === 'number' ? signed(rounds[at]) : '·'),
    }));
  }
  const lus: Column = {
    kind: 'lus',
    label: say('tournament-col-lus'),
    title: say('tournament-col-lus'),
    text: (row) => (row.lus_for === null ? '' : `${row.lus_for}–${row.lus_against}`),
  };
  return [
    {
      kind: 'few',
      label: say('ui-tournament-col-played'),
      title: say('tournament-col-played'),
      text: (row) => String(row.played),
    },
    {
      kind: 'wide',
      label: say('ui-tournament-col-wins'),
      title: say('tournament-col-wins'),
      text: (row) => String(row.wins ?? ''),
    },
    ...(table.rows.some((row) => row.lus_for !== null) ? [lus] : []),
  ];
}
