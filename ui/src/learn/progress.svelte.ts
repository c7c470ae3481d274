/** What somebody has learnt: lessons begun and finished, exercises right and wrong, and what comes again.
 *
 * A guest's browser keeps it. An account has it at every device: the browser reports what came to it, and shows what
 * the server makes of all reports. What is kept is read anew before every change, for another tab may have written.
 */
import { api, ApiError } from '../api.ts';
import { randomHex } from '../random.ts';
import type { Schemas } from '../server.ts';
import { answered, NONE, reported, type Learnt } from './practice.ts';

/** By its name the server knows one that it has heard already. */
type Report = Learnt & { name: string };

interface Kept extends Learnt {
  /** What came to it since the last report. */
  unsent: Learnt;
  reports: Report[];
}

const KEY = 'stik-learn';
/** For a browser that keeps nothing. */
const held = new Map<string, string>();
/** Whose account it is; nobody's for a guest. */
let account = '';
let telling = false;

export const progress: Learnt = $state(nothing());
show(read());

globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => key === keyOf(account) && show(read()));

export function reached(lesson: string, at: number, done: boolean): void {
  change((learnt) => {
    const before = learnt.lessons[lesson];
    learnt.lessons[lesson] = { at: Math.max(at, before?.at ?? 0), done: done || (before?.done ?? false) };
  });
}

export function practised(kind: string, seed: number, right: boolean): void {
  const known = answered(read().practice[kind] ?? NONE, seed, right);
  change((learnt, report) => {
    learnt.practice[kind] = report ? reported(learnt.practice[kind] ?? NONE, known, seed, right) : known;
  });
}

/** Shows what this person has learnt; what a guest has learnt here becomes the account's. */
export async function belongsTo(person: Schemas['PersonModel'] | null): Promise<void> {
  const next = person && !person.guest ? person.id : '';
  if (account && next !== account && !isWaiting(read())) forget(account);
  account = next;
  const [kept, guest] = [read(), read('')];
  if (account && !isEmpty(guest)) {
    kept.reports.push({ name: randomHex(8), lessons: guest.lessons, practice: guest.practice });
    forget('');
  }
  write(kept);
  await tell(true);
}

/** Changes what is known and, for an account, what it is told. */
function change(how: (learnt: Learnt, report: boolean) => void): void {
  const kept = read();
  how(kept, false);
  if (account) how(kept.unsent, true);
  write(kept);
  void tell();
}

/** Sends every report, and takes over what the account knows then; what fails waits for the next time. */
async function tell(asking = false): Promise<void> {
  if (!account || telling) return;
  telling = true;
  const whose = account;
  try {
    for (let report = pack(); report || asking; report = pack()) {
      const all = report ? await sent(report) : await api.get<Learnt>('/me/learning');
      asking = false;
      if (account !== whose) break;
      const kept = read();
      kept.reports = kept.reports.filter(({ name }) => name !== report?.name);
      write(all && !isWaiting(kept) ? { ...kept, ...all } : kept);
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  } finally {
    telling = false;
  }
  if (account !== whose) await tell(true);
}

/** The next report, with everything that has not been told. */
function pack(): Report | undefined {
  const kept = read();
  if (!isEmpty(kept.unsent)) {
    kept.reports.push({ name: randomHex(8), ...kept.unsent });
    write({ ...kept, unsent: nothing() });
  }
  return kept.reports[0];
}

async function sent(report: Report): Promise<Learnt | null> {
  try {
    return await api.post<Learnt>('/me/learning', report);
  } catch (error) {
    // What cannot be read will not be read the next time either.
    if (error instanceof ApiError && error.status === 422) return null;
    throw error;
  }
}

function nothing(): Learnt {
  return { lessons: {}, practice: {} };
}

function isEmpty({ lessons, practice }: Learnt): boolean {
  return Object.keys(lessons).length + Object.keys(practice).length === 0;
}

function isWaiting({ unsent, reports }: Kept): boolean {
  return reports.length > 0 || !isEmpty(unsent);
}

function keyOf(person: string): string {
  return person ? `${KEY}-${person}` : KEY;
}

function read(person = account): Kept {
  const none = { ...nothing(), unsent: nothing(), reports: [] };
  try {
    const key = keyOf(person);
    return { ...none, ...(JSON.parse(held.get(key) ?? localStorage.getItem(key) ?? '{}') as Partial<Kept>) };
  } catch {
    return none; // somebody else's text, or a browser that keeps nothing
  }
}

function write(kept: Kept): void {
  show(kept);
  const text = JSON.stringify(kept);
  try {
    localStorage.setItem(keyOf(account), text);
  } catch {
    held.set(keyOf(account), text);
  }
}

function forget(person: string): void {
  held.delete(keyOf(person));
  try {
    localStorage.removeItem(keyOf(person));
  } catch {
    // There was nothing.
  }
}

function show({ lessons, practice }: Learnt): void {
  Object.assign(progress, { lessons, practice });
}
