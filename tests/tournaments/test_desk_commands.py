"""The desk on the command line: a file is begun, filled, drawn, played, put right, exported and moved."""

from __future__ import annotations

import json
import re
import stat
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml
from openpyxl import load_workbook
from typer.testing import CliRunner, Result

from stik.cli import tournament_store
from stik.cli.main import app
from stik.messages import LANGUAGES
from stik.tournaments import draw_lot, draw_numbers, draw_pools
from tests.tournaments.events import event

TEAMS = ["Nuuk 1", "Nuuk 2", "Sisimiut", "Maniitsoq", "Aasiaat", "Qaqortoq", "Tasiilaq", "Ilulissat"]


def stik(*arguments: str | Path, width: int = 200) -> Result:
    surroundings = {"COLUMNS": str(width), "LC_ALL": "C", "NO_COLOR": "1"}
    return CliRunner().invoke(app, ["tournament", *map(str, arguments)], env=surroundings)


def done(*arguments: str | Path, width: int = 200) -> str:
    result = stik(*arguments, width=width)
    assert result.exit_code == 0, result.output
    return result.stdout


def told(*arguments: str | Path) -> Any:  # noqa: ANN401
    return json.loads(done(*arguments, "--json"))


def refused(*arguments: str | Path) -> str:
    """The code of what is wrong; whatever the language, it is a sentence and no traceback."""
    result = stik(*arguments)
    assert result.exit_code == 1, result.output
    assert re.match(r"tournament/[a-z-]+: .+", result.stderr.splitlines()[-1])
    return result.stderr.splitlines()[-1].split(":")[0].removeprefix("tournament/")


def read(file: Path) -> Any:  # noqa: ANN401
    return yaml.safe_load(file.read_text("utf-8"))


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    """A championship with eight teams, not drawn."""
    file = tmp_path / "nuuk.yaml"
    done("new", file, "--format", "voms-championship", "--name", "Nuuk 2026", "--seed", "red and black")
    entries = tmp_path / "entries.csv"
    entries.write_bytes(
        "\r\n".join(["Hold;Spiller 1;Spiller 2", *(f"{team};{team} A;{team} B" for team in TEAMS)]).encode("cp1252")
    )
    assert "8 entrants" in done("import", file, entries)
    return file


@pytest.fixture
def drawn(begun: Path) -> Path:
    done("draw", begun)
    return begun


def pools(file: Path) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {"A": [], "B": []}
    for one in read(file)["entrants"]:
        found[one["pool"]].append(one["id"])
    return found


# -- new, import, draw


def test_a_new_file(tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    assert "eed " in done(
        "new", file, "--format", "fixed-games", "--name", "Æ: #1", "--place", "Nuuk", "--set", "meetings=2"
    )
    found = read(file)
    assert list(found) == ["format", "name", "place", "seed", "state", "settings", "entrants"]
    assert (found["name"], found["settings"], len(found["seed"])) == ("Æ: #1", {"meetings": 2}, 16)
    assert refused("new", file, "--format", "labansen", "--name", "x") == "file-exists"
    assert refused("new", tmp_path / "b.yaml", "--format", "chess", "--name", "x") == "unknown-format"
    assert (
        refused("new", tmp_path / "b.yaml", "--format", "labansen", "--name", "x", "--set", "speed=1")
        == "unknown-field"
    )
    assert refused("new", tmp_path / "no" / "b.yaml", "--format", "labansen", "--name", "x") == "unwritable"
    assert told("new", tmp_path / "c.json", "--format", "labansen", "--name", "x", "--seed", "s")["seed"] == "s"
    assert json.loads((tmp_path / "c.json").read_text("utf-8"))["name"] == "x"
    assert not (tmp_path / "b.yaml").exists()


def test_entrants_are_imported_once(begun: Path, tmp_path: Path) -> None:
    assert [one["id"] for one in read(begun)["entrants"]] == [f"t{nth}" for nth in range(1, 9)]
    assert refused("import", begun, tmp_path / "entries.csv") == "import-known"
    assert refused("import", begun, tmp_path / "none.csv") == "unreadable"
    (tmp_path / "bad.xlsx").write_bytes(b"no")
    assert refused("import", begun, tmp_path / "bad.xlsx") == "import-unreadable"
    (tmp_path / "late.csv").write_text("name,e-mail,pool\nLate,x@y,A\n", "utf-8")
    assert refused("import", begun, tmp_path / "late.csv") == "import-before-draw"
    done("draw", begun)
    assert told("import", begun, tmp_path / "late.csv") == {"entrants": ["t9"], "unused": ["e-mail"]}
    (tmp_path / "later.csv").write_text("name\nLater\n", "utf-8")
    assert refused("import", begun, tmp_path / "later.csv") == "import-after-draw"


def test_the_draw_follows_from_the_seed(begun: Path) -> None:
    shown = done("draw", begun)
    assert shown.count("♥") == shown.count("♠") == 4
    wanted = draw_pools([f"t{nth}" for nth in range(1, 9)], 2, "red and black")
    assert pools(begun) == {name: list(members) for name, members in wanted.items()}
    assert refused("draw", begun) == "drawn-already"
    a, b = pools(begun)["A"][:2]
    done("enter", begun, a, b, "9:5")
    again = told("draw", begun, "--again")
    assert again["seed"] != "red and black"
    assert "results" not in read(begun)
    assert "results" in read(begun.with_name("nuuk.yaml.bak"))


def test_what_cannot_be_drawn(tmp_path: Path) -> None:
    file = tmp_path / "l.yaml"
    file.write_text("format: labansen\nentrants: [{id: a}, {id: b}]\n", "utf-8")
    assert refused("draw", file) == "nothing-to-draw"
    file.write_text("format: vira-sm\nentrants: [{id: a}, {id: b}, {id: c}]\nseed: x\n", "utf-8")
    assert refused("schedule", file) == "not-drawn"
    assert told("draw", file) == {"seed": "x", "numbers": list(draw_numbers(["a", "b", "c"], "x").values())}
    assert [line["table"] for line in told("schedule", file, "--start", "9:15")["appointments"]] == [1, 1, 1]
    file.write_text("format: vira-sm\nentrants: [{id: a}]\nresults: [{}]\n", "utf-8")
    assert refused("draw", file) == "results-already"


# -- schedule


def test_the_timetable_of_a_file(begun: Path) -> None:
    assert refused("schedule", begun) == "not-drawn"
    done("draw", begun)
    found = told("schedule", begun, "--start", "10:00")
    assert (found["minutes"], found["end"], len(found["appointments"])) == (60, "11:00", 12)
    assert {one["table"] for one in found["appointments"] if one["pool"] == "B"} == {3, 4}
    few = told("schedule", begun, "--start", "23:30", "--tables", "2", "--slot", "15")
    assert (few["minutes"], few["end"]) == (90, "01:00")
    one = told("schedule", begun, "--tables", "1")
    assert one["minutes"] == 12 * 20
    assert len({line["time"] for line in one["appointments"]}) == 12
    assert refused("schedule", begun, "--start", "25:00") == "bad-time"
    assert refused("schedule", begun, "--tables", "0") == "how-many-tables"
    assert "10:20" in done("schedule", begun, width=80)
    assert stik("schedule").exit_code == 2


# -- enter


def test_a_result_by_name(drawn: Path) -> None:
    a, b, *_ = pools(drawn)["A"]
    names = {one["id"]: one["name"] for one in read(drawn)["entrants"]}
    assert names[a] in done("enter", drawn, names[a].lower(), names[b], "11:7", "--comb", "11:9", "--toqued", b)
    found = read(drawn)
    assert found["state"] == "running"
    assert found["results"] == [
        {
            "stage": "pool",
            "round": found["results"][0]["round"],
            "a": a,
            "b": b,
            "lus": [11, 7],
            "comb": [11, 9],
            "toqued": b,
        }
    ]
    assert refused("enter", drawn, "nuuk", b, "9:5") == "several-named"
    assert refused("enter", drawn, "Oslo", b, "9:5") == "nobody-named"
    assert refused("enter", drawn, a, pools(drawn)["B"][0], "9:5") == "different-pools"
    assert refused("enter", drawn, a, pools(drawn)["A"][2], "9:9") == "two-winners"
    assert refused("enter", drawn, a, pools(drawn)["A"][2], "nine") == "bad-score"
    assert refused("enter", drawn, a) == "enter-two"
    assert refused("enter", drawn, a, pools(drawn)["A"][2], "9:5", "--stage", "quarter") == "bad-field"
    assert refused("enter", drawn, a, pools(drawn)["A"][2], "9:5", "--correct") == "nothing-to-correct"
    assert read(drawn) == found


def test_a_result_is_taken_out(drawn: Path) -> None:
    a, b, c, *_ = pools(drawn)["A"]
    done("enter", drawn, a, c, "9:5")
    before = read(drawn)["results"]
    done("enter", drawn, a, b, "9:5")
    assert "→" in done("enter", drawn, a, b, "--remove")
    assert read(drawn)["results"] == before
    assert refused("enter", drawn, a, b, "--remove") == "nothing-to-correct"


def test_a_walkover_and_a_forfeit(drawn: Path) -> None:
    a, b, c, *_ = pools(drawn)["A"]
    done("enter", drawn, a, b, "--absent", b)
    done("enter", drawn, a, c, "--forfeit", c, "--reason", "cheating")
    assert [one.get("absent") or one["forfeit"] for one in read(drawn)["results"]] == [b, c]
    assert read(drawn)["results"][1]["reason"] == "cheating"


def test_nothing_is_entered_before_the_draw(begun: Path) -> None:
    assert refused("enter", begun, "t1", "t2", "9:5") == "not-drawn"


def test_a_correction_is_told_and_kept(drawn: Path) -> None:
    """Places and pairings that would change are listed before it is done ("TR.4")."""
    teams = pools(drawn)["A"]
    for place, a in enumerate(teams):
        for b in teams[place + 1 :]:
            done("enter", drawn, a, b, "9:5")
    before = drawn.read_text("utf-8")
    result = stik("enter", drawn, teams[0], teams[1], "0:9")
    assert result.exit_code == 1
    assert "1 → 2" in result.stdout
    assert "entered-already" in result.stderr
    assert drawn.read_text("utf-8") == before
    found = told("enter", drawn, teams[1], teams[0], "9:0", "--correct")
    assert found["way"] == "corrected"
    assert {one["entrant"]: (one["before"], one["after"]) for one in found["changes"]["moved"]} == {
        teams[0]: (1, 2),
        teams[1]: (2, 1),
    }
    assert found["changes"]["pairings"][0]["stage"] == "semi-final"
    done("enter", drawn, teams[1], teams[0], "9:1", "--correct")
    results = read(drawn)["results"]
    assert len(results) == 6
    assert [one["lus"] for one in results[0]["history"]] == [[9, 5], [9, 0]]
    assert results[0]["lus"] == [9, 1]
    assert "→" not in done("enter", drawn, teams[1], teams[0], "9:1", "--correct")


def test_finals_find_their_stage(tmp_path: Path) -> None:
    file = tmp_path / "e.yaml"
    whole = event(Random(11), "voms-championship", [4, 4]) | {"disqualified": [], "penalties": []}
    file.write_text(json.dumps(whole), "utf-8")
    ways = told("standings", file)["qualified"][0]["entrants"]
    a1, a2, b1, b2 = ways
    assert told("enter", file, a1, b2, "9:5")["result"]["stage"] == "semi-final"
    assert refused("enter", file, a1, b2, "9:7") == "entered-already"
    assert told("enter", file, b1, a2, "9:5")["result"]["stage"] == "semi-final"
    assert told("enter", file, a2, b2, "9:5")["result"]["stage"] == "bronze"
    for nth, score in enumerate(["9:5", "5:9", "9:5"], 1):
        entered = told("enter", file, a1, b1, score)["result"]
        assert (entered["stage"], entered["round"]) == ("final", nth)
    assert refused("enter", file, a1, b1, "9:5", "--stage", "final") == "met-too-often"
    assert refused("enter", file, a1, b1, "9:5", "--correct") == "which-round"
    assert refused("enter", file, a1, b1, "9:8", "--correct", "--round", "2") == "already-won"
    done("enter", file, a1, b1, "8:9", "--correct", "--round", "2")
    assert file.read_text("utf-8").startswith("{\n")
    again = json.loads(file.read_text("utf-8"))["results"]
    assert [one["lus"] for one in again if one["stage"] == "final"] == [[9, 5], [8, 9], [9, 5]]


def test_a_table_of_vira(tmp_path: Path) -> None:
    file = tmp_path / "v.yaml"
    file.write_text("format: vira-sm\nentrants: [{id: p1}, {id: p2}, {id: p3}, {id: p4, name: Kerstin}]\n", "utf-8")
    assert "+12" in done("enter", file, "--round", "1", "--table", "3", "p1=12", "p2=-8", "p3=-4")
    assert read(file)["results"] == [{"round": 1, "table": 3, "seats": ["p1", "p2", "p3"], "totals": [12, -8, -4]}]
    assert refused("enter", file, "--round", "2", "p1=12", "p2=-8", "p3=-5") == "not-zero"
    assert refused("enter", file, "p1=12", "p2=-8", "p3=-4") == "enter-round"
    assert refused("enter", file, "--round", "2", "p1:12") == "bad-total"
    assert refused("enter", file, "--round", "1", "p1=0", "p2=0", "kerstin=0") == "two-tables"
    assert refused("enter", file, "--round", "1", "p3=0", "p1=0", "p2=0") == "entered-already"
    done("enter", file, "--round", "1", "p1=10", "p2=-8", "p3=-2", "--correct")
    assert read(file)["results"][0]["table"] == 3
    assert read(file)["results"][0]["history"][0]["totals"] == [12, -8, -4]
    assert refused("enter", file, "--round", "3", "p1=0", "p2=0", "p3=0", "--correct") == "nothing-to-correct"
    done("enter", file, "--round", "1", "p1=0", "p2=0", "p3=0", "--remove")
    assert read(file)["results"] == []


# -- rulings


def test_penalties_and_disqualifications(drawn: Path) -> None:
    a, b, *_ = pools(drawn)["A"]
    done("penalty", drawn, a, "--points", "-1", "--reason", "late", "--cites", "T.P.f")
    assert told("penalty", drawn, b)["penalty"] == {"entrant": b, "points": 0}
    assert refused("penalty", drawn, a, "--points", "1") == "bad-field"
    assert refused("penalty", drawn, a, "--stage", "x") == "bad-field"
    assert read(drawn)["penalties"][0] == {"entrant": a, "points": -1, "reason": "late", "cites": ["T.P.f"]}
    assert told("disqualify", drawn, b, "--reason", "cheating")["disqualified"] == [b]
    assert refused("disqualify", drawn, b) == "disqualified-already"
    assert read(drawn)["penalties"][-1]["reason"] == "cheating"
    assert told("disqualify", drawn, b, "--undo")["disqualified"] == []
    assert refused("disqualify", drawn, b, "--undo") == "not-disqualified"


def test_ties_are_decided(drawn: Path) -> None:
    tied = pools(drawn)["A"]
    wanted = draw_lot(tied, "red and black").order
    assert refused("decide", drawn, *tied[:2]) == "not-tied"
    assert refused("decide", drawn, *tied, "--by", "organiser") == "no-reason"
    assert refused("decide", drawn, *tied, "--by", "dice") == "bad-field"
    assert told("decide", drawn, *tied)["decision"]["order"] == list(wanted)
    others = pools(drawn)["B"]
    done("decide", drawn, *reversed(others), "--by", "organiser", "--reason", "agreed")
    assert [one["entrant"] for one in told("standings", drawn)["stages"]["pool"]["B"]] == others[::-1]
    assert told("standings", drawn)["unresolved"] == []


# -- files


def test_a_file_is_kept_as_it_was_but_for_the_change(drawn: Path) -> None:
    text = drawn.read_text("utf-8")
    drawn.write_text(f"# Nuuk, in the hall\n\n{text}note: to keep\n", "utf-8")
    drawn.chmod(0o600)
    a, b, *_ = pools(drawn)["A"]
    done("enter", drawn, a, b, "9:5")
    assert drawn.read_text("utf-8").startswith("# Nuuk, in the hall\n\nformat:")
    assert read(drawn)["note"] == "to keep"
    assert stat.S_IMODE(drawn.stat().st_mode) == 0o600
    assert [path.name for path in drawn.parent.iterdir() if path.name.startswith(".")] == []
    drawn.write_text(f"{text}---\n{text}", "utf-8")
    assert refused("enter", drawn, a, b, "9:5") == "several-in-file"


def test_nobody_elses_change_is_overwritten(drawn: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    a, b, *_ = pools(drawn)["A"]
    event_of = tournament_store.stored(str(drawn))
    done("enter", drawn, a, b, "9:5")
    monkeypatch.setattr("stik.cli.tournament_enter.stored", lambda _file: event_of)
    assert refused("enter", drawn, a, b, "9:0") == "changed-meanwhile"
    assert read(drawn)["results"][0]["lus"] == [9, 5]


# -- export


@pytest.mark.parametrize("language", LANGUAGES)
def test_exports_and_back(drawn: Path, language: str) -> None:
    a, b, *_ = pools(drawn)["A"]
    done("enter", drawn, a, b, "9:5")
    folder = drawn.parent
    for name in ("standings.csv", "results.csv", "event.xlsx", "event.zip", "event.json"):
        done("export", drawn, "--to", folder / name, "--lang", language)
    assert (folder / "standings.csv").read_bytes().startswith(b"\xef\xbb\xbf")
    assert len(load_workbook(folder / "event.xlsx").worksheets) == 4
    before = (folder / "event.zip").read_bytes()
    done("export", drawn, "--to", folder / "event.zip", "--lang", language)
    assert (folder / "event.zip").read_bytes() == before
    done("import", folder / "moved.yaml", folder / "event.zip", "--lang", language)
    assert (folder / "moved.yaml").read_bytes() == drawn.read_bytes()
    assert refused("import", folder / "moved.yaml", folder / "event.zip") == "file-exists"
    assert refused("import", folder / "moved.json", folder / "event.zip") == "archive-suffix"
    assert json.loads((folder / "event.json").read_text("utf-8")) == read(drawn)
    assert told("import", drawn, folder / "results.csv") == {"added": 0, "corrected": 0}


def test_results_are_imported(drawn: Path, tmp_path: Path) -> None:
    a, b, c, d = pools(drawn)["A"]
    rows = tmp_path / "r.csv"
    rows.write_text(f"a,b,lus a,lus b\n{a},{b},9,5\n{c},{d},0,9\n", "utf-8")
    assert told("import", drawn, rows) == {"added": 2, "corrected": 0}
    assert all(one["round"] for one in read(drawn)["results"])
    rows.write_text(f"a,b,lus a,lus b\n{b},{a},5,9\n{c},{d},1,9\n{a},{c},9,2\n", "utf-8")
    assert refused("import", drawn, rows) == "import-differs"
    assert told("import", drawn, rows, "--correct") == {"added": 1, "corrected": 1}
    assert read(drawn)["results"][1]["history"][0]["lus"] == [0, 9]
    rows.write_text(f"a,b,lus a,lus b\n{a},{d},9,9\n", "utf-8")
    assert refused("import", drawn, rows) == "two-winners"


def test_what_cannot_be_exported(begun: Path) -> None:
    folder = begun.parent
    assert refused("export", begun, "--to", folder / "a.pdf") == "export-kind"
    assert refused("export", begun, "--to", begun) == "file-exists"
    assert refused("export", begun, "--to", folder / "schedule.csv") == "not-drawn"
    assert refused("export", begun, "--to", folder / "x.csv", "--what", "all") == "bad-field"
    done("export", begun, "--to", folder / "x.csv", "--what", "entrants", "--comma")
    assert "name,player 1" in (folder / "x.csv").read_text("utf-8-sig")


# -- simulate, ranking


@pytest.mark.parametrize("language", LANGUAGES)
def test_chances_are_readable_at_80_columns(drawn: Path, language: str) -> None:
    shown = done("simulate", drawn, "--runs", "40", "--lang", language, width=80)
    assert all(team in shown for team in TEAMS)
    assert max(map(len, shown.splitlines())) <= 80
    alone = done("simulate", drawn, "--runs", "40", "--team", "Tasiilaq", "--lang", language, width=80)
    assert alone.splitlines()[0] == "Tasiilaq"
    assert max(map(len, alone.splitlines())) <= 80


def test_chances_for_programs(drawn: Path, tmp_path: Path) -> None:
    ratings = tmp_path / "ratings.csv"
    ratings.write_text("team;rating\nTasiilaq;2300\n", "utf-8")
    found = told("simulate", drawn, "--runs", "50", "--ratings", ratings, "--seed", "s")
    assert found == told("simulate", drawn, "--runs", "50", "--ratings", ratings, "--seed", "s")
    assert (found["runs"], found["seed"], len(found["chances"])) == (50, "s", 8)
    assert found["chances"][0]["entrant"] == "t7"
    assert [one["entrant"] for one in told("simulate", drawn, "--runs", "5", "--team", "t3")["chances"]] == ["t3"]
    assert refused("simulate", drawn, "--runs", "0") == "how-many-runs"
    assert refused("simulate", drawn, "--team", "Oslo") == "nobody-named"


def test_the_ranking_list(tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    results = [{"stage": "final", "a": "a", "b": "b", "lus": [9, 5]} for _ in range(2)]
    whole = {"format": "labansen", "name": "Nuuk", "entrants": [{"id": "a", "players": ["Ann", "Bo"]}, {"id": "b"}]}
    file.write_text(json.dumps(whole | {"results": results}), "utf-8")
    found = told("ranking", file, file)
    assert [(one["place"], one["player"], one["points"]) for one in found] == [
        (1, "Ann", 10),
        (1, "Bo", 10),
        (3, "b", 6),
    ]
    assert found[0]["history"] == [{"event": "Nuuk", "place": 1, "points": 5}] * 2
    assert "Nuuk 1. (5)" in done("ranking", file, "--lang", "da")
    file.write_text(json.dumps(whole), "utf-8")
    assert "Ingen" in done("ranking", file, "--lang", "sv")
    assert stik("ranking", tmp_path / "none.yaml").exit_code == 1


def test_free_play_is_closed(tmp_path: Path) -> None:
    file = tmp_path / "f.yaml"
    done("new", file, "--format", "free-play", "--name", "Friday")
    (tmp_path / "e.csv").write_text("Ann\nBo\n", "utf-8")
    done("import", file, tmp_path / "e.csv")
    for _ in range(2):
        done("enter", file, "ann", "bo", "9:5")
    assert told("standings", file)["provisional"] is True
    assert refused("schedule", file) == "no-plan"
    done("close", file)
    assert told("standings", file)["provisional"] is False


@pytest.mark.rule("TR.16")
def test_a_team_leaves_and_comes_back(drawn: Path) -> None:
    a, b, *_ = pools(drawn)["A"]
    done("enter", drawn, a, b, "9:5")
    left = told("withdraw", drawn, a)
    assert left["withdrawn"] == [a]
    assert {(one["gone"], one["winner"] != a) for one in left["games"]} == {(a, True)}
    assert len(left["games"]) == len(pools(drawn)["A"]) - 1
    assert refused("withdraw", drawn, a) == "withdrawn-already"
    assert refused("enter", drawn, a, pools(drawn)["A"][2], "9:5") == "not-played"
    rows = {one["entrant"]: one for one in told("standings", drawn)["stages"]["pool"]["A"]}
    assert (rows[a]["decided_by"], rows[b]["points"]) == ("withdrawn", 2)
    assert {one["winner"] for one in told("withdraw", drawn, a, "--back")["games"]} == {None}
    assert refused("withdraw", drawn, a, "--back") == "not-withdrawn"
    assert not any("withdrawn" in one for one in read(drawn)["entrants"])


@pytest.mark.rule("V88", "T.TF.2")
def test_the_absence_that_disqualifies_is_asked_for(drawn: Path) -> None:
    a, b, c, *_ = pools(drawn)["A"]
    done("enter", drawn, a, b, "--absent", a)
    before = read(drawn)
    assert refused("enter", drawn, a, c, "--absent", a) == "last-absence"
    assert read(drawn) == before
    done("enter", drawn, a, c, "--absent", a, "--yes")
    assert len(read(drawn)["results"]) == 2


@pytest.mark.rule("TR.16")
def test_who_has_left_is_in_no_plan(drawn: Path) -> None:
    pool = pools(drawn)["A"]
    before = told("schedule", drawn)
    done("enter", drawn, pool[0], pool[1], "9:5")
    done("withdraw", drawn, pool[0])
    after = told("schedule", drawn)
    kept = [one for one in before["appointments"] if pool[0] not in one["players"] or pool[1] in one["players"]]
    assert after["appointments"] == kept
