"""The course of a trick: cards are laid, the trick is taken, lus are written, hands are drawn up."""

from __future__ import annotations

from stik.cards import Card, CardSet, set_of
from stik.engine import Seat, Side, Step
from stik.voms.actions import PlayAhead
from stik.voms.draw import draw_up
from stik.voms.events import (
    CardLaidAhead,
    CardsPlayed,
    DealEnded,
    Event,
    LusScored,
    MeltedAnnounced,
    PartnerToqued,
    PlayContinued,
    ToquThrownEarly,
    TrickTaken,
    VomsAnnulled,
)
from stik.voms.ranking import TOQU, VOMS, VOMS_AND_TOQU
from stik.voms.restrictions import is_early_toqu
from stik.voms.rules import Rules
from stik.voms.score import annulled, close, credited, deal_lus, feats, has_won, sides_from, units
from stik.voms.state import Ending, LastTrick, Phase, State, Tally, Trick, Watch
from stik.voms.trick import lay


def play_cards(state: State, seat: Seat, cards: tuple[Card, ...]) -> Step[State, Event]:
    """Lays a legal play on the table ("T.15", "I.17", "W.C7": there it stays)."""
    setup, hands, watch, tally = state.setup, state.hands, state.watch, state.tally
    leading = not state.trick.plays
    if leading and len(cards) > 1:
        cards = tuple(sorted(cards))
    events: list[Event] = [CardsPlayed(seat, cards)]
    hand, played = hands[seat], set_of(cards)
    early = toqued = False
    if played & VOMS_AND_TOQU and setup.bound:
        toqued = _puts_toqu_on_partner(state, seat, cards)
        # a Toqu that was thrown ahead has had its choice
        early = not state.obliged & TOQU.bit and is_early_toqu(state, seat, cards)
        if watch.melted == seat and not watch.announced:
            watch, announcement = _melted_plays(setup.rules, watch, seat, hand)
            events += announcement
    elif watch.may_announce:
        watch = watch._replace(may_announce=False, silent=True)  # the next card has fallen (V37)
    if watch.toqu_drawn and seat == watch.voms_scored_by:
        watch, tally, annulment = _toqu_kept_back(state, watch, tally, cards)
        events += annulment
    laid = state._replace(
        to_act=setup.rules.after(seat),
        hands=(*hands[:seat], hand & ~played, *hands[seat + 1 :]),
        played=state.played | played,
        trick=lay(state, seat, cards),
        tally=tally,
        watch=watch,
        exposed=state.exposed & ~played,
        obliged=state.obliged & ~played,
        may_stop=None if leading else state.may_stop,
        stop_lapsed=_lapsed(state) if leading else state.stop_lapsed,
    )
    if toqued:
        events.append(PartnerToqued(seat))
        return end_deal(laid, tally, events, Ending.PARTNER_TOQU, guilty=setup.rules.side_of[seat])
    if early:
        events.append(ToquThrownEarly(seat))
        return Step(laid._replace(phase=Phase.CHOICE), tuple(events))
    return advance(laid, events)


def _melted_plays(rules: Rules, watch: Watch, seat: Seat, hand: CardSet) -> tuple[Watch, list[Event]]:
    """Who plays one of both says so, or it is seen when the other follows ("T.30", "I.30", "W.B7", V37)."""
    holds_both = hand & VOMS_AND_TOQU == VOMS_AND_TOQU
    if holds_both and rules.announce == "automatic":
        return watch._replace(announced=True), [MeltedAnnounced(seat)]
    if holds_both:
        return watch._replace(may_announce=True), []
    found_out = rules.announce == "by-player"
    return watch._replace(may_announce=False, silent=found_out, may_reshuffle=found_out), []


def _puts_toqu_on_partner(state: State, seat: Seat, cards: tuple[Card, ...]) -> bool:
    """Toqu on the partner's Voms counts by placement, unless it was the only card left (V51, V53, V103).

    "T.35", "I.35", "W.W3".
    """
    trick, side_of = state.trick, state.rules.side_of
    if TOQU not in cards or VOMS not in trick.group:
        return False
    if trick.holder == seat or side_of[trick.holder] != side_of[seat]:
        return False
    if cards.index(TOQU) != trick.group.index(VOMS):
        return False  # "I.38", "W.W6"
    forced = state.hands[seat] == TOQU.bit
    return not forced or state.rules.forced_partner_toqu == "penalty"


def _toqu_kept_back(
    state: State, watch: Watch, tally: Tally, cards: tuple[Card, ...]
) -> tuple[Watch, Tally, list[Event]]:
    """Who plays a Toqu that he should have shown can lose the Voms lus ("T.32", "I.32", V55, V102)."""
    if watch.toqu_shown or watch.voms_scored_by is None:
        return watch, tally, []
    if TOQU not in cards:
        return watch._replace(may_show=False), tally, []
    if state.rules.toqu_not_shown == "may-annul":
        return watch._replace(may_show=False, may_annul=True), tally, []
    side = state.rules.side_of[watch.voms_scored_by]
    return watch._replace(may_show=False), annulled(state.rules, tally, side), [VomsAnnulled(side)]


def _lapsed(state: State) -> tuple[Side, ...]:
    """Who has not stopped before the next lead has forgotten it ("T.21", "I.18", "W.B9", V114)."""
    return state.stop_lapsed if state.may_stop is None else (*state.stop_lapsed, state.may_stop)


def play_ahead(state: State, action: PlayAhead) -> Step[State, Event]:
    """The card stays for its player's turn; Toqu before Voms gives the opponents their choice ("T.15", V98)."""
    seat, card = action.seat, action.card
    early = is_early_toqu(state, seat, (card,))
    laid = state._replace(exposed=state.exposed | card.bit, obliged=state.obliged | card.bit)
    events: tuple[Event, ...] = (CardLaidAhead(seat, card),)
    if not early:
        return Step(laid, events)
    waiting = laid._replace(phase=Phase.CHOICE, to_act=state.rules.after(seat), suspended=state.to_act)
    return Step(waiting, (*events, ToquThrownEarly(seat)))


def advance(state: State, events: list[Event]) -> Step[State, Event]:
    """Leaves the turn with the next player, or ends the half or the whole of the trick."""
    rules, laid = state.setup.rules, len(state.trick.plays)
    if laid == rules.unit_cards:
        return finish_trick(state, events)
    if laid == rules.players:  # "W.2p", V80: the first half is over; who threw the bigger goes on
        state, drawn = draw_up(state, state.trick.holder)
        return Step(state._replace(to_act=state.trick.holder), (*events, *drawn))
    return Step(state, tuple(events))


def finish_trick(state: State, events: list[Event]) -> Step[State, Event]:
    """The holder takes the trick, scores, draws first and leads ("T.12", "I.14", "W.B5")."""
    rules, trick = state.rules, state.trick
    winner, side, count = trick.holder, rules.side_of[trick.holder], units(rules, trick)
    last = not any(state.hands) and not rules.shares(len(state.stock))
    events.append(TrickTaken(winner, count))
    tally = state.tally._replace(units=tuple(n + count if s == side else n for s, n in enumerate(state.tally.units)))
    earned = [0] * len(rules.sides)
    watch = state.watch
    for lus in feats(rules, trick, last=last):
        tally = credited(rules, tally, lus)
        earned[lus.side] += lus.amount * (lus.reason != "lus/trick")
        events.append(LusScored(*lus))
        if lus.reason in {"lus/voms", "lus/voms-protected"}:
            watch = watch._replace(voms_scored_by=trick.stakes.voms_by)
    bonus = deal_lus(state.setup, tally, side)
    if bonus is not None:
        tally = credited(rules, tally, bonus)
        if bonus.amount:
            events.append(LusScored(*bonus))
    taken = state._replace(
        phase=Phase.PLAY,
        to_act=winner,
        trick=Trick(winner, winner),
        tally=tally,
        watch=watch,
        last_trick=LastTrick(winner, count, tuple(earned), trick.plays),
        obliged=0,
    )
    return _after_trick(taken, winner, events, last=last)


def _after_trick(state: State, winner: Seat, events: list[Event], *, last: bool) -> Step[State, Event]:
    setup, tally, rules = state.setup, state.tally, state.rules
    winners = [side for side in sides_from(rules, winner) if has_won(setup, tally, side)]
    if winners and (rules.stop == "automatic" or last):
        return end_deal(state, tally, events, Ending.GAME_WON, winner=winners[0])  # "T.18", "I.21", "W.S5", V65
    if last:
        took_all = any(count == sum(tally.units) for count in tally.units)
        return end_deal(state, tally, events, Ending.ALL_TRICKS if took_all else Ending.PLAYED_OUT)
    callers = [side for side in winners if side not in state.stop_lapsed]
    state, drawn = draw_up(state, winner)
    return Step(state._replace(may_stop=callers[0] if callers else None), (*events, *drawn))


def end_deal(
    state: State,
    tally: Tally,
    events: list[Event],
    ending: Ending,
    *,
    winner: Side | None = None,
    guilty: Side | None = None,
) -> Step[State, Event]:
    over = close(state, tally, ending, winner=winner, guilty=guilty)
    return Step(over, (*events, DealEnded(ending, over.score, over.target, over.winner)))


def reshuffle(state: State) -> Step[State, Event]:
    """The opponents void the deal ("T.15", V26)."""
    return end_deal(state, state.tally, [], Ending.RESHUFFLE)


def go_on(state: State, seat: Seat) -> Step[State, Event]:
    """The opponents let the deal go on; the early Toqu stays and threatens no more ("T.15", V43)."""
    if state.suspended is not None:
        resumed = state._replace(phase=Phase.PLAY, to_act=state.suspended, suspended=None)
        return Step(resumed, (PlayContinued(seat),))
    return advance(state._replace(phase=Phase.PLAY), [PlayContinued(seat)])
