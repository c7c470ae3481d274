import type { Game } from './contract.ts';

/** The quick phrases that the server knows, by their catalogue keys (`phrase-…`); some belong to one game. */
const PHRASES: [phrase: string, game?: Game][] = [
  ['good-luck'],
  ['well-played'],
  ['thank-you'],
  ['ouch'],
  ['voms-ho', 'voms'],
  ['toqu-waits', 'voms'],
  ['pulla-is-mine', 'vira'],
  ['is-that-all'],
  ['in-your-dreams'],
  ['my-grandmother'],
  ['count-again'],
  ['coffee'],
  ['pizza'],
  ['one-more'],
];

export function phrasesFor(game: Game): string[] {
  return PHRASES.filter(([, only]) => only === undefined || only === game).map(([phrase]) => phrase);
}
