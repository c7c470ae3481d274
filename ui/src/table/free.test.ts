import { expect, it } from 'vitest';
import type { Seat, TableDocument } from './contract.ts';
import { freeSeats } from './free.ts';

const SEATS = [
  { seat: 'N', kind: 'person' },
  { seat: 'E', kind: 'bot' },
  { seat: 'S', kind: 'bot' },
] as Seat[];

function free(table: object, you: object = {}): string[] {
  const doc = { you: { person: 'p1', seat: null, host: false, ...you }, table: { event: '', seats: SEATS, ...table } };
  return freeSeats(doc as unknown as TableDocument).map(({ seat }) => seat);
}

it('offers the seats of bots to whoever has seen no hand', () => {
  expect(free({ phase: 'playing' })).toEqual(['E', 'S']);
  expect(free({ phase: 'playing' }, { hand: null })).toEqual(['E', 'S']);
});

it('offers only the seat whose hand was seen, as long as the deal goes on', () => {
  expect(free({ phase: 'playing' }, { hand: 'S' })).toEqual(['S']);
  expect(free({ phase: 'playing' }, { hand: 'N' })).toEqual([]);
  expect(free({ phase: 'between' }, { hand: 'N' })).toEqual(['E', 'S']);
});

it('offers nothing to who has a seat, when the game is over, and where a desk gives the seats', () => {
  expect(free({ phase: 'playing' }, { seat: 'N' })).toEqual([]);
  expect(free({ phase: 'over' })).toEqual([]);
  expect(free({ phase: 'waiting', event: 'abc/m1' })).toEqual([]);
});
