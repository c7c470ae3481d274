"""Positions of Vira with a known best move: common sense, the tactics of the game, and what can be counted."""

from __future__ import annotations

from typing import NamedTuple

from tests.vira.table import suit


class Position(NamedTuple):
    """What was dealt and done, and what is right: one of `best`, or cards with all `thrown` and none `kept`.

    A best action that ends in a star stands for all that begin so.
    """

    why: str
    before: tuple[str, ...]
    hands: dict[int, str]
    best: tuple[str, ...] = ()
    thrown: str = ""
    kept: str = ""
    talon: str = ""
    seed: int = 0


LOW = "2c 3c 5c 7c 2s 4s 6s 2h 4h 6h 2d 4d 6d"
LOWEST = "2c 3c 4c 2s 3s 4s 2h 3h 4h 2d 3d 4d 5d"
POOR = "Jc 9c 7c 3c Js 8s 6s Jh 9h 5h 10d 8d 7d"
ELEVEN = f"{suit('h', 'A K Q J 10 9 8')} Ac Kc As Ks 2d 3d"
EIGHT = f"{suit('s', 'A K Q J 10 9')} Ac Ad 7c 5c 6d 5d 3d"
GOOD = f"{suit('h', 'A K Q 9 7')} As Kc 7c 5s 4s 6d 5d 3d"
SPADES = f"{suit('s', 'A K Q 9 7')} Ah 3h 2h 7c 5c 6d 5d 3d"
HIGH = f"{suit('c', 'A K Q J 10 9 8')} {suit('s', 'A K Q J 10 9')}"

AUCTION = [
    Position("förhand must open, and with nothing says little", (), {0: POOR}, ("bid begar", "bid gask", "bid turne*")),
    Position("a poor hand passes a high bid", ("bid solo8",), {1: POOR}, ("pass",)),
    Position("a poor hand passes a solo misär", ("bid solo-grande",), {1: POOR}, ("pass",)),
    Position("a poor hand passes nine bought tricks", ("bid spel9",), {1: POOR}, ("pass",)),
    Position("eleven tricks in hand are a solo", ("bid begar",), {1: ELEVEN}, ("bid solo*",)),
    Position("thirteen trumps are a solo", (), {0: suit("h")}, ("bid solo*",)),
    Position("the lowest cards are an open misär", (), {0: LOWEST}, ("bid solo-grande-ouverte*",)),
    Position(
        "low cards are a misär", ("bid spel7",), {1: LOW}, ("bid kopmisar*", "bid solo-*", "bid gok", "bid gask*")
    ),
    Position("a good hand does not leave begär to others", ("bid begar",), {1: GOOD}, ("bid *",)),
    Position("but a good hand lets a great bid stand", ("bid solo9",), {1: GOOD}, ("pass",)),
    Position("eight sure tricks outbid a bought seven", ("bid spel7",), {1: EIGHT}, ("bid *",)),
    Position("solo without a number: eleven are eleven", ("bid solo", "pass", "pass"), {0: ELEVEN}, ("choose solo11",)),
    Position("and all are all", ("bid solo", "pass", "pass"), {0: suit("h")}, ("choose solo-vira",)),
]

BEGAR = ("bid begar", "pass", "pass")
EXCHANGE = [
    Position("the long strong suit is trumps", BEGAR, {0: SPADES}, ("trump s",)),
    Position("a solo names its seven trumps", ("bid solo8", "pass", "pass"), {0: ELEVEN}, ("trump h",)),
    Position(
        "a purchase keeps trumps and aces",
        (*BEGAR, "trump s"),
        {0: SPADES},
        thrown="2h 5c 3d 5d",
        kept="As Ks Qs 9s 7s Ah",
    ),
    Position(
        "a köpmisär exchanges what must take a trick",
        ("bid kopmisar1", "pass", "pass"),
        {0: f"Ac Kd {suit('s', '2 3 4')} {suit('h', '2 3 4')} {suit('d', '2 3 5')} 2c 3c"},
        thrown="Ac Kd",
        kept="2s 3s 4s 2h 3h 4h 2d 3d",
    ),
    Position(
        "a petite misär puts the bare king away",
        ("bid solo-petite", "pass", "pass"),
        {0: f"Kd {suit('s', '2 3 4 6')} {suit('h', '2 3 4 5')} {suit('c', '2 3 4 5')}"},
        ("discard Kd",),
    ),
    Position(
        "a gask på 2 keeps two aces",
        ("bid gask2", "pass", "pass"),
        {0: f"Ah Ac {POOR[6:]}"},
        ("keep Ac Ah", "keep Ah Ac"),
    ),
    Position(
        "a gask full of low cards is a misär", ("bid gask0", "pass", "pass", "keep"), {0: HIGH}, ("misar",), talon=LOW
    ),
    Position(
        "a gask full of hearts is not", ("bid gask0", "pass", "pass", "keep"), {0: HIGH}, ("trump h",), talon=suit("h")
    ),
    Position(
        "a vira keeps its thirteen winners",
        ("bid vira", "pass", "pass"),
        {0: f"{suit('h', 'A K Q J 10 9 8')} 9c 7c 5c 8d 6d 4d"},
        kept=f"{suit('h')}",
        talon=f"{suit('h', '7 6 5 4 3 2')} 9s 7s 5s 3s 8c 6c 4c",
    ),
    Position("a hopeless nine is laid", ("bid spel9", "pass", "pass", "trump s", "buy"), {0: POOR}, ("lay",)),
    Position(
        "a sure nine is played",
        ("bid spel9", "pass", "pass", "trump s", "buy"),
        {0: f"{suit('s', 'A K Q J 10 9 8')} Ah Kh Ac Kc 5d 3d"},
        ("go",),
    ),
    Position("a sure solo is played", ("bid solo9", "pass", "pass", "trump h"), {0: ELEVEN}, ("go",)),
    Position(
        "a defender of a misär gives his high cards away",
        ("bid kopmisar1", "pass", "pass", "buy", "discard 9c 9s", "go"),
        {0: "9c 9s", 1: f"Ac Kc As Kh {suit('d', '2 3 4 5 6 7 8')} 2c 3c"},
        thrown="Ac Kc As Kh",
        kept="2c 3c 2d 3d 4d",
    ),
    Position(
        "a defender keeps aces and trumps",
        ("bid solo6", "pass", "pass", "trump h", "go"),
        {1: "Ac As Kh 9h 5h 3d 4d 5d 6c 5c 4s 3s 6d"},
        kept="Ac As Kh 9h",
        thrown="3d 3s",
    ),
]

SOLO = ("bid solo6", "pass", "pass", "trump h", "go", "buy", "buy")
"""A is declarer and leads; B and C defend."""
DEFENDED = ("bid begar", "bid solo6", "pass", "pass", "trump h", "go", "buy", "buy")
"""B is declarer, A leads, C plays last."""
MISAR = ("bid solo-grande", "pass", "pass", "go", "buy", "buy")
OPEN = ("bid begar", "bid solo-grande-ouverte", "pass", "pass", "go", "buy", "buy")

PLAY = [
    Position(
        "the declarer draws trumps",
        ("bid solo9", "pass", "pass", "trump h", "go", "buy", "buy"),
        {0: f"{suit('h', 'A K Q J 10')} {suit('c', 'A K Q J')} As Ks 4d 3d"},
        ("play Ah", "play Kh", "play Qh", "play Jh", "play 10h", "claim"),
    ),
    Position(
        "the last hand takes a trick as cheaply as it can",
        (*SOLO, "play 9s", "play 5s"),
        {0: f"9s {suit('h', 'A K Q J 10')}", 1: "5s", 2: f"As 10s {suit('c', 'A K Q J 10 9 8 7 6 5 4')}"},
        ("play 10s",),
    ),
    Position(
        "who cannot take it throws low",
        (*SOLO, "play As", "play 5s"),
        {0: "As Kc", 1: "5s 4s", 2: f"Ks 6s {suit('c', 'A Q J 10 9 8 7 6 5 4')} 3d"},
        ("play 6s",),
    ),
    Position(
        "nobody ruffs the partner's winner",
        (*DEFENDED, "play As", "play 5s"),
        {0: "As 2s", 1: "5s 4s 3s", 2: f"Qh 3h {suit('c', 'A K Q J 10 9 8 7 6 5 4')}"},
        ("play 4c", "play 5c", "play 6c", "play 7c", "play 8c", "play 9c", "play 10c"),
    ),
    Position(
        "the declarer's winner is ruffed",
        (*DEFENDED, "play 3s", "play As"),
        {0: "3s", 1: f"As 5s 4s {suit('h', 'A Q J 10 9')}", 2: f"2h Kh {suit('c', 'A K Q J 10 9 8 7 6 5 4')}"},
        ("play 2h",),
    ),
    Position(
        "the declarer of a misär ducks",
        (*OPEN, "play 9s"),
        {0: "9s", 1: "As 8s 5s 2c 3c 4c 2h 3h 4h 2d 3d 4d 5d"},
        ("play 8s", "play 5s"),
    ),
    Position(
        "and gets rid of his highest card under it",
        (*MISAR, "play 2c", "play 3c", "play Ac", "play Ks"),
        {0: "2c 3h 4h 5h 6h 2d 3d 4d 5d 2s 3s 9s Js", 1: "3c 5s", 2: "Ac Ks"},
        ("play Js",),
    ),
    Position(
        "a misär throws its worst card when it cannot follow",
        (*MISAR, "play 2s", "play 3s", "play As", "play Kc"),
        {0: f"2s {suit('h', '2 3 4 5 6 8')} {suit('d', '2 3 4 5 7')} Ad", 1: "3s 4s", 2: "As Kc"},
        ("play Ad",),
    ),
]

POSITIONS = [*AUCTION, *EXCHANGE, *PLAY]
