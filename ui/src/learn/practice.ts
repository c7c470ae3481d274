/** Exercises of one kind: how many were right, and which come again. */
import type { Schemas } from '../server.ts';

/** A question that was answered wrongly; `after` so many others it comes again, until it was right `left` times. */
export type Due = Schemas['DueModel'];
export type Practice = Schemas['PracticeModel'];
/** Lessons by name, exercises by `game/kind/rules`. */
export type Learnt = Schemas['LearntModel'];

const SOON = 3;
const LATER = 8;
const MOST_DUE = 30;

export const NONE: Practice = { asked: 0, right: 0, run: 0, due: [] };

/** The seed of a question that is due, if one is. */
export function dueSeed(practice: Practice): number | null {
  return practice.due.find(({ after }) => after <= 0)?.seed ?? null;
}

/** What was wrong comes again soon, then later, and is forgotten once it was right both times. */
export function answered(practice: Practice, seed: number, right: boolean): Practice {
  const before = practice.due.find((one) => one.seed === seed);
  const left = right ? (before?.left ?? 0) - 1 : 2;
  return counted(practice, right, seed, left > 0 ? [{ seed, after: right ? LATER : SOON, left }] : []);
}

/** A report with one more answer, which made of the practice what is `known` now; what is forgotten has nothing left. */
export function reported(report: Practice, known: Practice, seed: number, right: boolean): Practice {
  const due = known.due.find((one) => one.seed === seed) ?? { seed, after: 0, left: 0 };
  return counted(report, right, seed, [due]);
}

function counted(practice: Practice, right: boolean, seed: number, again: Due[]): Practice {
  const others = practice.due.filter((one) => one.seed !== seed).map((one) => ({ ...one, after: one.after - 1 }));
  return {
    asked: practice.asked + 1,
    right: practice.right + (right ? 1 : 0),
    run: right ? practice.run + 1 : 0,
    due: [...others, ...again].slice(-MOST_DUE),
  };
}
