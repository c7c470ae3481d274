"""No sentence of an analysis is untrue: each is compared with the solver, the search and the record."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import pytest

from stik.analysis import Analysis, Decision, Wish, analyse, voms_open
from stik.analysis.course import Course, vira_courses, voms_courses
from stik.bots import Budget
from stik.messages.catalogue import sources
from stik.protocol import Record
from stik.vira.notation import read_action as read_vira
from stik.vira.notation import write_action as write_vira
from stik.voms.notation import read_action as read_voms
from stik.voms.notation import write_action as write_voms
from tests.analysis import claims_vira, claims_voms
from tests.analysis.claims import Said, Shown, holds_turn, values
from tests.analysis.deals import played_record

pytest.importorskip("stik_kernel", exc_type=ImportError)

DEALS: Final = 1_000 if os.environ.get("STIK_SOAK") else 120
"""Of each game."""
WISH: Final = Wish("club", Budget(ms=60_000, simulations=24))
STEP: Final = {"voms": 0.04, "vira": 1.0}
"""The least loss of an inaccuracy."""

UNJUDGED: Final = {"alike", "only", "unweighed", "untried"}
TURNS: Final = {"mistake", "decision", "end"}

CHECKED: Final = {
    *claims_voms.DECISIONS,
    *claims_vira.DECISIONS,
    *claims_voms.VERDICTS,
    *claims_vira.VERDICTS,
    *(f"unjudged-{reason}" for reason in UNJUDGED),
    *(f"turn-{by}" for by in TURNS),
    "no-mistakes",
    "nothing-weighed",
    "slips",
    "title",
}
"""Every sentence that says something of a game, by its key."""

NO_CLAIM: Final = re.compile(
    "level|seat|limits|too-many|running|deal|moment|.*-title|head-.*|grade-.*|action-.*"  # refusals, headings, words
)

SELDOM: Final = {
    "nothing-weighed": "where nobody had a choice",
}
"""Sentences that no played deal brings, and when they are said."""


def keys() -> Iterator[str]:
    for name, text in sources("en"):
        if name == "analysis.ftl":
            yield from re.findall(r"^analysis-([a-z0-9-]+) =", text, re.MULTILINE)


def test_every_sentence_is_checked() -> None:
    known = set(keys())
    assert known >= CHECKED
    assert {key for key in known - CHECKED if not NO_CLAIM.fullmatch(key)} == set()


class Checker:
    """Compares all that an analysis of one deal says, and counts what was said."""

    def __init__(self, record: Record) -> None:
        *_, last = analyse(record, WISH)
        assert last.analysis is not None
        self.found: Analysis = last.analysis
        self.seen: Counter[str] = Counter()
        self.course: Course[Any, Any]
        (self.course,) = voms_courses(record) if record.game == "voms" else vira_courses(record)
        self.voms = record.game == "voms"
        self.game: Any = claims_voms if self.voms else claims_vira

    def check(self) -> Counter[str]:
        for decision in self.found.decisions:
            self._decision(decision)
        for turn in self.found.turns:
            self._holds(f"turn-{turn.by}", holds_turn(self.found, turn, self._last()), turn)
        for verdict in self.found.verdicts:
            shown = Shown(self.course, verdict)
            key = verdict.remark.code.removeprefix("analysis/")
            self._holds(key, self.game.VERDICTS[key](shown), verdict)
            if verdict.slips:
                self._holds("slips", self.game.slipped(shown), verdict.slips)
        wrong = [one for one in self.found.decisions if one.loss >= STEP[self.found.game]]
        weighed = [one for one in self.found.decisions if one.value is not None]
        self._holds("title", self.found.weighed == len(weighed), len(weighed))
        if not self.found.worst(1):
            self._holds("no-mistakes" if weighed else "nothing-weighed", not wrong, wrong)
        return self.seen

    def _decision(self, decision: Decision) -> None:
        if decision.unjudged is not None:
            self._holds(f"unjudged-{decision.unjudged}", self._unjudged(decision), decision)
        if decision.grade == "good":
            assert not decision.remarks
            return
        assert decision.remarks
        assert decision.best is not None
        best = self._read(decision.number - 1, decision.best)
        for remark in decision.remarks:
            said = Said(self.course, WISH, decision, remark, best)
            key = remark.code.removeprefix("analysis/")
            self._holds(key, self.game.DECISIONS[key](said), (decision, remark))
        self._better(said)

    def _better(self, said: Said[Any, Any]) -> None:
        """Every one of these sentences also says that something was better: the search is asked again."""
        decision, judged = said.decision, values(said, self.game.think)
        assert decision.best_value == judged[said.best] == max(judged.values())
        assert decision.value == judged[said.played]
        assert decision.loss == judged[said.best] - judged[said.played] >= STEP[self.found.game]

    def _unjudged(self, decision: Decision) -> bool:
        if decision.unjudged == "alike":
            return claims_vira.alike(self.course, decision)
        if decision.unjudged == "unweighed":
            return claims_vira.unweighed(self.course, decision)
        said = Said(self.course, WISH, decision, None, None)  # type: ignore[arg-type]
        judged = values(said, self.game.think)
        return said.played not in judged and (decision.unjudged == "untried" or not judged)

    def _read(self, index: int, action: str) -> Any:  # noqa: ANN401
        return read_voms(self.course.states[index].rules, action) if self.voms else read_vira(action)

    def _last(self) -> str:
        last = self.course.actions[-1]
        return write_voms(self.course.states[-1].rules, last) if self.voms else write_vira(last)

    def _holds(self, key: str, claim: bool, about: object) -> None:
        assert claim, (key, about)
        self.seen[key] += 1


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Solvers that take only what is soon solved."""
    monkeypatch.setattr(voms_open, "FIRST", 60_000)
    monkeypatch.setattr(voms_open, "LATER", 20_000)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("game", ["voms", "vira"])
def test_what_is_said_of_played_deals_is_so(game: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(DEALS):
        seen += Checker(played_record(game, seed)).check()
    print(seen)
