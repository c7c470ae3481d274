/** Who sits where as the viewer sees it, and who is on whose side. */
import type { Side } from '../cardtable/motion.ts';
import type { Words } from '../table/contract.ts';

const AROUND: Record<number, readonly Side[]> = {
  1: ['bottom'],
  2: ['bottom', 'top'],
  3: ['bottom', 'left', 'right'],
  4: ['bottom', 'left', 'top', 'right'],
};

export interface Placed {
  seat: string;
  at: Side;
}

/** Everybody clockwise from the viewer, who sits at the bottom; who only watches sits behind the last seat but one. */
export function around(seats: readonly string[], viewer: string | null): Placed[] {
  const first = viewer ?? seats[Math.max(0, seats.length - 2)] ?? '';
  const start = Math.max(0, seats.indexOf(first));
  const places = AROUND[seats.length] ?? [];
  return places.map((at, turn) => ({ seat: seats[(start + turn) % seats.length] ?? '', at }));
}

/** The side that a seat belongs to: its name is made of its seats. */
export function sideOf(sides: readonly string[], seat: string): string {
  return sides.find((side) => side.includes(seat)) ?? seat;
}

export type Tone = 'ours' | 'theirs' | 'alone';

export interface People {
  names: (seat: string) => string;
  you: string | null;
}

/** A side as a heading, or inside a sentence. */
export function sideName(words: Words, side: string, { names, you }: People, form: '' | '-object' = ''): string {
  const members = [...side];
  const others = members.filter((seat) => seat !== you).map(names);
  const [first = '', second = ''] = others;
  if (you === null || !side.includes(you)) {
    return others.length === 1 ? first : words('play/side-theirs', { first, second });
  }
  return others.length > 0 ? words(`play/side-ours${form}`, { partner: first }) : words(`play/side-you${form}`);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
