/** Which games of a match stand at the desk: those that are there, and the next one while nobody has won. */
import type { Game, Match } from '../../store.svelte.ts';

export function gamesOf(match: Match): { number: number; game: Game | null }[] {
  const games = [...match.games].sort((one, other) => one.number - other.number);
  const shown = games.map((game) => ({ number: game.number, game: game as Game | null }));
  const open = games.every((game) => game.result !== null) && match.winner === null && match.state !== 'done';
  if (shown.length === 0 || (open && shown.length < match.best_of))
    shown.push({ number: (games.at(-1)?.number ?? 0) + 1, game: null });
  return shown;
}

export const draftKey = (match: string, number: number, side: number): string => `result ${match} ${number} ${side}`;
