import { describe, expect, it, vi } from 'vitest';
import type { GameEvent, Language } from '../table/contract.ts';
import { LANGUAGES, wordsOf } from '../words.ts';
import { sentence, signed } from './say.ts';

const sources = import.meta.glob<string>('../../../src/stik/messages/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const EVENTS: GameEvent[] = [
  { event: 'bid-made', seat: 'A', bid: 'spel7+farg' },
  { event: 'bid-made', seat: 'B', bid: 'gask' },
  { event: 'passed', seat: 'B' },
  { event: 'auction-won', seat: 'A', bid: 'vira' },
  { event: 'contract-named', seat: 'A', contract: 'gask3' },
  { event: 'cards-turned', cards: '9c 10h' },
  { event: 'trump-named', seat: 'A', suit: 'h' },
  { event: 'misar-named', seat: 'B' },
  { event: 'hand-reduced', seat: 'B', count: 1 },
  { event: 'cards-drawn', seat: 'A', cards: '9c' },
  { event: 'bought', seat: 'B', count: 3, talon: 7 },
  { event: 'talon-taken', seat: 'B', count: 13 },
  { event: 'tried-again', seat: 'B' },
  { event: 'hand-laid', seat: 'A' },
  { event: 'game-taken', seat: 'A' },
  { event: 'hand-laid-up', seat: 'B', cards: '2c 3d' },
  { event: 'talon-put-aside', count: 4 },
  { event: 'card-played', seat: 'A', card: '9c' },
  { event: 'trick-taken', seat: 'B' },
  { event: 'claimed', seat: 'B' },
  { event: 'claim-shown', seat: 'B', cards: 'Ac' },
  { event: 'claim-accepted', seat: 'A' },
  { event: 'claim-refused', seat: 'B' },
  { event: 'conceded', seat: 'A' },
  { event: 'pinnar-paid', payer: 'A', payee: 'pool', amount: 8, reason: 'pool/set-bet', cites: ['VR.A1'] },
  { event: 'deal-stopped' },
  ...['home', 'bet', 'kodilj', 'laid'].map((result) => ({ event: 'deal-ended', declarer: 'B', result })),
];

function wordsIn(language: Language) {
  const mine = Object.entries(sources).filter(([path]) => path.includes(`/messages/${language}/`));
  return wordsOf(
    language,
    mine.map(([, text]) => text),
  );
}

describe.each(LANGUAGES)('sentences in %s', (language) => {
  it('are there for everything that happens', () => {
    const missing = vi.spyOn(console, 'error').mockImplementation(() => {});
    const speaker = { words: wordsIn(language), names: (seat: string) => `Name of ${seat}`, me: 'A' };
    for (const event of EVENTS) expect(sentence(event, speaker)).toMatch(/\S/);
    expect(missing.mock.calls).toEqual([]);
  });
});

it('amounts carry their sign', () => {
  expect([8, 0, -3].map(signed)).toEqual(['+8', '0', '−3']);
});
