/** The clock of a round, from the moments that the server tells. */
import type { Round, Tournament } from '../store.svelte.ts';

const MINUTE = 60_000;

/** Milliseconds left of a round that has begun; less than none when it is over time. */
export function timeLeft(round: Round, now: number): number {
  const played = (round.ended ?? round.paused ?? now) - (round.begun ?? now) - round.away;
  return round.minutes * MINUTE - Math.max(0, played);
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
