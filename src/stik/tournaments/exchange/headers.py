"""The words that heads of columns and stages have in lists from elsewhere: Danish, Swedish, English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stik.tournaments.model import Stage

ENTRANTS: Final[Mapping[str, str]] = {
    "id": "id",
    "name": "name team person navn hold holdnavn namn lag lagnamn",
    "players": "players spillere spelare",
    "player1": "player1 spiller1 spelare1",
    "player2": "player2 spiller2 spelare2",
    "player3": "player3 spiller3 spelare3",
    "club": "club klub klubb forening förening",
    "pool": "pool pulje grupp",
    "number": "number nummer nr no",
}
RESULTS: Final[Mapping[str, str]] = {
    "stage": "stage fase skede",
    "round": "round runde omgång",
    "table": "table bord",
    "a": "a",
    "b": "b",
    "lusa": "lusa lössa",
    "lusb": "lusb lössb",
    "comba": "comba kama",
    "combb": "combb kamb",
    "toqued": "toqued toqu",
    "absent": "absent udeblevet utebliven",
    "forfeit": "forfeit dømttabt dömdförlust",
    "reason": "reason årsag orsak",
    "person": "id person",
    "total": "total resultat result",
}
STAGES: Final[Mapping[str, Stage]] = {
    word: stage
    for stage, words in {
        Stage.POOL: "pool pulje grupp",
        Stage.SEMI_FINAL: "semifinal semifinale",
        Stage.BRONZE: "bronze bronzematch bronzekamp brons bronsmatch",
        Stage.FINAL: "final finale",
        Stage.PLAY_OFF: "playoff extragames omspil extrapartier",
        Stage.UNOFFICIAL: "unofficial unofficialgames uofficielleopgør inofficiellapartier",
    }.items()
    for word in words.split()
}
CERTAIN: Final = ("name", "players", "player1")
"""One of these makes a first row the head of a list of entrants."""


def plain(text: str) -> str:
    """A word without its case, blanks and signs: `Player 1` and `player_1` are the same."""
    return "".join(letter for letter in text.casefold() if letter.isalnum())


def columns(row: Sequence[str], words: Mapping[str, str]) -> dict[str, int]:
    """Which column is what; of two with the same head the first."""
    found: dict[str, int] = {}
    for place, text in enumerate(row):
        for name, meant in words.items():
            if plain(text) in meant.split():
                found.setdefault(name, place)
    return found


def is_results(row: Sequence[str]) -> bool:
    """Whether a row is the head of a list of results: two sides, or a person and his total."""
    found = columns(row, RESULTS)
    return {"a", "b"} <= set(found) or {"round", "person", "total"} <= set(found)
