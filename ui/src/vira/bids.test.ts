import { describe, expect, it } from 'vitest';
import { action, groups, openBids, readBid } from './bids.ts';
import type { BidRow } from './types.ts';

function row(key: string, number: number, family: string, more: Partial<BidRow> = {}): BidRow {
  const nothing = { home: 0, bet: 0, kodilj: 0, laid: 0 };
  return { key, number, family, grade: null, form: 'trump', tricks: 7, cards: 13, ...nothing, ...more };
}

describe('bids', () => {
  it('are read and written with their gradation', () => {
    expect(readBid('spel7+farg')).toEqual({ key: 'spel7', grade: 'farg' });
    expect(readBid('gask')).toEqual({ key: 'gask', grade: null });
    expect(action({ key: 'spel7', grade: 'hogsta' })).toBe('bid spel7+hogsta');
  });

  it('that are open come from the actions, gradations from the lowest', () => {
    const open = openBids(['bid gask', 'bid gask0+hogsta', 'bid gask0+farg', 'bid vira', 'pass']);
    expect([...open.keys()]).toEqual(['gask', 'gask0', 'vira']);
    expect(open.get('gask0')).toEqual(['farg', 'hogsta']);
    expect(open.get('gask')).toEqual([null]);
  });

  it('stand by family, a game that is played in two ways only once', () => {
    const rows = [
      row('gask0', 5, 'gask'),
      row('gask0', 5, 'gask', { form: 'misar', tricks: 0 }),
      row('gask0', 5, 'gask', { grade: 'farg' }),
      row('begar', 1, 'kop'),
    ];
    const table = groups(rows, (family) => family === 'gask');
    expect(table.map((group) => [group.family, group.tiles.map((tile) => tile.key)])).toEqual([
      ['kop', ['begar']],
      ['gask', ['gask', 'gask0']],
    ]);
  });
});
