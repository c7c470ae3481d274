"""What one seat may know: the only thing about a deal that may leave for a player, a bot or a spectator."""

from __future__ import annotations

from dataclasses import dataclass

from stik.cards import Card, CardSet
from stik.engine import Entry, Seat
from stik.vira.actions import Action, Call
from stik.vira.legality import calls, legal_actions
from stik.vira.rules import Rules
from stik.vira.score import settlement
from stik.vira.state import Auction, ClaimState, Declared, LastTrick, Outcome, Phase, Setup, State, Trick
from stik.vira.template import Template, template


@dataclass(frozen=True, slots=True)
class View:
    """The table from one seat, or from outside; hidden cards are counted."""

    seat: Seat | None
    setup: Setup
    phase: Phase
    to_act: Seat | None
    hand: CardSet
    discards: CardSet
    """One's own, until one's own first card ("SM.C9", "VR.B19")."""
    known: tuple[CardSet, ...]
    """The hands that others have laid up: an open misär, a claim."""
    counts: tuple[int, ...]
    talon: int
    turned: tuple[Card, ...]
    shown: CardSet
    """Every card that was ever turned up, wherever it is now ("VR.B16")."""
    played: CardSet
    auction: Auction
    declarer: Seat | None
    declared: Declared | None
    trick: Trick
    last_trick: LastTrick | None
    tricks: tuple[int, ...]
    claim: ClaimState
    actions: tuple[Action, ...]
    template: Template | None
    calls: tuple[Call, ...]
    outcome: Outcome | None
    entries: tuple[Entry, ...]
    settlement: dict[str, int] | None

    @property
    def rules(self) -> Rules:
        return self.setup.rules


def view(state: State, seat: Seat | None) -> View:
    """What the seat may know; without a seat, what a spectator may know."""
    acts = seat is not None and state.to_act == seat
    return View(
        seat=seat,
        setup=state.setup,
        phase=state.phase,
        to_act=state.to_act,
        hand=0 if seat is None else state.hands[seat],
        discards=0 if seat is None or has_played(state, seat) else state.discards[seat],
        known=tuple(_known(state, other, seat) for other in range(state.setup.table)),
        counts=tuple(hand.bit_count() for hand in state.hands),
        talon=len(state.talon),
        turned=state.turned,
        shown=state.shown,
        played=state.played,
        auction=state.auction,
        declarer=None if state.phase is Phase.AUCTION else state.auction.bidder,
        declared=state.declared,
        trick=state.trick,
        last_trick=state.last_trick,
        tricks=state.tricks,
        claim=state.claim,
        actions=legal_actions(state) if acts else (),
        template=template(state) if acts else None,
        calls=tuple(call for caller, call in calls(state) if caller == seat),
        outcome=state.outcome,
        entries=state.entries,
        settlement=settlement(state) if state.phase is Phase.OVER else None,
    )


def has_played(state: State, seat: Seat) -> bool:
    """Whether the seat has played its first card ("SM.C9")."""
    return any(state.tricks) or any(play.seat == seat for play in state.trick.plays)


def _known(state: State, seat: Seat, to: Seat | None) -> CardSet:
    """An open misär is seen by all ("SM.A7"), a claimed hand by the defenders while they answer ("SM.C13", "VR.P4")."""
    game = state.declared
    if game is None or game.declarer != seat or to == seat:
        return 0
    if game.laid_up:
        return state.hands[seat]
    if state.claim is ClaimState.OPEN and to is not None and to in state.defenders():
        return state.hands[seat]
    return 0
