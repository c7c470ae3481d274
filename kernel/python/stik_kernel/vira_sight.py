"""What a seat knows of a Vira deal in any phase, as the native kernel draws deals from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stik_kernel._vira import Deal, Sight, Worlds
from stik_kernel.vira import (
    PACK,
    SUIT,
    Memory,
    _bid_index,
    _known_hands,
    code_of,
    open_fields,
    setup_of,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stik.vira import View

__all__ = ["Recollection", "sight_of"]

DECLARER_AWAY, REST, OTHER_AWAY = 3, 4, 5
"""Places of the worlds beyond the hands: what the declarer put away, the talon, what the left defender put away."""
TOP: Final = sum(0b11 << (13 * suit) for suit in range(4))
"""Aces and kings: nobody who plays with trumps puts them away."""
ACES: Final = sum(1 << (13 * suit) for suit in range(4))
LOW: Final = sum(0b111 << (13 * suit + 10) for suit in range(4))
"""Twos to fours: nobody puts them away in a misär."""


class Recollection(Memory):
    """A memory that also counts purchases: what the declarer and the left defender put away."""

    def __init__(self) -> None:
        super().__init__()
        self.other: int | None = None
        """How many cards the left defender put away."""
        self._talon = 0

    def see(self, view: View) -> None:
        super().see(view)
        game = view.declared
        if view.phase.value != "defence" or game is None:
            return
        if view.to_act == view.setup.after[game.declarer]:
            self._talon = view.talon
            self.bought = 52 - sum(view.counts) - view.talon
        elif self.bought is not None:
            self.other = self._talon - view.talon


def sight_of(
    view: View, memory: Recollection, *, lean: Sequence[Sequence[float]] = (), tries: int = 1, sense: bool = True
) -> Sight:
    """What the seat knows; with `sense` it trusts that nobody puts his best cards away, and weighs what was bid."""
    hands = _hands(view, memory)
    worlds = _worlds(view, memory, hands, sense=sense)
    if worlds is None:
        worlds = _worlds(view, memory, hands, sense=False)
    assert worlds is not None, "the view contradicts itself"
    heard = _heard(view) if sense and tries > 1 else []
    order, game = view.setup.order, view.declared
    discards = [0, 0, 0]
    assert view.seat is not None
    discards[order.index(view.seat)] = view.discards | memory.discards
    return Sight(
        _deal(view, hands, discards, worlds),
        hands=hands,
        discards=discards,
        seat=order.index(view.seat),
        other=0 if game is None else order.index(view.setup.after[game.declarer]),
        worlds=worlds,
        lean=[list(row) for row in lean],
        heard=heard,
        tries=tries if lean or heard else 1,
    )


def _hands(view: View, memory: Memory) -> list[int]:
    if view.declared is None:
        return [view.hand if seat == view.seat else 0 for seat in view.setup.order]
    return _known_hands(view, memory)


def _worlds(view: View, memory: Recollection, hands: list[int], *, sense: bool) -> Worlds | None:
    """Where the unseen cards may lie, or None if they fit nowhere."""
    order, game = view.setup.order, view.declared
    turned = sum(card.bit for card in view.turned)
    own = view.discards | memory.discards
    unseen = PACK & ~view.played & ~own & ~turned & ~hands[0] & ~hands[1] & ~hands[2]
    room = [view.counts[seat] - hand.bit_count() for seat, hand in zip(order, hands, strict=True)]
    away, other = _away(view, memory, unseen.bit_count() - sum(room))
    room += [away, unseen.bit_count() - sum(room) - away - other, other]
    if min(room) < 0:
        return None
    declarer = -1 if game is None else order.index(game.declarer)
    shown = unseen & view.shown if game is not None and game.declarer != view.seat else 0
    by_declarer, by_other = _treasured(view) if sense else (0, 0)
    known: list[tuple[int, int]] = []
    for suit in range(4):
        hidden = sum(1 << place for place in range(3) if not memory.voids[place] & SUIT[suit])
        cards = unseen & SUIT[suit]
        for both, places in (
            (cards & shown, hidden & 1 << max(declarer, 0) | (1 << DECLARER_AWAY if away else 1 << REST)),
            (cards & ~shown & ~by_declarer & ~by_other, hidden | 0b111000),
            (cards & ~shown & by_declarer & ~by_other, hidden | 0b110000),
            (cards & ~shown & ~by_declarer & by_other, hidden | 0b011000),
            (cards & ~shown & by_declarer & by_other, hidden | 0b010000),
        ):
            if both:
                known.append((both, places))
    worlds = Worlds(room, known)
    return worlds if worlds.count > 0 else None


def _away(view: View, memory: Recollection, left: int) -> tuple[int, int]:
    """How many of the cards outside the hands the declarer and the left defender put away, as far as that is known."""
    game = view.declared
    if game is None:
        return 0, 0
    mine = view.seat == game.declarer
    family = game.contract.family.value
    bought, other = memory.bought, memory.other
    if family in ("gask", "vira"):
        bought, other = 26 - game.cards, 0
    elif family == "gok":
        bought, other = 0, 0
    if view.phase.value != "play":
        gone = left - view.talon  # everything but the talon was put away by somebody
        if mine:
            return 0, gone
        return (gone, 0) if other is None else (gone - other, other)
    left_is_mine = view.setup.after[game.declarer] == view.seat
    away = 0 if mine or bought is None else min(bought, left)
    return away, 0 if left_is_mine or other is None else min(other, left - away)


def _treasured(view: View) -> tuple[int, int]:
    """Cards that the declarer, and a defender, would not put away."""
    game = view.declared
    if game is None or game.form is None:
        return 0, 0
    family = game.contract.family.value
    if game.form.value == "misar":
        return (0 if family == "gask" else LOW, LOW)
    trumps = 0 if game.trump is None else SUIT[game.trump]
    if family == "gask" or (family == "vira" and view.phase.value != "play"):
        return 0, 0
    if family == "vira":
        return trumps | ACES, 0
    return (trumps | TOP if game.attempt == 1 else ACES), trumps | TOP


def _heard(view: View) -> list[list[int]]:
    """The calls of the others whose hands are still as they were dealt."""
    order, game = view.setup.order, view.declared
    if view.phase.value == "play":
        return []
    found, standing = [], 0
    for seat, said in view.auction.calls:
        index = _bid_index(said) if hasattr(said, "family") else -1
        bought = game is not None and seat == game.declarer and game.contract.family.value not in ("solo", "gok")
        if seat != view.seat and not bought and view.phase.value != "over":
            found.append([order.index(seat), index, standing])
        if index >= 0:
            standing = _rank(said, standing)
    return found


def _rank(bid: object, standing: int) -> int:
    contract = getattr(bid, "contract")  # noqa: B009  # an engine's bid, read by attribute
    if contract is not None:
        return int(contract.no) * 3 + int(getattr(bid, "grade"))  # noqa: B009
    family = str(getattr(bid, "family"))  # noqa: B009
    return next(3 * no for no in MEMBERS[family] if 3 * no > standing)


MEMBERS: Final = {
    "gask": (5, 9, 14, 18, 21, 24, 27),
    "kopmisar": (8, 13, 17, 20, 23, 26),
    "solo": (15, 25, 28, 31, 33, 36, 39, 40),
    "vingel": (4, 11, 16),
    "turne": (2, 7, 12),
}
"""The numbers of the contracts that a bid without a number may mean."""


def _deal(view: View, hands: list[int], discards: list[int], worlds: Worlds) -> Deal:
    """The deal with one of the worlds filled in."""
    order, game, setup = view.setup.order, view.declared, view.setup
    at = {seat: place for place, seat in enumerate(order)}
    world = worlds.draw(1, seed=0)[0]
    before_play = view.phase.value != "play"
    rest = [card for card in range(52) if world[REST] >> card & 1]
    away = list(discards)
    if game is not None:
        away[at[game.declarer]] |= world[DECLARER_AWAY]
        away[at[setup.after[game.declarer]]] |= world[OTHER_AWAY]
    obliged = sum(1 << (code_of(action) & 63) for action in view.actions) if not before_play else 0
    fields: dict[str, object] = {
        **open_fields(view),
        "hands": [hand | extra for hand, extra in zip(hands, world[:3], strict=True)],
        "obliged": obliged if _is_bound(view, obliged) else 0,
        "talon": rest if before_play else [],
        "discards": away,
        "aside": 0 if before_play else world[REST],
        "thieves": [],
        "outcome": 0,
        "settlement": [0] * 5,
    }
    return Deal.from_dict(setup_of(setup), fields)


def _is_bound(view: View, cards: int) -> bool:
    """Whether a ruling leaves fewer cards than the rules of play do."""
    if view.phase.value != "play" or view.claim.value == "open":
        return False
    plays = view.trick.plays
    follow = view.hand & SUIT[plays[0].card.suit] if plays else 0
    return cards != (follow or view.hand)
