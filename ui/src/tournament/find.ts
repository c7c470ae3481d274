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

/** Whether somebody sits out a round, also because an opponent is gone or did not come. */
export const sitsOut = (round: Round, entrant: string): boolean =>
  round.byes.includes(entrant) || round.walkovers.some((given) => given.entrant === entrant);

/** Whether results of a match can be entered: its round has begun. */
export const hasBegun = (doc: Tournament, match: Match): boolean => (roundOf(doc, match.round)?.begun ?? null) !== null;

/** The round that is played now: the first that has begun and has not ended. */
export const currentRound = (doc: Tournament): Round | undefined =>
  doc.rounds.find((round) => round.begun !== null && round.ended === null);

/** The round that comes next. */
export const nextRound = (doc: Tournament): Round | undefined => doc.rounds.find((round) => round.begun === null);
