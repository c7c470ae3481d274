"""What a referee orders in a running deal ("T.47": whatever the sheet does not cover)."""

from __future__ import annotations

from typing import assert_never

from stik.engine import Side, Step
from stik.voms.actions import ApplyRuling, Effect
from stik.voms.calls import annul
from stik.voms.deal import lose_all_lus
from stik.voms.events import CardExposed, CombChanged, DealLusVoided, Event, PlayReturned, RulingApplied
from stik.voms.play import reshuffle
from stik.voms.score import adjusted, without_lus
from stik.voms.state import Phase, State, Trick
from stik.voms.trick import lay


def apply_ruling(state: State, action: ApplyRuling) -> Step[State, Event]:
    """Carries out one effect of a ruling."""
    after, events = _carried_out(state, action)
    return Step(after, (RulingApplied(action.effect), *events))


def _carried_out(state: State, action: ApplyRuling) -> Step[State, Event]:
    match action.effect:
        case Effect.RESHUFFLE:
            return reshuffle(state)
        case Effect.RETURN_CARD:
            return _return_card(state)
        case Effect.EXPOSE | Effect.OBLIGE:
            return _expose(state, action)
        case Effect.ANNUL_VOMS:
            return annul(state)
        case Effect.VOID_DEAL_LUS:
            return Step(state._replace(tally=without_lus(state.rules, state.tally)), (DealLusVoided(),))
        case Effect.LOSE_ALL_LUS:
            assert action.side is not None
            poorer, event = lose_all_lus(state, action.side, ("T.47",), reason="lus/ruling")
            return Step(poorer, (event,))
        case Effect.RAISE_TARGET:
            assert action.side is not None
            return _comb(state, action.side, strokes=action.amount)
        case Effect.ADJUST_SCORE:
            assert action.side is not None
            return _comb(state, action.side, lus=action.amount)
        case _:
            assert_never(action.effect)


def _return_card(state: State) -> Step[State, Event]:
    """The last play goes back, and its player plays again ("T.40", "I.17", "I.42", "W.C7", "W.W10")."""
    *kept, last = state.trick.plays
    hands, played = list(state.hands), state.played
    for play in state.trick.plays:
        for card in play.cards:
            hands[play.seat] |= card.bit
            played &= ~card.bit
    again = state._replace(
        phase=Phase.PLAY,
        to_act=last.seat,
        hands=tuple(hands),
        played=played,
        trick=Trick(state.trick.leader, state.trick.leader),
        exposed=state.exposed | sum(card.bit for card in last.cards),
        suspended=None,
    )
    for play in kept:  # what lay there before lies there again, with the same lus at stake
        trick = lay(again, play.seat, play.cards)
        for card in play.cards:
            hands[play.seat] &= ~card.bit
            played |= card.bit
        again = again._replace(hands=tuple(hands), played=played, trick=trick)
    return Step(again, (PlayReturned(last.seat, last.cards),))


def _expose(state: State, action: ApplyRuling) -> Step[State, Event]:
    """Everybody has seen the card; an obligation says that it must be played at the next turn (V98)."""
    assert action.seat is not None
    assert action.card is not None
    must = action.effect is Effect.OBLIGE
    seen = state._replace(
        exposed=state.exposed | action.card.bit, obliged=state.obliged | (action.card.bit if must else 0)
    )
    return Step(seen, (CardExposed(action.seat, action.card, must),))


def _comb(state: State, side: Side, *, lus: int = 0, strokes: int = 0) -> Step[State, Event]:
    setup = state.setup
    score = tuple(have + lus if s == side else have for s, have in enumerate(setup.score))
    target = tuple(goal + strokes if s == side else goal for s, goal in enumerate(setup.target))
    changed = state._replace(
        setup=setup._replace(score=score, target=target),
        score=score,
        target=target,
        tally=adjusted(state.rules, state.tally, side, lus),
    )
    return Step(changed, (CombChanged(side, score, target),))
