/** What the engine on this device offers for a new sheet, asked once. */
import type { Offer } from '../pages/new/offers.ts';
import { engine } from './engine.svelte.ts';

export interface Hello {
  /** The longest comb, and the most deals of a protocol. */
  voms: Offer & { seats: Record<string, string>; longest: number };
  vira: Offer & { longest: number };
}

class Offered {
  hello = $state.raw<Hello | null>(null);

  async ask(): Promise<void> {
    this.hello ??= await engine.ask<Hello>('hello');
  }
}

export const offered = new Offered();
