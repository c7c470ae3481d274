"""The course of a trick, claims and concessions."""

from __future__ import annotations

from stik.cards import Card, Suit, cards_in
from stik.engine import Seat, Step
from stik.vira.events import (
    CardPlayed,
    ClaimAccepted,
    Claimed,
    ClaimRefused,
    ClaimShown,
    Conceded,
    Event,
    TrickTaken,
)
from stik.vira.score import end, is_decided, outcome_of
from stik.vira.state import ClaimState, LastTrick, Outcome, Play, State, Trick


def beats(card: Card, best: Card, trump: Suit | None) -> bool:
    """The highest trump, else the highest of the suit led; the ace is always highest ("VR.P2", "SM.A6")."""
    if card.suit is best.suit:
        return card.index < best.index
    return card.suit is trump


def play_card(state: State, seat: Seat, card: Card) -> Step[State, Event]:
    """Lays a card on the table; there it stays ("SM.C11")."""
    trick, game = state.trick, state.game
    if trick.best is None or beats(card, trick.best, game.trump):
        laid = Trick(trick.leader, (*trick.plays, Play(seat, card)), seat, card)
    else:
        laid = Trick(trick.leader, (*trick.plays, Play(seat, card)), trick.holder, trick.best)
    full = len(laid.plays) == 3
    hands = [*state.hands]
    hands[seat] ^= card.bit
    after = state._replace(
        to_act=laid.holder if full else state.setup.after[seat],
        hands=tuple(hands),
        tricks=_one_more(state.tricks, laid.holder) if full else state.tricks,
        trick=Trick(laid.holder) if full else laid,  # the winner leads ("VR.P2")
        played=state.played | card.bit,
        last_trick=LastTrick(laid.holder, laid.plays) if full else state.last_trick,
        claim=ClaimState.FREE if seat == game.declarer else state.claim,  # "VR.P4"
    )
    if not full:
        return Step(after, (CardPlayed(seat, card),))
    events: list[Event] = [CardPlayed(seat, card), TrickTaken(laid.holder)]
    return _after_trick(after, events)


def _one_more(tricks: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    return (*tricks[:seat], tricks[seat] + 1, *tricks[seat + 1 :])


def _after_trick(state: State, events: list[Event]) -> Step[State, Event]:
    """Thirteen tricks in a trump game, in misär as many as the declarer has cards."""
    game, needed = state.game, state.game.needed
    tricks, left = state.tricks[game.declarer], game.cards - sum(state.tricks)
    stop = state.rules.stop_when_decided and is_decided(game.form, needed, tricks, left)
    if left and not stop:
        return Step(state, tuple(events))
    return end(state, outcome_of(game.form, needed, tricks), events)


def claim(state: State) -> Step[State, Event]:
    """The declarer lays up his hand; the left defender answers first ("SM.C13", "VR.P4")."""
    declarer, defenders = state.game.declarer, state.defenders()
    hand = cards_in(state.hands[declarer])
    asked = state._replace(claim=ClaimState.OPEN, to_act=defenders[0])
    return Step(asked, (Claimed(declarer), ClaimShown(declarer, hand, defenders)))


def accept(state: State, seat: Seat) -> Step[State, Event]:
    """Both defenders must agree before the declarer is home ("SM.C13", "VR.P4")."""
    left, right = state.defenders()
    if seat == left:
        return Step(state._replace(to_act=right), (ClaimAccepted(seat),))
    return end(state._replace(claim=ClaimState.FREE), Outcome.HOME, [ClaimAccepted(seat)])


def refuse(state: State, seat: Seat) -> Step[State, Event]:
    """One defender is enough to make the declarer take up his cards and play on ("SM.C13", "VR.P4")."""
    on = state._replace(claim=ClaimState.SPENT, to_act=state.game.declarer)
    return Step(on, (ClaimRefused(seat),))


def concede(state: State, seat: Seat) -> Step[State, Event]:
    """A defender gives up, asked or unasked: the declarer is home ("SM.C14", "VR.P4")."""
    return end(state, Outcome.HOME, [Conceded(seat)])
