import { expect, it } from 'vitest';
import { wordsOf } from '../words.ts';
import { symbols, tellFromCatalogue } from './tell.ts';

const words = wordsOf('en', [
  `event-trick-taken = { $seat ->
    [you] You take
   *[other] { $seat_name } takes
} the trick.
event-voms-cards-played = { $seat_name }: { $cards }`,
]);
const telling = { words, names: (seat: string) => ({ N: 'Nuka', S: 'Sara' })[seat] ?? seat, you: 'S' };
const tell = tellFromCatalogue('voms');

it('tells an event with names, and the viewer as you', () => {
  expect(tell({ event: 'trick-taken', seat: 'N', units: 1 }, telling)).toBe('Nuka takes the trick.');
  expect(tell({ event: 'trick-taken', seat: 'S', units: 1 }, telling)).toBe('You take the trick.');
  expect(tell({ event: 'cards-played', seat: 'N', cards: '9c 10d' }, telling)).toBe('Nuka: 9♣ 10♦');
});

it('has no line for what the catalogue does not tell', () => {
  expect(tell({ event: 'hands-drawn-up', first: 'N', each: 1 }, telling)).toBeNull();
});

it('writes cards with their symbols', () => {
  expect(symbols('9c Kh 10d As')).toBe('9♣ K♥ 10♦ A♠');
});
