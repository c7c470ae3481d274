/** A Vira table in words: who and what, and a sentence for every event that deserves one. */
import { cardName, cardsIn, cardSigns } from '../cardtable/cards.ts';
import type { GameEvent, Words } from '../table/contract.ts';
import { readBid } from './bids.ts';
import { suitsOf, type Classes, type TrumpClass } from './colours.ts';
import type { Grade, Suit } from './types.ts';

export interface Speaker {
  words: Words;
  names: (seat: string) => string;
  /** The seat whose sentences say "you". */
  me: string | null;
}

export function signed(amount: number): string {
  if (amount === 0) return '0';
  return amount > 0 ? `+${amount}` : `−${-amount}`;
}

export function contractName(words: Words, key: string, grade: Grade | null): string {
  const name = words(`contract-${key}`);
  return grade ? words('vira-graded', { contract: name, grade }) : name;
}

/** What was bid, `spel7+farg` or `gask`, or a pass, as it is said. */
export function saidName(words: Words, said: string): string {
  const text = said.replace(/^bid /, '');
  const { key, grade } = readBid(text);
  const loose = `vira-said-${key}`;
  return words.has(loose) ? words(loose) : contractName(words, key, grade);
}

export function className(words: Words, suit: Suit, classes: Classes): string {
  return words(`vira-class-${classes[suit]}`);
}

export function coloursLine(words: Words, classes: Classes): string {
  const names = (wanted: TrumpClass) =>
    suitsOf(classes, wanted)
      .map((suit) => words(`vira-suit-word-${suit}`))
      .join(', ');
  return words('vira-colours', { hogsta: names('hogsta'), farg: names('farg'), ofarg: names('ofarg') });
}

/** The name of a seat or of the pulla. */
export function accountName({ words, names, me }: Speaker, account: string): string {
  if (account === 'pool') return words('vira-name-pool');
  return account === me ? words('vira-name-A') : names(account);
}

/** Who does something: the catalogues say "you" where the seat is A. */
export function who({ names, me }: Speaker, seat: string): { seat: string; name: string } {
  return { seat: seat === me ? 'A' : 'other', name: names(seat) };
}

function faces(words: Words, cards: unknown): string {
  return cardsIn(cards as string)
    .map((card) => cardSigns(words, card))
    .join(' ');
}

/** One sentence for an event, or null where the table itself says it. */
export function sentence(event: GameEvent, speaker: Speaker): string | null {
  const { words, me } = speaker;
  const seat = String(event.seat ?? '');
  const by = who(speaker, seat);
  switch (event.event) {
    case 'bid-made':
      return words('vira-bid-made', { ...by, bid: saidName(words, String(event.bid)) });
    case 'auction-won':
      return words('vira-auction-won', { ...by, bid: saidName(words, String(event.bid)) });
    case 'contract-named':
      return words('vira-contract-named', { ...by, contract: words(`contract-${String(event.contract)}`) });
    case 'cards-turned':
      return words('vira-cards-turned', { cards: faces(words, event.cards) });
    case 'trump-named':
      return words('event-vira-trump-named', { ...by, suit: words(`vira-suit-word-${String(event.suit)}`) });
    case 'hand-reduced':
      return words('vira-put-away', { ...by, count: Number(event.count) });
    case 'cards-drawn':
      return words('vira-drawn', { cards: faces(words, event.cards) });
    case 'bought':
      return words('vira-bought', { ...by, count: Number(event.count), talon: Number(event.talon) });
    case 'hand-laid-up':
      return words('vira-hand-laid-up', { ...by, cards: faces(words, event.cards) });
    case 'talon-put-aside':
      return Number(event.count) > 0 ? words('vira-talon-aside', { count: Number(event.count) }) : null;
    case 'card-played':
      return words('event-vira-card-played', { ...by, card: cardName(words, String(event.card)) });
    case 'claim-shown':
      return seat === me ? null : words('vira-claim-shown', { ...by, cards: faces(words, event.cards) });
    case 'pinnar-paid':
      return words('event-vira-paid', {
        payer: accountName(speaker, String(event.payer)),
        payee: accountName(speaker, String(event.payee)),
        amount: Number(event.amount),
        reason: words(String(event.reason)),
      });
    case 'deal-ended':
      return words(`event-vira-ended-${String(event.result)}`, who(speaker, String(event.declarer)));
    case 'ruling-applied':
    case 'deal-stopped':
      return words(`event-vira-${event.event}`);
    default: {
      const code = SIMPLE[event.event];
      return code ? words(code, by) : null;
    }
  }
}

/** Sentences that only say who. */
const SIMPLE: Record<string, string> = {
  passed: 'vira-passed',
  'misar-named': 'vira-misar-named',
  'talon-taken': 'vira-talon-taken',
  'tried-again': 'vira-tried-again',
  'hand-laid': 'vira-hand-laid',
  'game-taken': 'vira-game-taken',
  'trick-taken': 'vira-trick-taken',
  claimed: 'vira-claimed',
  'claim-accepted': 'vira-claim-accepted',
  'claim-refused': 'vira-claim-refused',
  conceded: 'vira-conceded',
};
