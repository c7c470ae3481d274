"""The chances of everybody: sums, seeds, what is settled, what ratings do, and how long it takes."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from random import Random
from time import perf_counter
from typing import Any

import pytest

from stik.engine import Stream
from stik.errors import TournamentError
from stik.tournaments import (
    FORMATS,
    Outlook,
    Stage,
    Tournament,
    final_places,
    podium,
    read_tournament,
    seating,
    simulate,
    standings,
)
from stik.tournaments.luck import Luck
from stik.tournaments.scoring import counted
from tests.tournaments import generator
from tests.tournaments.events import event, vira_event


def teams(form: str, sizes: list[int], **more: object) -> Tournament:
    members = [(f"{pool}{nth}", pool) for pool, size in zip("AB", sizes, strict=False) for nth in range(1, size + 1)]
    return read_tournament({"format": form, "entrants": [{"id": one, "pool": pool} for one, pool in members], **more})


def outlook(tournament: Tournament, runs: int = 200, seed: str = "x", ratings: Any = None) -> Outlook:  # noqa: ANN401
    *_, last = simulate(tournament, runs, Stream(seed, {}), ratings)
    return last


@pytest.mark.parametrize("form", list(FORMATS))
def test_the_chances_of_an_event_that_has_not_begun(form: str) -> None:
    tournament = teams(form, [5, 4])
    found = outlook(tournament)
    assert (found.done, found.runs) == (200, 200)
    assert {one.entrant for one in found.chances} == {one.id for one in tournament.entrants}
    for one in found.chances:
        assert sum(one.places.values()) == pytest.approx(1)
        assert one.medals == pytest.approx(sum(share for place, share in one.places.items() if place <= 3))
    if tournament.format.qualifiers:
        through = sum(one.qualified or 0 for one in found.chances)
        assert through == pytest.approx(4 if form != "labansen" else 8)
        assert sum(one.first for one in found.chances) == pytest.approx(1)
    else:
        assert {one.qualified for one in found.chances} == {None}


def test_the_same_seed_gives_the_same_chances() -> None:
    tournament = teams("voms-championship", [6, 5])
    assert outlook(tournament, 50) == outlook(tournament, 50)
    assert outlook(tournament, 50) != outlook(tournament, 50, "y")


def test_progress_goes_up_to_the_end() -> None:
    steps = [one.done for one in simulate(teams("voms-open", [4, 4]), 250, Stream("x", {}))]
    assert steps == sorted(set(steps))
    assert (len(steps) <= 126, steps[-1]) == (True, 250)


@pytest.mark.parametrize("runs", [0, -1, 10_000_000])
def test_too_few_and_too_many_runs_are_refused(runs: int) -> None:
    with pytest.raises(TournamentError, match="how-many-runs"):
        next(simulate(teams("labansen", [4]), runs, Stream("x", {})))


def finished() -> Tournament:
    """A championship with everything played."""
    file = event(Random(11), "voms-championship", [5, 5]) | {"disqualified": []}
    best = standings(read_tournament(file)).qualified[0].entrants
    pairs = [(best[0], best[3]), (best[2], best[1])]
    results = file["results"] + [
        {"stage": stage, "round": nth, "a": a, "b": b, "lus": [9, 4]}
        for stage, a, b, games in (
            *(("semi-final", a, b, 1) for a, b in pairs),
            ("bronze", pairs[0][1], pairs[1][1], 2),
            ("final", pairs[0][0], pairs[1][0], 2),
        )
        for nth in range(1, games + 1)
    ]
    return read_tournament(file | {"results": results})


def test_what_is_settled_is_certain() -> None:
    tournament = finished()
    found = outlook(tournament, 20)
    assert len(podium(tournament)) == 4
    for place, entrant in final_places(tournament):
        assert found.of(entrant).places == {place: 1.0}
    assert all(one.qualified in (0, 1) for one in found.chances)


def test_a_match_goes_on_from_where_it_stands() -> None:
    whole = finished()
    final = [game for game in whole.games if game.stage is Stage.FINAL]
    half = replace(whole, games=tuple(game for game in whole.games if game is not final[1]))
    found = outlook(half, 1000)
    assert found.of(final[0].a).first == pytest.approx(0.75, abs=0.05)
    assert found.of(final[0].b).first == pytest.approx(0.25, abs=0.05)


def test_ratings_matter() -> None:
    tournament = teams("voms-championship", [5, 5])
    found = outlook(tournament, 200, ratings={"A1": 2000, "B1": 1000})
    assert found.of("A1").first > 0.6
    assert found.of("B1").first < 0.05
    assert found.chances[0].entrant == "A1"
    vira = read_tournament({"format": "vira-sm", "entrants": [{"id": f"p{nth}"} for nth in range(1, 9)]})
    assert outlook(vira, 200, ratings={"p1": 2200}).of("p1").first > 0.5


def test_the_disqualified_have_no_chance() -> None:
    found = outlook(teams("voms-championship", [4, 4], disqualified=["A1"]), 30)
    assert found.of("A1").places == {}
    assert found.of("A1").qualified == 0


def test_vira_plays_the_missing_rounds() -> None:
    file = vira_event(Random(3), seating(9, 3, Stream("x", {})), 9)
    whole = read_tournament(file)
    assert all(len(one.places) == 1 for one in outlook(whole, 20).chances if not standings(whole).unresolved)
    less = read_tournament(
        file | {"results": [one for one in file["results"] if one["round"] < 3 or one["table"] == 1]}
    )
    assert any(len(one.places) > 1 for one in outlook(less, 50).chances)


def test_drawn_results_are_results() -> None:
    luck, form = Luck(Stream("x", {})), FORMATS["voms-championship"]
    games = [luck.game(Stage.POOL, "a", "b", form) for _ in range(2000)]
    read_tournament(
        {
            "format": "free-play",
            "entrants": [{"id": "a"}, {"id": "b"}],
            "results": [{"a": "a", "b": "b", "lus": list(one.lus or ()), "comb": list(one.comb)} for one in games],
        }
    )
    found = [counted(game, form) for game in games]
    assert 0.45 < Counter(game.winner for game in found)["a"] / 2000 < 0.55
    assert 0.03 < sum(game.lus[1] == 0 for game in found) / 2000 < 0.12
    assert 0.05 < sum(game.lus[0] > 9 for game in found) / 2000 < 0.2
    for size in (1, 2, 3, 4, 5):
        assert sum(luck.sitting(1, tuple("abcde"[:size])).totals) == 0


def test_random_tournaments_can_all_be_played_on() -> None:
    for seed in range(120):
        data = generator.tournament(random.Random(seed))
        try:
            tournament = read_tournament(data)
        except TournamentError:
            continue
        for one in outlook(tournament, 3).chances:
            assert not one.places or sum(one.places.values()) == pytest.approx(1)


def test_a_full_championship_is_quick() -> None:
    begun = perf_counter()
    outlook(teams("voms-championship", [13, 13]), 200)
    assert perf_counter() - begun < 10  # a thousand runs in well under a minute, on a busy machine too
