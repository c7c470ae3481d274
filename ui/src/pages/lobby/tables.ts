import type { Schemas } from '../../server.ts';

/** A table as the lobby lists it. */
export type TableLine = Schemas['TableModel'];

/** A code or a whole link that somebody was given, as the code alone. */
export function codeIn(text: string): string {
  const link = /\/t\/([^/?#\s]+)/.exec(text);
  return (link?.[1] ?? text).trim().toLowerCase();
}
