import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Schemas } from '../server.ts';
import type { Game } from '../table/contract.ts';
import { LANGUAGES, loadWords } from '../words.ts';
import { titleOf } from './happening.ts';

interface Packed {
  id: string;
  happens: Schemas['HappeningModel'];
}

function packed(game: Game): Packed[] {
  const file = new URL(`../../../src/stik/app/learn/situations/${game}.jsonl`, import.meta.url);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const { id, happens } = JSON.parse(line) as Packed;
    const { refusal } = happens;
    const params = Object.fromEntries((refusal?.params ?? []) as unknown as [string, string | number][]);
    return { id, happens: { ...happens, refusal: refusal && { ...refusal, params } } };
  });
}

it.each(LANGUAGES)('every situation has a title in %s', async (language) => {
  const words = await loadWords(language);
  for (const game of ['voms', 'vira'] as Game[]) {
    for (const { id, happens } of packed(game)) {
      const title = titleOf(words, game, happens);
      expect(title, id).toMatch(/^[\p{Lu}0-9].{4,}/u);
      expect(title, id).not.toMatch(/undefined|\{|(analysis|event|vira|voms|situation)[-/]/);
    }
  }
});
