/** Who stands on the podium: as the server says, or by the table where that is the whole result. */
import type { Tournament } from '../store.svelte.ts';

export interface Medal {
  place: number;
  entrant: string;
}

export function medals(doc: Tournament): Medal[] {
  const { podium, tables } = doc.standings;
  if (podium.length > 0) return podium.map((entrant, index) => ({ place: index + 1, entrant }));
  const [table] = tables;
  if (doc.state !== 'closed' || tables.length !== 1 || !table) return [];
  return table.rows.filter((row) => row.place <= 3 && !row.out).map(({ place, entrant }) => ({ place, entrant }));
}
