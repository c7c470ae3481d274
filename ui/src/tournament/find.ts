/** Finding one's way in a tournament's document; nothing is computed here that the server knows. */
import type { Entrant, Match, Round, Tournament } from './store.svelte.ts';

export const entrantOf = (doc: Tournament, id: string | null | undefined): Entrant | undefined =>
  doc.entrants.find((entrant) => entrant.id === id);

export const nameOf = (doc: Tournament, id: string): string => entrantOf(doc, id)?.name ?? id;

export const matchOf = (doc: Tournament, id: string): Match | undefined => doc.matches.find((match) => match.id === id);

export const roundOf = (doc: Tournament, number: number): Round | undefined =>
  doc.rounds.find((round) => round.number === number);

export const matchesOf = (doc: Tournament, round: Round): Match[] =>
  round.matches.map((id) => matchOf(doc, id)).filter((match) => match !== undefined);

/** The round that is played now: the first that has begun and has not ended. */
export const currentRound = (doc: Tournament): Round | undefined =>
  doc.rounds.find((round) => round.begun !== null && round.ended === null);

/** The round that comes next. */
export const nextRound = (doc: Tournament): Round | undefined => doc.rounds.find((round) => round.begun === null);
