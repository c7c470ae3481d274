import { expect, it } from 'vitest';
import { hearTime, serverTime } from './time.svelte.ts';

const off = (): number => serverTime() - Date.now();

it('follows the server, not this device', () => {
  expect(Math.abs(off())).toBeLessThan(100);
  hearTime(new Date(Date.now() + 300_000).toUTCString());
  expect(Math.abs(off() - 300_000)).toBeLessThan(1_100);
});

it('does not tremble with the network, and hears no nonsense', () => {
  const before = off();
  hearTime(new Date(Date.now() + 301_000).toUTCString());
  hearTime(null);
  hearTime('yesterday');
  expect(Math.abs(off() - before)).toBeLessThan(5);
});
