"""The entry list and the draw."""

from __future__ import annotations

from stik.messages import Catalogue
from stik.printing.model import Event
from stik.printing.typesetting import Json, qr, typeset
from stik.printing.words import Words
from stik.tournaments import Entrant


def entry_list(event: Event, say: Catalogue) -> bytes:
    """Everybody by number, with a box to tick at the door."""
    words = Words(event, say)
    persons = event.tournament.format.persons
    entrants = sorted(event.tournament.entrants, key=lambda one: (event.number(one.id), one.name))
    return typeset(
        "entries",
        words,
        note=words.count,
        head=[*words.columns("number"), words.entrant, *words.columns("players", "pool", "present")],
        persons=persons and not any(one.players for one in entrants),
        pools=len(event.tournament.pools()) > 1,
        rows=[_row(words, one) for one in entrants],
        empty=say("print/none-entered"),
    )


def _row(words: Words, entrant: Entrant) -> Json:
    event = words.event
    return {
        "number": str(event.number(entrant.id)),
        "name": entrant.name,
        "players": ", ".join(entrant.players),
        "pool": entrant.pool,
        "here": entrant.id in event.checked_in,
        "status": words.gone(entrant.id),
    }


def draw(event: Event, say: Catalogue) -> bytes:
    """The pools, or the players' numbers, and the seed from which anyone can repeat the draw."""
    words = Words(event, say)
    persons = event.tournament.format.persons
    kind = "numbers" if persons else "pools"
    return typeset(
        "draw",
        words,
        title=say("print/title-numbers" if persons else "print/title-draw"),
        note=words.count,
        pools=_numbers(words) if persons else _pools(words),
        persons=persons,
        seed=event.tournament.seed,
        seed_title=say("print/seed"),
        seed_text=say(f"print/seed-{kind}"),
        empty=say("print/none-drawn"),
    )


def _pools(words: Words) -> list[Json]:
    event = words.event
    return [
        {
            "name": words.pool_name(pool),
            "rows": [[str(event.number(one)), words.name(one)] for one in sorted(members, key=event.number)],
        }
        for pool, members in event.tournament.pools().items()
    ]


def _numbers(words: Words) -> list[Json]:
    event = words.event
    members = sorted((one.id for one in event.tournament.entrants), key=event.number)
    return [{"name": "", "rows": [[str(event.number(one)), words.name(one)] for one in members]}] if members else []


def entrant_cards(event: Event, say: Catalogue) -> bytes:
    """A small card for each entrant: name, number and the way to its own games."""
    words = Words(event, say)
    entrants = sorted(
        (one for one in event.tournament.entrants if not words.gone(one.id)), key=lambda one: event.number(one.id)
    )
    return typeset(
        "entrant-cards",
        words,
        where=say("print/where"),
        empty=say("print/none-entered"),
        cards=[
            {
                "number": str(event.number(one.id)),
                "name": one.name,
                "players": ", ".join(one.players),
                "pool": words.pool_name(pool) if (pool := words.pool([one.id])) else "",
                "qr": qr(event.entrant_link(one.id)),
            }
            for one in entrants
        ],
    )
