/** A comb sheet: what is stored, and what the engine makes of it. */
import { say } from '../../i18n.svelte.ts';
import type { OptionValue } from '../../table/contract.ts';
import { optionValue } from '../../table/options.ts';
import { engine } from '../engine.svelte.ts';
import { Shelf } from '../shelf.svelte.ts';

export interface Tap {
  what: string;
  side: number | null;
}

/** What lies on the device: rules, names by seat, and every tap in its order. */
export interface KamData {
  rules: string;
  options: Record<string, OptionValue>;
  names: string[];
  dealer: number;
  taps: Tap[];
}

export interface Offered {
  tap: Tap;
  lus: number;
  reason: string;
  cites: string[];
  /** Whether this deal can still have it. */
  open: boolean;
}

export interface Side {
  side: number;
  name: string;
  score: number;
  target: number;
  usual: number;
  gain: number;
  lack: number;
  over: boolean;
  after: { score: number; target: number } | null;
  playing: boolean;
  taps: Offered[];
  orders: Tap[];
}

export interface Line extends Tap {
  game: number;
  deal: number;
  entries: { side: number; lus: number; reason: string; cites: string[] }[];
  score: number[] | null;
  target: number[] | null;
}

export interface Kam {
  partners: boolean;
  seats: string;
  sides: Side[];
  dealer: number | null;
  game: number;
  deal: number;
  eight_eight: boolean;
  won: number[];
  waiting: number[];
  ends: Tap[];
  over: boolean;
  places: number[];
  results: { winner: number; score: number[]; target: number[]; kam: boolean }[];
  next: Tap | null;
  lines: Line[];
}

/** The sheet as the engine reads it; it refuses what cannot be. */
export function readKam({ rules, options, dealer, taps }: KamData): Promise<Kam> {
  return engine.ask<Kam>('kam', { rules, options, dealer, taps });
}

export const kams = new Shelf<KamData>('kam', readKam);

/** What a side is called: its players, or else its seats. */
export function sideName(data: KamData, side: Pick<Side, 'side' | 'name'>, partners: boolean): string {
  const places = partners ? [side.side, side.side + 2] : [side.side];
  const names = places.map((place) => data.names[place]?.trim() ?? '').filter(Boolean);
  return names.length > 0 ? names.join(' & ') : side.name;
}

export function seatName(data: KamData, kam: Kam, place: number): string {
  return data.names[place]?.trim() || (kam.seats[place] ?? '');
}

export function endWords(tap: Tap, name: (side: number) => string): string {
  return say(`ui-real-end-${tap.what}`, { side: tap.side === null ? '' : name(tap.side) });
}

/** What a sheet is called in a list. */
export function kamTitle({ rules, names }: KamData): string {
  return [say(optionValue('voms', 'preset', rules)), names.filter(Boolean).join(', ')].filter(Boolean).join(' · ');
}
