import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pacer, pauseAfter } from './pace.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function pacer(): { shown: string[]; queue: Pacer<[string, number]> } {
  const shown: string[] = [];
  const queue = new Pacer<[string, number]>(
    ([name, pause]) => {
      shown.push(name);
      return pause;
    },
    () => shown.push('rest'),
  );
  return { shown, queue };
}

describe('the pace of a table', () => {
  it('shows what needs no pause at once', () => {
    const { shown, queue } = pacer();
    queue.push(['a', 0]);
    queue.push(['b', 0]);
    expect(shown).toEqual(['a', 'b']);
  });

  it('waits between changes and keeps their order', () => {
    const { shown, queue } = pacer();
    for (const name of ['a', 'b', 'c']) queue.push([name, 350]);
    expect(shown).toEqual(['a']);
    vi.advanceTimersByTime(350);
    expect(shown).toEqual(['a', 'b']);
    vi.advanceTimersByTime(700);
    expect(shown).toEqual(['a', 'b', 'c', 'rest']);
  });

  it('catches up when told to, and when too much waits', () => {
    const { shown, queue } = pacer();
    for (let number = 0; number < 14; number++) queue.push([String(number), 350]);
    expect(shown.length).toBe(14);
    queue.push(['x', 10]);
    queue.push(['y', 10]);
    queue.flush();
    expect(shown.slice(-2)).toEqual(['x', 'y']);
  });

  it('hurries to what somebody waits for, and no further', () => {
    const { shown, queue } = pacer();
    for (const name of ['a', 'b', 'c', 'd']) queue.push([name, 350]);
    queue.hurry(([name]) => name <= 'c');
    expect(shown).toEqual(['a', 'b', 'c']);
    vi.advanceTimersByTime(350);
    expect(shown).toEqual(['a', 'b', 'c', 'd']);
    queue.hurry(() => true);
    expect(shown).toEqual(['a', 'b', 'c', 'd']);
  });

  it('forgets what waits when the whole document comes', () => {
    const { shown, queue } = pacer();
    queue.push(['a', 350]);
    queue.push(['b', 350]);
    queue.clear();
    vi.runAllTimers();
    expect(shown).toEqual(['a']);
    queue.push(['c', 0]);
    expect(shown).toEqual(['a', 'c']);
  });

  it('gives a trick more time than a card, and everything less when animation is fast', () => {
    const card = pauseAfter([{ event: 'cards-played' }], 'normal');
    const trick = pauseAfter([{ event: 'cards-played' }, { event: 'trick-taken' }], 'normal');
    expect(trick).toBeGreaterThan(card);
    expect(pauseAfter([{ event: 'trick-taken' }], 'fast')).toBeLessThan(trick);
    expect(pauseAfter([{ event: 'ready' }], 'normal')).toBe(0);
    expect(pauseAfter([], 'normal')).toBe(0);
  });
});
