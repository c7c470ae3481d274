"""The standing and the file as the public interface has them (section 6 of the interfaces)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, TypeAlias

from stik.tournaments.editions import format_held
from stik.tournaments.formats import Format
from stik.tournaments.model import Decision, Entrant, GameResult, Penalty, Sitting, Stage, Tournament
from stik.tournaments.standings import Standings
from stik.tournaments.table import Row

Json: TypeAlias = dict[str, object]


def to_json(tournament: Tournament, found: Standings) -> Json:
    """Tables by stage and pool, who goes on, what is unresolved."""
    persons = tournament.format.persons
    return {
        "stages": {
            stage.value: {name: [_row(one, persons=persons) for one in table.rows] for name, table in pools.items()}
            for stage, pools in found.stages.items()
        },
        "qualified": [{"stage": one.stage.value, "entrants": list(one.entrants)} for one in found.qualified],
        "unresolved": [list(tie) for tie in found.unresolved],
        "provisional": found.provisional,
    }


def number(value: float) -> float:
    """2 rather than 2.0."""
    return int(value) if value == int(value) else value


def _row(row: Row, *, persons: bool) -> Json:
    won = {"wins": row.sums.wins, "lus_for": row.sums.lus_for, "lus_against": row.sums.lus_against}
    return {
        "place": row.place,
        "entrant": row.entrant,
        "points": number(row.points),
        "played": row.sums.played,
        **({"best_round": row.best_round} if persons else won),
        "decided_by": row.decided_by,
    }


def to_file(tournament: Tournament) -> Json:
    """The tournament as plain data, which `read_tournament` reads back to an equal one."""
    form = tournament.format
    results = [sitting_to_file(one) for one in tournament.sittings] or [
        game_to_file(one, form) for one in tournament.games
    ]
    return {"format": form.name} | _said(
        edition=tournament.edition if tournament.edition > 1 else None,
        name=tournament.name,
        place=tournament.place,
        date=tournament.date,
        seed=tournament.seed,
        state="running" if tournament.running else None,
        settings=_settings(form, tournament.edition),
        entrants=entrants_to_file(tournament),
        results=results,
        disqualified=sorted(tournament.disqualified),
        penalties=[penalty_to_file(one) for one in tournament.penalties],
        decisions=[decision_to_file(one) for one in tournament.decisions],
        appeals=list(tournament.notes),
    )


def entrants_to_file(tournament: Tournament) -> list[Json]:
    """The entrants; their pool is left out where there is only one."""
    pools = tournament.format.pools > 1 or any(one.pool != "A" for one in tournament.entrants)
    return [entrant_to_file(one if pools else replace(one, pool="")) for one in tournament.entrants]


def _said(**fields: object) -> Json:
    """Only what says something: nothing empty, nothing false; but 0 is a number like others."""
    return {name: value for name, value in fields.items() if value or (value == 0 and value is not False)}


_SETTINGS: Final = (
    *("pools", "qualifiers", "absences", "meetings", "comb", "slot", "rounds", "kam"),
    *("walkover", "ranking", "deals", "finish_running", "keep_played"),
)


def _setting(form: Format, name: str) -> object:
    value: object = form.scale.kam if name == "kam" else getattr(form, name)
    return list(value) if isinstance(value, tuple) else value


def _settings(form: Format, edition: int) -> Json:
    """What differs from the format; in fixed games how often each meets each, which would else be guessed."""
    usual = format_held(form.name, edition)
    changed = {name: _setting(form, name) for name in _SETTINGS if _setting(form, name) != _setting(usual, name)}
    return changed | ({"meetings": form.meetings} if form.name == "fixed-games" else {})


def entrant_to_file(one: Entrant) -> Json:
    """An entrant as a line of the file; no pool, not drawn yet."""
    return {"id": one.id} | _said(
        name=one.name if one.name != one.id else None,
        pool=one.pool,
        players=list(one.players),
        club=one.club,
        number=one.number,
        withdrawn=one.withdrawn,
    )


def game_to_file(one: GameResult, form: Format) -> Json:
    """A game as a line of the file."""
    found = {"stage": one.stage.value} | _said(
        round=one.round,
        a=one.a,
        b=one.b,
        lus=list(one.lus or ()),
        comb=list(one.comb) if one.comb != (form.comb, form.comb) else None,
        toqued=one.toqued,
        absent=one.absent[0] if len(one.absent) == 1 else list(one.absent),
        forfeit=one.forfeit,
        reason=one.reason,
        late=one.late,
    )
    return found if one.confirmed is None else found | {"confirmed": list(one.confirmed)}


def sitting_to_file(one: Sitting) -> Json:
    """A table of Vira as a line of the file."""
    return _said(round=one.round, table=one.table, seats=list(one.seats), totals=list(one.totals))


def penalty_to_file(one: Penalty) -> Json:
    """A penalty as a line of the file."""
    return {"entrant": one.entrant, "points": number(one.points)} | _said(
        stage=one.stage.value if one.stage is not Stage.POOL else None, reason=one.reason, cites=list(one.cites)
    )


def decision_to_file(one: Decision) -> Json:
    """A decision as a line of the file ("TR.15")."""
    return {"tie": sorted(one.order), "order": list(one.order), "by": one.by.value} | _said(reason=one.reason)
