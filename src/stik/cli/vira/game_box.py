"""Beside the cloth: what is played, how far it has come, what is needed, the last trick."""

from __future__ import annotations

from rich.text import Text

from stik.cli.faces import coloured, face
from stik.cli.vira.words import Words
from stik.engine import Seat
from stik.vira import Form, Phase, View
from stik.vira.contracts import HAND
from stik.vira.rules import SEATS
from stik.vira.state import Declared


def game_lines(view: View, words: Words) -> list[Text]:
    """Everything about the game that is not on the cloth itself."""
    game = view.declared
    lines = _bidding(view, words) if game is None else _playing(view, words, game)
    if view.phase not in {Phase.PLAY, Phase.OVER}:
        lines.append(Text(words.say("vira/talon", cards=view.talon)))
        return lines
    return [*lines, *last_trick(view, words)]


def _bidding(view: View, words: Words) -> list[Text]:
    auction = view.auction
    if auction.standing is None or auction.bidder is None:
        return [Text(words.say("vira/no-bid"), "bold")]
    name = words.name(auction.bidder)
    return [Text(words.say("vira/standing", bid=words.bid(auction.standing), name=name), "bold")]


def _playing(view: View, words: Words, game: Declared) -> list[Text]:
    name, contract = words.name(game.declarer), words.contract(game.contract, game.grade)
    lines = [Text(words.say("vira/plays", seat=SEATS[game.declarer], name=name, contract=contract), "bold")]
    if game.attempt == 2:
        lines.append(Text(words.say("vira/second-try"), "bold"))
    misar = game.contract.misar
    if game.form is Form.MISAR and misar is not None:
        lines.append(Text(words.say("vira/misar-open" if misar.open else "vira/misar", cards=misar.cards)))
    elif game.trump is not None:
        suit = game.trump
        lines.append(Text(words.say("vira/trumps", suit=suit.symbol, **{"class": words.trump_class(suit)}), "bold"))
    else:
        lines.append(Text(words.say("vira/no-trumps-yet")))
    if view.phase in {Phase.PLAY, Phase.OVER}:
        lines += _progress(view, words, game)
    return lines


def _progress(view: View, words: Words, game: Declared) -> list[Text]:
    """The declarer's tricks and what they lack; what the defenders need ("VR.P3")."""
    tricks = view.tricks[game.declarer]
    left = game.cards - sum(view.tricks)
    if game.needed is None:
        return [Text(words.say("vira/progress-misar", tricks=tricks, left=left))]
    defence = sum(view.tricks) - tricks
    bet, kodilj = HAND + 1 - game.needed, HAND + 2 - game.needed
    lines = [Text(words.say("vira/progress", tricks=tricks, needed=game.needed, left=left))]
    return [*lines, Text(words.say("vira/defence", tricks=defence, bet=bet, kodilj=kodilj))]


def last_trick(view: View, words: Words) -> list[Text]:
    """The trick that was turned last; it may be looked at until the next one is ("SM.C10")."""
    last = view.last_trick
    if last is None:
        return []
    plays = Text("  ").join(_play(words, play.seat, face(play.card)) for play in last.plays)
    title = words.say("vira/last-trick", seat=SEATS[last.winner], name=words.name(last.winner))
    return [Text(title, "dim bold"), plays]


def _play(words: Words, seat: Seat, card: str) -> Text:
    return Text.assemble((f"{words.name(seat)} ", "dim"), coloured(card))
