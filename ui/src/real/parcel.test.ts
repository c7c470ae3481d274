import { expect, it } from 'vitest';
import { packed, unpacked } from './parcel.ts';

const LINE = { declarer: 'Åke', contract: 'solo8', result: 'home', trump: 'hogsta' };

it('brings back what was packed, in letters that an address can carry', async () => {
  const sheet = {
    kind: 'vira',
    data: { persons: ['Åke', 'Bo', 'Siân'], lines: Array.from({ length: 36 }, () => LINE) },
  };
  const text = await packed(sheet);
  expect(text).toMatch(/^[\w-]+$/);
  expect(text.length).toBeLessThan(400);
  expect(await unpacked(text)).toEqual(sheet);
});

it('refuses what is broken, foreign or far too large', async () => {
  const text = await packed({ kind: 'kam' });
  for (const bad of ['', '!', 'abcd', text.slice(0, -4), await packed('x'.repeat(600_000))]) {
    await expect(unpacked(bad)).rejects.toThrow();
  }
});
