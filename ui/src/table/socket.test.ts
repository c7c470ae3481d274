import { afterEach, expect, it, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['da'] }));

class Socket {
  static last: Socket;
  static readonly OPEN = 1;
  readyState = 1;
  onopen = (): void => {};
  onmessage = (_message: { data: string }): void => {};
  onclose = (): void => {};

  constructor(readonly url: string) {
    Socket.last = this;
  }

  send(): void {}
  close(): void {}
}

afterEach(() => vi.unstubAllGlobals());

it('sets its clock anew when it comes back, also where it missed nothing', async () => {
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  const { TableStore } = await import('./socket.svelte.ts');
  const { serverTime } = await import('../time.svelte.ts');
  const store = new TableStore('ABCDE');
  const now = Date.now() + 3_600_000;
  Socket.last.onmessage({ data: JSON.stringify({ type: 'resumed', v: 7, now }) });
  expect(Math.abs(serverTime() - now)).toBeLessThan(1_000);
  store.close();
});

it('forgets with the next deal whose hand was seen in the last one', async () => {
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: true }));
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  const { TableStore } = await import('./socket.svelte.ts');
  const store = new TableStore('ABCDE');
  const hear = (message: object): void => Socket.last.onmessage({ data: JSON.stringify(message) });
  hear({ type: 'table', v: 7, now: 0, you: { person: 'p1', seat: null, host: false, hand: 'N' }, chat: [], log: [] });
  hear({ type: 'change', v: 8, at: 0, events: [{ event: 'cards-played' }], change: {} });
  await vi.waitFor(() => expect(store.doc?.v).toBe(8));
  expect(store.doc?.you.hand).toBe('N');
  hear({ type: 'change', v: 9, at: 0, events: [{ event: 'dealt' }], change: {} });
  await vi.waitFor(() => expect(store.doc?.v).toBe(9));
  expect(store.doc?.you.hand).toBeNull();
  store.close();
});

it('says why nobody else can come in, and does not try again by itself', async () => {
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  const { TableStore } = await import('./socket.svelte.ts');
  const told: string[] = [];
  const lost = vi.fn();
  new TableStore('ABCDE', lost, ({ code }) => told.push(code));
  const error = { code: 'table/too-many-watchers', params: { most: 1000 }, cites: [], faults: [], detail: '' };
  Socket.last.onmessage({ data: JSON.stringify({ type: 'closing', reason: 'refused', error }) });
  Socket.last.onclose();
  expect(told).toEqual(['table/too-many-watchers']);
  expect(lost).not.toHaveBeenCalled();
});
