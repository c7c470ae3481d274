"""What one seat may know: the only thing about a deal that may leave for a player, a bot or a spectator."""

from __future__ import annotations

from dataclasses import dataclass

from stik.cards import Card, CardSet
from stik.engine import Seat, Side
from stik.voms.actions import Action, Call
from stik.voms.legality import calls, legal_actions, offers
from stik.voms.ranking import TOQU, VOMS_AND_TOQU
from stik.voms.rules import Rules
from stik.voms.score import gains
from stik.voms.state import Ending, LastTrick, Phase, Setup, State, Trick


@dataclass(frozen=True, slots=True)
class View:
    """The table from one seat, or from outside; `known` are cards in other hands that were shown or announced."""

    seat: Seat | None
    setup: Setup
    phase: Phase
    to_act: Seat | None
    hand: CardSet
    known: tuple[CardSet, ...]
    counts: tuple[int, ...]
    stock: int
    played: CardSet
    trick: Trick
    last_trick: LastTrick | None
    units: tuple[int, ...]
    gain: tuple[int, ...]
    score: tuple[int, ...]
    target: tuple[int, ...]
    voms_scored_by: Seat | None
    melted: Seat | None
    actions: tuple[Action, ...]
    calls: tuple[Call, ...]
    ended: Ending | None
    winner: Side | None

    @property
    def rules(self) -> Rules:
        return self.setup.rules

    @property
    def piles(self) -> tuple[tuple[tuple[Seat, Card], ...], ...]:
        return self.trick.piles


def view(state: State, seat: Seat | None) -> View:
    """What the seat may know; without a seat, what a spectator may know."""
    watch = state.watch
    melted_is_known = watch.announced or (seat is not None and watch.melted == seat)
    return View(
        seat=seat,
        setup=state.setup,
        phase=state.phase,
        to_act=state.to_act,
        hand=0 if seat is None else state.hands[seat],
        known=tuple(_known_to_all(state, other) for other in range(state.rules.players)),
        counts=tuple(hand.bit_count() for hand in state.hands),
        stock=len(state.stock),
        played=state.played,
        trick=state.trick,
        last_trick=state.last_trick,
        units=state.tally.units,
        gain=gains(state),
        score=state.score,
        target=state.target,
        voms_scored_by=watch.voms_scored_by,
        melted=watch.melted if melted_is_known else None,
        actions=_actions(state, seat),
        calls=tuple(call for caller, call in calls(state) if caller == seat),
        ended=state.ended,
        winner=state.winner,
    )


def _actions(state: State, seat: Seat | None) -> tuple[Action, ...]:
    if seat is None:
        return ()
    if seat == state.to_act:
        return legal_actions(state)
    return offers(state) if seat == state.setup.dealer else ()


def _known_to_all(state: State, seat: Seat) -> CardSet:
    """A Toqu that was shown ("T.31"), the other half of an announced pair ("T.30"), and cards that fell open."""
    watch, known = state.watch, 0
    if watch.toqu_shown and seat == watch.voms_scored_by:
        known |= TOQU.bit
    if watch.announced and seat == watch.melted:
        known |= VOMS_AND_TOQU
    return (known | state.exposed) & state.hands[seat]
