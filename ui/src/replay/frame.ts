/** The table around a deal that is replayed, as far as its components ask for it. */
import type { TableDocument, TableSettings } from '../table/contract.ts';
import type { DealLine, Game } from './types.ts';

export function frameOf(game: Game, deal: DealLine, view: Record<string, unknown>): TableDocument {
  const at = Object.fromEntries(Object.entries(deal.seated).map(([here, seat]) => [seat, here]));
  return {
    v: 0,
    you: { person: null, seat: game.mine, host: false },
    table: {
      code: game.code,
      game: game.game,
      preset: game.preset,
      options: game.options as TableSettings['options'],
      settings: settingsOf(game),
      rating: 'off',
      phase: 'playing',
      host: '',
      seats: game.seats.map(({ seat, kind, name }) => ({
        seat,
        at: at[seat] ?? null,
        kind,
        person: null,
        name,
        level: null,
        away: false,
        ready: false,
        guest: false,
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
    match: game.game === 'voms' ? voms(deal, view) : vira(game, deal, view),
    deal: null,
  };
}

function voms(deal: DealLine, view: Record<string, unknown>): unknown {
  const { score, target, dealer } = view;
  return { kind: 'match', score, target, deals: deal.deal, dealer, winner: null, history: [] };
}

/** What everybody had before this deal. */
function vira(game: Game, deal: DealLine, view: Record<string, unknown>): unknown {
  const before = game.deals.filter((one) => one.deal < deal.deal);
  const net = Object.fromEntries(
    game.seats.map(({ seat }) => [seat, before.reduce((sum, one) => sum + (one.settlement?.[seat] ?? 0), 0)]),
  );
  const { pool, dealer } = view;
  return { kind: 'sitting', net, pool, deals: deal.deal, of: null, dealer, divided: null, winner: null, history: [] };
}

function settingsOf(game: Game): TableSettings {
  return {
    game: game.game,
    preset: game.preset,
    options: game.options as TableSettings['options'],
    table: game.seats.length,
    best_of: 1,
    deals: null,
    bots: 'beginner',
    fill: true,
    clock: 'none',
    pace: 'normal',
    public: false,
    spectators: true,
    delay: 0,
    real_table: false,
    cut: 'automatic',
    hints: false,
    rated: false,
    club: '',
    house: null,
  };
}
