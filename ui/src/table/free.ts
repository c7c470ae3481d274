import type { Seat, TableDocument } from './contract.ts';

/** The seat whose hand of the running deal was seen here, by who sits nowhere now. */
export function seenHand({ table, you }: TableDocument): Seat | null {
  return table.phase === 'playing' ? (table.seats.find(({ seat }) => seat === you.hand) ?? null) : null;
}

/** The seats that one may take now. */
export function freeSeats(doc: TableDocument): Seat[] {
  const { table, you } = doc;
  if (you.seat !== null || table.event || table.phase === 'over') return [];
  const seen = seenHand(doc);
  return table.seats.filter((seat) => seat.kind !== 'person' && (seen === null || seen === seat));
}
