"""The final ranking and the certificates."""

from __future__ import annotations

from collections.abc import Iterator

from stik.messages import Catalogue
from stik.printing.model import Event
from stik.printing.standings import pool_title
from stik.printing.typesetting import Json, typeset
from stik.printing.words import Words
from stik.tournaments import Course, EntrantId, Standings, final_places
from stik.tournaments import standings as computed


def ranking(event: Event, say: Catalogue) -> bytes:
    """The places that the matches have settled, then the others as their tables have them."""
    words = Words(event, say)
    found = computed(event.tournament)
    by_table = event.tournament.format.course is Course.NONE
    several = by_table and len(event.tournament.pools()) > 1
    places = () if several else final_places(event.tournament)
    ranked = {one for _, one in places}
    pending = found.provisional if by_table else not places
    return typeset(
        "ranking",
        words,
        note=words.count,
        head=[*words.columns("place"), words.entrant, *words.columns("players")],
        rows=[[str(place), *_named(words, one)] for place, one in places],
        badge=say("print/provisional") if pending else "",
        pending=say("print/podium-pending") if pending and not by_table else "",
        sections=list(_sections(words, found, ranked)),
        empty=say("print/none-placed"),
    )


def _named(words: Words, entrant: EntrantId) -> tuple[str, str]:
    return words.name(entrant), words.players(entrant)


def _sections(words: Words, found: Standings, ranked: set[EntrantId]) -> Iterator[Json]:
    """Who has no place of the whole yet, best stage first; the rules do not rank one pool against another."""
    seen = set(ranked)
    for stage, pools in reversed([*found.stages.items()]):
        for pool, table in pools.items():
            left = [row for row in table.rows if row.entrant not in seen and row.entrant not in table.out]
            seen |= {row.entrant for row in left}
            rows: list[Json] = [[str(row.place), *_named(words, row.entrant)] for row in left]
            if rows:
                yield {"name": pool_title(words, stage, pool, len(pools)), "rows": rows}


def certificates(event: Event, say: Catalogue) -> bytes:
    """A page for each of the best places; a shared place gives as many as share it."""
    words = Words(event, say)
    return typeset(
        "certificates",
        words,
        heading=say("print/certificate"),
        signers=[say("print/certificate-organiser"), say("print/certificate-referee")],
        empty=say("print/none-placed"),
        pages=[
            {
                "number": str(place),
                "place": say("print/certificate-place", place=place),
                "name": words.name(one),
                "players": _named(words, one)[1],
            }
            for place, one in final_places(event.tournament)
            if place <= event.certificates
        ],
    )
