"""No sentence of an analysis is untrue: each is compared with the solver, the search and the record."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from typing import Any, Final

import pytest

from stik import vira, voms
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
from tests.analysis.games import judged, vira_ending, voms_ending

pytest.importorskip("stik_kernel", exc_type=ImportError)

DEALS: Final = 1_000 if os.environ.get("STIK_SOAK") else 120
"""Of each game."""
WISH: Final = Wish("club", Budget(ms=60_000, simulations=24))
STEP: Final = {"voms": 0.04, "vira": 1.0}
"""The least loss of an inaccuracy."""

UNJUDGED: Final = {"alike", "only", "unweighed", "untried"}
TURNS: Final = {"mistake", "gift", "decision", "end"}

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


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Solvers that take only what is soon solved."""
    monkeypatch.setattr(voms_open, "FIRST", 60_000)
    monkeypatch.setattr(voms_open, "LATER", 20_000)


@pytest.mark.parametrize("game", ["voms", "vira"])
def test_what_is_said_of_played_deals_is_so(game: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(DEALS):
        seen += Checker(played_record(game, seed)).check()
    assert len(seen) >= 30, "the deals bring most sentences"


# what is seldom said


def faulty(hands: dict[str, str], *actions: str) -> Record:
    """At a table where Toqu can be thrown too early, and the opponents choose."""
    record = voms_ending(hands, actions, tricks={"NS": 3, "EW": 4})
    return replace(record, rules=voms.PRESETS["tournament"].with_options({"faults": "allowed"}).options())


EARLY: Final = {"N": "5c 6c", "E": "Jc 7h", "S": "5d Kh", "W": "6s 6h"}
PAIR: Final = {"N": "Ac Ad", "E": "5s 6s", "S": "5d 6d", "W": "5h 6h"}
WON: Final = {"N": "Ac 5c", "E": "Qc 6s", "S": "5d 6d", "W": "5h 6h"}
SEVEN: Final = {"NS": 7, "EW": 0}
PARTNERS: Final = {"A": "4h 3c", "B": "10h Kc", "C": "Kh 3h"}
VOMS_LAID: Final = {"N": "Kh 5c", "E": "5s 6h", "S": "Jc 6d", "W": "5h 6s"}
ONE: Final = {"N": "Ac", "E": "5s", "S": "5d", "W": "5h"}

SELDOM: Final[dict[str, tuple[Record, dict[str, float]]]] = {
    "voms-went-on": (faulty(EARLY, "play 5c", "play Jc", "continue"), {"reshuffle": 0.9}),
    "voms-threw-in": (faulty(EARLY, "play 5c", "play Jc", "reshuffle"), {"continue": 0.9}),
    "voms-partner-toqu": (
        voms_ending(VOMS_LAID, ("play Kh", "play 5s", "play Jc"), tricks={"NS": 3, "EW": 4}),
        {"play 6d": 0.9},
    ),
    "voms-all-tricks": (
        voms_ending(PAIR, ("play Ac Ad", "play 5s 6s", "play 5d 6d", "play 5h 6h"), tricks=SEVEN),
        {"play Ac": 0.9},
    ),
    "voms-one-too-many": (
        voms_ending(WON, ("play Ac", "play 6s", "play 5d", "play 5h"), tricks=SEVEN),
        {"play 5c": 0.9},
    ),
    "vira-took-partners": (
        vira_ending(
            PARTNERS, ("play 4h", "play 10h", "play Kh", "play 3h", "play 3c", "play Kc"), tricks={"A": 6, "B": 5}
        ),
        {"play 3h": 9},
    ),
    "nothing-weighed": (voms_ending(ONE, ("play Ac", "play 5s", "play 5d", "play 5h"), tricks={"NS": 4, "EW": 4}), {}),
}


@pytest.mark.parametrize("key", SELDOM)
def test_what_is_seldom_said_is_so_too(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    record, valued = SELDOM[key]
    assert told(record, valued, monkeypatch)[key]


@pytest.mark.parametrize(("key", "best"), [("vira-trump-instead", "trump h"), ("vira-misar-instead", "misar")])
def test_trumps_or_misar(key: str, best: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the first deal in which somebody chose between them."""
    for seed in count():
        record = played_record("vira", seed)
        (course,) = vira_courses(record)
        for index, state in enumerate(course.states[:-1]):
            if vira.ChooseMisar() in vira.legal_actions(state):
                other = "trump s" if best == "misar" else "misar"
                (deal,) = record.deals
                stopped = replace(deal, actions=(*deal.actions[:index], other), result=None)
                assert told(replace(record, deals=(stopped,)), {best: 9}, monkeypatch)[key]
                return


def told(record: Record, valued: dict[str, float], monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """What is said where the bots think this of it."""
    judged(monkeypatch, valued, other=0.1)
    return Checker(record).check()
