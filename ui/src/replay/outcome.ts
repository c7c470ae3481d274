import { say, speech } from '../i18n.svelte.ts';
import type { Grade } from '../vira/types.ts';
import { contractName, signed } from '../vira/say.ts';
import type { Outcome } from './types.ts';

/** What came of a deal, in a few words. */
export function outcomeName(deal: Outcome, names: (seat: string) => string): string {
  if (deal.contract !== null && deal.declarer !== null && speech.words) {
    const contract = contractName(speech.words, deal.contract, deal.grade as Grade | null);
    return say('ui-replay-declared', { name: names(deal.declarer), contract });
  }
  if (deal.gain !== null) {
    return Object.entries(deal.gain)
      .map(([side, lus]) => `${[...side].map(names).join(' & ')} ${signed(lus)}`)
      .join(' · ');
  }
  return say('ui-replay-no-contract');
}

/** The pinnar that everybody has won or lost by it; of Voms the outcome says all. */
export function winnings(deal: Outcome): [seat: string, amount: number][] {
  return Object.entries(deal.settlement ?? {}).filter(([account]) => account !== 'pool');
}
