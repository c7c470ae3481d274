"""The table from the person's seat: who sits where, what lies on it, the hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from stik.cards import Card, Suit, cards_in
from stik.cli.faces import coloured, face, faces
from stik.cli.layout import bar, beside, fit
from stik.cli.screen import Frame
from stik.cli.voms.comb import combs
from stik.cli.voms.words import SPECIAL, Words
from stik.engine import Seat
from stik.voms import Phase, PlayCards, View
from stik.voms.ranking import STRENGTH
from stik.voms.state import Play

_SIDE: Final = 10
_BACK: Final = "▮"


def hand_of(view: View) -> tuple[Card, ...]:
    """The person's cards as they are numbered: the strongest first."""
    return tuple(sorted(cards_in(view.hand), key=lambda card: (-STRENGTH[card.index], card.index)))


def frame(view: View, words: Words, *, deal: int, size: tuple[int, int], plain: bool, settled: bool = False) -> Frame:
    """The whole picture; `settled` leaves a finished trick on the table for a moment."""
    width, height = size
    head = [_header(view, words, deal, width), *combs(view, words, width)]
    settled = settled or view.phase is Phase.OVER
    listing = _listing(view, words)
    if width < 78:
        return Frame(Group(*head), Padding(Group(*listing), (0, 0, 0, 1)), _hand(view, words, plain=plain))
    left = 50 if width < 100 else 64
    picture = _picture(view, words, left, roomy=height >= 34, settled=settled)
    rows = beside(picture, listing, split=left, width=width)
    return Frame(Group(*head), Group(*rows), _hand(view, words, plain=plain))


def _header(view: View, words: Words, deal: int, width: int) -> Text:
    left = f" {words.say('play/title')} · {words.rule_set()} · {words.say('play/deal-number', number=deal)}"
    right = f"{words.say('play/stock', cards=view.stock)} "
    return bar(left, right, width)


# the seats around the table


def _picture(view: View, words: Words, width: int, *, roomy: bool, settled: bool) -> list[Text]:
    middle = width - 2 * _SIDE
    inside = middle - 2
    seats = {letter: seat for seat, letter in enumerate(view.rules.seats)}
    laid = _laid(view, settled=settled)
    lines = {letter: laid.get(seat, Text()) for letter, seat in seats.items()}
    none = Text()
    across = Text.assemble(
        " ", fit(lines.get("W", none), inside // 2 - 1), fit(lines.get("E", none), inside // 2 - 1, "right"), " "
    )
    gap = [Text()] * (2 if roomy else 1)
    felt = [lines["N"], *gap, across, *gap, lines["S"]]
    if roomy:
        felt = [Text(), *felt, Text()]
    west = _beside(view, words, seats.get("W"), len(felt))
    east = _beside(view, words, seats.get("E"), len(felt))
    edge = " " * _SIDE
    rows = [
        Text.assemble(edge, fit(_above(view, words, seats["N"]), middle, "center")),
        Text.assemble(edge, ("╭" + "─" * inside + "╮", "dim")),
    ]
    rows += [
        Text.assemble(fit(w, _SIDE), ("│", "dim"), fit(row, inside, "center"), ("│", "dim"), fit(e, _SIDE))
        for w, row, e in zip(west, felt, east, strict=True)
    ]
    return [
        *rows,
        Text.assemble(edge, ("╰" + "─" * inside + "╯", "dim")),
        Text.assemble(edge, fit(_above(view, words, seats["S"]), middle, "center")),
    ]


def _plays(view: View, *, settled: bool) -> tuple[tuple[Play, ...], Seat]:
    """The cards on the table and who holds the trick."""
    if settled and not view.trick.plays and view.last_trick is not None:
        return view.last_trick.plays, view.last_trick.winner
    return view.trick.plays, view.trick.holder


def _laid(view: View, *, settled: bool) -> dict[Seat, Text]:
    """What each seat has laid down; the holder's cards are pointed at."""
    plays, holder = _plays(view, settled=settled)
    laid: dict[Seat, Text] = {}
    for place, play in enumerate(plays):
        cards = faces(play.cards)
        holds = play.seat == holder and (place in _holding(view) or plays is not view.trick.plays)
        text = coloured(f"▸{cards}◂" if holds else f" {cards} ", "bold" if holds else "")
        laid[play.seat] = Text.assemble(laid.get(play.seat, ""), text)
    return laid


def _holding(view: View) -> set[int]:
    """Which play holds the trick."""
    plays, trick = view.trick.plays, view.trick
    return {place for place, play in enumerate(plays) if play.seat == trick.holder and play.cards == trick.group}


def _above(view: View, words: Words, seat: Seat) -> Text:
    """A seat in one line."""
    return Text("  ").join(part for part in _seat(view, words, seat) if part)


def _beside(view: View, words: Words, seat: Seat | None, rows: int) -> list[Text]:
    """A seat in three lines, in the middle of the table's height."""
    if seat is None:
        return [Text()] * rows
    parts = [Text.assemble(" ", part) for part in _seat(view, words, seat)]
    before = (rows - len(parts)) // 2
    return [*[Text()] * before, *parts, *[Text()] * (rows - before - len(parts))]


def _seat(view: View, words: Words, seat: Seat) -> list[Text]:
    turn = view.to_act == seat
    known = cards_in(view.known[seat]) if seat != view.seat else ()
    backs = "" if seat == view.seat else _BACK * (view.counts[seat] - len(known))
    return [
        Text(f"▶{words.name(seat)}" if turn else words.name(seat), "bold reverse" if turn else "bold"),
        coloured(f"{faces(known)} {backs}".strip()),
        Text(words.say("play/dealer") if view.setup.dealer == seat else "", "italic"),
    ]


# the trick as a list


def _listing(view: View, words: Words) -> list[Text]:
    """The running trick pile by pile, and the last one."""
    trick = view.trick
    title = words.say("play/trick-title", number=sum(view.units) + 1)
    lines: list[Text] = []
    if view.phase in {Phase.PLAY, Phase.CHOICE}:
        leads = words.say("play/leads", seat=view.rules.seats[trick.leader], name=words.name(trick.leader))
        lines.append(Text.assemble((title, "bold"), f" · {leads}"))
        if len(trick.group) > 1:
            lines.append(Text(" " * 8 + "  ".join(str(pile + 1) for pile in range(len(trick.group))), "dim"))
        lines += [_row(words, play, holds=place in _holding(view)) for place, play in enumerate(trick.plays)]
    blank = [Text()] * max(1, 5 - len(lines))
    return [*lines, *blank, *last_trick(view, words)]


def _row(words: Words, play: Play, *, holds: bool) -> Text:
    line = Text.assemble(fit(Text(words.name(play.seat)), 8), coloured(faces(play.cards)))
    if holds:
        line.append(f" ◂ {words.say('play/holds')}" if len(play.cards) < 4 else " ◂", "bold")
    return line


def last_trick(view: View, words: Words) -> list[Text]:
    """The trick that was turned last, two plays to a line where they are short."""
    last = view.last_trick
    if last is None:
        return []
    title = words.say("play/last-trick", seat=view.rules.seats[last.winner], name=words.name(last.winner))
    per_line = 2 if len(last.plays[0].cards) <= 2 else 1
    lines = [Text(title, "dim bold")]
    for first in range(0, len(last.plays), per_line):
        pair: Iterable[Text] = (
            Text.assemble((f"{words.name(play.seat)} ", "dim"), coloured(faces(play.cards)), "  ")
            for play in last.plays[first : first + per_line]
        )
        lines.append(Text.assemble(*pair))
    return lines


# the hand


def _hand(view: View, words: Words, *, plain: bool) -> Text:
    """The person's cards with their numbers; those that may not be played now are crossed."""
    cards = hand_of(view)
    if not cards:
        return Text()
    plays = [action.cards for action in view.actions if isinstance(action, PlayCards)]
    line = Text.assemble((f" {words.say('play/your-hand')} ", "bold"))
    for number, card in enumerate(cards, 1):
        barred = bool(plays) and not any(card in play for play in plays)
        line.append(f"  {number} ", "dim")
        if plain:
            line.append(f"[{face(card)}]")
        else:
            line.append(
                f" {face(card)} ", "red on white" if card.suit in {Suit.HEARTS, Suit.DIAMONDS} else "black on white"
            )
        line.append("×" if barred else "")
        line.append(f" {SPECIAL[card]}" if card in SPECIAL else "", "bold magenta")
    return line
