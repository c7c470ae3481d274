import { expect, it, vi } from 'vitest';
import { remember, remembered } from './device.ts';

it('remembers where that is allowed', () => {
  const shelf = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => void shelf.set(key, value),
  });
  remember('rules', 'worms');
  expect([remembered('rules'), remembered('name')]).toEqual(['worms', null]);
});

it('goes on without where it is not', () => {
  vi.stubGlobal('localStorage', undefined);
  remember('rules', 'worms');
  expect(remembered('rules')).toBeNull();
});
