/** The words in the language that is chosen now. */
import { change, settings } from './settings.svelte.ts';
import type { Language, Refusal, Words } from './table/contract.ts';
import { refusalWords } from './table/tell.ts';
import { loadWords } from './words.ts';

class Speech {
  words = $state.raw<Words | null>(null);

  async speak(language: Language): Promise<void> {
    const words = await loadWords(language);
    this.words = words;
    if (settings.language !== language) change({ language });
  }
}

export const speech = new Speech();

/** A sentence in the current language. */
export function say(code: string, values?: Record<string, string | number>): string {
  return speech.words?.(code, values) ?? '';
}

/** A refusal in words: its own sentence, or the faults one by one; the server's English where no catalogue has it. */
export function sayRefusal(refusal: Refusal): string {
  const known = [...(refusal.faults ?? []), refusal].filter(({ code }) => speech.words?.has(code));
  const own = speech.words?.has(refusal.code) ? [refusal] : known;
  if (own.length > 0) return own.map(plainly).join(' ');
  return say('ui-refused-otherwise', { detail: refusal.detail ?? refusal.code });
}

/** Without the place in a file that the sentence begins with: on a page nobody has the file before them. */
function plainly({ code, params }: Pick<Refusal, 'code' | 'params'>): string {
  const text = speech.words ? refusalWords(speech.words, { code, params }) : '';
  const place = params.where === undefined ? '' : `${params.where}: `;
  if (place === '' || !text.startsWith(place)) return text;
  const rest = text.slice(place.length);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
