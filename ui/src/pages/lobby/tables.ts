import type { Schemas } from '../../server.ts';

/** A table as the lobby lists it. */
export type TableLine = Schemas['TableModel'];

/** A code, however it was spaced, or a whole link that somebody was given, as the code alone. */
export function codeIn(text: string): string {
  const link = /\/t\/([^/?#\s]+)/.exec(text);
  return (link?.[1] ?? text).replace(/[\s-]/g, '').toLowerCase();
}
