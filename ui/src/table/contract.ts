/** What the table page and the two games' table components agree on. The documents are described in docs/api.md. */

export type Language = 'da' | 'sv' | 'en';

export interface Words {
  /** The sentence for a code such as `play/not-held`, with its values filled in. */
  (code: string, values?: Record<string, string | number>): string;
  has(code: string): boolean;
}

export interface Settings {
  language: Language;
  fourColour: boolean;
  largeCards: boolean;
  animation: 'off' | 'fast' | 'normal' | 'slow';
  sound: boolean;
  highContrast: boolean;
  leftHand: boolean;
}

export interface Refusal {
  code: string;
  params: Record<string, string | number>;
  cites: string[];
  faults?: { code: string; params: Record<string, string | number> }[];
  detail?: string;
}

export interface Seat {
  seat: string;
  /** The seat in the running deal; null for who is out of a race. */
  at: string | null;
  kind: 'person' | 'bot' | 'empty';
  person: string | null;
  name: string | null;
  level: string | null;
  /** A bot plays for an absent person. */
  away: boolean;
  ready: boolean;
  /** Had no account when sitting down. */
  guest: boolean;
}

export type Game = 'voms' | 'vira';
export type OptionValue = string | number | boolean | Record<string, number> | Record<string, Record<string, number>>;

export interface TableSettings {
  game: Game;
  preset: string;
  options: Record<string, OptionValue>;
  table: number;
  best_of: number;
  deals: number | null;
  bots: string;
  fill: boolean;
  clock: 'none' | 'relaxed' | 'fast';
  pace: 'slow' | 'normal' | 'fast';
  public: boolean;
  spectators: boolean;
  delay: number;
  real_table: boolean;
  cut: 'automatic' | 'manual' | 'trap';
  hints: boolean;
  rated: boolean;
  /** The club whose table it is; else empty. */
  club: string;
  /** House rules by name and version; their options are written out in `options`. */
  house: { id: string; name: string; version: number } | null;
}

export type ProposalKind = 'pause' | 'resume' | 'takeback' | 'stop';

export interface Proposal {
  kind: ProposalKind;
  by: string;
  agreed: string[];
  wanted: string[];
}

export interface Revealed {
  deal: number;
  commitment: string;
  secret: string;
  seeds: Record<string, string>;
}

export interface TableSection {
  code: string;
  game: Game;
  preset: string;
  /** Differences from the preset. */
  options: Record<string, OptionValue>;
  settings: TableSettings;
  /** Whether it counts for ratings; where it was meant to and does not, because of whom. */
  rating: 'off' | 'counts' | 'guests' | 'bots';
  phase: 'waiting' | 'playing' | 'between' | 'over';
  host: string;
  seats: Seat[];
  paused: boolean;
  proposal: Proposal | null;
  deadline: number | null;
  commitment: string | null;
  revealed: Revealed | null;
  rematch: string | null;
  /** The tournament and match that is played here, as `code/match`; else empty. */
  event: string;
  /** The moment of a replay from which this table plays on. */
  exercise: { code: string; deal: number; at: number } | null;
}

export interface You {
  person: string | null;
  seat: string | null;
  host: boolean;
  /** Without a seat: the only one that one may take in this deal, for one has seen its hand. */
  hand?: string | null;
}

export interface TableDocument<Match = unknown, Deal = unknown> {
  v: number;
  you: You;
  table: TableSection;
  match: Match;
  deal: Deal | null;
}

export interface GameEvent {
  event: string;
  [field: string]: unknown;
}

/** What VomsTable.svelte and ViraTable.svelte get. */
export interface TableProps<Match, Deal> {
  doc: TableDocument<Match, Deal>;
  /** Of the change just shown, for animation and feats. */
  events: GameEvent[];
  words: Words;
  settings: Settings;
  /** The display name of a seat of the running deal. */
  names: (seat: string) => string;
  /** Does an action; null when it was done. */
  act: (action: string) => Promise<Refusal | null>;
  why: (action: string) => Promise<Refusal | null>;
  /** 'bids' or 'hint'. */
  ask: <T>(question: string) => Promise<T>;
  /** Opens the article in place. */
  cite: (article: string) => void;
  /** An action to highlight. */
  hint: string | null;
  /** Ready for the next deal. */
  ready: () => void;
}

/** A fixture of the gallery: ui/src/gallery/fixtures/NAME.json. */
export interface Fixture {
  doc: TableDocument;
  events?: GameEvent[];
  hint?: string | null;
  /** Answers of `ask`, by question. */
  answers?: Record<string, unknown>;
  /** Answers of `why` and `act`, by action; an action that is not here is done. */
  refusals?: Record<string, Refusal>;
}

export interface Telling {
  words: Words;
  names: (seat: string) => string;
  /** The viewer's seat in the running deal. */
  you: string | null;
}

/**
 * One event as a sentence for the log and for screen readers, or null for what is not worth a line. Each game has its own
 * in `tell.ts`; the page keeps the one polite live region and speaks these sentences in it.
 */
export type Tell = (event: GameEvent, telling: Telling) => string | null;
