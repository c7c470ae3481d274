/** What a situation of the rule book is called: what happens in it, told as the table tells it. */
import { actionWords } from '../analysis/told.ts';
import type { Schemas } from '../server.ts';
import type { Game, GameEvent, Words } from '../table/contract.ts';
import { refusalWords, symbols } from '../table/tell.ts';
import { told } from '../table/tellers.ts';
import { saidName, signed } from '../vira/say.ts';
import { capital, sideName, type People } from '../voms/seats.ts';

type Happening = Schemas['HappeningModel'];

export function titleOf(words: Words, game: Game, { seat: you, refusal, tried, ...rest }: Happening): string {
  const names = (seat: string) => (seat === you ? words('ui-learn-you') : seat && words(`bot-name-${seat}`));
  if (refusal && tried !== null) {
    const action = capital(actionWords(words, tried));
    return words('situation-refused', { action, reason: refusalWords(words, refusal) });
  }
  const events = rest.events as unknown as GameEvent[];
  const what = (game === 'voms' ? atVoms : atVira)(words, events, { names, you }, rest.result);
  if (what === '') return words('situation-dealt');
  const trick = rest.laid.map(symbols).join(', ');
  return trick && game === 'voms' ? `${trick}: ${what}` : capital(what);
}

/** Where something else is told, that the cards have come to an end says nothing more. */
function atVoms(words: Words, events: GameEvent[], people: People): string {
  const ends = events.find(({ event }) => event === 'deal-ended');
  const lines = (some: GameEvent[]) => told('voms', some, { words, ...people });
  const before = lines(events.filter((event) => event !== ends));
  if (!ends) return before.join('. ');
  const what = [...before, ...(before.length === 0 || ends.winner ? lines([ends]) : [])].join('. ');
  const scored = events.some(({ event }) => event === 'lus-scored');
  return scored ? what : words('situation-stand', { what, stand: stand(words, ends, people) });
}

function stand(words: Words, { score, target }: GameEvent, people: People): string {
  const goals = target as Record<string, number>;
  return Object.entries(score as Record<string, number>)
    .map(([side, lus]) => `${sideName(words, side, people)} ${lus}/${goals[side]}`)
    .join(', ');
}

/** What says how a deal of Vira ended. */
const ENDS = new Set(['conceded', 'claim-accepted', 'deal-ended']);

function atVira(words: Words, events: GameEvent[], people: People, result: Happening['result']): string {
  const telling = { words, ...people };
  if (!result) return told('vira', events, telling).join(' ');
  const lines = told(
    'vira',
    events.filter(({ event }) => ENDS.has(event)),
    telling,
  );
  const name = saidName(words, result.contract);
  const trumps = result.trump && words(`vira-class-${result.trump}`);
  const contract = trumps ? words('situation-contract', { contract: name, class: trumps }) : name;
  return `${lines.join(' ')} ${words('situation-pinnar', { contract, count: Math.abs(result.net), amount: signed(result.net) })}`;
}
