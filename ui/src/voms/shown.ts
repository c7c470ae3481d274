/** What is shown of a deal that the document says in another form. */
import { cardsIn } from '../cardtable/cards.ts';
import type { LastTrick, Line, VomsDeal, VomsMatch } from './types.ts';

/** A finished trick as piles. */
export function finishedPiles(trick: LastTrick): { seat: string; card: string }[][] {
  const plays = trick.cards.map(([seat, cards]) => ({ seat, cards: cardsIn(cards) }));
  const piles = plays[0]?.cards.length ?? 0;
  return Array.from({ length: piles }, (_, pile) =>
    plays.map(({ seat, cards }) => ({ seat, card: cards[pile] ?? '' })),
  );
}

/** The teeth of a comb to which nothing was added: the shortest that has been seen. */
export function usualTarget(match: VomsMatch, deal: VomsDeal | null): number {
  const targets = [match.target, ...match.history.map(({ target }) => target), deal?.target ?? {}];
  return Math.min(...targets.flatMap((target) => Object.values(target)));
}

/** The lines of a deal, those for the same thing together. */
export function together(lines: readonly Line[]): Line[] {
  const found = new Map<string, Line>();
  for (const line of lines) {
    const key = [line.side, line.reason, Math.sign(line.lus), ...line.cites].join(' ');
    const same = found.get(key);
    found.set(key, same ? { ...same, lus: same.lus + line.lus } : line);
  }
  return [...found.values()];
}
