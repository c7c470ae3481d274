import { tell as vira } from '../vira/tell.ts';
import { tell as voms } from '../voms/tell.ts';
import type { Game, GameEvent, Tell, Telling } from './contract.ts';

const TELLERS: Record<Game, Tell> = { voms, vira };

/** What the table itself does names the seats of the table; everything else, those of the running deal. */
const OF_THE_TABLE = new Set([
  ...['seated', 'left', 'away', 'back', 'ready', 'proposed', 'agreed', 'declined', 'taken-back', 'timed-out'],
  ...['deal-by-facts', 'dealt-again'],
]);

/** The sentences of these events, for those that have one. */
export function told(game: Game, events: GameEvent[], atDeal: Telling, atTable: Telling = atDeal): string[] {
  return events
    .map((event) => TELLERS[game](event, OF_THE_TABLE.has(event.event) ? atTable : atDeal))
    .filter((line) => line !== null && line !== '') as string[];
}
