/** The documents of a Vira table as docs/api.md describes them. */
import type { Classes } from './colours.ts';

export type Suit = 'c' | 's' | 'h' | 'd';
export type Grade = 'farg' | 'hogsta';
export type Outcome = 'home' | 'bet' | 'kodilj' | 'laid';
export type Phase =
  'auction' | 'choose' | 'trump' | 'keep' | 'buy' | 'discard' | 'decide' | 'defence' | 'play' | 'over';

/** How many cards to choose, and of which where it is not the whole hand. */
export interface Template {
  verb: 'keep' | 'buy' | 'discard';
  min: number;
  max: number;
  from?: string;
}

/** A seat and what it said: `bid spel7+farg` or `pass`. */
export type Said = [seat: string, said: string];
export type Played = [seat: string, card: string];

export interface ViraDeal {
  number: number;
  seat: string | null;
  phase: Phase;
  to_act: string | null;
  dealer: string;
  /** Who sits out, at a table of four. */
  out: string | null;
  forhand: string;
  hogsta: Suit;
  classes: Classes;
  pool: number;
  hands: Record<string, string>;
  /** Hands that others have laid up. */
  known: Record<string, string>;
  /** One's own, until one's first card. */
  discards: string;
  counts: Record<string, number>;
  talon: number;
  /** Turned up and not yet taken. */
  turned: string;
  /** Every card that was ever turned up. */
  shown: string;
  auction: Said[];
  standing: string | null;
  passed: string[];
  declarer: string | null;
  contract: string | null;
  grade: Grade | null;
  try: number;
  form: 'trump' | 'misar' | null;
  trump: Suit | null;
  needed: number | null;
  /** How many cards the declarer plays with, and so how many tricks are played. */
  cards: number;
  trick: Played[];
  leader: string;
  last_trick: { winner: string; cards: Played[] } | null;
  tricks: Record<string, number>;
  claim: 'free' | 'open' | 'spent';
  result: Outcome | null;
  settlement: Record<string, number> | null;
  actions: string[];
  template: Template | null;
  calls: string[];
}

/** One payment; an account is a seat, or `pool` for the pulla. */
export interface Line {
  payer: string;
  payee: string;
  amount: number;
  reason: string;
  cites: string[];
}

export interface FinishedDeal {
  deal: number;
  declarer: string | null;
  contract: string | null;
  grade: Grade | null;
  /** The declarer's, and how many were needed; none in a misär. */
  tricks: number | null;
  needed: number | null;
  result: Outcome | null;
  settlement: Record<string, number>;
  lines: Line[];
}

export interface ViraMatch {
  kind: 'sitting';
  net: Record<string, number>;
  pool: number;
  deals: number;
  /** How many deals the sitting has; null where the players stop when they like. */
  of: number | null;
  dealer: string;
  /** What everybody has after the division of the pulla, once the sitting is over. */
  divided: Record<string, number> | null;
  winner: string | null;
  history: FinishedDeal[];
}

/** A row of the bid table: what it takes, and what it pays and costs with the pulla as it is now. */
export interface BidRow {
  key: string;
  number: number;
  family: string;
  grade: Grade | null;
  /** A gask has a row for each. */
  form: 'trump' | 'misar';
  tricks: number;
  cards: number;
  home: number;
  bet: number;
  kodilj: number;
  laid: number;
}
