"""Drawing up from the stock after a trick."""

from __future__ import annotations

from stik.cards import Card, CardSet, set_of
from stik.engine import Seat
from stik.voms.events import CardsDrawn, Event, HandsDrawnUp, ToquShown
from stik.voms.ranking import TOQU, VOMS_AND_TOQU
from stik.voms.rules import HAND, Rules
from stik.voms.state import State, Watch


def draw_up(state: State, first: Seat) -> tuple[State, list[Event]]:
    """All draw, the winner first, to four cards or to equal shares (V27).

    "T.12", "T.13", "I.14", "I.15", "W.B5", "W.B6".
    """
    rules = state.rules
    each = min(HAND - state.hands[first].bit_count(), rules.shares(len(state.stock)))
    if not each:
        return state, []
    hands: list[CardSet] = list(state.hands)
    events: list[Event] = []
    seat = first
    for turn in range(rules.players):
        cards = _share(rules, state.stock, turn, each)
        hands[seat] |= set_of(cards)
        events.append(CardsDrawn(seat, cards))
        seat = rules.after(seat)
    stock = state.stock[each * rules.players :]
    watch, shown = _watch(state, hands)
    drawn = state._replace(hands=tuple(hands), stock=stock, watch=watch)
    return drawn, [*events, HandsDrawnUp(first, each, len(stock)), *shown]


def _share(rules: Rules, stock: tuple[Card, ...], turn: int, each: int) -> tuple[Card, ...]:
    """One card at a time round the table, or all at once (V24)."""
    if rules.draw == "in-turn":
        return stock[turn : each * rules.players : rules.players]
    return stock[turn * each : (turn + 1) * each]


def melted_by(hands: list[CardSet], watch: Watch) -> Seat | None:
    """Who holds, or held earlier, Voms and Toqu together ("T.30", "I.30", "W.B7")."""
    if watch.melted is not None:
        return watch.melted
    return next((seat for seat, hand in enumerate(hands) if hand & VOMS_AND_TOQU == VOMS_AND_TOQU), None)


def _watch(state: State, hands: list[CardSet]) -> tuple[Watch, list[Event]]:
    """Notes a melted hand, and a Toqu that must be shown after one's Voms has scored ("T.31", "I.31", V55, V102)."""
    watch = state.watch
    if not VOMS_AND_TOQU & ~state.played:
        return watch, []
    melted = melted_by(hands, watch)
    scorer = watch.voms_scored_by
    if scorer is not None and hands[scorer] & ~state.hands[scorer] & TOQU.bit:
        if state.rules.faults == "refused":
            return watch._replace(melted=melted, toqu_drawn=True, toqu_shown=True), [ToquShown(scorer)]
        return watch._replace(melted=melted, toqu_drawn=True, may_show=True), []
    return (watch if melted == watch.melted else watch._replace(melted=melted)), []
