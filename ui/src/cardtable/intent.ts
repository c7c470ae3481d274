/**
 * From legal actions to what a person may still choose. The actions are texts such as `play 9c 9d`; which of them there are,
 * the server has decided, and nothing here knows why.
 */

/** The cards of every action with this verb. */
export function playsOf(actions: readonly string[], verb = 'play'): string[][] {
  return actions.filter((action) => action.startsWith(`${verb} `)).map((action) => action.split(' ').slice(1));
}

export interface Choice {
  /** What is chosen so far, by place; null where a place is still empty. */
  places: readonly (string | null)[];
  /** The cards that may be added now. */
  open: ReadonlySet<string>;
  /** The cards of the play if the choice is one, in the order in which it is said. */
  ready: readonly string[] | null;
}

/** A group whose order does not matter, such as a lead. */
export function group(plays: readonly string[][], chosen: readonly string[]): Choice {
  const fitting = plays.filter((play) => chosen.every((card) => play.includes(card)));
  return {
    places: chosen,
    open: new Set(fitting.flat().filter((card) => !chosen.includes(card))),
    ready: chosen.length > 0 ? (fitting.find((play) => play.length === chosen.length) ?? null) : null,
  };
}

/** Cards that go to numbered places, such as the piles of a trick. */
export function placed(plays: readonly string[][], places: readonly (string | null)[]): Choice {
  const fitting = plays.filter((play) => places.every((card, place) => card === null || play[place] === card));
  const full = places.every((card) => card !== null);
  return {
    places,
    open: new Set(fitting.flatMap((play) => play.filter((_, place) => (places[place] ?? null) === null))),
    ready: full ? (fitting.find((play) => play.length === places.length) ?? null) : null,
  };
}

/** The group after a tap on a card: added, taken out, or begun anew with it; null if no play has this card. */
export function tapGroup(plays: readonly string[][], chosen: readonly string[], card: string): string[] | null {
  if (chosen.includes(card)) return chosen.filter((other) => other !== card);
  if (group(plays, chosen).open.has(card)) return [...chosen, card];
  return plays.some((play) => play.includes(card)) ? [card] : null;
}

/** The places after a tap on a card: to the first place that it fits, or out of its place; null if it fits none. */
export function tapPlaced(
  plays: readonly string[][],
  places: readonly (string | null)[],
  card: string,
): (string | null)[] | null {
  if (places.includes(card)) return places.map((other) => (other === card ? null : other));
  const fits = (place: number): boolean => {
    const tried = places.with(place, card);
    return plays.some((play) => tried.every((other, at) => other === null || play[at] === other));
  };
  const place = places.findIndex((other, at) => other === null && fits(at));
  if (place >= 0) return places.with(place, card);
  // A single place is simply given to the other card.
  return places.length === 1 && plays.some((play) => play[0] === card) ? [card] : null;
}

/** The places after a card was put on one of them; null if no play has it there. */
export function putOn(
  plays: readonly string[][],
  places: readonly (string | null)[],
  card: string,
  place: number,
): (string | null)[] | null {
  const lifted = places.map((other) => (other === card ? null : other));
  const tries = [lifted.with(place, card), lifted.map((_, at) => (at === place ? card : null))];
  return tries.find((tried) => placed(plays, tried).open.size > 0 || placed(plays, tried).ready) ?? null;
}

/** The cards of a whole play with this card, to ask why it is refused: the choice so far, filled up from the hand. */
export function attempt(
  places: readonly (string | null)[],
  card: string,
  hand: readonly string[],
  place: number | null = null,
): string[] {
  const free = places.indexOf(null);
  const at = place ?? (free >= 0 ? free : 0);
  const tried = places.length === 0 ? [card] : places.with(at, card);
  const spare = hand.filter((other) => !tried.includes(other));
  return tried.map((other) => other ?? spare.shift()).filter((other) => other !== undefined);
}
