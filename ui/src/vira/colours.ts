/** The suits and what they are called in a deal. */
import type { Suit } from './types.ts';

/** As a player holds them: black and red by turns. */
export const SUITS: readonly Suit[] = ['s', 'h', 'c', 'd'];

export type TrumpClass = 'hogsta' | 'farg' | 'ofarg';

/** The class of every suit in a deal, as the server says it. */
export type Classes = Record<Suit, TrumpClass>;

export function suitsOf(classes: Classes, wanted: TrumpClass): Suit[] {
  return SUITS.filter((suit) => classes[suit] === wanted);
}
