"""The results round by round."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeAlias

from stik.messages import Catalogue
from stik.printing.model import Event, RoundKey
from stik.printing.typesetting import Json, typeset
from stik.printing.words import Words
from stik.tournaments import GameResult, Sitting, Stage
from stik.tournaments.pool import stands
from stik.tournaments.scoring import counted

Entered: TypeAlias = GameResult | Sitting


@dataclass(slots=True)
class _Round:
    """The tables of a round in order, each with what has been entered for it."""

    key: RoundKey
    tables: list[tuple[int | None, tuple[str, ...], Entered | None]] = field(default_factory=list)

    @property
    def played(self) -> bool:
        return any(entered is not None for _, _, entered in self.tables)


def results(event: Event, say: Catalogue) -> bytes:
    """Every round that has results, or those that are asked for; what is missing is shown as missing."""
    words = Words(event, say)
    rounds = [one for one in _rounds(event) if one.played or event.only]
    return typeset(
        "results",
        words,
        note=words.count,
        persons=event.tournament.format.persons,
        head=[*words.columns("table"), words.entrant, *words.columns("lus", "points")],
        rounds=[_block(words, one) for one in rounds],
        empty=say("print/none-played"),
    )


def _rounds(event: Event) -> list[_Round]:
    """The planned rounds with their results, then what was played besides."""
    left: dict[frozenset[str], list[Entered]] = {}
    everything: tuple[Entered, ...] = (*event.tournament.games, *event.tournament.sittings)
    for entered in everything:
        left.setdefault(frozenset(_sides(entered)), []).append(entered)
    found: dict[RoundKey, _Round] = {}
    for planned in event.planned:
        one = found.setdefault(planned.key, _Round(planned.key))
        for meeting in planned.in_order:
            met = left.get(frozenset(meeting.entrants), [])
            mine: list[Entered | None] = [entered for entered in met if _belongs(entered, planned.key)]
            left[frozenset(meeting.entrants)] = [entered for entered in met if not _belongs(entered, planned.key)]
            one.tables += [(meeting.table, meeting.entrants, entered) for entered in mine or [None]]
    for entered in (entered for several in left.values() for entered in several):
        key = _key(entered)
        if not event.only or key in event.only:
            table = entered.table if isinstance(entered, Sitting) else None
            found.setdefault(key, _Round(key)).tables.append((table, _sides(entered), entered))
    return list(found.values())


def _key(entered: Entered) -> RoundKey:
    return (entered.stage, entered.round or 0) if isinstance(entered, GameResult) else (Stage.POOL, entered.round)


def _sides(entered: Entered) -> tuple[str, ...]:
    return (entered.a, entered.b) if isinstance(entered, GameResult) else entered.seats


def _belongs(entered: Entered, key: RoundKey) -> bool:
    """Whether it was played in that round; a match after the pools counts its own games, and a pair has only one."""
    stage, number = _key(entered)
    return stage is key[0] and (number in (0, key[1]) or stage in (Stage.SEMI_FINAL, Stage.BRONZE, Stage.FINAL))


def _block(words: Words, one: _Round) -> Json:
    stage, number = one.key
    return {
        "name": words.round(stage, number or None),
        "rows": [_row(words, table, sides, entered) for table, sides, entered in one.tables],
    }


def _row(words: Words, table: int | None, sides: tuple[str, ...], entered: Entered | None) -> Json:
    row: dict[str, Json] = {"table": str(table or ""), "pool": words.pool(sides), "lus": "", "won": -1, "points": ""}
    row |= {"names": [words.name(one) for one in sides], "totals": ["–" for _ in sides], "note": ""}
    if isinstance(entered, Sitting):
        totals = dict(zip(entered.seats, entered.totals, strict=True))
        row["totals"] = [words.signed(totals[one]) for one in sides]
    elif entered is not None:
        row |= _game(words, entered, sides)
    return row


def _game(words: Words, entered: GameResult, sides: tuple[str, ...]) -> dict[str, Json]:
    form = words.event.tournament.format
    instead = words.departures.instead(entered.stage, entered.a, entered.b, played=True)
    game = counted(entered, form) if instead is None else instead.game
    note = _notes(words, entered) if instead is None else [f"{words.name(instead.gone)}: {words.gone(instead.gone)}"]
    if game is None:
        return {"note": ", ".join(note)}
    first = game.winner == sides[0]
    lus = game.lus if first else game.lus[::-1]
    shown = game.points if first else game.points[::-1]
    return {
        "lus": f"{lus[0]} : {lus[1]}",
        "won": 0 if first else 1,
        "points": " – ".join(map(words.decimal, shown)) if stands(entered, form) else "",
        "note": ", ".join(note),
    }


def _notes(words: Words, entered: GameResult) -> Iterable[str]:
    absent = [("absent", who) for who in entered.absent]
    for kind, who in (*absent, ("forfeit", entered.forfeit), ("toqued", entered.toqued)):
        if who is not None:
            yield words.say(f"print/result-{kind}", name=words.name(who))
    if entered.late:
        yield words.say("print/result-late")
    elif not stands(entered, words.event.tournament.format):
        yield words.say("print/result-unconfirmed")
