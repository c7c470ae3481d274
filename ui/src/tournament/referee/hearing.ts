/** The referee's questions: the server asks and rules, the page only remembers what was answered. */
import { api, ApiError } from '../../api.ts';
import type { Schemas } from '../../server.ts';
import type { Language } from '../../table/contract.ts';
import { nameOf } from '../find.ts';
import type { Match, Tournament } from '../store.svelte.ts';

export type Step = Schemas['CaseStep'];
export type Question = Schemas['CaseQuestion'];
export type Option = Schemas['CaseOption'];
export type Verdict = Schemas['Verdict'];
export type CaseAnswer = Schemas['CaseAnswer'];
export type Value = CaseAnswer['value'];

export const hear = (answers: CaseAnswer[], language: Language): Promise<Step> =>
  api.post<Step>(`/rulings?lang=${language}`, { answers });

/** Game and rules are known at a tournament; a rule set that the referee does not know is asked for. */
export async function begin(doc: Tournament, language: Language): Promise<Step> {
  const known: CaseAnswer[] = [{ field: 'game', value: doc.game }];
  try {
    return await hear([...known, { field: 'rules', value: doc.rules }], language);
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return hear(known, language);
    throw error;
  }
}

/** Whose seat or side a letter is at the table of a match: seats in the order of its sides. */
export function seatNames(doc: Tournament, match: Match | null): Map<string, string> {
  const names = new Map<string, string>();
  for (const [place, id] of (match?.entrants ?? []).entries()) {
    const letters = doc.game === 'vira' ? ['ABCD'[place]] : place === 0 ? ['N', 'S', 'NS'] : ['E', 'W', 'EW'];
    for (const letter of letters) if (letter) names.set(letter, nameOf(doc, id));
  }
  return names;
}

/** "NS: Nuuk 1, EW: Sisimiut": for who reads a ruling that speaks of seats. */
export function legend(names: Map<string, string>): string {
  const sides = [...names].filter(([letter]) => letter.length > 1);
  return (sides.length > 0 ? sides : [...names]).map(([letter, name]) => `${letter}: ${name}`).join(', ');
}

/** Options that contain all words that were typed, by their groups. */
export function grouped(options: Option[], text: string): { group: string; options: Option[] }[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = options.filter((option) => {
    const all = `${option.label} ${option.article}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
  const groups = [...new Set(found.map((option) => option.group))];
  return groups.map((group) => ({ group, options: found.filter((option) => option.group === group) }));
}

/** An answer as it was chosen, for the list of what has been said. */
export function answerWords(question: Question, value: Value, yes: string, no: string): string {
  const label = (one: unknown): string => question.options.find((option) => option.value === one)?.label ?? String(one);
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? yes : no;
  if (Array.isArray(value)) return value.map(label).join(', ');
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([side, number]) => `${side} ${String(number)}`)
      .join(', ');
  }
  const [key, grade] = String(value).split('+');
  return grade ? `${label(key)} + ${grade}` : label(question.look === 'number' ? String(value) : key);
}
