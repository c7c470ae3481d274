/** The parts of a rule book, by how their articles are named. */
import type { Game } from '../table/contract.ts';

export const SHEETS: Record<Game, string[]> = { voms: ['T', 'I', 'W', 'V'], vira: ['SM', 'SWS', 'VR'] };

export function sheetOf(article: string): string {
  return article.includes('.') ? (article.split('.')[0] ?? '') : 'V';
}

/** Sheets whose rules are set side by side: the same game, told three times. */
export const BESIDE = ['T', 'I', 'W'];

/** The same rule in each sheet: the article itself, and those that it points to. */
export function beside(article: string, see: string[]): Record<string, string[]> {
  const own = sheetOf(article);
  if (!BESIDE.includes(own)) return {};
  const found = Object.fromEntries(
    BESIDE.map((sheet) => [sheet, sheet === own ? [article] : see.filter((one) => sheetOf(one) === sheet)]),
  );
  return Object.values(found).filter((several) => several.length > 0).length > 1 ? found : {};
}

/** Small letters without accents, so that one finds what one cannot type. */
export function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

export function matches(query: string, ...texts: string[]): boolean {
  const text = folded(texts.join(' '));
  return folded(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
