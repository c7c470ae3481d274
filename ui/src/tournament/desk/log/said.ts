/** A line of the log as a sentence. */
import { say, speech } from '../../../i18n.svelte.ts';
import { nameOf } from '../../find.ts';
import { signed } from '../../parts/words.ts';
import type { Tournament } from '../../store.svelte.ts';
import { type Line, saidOf } from './lines.ts';

export function lineWords(doc: Tournament, line: Line, lines: Line[]): string {
  const said = saidOf(doc, line);
  if (!speech.words?.has(said.code)) return line.do;
  const undone = line.do === 'undo' ? lines.find(({ v }) => v === said.values.number) : undefined;
  const totals = said.result?.totals?.map(
    (total, side) => `${nameOf(doc, said.entrants[side] ?? '')} ${signed(total)}`,
  );
  return say(said.code, {
    ...said.values,
    names: totals?.join(', ') ?? said.values.names ?? '',
    stage: say(`tournament-stage-${said.values.stage}`),
    by: say(`tournament-by-${said.values.by}`),
    what: undone ? lineWords(doc, undone, lines) : '',
  });
}
