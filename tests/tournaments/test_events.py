"""Whole events of the sheets, from the draw to the medals."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from stik.engine import Stream
from stik.tournaments import (
    Decision,
    Tournament,
    changes,
    draw_lot,
    draw_pools,
    final_places,
    matches,
    podium,
    ranking_list,
    read_tournament,
    round_robin,
    seating,
    semi_finals,
    standings,
    unofficial,
    wanted_extra_games,
    warnings,
)
from stik.tournaments.model import Stage
from tests.tournaments.events import all_pairs, answer, event, pairs_of, played, pool_games, vira_event


def with_lots(file: dict[str, Any], seed: str = "seed") -> dict[str, Any]:
    """The file with every unresolved tie decided by lot."""
    lots = [draw_lot(tie, seed) for tie in standings(read_tournament(file)).unresolved]
    decisions = [{"tie": list(lot.order), "order": list(lot.order), "by": "lot"} for lot in lots]
    return {**file, "decisions": decisions}


def best_of_three(chance: Random, stage: str, a: str, b: str) -> list[dict[str, Any]]:
    games = [played(chance, a, b, stage=stage, round=1), played(chance, a, b, stage=stage, round=2)]
    if standings_of_match(games, a) == 1:
        games.append(played(chance, a, b, stage=stage, round=3))
    return games


def standings_of_match(games: list[dict[str, Any]], a: str) -> int:
    """How many games a has won."""
    return sum((game["lus"][0] == game["comb"][0]) == (game["a"] == a) for game in games)


@pytest.mark.rule("T.TF.1", "T.TF.2", "T.TF.3", "T.TF.4", "V83", "V84", "V92", "V94", "V95")
@pytest.mark.parametrize("seed", range(10))
def test_the_championship_of_26_teams(seed: int) -> None:
    chance = Random(seed)
    teams = [f"t{number}" for number in range(1, 27)]
    pools = draw_pools(teams, 2, f"nuuk {seed}")
    assert [len(pool) for pool in pools.values()] == [13, 13]
    plan = round_robin(pools["A"])
    assert (len(plan.rounds), plan.minutes) == (13, 260)
    games = [game for pool in pools.values() for game in pool_games(chance, list(pool))]
    entrants = [
        {"id": team, "pool": pool, "players": [team, f"{team}'s partner"]} for pool, ts in pools.items() for team in ts
    ]
    file = with_lots({"format": "voms-championship", "name": f"{seed}", "entrants": entrants, "results": games})
    found = answer(file)
    assert (found["unresolved"], found["provisional"]) == ([], False)
    assert all(row["played"] == 12 for table in found["stages"]["pool"].values() for row in table)
    best = {pool: tuple(row["entrant"] for row in table[:2]) for pool, table in found["stages"]["pool"].items()}
    assert found["qualified"] == [{"stage": "semi-final", "entrants": [*best["A"], *best["B"]]}]
    pairs = semi_finals(best)
    assert pairs == ((best["A"][0], best["B"][1]), (best["B"][0], best["A"][1]))
    file["results"] = [*games, *(played(chance, a, b, stage="semi-final") for a, b in pairs)]
    later = {one["stage"]: one["entrants"] for one in answer(file)["qualified"]}
    assert sorted(later["final"] + later["bronze"]) == sorted(later["semi-final"])
    for stage in ("bronze", "final"):
        file["results"] += best_of_three(chance, stage, *later[stage])
    tournament = read_tournament(file)
    places = podium(tournament)
    assert set(places[:2]) == set(later["final"])
    assert set(places[2:]) == set(later["bronze"])
    assert places[0] == matches(tournament, Stage.FINAL)[0].winner
    listed = {one.player: (one.place, one.points) for one in ranking_list([tournament, tournament])}
    assert listed[places[0]] == listed[f"{places[0]}'s partner"] == (1, 10)
    assert listed[places[3]] == (7, 2)
    assert len(listed) == 8


@pytest.mark.rule("T.TF.2")
def test_third_against_third_is_offered_and_never_counted() -> None:
    file = with_lots(event(Random(1), "voms-championship", [5, 6]) | {"disqualified": []})
    tournament = read_tournament(file)
    found = standings(tournament)
    a, b = (found.pool(name).order for name in "AB")
    beside = unofficial(tournament, found)
    assert beside.pairs == ((a[2], b[2]), (a[3], b[3]), (a[4], b[4]))
    file["results"] = [*file["results"], {"stage": "unofficial", "a": a[2], "b": b[2], "lus": [9, 3]}]
    again = read_tournament(file)
    assert standings(again) == found
    assert unofficial(again, found).tally == {"A": 1, "B": 0}


@pytest.mark.rule("I.TF.1", "I.TF.2", "I.TF.3", "I.TF.4", "V89")
def test_the_open_of_20_teams() -> None:
    chance = Random(20)
    file = event(chance, "voms-open", [10, 10]) | {"disqualified": []}
    plan = round_robin(range(10))
    assert (len(plan.rounds), plan.minutes) == (9, 180)
    file = with_lots(file)
    four = answer(file)["qualified"][0]["entrants"]
    assert len(four) == 4
    semi = [
        played(chance, game.a, game.b, stage="semi-final") for one in round_robin(four).rounds for game in one.fixtures
    ]
    assert len(round_robin(four).rounds) == 3
    file["results"] = [*file["results"], *semi]
    found = answer(file)
    assert len(found["stages"]["semi-final"]["A"]) == 4
    finalists = {one["stage"]: one["entrants"] for one in found["qualified"]}["final"]
    assert finalists == [row["entrant"] for row in found["stages"]["semi-final"]["A"][:2]]
    file["results"] += best_of_three(chance, "final", *finalists)
    tournament = read_tournament(file)
    assert set(podium(tournament)) == set(finalists)
    assert podium(tournament)[0] == matches(tournament, Stage.FINAL)[0].winner
    assert answer(file)["stages"] == found["stages"]


@pytest.mark.rule("W.L", "V91", "W.C4")
def test_a_labansen_event_with_play_offs() -> None:
    chance = Random(3)
    teams = [f"t{number}" for number in range(1, 7)]
    file: dict[str, Any] = {"format": "labansen", "entrants": [{"id": team} for team in teams]}
    file["results"] = pool_games(chance, teams)
    for _ in range(20):
        tournament = read_tournament(file)
        wanted = wanted_extra_games(tournament, standings(tournament))
        if not wanted:
            break
        file["results"] = file["results"] + [played(chance, a, b, stage="play-off") for a, b in wanted]
    found = answer(file)
    order = [row["entrant"] for row in found["stages"]["pool"]["A"]]
    assert [row["place"] for row in found["stages"]["pool"]["A"][:4]] == [1, 2, 3, 4]
    assert found["qualified"] == [
        {"stage": "bronze", "entrants": order[2:4]},
        {"stage": "final", "entrants": order[:2]},
    ]
    file["results"] = (
        file["results"] + best_of_three(chance, "bronze", *order[2:4]) + best_of_three(chance, "final", *order[:2])
    )
    places = final_places(read_tournament(file))
    assert {entrant for place, entrant in places if place <= 2} == set(order[:2])


def test_a_vira_event_of_27_persons() -> None:
    plan = seating(27, 5, Stream("sm", {}))
    assert plan.repeats == 0
    assert all([len(group) for group in groups] == [4, 4, 4, 4, 4, 4, 3] for groups in plan.rounds)
    assert max(plan.threes.values()) == 1
    file = vira_event(Random(27), plan, 27)
    found = answer(file)
    assert sum(row["points"] for row in found["stages"]["pool"]["A"]) == 0
    assert all(row["played"] == 5 for row in found["stages"]["pool"]["A"])
    assert found["provisional"] is False
    file["results"] = file["results"][:-1]
    assert answer(file)["provisional"] is True


@pytest.mark.rule("V97")
def test_the_ranking_list_of_a_format_without_finals() -> None:
    file = {"format": "free-play", "name": "Friday", "entrants": [{"id": "a"}, {"id": "b"}, {"id": "c"}]}
    file["results"] = [{"a": "a", "b": "b", "lus": [9, 3]}]  # type: ignore[assignment]
    listed = ranking_list([read_tournament(file)])
    assert [(one.place, one.player, one.points) for one in listed] == [(1, "a", 5), (2, "b", 3), (2, "c", 3)]
    assert listed[0].history[0].event == "Friday"


@pytest.mark.rule("T.TF.1", "I.TF.1")
def test_more_teams_than_the_sheet_foresees_are_accepted_with_a_warning() -> None:
    entrants = [{"id": f"t{number}"} for number in range(27)]
    assert [
        fault.code for fault in warnings(read_tournament({"format": "voms-championship", "entrants": entrants}))
    ] == ["tournament/many-teams"]
    assert warnings(read_tournament({"format": "voms-championship", "entrants": entrants[:26]})) == ()
    assert warnings(read_tournament({"format": "voms-open", "entrants": entrants[:21]}))


def test_a_correction_says_what_it_changes() -> None:
    """TR.3, TR.4."""
    file = with_lots(event(Random(8), "voms-championship", [5, 5]) | {"disqualified": [], "penalties": []})
    before = read_tournament(file)
    first = standings(before).pool("A").order[0]
    after = replace(before, disqualified=frozenset({first}))
    told = changes(standings(before), standings(after))
    assert any(one.entrant == first and one.after == 5 for one in told.moved)
    assert told.pairings[0][0] is Stage.SEMI_FINAL
    assert first not in told.pairings[0][2]
    same = standings(before)
    assert changes(same, same).moved == changes(same, same).pairings == ()


# laws


@pytest.mark.parametrize("form", ["voms-championship", "voms-open", "labansen", "free-play", "fixed-games"])
@pytest.mark.parametrize("seed", range(25))
def test_results_in_any_order_give_the_same_tables(form: str, seed: int) -> None:
    chance = Random(seed)
    file = event(chance, form, [chance.randrange(2, 9) for _ in range(1 if form == "labansen" else 2)])
    found = answer(file)
    turned = [
        {**game, "a": game["b"], "b": game["a"]} | {key: game[key][::-1] for key in ("lus", "comb") if key in game}
        for game in file["results"]
    ]
    chance.shuffle(turned)
    assert answer({**file, "results": turned}) == found


@pytest.mark.parametrize("seed", range(10))
def test_deleting_a_result_gives_back_what_was_before(seed: int) -> None:
    chance = Random(seed)
    file = event(chance, "voms-championship", [6, 5])
    whole: Tournament = read_tournament(file)
    fewer = replace(whole, games=whole.games[:-1])
    before = standings(fewer)
    assert standings(replace(fewer, games=(*fewer.games, whole.games[-1]))) == standings(whole)
    assert standings(fewer) == before


@pytest.mark.parametrize("seed", range(40))
def test_the_laws_of_a_table(seed: int) -> None:
    chance = Random(seed)
    form = chance.choice(["voms-championship", "voms-open", "labansen"])
    file = event(chance, form, [chance.randrange(3, 12)])
    teams = [entrant["id"] for entrant in file["entrants"]]
    assert set(pairs_of(file["results"])) == all_pairs(teams)
    found = answer(file)
    rows = found["stages"]["pool"]["A"]
    assert sorted(row["entrant"] for row in rows) == sorted(teams)
    places = [row["place"] for row in rows]
    assert places == [1 + sum(other < place for other in places) for place in places]
    tied = {team for tie in found["unresolved"] for team in tie}
    assert {row["entrant"] for row in rows if places.count(row["place"]) > 1} == tied
    assert all((row["decided_by"] is None) == (row["place"] == 1 or row["entrant"] in tied) for row in rows)
    assert sum(row["lus_for"] - row["lus_against"] for row in rows) == 0
    assert found["provisional"] is False
    qualified = [team for one in found["qualified"] for team in one["entrants"]]
    assert not tied & set(qualified)


def test_a_decision_of_another_tie_changes_nothing() -> None:
    tournament = read_tournament(event(Random(4), "voms-championship", [5, 5]))
    other = Decision(("a1", "b1"), draw_lot(["a1", "b1"], "x").by)
    decided = replace(tournament, decisions=(other,))
    assert standings(decided) == standings(tournament)
    assert [fault.code for fault in warnings(decided)] == ["tournament/no-such-tie"]
