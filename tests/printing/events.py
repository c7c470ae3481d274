"""Events to print: a championship of 26 teams, an open of 20, 27 persons of Vira, and the odd ones."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import Any

from stik.engine import Stream
from stik.printing import Event, Meeting, PlannedRound
from stik.tournaments import Stage, draw_numbers, draw_pools, read_tournament, round_robin, seating
from tests.tournaments.events import played

_NAMES = """\
Nuuk Sisimiut Ilulissat Qaqortoq Aasiaat Maniitsoq Tasiilaq Paamiut Narsaq Nanortalik Uummannaq Qasigiannguit
Upernavik Qeqertarsuaq Qaanaaq Kangaatsiaq Ittoqqortoormiit Kangerlussuaq Kulusuk Arsuk Kangaamiut Atammik
Napasoq Alluitsup Kullorsuaq Saattut

Aviaja Malik Ivalu Nuka Paninnguaq Inuk Naja Minik Arnaq Aqqaluk Pipaluk Ole Karen Hans Ane Jens Birthe

Anna Erik Karin Lars Eva Nils Ingrid Sven Märta Gösta Åsa Örjan Ulla Bengt Greta Axel Sigrid Olof

Lindqvist Åkerblom Ström Hallberg Öhman Sjögren Wallin Ek Norén Ryd Klintberg"""
TOWNS, FIRST, SWEDES, SURNAMES = (names.split() for names in _NAMES.split("\n\n"))
LINK = "https://stik.example/t/NUUK26"


def clock(minute: int) -> str:
    return f"{9 + minute // 60:02}:{minute % 60:02}"


def pool_rounds(pools: dict[str, tuple[str, ...]], slot: int = 20) -> tuple[PlannedRound, ...]:
    """The pools side by side, each at tables of its own."""
    plans, first = [], 1
    for members in pools.values():
        plans.append(round_robin(members, slot=slot, first_table=first))
        first += len(members) // 2
    rounds = []
    for number in range(max(len(plan.rounds) for plan in plans)):
        parts = [plan.rounds[number] for plan in plans if number < len(plan.rounds)]
        meetings = tuple(Meeting(one.table, (one.a, one.b), one.wave) for part in parts for one in part.fixtures)
        byes = tuple(team for part in parts for team in part.byes)
        rounds.append(PlannedRound(number + 1, meetings, byes, start=clock(number * slot)))
    return tuple(rounds)


def results_of(chance: Random, rounds: Iterable[PlannedRound]) -> list[dict[str, Any]]:
    return [
        played(chance, *meeting.entrants, stage=one.stage.value, round=one.number)
        for one in rounds
        for meeting in one.meetings
    ]


def voms(form: str, teams: int, *, name: str, rounds: int | None = None, finals: bool = True) -> Event:
    """A Voms event, played to the end or for so many rounds."""
    chance = Random(teams)
    ids = [f"t{number}" for number in range(1, teams + 1)]
    pools = dict(draw_pools(ids, 2, "red and black"))
    pool = {team: letter for letter, members in pools.items() for team in members}
    plan = pool_rounds(pools)
    results = results_of(chance, plan[:rounds])
    a, b = pools["A"], pools["B"]
    if finals:
        last = [("semi-final", a[0], b[1]), ("semi-final", b[0], a[1]), ("bronze", b[1], a[1]), ("final", a[0], b[0])]
        for stage, one, other in last:
            results += [{"stage": stage, "round": 1, "a": one, "b": other, "lus": [9, 5]}] * (
                1 if stage[0] == "s" else 2
            )
        plan += (
            PlannedRound(
                1, (Meeting(1, (a[0], b[1])), Meeting(2, (b[0], a[1]))), stage=Stage.SEMI_FINAL, start="14:00"
            ),
            PlannedRound(1, (Meeting(2, (b[1], a[1])),), stage=Stage.BRONZE, start="14:30"),
            PlannedRound(1, (Meeting(1, (a[0], b[0])),), stage=Stage.FINAL, start="15:30"),
        )
    results[3] = {**{key: results[3][key] for key in ("stage", "round", "a", "b")}, "absent": results[3]["b"]}
    results[5]["toqued"] = results[5]["a"]
    tournament = read_tournament(
        {
            "format": form,
            "name": name,
            "place": "Nuuk",
            "date": "2026-03-14",
            "seed": "red and black",
            "entrants": [
                {
                    "id": team,
                    "name": f"{TOWNS[place % len(TOWNS)]}{' 2' if place >= len(TOWNS) else ''}",
                    "pool": pool[team],
                    "players": [f"{FIRST[place % 17]} Petersen", f"{FIRST[(place * 5 + 3) % 17]} Kleist"],
                }
                for place, team in enumerate(ids)
            ],
            "results": results,
            "penalties": [{"entrant": "t4", "points": -1, "reason": "late"}],
        }
    )
    return Event(
        tournament=tournament,
        rounds=plan,
        checked_in=frozenset(ids[::2]),
        link=LINK,
        table_links={table: f"{LINK}/table/{table}" for table in range(1, 14)},
        entrant_links={team: f"{LINK}/team/{team}" for team in ids},
    )


def championship() -> Event:
    return voms("voms-championship", 26, name="Grønlandsmesterskabet i Voms 2026")


def open_event() -> Event:
    return voms("voms-open", 20, name="Nuuk Open", rounds=6, finals=False)


def vira(persons: int = 27, rounds: int = 3) -> Event:
    """A Swedish championship."""
    chance = Random(persons)
    numbers = draw_numbers([f"p{number}" for number in range(1, persons + 1)], "pulla")
    plan = seating(persons, rounds, Stream("pulla", {"purpose": "test"}))
    meetings = [
        [Meeting(table, tuple(numbers[number] for number in group)) for table, group in enumerate(groups, 1)]
        for groups in plan.rounds
    ]
    results = []
    for number, tables in enumerate(meetings, 1):
        for at in tables:
            totals = [chance.randrange(-30, 31) for _ in at.entrants[1:]]
            seats = list(at.entrants)
            results.append({"round": number, "table": at.table, "seats": seats, "totals": [-sum(totals), *totals]})
    tournament = read_tournament(
        {
            "format": "vira-sm",
            "name": "SM i Vira 2026",
            "place": "Stockholm",
            "date": "2026-10-03",
            "seed": "pulla",
            "settings": {"rounds": rounds},
            "entrants": [
                {"id": f"p{number}", "name": f"{SWEDES[number % 18]} {SURNAMES[number * 7 % len(SURNAMES)]}"}
                for number in range(1, persons + 1)
            ],
            "results": results,
            "penalties": [{"entrant": "p3", "points": -8, "reason": "SM.M1"}],
        }
    )
    return Event(
        tournament=tournament,
        rounds=tuple(
            PlannedRound(number, tuple(tables), start=clock(120 * number)) for number, tables in enumerate(meetings, 1)
        ),
        numbers={person: number for number, person in numbers.items()},
        link="https://stik.example/t/SM26",
    )


def empty(form: str = "voms-championship") -> Event:
    """Nothing entered, nothing planned."""
    bare = read_tournament({"format": form, "entrants": [{"id": "a"}]})
    return Event(tournament=replace(bare, entrants=()))


def long_names(teams: int = 12) -> Event:
    """Names of 60 characters, with and without blanks."""
    event = voms("voms-championship", teams, name="N" * 60, rounds=2, finals=False)
    entrants = tuple(
        replace(
            one,
            name=(f"W{number:02}" + "Wm" * 29)[:60]
            if number % 2
            else f"{number:02} Kalaallit Nunaanni Timersoqatigiit Kattuffiat Vomsertut Pisut"[:60],
            players=(f"P{number}" + "M" * 56, "Kangerlussuarmiormiut Paninnguaq-Aviaja Kleist-Petersen"),
        )
        for number, one in enumerate(event.tournament.entrants, 1)
    )
    changed = replace(event.tournament, entrants=entrants, place="Ittoqqortoormiit " * 4, seed="s" * 120)
    return replace(event, tournament=changed)
