/** What travels on the table's socket; see docs/api.md. */
import type { GameEvent, Refusal, TableDocument, TableSection, You } from './contract.ts';

export interface ChatLine {
  at: number;
  by: string | null;
  seat: string | null;
  name: string;
  text?: string | null;
  phrase?: string | null;
}

/** Of each section the keys that are given take the given values; a section may come or go as a whole. */
export interface Sections {
  you?: Partial<You>;
  table?: Partial<TableSection>;
  match?: Record<string, unknown> | null;
  deal?: Record<string, unknown> | null;
}

export interface Change {
  type: 'change';
  v: number;
  at: number;
  events: GameEvent[];
  change: Sections;
  chat?: ChatLine;
}

export interface WholeTable extends TableDocument {
  type: 'table';
  now: number;
  chat: ChatLine[];
  log: GameEvent[];
}

/** After a break the changes that were missed follow, not the whole table. */
export interface Resumed {
  type: 'resumed';
  v: number;
  now: number;
}

export interface Presence {
  type: 'presence';
  present: string[];
  watchers: number;
}

/** The server stops, or nobody else can come in now. */
export interface Closing {
  type: 'closing';
  reason: 'restart' | 'refused';
  error?: Refusal;
}

export type Reply =
  | { type: 'done'; id: string; v: number; [field: string]: unknown }
  | ({ type: 'refused'; id: string } & Refusal)
  | { type: 'answer'; id: string; [field: string]: unknown };

export type FromServer = WholeTable | Resumed | Change | Presence | Reply | Closing;

/** A command or a question, before it gets its id. */
export type Command =
  | { do: 'act'; action: string; seen: number }
  | { do: 'ready'; seed: string }
  | { do: 'sit'; seat: string }
  | { do: 'stand' | 'agree' | 'decline' | 'rematch' }
  | { do: 'bot'; seat: string; level: string | null }
  | { do: 'propose'; kind: string }
  | { do: 'say'; text: string }
  | { do: 'say'; phrase: string }
  | { ask: 'why'; action: string }
  | { ask: string };
