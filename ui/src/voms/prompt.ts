/** What the table asks of the viewer, or for whom it waits. */
import { cardSigns } from '../cardtable/cards.ts';
import { playsOf } from '../cardtable/intent.ts';
import type { Words } from '../table/contract.ts';
import type { VomsDeal } from './types.ts';

export function promptOf(deal: VomsDeal, words: Words, names: (seat: string) => string): string {
  if (deal.phase === 'over') return '';
  if (deal.actions.length === 0) {
    // Where it is one's own turn and nothing can be done, the table is paused or shown once more.
    const waits = deal.to_act !== null && deal.to_act !== deal.seat;
    return waits ? words('voms-waits', { name: names(deal.to_act ?? '') }) : '';
  }
  if (deal.phase === 'choice') return words('voms-ask-choice');
  if (deal.phase === 'cut') {
    return words(deal.actions.some((action) => action.startsWith('offer')) ? 'voms-ask-offer' : 'voms-ask-cut');
  }
  return asked(deal, words);
}

function asked(deal: VomsDeal, words: Words): string {
  const plays = playsOf(deal.actions);
  const [first] = plays;
  if (plays.length === 1 && first) {
    return words('voms-ask-only', { cards: first.map((card) => cardSigns(words, card)).join(' ') });
  }
  if (deal.piles.length > 0) return words('voms-ask-follow', { count: deal.piles.length });
  return words(plays.some((play) => play.length > 1) ? 'voms-ask-lead-group' : 'voms-ask-lead');
}
