"""The tournament's file as it follows from the desk; the tables are computed from it and from nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import cast

from stik.app.desk.facts import valued
from stik.app.desk.orders import Result, ViraResult, VomsResult
from stik.app.desk.outcome import with_walkovers
from stik.app.desk.state import Contestant, Desk, Json, PlannedMatch, PlayedGame, Sanction
from stik.tournaments import Entrant, Format, Stage, Tournament, read_tournament
from stik.tournaments.writing import entrant_to_file


def file_of(desk: Desk) -> Json:
    """The tournament as `stik tournament standings` reads it."""
    found: Json = {
        "format": desk.plan.format,
        "name": desk.plan.name,
        "state": desk.state,
        "entrants": [_entrant(one) for one in in_the_file(desk)],
        "results": [_result(match, result) for match, game in _counting(desk) if (result := game.result) is not None],
    }
    if desk.edition > 1:
        found["edition"] = desk.edition
    if desk.seed:
        found["seed"] = desk.seed
    if settings := _usual(desk) | desk.plan.settings:
        found["settings"] = dict(settings)
    if desk.plan.place:
        found["place"] = desk.plan.place
    if desk.plan.date:
        found["date"] = desk.plan.date
    known = {one.id for one in in_the_file(desk)}
    if out := [one.id for one in desk.entrants.values() if one.disqualified and one.id in known]:
        found["disqualified"] = list(out)
    if desk.sanctions:
        found["penalties"] = [_penalty(one) for one in desk.sanctions if one.entrant in known]
    if desk.settled:
        found["decisions"] = [
            {"tie": [*sorted(one.order)], "order": list(one.order), "by": one.by, "reason": one.reason or "–"}
            for one in desk.settled
        ]
    if desk.appeals:
        found["appeals"] = [f"{one.text} → {one.decision} ({one.by})" for one in desk.appeals]
    return found


def _usual(desk: Desk) -> Json:
    """What a file that does not say so would have guessed from the results that it holds so far."""
    form = _as_planned(desk)
    if form.persons:
        return {"rounds": form.rounds}
    return {"meetings": form.meetings} if form.name == "fixed-games" else {}


def _penalty(one: Sanction) -> Json:
    found: Json = {"entrant": one.entrant, "points": one.points, "stage": one.stage.value, "cites": list(one.cites)}
    if one.reason:
        found["reason"] = one.reason
    if one.round is not None:
        found["round"] = one.round
    if one.sent_off:
        found["sent_off"] = True
    return found


def tournament_of(desk: Desk) -> Tournament:
    """The same, read and checked; raises `TournamentError` with everything that cannot be."""
    form = _as_planned(desk)
    if not in_the_file(desk):
        return Tournament(form, (), name=desk.plan.name, seed=desk.seed)
    worths = [] if form.persons else [game.worth for _, game in _counting(desk)]
    return replace(read_tournament(file_of(desk), played_by=form, worths=worths), final=desk.final)


def _as_planned(desk: Desk) -> Format:
    """The format with as many rounds of Vira as are planned."""
    if not desk.format.persons or "rounds" in desk.plan.settings:
        return desk.format
    return replace(desk.format, rounds=sum(one.stage is Stage.POOL for one in desk.rounds) or desk.format.rounds)


def in_the_file(desk: Desk) -> tuple[Contestant, ...]:
    """The entrants who stand in tables: all, or after a draw those who have a pool."""
    drawn = any(one.pool for one in desk.entrants.values())
    return tuple(one for one in desk.entrants.values() if one.pool or not drawn)


def _entrant(one: Contestant) -> Json:
    entrant = Entrant(one.id, one.name, one.pool or "", one.players, one.withdrawn, one.club, one.number)
    return cast("Json", entrant_to_file(entrant) | {"name": one.name})


def _left(desk: Desk, match: PlannedMatch) -> PlannedMatch:
    """A bronze match or final with walkovers where one of the two has left: the pools stay as they are ("TR.17")."""
    if match.stage not in (Stage.BRONZE, Stage.FINAL):
        return match
    gone = [one for one in match.entrants if desk.entrants[one].withdrawn]
    if len(gone) != 1:
        return match
    instead = PlayedGame(VomsResult(absent=gone[0]))
    return with_walkovers(match, lambda number, _: valued(desk, match, number, instead))


def _counting(desk: Desk) -> Iterator[tuple[PlannedMatch, PlayedGame]]:
    """The games that have a result."""
    for match in desk.matches.values():
        for _, game in sorted(_left(desk, match).games.items()):
            if game.result is not None:
                yield match, game


def _result(match: PlannedMatch, result: Result) -> Json:
    if isinstance(result, ViraResult):
        found: Json = {"round": match.round, "seats": list(match.entrants), "totals": list(result.totals)}
        return found if match.table is None else {**found, "table": match.table}
    told: Json = {"stage": match.stage.value, "a": match.entrants[0], "b": match.entrants[1]}
    if match.stage is Stage.POOL:
        told["round"] = match.round
    given = result.model_dump(mode="json", exclude_defaults=True)
    if result.lus is not None:
        given["comb"] = list(result.comb)
    return {**told, **given}
