/** The suits and what they are called in a deal. */
import type { Suit } from './types.ts';

/** As a player holds them: black and red by turns. */
export const SUITS: readonly Suit[] = ['s', 'h', 'c', 'd'];
export const SYMBOLS: Record<Suit, string> = { c: '♣', s: '♠', h: '♥', d: '♦' };

const SAME_COLOUR: Record<Suit, Suit> = { c: 's', s: 'c', h: 'd', d: 'h' };

export type TrumpClass = 'hogsta' | 'farg' | 'ofarg';

/** Färg is the other suit of the colour of högsta färg. */
export function classOf(suit: Suit, hogsta: Suit): TrumpClass {
  if (suit === hogsta) return 'hogsta';
  return suit === SAME_COLOUR[hogsta] ? 'farg' : 'ofarg';
}

export function classes(hogsta: Suit): Record<TrumpClass, Suit[]> {
  const of = (wanted: TrumpClass) => SUITS.filter((suit) => classOf(suit, hogsta) === wanted);
  return { hogsta: of('hogsta'), farg: of('farg'), ofarg: of('ofarg') };
}
