import { describe, expect, it } from 'vitest';
import { finishedPiles, together } from './shown.ts';

describe('a finished trick', () => {
  it('is shown as the piles it was', () => {
    const cards: [string, string][] = [
      ['W', '9h 9d'],
      ['N', '5c 6d'],
    ];
    expect(finishedPiles({ winner: 'W', units: 2, lus: {}, cards })).toEqual([
      [
        { seat: 'W', card: '9h' },
        { seat: 'N', card: '5c' },
      ],
      [
        { seat: 'W', card: '9d' },
        { seat: 'N', card: '6d' },
      ],
    ]);
  });
});

describe('the lines of a deal', () => {
  const line = (side: string, lus: number, reason: string) => ({ side, lus, reason, cites: [] });

  it('for the same thing stand together', () => {
    const lines = [
      line('N', 1, 'lus/trick'),
      line('E', 1, 'lus/trick'),
      line('N', 1, 'lus/trick'),
      line('N', -1, 'lus/x'),
    ];
    expect(together(lines)).toEqual([line('N', 2, 'lus/trick'), line('E', 1, 'lus/trick'), line('N', -1, 'lus/x')]);
  });
});
