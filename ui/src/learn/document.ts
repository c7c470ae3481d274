/** A moment of a scene as the document of a table, for the real table component. */
import { usualSettings } from '../pages/new/offers.ts';
import type { Schemas } from '../server.ts';
import type { Game, TableDocument } from '../table/contract.ts';

export type Moment = Schemas['SceneMoment'];
export type Move = Schemas['MoveModel'];

export interface Shown {
  game: Game;
  seats: string[];
  seat: string | null;
  over: boolean;
  moment: Moment;
  /** Nothing is asked now, so nothing can be done. */
  quiet: boolean;
  v: number;
}

export function documentOf({ game, seats, seat, over, moment, quiet, v }: Shown): TableDocument {
  const preset = String(moment.deal.rules);
  const still = quiet || over ? { actions: [], calls: [], template: null } : {};
  return {
    v,
    you: { person: null, seat, host: false },
    table: {
      code: '',
      game,
      preset,
      options: {},
      settings: usualSettings(game, { usual: preset }),
      rating: 'off',
      phase: over ? 'between' : 'playing',
      host: '',
      seats: seats.map((one) => ({
        ...{ seat: one, at: one, kind: one === seat ? 'person' : 'bot', person: null, name: null, level: null },
        ...{ away: false, ready: false, guest: false },
      })),
      paused: false,
      proposal: null,
      deadline: null,
      commitment: null,
      revealed: null,
      rematch: null,
      event: '',
      exercise: null,
    },
    match: moment.match,
    deal: { ...moment.deal, ...still },
  };
}

/** Whether two actions are the same; the order of cards matters only where they are laid on piles. */
export function sameAction(one: string, other: string): boolean {
  if (one === other) return true;
  const [verb, ...cards] = one.split(' ');
  const [wanted, ...others] = other.split(' ');
  return verb === wanted && verb !== 'play' && cards.sort().join() === others.sort().join();
}
