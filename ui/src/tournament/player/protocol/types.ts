/** The table protocol of Vira as the server writes it: lines with payments, and what the next line may be. */
export type Result = 'home' | 'bet' | 'kodilj' | 'laid';
export type TrumpClass = 'ofarg' | 'farg' | 'hogsta';
export type Grade = 'plain' | 'farg' | 'hogsta';
export type Form = 'trump' | 'misar';

export interface Turn {
  deal: number;
  dealer: string;
  sits_out: string | null;
  /** Förhand, mellanhand, efterhand. */
  players: string[];
}

export interface Paid {
  from: string;
  to: string;
  amount: number;
  reason: string;
  cites: string[];
}

export interface Payment {
  from: string;
  to: string;
  amount: number;
}

/** A deal as it is written down; what is not said is left out. */
export interface Line {
  declarer?: string;
  contract?: string;
  grade?: 'farg' | 'hogsta';
  misar?: boolean;
  trump?: TrumpClass;
  first_trump?: TrumpClass;
  tricks?: number;
  result?: Result;
  thieves?: string[];
  payments?: Payment[];
}

export interface Row extends Turn {
  line: Line & { deal?: number };
  game: {
    contract: string;
    family: string;
    grade: Grade;
    form: Form;
    trumps: TrumpClass[];
    result: Result;
    second_try: boolean;
  } | null;
  payments: Paid[];
  change: Record<string, number>;
  pulla: number;
  totals: Record<string, number>;
}

export interface Protocol {
  persons: string[];
  planned: number;
  deals_left: number;
  next: Turn | null;
  pulla: number;
  totals: Record<string, number>;
  divided: boolean;
  division: Paid[];
  rows: Row[];
}

export interface Ending {
  result: Result;
  tricks: number[];
  trump: boolean;
  thieves: boolean;
  count: boolean;
}

export interface Way {
  grade: Grade;
  form: Form;
  trumps: TrumpClass[];
  results: Ending[];
}

export interface Offer {
  contract: string;
  second_try: boolean;
  same_trump: boolean;
  ways: Way[];
}

export interface Family {
  family: string;
  contracts: Offer[];
}

export interface Choices extends Turn {
  bet: number;
  /** The most that one payment can be. */
  most: number;
  families: Family[];
}
