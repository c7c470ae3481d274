"""The tournament's file as it follows from the desk; the tables are computed from it and from nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from stik.app.desk.orders import ViraResult, VomsResult
from stik.app.desk.outcome import is_done
from stik.app.desk.state import Contestant, Desk, Json, PlannedMatch, PlayedGame, Sanction
from stik.tournaments import FORMATS, Format, Stage, Tournament, format_with, read_tournament


def file_of(desk: Desk) -> Json:
    """The tournament as `stik tournament standings` reads it."""
    found: Json = {
        "format": desk.plan.format,
        "name": desk.plan.name,
        "state": desk.state,
        "entrants": [_entrant(one) for one in in_the_file(desk)],
        "results": [result for match in desk.matches.values() for result in _results(_left(desk, match))],
    }
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
    form = FORMATS[desk.plan.format]
    if form.persons:
        return {"rounds": sum(one.stage is Stage.POOL for one in desk.rounds) or form.rounds}
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
    if not in_the_file(desk):
        return Tournament(format_of(desk), (), name=desk.plan.name, seed=desk.seed)
    return read_tournament(file_of(desk))


def format_of(desk: Desk) -> Format:
    """The format with the tournament's own settings."""
    return format_with(FORMATS[desk.plan.format], dict(desk.plan.settings))


def in_the_file(desk: Desk) -> tuple[Contestant, ...]:
    """The entrants who stand in tables: all, or after a draw those who have a pool."""
    drawn = any(one.pool for one in desk.entrants.values())
    return tuple(one for one in desk.entrants.values() if one.pool or not drawn)


def _entrant(one: Contestant) -> Json:
    found: Json = {"id": one.id, "name": one.name}
    if one.pool:
        found["pool"] = one.pool
    if one.players:
        found["players"] = list(one.players)
    if one.club:
        found["club"] = one.club
    if one.number is not None:
        found["number"] = one.number
    if one.withdrawn:
        found["withdrawn"] = True
    return found


def _left(desk: Desk, match: PlannedMatch) -> PlannedMatch:
    """A bronze match or final with walkovers where one of the two has left: the pools stay as they are ("TR.17")."""
    if match.stage not in (Stage.BRONZE, Stage.FINAL):
        return match
    gone = [one for one in match.entrants if desk.entrants[one].withdrawn]
    form = format_of(desk)
    while len(gone) == 1 and not is_done(match, form):
        number = next(one for one in range(1, match.best_of + 1) if match.game(one).result is None)
        match = match.with_game(number, PlayedGame(VomsResult(absent=gone[0])))
    return match


def _results(match: PlannedMatch) -> Iterator[Json]:
    for _, game in sorted(match.games.items()):
        result = game.result
        if result is None:
            continue
        if isinstance(result, ViraResult):
            found: Json = {"round": match.round, "seats": list(match.entrants), "totals": list(result.totals)}
            if match.table is not None:
                found["table"] = match.table
            yield found
            continue
        told: Json = {"stage": match.stage.value, "a": match.entrants[0], "b": match.entrants[1]}
        if match.stage is Stage.POOL:
            told["round"] = match.round
        given = result.model_dump(mode="json", exclude_defaults=True)
        if result.lus is not None:
            given["comb"] = list(result.comb)
        yield {**told, **given}
