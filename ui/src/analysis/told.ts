/** What an analysis says, in the words of the catalogues. */
import { SYMBOLS } from '../cardtable/cards.ts';
import { figures } from '../figures.ts';
import type { Schemas } from '../server.ts';
import type { Words } from '../table/contract.ts';
import { symbols } from '../table/tell.ts';

export type Analysis = Schemas['AnalysisModel'];
export type State = Schemas['AnalysisState'];
export type Decision = Schemas['DecisionModel'];
export type Remark = Schemas['RemarkModel'];
export type DealProgress = Schemas['DealProgress'];
export type Depth = 'quick' | 'thorough';

export function sentence(words: Words, { code, params, words: codes, actions }: Remark): string {
  const said = Object.entries(codes).map(([name, own]) => [name, words(own)]);
  const done = Object.entries(actions).map(([name, action]) => [name, actionWords(words, action)]);
  return words(code, { ...params, ...Object.fromEntries([...said, ...done]) });
}

/** An action of a record as people say it: cards with their symbols, contracts by their names. */
export function actionWords(words: Words, action: string): string {
  if (action === '') return '';
  const [verb = '', ...rest] = action.split(' ');
  const cards = symbols(rest.join(' '));
  if (verb === 'play' || verb === 'ahead') return cards;
  if (verb === 'bid') return bidWords(words, rest[0] ?? '');
  if (verb === 'choose') return words(`contract/${rest[0] ?? ''}`);
  if (verb === 'trump') return words('analysis/action-trump', { suit: SYMBOLS[rest[0] ?? ''] ?? '' });
  return words(`analysis/action-${verb}`, { cards, count: rest.length });
}

function bidWords(words: Words, key: string): string {
  const [name = '', grade] = key.split('+');
  const said = words.has(`contract/${name}`) ? words(`contract/${name}`) : words(`vira/said-${name}`);
  return grade ? words('vira/graded', { contract: said, grade }) : said;
}

/** A value in its unit: a chance in per cent, or points. */
export function figure(unit: Analysis['unit'], value: number): string {
  if (unit === 'chance') return `${Math.round(100 * value)} %`;
  return figures(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** The decisions that cost most, the worst first. */
export function worst(decisions: readonly Decision[], most: number): Decision[] {
  return decisions
    .filter(({ grade }) => grade !== 'good')
    .sort((one, other) => other.loss - one.loss)
    .slice(0, most);
}

const TURNS = 6;

/** The analyses of several deals as one of the game; points run on from where the deals before have ended. */
export function joined(analyses: readonly Analysis[]): Analysis | null {
  const [first] = analyses;
  if (!first) return null;
  const before: Record<string, number> = {};
  const curve: Analysis['curve'] = [];
  const turns: Analysis['turns'] = [];
  for (const one of analyses) {
    const from = { ...before };
    const shift = (party: string, value: number): number =>
      one.unit === 'points' ? value + (from[party] ?? 0) : value;
    for (const point of one.curve) {
      const expected = Object.entries(point.expected).map(([party, value]) => [party, shift(party, value)]);
      curve.push({ ...point, expected: Object.fromEntries(expected) as Record<string, number> });
    }
    for (const turn of one.turns) {
      turns.push({ ...turn, before: shift(turn.party, turn.before), after: shift(turn.party, turn.after) });
    }
    Object.assign(before, curve.at(-1)?.expected);
  }
  const greatest = turns
    .sort((one, other) => Math.abs(other.after - other.before) - Math.abs(one.after - one.before))
    .slice(0, TURNS)
    .sort((one, other) => one.deal - other.deal || one.number - other.number);
  return {
    ...first,
    parties: [...new Set(analyses.flatMap(({ parties }) => parties))],
    decisions: analyses.flatMap(({ decisions }) => decisions),
    curve,
    turns: greatest,
    verdicts: analyses.flatMap(({ verdicts }) => verdicts),
  };
}

/** The decisions that are not judged, by the reason. */
export function unjudged(decisions: readonly Decision[]): Map<NonNullable<Decision['unjudged']>, Decision[]> {
  const found = new Map<NonNullable<Decision['unjudged']>, Decision[]>();
  for (const one of decisions) {
    if (one.unjudged) found.set(one.unjudged, [...(found.get(one.unjudged) ?? []), one]);
  }
  return found;
}
