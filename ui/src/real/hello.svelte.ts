/** What the engine on this device offers for a new sheet, asked once. */
import type { Offer } from '../pages/new/offers.ts';
import { engine } from './engine.svelte.ts';

export interface Hello {
  /** Who sits where and how many can play by each rule set; the longest comb, and the most deals of a protocol. */
  voms: Offer & { seats: Record<string, string>; players: Record<string, number[]>; longest: number };
  vira: Offer & { longest: number };
}

class Offered {
  hello = $state.raw<Hello | null>(null);

  async ask(): Promise<void> {
    this.hello ??= await engine.ask<Hello>('hello');
  }
}

export const offered = new Offered();
