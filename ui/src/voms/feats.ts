/** What deserves a word in the middle of the table: lus that were won, and announcements. */
import type { GameEvent, Words } from '../table/contract.ts';
import { capital, sideName, type People } from './seats.ts';

export interface Feat {
  title: string;
  text: string;
  lus: number;
  ours: boolean;
}

/** Announcements by their event; the catalogue has `voms-said-NAME`. */
const SAID = ['melted-announced', 'toqu-shown', 'toqu-thrown-early', 'partner-toqued', 'voms-annulled', 'knocked'];
const QUIET = ['lus/trick'];

export function featsOf(events: readonly GameEvent[], words: Words, people: People): Feat[] {
  return events.flatMap((event) => {
    if (event.event === 'lus-scored') return scored(event, words, people);
    if (event.event === 'all-lus-lost') return lost(event, words, people);
    return SAID.includes(event.event) ? said(event, words, people) : [];
  });
}

function scored(event: GameEvent, words: Words, people: People): Feat[] {
  const reason = String(event.reason);
  if (QUIET.includes(reason)) return [];
  const title = reason.replace('lus/', 'voms-feat-');
  const side = String(event.side);
  return [
    {
      title: words.has(title) ? words(title) : capital(words(reason)),
      text: capital(sideName(words, side, people)),
      lus: Number(event.lus),
      ours: people.you !== null && side.includes(people.you),
    },
  ];
}

function lost(event: GameEvent, words: Words, people: People): Feat[] {
  const text = capital(sideName(words, String(event.side), people));
  return [{ title: words('voms-said-all-lus-lost'), text, lus: -Number(event.lus), ours: false }];
}

function said(event: GameEvent, words: Words, people: People): Feat[] {
  const seat = typeof event.seat === 'string' ? event.seat : null;
  const text = seat === null ? '' : seat === people.you ? words('voms-you') : people.names(seat);
  return [{ title: words(`voms-said-${event.event}`), text, lus: 0, ours: seat === people.you }];
}
