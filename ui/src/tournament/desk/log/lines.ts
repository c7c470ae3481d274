/** A step of the tournament in words: the name of its sentence, and the values in it. */
import type { Schemas } from '../../../server.ts';
import { matchOf, nameOf } from '../../find.ts';
import type { Tournament } from '../../store.svelte.ts';

export type Line = Schemas['LogLine'];

export interface Said {
  code: string;
  values: Record<string, string | number>;
  /** Who sat at the table. */
  entrants: string[];
  /** What was entered, where it is a result. */
  result: Schemas['DeskResult'] | null;
  /** In the words of whoever did it. */
  remark: string;
}

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(text) : []);

/** Sentences that say the contrary, or which of several things was done. */
function turn({ do: order, data }: Line): string {
  if (order === 'check-in' && typeof data.entrant !== 'string') return 'check-in-all';
  if (order === 'check-in' && data.here === false) return 'check-in-off';
  if (order === 'withdraw' && data.back === true) return 'withdraw-back';
  if (order === 'disqualify' && data.lifted === true) return 'disqualify-lifted';
  if (order === 'enter' && (data.result ?? null) === null) return 'enter-none';
  if (order === 'describe' && typeof data.message === 'string') return data.message ? 'message' : 'message-none';
  if (order === 'run-round') return `run-round-${text(data.action) || 'start'}`;
  if (order === 'move') return `move-${text(data.to)}`;
  if (order === 'appeal' && typeof data.appeal === 'number') return 'appeal-decision';
  if (order === 'penalise' && !data.points) return 'warning';
  return order;
}

export function saidOf(doc: Tournament, line: Line): Said {
  const { data } = line;
  const match = matchOf(doc, text(data.match));
  const names = match?.entrants ?? (data.tie ? list(data.tie) : list(data.entrants));
  const values = {
    name: data.entrant ? nameOf(doc, text(data.entrant)) : text(data.name),
    names: names.map((id) => nameOf(doc, id)).join(' – '),
    count: Array.isArray(data.entrants) ? data.entrants.length : Number(data.count ?? 1),
    pool: text(data.pool),
    seed: text(data.seed),
    round: Number(data.round ?? match?.round ?? 0),
    stage: text(data.stage) || 'pool',
    points: text(data.points),
    by: text(data.by) || 'organiser',
    number: Number(data.call ?? data.appeal ?? data.version ?? data.number ?? 0),
  };
  const remark = [data.reason, data.message, data.ruling, data.text, data.decision]
    .map(text)
    .filter(Boolean)
    .join(' · ');
  const result = (data.result ?? null) as Schemas['DeskResult'] | null;
  return {
    entrants: names,
    code: `ui-desk-log-${turn(line)}`,
    values,
    result: result ? { ...result, comb: result.comb ?? [doc.comb, doc.comb] } : null,
    remark,
  };
}
