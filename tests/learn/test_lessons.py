"""Every lesson can be played to its end by its script, in every language."""

from __future__ import annotations

import pytest

from stik.app.learn.library import GAMES, Lesson, lessons
from stik.app.learn.scene import Move, run
from stik.errors import NotationError
from stik.messages import LANGUAGES, catalogue
from stik.rulebook import book

LESSONS = [pytest.param(lesson, id=lesson.id) for game in GAMES for lesson in lessons(game).values()]


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_goes_as_its_script_says(lesson: Lesson) -> None:
    moves: list[Move] = []
    for task in lesson.tasks:
        moves += task.before
        assert run(lesson.setup, moves, seat=lesson.seat).refusal is None, task.text
        if task.move is None:
            continue
        course = run(lesson.setup, [*moves, task.move], seat=lesson.seat)
        assert (course.refusal is not None) == task.refused, task.text
        if course.refusal is not None:
            assert course.refusal.cites, f"{task.text}: a learner wants to know which article refuses it"
            continue
        for other in task.also:
            assert run(lesson.setup, [*moves, task.move._replace(action=other)], seat=lesson.seat).refusal is None
        moves.append(task.move)


@pytest.mark.parametrize("lesson", LESSONS)
def test_whatever_else_is_tried_is_answered(lesson: Lesson) -> None:
    """It is legal, and the coach says that something else is wanted; or it is refused in words, by an article."""
    moves: list[Move] = []
    for task in lesson.tasks:
        moves += task.before
        if task.move is None:
            continue
        for action in _tries(run(lesson.setup, moves, seat=lesson.seat).moments[-1].deal, lesson.seat):
            refusal = run(lesson.setup, [*moves, Move(lesson.seat, action)], seat=lesson.seat).refusal
            assert refusal is None or all(catalogue(language).has(refusal.code) for language in LANGUAGES), action
        if not task.refused:
            moves.append(task.move)


def _tries(deal: dict[str, object], seat: str) -> list[str]:
    """Every card of the hand, everything that the table offers, and what it does not offer now."""
    cards = str(deal["hands"][seat]).split()  # type: ignore[index]
    offered = [str(action) for action in deal["actions"]]  # type: ignore[attr-defined]
    others = ["pass", "bid begar", "bid solo7", "trump s", "buy", "go", "lay"] if deal["game"] == "vira" else ["stop"]
    return [*(f"play {card}" for card in cards), *offered, *others]


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_has_its_words_and_articles(lesson: Lesson) -> None:
    assert [cite for cite in lesson.cites if cite not in book(lesson.game)] == []
    for language in LANGUAGES:
        say = catalogue(language)
        texts = [f"lesson-{lesson.id}", *(task.text for task in lesson.tasks)]
        assert [text for text in texts if not say.has(text)] == []


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_lessons_and_the_last_is_played_freely(game: str) -> None:
    several = list(lessons(game).values())
    assert 8 <= len(several) <= 12
    assert several[-1].tasks[-1].free


@pytest.mark.parametrize("game", GAMES)
def test_a_free_deal_can_be_played_to_its_end(game: str) -> None:
    lesson = list(lessons(game).values())[-1]
    moves: list[Move] = []
    for _ in range(100):
        course = run(lesson.setup, moves, seat=lesson.seat, play_on=True)
        moves = [moment.move for moment in course.moments if moment.move is not None]
        if course.play.deal_over:
            return
        if course.play.to_act == lesson.seat:
            moves.append(Move(lesson.seat, _any(course.moments[-1].deal)))
    raise AssertionError("the deal does not end")


def _any(deal: dict[str, object]) -> str:
    actions, template = deal["actions"], deal.get("template")
    if isinstance(actions, list) and actions:
        return str(actions[-1])
    assert isinstance(template, dict)
    own = next(iter(deal["hands"].values())).split()  # type: ignore[attr-defined]
    return " ".join([template["verb"], *own[: template["min"]]])


def test_hands_of_others_are_not_shown() -> None:
    lesson = next(iter(lessons("voms").values()))
    deal = run(lesson.setup, [], seat=lesson.seat).moments[0].deal
    assert list(deal["hands"]) == [lesson.seat]  # type: ignore[call-overload]


@pytest.mark.parametrize("seat", ["X", "", "NS"])
def test_a_seat_that_is_not_there_is_an_error(seat: str) -> None:
    lesson = next(iter(lessons("voms").values()))
    with pytest.raises(NotationError):
        run(lesson.setup, [Move(seat, "play 6h")], seat="S")
