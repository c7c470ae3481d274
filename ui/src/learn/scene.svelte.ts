/** A deal of a lesson or a situation: the server plays it, and here it is shown move by move. */
import { api } from '../api.ts';
import type { Schemas } from '../server.ts';
import { settings } from '../settings.svelte.ts';
import type { Game, GameEvent, Refusal } from '../table/contract.ts';
import { Pacer, pauseAfter } from '../table/pace.ts';
import type { Moment, Move } from './document.ts';

type Scene = Schemas['SceneModel'];

/** Time to see one's own card lie before the next one comes. */
const BREATH = 500;

export class SceneStore {
  moment = $state.raw<Moment | null>(null);
  over = $state(false);
  /** Moves are being shown; the table asks for nothing meanwhile. */
  busy = $state(true);
  v = $state(0);
  seats = $state.raw<string[]>([]);
  moves: Move[] = [];
  #bids: Scene['bids'] = [];
  #shown: (() => void) | null = null;
  readonly #pacer = new Pacer<Moment>(
    (moment) => {
      this.moment = moment;
      this.v += 1;
      return Math.max(BREATH, pauseAfter(moment.events as unknown as GameEvent[], settings.animation));
    },
    () => this.#shown?.(),
  );

  constructor(
    readonly game: Game,
    readonly id: string,
    readonly seat: string | null,
  ) {}

  get events(): GameEvent[] {
    return (this.moment?.events ?? []) as unknown as GameEvent[];
  }

  get toAct(): string | null {
    return (this.moment?.deal.to_act ?? null) as string | null;
  }

  async #ask(moves: Move[], since: number, playOn = false): Promise<Scene> {
    const path = `/scenes/${this.game}/${encodeURIComponent(this.id)}`;
    return api.post<Scene>(path, { moves, seat: this.seat, since, play_on: playOn });
  }

  /** Shows the deal after these moves, at once. */
  async jump(moves: Move[]): Promise<void> {
    this.#pacer.clear();
    this.busy = true;
    const scene = await this.#ask(moves, moves.length);
    this.#take(scene, moves);
    this.moment = { ...(scene.moments[0] as Moment), events: [] };
    this.over = scene.over;
    this.v += 1;
    this.busy = false;
  }

  /** Does more moves and shows them one by one; a refused one changes nothing. */
  async play(more: Move[], playOn = false): Promise<Refusal | null> {
    const moves = [...this.moves, ...more];
    this.busy = true;
    try {
      const scene = await this.#ask(moves, this.moves.length + 1, playOn);
      if (scene.refusal) return scene.refusal;
      this.#take(scene, [...this.moves, ...scene.moments.map(({ move }) => move as Move)]);
      if (scene.moments.length > 0) {
        const done = new Promise<void>((resolve) => (this.#shown = resolve));
        for (const moment of scene.moments) this.#pacer.push(moment);
        await done;
      }
      this.over = scene.over;
      if (playOn && !scene.over && this.toAct !== this.seat) return await this.play([], true);
      return null;
    } finally {
      this.busy = false;
    }
  }

  /** Why an action may not be done now. */
  async why(action: string): Promise<Refusal | null> {
    if (this.seat === null) return null;
    const moves = [...this.moves, { seat: this.seat, action }];
    return (await this.#ask(moves, moves.length)).refusal;
  }

  answer(question: string): unknown {
    return question === 'bids' ? { bids: this.#bids } : {};
  }

  close(): void {
    this.#pacer.clear();
  }

  #take(scene: Scene, moves: Move[]): void {
    this.moves = moves;
    this.seats = scene.seats;
    this.#bids = scene.bids;
  }
}
