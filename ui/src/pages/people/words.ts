/** Words and figures that several pages about people need. */
import { figures } from '../../figures.ts';
import { say } from '../../i18n.svelte.ts';
import { settings } from '../../settings.svelte.ts';
import type { Game } from '../../table/contract.ts';
import { optionValue } from '../../table/options.ts';

export function day(at: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium' }).format(at);
}

export function month(at: number): string {
  return new Intl.DateTimeFormat(settings.language, { month: 'long', year: 'numeric' }).format(at);
}

export function decimal(value: number, digits = 1): string {
  const exact = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return figures(value, exact);
}

export function signed(value: number): string {
  return figures(value, { signDisplay: 'exceptZero' });
}

/** A game with the family of its rules. */
export function familyName(game: string, family: string): string {
  return `${say(`ui-game-${game}`)}, ${say(optionValue(game as Game, 'preset', family))}`;
}
