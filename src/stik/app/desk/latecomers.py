"""Who plays and has no card, no games or no seat yet; seats that become free, and are taken again."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from stik.app.desk.lineup import Lineup
from stik.app.desk.state import Json
from stik.tournaments import EntrantId, Stage
from stik.tournaments.departures import AFTER_POOLS


def latecomers(lineup: Lineup) -> tuple[EntrantId, ...]:
    """Who is there and lacks something that the desk can still give."""
    desk, form = lineup.desk, lineup.tournament.format
    covered = desk.turned < len(desk.drawn)
    if covered or (form.meetings is None and not form.persons) or any(desk.of_stage(stage) for stage in AFTER_POOLS):
        return ()
    if not desk.of_stage(Stage.POOL):
        there = placed(lineup)
        return tuple(one.id for one in lineup.present if one.id not in there) if desk.drawn else ()
    lacking = _without_seat(lineup) if form.persons else _without_games(lineup)
    return tuple(one.id for one in lineup.present if one.id in lacking)


def placed(lineup: Lineup) -> set[EntrantId]:
    """Who has a pool or a number."""
    return {one.id for one in lineup.desk.entrants.values() if one.pool is not None or one.number is not None}


def _without_seat(lineup: Lineup) -> set[EntrantId]:
    """Vira: who has no seat in a round that has not begun."""
    rounds = [one for one in lineup.desk.rounds if one.stage is Stage.POOL and one.begun is None]
    seated = [{name for match in lineup.matches_of(one) for name in match.entrants} for one in rounds]
    return {one.id for one in lineup.playing if any(one.id not in there for there in seated)}


def _without_games(lineup: Lineup) -> set[EntrantId]:
    """Voms: who lacks most games, then who lacks most of the others, until none is lacking."""
    desk, drawn = lineup.desk, bool(lineup.desk.drawn)
    met = Counter(frozenset(match.entrants) for match in desk.of_stage(Stage.POOL) if match.id not in lineup.off)
    there = [one for one in lineup.playing if one.pool or not drawn]
    wanted = lineup.tournament.format.meetings or 1
    pairs = [(a, b) for a, b in combinations(there, 2) if a.pool == b.pool]
    missing = [(a.id, b.id) for a, b in pairs if met[frozenset((a.id, b.id))] < wanted]
    found = {one.id for one in lineup.playing if one not in there}
    while missing:
        lacks = Counter(name for pair in missing for name in pair)
        worst = max(lacks, key=lambda name: (lacks[name], list(desk.entrants).index(name)))
        found.add(worst)
        missing = [pair for pair in missing if worst not in pair]
    return found


def cards_for(lineup: Lineup) -> Json:
    """The pool with fewest teams, or the next number, for everybody who lacks one."""
    there = placed(lineup)
    late = [one for one in lineup.present if one.id not in there] if lineup.desk.drawn else []
    if lineup.desk.game == "vira":
        last = max((one.number or 0 for one in lineup.desk.entrants.values()), default=0)
        return {"numbers": {one.id: number for number, one in enumerate(late, last + 1)}}
    sizes = Counter(one.pool for one in lineup.playing if one.pool)
    pools: Json = {}
    for one in late:
        pool = min(sorted({one.pool for one in lineup.desk.entrants.values() if one.pool}), key=sizes.__getitem__)
        sizes[pool] += 1
        pools[one.id] = pool
    return {"pools": pools}


def seats_without(lineup: Lineup, entrant: EntrantId, *, back: bool) -> Json:
    """Vira: the tables of rounds that have not begun, without somebody who leaves, or with who comes back to them."""
    waiting = {one.number for one in lineup.desk.rounds if one.begun is None}
    seats: Json = {}
    for match in lineup.desk.matches.values():
        if match.deals is None or match.round not in waiting or match.is_played:
            continue
        if back and entrant in match.away:
            seats[match.id] = [*match.entrants, entrant]
        elif not back and entrant in match.entrants:
            seats[match.id] = [one for one in match.entrants if one != entrant]
    return {"seats": seats} if seats else {}
