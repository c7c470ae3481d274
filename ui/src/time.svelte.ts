/** The server's time. The clock of a phone may be minutes wrong, and in a hall nobody sets it right. */
import { createSubscriber } from 'svelte/reactivity';

/** The header in which every answer says when it was written. */
const WRITTEN_AT = 'X-Stik-Now';
/** An answer was on its way for a while, so the latest of the last few is the nearest to the truth. */
const KEPT = 8;
/** The time shown never goes back; only a clock this far ahead is set right at once. */
const LEAP = 5_000;
/** A timer of a second that comes this late was held up by a device that slept. */
const SLEPT = 3_000;

/** What to add to the time since the page was opened, which never jumps. Until the server speaks, this device's clock. */
let base = Date.now() - performance.now();
let heard: number[] = [];
let latest = -Infinity;

/** The server's clock stood so when it wrote what has just come. */
export function hearTime(written: number): void {
  if (!Number.isFinite(written)) return;
  if (heard.length === 0) latest = -Infinity;
  heard = [...heard, written - performance.now()].slice(-KEPT);
  base = Math.max(...heard);
}

export function hearTimeOf({ headers }: Response): void {
  hearTime(Number(headers.get(WRITTEN_AT) ?? NaN));
}

export function serverTime(): number {
  const time = base + performance.now();
  if (latest - time > LEAP || time > latest) latest = time;
  return latest;
}

/** Asks the server what time it is. Without a connection the time goes on as it was. */
export async function askTime(): Promise<void> {
  try {
    hearTimeOf(await fetch('/api/health'));
  } catch {
    // asked again when the connection is back
  }
}

/** Calls when this device may have slept or was without a net, until it is stopped. */
export function onWaking(awake: () => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  document.addEventListener('visibilitychange', () => document.hidden || awake(), { signal });
  globalThis.addEventListener('online', awake, { signal });
  globalThis.addEventListener('pageshow', (event) => event.persisted && awake(), { signal });
  let last = Date.now();
  const timer = setInterval(() => {
    const before = last;
    last = Date.now();
    if (last - before > 1_000 + SLEPT) awake();
  }, 1_000);
  return () => {
    leaving.abort();
    clearInterval(timer);
  };
}

const tick = createSubscriber((update) => {
  const timer = setInterval(update, 250);
  const stop = onWaking(() => void askTime());
  return () => {
    clearInterval(timer);
    stop();
  };
});

/** Now, for whoever shows it: it goes on by itself, and is asked for anew when this device wakes. */
export const now = {
  get at(): number {
    tick();
    return serverTime();
  },
};
