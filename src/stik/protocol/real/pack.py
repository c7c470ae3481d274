"""A pack in people's hands: cards are laid, drawn, turned and put away as they like; it knows no rule of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from stik.cards import Card, Suit, parse_cards
from stik.errors import Fault, InvalidSetup
from stik.protocol.real.lots import Dealt

Json: TypeAlias = dict[str, object]
Cards: TypeAlias = tuple[Card, ...]

MOVES: Final = ("lay", "back", "draw", "discard", "turn", "pick", "take", "show")


@dataclass(frozen=True, slots=True)
class Pack:
    """Where every card lies."""

    hands: tuple[Cards, ...]
    stock: Cards
    hogsta: Suit | None = None
    table: tuple[tuple[int, Cards], ...] = ()
    """Face up, by whom, in the order in which they were laid."""
    turned: Cards = ()
    """Turned up from the stock."""
    away: tuple[int, ...] = ()
    """Cards that each has put away face down."""
    taken: tuple[int, ...] = ()
    """Tricks that each has taken."""
    last: tuple[tuple[int, Cards], ...] = ()
    open: frozenset[int] = frozenset()
    """Whose hands lie on the table."""

    @classmethod
    def of(cls, dealt: Dealt) -> Pack:
        none = (0,) * len(dealt.hands)
        return cls(dealt.hands, dealt.stock, dealt.hogsta, away=none, taken=none)


def moved(pack: Pack, seat: int, move: Mapping[str, object]) -> Pack:
    """The pack after somebody has moved cards; refuses cards that are not there."""
    match move.get("do"):
        case "lay":
            cards = _held(pack, seat, move)
            return replace(_without(pack, seat, cards), table=(*pack.table, (seat, cards)))
        case "back":
            return _taken_back(pack, seat)
        case "draw":
            count = _count(move, len(pack.stock))
            drawn = replace(pack, stock=pack.stock[count:])
            return _with(drawn, seat, pack.stock[:count])
        case "discard":
            cards = _held(pack, seat, move)
            return replace(_without(pack, seat, cards), away=_plus(pack.away, seat, len(cards)))
        case "turn":
            count = _count(move, len(pack.stock))
            return replace(pack, stock=pack.stock[count:], turned=(*pack.turned, *pack.stock[:count]))
        case "pick" if pack.turned:
            return _with(replace(pack, turned=()), seat, pack.turned)
        case "take" if pack.table:
            return replace(pack, table=(), last=pack.table, taken=_plus(pack.taken, seat, 1))
        case "show":
            return replace(pack, open=pack.open ^ {seat})
        case str(what) if what in MOVES:
            raise InvalidSetup(Fault.of("real/nothing-there"))
        case _:
            raise InvalidSetup(Fault.of("setup/bad-field", field="do", wanted=", ".join(MOVES)))


def pack_json(pack: Pack, seat: int | None, letters: str) -> Json:
    """What one seat may see: its own cards, what lies open, and how many the others have."""
    return {
        "hand": [] if seat is None else _texts(pack.hands[seat]),
        "seats": [
            {
                "seat": letter,
                "cards": len(pack.hands[place]),
                "open": _texts(pack.hands[place]) if place in pack.open else None,
                "away": pack.away[place],
                "taken": pack.taken[place],
            }
            for place, letter in enumerate(letters)
        ],
        "table": _plays(pack.table, letters),
        "last": _plays(pack.last, letters),
        "turned": _texts(pack.turned),
        "stock": len(pack.stock),
        "hogsta": None if pack.hogsta is None else pack.hogsta.letter,
    }


def _plays(plays: tuple[tuple[int, Cards], ...], letters: str) -> list[Json]:
    return [{"seat": letters[seat], "cards": _texts(cards)} for seat, cards in plays]


def _texts(cards: Cards) -> list[str]:
    return [card.text for card in cards]


def _held(pack: Pack, seat: int, move: Mapping[str, object]) -> Cards:
    text = move.get("cards")
    if not isinstance(text, str) or not text:
        raise InvalidSetup(Fault.of("setup/missing-field", field="cards"))
    cards = parse_cards(text[:400])
    for card in cards:
        if card not in pack.hands[seat] or cards.count(card) > 1:
            raise InvalidSetup(Fault.of("play/not-held", card=card.text))
    return cards


def _count(move: Mapping[str, object], most: int) -> int:
    count = move.get("count", 1)
    if type(count) is not int or not 1 <= count <= most:
        raise InvalidSetup(Fault.of("real/stock-short", most=most))
    return count


def _taken_back(pack: Pack, seat: int) -> Pack:
    """Who has laid cards takes the last of them up again, as long as the trick lies there."""
    places = [place for place, (by, _) in enumerate(pack.table) if by == seat]
    if not places:
        raise InvalidSetup(Fault.of("real/nothing-there"))
    cards = pack.table[places[-1]][1]
    table = tuple(play for place, play in enumerate(pack.table) if place != places[-1])
    return _with(replace(pack, table=table), seat, cards)


def _without(pack: Pack, seat: int, cards: Cards) -> Pack:
    left = tuple(card for card in pack.hands[seat] if card not in cards)
    return replace(pack, hands=(*pack.hands[:seat], left, *pack.hands[seat + 1 :]))


def _with(pack: Pack, seat: int, cards: Cards) -> Pack:
    more = tuple(sorted((*pack.hands[seat], *cards)))
    return replace(pack, hands=(*pack.hands[:seat], more, *pack.hands[seat + 1 :]))


def _plus(numbers: tuple[int, ...], seat: int, more: int) -> tuple[int, ...]:
    return tuple(n + more if place == seat else n for place, n in enumerate(numbers))
