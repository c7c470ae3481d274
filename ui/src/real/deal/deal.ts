/** A pack in people's hands, as the engine or the server shows it to one seat. */
export interface Pack {
  hand: string[];
  seats: { seat: string; cards: number; open: string[] | null; away: number; taken: number }[];
  table: { seat: string; cards: string[] }[];
  last: { seat: string; cards: string[] }[];
  turned: string[];
  stock: number;
  hogsta: string | null;
}

export interface Move {
  do: string;
  cards?: string;
  count?: number;
}

/** Everything that proves a deal. */
export interface Past {
  number: number;
  dealer: number;
  secret: string;
  seeds: Record<string, string>;
  commitment: string;
  hands: Record<string, string[]>;
  stock: string[];
}

export interface Table {
  v: number;
  code: string;
  game: 'voms' | 'vira';
  preset: string;
  letters: string;
  seat: string | null;
  names: Record<string, string | null>;
  number: number;
  dealer: string;
  commitment: string;
  ready: string[];
  pack: Pack | null;
  gathering: string[];
  past: Past | null;
}

export interface Verified {
  kept: boolean;
  hands: Record<string, string[]>;
  stock: string[];
}

/** What can be dealt: game, rule set, number of players. */
export const PACKS = [
  { game: 'voms', preset: 'tournament', players: 4 },
  { game: 'voms', preset: 'worms-2p', players: 2 },
  { game: 'voms', preset: 'worms-3p', players: 3 },
  { game: 'voms', preset: '25', players: 4 },
  { game: 'vira', preset: 'sm2025', players: 3 },
  { game: 'vira', preset: 'sm2025', players: 4 },
] as const;

export type PackKind = (typeof PACKS)[number];

/** The places of those who have no seat yet: 1, 2, 3 … */
export function places({ players }: PackKind): number[] {
  return Array.from({ length: players }, (_, place) => place + 1);
}
