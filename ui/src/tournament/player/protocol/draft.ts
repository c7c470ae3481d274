/** A line of the protocol while it is being written: what is asked next follows from what the server offers. */
import type { Ending, Family, Form, Grade, Line, Offer, Payment, Result, TrumpClass, Turn, Way } from './types.ts';

export interface Draft {
  declarer: string | null;
  family: string | null;
  contract: string | null;
  grade: Grade | null;
  form: Form | null;
  result: Result | null;
  tricks: number | null;
  trump: TrumpClass | null;
  again: boolean;
  firstTrump: TrumpClass | null;
  thieves: string[];
  payments: Payment[];
}

export const EMPTY: Draft = {
  declarer: null,
  family: null,
  contract: null,
  grade: null,
  form: null,
  result: null,
  tricks: null,
  trump: null,
  again: false,
  firstTrump: null,
  thieves: [],
  payments: [],
};

/** What can be answered, as far as the draft has come; an empty list is not asked for. */
export interface Asked {
  offer: Offer | null;
  contracts: Offer[];
  grades: Grade[];
  forms: Form[];
  way: Way | null;
  ending: Ending | null;
  tricks: number[];
  trumps: TrumpClass[];
  firstTrumps: TrumpClass[];
  again: boolean;
  thieves: string[];
}

const one = <Value>(values: Value[], value: Value | null): Value | null =>
  value !== null && values.includes(value) ? value : values.length === 1 ? (values[0] ?? null) : null;
const unique = <Value>(values: Value[]): Value[] => [...new Set(values)];

export function asked(families: Family[], turn: Turn, draft: Draft): Asked {
  const contracts = families.find(({ family }) => family === draft.family)?.contracts ?? [];
  const offer = contracts.find(({ contract }) => contract === draft.contract) ?? null;
  const grades = unique((offer?.ways ?? []).map(({ grade }) => grade));
  const graded = (offer?.ways ?? []).filter(({ grade }) => grade === draft.grade);
  const way = graded.find(({ form }) => form === draft.form) ?? null;
  const ending = way?.results.find(({ result }) => result === draft.result) ?? null;
  const trumps = ending?.trump ? (way?.trumps ?? []) : [];
  const again = (offer?.second_try ?? false) && way !== null;
  return {
    offer,
    contracts,
    grades,
    forms: graded.map(({ form }) => form),
    way,
    ending,
    tricks: ending?.count ? ending.tricks : [],
    trumps,
    again,
    firstTrumps: again && draft.again && !offer?.same_trump ? (way?.trumps ?? []) : [],
    thieves: ending?.thieves ? turn.players.filter((person) => person !== draft.declarer) : [],
  };
}

/** The draft without answers that no longer fit, and with those that have only one possibility. */
export function settled(families: Family[], turn: Turn, draft: Draft): Draft {
  const next = { ...draft };
  if (!turn.players.includes(next.declarer ?? '')) next.declarer = null;
  const contracts = asked(families, turn, next).contracts.map(({ contract }) => contract);
  next.contract = one(contracts, next.contract);
  const { grades } = asked(families, turn, next);
  next.grade = grades.includes(next.grade ?? 'plain') ? (next.grade ?? 'plain') : (grades[0] ?? null);
  next.form = one(asked(families, turn, next).forms, next.form);
  const { way } = asked(families, turn, next);
  if (!way?.results.some(({ result }) => result === next.result)) next.result = null;
  const last = asked(families, turn, next);
  next.tricks = one(last.tricks, next.tricks);
  next.trump = one(last.trumps, next.trump);
  if (!last.again) next.again = false;
  next.firstTrump = one(asked(families, turn, next).firstTrumps, next.firstTrump);
  next.thieves = next.thieves.filter((person) => last.thieves.includes(person));
  return next;
}

/** The line, once nothing is missing; payments alone are a line too. */
export function lineOf(families: Family[], turn: Turn, draft: Draft): Line | null {
  const found = asked(families, turn, draft);
  const line: Line = {};
  const paid = draft.payments;
  if (paid.some(({ amount }) => amount <= 0)) return null;
  if (draft.declarer !== null || draft.family !== null) {
    if (!draft.declarer || !found.offer || !found.way || !found.ending) return null;
    if (found.tricks.length > 0 && draft.tricks === null) return null;
    if (found.trumps.length > 0 && draft.trump === null) return null;
    if (found.firstTrumps.length > 0 && draft.firstTrump === null) return null;
    line.declarer = draft.declarer;
    line.contract = found.offer.contract;
    if (draft.grade === 'farg' || draft.grade === 'hogsta') line.grade = draft.grade;
    // A contract that is always a misär need not say so.
    if (draft.form === 'misar' && found.offer.ways.some(({ form }) => form === 'trump')) line.misar = true;
    if (draft.tricks === null) line.result = found.ending.result;
    else line.tricks = draft.tricks;
    if (draft.trump !== null) line.trump = draft.trump;
    const first = found.offer.same_trump ? draft.trump : draft.firstTrump;
    if (draft.again && first !== null) line.first_trump = first;
    if (draft.thieves.length > 0) line.thieves = draft.thieves;
  } else if (paid.length === 0) return null;
  if (paid.length > 0) line.payments = paid;
  return line;
}

/** A line that was written, to be corrected. */
export function draftOf(families: Family[], turn: Turn, line: Line): Draft {
  const family = families.find(({ contracts }) => contracts.some(({ contract }) => contract === line.contract));
  const offer = family?.contracts.find(({ contract }) => contract === line.contract);
  const ways = offer?.ways.filter(({ grade }) => grade === (line.grade ?? 'plain')) ?? [];
  const form = line.misar ? 'misar' : (ways[0]?.form ?? null);
  const ending = ways
    .find((way) => way.form === form)
    ?.results.find(({ result, tricks }) => result === line.result || tricks.includes(line.tricks ?? -1));
  return settled(families, turn, {
    ...EMPTY,
    declarer: line.declarer ?? null,
    family: family?.family ?? null,
    contract: line.contract ?? null,
    grade: line.grade ?? (line.contract ? 'plain' : null),
    form,
    result: ending?.result ?? null,
    tricks: line.tricks ?? null,
    trump: line.trump ?? null,
    again: line.first_trump !== undefined,
    firstTrump: line.first_trump ?? null,
    thieves: line.thieves ?? [],
    payments: line.payments ?? [],
  });
}
