/** The users' words: the Fluent catalogues of src/stik/messages, loaded when a language is chosen. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Language, Words } from './table/contract.ts';

export const LANGUAGES: readonly Language[] = ['da', 'sv', 'en'];

const sources = import.meta.glob<string>(
  [
    '../../src/stik/messages/*/*.ftl',
    '!../../src/stik/messages/*/cli.ftl',
    '!../../src/stik/messages/*/learn.ftl',
    '!../../src/stik/messages/*/print.ftl',
    '!../../src/stik/messages/*/referee.ftl',
    '!../../src/stik/messages/*/rulings.ftl',
    '!../../src/stik/messages/*/upkeep.ftl',
  ],
  { query: '?raw', import: 'default' },
);

export async function loadWords(language: Language): Promise<Words> {
  const mine = Object.entries(sources).filter(([path]) => path.includes(`/messages/${language}/`));
  return wordsOf(language, await Promise.all(mine.map(([, load]) => load())));
}

export function wordsOf(language: Language, catalogues: string[]): Words {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const catalogue of catalogues) bundle.addResource(new FluentResource(catalogue));
  const reported = new Set<string>();

  function report(problem: string): void {
    if (reported.has(problem)) return;
    reported.add(problem);
    console.error(`${language}: ${problem}`);
  }

  function words(code: string, values: Record<string, string | number> = {}): string {
    const pattern = bundle.getMessage(nameOf(code))?.value;
    if (!pattern) {
      report(`no message ${nameOf(code)}`);
      return code;
    }
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, values, errors);
    if (errors.length > 0) report(`${nameOf(code)}: ${errors.join('; ')}`);
    return text;
  }

  return Object.assign(words, { has: (code: string) => bundle.hasMessage(nameOf(code)) });
}

/** The code `play/not-held` is the message `play-not-held`. */
function nameOf(code: string): string {
  return code.replaceAll('/', '-');
}

const BROWSERS: readonly string[] = typeof navigator === 'undefined' ? [] : navigator.languages;

/** The language of the browser, where we speak it. */
export function preferredLanguage(wanted: readonly string[] = BROWSERS): Language {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0] ?? '';
    const known = LANGUAGES.find((one) => one === language);
    if (known) return known;
    // Norwegians read Danish more easily than English; Greenland's second language is Danish.
    if (['nb', 'nn', 'no', 'kl', 'fo'].includes(language)) return 'da';
  }
  return 'en';
}
