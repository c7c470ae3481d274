import { expect, it } from 'vitest';
import { loadWords } from '../words.ts';
import { tell } from './tell.ts';

it.each([
  ['da', 'Du trækker 9♣ 10♦', 'Nuka trækker 9♣ 10♦'],
  ['sv', 'Du drar 9♣ 10♦', 'Nuka drar 9♣ 10♦'],
  ['en', 'You draw 9♣ 10♦', 'Nuka draws 9♣ 10♦'],
] as const)('says in %s who draws, for a replay shows everybody’s cards', async (language, mine, other) => {
  const telling = { words: await loadWords(language), names: () => 'Nuka', you: 'S' };
  expect(tell({ event: 'cards-drawn', seat: 'S', cards: '9c 10d' }, telling)).toBe(mine);
  expect(tell({ event: 'cards-drawn', seat: 'N', cards: '9c 10d' }, telling)).toBe(other);
});
