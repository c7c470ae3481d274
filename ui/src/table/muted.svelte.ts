/** The people whose chat this device does not show. */
import { SvelteSet } from 'svelte/reactivity';

const KEY = 'stik.muted';

export const muted = new SvelteSet<string>(remembered());

export function toggleMuted(person: string): void {
  if (!muted.delete(person)) muted.add(person);
  try {
    localStorage.setItem(KEY, JSON.stringify([...muted]));
  } catch {
    // It then holds for this page.
  }
}

function remembered(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
}
