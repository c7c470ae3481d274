/** The analyses of some deals of a game on the server: found, begun, followed, cancelled. */
import { SvelteMap } from 'svelte/reactivity';
import { api, refusalFrom } from '../api.ts';
import type { Refusal } from '../table/contract.ts';
import type { Analysis, DealProgress, Depth, State } from './told.ts';

const PAUSE = 900;

export class Judging {
  /** What has been found, by the number of the deal. */
  readonly found = new SvelteMap<number, Analysis>();
  readonly deals: readonly number[];
  loaded = $state(false);
  trouble = $state.raw<Refusal | null>(null);
  /** The deal that is at work, and how far it is. */
  at = $state.raw<{ deal: number; done: number; total: number } | null>(null);
  #code: string;
  #depth: Depth;
  #closed = false;
  #cancelled = false;

  constructor(code: string, depth: Depth, deals: readonly number[]) {
    this.#code = encodeURIComponent(code);
    this.#depth = depth;
    this.deals = deals;
    void this.#doing(() => this.#follow()).finally(() => (this.loaded = true));
  }

  get missing(): number[] {
    return this.deals.filter((deal) => !this.found.has(deal));
  }

  /** Has judged what is missing; the server goes on also when nobody follows it. */
  start(): Promise<void> {
    const [first = 0] = this.missing;
    this.trouble = null;
    this.#cancelled = false;
    this.at = { deal: first, done: 0, total: 0 };
    return this.#doing(async () => {
      const { missing } = this;
      await api.post(this.#path);
      await this.#follow();
      // Where something went wrong, asking for it says what.
      for (const deal of missing) if (!this.found.has(deal) && !this.#stopped) await this.#ask(deal);
    });
  }

  cancel(): Promise<void> {
    this.#cancelled = true;
    this.at = null;
    return this.#doing(() => api.delete(this.#path));
  }

  /** Stops asking; the work goes on. */
  close(): void {
    this.#closed = true;
  }

  async #doing(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.trouble = refusalFrom(error);
    } finally {
      this.at = null;
    }
  }

  /** Takes what is done until nothing runs any more. */
  async #follow(): Promise<void> {
    const all = `/replays/${this.#code}/analysis?depth=${this.#depth}`;
    while (!this.#stopped) {
      const known = (await api.get<DealProgress[]>(all)).filter(({ deal }) => this.deals.includes(deal));
      const done = known.filter(({ deal, state }) => state === 'done' && !this.found.has(deal));
      await Promise.all(done.map(({ deal }) => this.#ask(deal)));
      this.loaded = true;
      const running = known.filter(({ state }) => state === 'running');
      if (running.length === 0 || this.#stopped) return;
      this.at = running.find(({ total }) => total > 0) ?? running[0] ?? null;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }

  get #stopped(): boolean {
    return this.#closed || this.#cancelled;
  }

  async #ask(deal: number): Promise<void> {
    const { analysis } = await api.get<State>(`/replays/${this.#code}/deals/${deal}/analysis?depth=${this.#depth}`);
    if (analysis) this.found.set(deal, analysis);
  }

  /** What is begun and cancelled: one deal, or all of the game. */
  get #path(): string {
    const [only] = this.deals;
    const deal = this.deals.length === 1 ? `/deals/${only ?? 1}` : '';
    return `/replays/${this.#code}${deal}/analysis?depth=${this.#depth}`;
  }
}
