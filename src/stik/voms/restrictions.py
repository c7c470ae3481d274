"""When Voms and Toqu may, must and must not be played (sections 3.1 and 3.3 of the rules)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Final, NamedTuple

from stik.cards import Card, cards_in, set_of
from stik.engine import Seat
from stik.voms.leads import plays
from stik.voms.ranking import D3, TOQU, VOMS, VOMS_AND_TOQU
from stik.voms.rules import Articles, Rules
from stik.voms.state import State
from stik.voms.trick import is_last_to_play, takes_over


class Breach(NamedTuple):
    """A rule that a play would break, as the catalogues and the sheets name it."""

    code: str
    articles: Articles


# In the order of the rules (3.1, then 3.3): the first one names the refusal, all are cited. Where an option brings
# a rule into a set whose sheet lacks it, the sheet that has it is cited.
FIRST_TRICK: Final = Breach(
    "voms/first-trick",
    {"T": ("T.28", "V40", "V41"), "I": ("I.29", "V40", "V41"), "W": ("W.B2", "V40", "V41")},
)
ON_SEVEN: Final = Breach("voms/on-seven", {"T": ("T.40", "V58"), "I": ("I.42", "V58"), "W": ("W.W10", "V58")})
LAST_HAND: Final = Breach("voms/last-hand", {"T": ("T.33", "V38"), "I": ("I.33", "V38"), "W": ("W.W1", "V38")})
LAST_HAND_STOCK: Final = Breach(
    "voms/last-hand", {"T": ("I.head", "V38"), "I": ("I.head", "V38"), "W": ("W.head", "V38")}
)
SACRIFICE: Final = Breach("voms/sacrifice", {"T": ("T.37", "V59"), "I": ("T.37", "V59"), "W": ("T.37", "V59")})
UNDER_D3: Final = Breach("voms/under-d3", {"T": ("T.37", "V50"), "I": ("T.37", "V50"), "W": ("T.37", "V50")})
TOQU_EARLY: Final = Breach("voms/toqu-early", {"T": ("T.15",), "I": ("I.head", "I.17"), "W": ("W.head", "W.C7")})
TOQU_OWED: Final = Breach("voms/toqu-owed", {"T": ("T.29", "V44"), "I": ("I.37", "V44"), "W": ("W.W5", "V44")})


def is_free(state: State, seat: Seat, cards: tuple[Card, ...]) -> bool:
    """Whether the rules on Voms and Toqu alone would let this play pass."""
    if not state.hands[seat] & VOMS_AND_TOQU or not state.setup.bound:
        return True
    owes = owes_toqu(state, seat)
    return not breaches(state, seat, cards, owes=owes) or not has_free_play(state, seat, owes=owes)


def has_free_play(state: State, seat: Seat, *, owes: bool) -> bool:
    """Whether any play breaks no rule; if none does, all restrictions fall together (V39, V101)."""
    every = plays(state.rules, cards_in(state.hands[seat]), len(state.trick.group))
    return any(not breaches(state, seat, cards, owes=owes) for cards in every)


def is_early_toqu(state: State, seat: Seat, cards: tuple[Card, ...]) -> bool:
    """Whether the play is the fault of Toqu before Voms, at a table that lets it happen ("T.15", V102)."""
    if TOQU not in cards or not state.setup.bound or not _early_toqu_happens(state.rules):
        return False
    every = plays(state.rules, cards_in(state.hands[seat]), len(state.trick.group))
    return _too_early(state, seat) and any(
        TOQU not in other and not breaches(state, seat, other, owes=False) for other in every
    )


def _early_toqu_happens(rules: Rules) -> bool:
    return rules.faults == "allowed" and rules.toqu_early == "opponents-choose"


def _too_early(state: State, seat: Seat) -> bool:
    """Toqu waits for Voms, unless its player holds both ("T.15", "I.head", "W.head")."""
    return not (state.played | state.hands[seat]) & VOMS.bit


def breaches(state: State, seat: Seat, cards: tuple[Card, ...], *, owes: bool) -> list[Breach]:
    """The rules on Voms and Toqu that this play would break; `owes` says that Toqu is owed on an opponent's Voms."""
    found = list(_voms_breaches(state, seat, cards)) if VOMS in cards else []
    if TOQU in cards and _too_early(state, seat) and not _early_toqu_happens(state.setup.rules):
        found.append(TOQU_EARLY)
    if owes and not _pays_toqu(state, seat, cards):
        found.append(TOQU_OWED)
    return found


def _voms_breaches(state: State, seat: Seat, cards: tuple[Card, ...]) -> Iterator[Breach]:
    """When Voms may not be played (section 3.1, V104: every row that applies must be satisfied)."""
    rules, trick = state.rules, state.trick
    following = bool(trick.plays)
    takes = following and takes_over(state.setup, trick, seat, cards)
    if state.setup.first_deal and state.played == _on_table(state):
        excepted = takes and len(cards) > 1 and rules.first_trick_pair_exception
        banned = rules.first_trick_ban == "any-play" or (rules.first_trick_ban == "lead" and not following)
        if banned and not excepted:
            yield FIRST_TRICK
    if not following:
        return
    if trick.sevens[cards.index(VOMS)]:  # V58, V108
        yield ON_SEVEN
    if is_last_to_play(rules, trick):
        if not state.played & TOQU.bit:
            yield LAST_HAND
        if rules.voms_last_seat_needs_empty_stock and state.stock:
            yield LAST_HAND_STOCK
    if rules.voms_sacrifice == "forbidden" and not takes:
        if len(cards) > 1:
            yield SACRIFICE
        elif trick.group[0] is D3 and not trick.led:
            yield UNDER_D3


def _on_table(state: State) -> int:
    return set_of(card for play in state.trick.plays for card in play.cards)


def owes_toqu(state: State, seat: Seat) -> bool:
    """Whether Toqu on an opponent's Voms would take the trick ("T.29", "I.37", "W.W5", V44, V45)."""
    rules, trick = state.setup.rules, state.trick
    if not state.hands[seat] & TOQU.bit or not rules.toqu_duty or VOMS not in trick.group:
        return False
    if rules.side_of[trick.holder] == rules.side_of[seat]:
        return False
    pile = trick.group.index(VOMS)
    return any(
        cards[pile] is TOQU and takes_over(state.setup, trick, seat, cards)
        for cards in permutations(cards_in(state.hands[seat]), len(trick.group))
    )


def _pays_toqu(state: State, seat: Seat, cards: tuple[Card, ...]) -> bool:
    """Takes over with Toqu, or with diamond 3, on Voms ("T.29", V44)."""
    on_voms = cards[state.trick.group.index(VOMS)]
    wanted = on_voms is TOQU or (on_voms is D3 and state.rules.d3_instead_of_toqu)
    return wanted and takes_over(state.setup, state.trick, seat, cards)
