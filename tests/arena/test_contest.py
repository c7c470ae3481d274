"""Contests: repeatable, fair, and finished whatever the players do."""

from __future__ import annotations

import sys
import time
from itertools import count
from pathlib import Path
from random import Random

import pytest

from stik import vira, voms
from stik.arena import external
from stik.arena.contest import Arena, Contest, Standing
from stik.arena.deals import Rules, dealt
from stik.arena.players import PlayerFault, check_player
from stik.arena.running import run
from stik.arena.statistics import estimate
from stik.bots import Budget
from stik.errors import InvalidSetup

VOMS, VIRA = voms.PRESETS["tournament"], vira.PRESETS["sm2025"]
EXAMPLE = f"cmd:{sys.executable} {Path(__file__).parents[2] / 'examples' / 'bot.py'}"
BAD = f"cmd:{sys.executable} {Path(__file__).with_name('bad_bot.py')}"


def standing(contest: Contest, groups: int, *, processes: int = 1) -> Standing:
    found = Standing(contest)
    for group in run(contest, groups, processes=processes):
        found.take(group)
    return found


@pytest.mark.parametrize("rules", [VOMS, VIRA], ids=["voms", "vira"])
def test_a_level_against_itself_is_even_and_beats_the_weaker(rules: Rules) -> None:
    better = estimate(standing(Contest(rules, "beginner", "random", 1), 12).values)
    assert better is not None
    assert better.interval is not None
    assert better.interval[0] > 0
    again = standing(Contest(rules, "random", "beginner", 1), 12)
    assert estimate(again.values).mean < 0  # type: ignore[union-attr]
    assert not again.notes.stand_ins


def test_a_decision_that_was_only_late_was_played() -> None:
    contest = Contest(VOMS, "beginner", "random", 1)
    slow = Standing(contest)
    slow.take(Arena(contest, clock=count().__next__).group(0))
    assert slow.notes.faults["a"]["late"]
    assert slow.result is not None


def test_the_same_contest_on_more_cores() -> None:
    contest = Contest(VOMS, "beginner", "random", 4)
    assert sorted(standing(contest, 4, processes=2).values) == sorted(standing(contest, 4).values)


def test_whole_games() -> None:
    found = standing(Contest(VOMS, "beginner", "random", 1, games=True), 2)
    assert found.deals == 4
    assert all(0 <= value <= 1 for value in found.values)
    assert found.json()["won"]
    for rules in (VIRA, voms.PRESETS["25"]):
        with pytest.raises(InvalidSetup, match="arena/no-games"):
            Contest(rules, "random", "random", 1, games=True)


@pytest.mark.parametrize("rules", [VOMS, voms.PRESETS["worms-2p"], voms.PRESETS["25"], VIRA], ids=lambda r: r.preset)
def test_the_example_plays_legally_and_better_than_by_lot(rules: Rules) -> None:
    found = standing(Contest(rules, EXAMPLE, "random", 1), 30 if rules in (VOMS, VIRA) else 4)
    assert found.json()["faults"]["a"] == {"illegal": 0, "late": 0, "crashed": 0}  # type: ignore[index]
    if rules in (VOMS, VIRA):
        assert sum(found.values) > 0


def test_conventions_follow_a_level() -> None:
    found = standing(Contest(VIRA, "club+agren", "club-laggarder", 1, simulations=5), 1)
    assert not any(sum(faults.values()) for faults in found.notes.faults.values())
    check_player("vira", "club+agren")
    with pytest.raises(InvalidSetup, match="suggest/unknown-level"):
        check_player("voms", "club+agren")


def test_the_example_is_short() -> None:
    path = Path(EXAMPLE.split()[-1])
    assert sum(bool(line.strip()) for line in path.read_text("utf-8").splitlines()) <= 40


@pytest.mark.parametrize(
    ("how", "kind"),
    [
        ("illegal", "illegal"),
        ("nonsense", "illegal"),
        ("dies", "crashed"),
        ("chatter", "crashed"),
        ("deep", "crashed"),
        ("binary", "crashed"),
        ("deaf", "illegal"),
        ("slow", "late"),
        ("mute", "late"),
    ],
)
def test_a_bad_program_is_counted_and_the_deal_goes_on(how: str, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external, "ROOM", 0.1)
    monkeypatch.setattr(external, "START", 0.5 if how == "mute" else 10.0)
    contest = Contest(VOMS, f"{BAD} {how}", "random", 1, ms=50)
    found = Standing(contest)
    arena = Arena(contest)
    found.take(arena.group(0))
    arena.close()
    assert found.notes.faults["a"][kind] == 4, "once a seat and deal: then somebody else plays on"
    assert sum(found.notes.faults["a"].values()) == 4


def test_a_program_that_hangs_is_ended_with_what_it_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external, "ROOM", 0.1)
    monkeypatch.setenv("CHILD", str(tmp_path / "child"))
    deal = dealt(VOMS, "1")
    assert deal.value.to_act is not None
    player = external.ExternalPlayer(f"{BAD.removeprefix('cmd:')} parent", "voms", Budget(50))
    with pytest.raises(PlayerFault, match="late"):
        player.action(deal, deal.value.to_act, Random(1))
    child = int((tmp_path / "child").read_text("utf-8"))
    for _ in range(1_000):
        if not is_alive(child):
            break
        time.sleep(0.01)
    assert not is_alive(child)


def is_alive(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"  # ended, and nobody has asked how


@pytest.mark.parametrize("command", ["cmd:", "cmd:  ", "cmd:'python3 bot.py"])
def test_what_is_no_command(command: str) -> None:
    with pytest.raises(InvalidSetup, match="arena/no-command"):
        check_player("voms", command)


def test_a_program_that_is_not_there() -> None:
    found = standing(Contest(VOMS, "cmd:/no/such/program", "random", 1), 1)
    assert found.notes.faults["a"]["crashed"] == 4
