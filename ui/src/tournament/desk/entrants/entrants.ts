/** Entrants as they are typed and looked for. */
import type { Entrant, Tournament } from '../../store.svelte.ts';

export type Filter = 'all' | 'missing' | 'here' | 'out';
export const FILTERS: Filter[] = ['all', 'missing', 'here', 'out'];

export interface TypedEntrant {
  name: string;
  players: string[];
  club: string;
}

export const isOut = (entrant: Entrant): boolean => entrant.gone !== null;

/** A team without a name of its own is called after its players. */
export function typedEntrant(name: string, players: string[], club: string): TypedEntrant | null {
  const given = players.map((player) => player.trim()).filter(Boolean);
  const called = name.trim() || given.join(' & ');
  return called ? { name: called.slice(0, 60), players: given, club: club.trim() } : null;
}

export function filtered(doc: Tournament, filter: Filter, text: string): Entrant[] {
  const wanted = text.trim().toLocaleLowerCase();
  return doc.entrants.filter((entrant) => {
    const words = [entrant.name, ...entrant.players, entrant.club].join(' ').toLocaleLowerCase();
    return words.includes(wanted) && fits(entrant, filter);
  });
}

export function fits(entrant: Entrant, filter: Filter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'missing':
      return !entrant.here && !isOut(entrant);
    case 'here':
      return entrant.here && !isOut(entrant);
    case 'out':
      return isOut(entrant);
  }
}
