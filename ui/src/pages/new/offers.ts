/** What may be played, as GET /api/games says it, and how the form groups the many options. */
import type { Schemas } from '../../server.ts';
import type { Game, OptionValue, TableSettings } from '../../table/contract.ts';

/** A table of figures has its rows in `values`, and where a row has several figures, their names in `columns`. */
export type Option = Schemas['OptionModel'];

export interface Offer extends Omit<Schemas['OfferModel'], 'presets'> {
  presets: Record<string, Record<string, OptionValue>>;
}

export type Offers = Record<Game, Offer>;

/** Groups by the beginnings of names; the first that fits has the option, and what fits nowhere comes last. */
const GROUPS: Record<Game, [group: string, beginnings: string[]][]> = {
  voms: [
    ['table', ['players', 'partners', 'direction', 'rounds', 'target', 'spade_two', 'joker']],
    ['deal', ['redeal', 'bottom', 'cut', 'knock', 'draw']],
    ['ataataq', ['ataataq', 'black_kings', 'steal']],
    ['faults', ['faults', 'toqu_early', 'toqu_not', 'announce', 'out_of_turn', 'stop']],
    ['lus', ['deal_lus', 'trick_points', 'eight', 'overshoot', 'reset', 'lost', 'reshuffle', 'partner_toqu', 'forced']],
    ['leads', ['max_lead', 'special', 'd3_pairs', 'seven', 'multi']],
    ['voms', ['voms', 'toqu', 'd3', 'restrictions', 'first_trick', 'melted', 'unthreatened', 'protected']],
  ],
  vira: [
    ['bids', ['tringel', 'graded']],
    ['purchase', ['turned', 'second', 'new_trump', 'purchase', 'defenders', 'gask', 'kopmisar']],
    ['play', ['first_lead', 'royal', 'stop']],
    ['payment', ['tariff', 'turn8', 'ante', 'out', 'kodilj', 'tjuvpass']],
  ],
};

/** These are chosen elsewhere in the form. */
const ELSEWHERE = ['cut_trap'];

export function grouped(game: Game, options: Option[]): { group: string; options: Option[] }[] {
  const left = new Set(options.filter(({ name }) => !ELSEWHERE.includes(name)));
  const groups = GROUPS[game].map(([group, beginnings]) => {
    const mine = [...left].filter(({ name }) => beginnings.some((beginning) => name.startsWith(beginning)));
    for (const option of mine) left.delete(option);
    return { group, options: mine };
  });
  return [...groups, { group: 'other', options: [...left] }].filter(({ options }) => options.length > 0);
}

/** The usual rule set first. (A name of digits, such as 25, would otherwise come before all others.) */
export function presetsOf(offer: Offer): string[] {
  const rank = (preset: string) => (preset === offer.usual ? 0 : /^\d/.test(preset) ? 2 : 1);
  return Object.keys(offer.presets).sort((one, other) => rank(one) - rank(other));
}

/** How many may sit down, the usual number first; who names the players among the house rules has chosen. */
export function tablesOf(offer: Offer, { preset, options }: Pick<TableSettings, 'preset' | 'options'>): number[] {
  const { players } = options;
  return typeof players === 'number' ? [players] : (offer.seats[preset] ?? []).map(({ length }) => length);
}

export function usualSettings(game: Game, offer: Pick<Offer, 'usual'>): TableSettings {
  return {
    game,
    preset: offer.usual,
    options: {},
    table: 0,
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
    hints: true,
    rated: false,
    club: '',
    house: null,
  };
}

/** The house rules with one more choice; what the rule set says anyway is left out. */
export function withOption(
  options: Record<string, OptionValue>,
  preset: Record<string, OptionValue>,
  name: string,
  value: OptionValue,
): Record<string, OptionValue> {
  const { [name]: _, ...others } = options;
  return JSON.stringify(preset[name]) === JSON.stringify(value) ? others : { ...others, [name]: value };
}
