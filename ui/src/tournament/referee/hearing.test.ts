import { expect, it } from 'vitest';
import type { Match, Tournament } from '../store.svelte.ts';
import { answerWords, grouped, legend, seatNames, type Option, type Question } from './hearing.ts';

const option = (value: string, label: string, group = '', article = ''): Option => ({ value, label, group, article });
const question = (look: Question['look'], options: Option[] = []): Question => ({
  field: 'x',
  look,
  text: '?',
  required: true,
  options,
});

it('finds options by all words, in their groups', () => {
  const options = [
    option('a', 'The dealer shows a card', 'Deal', 'T.5'),
    option('b', 'A player drops a card', 'Play', 'T.9'),
    option('c', 'The wrong player cuts', 'Deal', 'T.7'),
  ];
  expect(grouped(options, '').map(({ group }) => group)).toEqual(['Deal', 'Play']);
  expect(grouped(options, 'CARD dealer')).toEqual([{ group: 'Deal', options: [options[0]] }]);
  expect(grouped(options, 't.9')).toEqual([{ group: 'Play', options: [options[1]] }]);
  expect(grouped(options, 'nothing')).toEqual([]);
});

it('names the seats of a match', () => {
  const doc = {
    game: 'voms',
    entrants: [
      { id: 't1', name: 'Nuuk' },
      { id: 't2', name: 'Sisimiut' },
    ],
  } as Tournament;
  const match = { entrants: ['t1', 't2'] } as Match;
  const names = seatNames(doc, match);
  expect(names.get('S')).toBe('Nuuk');
  expect(names.get('EW')).toBe('Sisimiut');
  expect(legend(names)).toBe('NS: Nuuk, EW: Sisimiut');
  expect(legend(seatNames({ ...doc, game: 'vira' }, match))).toBe('A: Nuuk, B: Sisimiut');
  expect(legend(seatNames(doc, null))).toBe('');
});

it('says an answer', () => {
  const seats = [option('N', 'N'), option('E', 'E')];
  expect(answerWords(question('flag'), true, 'yes', 'no')).toBe('yes');
  expect(answerWords(question('flag'), null, 'yes', 'no')).toBe('–');
  expect(answerWords(question('several', seats), ['N', 'E'], '', '')).toBe('N, E');
  expect(answerWords(question('per-side', seats), { N: 1, E: 2 }, '', '')).toBe('N 1, E 2');
  expect(answerWords(question('bid', [option('spel7', '7-spel')]), 'spel7+farg', '', '')).toBe('7-spel + farg');
  expect(answerWords(question('number'), 3, '', '')).toBe('3');
});
