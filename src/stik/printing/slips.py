"""What the players write on: comb sheets for Voms, protocols for Vira."""

from __future__ import annotations

from typing import Final

from stik.messages import Catalogue
from stik.printing.model import Event, Meeting, PlannedRound
from stik.printing.typesetting import Json, qr, typeset
from stik.printing.words import Words
from stik.tournaments import Course, Stage
from stik.tournaments.matches import BEST_OF

EXTRA: Final = 4
"""Dashed strokes beside the comb, for games that go over it."""
BLANK: Final = 3
"""Empty comb sheets where no round is planned: one page of them."""


def comb_sheets(event: Event, say: Catalogue) -> bytes:
    """A slip for every game: two combs, extra strokes, and a line for the signature of each side."""
    words = Words(event, say)
    rounds = () if event.tournament.format.persons else event.planned
    slips = [
        _slip(words, planned, meeting, game, games)
        for planned in rounds
        for meeting in planned.in_order
        for games in [_games(event, planned.stage)]
        for game in range(1, games + 1)
    ]
    blank = _slip(words, PlannedRound(0), Meeting(0, ()), 1, 1)
    return typeset(
        "comb-sheets",
        words,
        game="voms",
        teeth=event.tournament.format.comb,
        extra=EXTRA,
        toqued=event.tournament.format.scale.toqued is not None,
        slips=slips or [blank] * BLANK,
        words={
            name: say(f"print/{name}")
            for name in ("comb-extra", "comb-lus", "comb-of", "comb-toqued", "comb-absent", "signature")
        },
    )


def _games(event: Event, stage: Stage) -> int:
    """The most games of a match; in a semi-final of all against all each pair plays one."""
    pools = stage is Stage.SEMI_FINAL and event.tournament.format.course is Course.ROUND_ROBIN
    return 1 if pools else BEST_OF.get(stage, 1)


def _head(words: Words, planned: PlannedRound, meeting: Meeting) -> dict[str, Json]:
    """Where and when the slip is needed; blank ones say neither."""
    return {
        "blank": not planned.number,
        "round": words.round_of(planned) if planned.number else words.say("print/round", number=""),
        "start": meeting.start or planned.start or "",
        "table": words.say("print/table", number=str(meeting.table or "")),
        "qr": qr(words.event.table_link(meeting.table)) if meeting.table else "",
    }


def _slip(words: Words, planned: PlannedRound, meeting: Meeting, game: int, games: int) -> Json:
    sides = (*meeting.entrants[:2], "", "")[:2]
    return {
        **_head(words, planned, meeting),
        "game": words.say("print/game-of", number=game, games=games) if games > 1 else "",
        "sides": [{"name": words.name(one), "players": words.players(one)} for one in sides],
    }


def vira_protocol(event: Event, say: Catalogue) -> bytes:
    """A page for every table of a round, deal by deal, with the division of the pulla at the end."""
    words = Words(event, say)
    rounds = event.planned if event.tournament.format.persons else ()
    sheets = [_sheet(words, planned, meeting) for planned in rounds for meeting in planned.in_order]
    blank = [_sheet(words, PlannedRound(0), Meeting(0, ("",) * seats)) for seats in (4, 3)]
    return typeset(
        "vira-protocol",
        words,
        game="vira",
        columns=words.columns("deal", "contract", "trump", "result", "pulla"),
        sheets=sheets or blank,
        lines=[say(f"print/protocol-{name}") for name in ("carried", "division", "tjuvpass", "net")],
        zero=say("print/protocol-zero"),
        legend=say("print/protocol-legend"),
        signature=say("print/signature"),
    )


def _sheet(words: Words, planned: PlannedRound, meeting: Meeting) -> Json:
    event = words.event
    at_three, at_four = event.tournament.format.deals
    known = {one.id for one in event.tournament.entrants}
    persons: list[Json] = [
        {"name": words.name(one), "number": str(event.number(one)) if one in known else ""}
        for one in meeting.entrants or ("",) * 4
    ]
    return {
        **_head(words, planned, meeting),
        "deals": at_three if len(persons) == 3 else at_four,
        "deal_count": words.say("print/protocol-deals", count=at_three if len(persons) == 3 else at_four),
        "persons": persons,
    }
