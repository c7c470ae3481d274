/** How the game stood after each deal: lus in Voms, points so far in Vira, by the seats of the table. */
import type { Game } from '../replay/types.ts';

export interface Stand {
  deal: number;
  values: Record<string, number>;
}

export function standings({ game, deals }: Pick<Game, 'game' | 'deals'>): Stand[] {
  const total: Record<string, number> = {};
  return deals.map(({ deal, seated, score, settlement }) => {
    const at = (letters: string): string => [...letters].map((letter) => seated[letter] ?? letter).join('');
    for (const [party, value] of Object.entries((game === 'voms' ? score : settlement) ?? {})) {
      if (party === 'pool') continue; // what lies in it is nobody's
      total[at(party)] = game === 'voms' ? value : (total[at(party)] ?? 0) + value;
    }
    return { deal, values: { ...total } };
  });
}
