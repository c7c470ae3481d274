import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Time = typeof import('./time.svelte.ts');

let time: Time;
beforeEach(async () => {
  vi.useFakeTimers({ now: 1_000_000_000 });
  vi.resetModules();
  time = await import('./time.svelte.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const MINUTE = 60_000;

it('follows the server, not this device', () => {
  expect(time.serverTime()).toBe(1_000_000_000);
  time.hearTime(1_000_000_000 - 7 * MINUTE);
  expect(time.serverTime()).toBe(1_000_000_000 - 7 * MINUTE);
  vi.advanceTimersByTime(1_500);
  expect(time.serverTime()).toBe(1_000_001_500 - 7 * MINUTE);
});

it('stays near the truth when one answer takes long', () => {
  time.hearTime(2_000_000_000);
  vi.advanceTimersByTime(28_000);
  time.hearTime(2_000_000_000); // written 28 seconds ago
  expect(time.serverTime()).toBe(2_000_028_000);
});

it('forgets old answers, so that a clock that was set back is followed', () => {
  time.hearTime(2_000_060_000);
  for (let answers = 0; answers < 8; answers++) time.hearTime(2_000_000_000);
  expect(time.serverTime()).toBe(2_000_000_000);
});

it('never goes back for a little', () => {
  time.hearTime(2_000_001_000);
  expect(time.serverTime()).toBe(2_000_001_000);
  for (let answers = 0; answers < 8; answers++) time.hearTime(2_000_000_000);
  expect(time.serverTime()).toBe(2_000_001_000);
  vi.advanceTimersByTime(1_200);
  expect(time.serverTime()).toBe(2_000_001_200);
});

it('hears no nonsense', () => {
  time.hearTime(2_000_000_000);
  time.hearTime(NaN);
  time.hearTimeOf(new Response());
  expect(time.serverTime()).toBe(2_000_000_000);
});

it('asks for the time, and goes on without a connection', async () => {
  const answer = new Response('', { headers: { 'X-Stik-Now': '3000000000' } });
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  await time.askTime();
  expect(time.serverTime()).toBe(3_000_000_000);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await time.askTime();
  expect(time.serverTime()).toBe(3_000_000_000);
});

it('knows that it wakes: from another page, from a lost net, from sleep', () => {
  const page = Object.assign(new EventTarget(), { hidden: true });
  vi.stubGlobal('document', page);
  const net = new EventTarget();
  vi.stubGlobal('addEventListener', net.addEventListener.bind(net));
  const awake = vi.fn();
  const stop = time.onWaking(awake);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(awake).toHaveBeenCalledTimes(0);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  net.dispatchEvent(new Event('online'));
  expect(awake).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(10_000);
  expect(awake).toHaveBeenCalledTimes(2);
  vi.setSystemTime(Date.now() + 10 * MINUTE);
  vi.advanceTimersByTime(1_000);
  expect(awake).toHaveBeenCalledTimes(3);
  stop();
  net.dispatchEvent(new Event('online'));
  vi.setSystemTime(Date.now() + 10 * MINUTE);
  vi.advanceTimersByTime(2_000);
  expect(awake).toHaveBeenCalledTimes(3);
});
