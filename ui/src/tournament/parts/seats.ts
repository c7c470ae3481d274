/** "Where do I play?": people look for their own name, or a piece of it. */
import { currentRound, nextRound, sitsOut } from '../find.ts';
import type { Entrant, Match, Round, Tournament } from '../store.svelte.ts';

const MOST = 6;

export interface Found {
  entrant: Entrant;
  /** The round that is played, or the next one. */
  round: Round | undefined;
  match: Match | undefined;
  /** Sits out that round. */
  bye: boolean;
}

/** Without capitals and accents: "ö" finds "o" too. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[æå]/g, 'a')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '');

export function entrantsLike(doc: Tournament, text: string): Entrant[] {
  const wanted = plain(text).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  return doc.entrants
    .filter((entrant) => {
      const words = plain([entrant.name, ...entrant.players, entrant.club].join(' '));
      return wanted.every((one) => words.includes(one)) || String(entrant.number) === text.trim();
    })
    .slice(0, MOST);
}

/** Where an entrant sits now, or next when this round has nothing left for them. */
export function seatOf(doc: Tournament, entrant: Entrant): Found {
  const rounds = [currentRound(doc), nextRound(doc)].filter((round) => round !== undefined);
  for (const round of rounds) {
    const match = doc.matches.find(
      ({ id, entrants, state }) => round.matches.includes(id) && entrants.includes(entrant.id) && state !== 'done',
    );
    const bye = sitsOut(round, entrant.id);
    if (match || bye) return { entrant, round, match, bye };
  }
  return { entrant, round: undefined, match: undefined, bye: false };
}

/** Who sits at the same table. */
export const others = (match: Match, entrant: Entrant): string[] => match.entrants.filter((id) => id !== entrant.id);
