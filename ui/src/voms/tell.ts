/** What happens at a Voms table, as sentences for the log. */
import type { Tell } from '../table/contract.ts';
import { tellFromCatalogue } from '../table/tell.ts';
import { sideName } from './seats.ts';

const plain = tellFromCatalogue('voms');

export const tell: Tell = (event, telling) => {
  const side = typeof event.side === 'string' ? sideName(telling.words, event.side, telling, '-object') : '';
  const [lus, reason] = [Number(event.lus ?? 0), String(event.reason ?? '')];
  switch (event.event) {
    case 'lus-scored':
      return telling.words('event-voms-lus', { lus, side, reason: telling.words(reason) });
    case 'all-lus-lost':
      return telling.words('event-voms-lus-lost', { lus, side });
    case 'voms-annulled':
      return telling.words('event-voms-annulled', { side });
    case 'deal-ended':
      return telling.words(`voms-ended-${String(event.ended)}`);
    default:
      return plain(event, telling);
  }
};
