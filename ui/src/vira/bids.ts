/** The bid table as the bid box shows it: everything in it comes from the server. */
import type { BidRow, Grade } from './types.ts';

export interface Bid {
  key: string;
  grade: Grade | null;
}

/** `spel7+farg` */
export function readBid(text: string): Bid {
  const [key = '', grade] = text.split('+');
  return { key, grade: (grade as Grade | undefined) ?? null };
}

/** What may be bid now: the keys, each with the gradations that are open. */
export function openBids(actions: string[]): Map<string, (Grade | null)[]> {
  const open = new Map<string, (Grade | null)[]>();
  for (const action of actions) {
    if (!action.startsWith('bid ')) continue;
    const { key, grade } = readBid(action.slice(4));
    open.set(key, [...(open.get(key) ?? []), grade].sort(byGrade));
  }
  return open;
}

const GRADES = [null, 'farg', 'hogsta'];

function byGrade(one: Grade | null, other: Grade | null): number {
  return GRADES.indexOf(one) - GRADES.indexOf(other);
}

export function action(bid: Bid): string {
  return `bid ${bid.key}${bid.grade ? `+${bid.grade}` : ''}`;
}

export interface Tile {
  key: string;
  family: string;
  /** The place in the bid table; null for a bid without a number. */
  number: number | null;
  row: BidRow | null;
}

export interface Group {
  family: string;
  tiles: Tile[];
}

/** Small families stand side by side; the order is that of the rows of the box. */
const ORDER = ['kop', 'gok', 'vira', 'tringel', 'turne', 'vingel', 'gask', 'kopmisar', 'solo', 'solomisar'];

/** The table by family, first of each family the bid without a number where there is such a bid. */
export function groups(rows: BidRow[], isSaid: (family: string) => boolean): Group[] {
  const families = [...new Set(rows.map((row) => row.family))];
  return families
    .toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other))
    .map((family) => {
      const plain = rows.filter((row) => row.family === family && row.grade === null);
      const tiles: Tile[] = [...new Set(plain.map((row) => row.key))].map((key) => {
        const row = plain.find((one) => one.key === key) ?? null;
        return { key, family, number: row?.number ?? null, row };
      });
      const loose: Tile = { key: family, family, number: null, row: null };
      return { family, tiles: isSaid(family) ? [loose, ...tiles] : tiles };
    });
}

export function rowOf(rows: BidRow[], bid: Bid): BidRow | undefined {
  return rows.find((row) => row.key === bid.key && row.grade === bid.grade) ?? rows.find((row) => row.key === bid.key);
}
