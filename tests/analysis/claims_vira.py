"""The claims about a deal of Vira."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final, TypeAlias

from stik import vira
from stik.analysis import Decision
from stik.analysis.course import Course
from stik.bots import vira_thought
from stik.cards import Card, Suit, cards_in
from stik.engine import Seat
from stik.vira.notation import read_action
from stik.vira.score import outcome_of
from tests.analysis.claims import Said, Shown, sure_of
from tests.analysis.claims_voms import faces

Choice: TypeAlias = Said[vira.State, vira.Action]
Reach: TypeAlias = Shown[vira.State, vira.Action]


def think(said: Choice, chance: Any, past: Any) -> dict[vira.Action, float]:  # noqa: ANN401
    state = said.state
    view = replace(vira.view(state, seat(said)), calls=())
    seen = [vira.view(earlier, state.to_act) for earlier in past()]

    def thought(view: vira.View) -> Any:  # noqa: ANN401
        return vira_thought(said.wish.level, view, chance, past=lambda: seen, budget=said.wish.budget)

    found = thought(view)
    if said.played in found.values or said.played == found.action:
        return dict(found.values)
    return dict(thought(replace(view, actions=(found.action, said.played), template=None)).values)


# what is so


def seat(said: Choice) -> Seat:
    assert said.state.to_act is not None
    return said.state.to_act


def card(action: vira.Action) -> Card:
    assert isinstance(action, vira.PlayCard)
    return action.card


def defends(said: Choice) -> bool:
    return seat(said) != said.state.game.declarer


def is_misar(said: Choice) -> bool:
    return said.state.game.form is vira.Form.MISAR


def record_taker(said: Choice) -> Seat | None:
    """Who took the trick that the card belongs to."""
    before = said.state.last_trick
    taken = (state.last_trick for state in said.course.states[said.index + 1 :] if state.last_trick != before)
    found = next(taken, None)
    return None if found is None else found.winner


def takers(said: Choice) -> Iterator[Seat]:
    """Who can take it after the better card, whatever the others play."""
    before, open_ends = said.state.last_trick, [vira.apply(said.state, said.best).state]
    while open_ends:
        state = open_ends.pop()
        if state.last_trick != before and state.last_trick is not None:
            yield state.last_trick.winner
            continue
        plays = [action for action in vira.legal_actions(state) if isinstance(action, vira.PlayCard)]
        open_ends += [vira.apply(state, action).state for action in plays]


def goes(said: Choice, *, to_declarer: bool) -> bool:
    """Whether the trick went there, and would or could have gone to the other side."""
    declarer, taken = said.state.game.declarer, record_taker(said)
    other = ((taker == declarer) != to_declarer for taker in takers(said))
    really = taken is not None and (taken == declarer) == to_declarer
    return really and sure_of(other, said) and said.params["best"] == faces((card(said.best),))


def holder(said: Choice, action: vira.Action) -> Seat:
    after = vira.apply(said.state, action).state
    return after.last_trick.winner if after.last_trick != said.state.last_trick else after.trick.holder  # type: ignore[union-attr]


# before the play


def kinds(played: type, best: type) -> Callable[[Choice], bool]:
    return lambda said: isinstance(said.played, played) and isinstance(said.best, best) and said.played != said.best


def named(played: type, best: type) -> Callable[[Choice], bool]:
    """The same, where both are named."""

    def holds(said: Choice) -> bool:
        told = {name: read_action(action) for name, action in said.remark.actions.items()}
        wanted = {"played": said.played, "best": said.best}
        return kinds(played, best)(said) and all(wanted[name] == action for name, action in told.items())

    return holds


def other_trump(said: Choice) -> bool:
    assert isinstance(said.played, vira.NameTrump)
    assert isinstance(said.best, vira.NameTrump)

    def length(suit: Suit) -> int:
        return sum(one.suit is suit for one in cards_in(said.state.hands[seat(said)]))

    own, better = length(said.played.suit), length(said.best.suit)
    symbols = (said.params["played"], said.params["best"]) == (said.played.suit.symbol, said.best.suit.symbol)
    counted = (said.params["length"], said.params["better"]) == (own, better)
    return symbols and counted and (said.params["longer"] == "yes") == (better > own)


def put_away(said: Choice, action: vira.Action) -> set[Card]:
    match action:
        case vira.Keep(kept):
            return set(cards_in(said.state.hands[seat(said)])) - set(kept)
        case vira.Buy(cards) | vira.Discard(cards):
            return set(cards)
        case _:
            raise AssertionError(action)


def differ(said: Choice, *, threw: bool) -> bool:
    own, better = put_away(said, said.played), put_away(said, said.best)
    cards = own - better if threw else better - own
    return said.params["cards"] == faces(tuple(sorted(cards))) and bool(cards)


def came(outcome: vira.Outcome) -> Callable[[Choice], bool]:
    def holds(said: Choice) -> bool:
        end = said.course.states[-1]
        return end.outcome is outcome and end.game.declarer == seat(said)

    return holds


# cards


def took_partners(said: Choice, *, trumping: bool) -> bool:
    state, trick = said.state, said.state.trick
    partners = bool(trick.plays) and trick.holder not in (state.game.declarer, seat(said)) and defends(said)
    trumped = card(said.played).suit is state.game.trump and trick.plays[0].card.suit is not state.game.trump
    took = holder(said, said.played) == seat(said) != holder(said, said.best)
    return partners and took and trumped == trumping and not is_misar(said)


def cards_are(said: Choice, is_so: Callable[[Card, Card, Suit | None], bool], *, led: bool | None = None) -> bool:
    """By the card played, the better one and trumps; and whether it was led."""
    told = {"played": card(said.played), "best": card(said.best)}
    right = all(said.params.get(name, faces((one,))) == faces((one,)) for name, one in told.items())
    at = led is None or led == (not said.state.trick.plays)
    return right and at and is_so(told["played"], told["best"], said.state.game.trump)


DECISIONS: Final[dict[str, Callable[[Choice], bool]]] = {
    "vira-overbid": named(vira.Bid, vira.Pass),
    "vira-underbid": named(vira.Pass, vira.Bid),
    "vira-other-bid": named(vira.Bid, vira.Bid),
    "vira-other-contract": named(vira.Choose, vira.Choose),
    "vira-other-trump": other_trump,
    "vira-misar-instead": kinds(vira.NameTrump, vira.ChooseMisar),
    "vira-trump-instead": lambda said: (
        kinds(vira.ChooseMisar, vira.NameTrump)(said) and said.params["suit"] == said.best.suit.symbol  # type: ignore[union-attr]
    ),
    "vira-threw": lambda said: differ(said, threw=True),
    "vira-kept": lambda said: differ(said, threw=False),
    "vira-could-be-laid": lambda said: said.best == vira.Lay() and said.played != vira.Lay(),
    "vira-laid-too-soon": lambda said: said.played == vira.Lay() and said.best != vira.Lay(),
    "vira-second-try": lambda said: said.best == vira.TryAgain() and said.played != vira.TryAgain(),
    "vira-no-second-try": lambda said: said.played == vira.TryAgain() and said.best != vira.TryAgain(),
    "vira-came-home": came(vira.Outcome.HOME),
    "vira-went-bet": came(vira.Outcome.BET),
    "vira-went-kodilj": came(vira.Outcome.KODILJ),
    "vira-was-laid": came(vira.Outcome.LAID),
    "vira-trumped-partner": lambda said: took_partners(said, trumping=True),
    "vira-took-partners": lambda said: took_partners(said, trumping=False),
    "vira-misar-trick": lambda said: is_misar(said) and not defends(said) and goes(said, to_declarer=True),
    "vira-misar-let-off": lambda said: is_misar(said) and defends(said) and goes(said, to_declarer=False),
    "vira-gave-trick": lambda said: not is_misar(said) and goes(said, to_declarer=defends(said)),
    "vira-needless-trick": lambda said: not is_misar(said) and goes(said, to_declarer=not defends(said)),
    "vira-draw-trumps": lambda said: cards_are(
        said, lambda own, best, trump: best.suit is trump is not own.suit, led=True
    ),
    "vira-other-lead": lambda said: cards_are(said, lambda own, best, _: best.suit is not own.suit, led=True),
    "vira-needless-trump": lambda said: cards_are(
        said, lambda own, best, trump: own.suit is trump is not best.suit, led=False
    ),
    "vira-should-trump": lambda said: cards_are(
        said, lambda own, best, trump: best.suit is trump is not own.suit, led=False
    ),
    "vira-too-high": lambda said: cards_are(said, lambda own, best, _: own.suit is best.suit and own.rank > best.rank),
    "vira-too-low": lambda said: cards_are(said, lambda own, best, _: own.suit is best.suit and own.rank < best.rank),
    "vira-other-discard": lambda said: cards_are(
        said, lambda own, best, _: said.state.trick.plays[0].card.suit not in (own.suit, best.suit), led=False
    ),
    "expected": lambda _: True,  # the values alone say it, and they are compared for every sentence
}


# what was possible


def tricks(state: vira.State) -> int:
    """The exact number of the declarer's."""
    from stik_kernel.vira import Solver

    if state.phase is vira.Phase.OVER:
        return state.tricks[state.game.declarer]
    order = state.setup.order
    still = Solver().tricks(
        [state.hands[at] for at in order],
        declarer=order.index(state.game.declarer),
        leader=order.index(state.trick.leader),
        trump=4 if state.game.trump is None else int(state.game.trump),
        misar=state.game.form is vira.Form.MISAR,
        table=[play.card.index for play in state.trick.plays],
    )
    return state.tricks[state.game.declarer] + still


def can_make(shown: Reach) -> bool:
    game = shown.start.game
    return outcome_of(game.form, game.needed, tricks(shown.start)) is vira.Outcome.HOME


def declares(shown: Reach) -> bool:
    return shown.end.setup.seats[shown.end.game.declarer] == shown.verdict.party


def made(shown: Reach) -> bool:
    return shown.end.outcome is vira.Outcome.HOME


def told(shown: Reach) -> bool:
    """Whether the figures of a declarer's sentence are right."""
    params, game, took = shown.params, shown.start.game, shown.end.tricks[shown.end.game.declarer]
    if params["form"] == "misar":
        return game.needed is None and game.form is vira.Form.MISAR
    figures = (params["count"], params["took"], params["needed"]) == (tricks(shown.start), took, game.needed)
    early = took < int(params["needed"]) and made(shown)
    return figures and early == (params["form"] == "early")


VERDICTS: Final[dict[str, Callable[[Reach], bool]]] = {
    "vira-won": lambda shown: declares(shown) and made(shown) and told(shown),
    "vira-could-win": lambda shown: declares(shown) and not made(shown) and can_make(shown) and told(shown),
    "vira-could-not": lambda shown: declares(shown) and not made(shown) and not can_make(shown) and told(shown),
    "vira-beaten": lambda shown: not declares(shown) and not made(shown),
    "vira-could-beat": lambda shown: not declares(shown) and made(shown) and not can_make(shown),
    "vira-unbeatable": lambda shown: not declares(shown) and made(shown) and can_make(shown),
}


def slipped(shown: Reach) -> bool:
    """Whether each card that is named gave something away."""
    states = shown.course.states
    for slip in shown.slips:
        wants_more = declares(shown) != (shown.start.game.form is vira.Form.MISAR)
        before, after = tricks(states[slip.number - 1]), tricks(states[slip.number])
        if (slip.before, slip.after) != (before, after) or (after >= before if wants_more else after <= before):
            return False
    return True


# what is not judged


def alike(course: Course[vira.State, vira.Action], decision: Decision) -> bool:
    """Whether, all cards open, it comes to the same which card is played."""
    state = course.states[decision.number - 1]
    plays = [action for action in vira.legal_actions(state) if isinstance(action, vira.PlayCard)]
    return len({tricks(vira.apply(state, action).state) for action in plays}) == 1


def unweighed(course: Course[vira.State, vira.Action], decision: Decision) -> bool:
    return isinstance(course.actions[decision.number - 1], vira.Claim | vira.Accept | vira.Refuse | vira.Concede)
