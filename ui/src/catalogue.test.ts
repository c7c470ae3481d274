/** Every message that the page asks for by a whole name is in the catalogues, in every language. */
import { expect, it } from 'vitest';

const catalogues = import.meta.glob<string>('../../src/stik/messages/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>(['./**/*.svelte', './**/*.ts', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

function known(language: string): Set<string> {
  const texts = Object.entries(catalogues).filter(([path]) => path.includes(`/messages/${language}/`));
  return new Set(
    texts.flatMap(([, text]) => [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1] ?? '')),
  );
}

it.each(['da', 'sv', 'en'])('has every word in %s', (language) => {
  const names = known(language);
  const asked = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/\b(?:say|words|speech\.words)\(\s*['"]([\w/-]+)['"]/g)].map((found) => found[1] ?? ''),
  );
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.map((code) => code.replaceAll('/', '-')).filter((code) => !names.has(code))).toEqual([]);
});
