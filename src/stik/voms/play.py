"""The course of a trick: cards are laid, the trick is taken, lus are written, hands are drawn up."""

from __future__ import annotations

from dataclasses import replace

from stik.cards import Card, set_of
from stik.engine import Seat, Side, Step
from stik.voms.actions import Annul, Call, Show, Stop
from stik.voms.draw import draw_up
from stik.voms.events import (
    CardsPlayed,
    DealEnded,
    Event,
    GameStopped,
    LusScored,
    MeltedAnnounced,
    PartnerToqued,
    PlayContinued,
    ToquShown,
    ToquThrownEarly,
    TrickTaken,
    VomsAnnulled,
)
from stik.voms.legality import calls, is_early_toqu
from stik.voms.ranking import TOQU, VOMS, VOMS_AND_TOQU
from stik.voms.score import annulled, close, credited, deal_lus, feats, has_won, sides_from, units
from stik.voms.state import Ending, LastTrick, Phase, State, Tally, Trick, Watch
from stik.voms.trick import lay


def play_cards(state: State, seat: Seat, cards: tuple[Card, ...]) -> Step[State, Event]:
    """Lays a legal play on the table ("T.15", "I.17", "W.C7": there it stays)."""
    leading = not state.trick.plays
    if leading:
        cards = tuple(sorted(cards))
    events: list[Event] = [CardsPlayed(seat, cards)]
    hand = state.hands[seat]
    played = set_of(cards)
    toqued = _puts_toqu_on_partner(state, seat, cards)
    early = is_early_toqu(state, seat, cards)
    watch, tally = state.watch, state.tally
    if played & VOMS_AND_TOQU and state.setup.bound and hand & VOMS_AND_TOQU == VOMS_AND_TOQU:
        events.append(MeltedAnnounced(seat))  # "T.30", "I.30", "W.B7", V37
        watch = replace(watch, announced=True)
    if watch.toqu_drawn and seat == watch.voms_scored_by:
        watch, tally, annulment = _toqu_kept_back(state, watch, tally, cards)
        events += annulment
    laid = replace(
        state,
        hands=tuple(held & ~played if s == seat else held for s, held in enumerate(state.hands)),
        played=state.played | played,
        trick=lay(state, seat, cards),
        tally=tally,
        watch=watch,
        may_stop=None if leading else state.may_stop,
        stop_lapsed=_lapsed(state) if leading else state.stop_lapsed,
    )
    if toqued:
        events.append(PartnerToqued(seat))
        return _end(laid, tally, events, Ending.PARTNER_TOQU, guilty=state.rules.side_of[seat])
    if early:
        events.append(ToquThrownEarly(seat))
        return Step(replace(laid, phase=Phase.CHOICE, to_act=state.rules.after(seat)), tuple(events))
    return advance(laid, seat, events)


def _puts_toqu_on_partner(state: State, seat: Seat, cards: tuple[Card, ...]) -> bool:
    """Toqu on the partner's Voms counts by placement, unless it was the only card left (V51, V53, V103).

    "T.35", "I.35", "W.W3".
    """
    trick, side_of = state.trick, state.rules.side_of
    if TOQU not in cards or VOMS not in trick.group or not state.setup.bound:
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
        return replace(watch, may_show=False), tally, []
    if state.rules.toqu_not_shown == "may-annul":
        return replace(watch, may_show=False, may_annul=True), tally, []
    side = state.rules.side_of[watch.voms_scored_by]
    return replace(watch, may_show=False), annulled(state.rules, tally, side), [VomsAnnulled(side)]


def _lapsed(state: State) -> tuple[Side, ...]:
    """Who has not stopped before the next lead has forgotten it ("T.21", "I.18", "W.B9", V114)."""
    return state.stop_lapsed if state.may_stop is None else (*state.stop_lapsed, state.may_stop)


def advance(state: State, seat: Seat, events: list[Event]) -> Step[State, Event]:
    """Passes the turn on, or ends the half or the whole of the trick."""
    rules, laid = state.rules, len(state.trick.plays)
    if laid == rules.unit_cards:
        return finish_trick(state, events)
    if laid == rules.players:  # "W.2p", V80: the first half is over; who threw the bigger goes on
        state, drawn = draw_up(state, state.trick.holder)
        return Step(replace(state, to_act=state.trick.holder), (*events, *drawn))
    return Step(replace(state, phase=Phase.PLAY, to_act=rules.after(seat)), tuple(events))


def finish_trick(state: State, events: list[Event]) -> Step[State, Event]:
    """The holder takes the trick, scores, draws first and leads ("T.12", "I.14", "W.B5")."""
    rules, trick = state.rules, state.trick
    winner, side, count = trick.holder, rules.side_of[trick.holder], units(rules, trick)
    last = not any(state.hands) and len(state.stock) < rules.players
    events.append(TrickTaken(winner, count))
    tally = replace(state.tally, units=tuple(n + count if s == side else n for s, n in enumerate(state.tally.units)))
    earned = [0] * len(rules.sides)
    watch = state.watch
    for lus in feats(state, trick, last=last):
        tally = credited(rules, tally, lus)
        earned[lus.side] += lus.amount * (lus.reason != "lus/trick")
        events.append(LusScored(*lus))
        if lus.reason in {"lus/voms", "lus/voms-protected"}:
            watch = replace(watch, voms_scored_by=trick.stakes.voms_by)
    bonus = deal_lus(state.setup, tally, side)
    if bonus is not None:
        tally = credited(rules, tally, bonus)
        if bonus.amount:
            events.append(LusScored(*bonus))
    taken = replace(
        state,
        phase=Phase.PLAY,
        to_act=winner,
        trick=Trick(winner, winner),
        tally=tally,
        watch=watch,
        last_trick=LastTrick(winner, count, tuple(earned), trick.plays),
    )
    return _after_trick(taken, winner, events, last=last)


def _after_trick(state: State, winner: Seat, events: list[Event], *, last: bool) -> Step[State, Event]:
    setup, tally, rules = state.setup, state.tally, state.rules
    winners = [side for side in sides_from(rules, winner) if has_won(setup, tally, side)]
    if winners and (rules.stop == "automatic" or last):
        return _end(state, tally, events, Ending.GAME_WON, winner=winners[0])  # "T.18", "I.21", "W.S5", V65
    if last:
        took_all = any(count == sum(tally.units) for count in tally.units)
        return _end(state, tally, events, Ending.ALL_TRICKS if took_all else Ending.PLAYED_OUT)
    callers = [side for side in winners if side not in state.stop_lapsed]
    state, drawn = draw_up(state, winner)
    return Step(replace(state, may_stop=callers[0] if callers else None), (*events, *drawn))


def _end(
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
    return _end(state, state.tally, [], Ending.RESHUFFLE)


def go_on(state: State, seat: Seat) -> Step[State, Event]:
    """The opponents let the deal go on; the early Toqu stays and threatens no more ("T.15", V43)."""
    offender = state.rules.before(seat)
    return advance(replace(state, phase=Phase.PLAY), offender, [PlayContinued(seat)])


def make_call(state: State, action: Call, seat: Seat | None) -> Step[State, Event]:
    """Stops the game, shows Toqu or annuls a lus."""
    caller = seat if seat is not None else next(s for s, call in calls(state) if call == action)
    rules, watch = state.rules, state.watch
    match action:
        case Stop():
            return _end(state, state.tally, [GameStopped(caller)], Ending.GAME_WON, winner=rules.side_of[caller])
        case Show():
            shown = replace(watch, toqu_shown=True, may_show=False)
            return Step(replace(state, watch=shown), (ToquShown(caller),))
        case Annul():
            assert watch.voms_scored_by is not None
            side = rules.side_of[watch.voms_scored_by]
            tally = annulled(rules, state.tally, side)
            may_stop = None if state.may_stop == side else state.may_stop  # it no longer has what it lacked (V114)
            poorer = replace(state, tally=tally, watch=replace(watch, may_annul=False), may_stop=may_stop)
            return Step(poorer, (VomsAnnulled(side),))
