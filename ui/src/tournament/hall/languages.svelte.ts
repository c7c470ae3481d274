/** The languages of the screen in the hall, one after another; this device remembers its own and gets it back. */
import { speech } from '../../i18n.svelte.ts';
import { applySettings, settings } from '../../settings.svelte.ts';
import type { Language } from '../../table/contract.ts';
import { loadWords } from '../../words.ts';

/** The language after this one; one that is not among them is followed by the first. */
export function languageAfter(now: Language, all: Language[]): Language {
  return all[(all.indexOf(now) + 1) % all.length] ?? now;
}

export class HallLanguages {
  readonly #own = settings.language;

  async show(language: Language): Promise<void> {
    if (language === settings.language) return;
    try {
      speech.words = await loadWords(language);
    } catch {
      return; // without a network the screen goes on in the language that it has
    }
    settings.language = language;
    applySettings();
  }

  close(): void {
    void this.show(this.#own);
  }
}
