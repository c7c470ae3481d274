import { describe, expect, it } from 'vitest';
import { around, sideOf } from './seats.ts';

describe('the seats around the table', () => {
  it('go clockwise from the viewer', () => {
    expect(around(['N', 'E', 'S', 'W'], 'S').map(({ seat, at }) => `${seat} ${at}`)).toEqual([
      'S bottom',
      'W left',
      'N top',
      'E right',
    ]);
  });

  it('are fewer with fewer players', () => {
    expect(around(['N', 'S'], 'N')).toEqual([
      { seat: 'N', at: 'bottom' },
      { seat: 'S', at: 'top' },
    ]);
    expect(around(['N', 'E', 'S'], 'E').map(({ seat }) => seat)).toEqual(['E', 'S', 'N']);
  });

  it('are seen from somewhere by who only watches', () => {
    expect(around(['N', 'E', 'S', 'W'], null)[0]?.seat).toBe('S');
  });

  it('belong to sides', () => {
    expect(sideOf(['NS', 'EW'], 'W')).toBe('EW');
    expect(sideOf(['N', 'E', 'S'], 'E')).toBe('E');
  });
});
