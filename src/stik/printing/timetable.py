"""The timetable, and the cards that stand on the tables."""

from __future__ import annotations

from itertools import groupby

from stik.messages import Catalogue
from stik.printing.model import Event, Meeting, PlannedRound
from stik.printing.typesetting import Json, qr, typeset
from stik.printing.words import Words


def timetable(event: Event, say: Catalogue) -> bytes:
    """Every round with its start, tables, waves and who sits out."""
    words = Words(event, say)
    return typeset(
        "timetable",
        words,
        note=words.count,
        table=say("print/col-table"),
        rounds=[_round(words, one) for one in event.planned],
        empty=say("print/none-planned"),
    )


def _round(words: Words, planned: PlannedRound) -> Json:
    waves = [(wave, list(group)) for wave, group in groupby(planned.in_order, key=lambda one: one.wave)]
    return {
        "name": words.round_of(planned),
        "start": planned.start or "",
        "waves": [
            {
                "name": words.say("print/wave", wave=wave) if len(waves) > 1 else "",
                "start": next((one.start for one in group if one.start), None) or "",
                "meetings": [_meeting(words, one) for one in group],
            }
            for wave, group in waves
        ],
        "byes": words.say("print/bye", names=words.names(planned.byes)) if planned.byes else "",
    }


def _meeting(words: Words, meeting: Meeting) -> Json:
    return {
        "table": str(meeting.table),
        "pool": words.pool(meeting.entrants),
        "names": [words.name(one) for one in meeting.entrants],
    }


def table_cards(event: Event, say: Catalogue) -> bytes:
    """A card to fold for every table: its number for the whole hall, the code for those who sit there."""
    persons = event.tournament.format.persons
    steps = ("vira", "zero", "referee") if persons else ("voms", "sign", "referee")
    return typeset(
        "table-cards",
        Words(event, say),
        label=say("print/col-table"),
        scan=say("print/card-scan"),
        steps=[say(f"print/card-{step}") for step in steps],
        empty=say("print/none-planned"),
        cards=[{"number": str(table), "qr": qr(event.table_link(table))} for table in range(1, event.table_count + 1)],
    )
