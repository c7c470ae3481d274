/** The documents of a Voms table as docs/api.md describes them. */

export type BySide = Record<string, number>;

export interface LastTrick {
  winner: string;
  units: number;
  lus: BySide;
  /** In order of play: the seat and its cards, the first for the first pile. */
  cards: [seat: string, cards: string][];
}

export interface VomsDeal {
  number: number;
  seat: string | null;
  phase: 'cut' | 'choice' | 'play' | 'over';
  to_act: string | null;
  leader: string;
  holder: string | null;
  dealer: string;
  hands: Record<string, string>;
  /** Cards in other hands that everybody has seen. */
  known: Record<string, string>;
  counts: Record<string, number>;
  stock: number;
  piles: [seat: string, card: string][][];
  tricks: BySide;
  /** What the deal has brought so far. */
  gain: BySide;
  score: BySide;
  target: BySide;
  last_trick: LastTrick | null;
  /** The side that has won the game. */
  winner: string | null;
  ended: 'played-out' | 'game-won' | 'all-tricks' | 'partner-toqu' | 'reshuffle' | null;
  eight_eight: boolean;
  /** Who has announced that they hold both Voms and Toqu. */
  melted: string | null;
  actions: string[];
  calls: string[];
}

export interface Line {
  side: string;
  lus: number;
  reason: string;
  cites: string[];
}

export interface FinishedDeal {
  deal: number;
  game: number;
  ended: string;
  gain: BySide;
  score: BySide;
  target: BySide;
  lines: Line[];
}

export interface VomsMatch {
  kind: 'match' | 'race';
  best_of?: number;
  wins?: BySide;
  /** In a race: who has come home, by the seats of the table. */
  places?: string[];
  score: BySide;
  target: BySide;
  deals: number;
  dealer: string;
  winner: string | null;
  history: FinishedDeal[];
}
