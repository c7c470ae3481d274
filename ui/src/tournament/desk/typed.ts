/** Results as they are typed at the desk: `9` `5`, `11/11` for extra strokes, `t` toqu'ed, `w` absent, `f` forfeits. */
import type { Schemas } from '../../server.ts';

export type VomsResult = Schemas['VomsResult'];
type Shown = Pick<Schemas['DeskResult'], 'lus' | 'comb' | 'toqued' | 'absent' | 'forfeit'>;

const CELL = /^(\d{1,2})(?:\/(\d{1,2}))?(t)?$/;
/** What two cells say; null while they say nothing whole. Nobody writes down the comb that the tournament plays with. */
export function typedResult(
  usual: number,
  cells: [string, string],
  entrants: string[],
  reason = '',
): VomsResult | null {
  const [a, b] = cells.map((cell) => cell.trim().toLowerCase().replaceAll(' ', '')) as [string, string];
  for (const [index, cell] of [a, b].entries()) {
    const side = entrants[index] ?? null;
    if (cell === 'w') return { comb: [usual, usual], reason, absent: side };
    if (cell === 'f') return { comb: [usual, usual], reason, forfeit: side };
  }
  const one = CELL.exec(a);
  const other = CELL.exec(b);
  if (!one || !other) return null;
  const toqued = one[3] ? entrants[0] : other[3] ? entrants[1] : null;
  return {
    lus: [Number(one[1]), Number(other[1])],
    comb: [Number(one[2] ?? usual), Number(other[2] ?? usual)],
    toqued: toqued ?? null,
    reason,
  };
}

/** The cells that would say this result. */
export function cellsOf(usual: number, result: Shown | null | undefined, entrants: string[]): [string, string] {
  if (!result) return ['', ''];
  const cell = (index: 0 | 1): string => {
    const side = entrants[index];
    if (result.absent === side) return 'w';
    if (result.forfeit === side) return 'f';
    const lus = result.lus?.[index];
    if (lus === undefined) return '';
    const comb = result.comb[index] === usual ? '' : `/${result.comb[index]}`;
    return `${lus}${comb}${result.toqued === side ? 't' : ''}`;
  };
  return [cell(0), cell(1)];
}

/** Signs after which the second cell is meant. */
export const isNext = (key: string): boolean => [' ', ':', '-', ',', ';'].includes(key);

/** What is missing to zero, as far as figures are typed; null where one is no figure. */
export function sumOf(cells: string[]): number | null {
  const figures = cells.map((cell) => figure(cell));
  return figures.some((one) => one === null) ? null : figures.reduce<number>((sum, one) => sum + (one ?? 0), 0);
}

/** A whole number with its sign; an empty cell counts nothing. */
export function figure(text: string): number | null {
  const plain = text.trim().replace('−', '-').replace('+', '');
  if (plain === '') return 0;
  return /^-?\d{1,4}$/.test(plain) ? Number(plain) : null;
}
