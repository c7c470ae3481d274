/** What the engine on this device offers for a new sheet, asked once. */
import type { Offer } from '../pages/new/offers.ts';
import { engine } from './engine.svelte.ts';

export interface Hello {
  /** With the longest comb. */
  voms: Offer & { longest: number };
  /** With the most deals of a protocol. */
  vira: Offer & { longest: number };
}

class Offered {
  hello = $state.raw<Hello | null>(null);

  async ask(): Promise<void> {
    this.hello ??= await engine.ask<Hello>('hello');
  }
}

export const offered = new Offered();
