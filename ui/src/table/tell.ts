/** Events in words, from the catalogue alone: what a game does not tell in its own way is told so. */
import { SYMBOLS } from '../cardtable/cards.ts';
import type { Game, GameEvent, Refusal, Tell, Telling, Words } from './contract.ts';

/** The fields that name a seat; the sentence gets the name as `$seat_name` and so on, and `$seat` is "you" for the viewer. */
const SEATS = ['seat', 'to', 'by', 'dealer', 'declarer', 'first'];

/** The message is `event-voms-NAME` or, for what both games and the table share, `event-NAME`; where neither is, no line. */
export function tellFromCatalogue(game: Game): Tell {
  return (event, telling) => {
    const codes = [`event-${game}-${event.event}`, `event-${event.event}`];
    const code = codes.find((one) => telling.words.has(one));
    return code ? telling.words(code, valuesOf(event, telling)) : null;
  };
}

export function valuesOf(event: GameEvent, { names, you }: Telling): Record<string, string | number> {
  const values: Record<string, string | number> = {};
  for (const [field, value] of Object.entries(event)) {
    if (typeof value === 'number') values[field] = value;
    if (typeof value !== 'string') continue;
    if (SEATS.includes(field)) {
      values[field] = value === you ? 'you' : value;
      values[`${field}_name`] = names(value);
    } else if (field === 'cards' || field === 'card') values[field] = symbols(value);
    else values[field] = value;
  }
  return values;
}

/** "9c 10d" as "9♣ 10♦". */
export function symbols(cards: string): string {
  return cards.replace(/([0-9AKQJ]+)([cshd])\b/g, (_, rank: string, suit: string) => rank + (SYMBOLS[suit] ?? suit));
}

const CARDS = /^(?:(?:10|[2-9AKQJ])[cshd](?: |$))+$/;

/** The sentence of a refusal, with cards and phases as people know them. */
export function refusalWords(words: Words, { code, params }: Pick<Refusal, 'code' | 'params'>): string {
  const known = Object.entries(params).map(([name, value]) => {
    if (typeof value !== 'string') return [name, value];
    if (name === 'phase') {
      const phase = [`play-phase-${value}`, `vira-phase-${value}`].find((one) => words.has(one));
      return [name, phase ? words(phase) : value];
    }
    return [name, CARDS.test(value) ? symbols(value) : value];
  });
  return words(code, Object.fromEntries(known) as Refusal['params']);
}
