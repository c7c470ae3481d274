"""Values of a tournament as people read them, in the words of a catalogue."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from stik.errors import Fault, TournamentError
from stik.tournaments.exchange.cells import Words
from stik.tournaments.model import EntrantId
from stik.tournaments.table import Row

DAY: Final = 24 * 60


def decided_by(row: Row, names: Mapping[EntrantId, str], say: Words) -> str:
    """The criterion in words."""
    if row.decided_by is None:
        return ""
    kind, _, team = row.decided_by.partition(":")
    if kind == "empty-strokes":
        return say("tournament/by-empty-strokes", team=", ".join(names.get(one, one) for one in team.split("+")))
    return say(f"tournament/by-{kind}")


def clock(minute: int) -> str:
    """The time of day of a minute counted from midnight."""
    return f"{minute // 60 % 24:02}:{minute % 60:02}"


def minute_of(text: str) -> int:
    """The minute of the day of a time such as 10:00 or 9.30."""
    found = re.fullmatch(r"(\d{1,2})[:.](\d{2})", text.strip())
    if found is None or int(found[1]) > 23 or int(found[2]) > 59:
        raise TournamentError(Fault.of("tournament/bad-time", text=text))
    return int(found[1]) * 60 + int(found[2])
