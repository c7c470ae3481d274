/** The words of a game's options, keyed as src/stik/messages/options.py says. */
import type { Game, OptionValue, Words } from './contract.ts';

function field(game: Game, option: string): string {
  return game === 'vira' ? `vira-${option}` : option;
}

/** The code of an option's short name; the parts of a table have names of their own. */
export function optionName(game: Game, option: string, part?: string): string {
  const name = `option-${field(game, option)}`.replaceAll('_', '-');
  return part === undefined ? name : `${name}-${part.replaceAll('_', '-')}`;
}

/** The code of the phrase that says what a value means for the players. */
export function optionValue(game: Game, option: string, value: string | number | boolean): string {
  return `${optionName(game, option)}-${String(value).replace(/[^0-9A-Za-z]+/g, '-')}`;
}

/** An option and its value as one line. */
export function optionLine(game: Game, option: string, value: OptionValue, words: Words): string {
  const name = words(optionName(game, option));
  if (typeof value === 'object') return name;
  const phrase = optionValue(game, option, value);
  return `${name}: ${words.has(phrase) ? words(phrase) : String(value)}`;
}
