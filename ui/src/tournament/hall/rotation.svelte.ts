/** Which picture is on: the next one comes by itself, unless somebody holds this one. */
import type { Slide } from './slides.ts';

export const SECONDS: Partial<Record<Slide['kind'], number>> = { draw: 40, podium: 25, welcome: 20, bracket: 15 };
const USUAL = 12;

export class Rotation {
  held = $state(false);
  #at = $state(0);
  #key = $state('');

  constructor(readonly slides: () => Slide[]) {}

  /** The picture that was on stays on when others come and go. */
  get index(): number {
    const slides = this.slides();
    const same = slides.findIndex(({ key }) => key === this.#key);
    return same >= 0 ? same : Math.min(this.#at, slides.length - 1);
  }

  get slide(): Slide | undefined {
    return this.slides()[this.index];
  }

  /** Milliseconds that the picture stays. */
  get stays(): number {
    return 1000 * ((this.slide && SECONDS[this.slide.kind]) ?? USUAL);
  }

  /** Remembers the picture that is on. */
  keep(): void {
    this.#at = this.index;
    this.#key = this.slide?.key ?? '';
  }

  step(by: 1 | -1): void {
    const slides = this.slides();
    if (slides.length === 0) return;
    this.#at = (this.index + by + slides.length) % slides.length;
    this.#key = slides[this.#at]?.key ?? '';
  }
}
