"""Exercises at Voms; every answer is what the engine does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from typing import Final

from stik import voms
from stik.app.learn.exercises.question import (
    LEGAL,
    NO,
    TRIES,
    YES,
    Option,
    Question,
    Said,
    mixed,
    refused_or_legal,
    shown,
    some,
    told,
)
from stik.app.learn.scene import laid
from stik.cards import Card, Rank, cards_in
from stik.engine import Chance, Refusal, Seat
from stik.voms import restrictions
from stik.voms.legality import LEADS, SAME_NUMBER
from stik.voms.ranking import VOMS, VOMS_AND_TOQU
from stik.voms.rules import Articles
from stik.voms.score import written

POWERS: Final[Articles] = {"T": ("T.head", "T.26"), "I": ("I.head", "I.27"), "W": ("W.head",)}
SEVENS: Final[Articles] = {"T": ("T.head", "T.23", "T.24"), "I": ("I.head", "I.24", "I.25"), "W": ("W.head", "W.B10")}
COMB: Final[Articles] = {"T": ("T.42",), "I": ("I.45",), "W": ("W.C2",)}
NO_LUS: Final[Articles] = {"T": ("T.head",), "I": ("I.head",), "W": ("W.head",)}
BREACHES: Final = (
    restrictions.FIRST_TRICK,
    restrictions.ON_SEVEN,
    restrictions.LAST_HAND,
    restrictions.SACRIFICE,
    restrictions.TOQU_EARLY,
    restrictions.TOQU_OWED,
)
DEALS_OF_A_GAME: Final = 3
"""One deal in so many is the first of a game, where Voms is held back."""


def _states(rules: voms.Rules, chance: Chance) -> Iterator[voms.State]:
    """Positions of deals that are played at random, one card at a time."""
    for _ in range(TRIES):
        deck = tuple(mixed(rules.pack, chance))
        first = not chance.randrange(DEALS_OF_A_GAME)
        dealer, combs = chance.randrange(rules.players), len(rules.sides)
        setup = voms.Setup.of(
            rules, dealer=dealer, score=(0,) * combs, target=(rules.target,) * combs, first_deal=first
        )
        state = voms.begin(setup, deck).state
        while state.phase is voms.Phase.PLAY:
            yield state
            legal = [action for action in voms.legal_actions(state) if isinstance(action, voms.PlayCards)]
            singles = [action for action in legal if len(action.cards) == 1]
            state = voms.apply(state, some(singles or legal, chance)).state


def _holds_after(state: voms.State, card: Card) -> bool:
    """Whether the seat to act holds the trick once it has laid the card."""
    seat, after = state.to_act, voms.apply(state, voms.PlayCards((card,))).state
    return (after.trick.holder if after.trick.plays else after.last_trick and after.last_trick.winner) == seat


def _sits(state: voms.State) -> tuple[Seat, str]:
    assert state.to_act is not None
    return state.to_act, state.rules.seats[state.to_act]


def beats(rules: voms.Rules, chance: Chance) -> Iterator[Question]:
    """Which cards beat what lies there?"""
    for state in _states(rules, chance):
        seat, name = _sits(state)
        if len(state.trick.group) != 1 or chance.randrange(6):
            continue
        hand = cards_in(state.hands[seat])
        legal = [card for card in hand if voms.why_not(state, voms.PlayCards((card,))) is None]
        taking = [card for card in legal if _holds_after(state, card)]
        if not 0 < len(taking) < len(hand):
            continue
        seven = state.trick.group[0].rank is Rank.SEVEN or state.trick.sevens[0]
        yield Question(
            text=Said.of("exercise-beats", card=shown(state.trick.group)),
            pick="cards",
            options=tuple(Option(card.text) for card in hand),
            right=frozenset(card.text for card in taking),
            why=(Said.of("exercise-beats-why", cards=shown(taking)),),
            cites=(SEVENS if seven else POWERS)[rules.sheet],
            play=laid(state),
            seat=name,
        )


def may_voms(rules: voms.Rules, chance: Chance) -> Iterator[Question]:
    """May Voms be played here?"""
    wanted = bool(chance.randrange(2))
    for state in _states(rules, chance):
        seat, name = _sits(state)
        if not state.hands[seat] & VOMS.bit or len(state.trick.group) > 1 or state.hands[seat].bit_count() < 2:
            continue
        refusal = voms.why_not(state, voms.PlayCards((VOMS,)))
        if (refusal is None) != wanted or (wanted and chance.randrange(8)):
            continue
        yield Question(
            text=Said("exercise-may-voms"),
            pick="one",
            options=(Option(YES, Said("exercise-yes")), Option(NO, Said("exercise-no"))),
            right=frozenset({YES if refusal is None else NO}),
            why=(told(refusal),),
            cites=restrictions.FIRST_TRICK.articles[rules.sheet][:1] if refusal is None else refusal.cites,
            play=laid(state),
            seat=name,
        )


def legal(rules: voms.Rules, chance: Chance) -> Iterator[Question]:
    """Is this play legal, and which article refuses it?"""
    wanted = not chance.randrange(3)
    for state in _states(rules, chance):
        seat, name = _sits(state)
        if chance.randrange(4) or not (state.hands[seat] & VOMS_AND_TOQU or not chance.randrange(4)):
            continue
        hand, width = cards_in(state.hands[seat]), len(state.trick.group)
        tried = some([*combinations(hand, width or 1), *combinations(hand, 2)], chance)
        refusal = voms.why_not(state, voms.PlayCards(tried))
        if (refusal is None) != wanted:
            continue
        if refusal is not None and refusal.code.startswith("play/") and chance.randrange(12):
            continue  # the rules on Voms and Toqu are rarer, and more worth asking
        yield Question(
            text=Said.of("exercise-is-legal", cards=shown(tried)),
            pick="one",
            options=refused_or_legal(refusal, _refusals(rules, width), chance),
            right=frozenset({LEGAL if refusal is None else refusal.code}),
            why=(told(refusal),),
            cites=LEADS[rules.sheet] if refusal is None else refusal.cites,
            play=laid(state),
            seat=name,
        )


def _refusals(rules: voms.Rules, width: int) -> Iterator[Refusal]:
    """What could refuse a play, with the articles of the sheet."""
    for breach in BREACHES:
        yield Refusal(breach.code, breach.articles[rules.sheet], None)
    if width:
        yield Refusal("play/wrong-count", SAME_NUMBER[rules.sheet], None, (("count", width),))
    else:
        yield Refusal("play/no-such-lead", LEADS[rules.sheet], None)


def lus(rules: voms.Rules, chance: Chance) -> Iterator[Question]:
    """How many lus does this trick bring, and to whom?"""
    wanted = bool(chance.randrange(4))
    for state in _states(rules, chance):
        seat, name = _sits(state)
        if len(state.trick.plays) != rules.unit_cards - 1:
            continue
        actions = [action for action in voms.legal_actions(state) if isinstance(action, voms.PlayCards)]
        action = some(actions, chance)
        after = voms.apply(state, action).state
        trick = after.last_trick
        special = any(card.bit & VOMS_AND_TOQU for play in state.trick.plays for card in play.cards)
        if trick is None or any(trick.lus) != wanted or max(trick.lus) > 2 or after.phase is not voms.Phase.PLAY:
            continue
        if not wanted and not special and chance.randrange(20):
            continue
        ours = rules.side_of[seat]
        gained = next(((side == ours, lus) for side, lus in enumerate(trick.lus) if lus), None)
        entries = [entry for entry in after.tally.entries[len(state.tally.entries) :] if entry.reason != "lus/deal"]
        yield Question(
            text=Said.of("exercise-lus", cards=shown(action.cards)),
            pick="one",
            options=tuple(Option(_lus(found), _lus_said(found)) for found in _GAINS),
            right=frozenset({_lus(gained)}),
            why=tuple(Said(entry.reason) for entry in entries) or (Said("exercise-lus-none"),),
            cites=tuple(dict.fromkeys(cite for entry in entries for cite in entry.cites)) or NO_LUS[rules.sheet],
            play=laid(state),
            seat=name,
        )


_GAINS: Final = (None, (True, 1), (True, 2), (False, 1), (False, 2))


def _lus(gained: tuple[bool, int] | None) -> str:
    return "none" if gained is None else f"{'us' if gained[0] else 'them'}-{gained[1]}"


def _lus_said(gained: tuple[bool, int] | None) -> Said:
    if gained is None:
        return Said("exercise-no-lus")
    return Said.of("exercise-lus-us" if gained[0] else "exercise-lus-them", count=gained[1])


def comb(rules: voms.Rules, chance: Chance) -> Iterator[Question]:
    """What does the comb show after the deal?"""
    target = rules.target + some(LONGER, chance)
    before, gain = target - 1 - chance.randrange(6), 1 + chance.randrange(4)
    setup = voms.Setup.of(rules, dealer=0, score=(before, 0), target=(target, rules.target), first_deal=False)
    after = written(setup, 0, gain, guilty=False)
    near = {
        (before + gain, target),
        (target, target),
        (before, target),
        (before + gain, before + 2 * gain),
        (0, target),
    }
    combs = sorted({(after.score, after.target), *(comb for comb in near if comb[1] >= target)})
    while len(combs) > 4:
        other = some(combs, chance)
        if other != (after.score, after.target):
            combs.remove(other)
    why = "over" if after.score > target else "won" if after.score == target else "on"
    yield Question(
        text=Said.of("exercise-comb", score=before, target=target, count=gain),
        pick="one",
        options=tuple(Option(f"{have}-{of}", Said.of("exercise-comb-is", score=have, target=of)) for have, of in combs),
        right=frozenset({f"{after.score}-{after.target}"}),
        why=(Said.of(f"exercise-comb-{why}", score=after.score, target=after.target),),
        cites=COMB[rules.sheet],
    )


LONGER: Final = (0, 0, 0, 2, 3, 4, 6)
"""By how much a comb has grown when somebody went over it before; mostly nobody has."""

KINDS: Final[Mapping[str, Callable[[voms.Rules, Chance], Iterator[Question]]]] = {
    "beats": beats,
    "may-voms": may_voms,
    "legal": legal,
    "lus": lus,
    "comb": comb,
}
PRESETS: Final = ("tournament", "international", "worms")
