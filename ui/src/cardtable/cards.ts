/** Cards as the protocol writes them: `9c`, `10h`, `*` for the joker. Nothing here knows what a card is worth. */
import type { Words } from '../table/contract.ts';

export const JOKER = '*';
export const RATIO = 1.4;

export const SYMBOLS: Readonly<Record<string, string>> = { c: '♣', s: '♠', h: '♥', d: '♦' };

const SUITS = 'cshd';
const RANKS = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2'];

/** A list of cards in one text: `9c 9d`. */
export function cardsIn(text: string | undefined): string[] {
  return text ? text.split(' ') : [];
}

export function suitOf(card: string): string {
  return card.slice(-1);
}

export function rankOf(card: string): string {
  return card.slice(0, -1);
}

/** By suit, and within a suit from the ace down, as a hand is held. */
export function sorted(cards: readonly string[], suits: string = SUITS): string[] {
  const place = (card: string): number =>
    card === JOKER ? -1 : suits.indexOf(suitOf(card)) * RANKS.length + RANKS.indexOf(rankOf(card));
  return [...cards].sort((one, other) => place(one) - place(other));
}

/** A card in words: "nine of clubs". */
export function cardName(words: Words, card: string): string {
  return card === JOKER ? words('card-joker') : words('card-name', { rank: rankOf(card), suit: suitOf(card) });
}

/** A card in signs: "9♣". */
export function cardSigns(words: Words, card: string): string {
  const suit = SYMBOLS[suitOf(card)] ?? '';
  return card === JOKER ? words('card-joker') : words('card-signs', { rank: rankOf(card), suit });
}

/** Below this width the ordinary index is too small to read. */
const SMALL = 92;

/** Whether a card of this width is shown with a large index. */
export function isSmall(width: number): boolean {
  return width < SMALL;
}

export type Deck = 'two' | 'four' | 'two-large' | 'four-large';

/** Where tools/faces.mjs has put a face. */
export function faceUrl(card: string, deck: Deck): string {
  return `${import.meta.env.BASE_URL}faces/${deck}/${card}.svg`;
}

/** Fetches faces before they are needed, so that no card comes to the table blank; what is already shown goes first. */
export async function fetchFaces(cards: readonly string[], deck: Deck): Promise<void> {
  for (const card of cards) {
    if (card === JOKER) continue;
    const image = new Image();
    image.fetchPriority = 'low';
    image.src = faceUrl(card, deck);
    await image.decode().catch(() => undefined);
  }
}
