/** The fields of the dialog for a result of Voms. */
import type { Schemas } from '../../../server.ts';

export interface Fields {
  kind: 'played' | 'absent' | 'forfeit';
  lus: [number | null, number | null];
  comb: [number | null, number | null];
  toqued: string;
  /** Who was absent, or forfeits. */
  side: string;
  /** Timed play: it ran when the time was up. */
  late: boolean;
}

type Known = Partial<Pick<Schemas['DeskResult'], 'lus' | 'comb' | 'toqued' | 'absent' | 'forfeit' | 'late'>>;

export function fieldsOf(usual: number, result: Known | null): Fields {
  const kind = result?.absent ? 'absent' : result?.forfeit ? 'forfeit' : 'played';
  return {
    kind,
    lus: [result?.lus?.[0] ?? null, result?.lus?.[1] ?? null],
    comb: [result?.comb?.[0] ?? usual, result?.comb?.[1] ?? usual],
    toqued: result?.toqued ?? '',
    side: result?.absent ?? result?.forfeit ?? '',
    late: result?.late ?? false,
  };
}

/** What the fields say; null while something is missing. */
export function resultOf(usual: number, fields: Fields, reason: string): Schemas['VomsResult'] | null {
  const comb: [number, number] = [fields.comb[0] ?? usual, fields.comb[1] ?? usual];
  if (fields.kind !== 'played')
    return fields.side ? { comb: [usual, usual], reason: reason.trim(), [fields.kind]: fields.side } : null;
  const [a, b] = fields.lus;
  if (a === null || b === null) return null;
  return { lus: [a, b], comb, toqued: fields.toqued || null, late: fields.late || null, reason: '' };
}
