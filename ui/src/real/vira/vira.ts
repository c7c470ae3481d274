/** A Vira protocol on this device: what is stored, and what the engine makes of it. */
import type { OptionValue } from '../../table/contract.ts';
import type { Choices, Line, Paid, Protocol } from '../../tournament/player/protocol/types.ts';
import { engine } from '../engine.svelte.ts';
import { Shelf } from '../shelf.svelte.ts';

export interface ViraData {
  rules: string;
  /** House rules; sheets from before there were any have none. */
  options?: Record<string, OptionValue>;
  persons: string[];
  dealer: string;
  planned: number | null;
  lines: Line[];
  divided: boolean;
}

export interface Written {
  protocol: Protocol;
  choices: Choices | null;
  open: boolean;
}

export interface Price {
  payments: Paid[];
  change: Record<string, number>;
  pulla: number;
}

/** The protocol as the engine reads it; it refuses what cannot be. */
export function readVira({
  rules,
  options = {},
  persons,
  dealer,
  planned,
  lines,
  divided,
}: ViraData): Promise<Written> {
  return engine.ask<Written>('vira', { rules, options, persons, dealer, planned, lines, divided });
}

export const viras = new Shelf<ViraData>('vira', readVira);

/** What a sheet is called in a list. */
export const viraTitle = ({ persons }: ViraData): string => persons.join(', ');
