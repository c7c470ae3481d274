/** A showing that this page follows or leads, over a socket that comes back by itself. */
import { api, refusalFrom } from '../api.ts';
import { waitBefore } from '../table/connection.ts';
import type { Refusal } from '../table/contract.ts';
import type { Shown } from './types.ts';

export interface Position {
  deal: number;
  at: number;
  seat: string | null;
}

export class ShowingStore {
  shown = $state.raw<Shown | null>(null);
  trouble = $state.raw<Refusal | null>(null);
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #wanted: Position | null = null;
  #sending = false;

  constructor(readonly code: string) {
    this.#open();
  }

  /** Leads everybody there; of what comes while one step is on its way only the last is sent. */
  async lead(position: Position): Promise<void> {
    this.#wanted = position;
    if (this.#sending) return;
    this.#sending = true;
    while (this.#wanted !== null) {
      const wanted: Position = this.#wanted;
      this.#wanted = null;
      await this.#order({ do: 'step', ...wanted });
    }
    this.#sending = false;
  }

  hand(person: string | null): Promise<void> {
    return this.#order({ do: 'hand', person });
  }

  take(): Promise<void> {
    return this.#order({ do: 'take' });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  async #order(order: Record<string, unknown>): Promise<void> {
    try {
      await api.post(`/showings/${encodeURIComponent(this.code)}`, order);
      this.trouble = null;
    } catch (error) {
      this.trouble = refusalFrom(error);
    }
  }

  #open(): void {
    const { protocol, host } = location;
    const address = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/showings/${encodeURIComponent(this.code)}/socket`;
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => (this.#attempt = 0);
    socket.onmessage = ({ data }) => (this.shown = JSON.parse(String(data)) as Shown);
    socket.onclose = () => {
      if (this.#closed) return;
      this.#attempt += 1;
      // A showing that was forgotten does not come back; whoever followed it looks on alone.
      if (this.shown === null && this.#attempt > 3) {
        this.trouble = { code: 'replay/no-such-showing', params: {}, cites: [] };
        return;
      }
      this.#timer = setTimeout(() => this.#open(), waitBefore(this.#attempt));
    };
  }
}
