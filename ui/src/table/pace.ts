/** Shows one change after the other, with time in between for a person to follow. */
import type { GameEvent, Settings } from './contract.ts';

const TEMPO: Record<Settings['animation'], number> = { off: 0.5, fast: 0.55, normal: 1, slow: 1.7 };

/** How long each event deserves to stand alone, in milliseconds; what is not here needs no pause. */
const PAUSES: Record<string, number> = {
  'trick-taken': 1100,
  'cards-played': 350,
  'card-played': 350,
  'card-turned-up': 350,
  'bid-made': 600,
  passed: 500,
  'auction-won': 700,
  'contract-named': 700,
  'trump-named': 700,
  'cards-turned': 800,
  bought: 500,
  'talon-taken': 600,
  'lus-scored': 500,
};

/** Somebody who was away, or a queue that has grown long, gets the changes at once. */
const LONGEST_QUEUE = 12;

export function pauseAfter(events: GameEvent[], animation: Settings['animation']): number {
  return TEMPO[animation] * Math.max(0, ...events.map(({ event }) => PAUSES[event] ?? 0));
}

export class Pacer<Item> {
  #waiting: Item[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** `show` shows an item and says how long it stands; `rest` is called when nothing came after it in that time. */
  constructor(
    private readonly show: (item: Item) => number,
    private readonly rest: () => void = () => {},
  ) {}

  push(item: Item): void {
    this.#waiting.push(item);
    if (this.#waiting.length > LONGEST_QUEUE) this.flush();
    else if (this.#timer === null) this.#next();
  }

  /** Shows everything that waits, now. */
  flush(): void {
    this.#stop();
    while (this.#waiting.length > 1) this.show(this.#waiting.shift() as Item);
    if (this.#waiting.length > 0) this.#next();
  }

  /** Shows what waits up to the last item that is wanted at once; what comes after it keeps its pace. */
  hurry(wanted: (item: Item) => boolean): void {
    const last = this.#waiting.findLastIndex(wanted);
    if (last < 0) return;
    this.#stop();
    for (const item of this.#waiting.splice(0, last)) this.show(item);
    this.#next();
  }

  /** Forgets everything that waits. */
  clear(): void {
    this.#stop();
    this.#waiting = [];
  }

  #next(): void {
    this.#timer = null;
    while (this.#waiting.length > 0) {
      const pause = this.show(this.#waiting.shift() as Item);
      if (pause > 0) {
        this.#timer = setTimeout(() => this.#rested(), pause);
        return;
      }
    }
  }

  #rested(): void {
    if (this.#waiting.length === 0) this.rest();
    this.#next();
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
