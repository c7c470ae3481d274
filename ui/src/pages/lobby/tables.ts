import type { Game, TableSection } from '../../table/contract.ts';

/** A table as the lobby lists it. */
export interface TableLine {
  code: string;
  game: Game;
  preset: string;
  phase: TableSection['phase'];
  seats: { seat: string; name: string | null; kind: 'person' | 'bot' | 'empty' }[];
  watchers: number;
  spectators: boolean;
  opened: number | string;
}

/** A code or a whole link that somebody was given, as the code alone. */
export function codeIn(text: string): string {
  const link = /\/t\/([^/?#\s]+)/.exec(text);
  return (link?.[1] ?? text).trim().toLowerCase();
}
