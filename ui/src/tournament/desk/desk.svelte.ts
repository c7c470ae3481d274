/** What the sections of the desk share: orders, the question before a change of places, and what is typed and not yet given. */
import { getContext, setContext } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { refusalFrom } from '../../api.ts';
import type { Refusal } from '../../table/contract.ts';
import { placed } from './where.ts';
import type { Answer, Order, Tournament, TournamentStore } from '../store.svelte.ts';

/** An order; what is left out is as the server's description says. */
export type Given = Order extends infer O ? (O extends Order ? Pick<O, 'do'> & Partial<O> : never) : never;

export interface Asked {
  order: Given;
  answer: Answer;
  decide: (yes: boolean) => void;
}

export class Desk {
  /** What would change, while the organiser thinks about it. */
  asked = $state.raw<Asked | null>(null);
  /** Texts that were typed and not given yet; they outlive a new document and a look at another section. */
  readonly drafts = new SvelteMap<string, string>();

  constructor(readonly store: TournamentStore) {}

  /** Sections are shown only when there is a document. */
  get doc(): Tournament {
    const { doc } = this.store;
    if (!doc) throw new Error('no document yet');
    return doc;
  }

  get code(): string {
    return this.store.code;
  }

  may(order: Order['do']): boolean {
    return this.doc.me.may.includes(order);
  }

  /** Gives an order, asking first where places or pairings change; null when the organiser leaves it. */
  async give(order: Given): Promise<Answer | null> {
    const answer = await this.store.order(order as Order);
    if (answer.done) return answer;
    const yes = await new Promise<boolean>((decide) => (this.asked = { order, answer, decide }));
    this.asked = null;
    return yes ? await this.store.order(order as Order, { confirmed: true }) : null;
  }
}

/** Something one does at one place of the desk; what goes wrong is said there. */
export class Task {
  busy = $state(false);
  trouble = $state.raw<Refusal | null>(null);

  constructor(
    readonly desk: Desk,
    /** What the desk calls a place that the server names as in a file. */
    readonly name: (where: string) => string = () => '',
  ) {}

  /** Whether it was done. */
  async give(order: Given): Promise<boolean> {
    return (await this.run(() => this.desk.give(order))) !== null;
  }

  async run<T>(work: () => Promise<T>): Promise<T | null> {
    if (this.busy) return null;
    this.busy = true;
    this.trouble = null;
    try {
      return await work();
    } catch (error) {
      this.trouble = placed(refusalFrom(error), this.name);
      return null;
    } finally {
      this.busy = false;
    }
  }
}

const KEY = Symbol('desk');

export const provideDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const useDesk = (): Desk => getContext<Desk>(KEY);
