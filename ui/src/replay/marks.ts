import { say, speech } from '../i18n.svelte.ts';
import { saidName } from '../vira/say.ts';
import type { Mark } from './types.ts';

/** Where a jump leads, in words. */
export function markName({ kind, number, seat, bid }: Mark, names: (seat: string) => string): string {
  switch (kind) {
    case 'trick':
      return say('ui-replay-mark-trick', { number: number ?? 0 });
    case 'bid':
      return say('ui-replay-mark-bid', { name: seat === null ? '' : names(seat), bid: bidName(bid) });
    case 'contract':
      return say('ui-replay-mark-contract', { bid: bidName(bid) });
    case 'start':
      return say('ui-replay-mark-start');
    case 'result':
      return say('ui-replay-mark-result');
  }
}

function bidName(bid: string | null): string {
  return speech.words && bid !== null ? saidName(speech.words, `bid ${bid}`) : (bid ?? '');
}
