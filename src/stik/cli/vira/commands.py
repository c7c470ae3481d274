"""The words that a line at a table of Vira may begin with."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from stik.vira import Accept, Action, Buy, ChooseMisar, Claim, Concede, Discard, Go, Keep, Lay, Pass, Refuse, TryAgain


class Command(StrEnum):
    """The first word of a line."""

    HELP = "help"
    WHY = "why"
    RULE = "rule"
    LEGAL = "legal"
    LAST = "last"
    TABLE = "table"
    BIDS = "bids"
    QUIT = "quit"
    BID = "bid"
    PASS = "pass"
    CHOOSE = "choose"
    TRUMP = "trump"
    MISAR = "misar"
    KEEP = "keep"
    BUY = "buy"
    DISCARD = "discard"
    GO = "go"
    AGAIN = "again"
    LAY = "lay"
    PLAY = "play"
    CLAIM = "claim"
    ACCEPT = "accept"
    REFUSE = "refuse"
    CONCEDE = "concede"


DEEDS: Final[dict[Command, Action]] = {
    Command.PASS: Pass(),
    Command.MISAR: ChooseMisar(),
    Command.GO: Go(),
    Command.AGAIN: TryAgain(),
    Command.LAY: Lay(),
    Command.CLAIM: Claim(),
    Command.ACCEPT: Accept(),
    Command.REFUSE: Refuse(),
    Command.CONCEDE: Concede(),
}
CHOICES: Final[dict[Command, type[Keep] | type[Buy] | type[Discard]]] = {
    Command.KEEP: Keep,
    Command.BUY: Buy,
    Command.DISCARD: Discard,
}
