"""The table of Vira from the person's seat: who is who, what is played, what lies on it, the hand."""

from __future__ import annotations

from typing import Final

from rich.console import Group
from rich.text import Text

from stik.cards import Card, CardSet, Suit, cards_in
from stik.cli.faces import coloured, face, faces
from stik.cli.layout import bar, beside, cut, fit
from stik.cli.screen import Frame
from stik.cli.vira.bids import next_bids
from stik.cli.vira.game_box import game_lines
from stik.cli.vira.words import ME, Words
from stik.engine import Seat
from stik.vira import Bid, Phase, PlayCard, View
from stik.vira.state import Play

SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""Black and red by turns, as people sort a hand."""
_NEWS: Final = 3
"""Lines that are kept free for the calls since the person's last one."""
_STREAM_ROWS: Final = 14


def hand_of(view: View) -> tuple[Card, ...]:
    """The person's cards as they are numbered: by suit, the highest first."""
    return _sorted(view.hand)


def _sorted(cards: CardSet) -> tuple[Card, ...]:
    return tuple(sorted(cards_in(cards), key=lambda card: (SUITS.index(card.suit), -card.rank)))


def frame(
    view: View, words: Words, *, deal: int, net: tuple[int, ...], size: tuple[int, int], plain: bool, settled: bool
) -> Frame:
    """The whole picture; `settled` leaves a finished trick on the table for a moment."""
    width, height = size
    head = [_header(view, words, deal, width), *_players(view, words, net, width)]
    hand = Group(*_hand(view, width, plain=plain)) if view.phase is not Phase.OVER else Text()
    if _bids_soon(view):
        rows = max(6, height - 2 - len(head) - 2 - 1 - _NEWS) if height else _STREAM_ROWS
        command = words.say("vira/command-bids").split()[0]
        return Frame(
            Group(*head),
            Group(*next_bids(words, view.auction.rank, rows=rows, width=width, more=command)),
            hand,
        )
    left = 44 if width < 100 else 60
    felt = _felt(view, words, left, roomy=height >= 34, settled=settled or view.phase is Phase.OVER)
    rows_beside = beside(felt, game_lines(view, words), split=left, width=width)
    return Frame(Group(*head), Group(*rows_beside, *_lying(view, words, width)), hand)


def _bids_soon(view: View) -> bool:
    """Whether the person still takes part in the auction."""
    return view.phase is Phase.AUCTION and ME in view.setup.order and ME not in view.auction.passed


# the head


def _header(view: View, words: Words, deal: int, width: int) -> Text:
    number = words.say("vira/deal-number", number=deal)
    left = f" {words.say('vira/title')} · {words.rule_set()} · {number} · {words.colours(view.setup.hogsta)}"
    return bar(left, f"{words.say('vira/pool', pool=view.setup.pool)} ", width)


def _players(view: View, words: Words, net: tuple[int, ...], width: int) -> list[Text]:
    """Everybody in a line: roles, what they have won or lost, and their calls or tricks."""
    return [_player(view, words, seat, net[seat], width) for seat in range(view.setup.table)]


def _player(view: View, words: Words, seat: Seat, net: int, width: int) -> Text:
    turn = view.to_act == seat
    name = Text(words.name(seat), "bold reverse" if turn else "bold")
    line = Text.assemble(
        ("▶" if turn else " "),
        fit(name, 7),
        fit(Text(_roles(view, words, seat)), 24),
        fit(Text(words.say("vira/net", net=words.signed(net)), "green" if net > 0 else ""), 11),
        "  ",
    )
    if view.phase in {Phase.PLAY, Phase.OVER}:
        if seat in view.setup.order:
            line.append(words.say("vira/tricks", tricks=view.tricks[seat]))
        return cut(line, width)
    said = [
        words.bid(call.said) if isinstance(call.said, Bid) else words.say("vira/said-pass")
        for call in view.auction.calls
        if call.seat == seat
    ]
    return cut(line.append(" · ".join(said)), width)


def _roles(view: View, words: Words, seat: Seat) -> str:
    setup = view.setup
    if seat == setup.out:
        return words.say("vira/role-out")
    roles = [words.say(f"vira/role-{('forhand', 'mellanhand', 'dealer')[setup.order.index(seat)]}")]
    if seat == view.declarer:
        roles.append(words.say("vira/role-declarer"))
    return " · ".join(roles)


# the cloth


def _felt(view: View, words: Words, width: int, *, roomy: bool, settled: bool) -> list[Text]:
    """The cards on the table where their players sit; the person at the bottom."""
    inside = width - 4
    right, top = (3, 2) if view.setup.table == 4 else (2, None)
    half = inside // 2 - 1
    across = Text.assemble(
        " ",
        fit(_place(view, words, 1, settled=settled, behind=True), half),
        fit(_place(view, words, right, settled=settled, behind=False), inside - 2 - half, "right"),
        " ",
    )
    above = Text() if top is None else _place(view, words, top, settled=settled, behind=True)
    rows = [above, across, _middle(view), _place(view, words, ME, settled=settled, behind=True)]
    if roomy:
        blank = Text()
        rows = [blank, rows[0], blank, rows[1], blank, rows[2], blank, rows[3], blank]
    edge = "─" * inside
    return [
        Text(f" ╭{edge}╮", "dim"),
        *(Text.assemble((" │", "dim"), fit(row, inside, "center"), ("│", "dim")) for row in rows),
        Text(f" ╰{edge}╯", "dim"),
    ]


def _place(view: View, words: Words, seat: Seat, *, settled: bool, behind: bool) -> Text:
    """A seat and the card that it has laid; who is to act stands out, who holds the trick is pointed at."""
    plays, holder = _plays(view, settled=settled)
    turn = view.to_act == seat
    style = "bold reverse" if turn else "dim" if seat == view.setup.out else ""
    name = Text(f"▶{words.name(seat)}" if turn else words.name(seat), style)
    card = next((play.card for play in plays if play.seat == seat), None)
    if card is None:
        return name
    shown = coloured(f"▸{face(card)}◂" if holder == seat else f" {face(card)} ", "bold" if holder == seat else "")
    return Text.assemble(name, " ", shown) if behind else Text.assemble(shown, " ", name)


def _plays(view: View, *, settled: bool) -> tuple[tuple[Play, ...], Seat]:
    """The cards on the table and who holds the trick."""
    last = view.last_trick
    if settled and not view.trick.plays and last is not None:
        return last.plays, last.winner
    return view.trick.plays, view.trick.holder


def _middle(view: View) -> Text:
    """The talon and what was turned up from it."""
    backs = Text("▮" * view.talon, "dim")
    return Text.assemble(backs, "  ", coloured(faces(view.turned))) if view.turned else backs


def _lying(view: View, words: Words, width: int) -> list[Text]:
    """Hands that lie open, and one's own discards while one may look at them ("SM.A7", "SM.C9")."""
    lines = [
        coloured(f" {words.say('vira/open-hand', name=words.name(seat), cards=by_suit(known))}")
        for seat, known in enumerate(view.known)
        if known
    ]
    if view.discards and view.phase is not Phase.OVER:
        lines.append(coloured(f" {words.say('vira/discards', cards=by_suit(view.discards))}"))
    return [cut(line, width) for line in lines]


def by_suit(cards: CardSet) -> str:
    """Cards in the order of a sorted hand."""
    return faces(_sorted(cards))


# the hand


def _hand(view: View, width: int, *, plain: bool) -> list[Text]:
    """The person's cards under their numbers, suits apart; those that may not be played now are crossed."""
    plays = {action.card for action in view.actions if isinstance(action, PlayCard)}
    lines: list[Text] = []
    numbers, cards = Text(" "), Text(" ")
    last: Suit | None = None
    for number, card in enumerate(hand_of(view), 1):
        if last is not None and card.suit is not last:
            numbers.append("  ")
            cards.append("  ")
        last = card.suit
        if cards.cell_len + 5 > width:
            lines += [numbers, cards]
            numbers, cards = Text(" "), Text(" ")
        numbers.append(f"{number:>3}  ", "dim")
        cards.append_text(_card(card, plain=plain))
        cards.append("× " if plays and card not in plays else "  ")
    return [*lines, numbers, cards] if cards.cell_len > 1 else lines


def _card(card: Card, *, plain: bool) -> Text:
    text = f"{face(card):>3}"
    if plain:
        return Text(text)
    return Text(text, "red on white" if card.suit in {Suit.HEARTS, Suit.DIAMONDS} else "black on white")
