/** The server's time. The clock of a phone may be minutes wrong, and in a hall nobody sets it right. */
import { createSubscriber } from 'svelte/reactivity';

/** Steps smaller than this come from the network, not from the clocks. */
const TOLERANCE = 1_500;

/** What to add to the time since the page was opened; that one never jumps. */
let base = Date.now() - performance.now();
let heard = false;

/** Every answer of the server says when it was given, to the second. */
export function hearTime(date: string | null): void {
  const said = date === null ? NaN : Date.parse(date);
  if (Number.isNaN(said)) return;
  const told = said + 500 - performance.now();
  if (!heard || Math.abs(told - base) > TOLERANCE) base = told;
  heard = true;
}

export const serverTime = (): number => base + performance.now();

const tick = createSubscriber((update) => {
  const timer = setInterval(update, 500);
  return () => clearInterval(timer);
});

/** Now, for whoever shows it: it goes on by itself. */
export const now = {
  get at(): number {
    tick();
    return serverTime();
  },
};
