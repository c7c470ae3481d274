/** What the desk's next steps do when their button is pressed: an order at once, or a look at another section. */
import type { Schemas } from '../../server.ts';
import type { Given } from './desk.svelte.ts';
import type { Section } from './sections.ts';

export type Step = Schemas['NextStep'];

export interface Deed {
  order?: Given;
  at?: Section;
}

/** The name of a step's words: with all results in one ends the round, in free play one draws the next. */
export function wordOf({ step, stage, count }: Step): string {
  if (step === 'results' && count === 0) return 'end-round';
  return step === 'stage' && stage === 'pool' ? 'draw-round' : step;
}

export function deedOf({ step, stage, round, count }: Step): Deed {
  switch (step) {
    case 'open':
      return { order: { do: 'move', to: 'open' } };
    case 'start':
      return { order: { do: 'move', to: 'running' } };
    case 'close':
      return { order: { do: 'move', to: 'closed' } };
    case 'stage':
      // After the rounds of free play there is another round.
      if (stage === 'pool') return { order: { do: 'draw-round' } };
      return { order: { do: 'schedule', stage: stage ?? 'pool' } };
    case 'schedule':
      return { order: { do: 'schedule', stage: stage ?? 'pool' } };
    case 'start-round':
      return { order: { do: 'run-round', round: round ?? 1, action: 'start' } };
    case 'play-anew':
      return { order: { do: 'play-online', round: round ?? 1 } };
    case 'admit':
      return { order: { do: 'admit' } };
    case 'enter':
    case 'check-in':
      return { at: 'entrants' };
    case 'draw':
    case 'turn-cards':
      return { at: 'draw' };
    case 'results':
      if (count === 0 && round) return { order: { do: 'run-round', round, action: 'end' } };
      return { at: 'results' };
    case 'settle-tie':
      return { at: 'standings' };
    case 'done':
      return { at: 'print' };
  }
}
