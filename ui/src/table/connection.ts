/** A socket that comes back by itself, and commands that are sent until they are answered. */
import { randomHex } from '../random.ts';
import type { Command, FromServer, Reply } from './messages.ts';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

/** Exponential with a little chance, so that a restarted server is not met by everybody at once. */
export function waitBefore(attempt: number, chance: number = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + chance / 2);
}

export interface Listener {
  /** The last version that is known, null for none: the socket then starts with the changes after it. */
  after(): number | null;
  opened(): void;
  /** The socket closed or could not be opened; it will be tried again in so many milliseconds. */
  lost(attempt: number, wait: number): void;
  received(message: Exclude<FromServer, Reply>): void;
}

interface Unanswered {
  text: string;
  answer: (reply: Reply) => void;
}

export class Connection {
  #socket: WebSocket | null = null;
  #unanswered = new Map<string, Unanswered>();
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #again = (): void => this.#retryNow();
  /** A browser may take minutes to notice by itself that a socket leads nowhere. */
  readonly #cut = (): void => this.#socket?.close();

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly newSocket: (address: string) => WebSocket = (url) => new WebSocket(url),
  ) {
    globalThis.addEventListener?.('online', this.#again);
    globalThis.addEventListener?.('offline', this.#cut);
    this.#open();
  }

  /** Sends a command or a question; the answer comes even when the connection breaks in between. */
  send(command: Command): Promise<Reply> {
    const id = randomHex(16);
    const text = JSON.stringify({ id, ...command });
    return new Promise((answer) => {
      if (this.#closed) {
        answer(leftReply(id));
        return;
      }
      this.#unanswered.set(id, { text, answer });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
    });
  }

  /** Breaks the connection and opens it again, for a document that cannot be continued. */
  restart(): void {
    this.#socket?.close();
  }

  close(): void {
    this.#closed = true;
    globalThis.removeEventListener?.('online', this.#again);
    globalThis.removeEventListener?.('offline', this.#cut);
    clearTimeout(this.#timer);
    this.#socket?.close();
    for (const [id, { answer }] of this.#unanswered) answer(leftReply(id));
    this.#unanswered.clear();
  }

  #open(): void {
    const after = this.listener.after();
    const socket = this.newSocket(after === null ? this.address : `${this.address}?after=${after}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempt = 0;
      this.listener.opened();
      for (const { text } of this.#unanswered.values()) socket.send(text);
    };
    socket.onmessage = ({ data }) => this.#received(JSON.parse(String(data)) as FromServer);
    socket.onclose = () => {
      if (this.#closed || socket !== this.#socket) return;
      const wait = waitBefore(this.#attempt);
      this.listener.lost(this.#attempt, wait);
      this.#attempt += 1;
      this.#timer = setTimeout(() => this.#open(), wait);
    };
  }

  #received(message: FromServer): void {
    switch (message.type) {
      case 'done':
      case 'refused':
      case 'answer': {
        const waiting = this.#unanswered.get(message.id);
        this.#unanswered.delete(message.id);
        waiting?.answer(message);
        return;
      }
      default:
        this.listener.received(message);
    }
  }

  #retryNow(): void {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.#open();
  }
}

/** The answer to what was still open when the page left the table. */
function leftReply(id: string): Reply {
  return { type: 'refused', id, code: 'ui/left-table', params: {}, cites: [] };
}
