"""The bid table: what may still be bid, what it takes, what it pays."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from stik.cli.layout import cut, fit
from stik.cli.vira.words import Words
from stik.vira import CONTRACTS, Bid, Contract, Family, Grade, Rules, TrumpClass
from stik.vira.contracts import UNSPECIFIED, above, rank
from stik.vira.notation import write_bid
from stik.vira.tariff import Row, row_name

PAGES: Final = (
    (Family.KOP, Family.TURNE, Family.VINGEL, Family.TRINGEL),
    (Family.GASK, Family.KOPMISAR, Family.GOK),
    (Family.SOLO, Family.VIRA, Family.SOLOMISAR),
)
"""The families that stand on a page together."""

SECOND: Final = ("omkop", "omturne", "omturne8", "omvingel", "omvingel8", "omtringel")
_NAME, _MISAR, _PINNAR, _POOL = 36, 10, (3, 4, 4), (5, 4, 4, 5)
"""Widths; the name and the tricks share the first."""
_WIDE: Final = 110
"""Columns that leave room for what is typed."""


def biddable(rules: Rules) -> tuple[Contract, ...]:
    """The contracts that the table's rules let anyone bid ("SM.A3")."""
    return tuple(row for row in CONTRACTS if rules.tringel or row.family is not Family.TRINGEL)


def is_open(contract: Contract, standing: int) -> bool:
    """Whether the contract can be bid over one of that rank, if need be in a gradation."""
    highest = Grade.HOGSTA if contract.graded else Grade.PLAIN
    return rank(contract, highest) > standing


def next_bids(words: Words, standing: int, *, rows: int, width: int, more: str) -> list[Text]:
    """The lowest bids that are open, as many as there is room for, and where the others are."""
    found = [row for row in biddable(words.rules) if is_open(row, standing)]
    if not found:
        return [Text(f" {words.say('vira/bids-none')}")]
    room = max(3, rows - 2)
    shown = found if len(found) <= room else found[: room - 1]
    lines = [_heading(words, width), *(_line(words, row, standing, width, mark=False) for row in shown)]
    if len(shown) < len(found):
        text = words.say("vira/bids-more", count=len(found) - len(shown), command=more)
        lines.append(Text(f"    {text}", "dim"))
    loose = _loose(words, standing)
    return [*lines, cut(Text(f"    {loose}", "dim"), width)] if loose else lines


def page(words: Words, number: int, standing: int | None, *, width: int, command: str) -> RenderableType:
    """One page of the table by families; those still open are marked where an auction runs."""
    families = PAGES[number - 1]
    lines = _rows(words, families, standing, width)
    if number == 1:
        lines += second_tries(words)
    others = [
        words.say("vira/bids-page", command=command, page=place, families=_families(words, page))
        for place, page in enumerate(PAGES, 1)
        if place != number
    ]
    return Group(*lines, Text(f" {' · '.join(others)}", "dim"))


def family_page(words: Words, family: Family, standing: int | None, *, width: int) -> RenderableType:
    """The rows of one kind of game, with its second try."""
    lines = _rows(words, (family,), standing, width)
    wanted = [name for name in SECOND if name.removeprefix("om").removesuffix("8") == family.value]
    return Group(*lines, *(_second(words, name) for name in wanted))


def whole(words: Words, *, width: int) -> list[Text]:
    """All forty rows in their order, as they hang on the wall of a club."""
    lines = [_heading(words, width)]
    return lines + [_line(words, row, None, width, mark=False) for row in CONTRACTS]


def second_tries(words: Words) -> list[Text]:
    """What a second try brings, the first one counted as laid."""
    names = SECOND if words.rules.tringel else SECOND[:-1]
    return [_second(words, name) for name in names]


def _rows(words: Words, families: Iterable[Family], standing: int | None, width: int) -> list[Text]:
    rows = [row for row in biddable(words.rules) if row.family in families]
    return [_heading(words, width), *(_line(words, row, standing, width, mark=standing is not None) for row in rows)]


def _families(words: Words, families: Iterable[Family]) -> str:
    shown = [family for family in families if words.rules.tringel or family is not Family.TRINGEL]
    return ", ".join(words.say(f"vira/family-{family.value}") for family in shown)


def _loose(words: Words, standing: int) -> str:
    """Which bids may be made without a number, and what they would stand for ("SM.A4", "SM.A5")."""
    said = [words.say(f"vira/said-{family.value}") for family in UNSPECIFIED if above(family, standing)]
    return words.say("vira/bids-loose", families=", ".join(said)) if said else ""


# lines


def _heading(words: Words, width: int) -> Text:
    def word(name: str) -> str:
        return words.say(f"vira/bids-column-{name}")

    name, tricks = word("bid"), word("tricks")
    line = Text(f"    {name}{tricks:>{_NAME - len(name)}}  {word('misar'):<{_MISAR - 2}}", "bold")
    line.append("".join(f"{letter:>{size}}" for letter, size in zip("OFH", _PINNAR, strict=True)))
    names = [word(name) for name in Row._fields]
    line.append("".join(f"{name:>{size}}" for name, size in zip(names, _POOL, strict=True)))
    return line.append(f"  {word('key')}") if width >= _WIDE else line


def _line(words: Words, contract: Contract, standing: int | None, width: int, *, mark: bool) -> Text:
    """Number, name, tricks or misär, pinnar by class, bets by result."""
    still = standing is None or is_open(contract, standing)
    lowest = next((grade for grade in Grade if rank(contract, grade) > (standing or 0)), Grade.PLAIN)
    name = words.contract(contract, lowest if still else Grade.PLAIN)
    name += "⁺" if contract.graded and lowest < Grade.HOGSTA else ""
    tricks = "–" if contract.tricks is None else str(contract.tricks)
    line = Text.assemble(
        ("•" if mark and still else " ", "bold green"),
        f"{contract.no:>2} ",
        fit(Text(name, "bold" if still else ""), _NAME - 3),
        f"{tricks:>3}  ",
        fit(Text(_misar(words, contract)), _MISAR - 2),
        _pinnar(contract),
        _bets(words.rules.tariff.row(row_name(contract, 1))),
        style="" if still else "dim",
    )
    return line.append(f"  {write_bid(Bid(contract.family, contract, lowest))}", "dim") if width >= _WIDE else line


def _second(words: Words, name: str) -> Text:
    title = words.say(f"vira/row-{name}")
    blank = _NAME + _MISAR + sum(_PINNAR)
    return Text.assemble("    ", fit(Text(title), blank), _bets(words.rules.tariff.row(name)))


def _misar(words: Words, contract: Contract) -> str:
    misar = contract.misar
    if misar is None:
        return "–"
    return words.say("vira/bids-open-hand", cards=misar.cards) if misar.open else str(misar.cards)


def _pinnar(contract: Contract) -> str:
    """By the class of trumps; a misär has the first column only."""
    columns = [str(contract.pinnar[trump]) if trump < len(contract.pinnar) else "–" for trump in TrumpClass]
    return "".join(f"{figure:>{size}}" for figure, size in zip(columns, _PINNAR, strict=True))


def _bets(row: Row) -> str:
    figures = (f"{bets:+d}".replace("-", "−") if bets else "0" for bets in row)
    return "".join(f"{figure:>{size}}" for figure, size in zip(figures, _POOL, strict=True))
