import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, waitBefore } from './connection.ts';
import type { FromServer } from './messages.ts';

class FakeSocket {
  static opened: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen = (): void => {};
  onmessage = (_message: { data: string }): void => {};
  onclose = (): void => {};

  constructor(readonly url: string) {
    FakeSocket.opened.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  open(): void {
    this.readyState = 1;
    this.onopen();
  }

  close(): void {
    this.readyState = 3;
    this.onclose();
  }

  says(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', { OPEN: 1 });
  FakeSocket.opened = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connected(): { connection: Connection; heard: FromServer[]; lost: number[]; last: () => FakeSocket } {
  const heard: FromServer[] = [];
  const lost: number[] = [];
  const connection = new Connection(
    'ws://here/socket',
    {
      after: () => (heard.length > 0 ? 17 : null),
      opened: () => {},
      lost: (attempt) => void lost.push(attempt),
      received: (message) => void heard.push(message),
    },
    (url) => new FakeSocket(url) as unknown as WebSocket,
  );
  return { connection, heard, lost, last: () => FakeSocket.opened.at(-1) as FakeSocket };
}

describe('the connection', () => {
  it('asks for the changes after the last known version when it comes back', () => {
    const { last, lost } = connected();
    expect(last().url).toBe('ws://here/socket');
    last().open();
    last().says({ type: 'presence', present: [], watchers: 0 });
    last().close();
    expect(lost).toEqual([0]);
    vi.runAllTimers();
    expect(last().url).toBe('ws://here/socket?after=17');
  });

  it('sends a command again, with the same id, until it is answered', async () => {
    const { connection, last } = connected();
    last().open();
    const reply = connection.send({ do: 'stand' });
    const first = last().sent;
    expect(first.length).toBe(1);
    last().close();
    vi.runAllTimers();
    last().open();
    expect(last().sent).toEqual(first);
    const { id } = JSON.parse(first[0] ?? '{}') as { id: string };
    last().says({ type: 'done', id, v: 18 });
    expect(await reply).toEqual({ type: 'done', id, v: 18 });
    last().close();
    vi.runAllTimers();
    last().open();
    expect(last().sent).toEqual([]);
  });

  it('keeps what was said before the socket is open', () => {
    const { connection, last } = connected();
    void connection.send({ do: 'agree' });
    expect(last().sent).toEqual([]);
    last().open();
    expect(last().sent.length).toBe(1);
  });

  it('answers everything when the page leaves', async () => {
    const { connection, last } = connected();
    const reply = connection.send({ do: 'agree' });
    connection.close();
    expect(await reply).toMatchObject({ type: 'refused', code: 'ui/left-table' });
    expect(await connection.send({ do: 'agree' })).toMatchObject({ code: 'ui/left-table' });
    expect(last().readyState).toBe(3);
    vi.runAllTimers();
    expect(FakeSocket.opened.length).toBe(1);
  });

  it('waits longer each time, but never very long', () => {
    expect(waitBefore(0, 0.5)).toBe(500);
    expect(waitBefore(1, 0.5)).toBe(1000);
    expect(waitBefore(20, 1)).toBeLessThan(20_000);
  });
});
