"""Tables and schedules as people read them."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

from stik.messages import Catalogue
from stik.tournaments import (
    Course,
    Qualified,
    Row,
    Schedule,
    Seating,
    Stage,
    Standings,
    Table,
    Tournament,
    semi_finals,
    unofficial,
    wanted_extra_games,
    warnings,
)
from stik.tournaments.exchange import decided_by
from stik.tournaments.writing import number


def print_standings(console: Console, tournament: Tournament, found: Standings, say: Catalogue) -> None:
    """Every table, then who goes on and what is open."""
    names = tournament.names()
    if tournament.name:
        console.print(Text(tournament.name, "bold underline"))
    for fault in warnings(tournament):
        console.print(f"[yellow]{escape(say(fault.code, **dict(fault.params)))}[/]")
    for stage, pools in found.stages.items():
        for pool, table in pools.items():
            title = say("tournament/pool", stage=say(f"tournament/stage-{stage.value}"), pool=pool)
            console.print(_grid(table, title, names, say, persons=tournament.format.persons))
    for one in found.qualified:
        if one.entrants:
            who = _who_plays(tournament, one, names)
            console.print(Text.assemble((say(f"tournament/stage-{one.stage.value}"), "bold"), ": ", who))
    for a, b in wanted_extra_games(tournament, found):
        console.print(Text(say("tournament/extra-game", a=names[a], b=names[b])))
    beside = unofficial(tournament, found)
    if beside.pairs and tournament.format.course is Course.CROSS:
        pairs_text = ", ".join(f"{names[a]} – {names[b]}" for a, b in beside.pairs)
        tally = " : ".join(f"{pool} {wins}" for pool, wins in beside.tally.items())
        console.print(Text(say("tournament/unofficial", pairs=f"{pairs_text} ({tally})"), "dim"))
    tables = (table for pools in found.stages.values() for table in pools.values())
    for tie in () if tournament.format.shared_places else (tie for table in tables for tie in table.to_settle):
        teams = ", ".join(names[entrant] for entrant in tie)
        console.print(Text(say("tournament/unresolved", teams=teams), "yellow"))
    if found.provisional:
        console.print(Text(say("tournament/provisional"), "yellow"))


def _who_plays(tournament: Tournament, one: Qualified, names: dict[str, str]) -> str:
    """The pairs where they are known, else the names."""
    best = {
        pool: tuple(entrant for entrant in one.entrants if entrant in members)
        for pool, members in tournament.pools().items()
    }
    crossed = one.stage is Stage.SEMI_FINAL and tournament.format.course is Course.CROSS
    pairs = semi_finals(best) if crossed else ()
    return ", ".join(f"{names[a]} – {names[b]}" for a, b in pairs) or ", ".join(names[each] for each in one.entrants)


def _grid(table: Table, title: str, names: dict[str, str], say: Catalogue, *, persons: bool) -> Grid:
    grid = Grid(title=Text(title), title_justify="left", box=None, pad_edge=False)
    columns = ["place", "entrant", "points", "played", *(["best-round"] if persons else ["wins", "lus"]), "decided"]
    for column in columns:
        left = column in ("entrant", "decided")
        grid.add_column(say(f"tournament/col-{column}"), justify="left" if left else "right")
    for row in table.rows:
        own = _vira_cells(row) if persons else [str(row.sums.wins), f"{row.sums.lus_for}:{row.sums.lus_against}"]
        cells = [str(row.place), names[row.entrant], str(number(row.points)), str(row.sums.played), *own]
        grid.add_row(*map(Text, [*cells, decided_by(row, names, say)]))
    return grid


def _vira_cells(row: Row) -> list[str]:
    return ["" if row.best_round is None else str(row.best_round)]


def print_schedule(console: Console, found: Schedule[int], say: Catalogue) -> None:
    """A round a paragraph."""
    for place, one in enumerate(found.rounds, 1):
        console.print(Text(say("tournament/round", number=place, minute=found.start(place)), "bold"))
        for fixture in one.fixtures:
            wave = f", {say('tournament/wave', wave=fixture.wave)}" if one.waves > 1 else ""
            where = say("tournament/table", table=fixture.table) + wave
            console.print(f"  {where}: {fixture.a} – {fixture.b}")
        if one.byes:
            console.print(f"  {say('tournament/bye', teams=', '.join(map(str, one.byes)))}")
    console.print(say("tournament/minutes", rounds=len(found.rounds), minutes=found.minutes))


def print_seating(console: Console, found: Seating, say: Catalogue, *, seed: str | None) -> None:
    """A round a line of tables, then how good it is."""
    for place, groups in enumerate(found.rounds, 1):
        tables = " | ".join(" ".join(map(str, group)) for group in groups)
        console.print(Text.assemble((say("tournament/seating-round", number=place), "bold"), f"  {tables}"))
    report = {"rounds": len(found.rounds), "persons": found.persons, "repeats": found.repeats}
    console.print(say("tournament/repeats", least=found.least_repeats, **report))
    shares = found.threes.values()
    if any(shares):
        console.print(say("tournament/threes", least=min(shares), most=max(shares)))
    if seed is not None:
        console.print(Text(say("tournament/seed", seed=seed), "dim"))
