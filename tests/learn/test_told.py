"""What exercises say about money adds up, and counts one and several as each language does."""

from __future__ import annotations

import pytest

from stik.app.learn.exercises import exercise
from stik.messages import Language, catalogue


def test_what_is_explained_is_the_answer() -> None:
    seen = set()
    for seed in range(60):
        question = exercise("vira", "pays", "sm2025", seed)
        total = 0
        for line in question.why:
            told = str(dict(line.values)["amount"])
            seen.add(told)
            times, _, each = told.replace("−", "-").rpartition(" × ")
            total += int(times or 1) * int(each)
        assert {str(total)} == question.right
    assert {"+8", "2 × +1", "2 × −3"} <= seen


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("da", "Runden giver jer 1 lus.", "Runden giver jer 2 lus."),
        ("sv", "Given ger er 1 lus.", "Given ger er 2 löss."),
        ("en", "The deal brings you 1 lus.", "The deal brings you 2 lus."),
    ],
)
def test_one_and_several(language: Language, one: str, several: str) -> None:
    say = catalogue(language)
    assert one in say("exercise-comb", score=3, target=9, count=1)
    assert several in say("exercise-comb", score=3, target=9, count=2)
    assert say("exercise-pinnar", count=1, amount="+1") == "+1 pinne"
    assert say("exercise-pinnar", count=8, amount="−8") == "−8 pinnar"


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("da", "Efter 1 runde: 0.", "Efter 3 runder: +2."),
        ("sv", "Efter 1 giv: 0.", "Efter 3 givar: +2."),
        ("en", "After 1 deal: 0.", "After 3 deals: +2."),
    ],
)
def test_statistics_count_deals(language: Language, one: str, several: str) -> None:
    say = catalogue(language)
    assert say("ui-plot-total-words", deals=1, points="0") == one
    assert say("ui-plot-total-words", deals=3, points="+2") == several
