/** A table as this page sees it: its document, kept current over the socket and shown at a pace one can follow. */
import { randomHex } from '../random.ts';
import { settings } from '../settings.svelte.ts';
import { hearTime } from '../time.svelte.ts';
import { applied } from './applied.ts';
import { Connection } from './connection.ts';
import type { GameEvent, Refusal, TableDocument } from './contract.ts';
import type { Change, ChatLine, Command, FromServer, Reply, WholeTable } from './messages.ts';
import { Pacer, pauseAfter } from './pace.ts';

export type Status = 'connecting' | 'open' | 'offline';

export class TableStore {
  doc = $state.raw<TableDocument | null>(null);
  /** Of the change that is shown. */
  events = $state.raw<GameEvent[]>([]);
  log = $state.raw<GameEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Null as long as nobody has said so. */
  present = $state.raw<string[] | null>(null);
  watchers = $state(0);
  status = $state<Status>('connecting');
  /** This device's part of every shuffle that it was asked for. */
  readonly seeds = new Set<string>();

  readonly #connection: Connection;
  readonly #pacer = new Pacer<Change>(
    (change) => this.#show(change),
    () => (this.events = []),
  );
  readonly #visible = (): void => {
    if (!document.hidden) this.#pacer.flush();
  };
  /** The version received last; the one shown may be older. */
  #received: number | null = null;
  /** The last version that holds something done here: one's own play is shown at once. */
  #own = 0;
  #awaited: { v: number; seen: () => void }[] = [];

  constructor(
    code: string,
    lost: (attempt: number) => void = () => {},
    private readonly refused: (refusal: Refusal) => void = () => {},
  ) {
    document.addEventListener('visibilitychange', this.#visible);
    this.#connection = new Connection(socketAddress(code), {
      after: () => this.#received,
      opened: () => (this.status = 'open'),
      lost: (attempt) => {
        this.status = 'offline';
        lost(attempt);
      },
      received: (message) => this.#hear(message),
    });
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#visible);
    this.#pacer.clear();
    this.#connection.close();
    this.#look(Infinity);
  }

  /** Does something; null when it was done. */
  async command(command: Command): Promise<Refusal | null> {
    return refusalIn(await this.#connection.send(command));
  }

  /** Plays; what was done is also seen when this is over, so that nobody does it twice. */
  async act(action: string): Promise<Refusal | null> {
    const reply = await this.#connection.send({ do: 'act', action, seen: this.doc?.v ?? 0 });
    if (reply.type === 'done') await this.#seen(reply.v);
    return refusalIn(reply);
  }

  ready(): Promise<Refusal | null> {
    const seed = randomHex(32);
    this.seeds.add(seed);
    return this.command({ do: 'ready', seed });
  }

  async why(action: string): Promise<Refusal | null> {
    const reply = await this.#connection.send({ ask: 'why', action });
    return refusalIn(reply) ?? ((reply as { refused?: Refusal | null }).refused || null);
  }

  async ask<T>(question: string): Promise<T> {
    const reply = await this.#connection.send({ ask: question });
    const refusal = refusalIn(reply);
    if (refusal) throw new Refused(refusal);
    return reply as T;
  }

  /** A new table with the same people; its code. */
  async rematch(): Promise<string | Refusal> {
    const reply = await this.#connection.send({ do: 'rematch' });
    return refusalIn(reply) ?? String((reply as { code?: string }).code ?? this.doc?.table.rematch ?? '');
  }

  #hear(message: Exclude<FromServer, Reply>): void {
    switch (message.type) {
      case 'table':
        this.#whole(message);
        return;
      case 'resumed':
        hearTime(message.now);
        return;
      case 'change':
        this.#queue(message);
        return;
      case 'presence':
        this.present = message.present;
        this.watchers = message.watchers;
        return;
      case 'closing':
        this.status = 'offline';
        if (message.error) {
          this.close();
          this.refused(message.error);
        }
    }
  }

  #whole({ type: _, now, chat, log, ...doc }: WholeTable): void {
    this.#pacer.clear();
    hearTime(now);
    this.#received = doc.v;
    this.chat = chat;
    this.log = log;
    this.events = [];
    this.doc = doc;
    this.#look(doc.v);
  }

  #queue(change: Change): void {
    if (this.#received === null || change.v <= this.#received) return;
    if (change.v > this.#received + 1) {
      // Something is missing, which the server promises not to happen: begin again with the whole document.
      this.#received = null;
      this.#connection.restart();
      return;
    }
    this.#received = change.v;
    this.#pacer.push(change);
    this.#pacer.hurry(({ v }) => v <= this.#own);
  }

  /** Waits until this version is shown. */
  #seen(v: number): Promise<void> {
    this.#own = Math.max(this.#own, v);
    return new Promise((seen) => {
      this.#awaited.push({ v, seen });
      this.#pacer.hurry((change) => change.v <= this.#own);
      this.#look(this.doc?.v ?? 0);
    });
  }

  #look(shown: number): void {
    const awaited = this.#awaited;
    this.#awaited = awaited.filter(({ v }) => v > shown);
    for (const { v, seen } of awaited) if (v <= shown) seen();
  }

  #show(change: Change): number {
    if (!this.doc) return 0;
    const dealt = change.events.findLastIndex(({ event }) => event === 'dealt');
    const { you, ...next } = applied(this.doc, change);
    this.doc = { ...next, you: dealt < 0 ? you : { ...you, hand: null } };
    this.events = change.events;
    this.log = dealt < 0 ? [...this.log, ...change.events] : change.events.slice(dealt);
    if (change.chat) this.chat = [...this.chat, change.chat];
    this.#look(change.v);
    return document.hidden ? 0 : pauseAfter(change.events, settings.animation);
  }
}

/** A question that the server would not answer. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

function refusalIn(reply: Reply): Refusal | null {
  return reply.type === 'refused' ? reply : null;
}

function socketAddress(code: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(code)}/socket`;
}
