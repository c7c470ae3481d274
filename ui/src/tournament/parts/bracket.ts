/** The matches after the pools, as they are drawn on a board. */
import type { Match, Stage, Table, Tournament } from '../store.svelte.ts';

/** A box of the bracket: a match that is planned, or who is known of it so far. */
export interface Box {
  key: string;
  stage: Stage;
  match: Match | null;
  entrants: string[];
}

export interface Bracket {
  semiFinals: Box[];
  /** A semi-final that is played all against all. */
  table: Table | null;
  final: Box | null;
  bronze: Box | null;
}

const boxOf = (match: Match): Box => ({ key: match.id, stage: match.stage, match, entrants: match.entrants });

export function bracketOf(doc: Tournament): Bracket | null {
  const of = (stage: Stage): Match[] => doc.matches.filter((match) => match.stage === stage);
  const goOn = (stage: Stage): string[] | undefined =>
    doc.standings.qualified.find((one) => one.stage === stage)?.entrants;
  const table = doc.standings.tables.find(({ stage }) => stage === 'semi-final') ?? null;
  const semis = of('semi-final');
  const last = (stage: Stage): Box | null => {
    const match = of(stage)[0];
    if (match) return boxOf(match);
    const entrants = goOn(stage);
    return entrants || (stage === 'final' && semis.length > 0)
      ? { key: stage, stage, match: null, entrants: entrants ?? [] }
      : null;
  };
  const found: Bracket = {
    semiFinals: table ? [] : semis.map(boxOf),
    table,
    final: last('final'),
    bronze:
      last('bronze') ??
      (semis.length === 2 && !table ? { key: 'bronze', stage: 'bronze', match: null, entrants: [] } : null),
  };
  return found.semiFinals.length > 0 || found.table || found.final || found.bronze ? found : null;
}
