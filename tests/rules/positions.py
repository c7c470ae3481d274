"""Positions for rule tests: the cards that matter are named, the rest comes from the remaining pack."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from stik.cards import Card, Rank, parse_card, parse_cards, write_cards
from stik.protocol import Session
from stik.voms import PRESETS, Rules

Json = dict[str, Any]

_SPECIAL = frozenset(parse_cards("Jc Kh 3d 8s Kc Ks 2s *"))
_DULL = (Rank.QUEEN, Rank.EIGHT, Rank.FIVE, Rank.SIX, Rank.JACK, Rank.ACE, Rank.NINE, Rank.SEVEN)


class Table:
    """A session with a deal in it, driven by short texts."""

    def __init__(self, setup: Mapping[str, object]) -> None:
        self.session = Session()
        self.answer: Json = self.session.answer(dict(setup))
        assert "error" not in self.answer, self.answer

    @property
    def state(self) -> Json:
        return self.session.answer({"cmd": "state"})

    @property
    def legal(self) -> list[str]:
        actions: list[str] = self.session.answer({"cmd": "legal"})["actions"]  # type: ignore[assignment]
        return actions

    @property
    def calls(self) -> list[str]:
        calls: list[str] = self.session.answer({"cmd": "legal"}).get("calls", [])  # type: ignore[assignment]
        return calls

    def view(self, seat: str | None) -> Json:
        return self.session.answer({"cmd": "view", "seat": seat})

    def do(self, action: str, seat: str | None = None) -> list[Json]:
        """Does an action that must be allowed; its events."""
        answer: Json = self.session.answer({"cmd": "do", "action": action, "seat": seat})
        assert answer.get("ok"), (action, answer)
        events: list[Json] = answer["events"]
        return events

    def play(self, *plays: str) -> Json:
        """Plays these cards, one text a seat in turn; the state afterwards."""
        for cards in plays:
            self.do(f"play {cards}")
        return self.state

    def refused(self, action: str, seat: str | None = None) -> Json:
        """Tries an action that must be refused and must change nothing; the refusal."""
        before = self.state
        answer: Json = self.session.answer({"cmd": "do", "action": action, "seat": seat})
        assert "refused" in answer, (action, answer)
        assert self.session.answer({"cmd": "why", "action": action, "seat": seat}) == answer
        assert self.state == before
        refusal: Json = answer["refused"]
        return refusal

    @property
    def lus(self) -> Json:
        """What the feats of the last trick brought, by side."""
        lus: Json = self.state["last_trick"]["lus"]
        return lus


def pack_but(rules: Rules, named: Iterable[Card]) -> list[Card]:
    """The rest of the pack, ordinary low cards first, special cards last."""
    taken = set(named)
    rest = [card for card in rules.pack if card not in taken]
    return sorted(rest, key=lambda card: (card in _SPECIAL, _dullness(card), card.index))


def _dullness(card: Card) -> int:
    return _DULL.index(card.rank) if card.rank in _DULL else len(_DULL)


def deck(*tops: str, rules: str = "tournament", options: Mapping[str, object] | None = None) -> str:
    """A pack that begins with these cards."""
    named = parse_cards(" ".join(tops))
    return write_cards((*named, *pack_but(PRESETS[rules].with_options(options or {}), named)))


def position(
    hands: Mapping[str, str],
    *,
    size: int | None = None,
    stock: str = "",
    stock_size: int | None = None,
    gone: str = "",
    rules: str = "tournament",
    options: Mapping[str, object] | None = None,
    tricks: Mapping[str, int] | None = None,
    **fields: object,
) -> Table:
    """A position whose hands are filled up to `size` and whose stock to `stock_size`; `gone` cards have been played.

    Where `tricks` names only some sides, the first side that it does not name gets the rest.
    """
    variant = PRESETS[rules].with_options(options or {})
    held = {seat: list(parse_cards(hands.get(seat, ""))) for seat in variant.seats}
    waiting = list(parse_cards(stock))
    played = [parse_card(text) for text in gone.split()]
    rest = pack_but(variant, [card for cards in (*held.values(), waiting, played) for card in cards])
    wanted = max(map(len, held.values())) if size is None else size
    for cards in held.values():
        while len(cards) < wanted:
            cards.append(rest.pop(0))
    while len(waiting) < (0 if stock_size is None else stock_size):
        waiting.append(rest.pop(0))
    units, left = divmod(len(rest) + len(played), variant.unit_cards)
    assert not left, f"{len(rest) + len(played)} cards gone, {variant.unit_cards} to a trick"
    counts = dict(tricks or {})
    if sum(counts.values()) < units:
        other = next(side for side in variant.sides if side not in counts)
        counts[other] = units - sum(counts.values())
    return Table(
        {
            "cmd": "position",
            "game": "voms",
            "rules": rules,
            "options": dict(options or {}),
            "leader": "N",
            "hands": {seat: write_cards(cards) for seat, cards in held.items()},
            "stock": write_cards(waiting),
            "tricks": counts,
            **fields,
        }
    )


def new(*tops: str, rules: str = "tournament", options: Mapping[str, object] | None = None, **fields: object) -> Table:
    """A deal from a pack that begins with these cards; W deals unless it is said otherwise."""
    variant = PRESETS[rules].with_options(options or {})
    return Table(
        {
            "cmd": "new",
            "game": "voms",
            "rules": rules,
            "options": dict(options or {}),
            "dealer": variant.seats[-1],
            "deck": deck(*tops, rules=rules, options=options),
            **fields,
        }
    )
