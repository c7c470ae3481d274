/** A tournament as the server shows it to me: kept up to date by asking again, and changed by orders to the desk. */
import { api, ApiError, refusalFrom } from '../api.ts';
import { randomHex } from '../random.ts';
import type { Schemas } from '../server.ts';
import type { Refusal } from '../table/contract.ts';
import { onWaking } from '../time.svelte.ts';

export type Tournament = Schemas['DeskDocument'];
export type Entrant = Schemas['DeskEntrant'];
export type Match = Schemas['DeskMatch'];
export type Game = Schemas['DeskGame'];
export type Round = Schemas['DeskRound'];
export type Table = Schemas['DeskTable'];
export type Walkover = Schemas['DeskWalkover'];
export type Row = Schemas['DeskRow'];
export type Order = Schemas['GivenOrder']['order'];
export type Answer = Schemas['OrderAnswer'];
export type Stage = Schemas['Stage'];

const PAUSE = 1_000;

export class TournamentStore {
  doc = $state.raw<Tournament | null>(null);
  /** Why there is nothing to show, or why what is shown may be old. */
  trouble = $state.raw<Refusal | null>(null);
  offline = $state(false);
  #open = true;
  /** Ends the question or the pause that is under way. */
  #hurry = new AbortController();
  #slept = false;
  /** What was asked before this device slept may never be answered: it is asked anew. */
  readonly #stopWaking = onWaking(() => {
    this.#slept = true;
    this.#hurry.abort();
  });

  constructor(readonly code: string) {
    void this.#follow();
  }

  close(): void {
    this.#open = false;
    this.#stopWaking();
    this.#hurry.abort();
  }

  /** Gives an order; an answer that is not done asks for confirmation. Throws `ApiError`. */
  async order(order: Order, options: { confirmed?: boolean; preview?: boolean } = {}): Promise<Answer> {
    const id = randomHex(16);
    const answer = await api.post<Answer>(`/tournaments/${this.code}/orders`, { id, order, ...options });
    if (answer.done) await this.refresh();
    return answer;
  }

  async refresh(): Promise<void> {
    this.#take(await api.get<Tournament>(`/tournaments/${this.code}`));
  }

  /** The server answers when something has changed, or after a while; after a break it answers at once. */
  async #follow(): Promise<void> {
    while (this.#open) {
      this.#hurry = new AbortController();
      const { signal } = this.#hurry;
      try {
        const after = this.doc && !this.offline && !this.#slept ? `?after=${this.doc.v}` : '';
        this.#take(await api.get<Tournament>(`/tournaments/${this.code}${after}`, {}, signal));
      } catch (error) {
        if (signal.aborted) continue;
        this.offline = error instanceof ApiError && error.status === 0;
        if (!this.offline) this.trouble = refusalFrom(error);
        if (error instanceof ApiError && error.status === 404) return;
        await new Promise((resolve) => {
          setTimeout(resolve, PAUSE);
          signal.addEventListener('abort', resolve);
        });
      }
    }
  }

  #take(doc: Tournament): void {
    this.offline = false;
    this.#slept = false;
    this.trouble = null;
    if (!this.doc || doc.v >= this.doc.v) this.doc = doc;
  }
}
