import type { Seat, TableDocument, Words } from './contract.ts';

/** What a seat at the table is called: the person's name, or the bot's of that seat. */
export function nameOf(seat: Seat, words: Words): string {
  if (seat.name) return seat.name;
  return words(seat.kind === 'empty' ? 'ui-seat-empty' : `bot-name-${seat.seat}`);
}

/** Names by the seats of the table, which people keep from deal to deal. */
export function tableNames(doc: TableDocument, words: Words): (seat: string) => string {
  return (name) => {
    const found = doc.table.seats.find((one) => one.seat === name);
    return found ? nameOf(found, words) : name;
  };
}

/** Names by the seats of the running deal; where none runs, by the seats of the table. */
export function seatNames(doc: TableDocument, words: Words): (seat: string) => string {
  const seats = doc.table.seats;
  return (name) => {
    const found = seats.find((one) => one.at === name) ?? seats.find((one) => one.seat === name);
    return found ? nameOf(found, words) : name;
  };
}
