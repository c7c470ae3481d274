/** The engine in this browser: kept for days without a network, started once, asked as often as needed. */
import { ENGINE } from 'virtual:engine';
import { ApiError } from '../api.ts';
import type { Refusal } from '../table/contract.ts';

type Told =
  { ready: true } | { ready: false; problem: string } | { id: number; text: string } | { id: number; problem: string };

class Engine {
  state = $state<'idle' | 'loading' | 'ready' | 'failed'>('idle');
  /** How much of it is on this device, from 0 to 1; null where the browser does not tell. */
  share = $state<number | null>(null);
  /** Whether everything works without a network from now on; null until that is known. */
  kept = $state<boolean | null>(null);

  #worker: Worker | null = null;
  #started: Promise<void> | null = null;
  #waiting = new Map<number, { resolve: (text: string) => void; reject: (problem: unknown) => void }>();
  #last = 0;

  /** Loads and starts it; again after a failure. */
  start(): Promise<void> {
    this.#started ??= this.#start().catch((problem: unknown) => {
      this.#fail(problem);
      throw problem;
    });
    return this.#started;
  }

  /** Whoever waits for an answer hears it, and the next question starts the engine again. */
  #fail(problem: unknown): void {
    this.#started = null;
    this.#worker?.terminate();
    this.state = 'failed';
    for (const { reject } of this.#waiting.values()) reject(problem);
    this.#waiting.clear();
  }

  async ask<Answer>(what: string, fields: object = {}): Promise<Answer> {
    await this.start();
    const id = ++this.#last;
    const text = await new Promise<string>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker?.postMessage({ id, text: JSON.stringify({ ask: what, ...fields }) });
    });
    const answer = JSON.parse(text) as Answer & { refused?: Refusal };
    if (answer.refused) throw new ApiError(422, answer.refused);
    return answer;
  }

  async #start(): Promise<void> {
    this.state = 'loading';
    this.kept = await this.#keep();
    this.share = null;
    const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    await new Promise<void>((resolve, reject) => {
      worker.onerror = (event) => {
        const problem = new Error(event.message);
        reject(problem);
        if (this.state === 'ready') this.#fail(problem);
      };
      worker.onmessage = ({ data }: MessageEvent<Told>) => {
        if ('ready' in data) {
          if (data.ready) resolve();
          else reject(new Error(data.problem));
          return;
        }
        const waiting = this.#waiting.get(data.id);
        this.#waiting.delete(data.id);
        if ('text' in data) waiting?.resolve(data.text);
        else waiting?.reject(new Error(data.problem));
      };
      worker.postMessage({ start: new URL(ENGINE, location.href).href });
    });
    this.state = 'ready';
  }

  /** Asks the service worker to put everything on this device; without one (no https) the page works only with a network. */
  async #keep(): Promise<boolean> {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false;
    const registration = await Promise.race([
      navigator.serviceWorker.ready,
      new Promise<null>((resolve) => setTimeout(() => resolve(null), 8000)),
    ]);
    const worker = registration?.active;
    if (!worker) return false;
    void navigator.storage?.persist?.().catch(() => false);
    const { port1, port2 } = new MessageChannel();
    return new Promise<boolean>((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<{ done?: number; total?: number; kept?: boolean }>) => {
        if (data.kept !== undefined) resolve(data.kept);
        else if (data.done !== undefined && data.total) this.share = data.done / data.total;
      };
      worker.postMessage('keep', [port2]);
    });
  }
}

export const engine = new Engine();
