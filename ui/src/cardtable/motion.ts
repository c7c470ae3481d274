/** Movements of cards; their tempo is the page's, and none at all where motion is not wanted. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

export function tempo(): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue('--tempo');
  return value === '' ? 1 : Number(value);
}

/** Where somebody sits as seen from the middle of the table. */
export type Side = 'bottom' | 'left' | 'top' | 'right' | 'middle';

const WAY: Record<Side, readonly [number, number]> = {
  bottom: [0, 1],
  left: [-1.2, 0],
  top: [0, -1],
  right: [1.2, 0],
  middle: [0, 0],
};

export interface Way {
  side: Side;
  distance?: number;
  delay?: number;
}

/** A card comes from where its player sits. */
export function arrive(_: Element, { side, distance = 170, delay = 0 }: Way): TransitionConfig {
  const [x, y] = WAY[side];
  const reach = (away: number): string => `translate(${x * distance * away}px, ${y * distance * away}px)`;
  return {
    duration: 240 * tempo(),
    delay: delay * tempo(),
    easing: cubicOut,
    css: (t, away) => `transform: ${reach(away)} scale(${0.8 + 0.2 * t}); opacity: ${Math.min(1, t * 2)}`,
  };
}

/** A taken trick goes to who took it. */
export function gather(_: Element, { side, distance = 260 }: Way): TransitionConfig {
  const [x, y] = WAY[side];
  return {
    duration: 260 * tempo(),
    easing: cubicOut,
    css: (t, away) =>
      `transform: translate(${x * distance * away}px, ${y * distance * away}px) scale(${0.4 + 0.6 * t}); opacity: ${t}`,
  };
}
