/** The clock of a round, from the moments that the server tells. */
import type { Round, Tournament } from '../store.svelte.ts';

const MINUTE = 60_000;

/** Milliseconds left of a round that has begun; less than none when it is over time. */
export function timeLeft(round: Round, now: number): number {
  const played = (round.ended ?? round.paused ?? now) - (round.begun ?? now) - round.away;
  return round.minutes * MINUTE - Math.max(0, played);
}

/** How near the end is; what the clock of a round looks like follows from it. */
export type Nearness = 'calm' | 'five' | 'one' | 'over';

export function nearnessOf(left: number): Nearness {
  if (left <= 0) return 'over';
  if (left <= MINUTE) return 'one';
  return left <= 5 * MINUTE ? 'five' : 'calm';
}

const STROKES = { calm: 0, five: 1, one: 2, over: 3 };

/** How often the bell rings as the time runs from one moment to the next; not for what was long over when one looked. */
export function strokesBetween(before: number, left: number): number {
  const near = nearnessOf(left);
  const passed = near !== nearnessOf(before) && left < before && before - left < 10_000;
  return passed ? STROKES[near] : 0;
}

/** "12:05", from an hour on "1:02:05"; over time counts up from nothing. */
export function clockText(left: number): string {
  const seconds = left >= 0 ? Math.ceil(left / 1000) : Math.floor(-left / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`;
}

/** Milliseconds until a time of the timetable on the tournament's day, in the time of this device. */
export function timeUntil(doc: Tournament, start: string, now: number): number {
  const today = new Date(now);
  const [hours = 0, minutes = 0] = start.split(':').map(Number);
  const [year, month, day] = doc.date.split('-').map(Number);
  const then =
    year && month && day
      ? new Date(year, month - 1, day, hours, minutes)
      : new Date(today.getFullYear(), today.getMonth(), today.getDate(), hours, minutes);
  return then.getTime() - now;
}
