"""Voms in the native kernel, and how its numbers follow from the engine's values.

Engine values are read by attribute: neither distribution imports the other when it runs. `rules_of` and `position_of`
read the engine's `Rules` and `State`; `state_of` builds a `State` with the module that the caller hands in. A bot keeps
a `Memory` of a deal, which turns the views that it gets into worlds that agree with all of them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from stik_kernel._voms import (
    Observer,
    Payoff,
    Position,
    Rules,
    Worth,
    playouts,
    random_deals,
    rate_by_playouts,
    rate_by_solving,
    search,
    solve,
    solve_moves,
    solve_worlds,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from types import ModuleType

    from stik.cards import Card
    from stik.voms import Rules as EngineRules
    from stik.voms import Setup, State, Trick, View
    from stik.voms.state import LastTrick, Play

__all__ = [
    "Memory",
    "Observer",
    "Payoff",
    "Position",
    "Rules",
    "Worth",
    "follow",
    "observe",
    "plain_of",
    "plain_view",
    "playouts",
    "position_of",
    "random_deals",
    "rate_by_playouts",
    "rate_by_solving",
    "rules_of",
    "search",
    "solve",
    "solve_moves",
    "solve_worlds",
    "state_of",
]

NOBODY: Final = -1


@lru_cache(maxsize=256)
def rules_of(rules: EngineRules) -> Rules:
    """The kernel's rules for an engine's rule set."""
    return Rules(rules.options())


def position_of(state: State) -> Position:
    """The kernel's position for an engine's state; only the ledger is left behind."""
    return Position.of(rules_of(state.setup.rules), plain_of(state))


def plain_of(state: State) -> dict[str, Any]:
    """An engine's state in plain numbers."""
    watch = state.watch
    return {
        "phase": state.phase.value,
        "to_act": _who(state.to_act),
        "hands": list(state.hands),
        "stock": [card.index for card in state.stock],
        "played": state.played,
        "exposed": state.exposed,
        "obliged": state.obliged,
        "suspended": _who(state.suspended),
        "may_stop": _who(state.may_stop),
        "stop_lapsed": list(state.stop_lapsed),
        "trick": plain_trick(state.trick),
        "setup": plain_setup(state.setup),
        "tally": {
            "units": list(state.tally.units),
            "feats": list(state.tally.feats),
            "ataataq": list(state.tally.ataataq),
            "deal_lus": list(state.tally.deal_lus),
            "deal_won": state.tally.deal_won,
        },
        "watch": {
            "melted": _who(watch.melted),
            "voms_scored_by": _who(watch.voms_scored_by),
            "announced": watch.announced,
            "toqu_drawn": watch.toqu_drawn,
            "toqu_shown": watch.toqu_shown,
            "may_show": watch.may_show,
            "may_annul": watch.may_annul,
            "may_announce": watch.may_announce,
            "silent": watch.silent,
            "may_reshuffle": watch.may_reshuffle,
        },
        "last_trick": plain_last_trick(state.last_trick),
        "score": list(state.score),
        "target": list(state.target),
        "gain": list(state.gain),
        "ended": "" if state.ended is None else state.ended.value,
        "winner": _who(state.winner),
        "guilty": _who(state.guilty),
    }


def plain_view(view: View) -> dict[str, Any]:
    """An engine's view in plain numbers; calls by their words."""
    return {
        "phase": view.phase.value,
        "to_act": _who(view.to_act),
        "hand": view.hand,
        "known": list(view.known),
        "counts": list(view.counts),
        "stock": view.stock,
        "played": view.played,
        "trick": plain_trick(view.trick),
        "last_trick": plain_last_trick(view.last_trick),
        "setup": plain_setup(view.setup),
        "units": list(view.units),
        "gain": list(view.gain),
        "score": list(view.score),
        "target": list(view.target),
        "voms_scored_by": _who(view.voms_scored_by),
        "melted": _who(view.melted),
        "calls": [_CALLS[type(call).__name__] for call in view.calls],
        "ended": "" if view.ended is None else view.ended.value,
        "winner": _who(view.winner),
    }


_CALLS = {"Stop": "stop", "Show": "show", "Annul": "annul", "Announce": "aavunga", "Reshuffle": "reshuffle"}


def observe(view: View, *, knocked: bool = False) -> Observer:
    """What a seat knows from this view on; from the first trick of a deal on, that is all of it."""
    if view.seat is None:
        raise ValueError("a spectator holds no cards")
    return Observer.of(rules_of(view.setup.rules), view.seat, plain_view(view), knocked)


def follow(observer: Observer, before: View, now: View) -> None:
    """Brings an observer from one view of its seat to a later one, by the plays that lie on the table or were turned.

    At most one trick may have been turned in between.
    """
    rules = rules_of(now.setup.rules)
    laid = len(before.trick.plays)
    if now.last_trick is not None and now.last_trick != before.last_trick:
        plays = [*now.last_trick.plays[laid:], *now.trick.plays]
    else:
        plays = list(now.trick.plays[laid:])
    if before.phase.value == "choice" != now.phase.value:  # it was let go on
        observer.see(rules.read("continue"), None if plays else plain_view(now))
    for place, play in enumerate(plays):
        move = rules.read("play " + " ".join(card.text for card in play.cards))
        observer.see(move, plain_view(now) if place + 1 == len(plays) else None)


class Memory:
    """What a seat keeps in mind of the deals that it plays.

    It is enough to `see` the seat's view whenever the seat is to act: it then sees every trick. Where it came late, or
    where calls that it did not hear change what is known (`faults: allowed`, `announce: by-player`), it knows only what
    the last view and the trick on the table tell.
    """

    def __init__(self) -> None:
        self._observer: Observer | None = None
        self._last: View | None = None

    def see(self, view: View) -> None:
        """Takes in a later view of the same seat, of this deal or the next."""
        last, self._last = self._last, view
        if last is None or self._observer is None or last.setup != view.setup or last.stock < view.stock:
            self._observer = observe(view)
        elif view != last:
            try:
                follow(self._observer, last, view)
            except ValueError:
                self._observer = observe(view)

    @property
    def observer(self) -> Observer:
        """What has been seen, for a search."""
        if self._observer is None:
            raise ValueError("nothing has been seen")
        return self._observer

    def forget(self) -> None:
        """Keeps only the last view: something was said before that this seat did not hear."""
        if self._last is None:
            raise ValueError("nothing has been seen")
        self._observer = observe(self._last)

    def worlds(self, count: int, *, seed: int, threads: int = 1) -> list[Position]:
        """Positions that agree with what was seen, each world equally likely."""
        if self._observer is None or self._last is None:
            raise ValueError("nothing has been seen")
        try:
            return self._observer.sample(count, seed=seed, threads=threads, max_tries=50_000)
        except RuntimeError:  # something was said that this seat did not hear
            self.forget()
            return self.observer.sample(count, seed=seed, threads=threads)


def plain_setup(setup: Setup) -> dict[str, Any]:
    return {
        "dealer": setup.dealer,
        "first_deal": setup.first_deal,
        "eight_eight": setup.eight_eight,
        "score": list(setup.score),
        "target": list(setup.target),
    }


def plain_trick(trick: Trick) -> dict[str, Any]:
    stakes = trick.stakes
    return {
        "leader": trick.leader,
        "holder": trick.holder,
        "led": trick.led,
        "sevens": sum(seven << pile for pile, seven in enumerate(trick.sevens)),
        "group": [card.index for card in trick.group],
        "plays": _plays(trick.plays),
        "stakes": {
            "voms": stakes.voms,
            "voms_by": _who(stakes.voms_by),
            "toqu_by": _who(stakes.toqu_by),
            "ataataq": stakes.ataataq,
            "ataataq_by": _who(stakes.ataataq_by),
            "ataataq_only_for": _who(stakes.ataataq_only_for),
            "kings_for": _who(stakes.kings_for),
        },
    }


def plain_last_trick(last: LastTrick | None) -> dict[str, Any]:
    if last is None:
        return {}
    return {"winner": last.winner, "units": last.units, "lus": list(last.lus), "plays": _plays(last.plays)}


def _plays(plays: Iterable[Play]) -> list[tuple[int, list[int]]]:
    return [(play.seat, [card.index for card in play.cards]) for play in plays]


def _who(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def _whom(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def state_of(position: Position, rules: EngineRules, *, engine: ModuleType, cards: Sequence[Card]) -> State:
    """The engine's state for a position, without its ledger.

    `engine` is the module with the engine's state classes (`stik.voms.state`), `cards` its cards by index.
    """
    plain = position.plain()
    trick, stakes, tally, watch = plain["trick"], plain["trick"]["stakes"], plain["tally"], plain["watch"]
    setup, last = plain["setup"], plain["last_trick"]

    def plays(found: list[tuple[int, list[int]]]) -> tuple[Play, ...]:
        return tuple(engine.Play(seat, tuple(cards[card] for card in laid)) for seat, laid in found)

    state: State = engine.State(
        setup=engine.Setup(
            rules,
            setup["dealer"],
            tuple(setup["score"]),
            tuple(setup["target"]),
            setup["first_deal"],
            setup["eight_eight"],
        ),
        phase=engine.Phase(plain["phase"]),
        to_act=_whom(plain["to_act"]),
        hands=tuple(plain["hands"]),
        stock=tuple(cards[card] for card in plain["stock"]),
        played=plain["played"],
        trick=engine.Trick(
            trick["leader"],
            trick["holder"],
            plays(trick["plays"]),
            tuple(cards[card] for card in trick["group"]),
            trick["led"],
            tuple(bool(trick["sevens"] >> pile & 1) for pile in range(len(trick["group"]))),
            engine.Stakes(
                voms=stakes["voms"],
                ataataq=stakes["ataataq"],
                **{name: _whom(who) for name, who in stakes.items() if name not in {"voms", "ataataq"}},
            ),
        ),
        tally=engine.Tally(
            tuple(tally["units"]),
            tuple(tally["feats"]),
            tuple(tally["ataataq"]),
            tuple(tally["deal_lus"]),
            tally["deal_won"],
        ),
        watch=engine.Watch(
            **{name: _whom(value) if name in {"melted", "voms_scored_by"} else value for name, value in watch.items()}
        ),
        last_trick=engine.LastTrick(last["winner"], last["units"], tuple(last["lus"]), plays(last["plays"]))
        if last
        else None,
        may_stop=_whom(plain["may_stop"]),
        stop_lapsed=tuple(plain["stop_lapsed"]),
        exposed=plain["exposed"],
        obliged=plain["obliged"],
        suspended=_whom(plain["suspended"]),
        score=tuple(plain["score"]),
        target=tuple(plain["target"]),
        gain=tuple(plain["gain"]),
        ended=engine.Ending(plain["ended"]) if plain["ended"] else None,
        winner=_whom(plain["winner"]),
        guilty=_whom(plain["guilty"]),
    )
    return state
