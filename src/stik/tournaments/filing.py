"""Changes to a tournament file as plain data: what nobody asked to change stays as it is, notes included."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stik.errors import Fault, TournamentError
from stik.tournaments.departures import Departures
from stik.tournaments.draw import draw_numbers, draw_pools
from stik.tournaments.model import Entrant, EntrantId, Tournament
from stik.tournaments.writing import Json, entrant_to_file

BEFORE_PLAY: Final = ("draft", "open")


def lines(file: Json, name: str) -> list[Json]:
    """A list of the file, each of its lines a copy."""
    found = file.get(name)
    return [dict(line) for line in found if isinstance(line, Mapping)] if isinstance(found, list) else []


def has_pools(file: Json) -> bool:
    """Whether the file says who is in which pool."""
    return any("pool" in line for line in lines(file, "entrants"))


def with_line(file: Json, name: str, line: Json) -> Json:
    """The file with one more line in a list."""
    return file | {name: [*lines(file, name), line]}


def with_result(file: Json, line: Json, at: int | None = None) -> Json:
    """The file with one more result, or with one put right, which keeps the old ones in its history ("TR.4")."""
    results = lines(file, "results")
    if at is None:
        results.append(line)
    else:
        old = results[at]
        history = lines(old, "history")
        results[at] = line | {"history": [*history, {name: old[name] for name in old if name != "history"}]}
    begun = {"state": "running"} if file.get("state") in BEFORE_PLAY else {}
    return file | begun | {"results": results}


def without_result(file: Json, at: int) -> Json:
    """The file without a result, counted from 0: the tables are what they were before."""
    results = lines(file, "results")
    return file | {"results": results[:at] + results[at + 1 :]}


def with_entrants(file: Json, entrants: Sequence[Entrant]) -> Json:
    """The file with more entrants; after the draw they need a pool, before it they have none."""
    known = lines(file, "entrants")
    pools = has_pools(file)
    for one in entrants:
        if known and pools != bool(one.pool):
            code = "tournament/import-after-draw" if pools else "tournament/import-before-draw"
            raise TournamentError(Fault.of(code, name=one.name))
    return file | {"entrants": [*known, *(entrant_to_file(one) for one in entrants)]}


def without_draw(file: Json) -> Json:
    """The file as it was before the draw: no pools, no numbers, and so no results and no decisions."""
    entrants = [
        {name: line[name] for name in line if name not in ("pool", "number")} for line in lines(file, "entrants")
    ]
    kept = {name: file[name] for name in file if name not in ("results", "decisions")}
    return kept | {"entrants": entrants}


def with_draw(file: Json, tournament: Tournament, seed: str) -> Json:
    """Pools for teams, numbers for persons, all from the seed ("TR.1", "T.TF.2", "I.TF.1")."""
    departures = Departures.of(tournament)
    there = [one.id for one in tournament.entrants if departures.why(one.id) is None]
    drawn: dict[EntrantId, Json]
    if tournament.format.persons:
        drawn = {one: {"number": number} for number, one in draw_numbers(there, seed).items()}
        others: Json = {}
    elif tournament.format.pools > 1:
        pools = draw_pools(there, tournament.format.pools, seed)
        drawn = {one: {"pool": pool} for pool, members in pools.items() for one in members}
        others = {"pool": "A"}
    else:
        raise TournamentError(Fault.of("tournament/nothing-to-draw", format=tournament.format.name))
    entrants = [line | drawn.get(str(line["id"]), others) for line in lines(file, "entrants")]
    return file | {"seed": seed, "entrants": entrants}


def with_withdrawal(file: Json, entrant: EntrantId, *, back: bool) -> Json:
    """The file in which an entrant has left, or plays again."""
    entrants = lines(file, "entrants")
    for line in entrants:
        if str(line["id"]) == entrant:
            line.pop("withdrawn", None)
            line |= {} if back else {"withdrawn": True}
    return file | {"entrants": entrants}


def without_entrant(file: Json, name: str, entrant: EntrantId) -> Json:
    """The file without an entrant in a list of ids."""
    found = file.get(name)
    return file | {name: [one for one in found if str(one) != entrant] if isinstance(found, list) else []}
