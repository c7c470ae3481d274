/** One phone that goes round: what is kept of it. The pack follows from the secret, the words and the moves. */
import { Shelf } from '../shelf.svelte.ts';
import type { Move } from './deal.ts';

export interface OneDeal {
  game: 'voms' | 'vira';
  rules: string;
  players: number;
  persons: string[];
  dealer: number;
  secret: string;
  seeds: Record<string, string>;
  moves: (Move & { seat: string })[];
  state: 'promised' | 'dealt' | 'over';
}

export const onePhone = new Shelf<OneDeal>('deal');
