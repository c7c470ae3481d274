"""What was learnt at several devices is one union, and nothing of it is lost."""

from __future__ import annotations

from stik.app.learn.progress import MOST_DUE, MOST_HEARD, Due, Learnt, LessonProgress, Practice, added, known

KIND = "voms/beats/worms"


def practised(before: Practice, more: Practice) -> Practice:
    return added(Learnt(practice={KIND: before}), Learnt(practice={KIND: more}), "report-1").practice[KIND]


def test_a_lesson_stays_finished_and_goes_on_at_its_furthest_step() -> None:
    phone = {"voms-order": LessonProgress(0, done=True), "voms-suits": LessonProgress(4, done=False)}
    desk = {"voms-suits": LessonProgress(2, done=False), "vira-bids": LessonProgress(1, done=False)}
    both = {**phone, "vira-bids": LessonProgress(1, done=False)}
    for one, other in ((phone, desk), (desk, phone)):
        assert added(Learnt(one), Learnt(other), "report-1").lessons == both


def test_answers_are_counted_together() -> None:
    assert practised(Practice(5, 3, 2), Practice(2, 2, 2)) == Practice(7, 5, 4), "a run goes on"
    assert practised(Practice(5, 3, 2), Practice(3, 2, 1)) == Practice(8, 5, 1), "a run is broken"


def test_what_was_wrong_comes_again_until_it_was_right() -> None:
    before = Practice(5, 3, 0, (Due(1, 2, 2), Due(2, 0, 1), Due(3, 8, 1)))
    after = practised(before, Practice(3, 1, 0, (Due(2, 0, 0), Due(9, 3, 2))))
    assert after.due == (Due(1, 0, 2), Due(3, 5, 1), Due(9, 3, 2))
    many = tuple(Due(seed, 3, 2) for seed in range(MOST_DUE))
    assert len(practised(Practice(30, 0, 0, many), Practice(1, 0, 0, (Due(99, 3, 2),))).due) == MOST_DUE


def test_a_report_that_is_sent_twice_counts_once() -> None:
    report = Learnt({"voms-order": LessonProgress(1, done=False)}, {KIND: Practice(2, 1, 0)})
    once = added(Learnt(), report, "report-1")
    assert added(once, report, "report-1") == once
    assert added(once, report, "report-2").practice[KIND].asked == 4
    for number in range(2 * MOST_HEARD):
        once = added(once, Learnt(), f"other-{number}")
    assert len(once.heard) == MOST_HEARD


def test_lessons_that_are_no_longer_there_are_left_out() -> None:
    old = Learnt(
        {"voms-order": LessonProgress(1, done=True), "gone": LessonProgress(1, done=True)},
        {KIND: Practice(1, 1, 1), "voms/beats/sm2025": Practice(1, 1, 1), "nonsense": Practice(1, 1, 1)},
    )
    assert known(old) == Learnt({"voms-order": LessonProgress(1, done=True)}, {KIND: Practice(1, 1, 1)})
