"""Bots under every preset and every value of every option: nothing illegal, nothing late."""

from __future__ import annotations

import os

import pytest

from stik.arena.everything import Trial, Variant, variants
from stik.arena.running import run_trial
from stik.bots import LEVELS

SOAK = "STIK_SOAK" in os.environ
GAMES = 3 if SOAK else 1
"""Under each of some 400 rule sets, so that every level plays more than 1,000 in the long version; the command
`stik arena --everything --games 1000` plays as many under each."""
SIMULATIONS = 8
"""Enough for every path of a bot that counts them."""
EVERY = [variant for game in ("voms", "vira") for variant in variants(game)]


def test_every_variant_is_there() -> None:
    names = {(variant.preset, variant.option.split("=")[0]) for variant in EVERY}
    assert {("worms-2p", ""), ("worms-3p", ""), ("25", ""), ("sm2025", "tringel"), ("tournament", "faults")} <= names
    assert len(EVERY) > 200


@pytest.mark.parametrize("level", LEVELS if SOAK else LEVELS[1:])
@pytest.mark.parametrize("start", range(10 if SOAK else 1))
def test_nothing_illegal_and_nothing_late(level: str, start: int) -> None:
    """The short version takes a sample, the long one everything."""
    sample = EVERY[start::10] if SOAK else EVERY[::31]
    trial = Trial(level, GAMES, seed=7, simulations=SIMULATIONS)
    for variant in sample:
        row = trial.of(variant)
        assert not row.faults["illegal"], (variant.preset, variant.option, row.faults)
        assert not row.faults["crashed"], (variant.preset, variant.option, row.faults)
        assert not row.faults["late"], (variant.preset, variant.option, row.faults, row.times)


def test_a_fault_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    from stik.bots import levels
    from stik.bots.thought import Thought
    from stik.voms import Stop

    wrong = levels._Player(lambda *_: Thought(Stop()), lambda *_: None)  # type: ignore[arg-type]
    monkeypatch.setitem(levels._VOMS, "club", wrong)  # type: ignore[arg-type]
    variant: Variant = EVERY[0]
    row = Trial("club", 1, seed=1).of(variant)
    assert row.faults["illegal"]
    assert not row.clean


def test_several_processes_find_the_same_in_the_same_order() -> None:
    trial, some = Trial("random", 1, seed=3), EVERY[::90]
    alone, shared = list(run_trial(trial, some)), list(run_trial(trial, some, processes=2))
    assert [row.variant for row in shared] == some
    assert [(row.variant, row.games, row.faults) for row in alone] == [
        (row.variant, row.games, row.faults) for row in shared
    ]
