"""The situations of the rule book: every article that can be shown as a table is."""

from __future__ import annotations

import pytest

from situations import FOLDER, packed, showable
from stik.app.learn.library import GAMES, situations, situations_by_article, situations_of
from stik.app.learn.scene import run
from stik.errors import NotFound
from stik.protocol.scenario import run_scenario
from stik.rulebook import Status, book

A_GAME = "It is about a whole game of several deals: who deals, what a kam is worth."
A_TOURNAMENT = "It is about a tournament: teams, rounds, points and rankings."
THE_SEATS = "It is about what is done before the cards are dealt: who sits with whom."
THE_DIVISION = "It is about the end of a sitting, when the pulla is divided."

WITHOUT_A_TABLE = {
    "voms": {
        **dict.fromkeys(("T.3", "I.3", "W.A7", "V16", "V21", "T.F.2", "I.F.2", "W.F2", "W.C4", "V73"), A_GAME),
        **dict.fromkeys(("W.A2", "V23"), THE_SEATS),
        **dict.fromkeys((f"{sheet}.TF.{number}" for sheet in "TI" for number in range(1, 5)), A_TOURNAMENT),
        **dict.fromkeys(
            ("T.P.a", "T.P.b", "T.P.c", "T.P.d", "T.P.e", *(f"I.P.{letter}" for letter in "abcdef")), A_TOURNAMENT
        ),
        **dict.fromkeys(("W.L", *(f"V{number}" for number in range(83, 98))), A_TOURNAMENT),
    },
    "vira": dict.fromkeys(("SM.L1", "SM.L2", "SM.L3"), THE_DIVISION),
}
"""Enforced articles that no scenario shows, and why."""


@pytest.mark.parametrize("game", GAMES)
def test_the_packed_situations_are_those_of_the_scenarios(game: str) -> None:
    assert (FOLDER / f"{game}.jsonl").read_text("utf-8") == packed(game), "run tools/situations.py"


@pytest.mark.parametrize("game", GAMES)
def test_every_enforced_article_has_a_table_or_a_reason(game: str) -> None:
    enforced = {article.id for article in book(game) if article.status is Status.ENFORCED}
    bare = {article for article in enforced if not situations_of(game, article)}
    assert bare == set(WITHOUT_A_TABLE[game])


@pytest.mark.parametrize("game", GAMES)
def test_every_article_that_a_scenario_can_show_is_shown(game: str) -> None:
    shown = {article for document in showable(game) for article in document["cites"]}  # type: ignore[attr-defined]
    assert set(situations_by_article(game)) == shown
    assert [article for article in shown if article not in book(game)] == []


def test_an_article_that_is_not_in_the_book() -> None:
    assert situations_of("voms", "t.28") == situations_of("voms", "T.28")
    with pytest.raises(NotFound):
        situations_of("voms", "SM.A1")


@pytest.mark.parametrize("game", GAMES)
def test_situations_run_as_they_are_told(game: str) -> None:
    for situation in list(situations(game).values())[::7]:
        steps = [
            {step.move.seat: {"refused": step.move.action} if step.refused else step.move.action}
            for step in situation.steps
        ]
        if steps:
            report = run_scenario({"id": situation.id, "setup": dict(situation.setup), "steps": steps})
            assert report.passed, report.problem
        played = [step.move for step in situation.steps if not step.refused]
        course = run(situation.setup, played, seat=str(situation.happens["seat"]))
        assert course.refusal is None
        assert len(course.moments) == len(played) + 1
        assert (situation.happens["refusal"] is not None) == any(step.refused for step in situation.steps)
