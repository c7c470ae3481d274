import { describe, expect, it } from 'vitest';
import { applied } from './applied.ts';
import type { TableDocument } from './contract.ts';

const doc = {
  v: 17,
  you: { person: 'p1', seat: 'N', host: true },
  table: { code: 'ABC', phase: 'playing', paused: false },
  match: { score: { NS: 0, EW: 0 }, deals: 1 },
  deal: { to_act: 'N', hands: { N: '9c' }, actions: ['play 9c'] },
} as unknown as TableDocument;

describe('a change of the document', () => {
  it('gives the named keys their values and leaves all others', () => {
    const next = applied(doc, { v: 18, change: { deal: { to_act: 'E', actions: [] }, table: { paused: true } } });
    expect(next.v).toBe(18);
    expect(next.deal).toEqual({ to_act: 'E', hands: { N: '9c' }, actions: [] });
    expect(next.table).toEqual({ code: 'ABC', phase: 'playing', paused: true });
    expect(next.match).toBe(doc.match);
  });

  it('replaces values as a whole, however deep they are', () => {
    const next = applied(doc, { v: 18, change: { match: { score: { NS: 2 } } } });
    expect(next.match).toEqual({ score: { NS: 2 }, deals: 1 });
  });

  it('lets a section disappear and appear as a whole', () => {
    const gone = applied(doc, { v: 18, change: { deal: null } });
    expect(gone.deal).toBeNull();
    const back = applied(gone, { v: 19, change: { deal: { to_act: 'S' } } });
    expect(back.deal).toEqual({ to_act: 'S' });
  });

  it('leaves the old document as it was', () => {
    const before = structuredClone(doc);
    applied(doc, { v: 18, change: { deal: { to_act: 'E' } } });
    expect(doc).toEqual(before);
  });
});
