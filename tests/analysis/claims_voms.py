"""The claims about a deal of Voms."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any, Final, TypeAlias

from stik import voms
from stik.analysis import voms_open
from stik.bots import voms_thought
from stik.cards import Card, set_of
from stik.engine import Side
from stik.voms.events import DealEnded, LusScored, PartnerToqued, TrickTaken
from stik.voms.ranking import D3, STRENGTH, TOQU, VOMS
from tests.analysis.claims import Said, Shown, sure_of

Play: TypeAlias = Said[voms.State, voms.Action]
Reach: TypeAlias = Shown[voms.State, voms.Action]
Trick: TypeAlias = tuple[voms.State, tuple[voms.Event, ...]]

WAYS: Final = 20_000
GAME: Final = 100


def think(said: Play, chance: Any, past: Any) -> dict[voms.Action, float]:  # noqa: ANN401
    state = said.state
    assert state.to_act is not None
    view = replace(voms.view(state, state.to_act), calls=())
    seen = [voms.view(earlier, state.to_act) for earlier in past()]
    found = dict(voms_thought(said.wish.level, view, chance, past=lambda: seen, budget=said.wish.budget).values)
    alike = {outcome(state, action): value for action, value in found.items()}
    return {action: alike[outcome(state, action)] for action in view.actions if outcome(state, action) in alike} | found


def outcome(state: voms.State, action: voms.Action) -> tuple[object, ...]:
    """What comes of it at once; cards that take nothing over may lie in any order."""
    after = voms.apply(state, action).state
    table = frozenset(cards(action)) if isinstance(action, voms.PlayCards) else action
    return table, after.phase, after.trick.holder, after.trick.group, after.tally, after.guilty


# what is so


def side(said: Play) -> Side:
    assert said.state.to_act is not None
    return said.state.rules.side_of[said.state.to_act]


def cards(action: voms.Action) -> tuple[Card, ...]:
    assert isinstance(action, voms.PlayCards)
    return action.cards


def faces(played: tuple[Card, ...]) -> str:
    return " ".join(card.rank.text + card.suit.symbol for card in played)


def trick(said: Play) -> Trick:
    """How the trick went that the play belongs to."""
    events: tuple[voms.Event, ...] = ()
    states = said.course.states
    for index in range(said.index, len(said.course.actions)):
        step = voms.apply(states[index], said.course.actions[index])
        events += step.events
        if ended(step.events):
            return step.state, events
    return states[-1], events


def ended(events: tuple[voms.Event, ...]) -> bool:
    return any(isinstance(event, TrickTaken | DealEnded) for event in events)


def ways(said: Play) -> Iterator[Trick]:
    """How the trick can go after the better play, whatever the others play."""
    step = voms.apply(said.state, said.best)
    open_ends: list[Trick] = [(step.state, step.events)]
    while open_ends:
        state, events = open_ends.pop()
        if state.to_act is None or ended(events):
            yield state, events
            continue
        for action in voms.legal_actions(state):
            step = voms.apply(state, action)
            open_ends.append((step.state, events + step.events))


def beside(said: Play, comes: Callable[[Trick], bool]) -> bool:
    return sure_of(map(comes, islice(ways(said), WAYS)), said) and said.params["best"] == faces(cards(said.best))


def taker(found: Trick) -> Side | None:
    return next((found[0].rules.side_of[event.seat] for event in found[1] if isinstance(event, TrickTaken)), None)


def lus(found: Trick) -> list[tuple[Side, str, int]]:
    return [(event.side, event.reason, event.lus) for event in found[1] if isinstance(event, LusScored)]


def is_out(said: Play, card: Card) -> bool:
    """Whether it lies in the stock or with somebody else, and was not seen."""
    state = said.state
    others = [hand for seat, hand in enumerate(state.hands) if seat != state.to_act]
    return bool((set_of(state.stock) | sum(others)) & card.bit)


def only_played(said: Play, card: Card) -> bool:
    return card in cards(said.played) and card not in cards(said.best)


def keeps(said: Play, card: Card) -> bool:
    assert said.state.to_act is not None
    return bool(said.state.hands[said.state.to_act] & card.bit) and card not in cards(said.played)


def holds(said: Play, action: voms.Action) -> bool:
    """Whether the seat holds the trick when it has played this."""
    step = voms.apply(said.state, action)
    took = [event.seat for event in step.events if isinstance(event, TrickTaken)]
    return (took or [step.state.trick.holder])[0] == said.state.to_act


def strength(action: voms.Action) -> int:
    return sum(STRENGTH[card.index] for card in cards(action))


def over_the_comb(state: voms.State, who: Side) -> bool:
    return voms.gains(state)[who] > state.setup.target[who] - state.setup.score[who]


# decisions


def toqued(said: Play, action: voms.Action) -> bool:
    step = voms.apply(said.state, action)
    return step.state.guilty == side(said) and any(isinstance(event, PartnerToqued) for event in step.events)


def gave(said: Play, reason: str) -> bool:
    given = [one for one in lus(trick(said)) if one[0] != side(said) and one[1] == reason]
    told = said.params["count"], said.remark.words["reason"]
    return any(
        told == (one[2], one[1]) and beside(said, lambda way, one=one: one not in lus(way))  # type: ignore[misc]
        for one in given
    )


def gave_lus(said: Play) -> bool:
    return said.remark.words["reason"] not in {"lus/deal", "lus/five-five"} and gave(said, said.remark.words["reason"])


def gave_fifth(said: Play) -> bool:
    before, after = said.state.tally, trick(said)[0].tally
    won = [who for who, units in enumerate(after.units) if before.units[who] < 5 <= units]
    return gave(said, "lus/deal") and len(won) == 1 and won[0] != side(said) and not before.deal_won


def gave_five(said: Play) -> bool:
    units = trick(said)[0].tally.units
    return gave(said, "lus/five-five") and sum(units) == max(units) >= 5 and units[side(said)] == 0


def missed_lus(said: Play) -> bool:
    missed = (side(said), said.remark.words["reason"], said.params["count"])
    own = said.state.rules.sides[side(said)]
    entries = said.course.states[-1].tally.entries[len(trick(said)[0].tally.entries) :]
    later = [one for one in entries if (one.payee, one.reason) == (own, missed[1])]
    lost = missed not in lus(trick(said)) and (not later or missed[1] == "lus/trick")
    return lost and beside(said, lambda way: missed in lus(way))


def overshot(said: Play) -> bool:
    who, end = side(said), trick(said)[0]
    lacked, gained = end.setup.target[who] - end.setup.score[who], voms.gains(end)[who]
    told = (said.params["lacked"], said.params["gained"]) == (lacked, gained)
    return told and gained > lacked and not over_the_comb(said.state, who) and taker(trick(said)) == who


def all_tricks(said: Play) -> bool:
    who, end = side(said), trick(said)[0]
    took = end.tally.units[who] == sum(end.tally.units) and end.ended is voms.Ending.ALL_TRICKS
    return took and end.gain[who] == said.params["count"] and taker(trick(said)) == who


def missed_game(said: Play) -> bool:
    who = side(said)
    return trick(said)[0].winner != who and beside(said, lambda way: way[0].winner == who)


def gave_game(said: Play) -> bool:
    who = side(said)
    return trick(said)[0].winner not in (None, who) and beside(said, lambda way: way[0].winner in (None, who))


def risked_voms(said: Play) -> bool:
    followers = set(following(voms.apply(said.state, said.played).state))
    return only_played(said, VOMS) and is_out(said, TOQU) and bool(followers - {side(said)})


def following(state: voms.State) -> Iterator[Side]:
    """Who plays on to this trick."""
    while state.to_act is not None and state.trick.plays:
        yield state.rules.side_of[state.to_act]
        state = voms.apply(state, voms.legal_actions(state)[0]).state


def left_without_d3(said: Play) -> bool:
    return only_played(said, D3) and keeps(said, VOMS) and is_out(said, TOQU)


def spent_d3(said: Play) -> bool:
    return only_played(said, D3) and said.params["best"] == faces(cards(said.best))


def took_partners(said: Play) -> bool:
    rules, holder = said.state.rules, said.state.trick.holder
    partners = bool(said.state.trick.plays) and holder != said.state.to_act and rules.side_of[holder] == side(said)
    return partners and holds(said, said.played) and not holds(said, said.best)


def lost_trick(said: Play) -> bool:
    who = side(said)
    return taker(trick(said)) not in (None, who) and beside(said, lambda way: taker(way) == who)


def let_go(said: Play) -> bool:
    return holds(said, said.best) and not holds(said, said.played) and lost_trick(said)


def needless_trick(said: Play) -> bool:
    who = side(said)
    return taker(trick(said)) == who and beside(said, lambda way: taker(way) not in (None, who))


def one_too_many(said: Play) -> bool:
    who, before, end = side(said), said.state.tally, trick(said)
    won = before.units[who] >= 5 and sum(before.units) == before.units[who]
    return won and taker(end) == who and not [one for one in lus(end) if one[0] == who]


def too_high(said: Play) -> bool:
    who, kept = side(said), tuple(card for card in cards(said.played) if card not in cards(said.best))
    told = said.params["played"] == faces(kept) and strength(said.played) > strength(said.best)
    return told and taker(trick(said)) == who and beside(said, lambda way: taker(way) == who)


def wasted(said: Play) -> bool:
    told = said.params["played"], said.params["best"]
    cheaper = strength(said.best) < strength(said.played) and len(cards(said.best)) == len(cards(said.played))
    lost = taker(trick(said)) not in (None, side(said))
    return told == (faces(cards(said.played)), faces(cards(said.best))) and cheaper and lost


def led(said: Play, is_so: Callable[[int, int], bool]) -> bool:
    right = said.params["best"] == faces(cards(said.best)) and not said.state.trick.plays
    return right and is_so(len(cards(said.played)), len(cards(said.best)))


DECISIONS: Final[dict[str, Callable[[Play], bool]]] = {
    "voms-went-on": lambda said: (said.played, said.best) == (voms.Continue(), voms.Reshuffle()),
    "voms-threw-in": lambda said: (said.played, said.best) == (voms.Reshuffle(), voms.Continue()),
    "voms-partner-toqu": lambda said: toqued(said, said.played) and not toqued(said, said.best),
    "voms-missed-game": missed_game,
    "voms-gave-game": gave_game,
    "voms-overshot": overshot,
    "voms-all-tricks": all_tricks,
    "voms-gave-fifth": gave_fifth,
    "voms-gave-five-in-a-row": gave_five,
    "voms-gave-lus": gave_lus,
    "voms-missed-lus": missed_lus,
    "voms-left-without-d3": left_without_d3,
    "voms-risked-voms": risked_voms,
    "voms-spent-d3": spent_d3,
    "voms-took-partners": took_partners,
    "voms-let-go": let_go,
    "voms-lost-trick": lost_trick,
    "voms-one-too-many": one_too_many,
    "voms-needless-trick": needless_trick,
    "voms-too-high": too_high,
    "voms-wasted": wasted,
    "voms-led-too-many": lambda said: led(said, int.__gt__),
    "voms-led-too-few": lambda said: led(said, int.__lt__),
    "voms-other-lead": lambda said: led(said, int.__eq__),
    "expected": lambda _: True,  # the values alone say it, and they are compared for every sentence
}


# what was possible


def net(end: voms.State, who: Side) -> int:
    """Lus that the deal brought, less what Toqu on the partner's Voms costs."""
    if end.guilty != who:
        return end.gain[who]
    return -end.setup.score[who] - max(0, end.target[who] - end.setup.target[who])


def reached(end: voms.State, who: Side) -> int:
    others = [other for other in range(len(end.rules.sides)) if other != who]
    won = 0 if end.winner is None else 1 if end.winner == who else -1
    return GAME * won + net(end, who) - max(net(end, other) for other in others)


def possible(state: voms.State, who: Side) -> int:
    """The exact value."""
    from stik_kernel.voms import Payoff, position_of, solve

    if state.phase is voms.Phase.OVER:
        return reached(state, who)
    return solve(position_of(state), side=who, payoff=Payoff(lus=1, win=GAME))[0]


def whose(shown: Reach) -> Side:
    return shown.end.rules.sides.index(shown.verdict.party)


def proven(shown: Reach) -> bool:
    """Whether somebody who sees all cards gets there, against players who play anything."""
    who, state, chance = whose(shown), shown.start, Random(1)
    best = possible(state, who)
    while state.to_act is not None:
        after = [voms.apply(state, action).state for action in voms.legal_actions(state)]
        mine = state.rules.side_of[state.to_act] == who
        state = max(after, key=lambda one: possible(one, who)) if mine else chance.choice(after)
    return reached(state, who) >= best


def from_there(shown: Reach) -> bool:
    """Whether the sentence names the moment from which it is true."""
    laid = any(isinstance(action, voms.PlayCards) for action in shown.course.actions[: shown.verdict.number])
    return shown.params["from"] == (shown.verdict.number + 1 if laid else 0)


def could(shown: Reach, is_so: Callable[[int, int], bool]) -> bool:
    """By what was reached and what was possible."""
    who = whose(shown)
    at = reached(shown.end, who), possible(shown.start, who)
    return is_so(*at) and from_there(shown) and shown.end.winner != who


def could_more(shown: Reach) -> bool:
    more = could(shown, lambda got, best: best - got == shown.params["count"] and best > got and best <= GAME // 2)
    return more and proven(shown)


def won_deal(shown: Reach) -> bool:
    return could(shown, lambda got, best: 0 < got == shown.params["count"] and best <= got)


def unknown(shown: Reach) -> bool:
    """Whether no lead of the deal can be solved with as much as the analysis takes."""
    leads = [one for one in shown.course.states if one.phase is voms.Phase.PLAY and not one.trick.plays]
    return any(voms_open.solved(leads[0], who, voms_open.FIRST) is None for who in range(len(leads[0].rules.sides)))


VERDICTS: Final[dict[str, Callable[[Reach], bool]]] = {
    "voms-unknown": unknown,
    "voms-won": lambda shown: shown.end.winner == whose(shown),
    "voms-won-deal": won_deal,
    "voms-could-win": lambda shown: could(shown, lambda _, best: best > GAME // 2) and proven(shown),
    "voms-could-save": lambda shown: could(shown, lambda got, best: got < -GAME // 2 <= best) and proven(shown),
    "voms-could-more": could_more,
    "voms-could-not": lambda shown: could(shown, lambda got, best: best <= got <= 0),
}


def slipped(shown: Reach) -> bool:
    """Whether each play that is named gave something away."""
    who, states = whose(shown), shown.course.states
    return all(
        (slip.before, slip.after) == (possible(states[slip.number - 1], who), possible(states[slip.number], who))
        and slip.after < slip.before
        for slip in shown.slips
    )
