"""What is said when a deal or a game is over."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console, RenderableType

from stik.cli.voms.comb import combs
from stik.cli.voms.summary import deal_panel, game_panel
from stik.cli.voms.words import Words
from stik.messages import catalogue
from stik.voms import Ending, Phase, Rules, Setup, State, begin, view
from tests.cli.voms_player import plain

WORDS = Words(catalogue("en"), Rules())


def _over(ending: Ending, **values: object) -> State:
    """A finished deal from 7:3, whatever its cards."""
    setup = Setup.of(Rules(redeal="off"), dealer=0, score=(7, 3), target=(9, 9), first_deal=False)
    dealt = begin(setup, setup.rules.pack).state
    over = {"phase": Phase.OVER, "to_act": None, "ended": ending, "score": (7, 3), "gain": (0, 0)} | values
    return dealt._replace(**over)  # type: ignore[arg-type]


def _printed(panel: RenderableType) -> str:
    console = Console(file=StringIO(), width=80)
    console.print(panel)
    assert isinstance(console.file, StringIO)
    return plain(console.file.getvalue())


@pytest.mark.rule("T.42")
def test_over_the_comb() -> None:
    state = _over(Ending.PLAYED_OUT, score=(10, 3), target=(13, 9), gain=(3, 0))
    shown = _printed(deal_panel(WORDS, state, 2))
    assert "Over the comb (you and Nuka): 2 lacking, 3 gained, now 3 lacking (T.42, V63)." in shown


@pytest.mark.rule("T.19")
def test_all_tricks() -> None:
    state = _over(Ending.ALL_TRICKS)
    state = state._replace(tally=state.tally._replace(units=(0, 9)))
    assert "All tricks went to Malik and Nivi" in _printed(deal_panel(WORDS, state, 2))


@pytest.mark.rule("T.35")
def test_extra_strokes_for_a_toqued_partner() -> None:
    state = _over(Ending.PARTNER_TOQU, score=(7, 0), target=(9, 11))
    assert "2 extra strokes on the comb of Malik and Nivi (T.35" in _printed(deal_panel(WORDS, state, 2))


@pytest.mark.rule("T.F.2")
def test_a_kam_is_called_a_kam() -> None:
    state = _over(Ending.GAME_WON, score=(9, 0), gain=(2, 0), winner=0)
    shown = _printed(game_panel(WORDS, state, [1, 0]))
    assert "The game goes to you and Nuka: 9 : 0." in shown
    assert "Kam! The losers have no lus at all (T.F.2)." in shown
    assert "Kam!" not in _printed(game_panel(WORDS, state._replace(score=(9, 3)), [1, 0]))


@pytest.mark.rule("T.44")
def test_eight_eight_is_announced() -> None:
    level = Setup.of(Rules(), dealer=0, score=(8, 12), target=(9, 13), first_deal=False)
    said = WORDS.eight_eight(level)
    assert said is not None
    assert "only high cards (T.44)" in said.plain
    assert WORDS.eight_eight(level._replace(eight_eight=False)) is None


def test_a_comb_shows_every_stroke() -> None:
    state = _over(Ending.PLAYED_OUT, score=(10, 3), target=(13, 9))
    _, spine, teeth = (line.plain for line in combs(view(state, 2), WORDS, 80))
    ours, theirs = teeth[:40], teeth[40:]
    assert (ours.count("┃"), ours.count("╵")) == (10, 3)
    assert (theirs.count("┃"), theirs.count("╵")) == (3, 6)
    assert "╍" in spine[:40], "strokes beyond nine look different"
    assert "╍" not in spine[40:]
