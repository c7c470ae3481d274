import type { TableDocument } from './contract.ts';
import type { Sections } from './messages.ts';

/** The document after a change: of each section named, the given keys take the given values and all others stay. */
export function applied(doc: TableDocument, change: { v: number; change: Sections }): TableDocument {
  const next: Record<string, unknown> = { ...doc, v: change.v };
  for (const [section, given] of Object.entries(change.change)) {
    next[section] = merged(next[section], given);
  }
  return next as unknown as TableDocument;
}

/** A section that was not there comes as a whole, and one that goes is null. */
function merged(before: unknown, given: unknown): unknown {
  return isSection(before) && isSection(given) ? { ...before, ...given } : given;
}

function isSection(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
