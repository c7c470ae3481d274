/** Figures as the chosen language writes them, below zero with a real minus sign in all of them. */
import { settings } from './settings.svelte.ts';

export function figures(value: number, how: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(settings.language, how).format(value).replace('-', '−');
}
