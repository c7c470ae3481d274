"""The formats as rows of data: what differs between them is a field, and every field is a setting."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final


class Criterion(StrEnum):
    """What can separate entrants that are level on points; the order is the format's."""

    HEAD_TO_HEAD = "head-to-head"
    EMPTY_STROKES = "empty-strokes"
    WINS = "wins"
    LUS_DIFFERENCE = "lus-difference"
    BEST_ROUND = "best-round"
    SHARED_TABLES = "shared-tables"


class Course(StrEnum):
    """What follows the pools."""

    CROSS = "cross"
    """A1–B2 and B1–A2, then bronze match and final ("T.TF.3", V92)."""
    ROUND_ROBIN = "round-robin"
    """A semi-final of all against all, then the final ("I.TF.3", V89)."""
    PLACES = "places"
    """3 against 4, then 1 against 2 ("W.L", V91)."""
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Scale:
    """What a game is worth to its winner."""

    win: float = 2
    kam: float = 2.5
    over: float | None = 1.5
    """A win with more than a plain comb; none: like any other win."""
    toqued: float | None = None
    """A win over a side that toqu'ed itself; none: like any other win."""
    guilty: float = 0
    """What that costs the guilty side."""


T_SCALE: Final = Scale(toqued=2, guilty=-1)
"""Ordinary 2, kam 2.5, over the comb 1.5, toqu'ed 2 and −1 ("T.P.a", "T.P.b", "T.P.c", "T.P.d")."""
I_SCALE: Final = Scale()
"""Ordinary 2, kam 2.5, over the comb 1.5 ("I.P.a", "I.P.b", "I.P.c")."""
LABANSEN_SCALE: Final = Scale(win=1, kam=2, over=None)
"""A game 1, with a kam 2 ("W.C4", V73)."""
GAMES_WON: Final = Scale(win=1, kam=1, over=None)
"""Most games won wins ("W.L")."""


@dataclass(frozen=True, slots=True)
class Format:
    """Every setting of a tournament."""

    name: str
    scale: Scale = GAMES_WON
    ties: tuple[Criterion, ...] = ()
    course: Course = Course.NONE
    teams: int | None = None
    """More are accepted with a warning."""
    pools: int = 1
    meetings: int | None = 1
    """How often each meets each; none: as it comes."""
    qualifiers: int = 0
    """How many of each pool go on."""
    walkover: tuple[int, int] = (9, 1)
    absences: int | None = None
    """The absence that disqualifies."""
    keep_played: bool = False
    """Whether the games stay that a team has played before it leaves; else all of them are walkovers ("TR.16")."""
    comb: int = 9
    slot: int = 20
    """Minutes of a game, the change included ("T.TF.1", "I.TF.1")."""
    shared_places: bool = False
    """Whether a tie is a shared place and not a question to the organiser."""
    confirmed_by_both: bool = False
    ranking: tuple[float, ...] = (5, 3, 2, 1)
    """Points for the ranking list by place: the sheet names the list but no figures (V97)."""
    finish_running: bool = True
    """Timed play: whether a game that runs at the end counts."""
    persons: bool = False
    rounds: int | None = None
    deals: tuple[int, int] = (18, 24)
    """Deals at a table of three and of four: each sits out equally often."""


_T_TIES: Final = (Criterion.HEAD_TO_HEAD, Criterion.EMPTY_STROKES, Criterion.LUS_DIFFERENCE)
_I_TIES: Final = (Criterion.WINS, Criterion.LUS_DIFFERENCE)

_ALL: Final = (
    Format(
        "voms-championship",
        scale=T_SCALE,
        ties=_T_TIES,  # "T.P.e"
        course=Course.CROSS,
        teams=26,  # "T.TF.1"
        pools=2,  # "T.TF.2"
        qualifiers=2,
        walkover=(9, 1),  # V87
        absences=2,  # V88, "TR.11"
    ),
    Format(
        "voms-open",
        scale=I_SCALE,
        ties=_I_TIES,  # "I.P.e", "I.P.f"
        course=Course.ROUND_ROBIN,
        teams=20,  # "I.TF.1"
        pools=2,
        qualifiers=2,
        walkover=(9, 0),  # "I.TF.2", V87
        absences=2,
        confirmed_by_both=True,  # "I.P.d"
    ),
    Format("labansen", scale=LABANSEN_SCALE, course=Course.PLACES, qualifiers=4),
    Format("free-play", meetings=None, shared_places=True),
    Format("timed", meetings=None, shared_places=True),
    Format("fixed-games", shared_places=True),
    Format("vira-sm", ties=(Criterion.BEST_ROUND, Criterion.SHARED_TABLES), persons=True, rounds=3),  # "TR.14"
)

FORMATS: Final[Mapping[str, Format]] = MappingProxyType({row.name: row for row in _ALL})
