/** What the viewer has chosen so far of the cards in hand. */
import { attempt, group, placed, playsOf, putOn, tapGroup, tapPlaced, type Choice } from '../cardtable/intent.ts';
import type { VomsDeal } from './types.ts';

export class Choosing {
  #picked: (string | null)[] = $state([]);
  readonly #deal: () => VomsDeal | null;

  readonly plays = $derived.by(() => playsOf(this.#deal()?.actions ?? []));
  /** Several piles are answered card by card; a lead is a group. */
  readonly piles = $derived.by(() => this.#deal()?.piles.length ?? 0);
  readonly #places = $derived.by(() =>
    this.piles > 0 && this.#picked.length !== this.piles ? Array<null>(this.piles).fill(null) : this.#picked,
  );
  readonly #chosen = $derived.by(() => this.#picked.filter((card) => card !== null));
  readonly choice: Choice = $derived.by(() =>
    this.piles > 0 ? placed(this.plays, this.#places) : group(this.plays, this.#chosen),
  );

  /** What a tap would take: further cards, or where none fits any more another one instead. */
  readonly open: ReadonlySet<string> = $derived.by(() =>
    this.choice.open.size > 0 || this.piles > 1 ? this.choice.open : new Set(this.plays.flat()),
  );

  constructor(deal: () => VomsDeal | null) {
    this.#deal = deal;
  }

  get cards(): string[] {
    return this.#chosen;
  }

  /** Takes a card in or out; false if no play has it so. */
  tap(card: string): boolean {
    return this.#take(
      this.piles > 0 ? tapPlaced(this.plays, this.#places, card) : tapGroup(this.plays, this.#chosen, card),
    );
  }

  /** Puts a card on a pile; false if no play has it there. */
  put(card: string, pile: number): boolean {
    return this.#take(putOn(this.plays, this.#places, card, pile));
  }

  /** A card that is no play now, but might be done all the same. */
  only(card: string): void {
    this.#picked = [card];
  }

  clear(): void {
    this.#picked = [];
  }

  /** The whole action to ask about when a card cannot be taken. */
  refused(card: string, hand: readonly string[], pile: number | null = null): string {
    return `play ${attempt(this.piles > 0 ? this.#places : this.#chosen, card, hand, pile).join(' ')}`;
  }

  #take(picked: (string | null)[] | null): boolean {
    if (picked === null) return false;
    this.#picked = picked;
    return true;
  }
}
