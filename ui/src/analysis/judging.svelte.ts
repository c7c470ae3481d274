/** The analyses of some deals of a game on the server: found, begun one after another, followed, cancelled. */
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
    void this.#load();
  }

  get missing(): number[] {
    return this.deals.filter((deal) => !this.found.has(deal));
  }

  /** Judges what is missing, deal by deal. */
  async start(): Promise<void> {
    this.trouble = null;
    this.#cancelled = false;
    for (const deal of this.missing) {
      if (!(await this.#followed(deal, { begin: true }))) return;
    }
  }

  async cancel(): Promise<void> {
    const deal = this.at?.deal;
    this.#cancelled = true;
    this.at = null;
    if (deal === undefined) return;
    try {
      await api.delete(this.#path(deal));
    } catch (error) {
      this.trouble = refusalFrom(error);
    }
  }

  /** Stops asking; the work goes on. */
  close(): void {
    this.#closed = true;
  }

  async #load(): Promise<void> {
    try {
      const list = await api.get<DealProgress[]>(`/replays/${this.#code}/analysis?depth=${this.#depth}`);
      const known = list.filter(({ deal }) => this.deals.includes(deal));
      await Promise.all(known.filter(({ state }) => state === 'done').map(({ deal }) => this.#ask(deal)));
      const running = known.find(({ state }) => state === 'running');
      this.loaded = true;
      if (running) await this.#followed(running.deal, { begin: false });
    } catch (error) {
      this.trouble = refusalFrom(error);
    }
    this.loaded = true;
  }

  /** Whether the deal has been judged in the end. */
  async #followed(deal: number, { begin }: { begin: boolean }): Promise<boolean> {
    try {
      let state = begin ? await this.#begun(deal) : await this.#ask(deal);
      while (state.state === 'running' && !this.#stopped) {
        this.at = { deal, done: state.done, total: state.total };
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
        if (!this.#stopped) state = await this.#ask(deal);
      }
      return state.state === 'done';
    } catch (error) {
      this.trouble = refusalFrom(error);
      return false;
    } finally {
      this.at = null;
    }
  }

  get #stopped(): boolean {
    return this.#closed || this.#cancelled;
  }

  async #begun(deal: number): Promise<State> {
    this.at = { deal, done: 0, total: 0 };
    return this.#taken(deal, await api.post<State>(this.#path(deal)));
  }

  async #ask(deal: number): Promise<State> {
    return this.#taken(deal, await api.get<State>(this.#path(deal)));
  }

  #taken(deal: number, state: State): State {
    if (state.analysis) this.found.set(deal, state.analysis);
    return state;
  }

  #path(deal: number): string {
    return `/replays/${this.#code}/deals/${deal}/analysis?depth=${this.#depth}`;
  }
}
