"""Every kind of exercise is right against the engine, whatever its seed."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stik import vira, voms
from stik.app.learn.exercises import KINDS, PRESETS, Question, Said, exercise, is_right
from stik.app.plays.vira import ViraPlay
from stik.app.plays.voms import VomsPlay
from stik.engine import IllegalAction
from stik.errors import NotFound
from stik.messages import LANGUAGES, catalogue
from stik.rulebook import book
from stik.server.exercises import _in_words

ALL = [(game, kind, rules) for game in KINDS for kind, rules in product(KINDS[game], PRESETS[game])]
SEEDS = st.integers(0, 2**31 - 1)


def allowed(question: Question, action: str) -> bool:
    assert question.play is not None
    assert question.seat is not None
    return question.play.why(question.seat, action) is None


@pytest.mark.parametrize(("game", "kind", "rules"), ALL)
@given(seed=SEEDS)
@settings(max_examples=15, deadline=None)
def test_an_exercise_is_whole_and_the_same_again(game: str, kind: str, rules: str, seed: int) -> None:
    question = exercise(game, kind, rules, seed)
    values = [option.value for option in question.options]
    assert len(set(values)) == len(values) >= 2
    assert question.right <= set(values)
    assert question.pick != "one" or len(question.right) == 1
    assert is_right(question, sorted(question.right))
    assert not is_right(question, [*question.right, "x"])
    assert question.cites
    assert [cite for cite in question.cites if cite not in book(game)] == []
    assert question == exercise(game, kind, rules, seed)
    for language in LANGUAGES:
        say = catalogue(language)
        said = [question.text, *question.why, *(option.label for option in question.options if option.label)]
        assert all(_in_words(one, say) for one in said)


@pytest.mark.parametrize("rules", PRESETS["voms"])
@given(seed=SEEDS)
@settings(max_examples=20, deadline=None)
def test_cards_that_beat_take_the_trick_over(rules: str, seed: int) -> None:
    question = exercise("voms", "beats", rules, seed)
    for option in question.options:
        taken = False
        if allowed(question, f"play {option.value}"):
            assert isinstance(question.play, VomsPlay)
            after, _ = question.play.done(str(question.seat), f"play {option.value}")
            view = after.view(None)
            trick = view["last_trick"]
            taken = question.seat in (
                view["holder"] if view["piles"] else trick["winner"] if isinstance(trick, dict) else None,
            )
        assert taken == (option.value in question.right)


@given(seed=SEEDS)
@settings(max_examples=40, deadline=None)
def test_voms_may_be_played_where_the_engine_plays_it(seed: int) -> None:
    question = exercise("voms", "may-voms", PRESETS["voms"][seed % 3], seed)
    assert allowed(question, "play Kh") == (question.right == {"yes"})


@given(seed=SEEDS)
@settings(max_examples=40, deadline=None)
def test_lus_are_those_that_the_engine_counts(seed: int) -> None:
    question = exercise("voms", "lus", PRESETS["voms"][seed % 3], seed)
    play = question.play
    assert isinstance(play, VomsPlay)
    cards = dict(question.text.values)["cards"]
    action = "play " + str(cards).translate(str.maketrans("♣♠♥♦", "cshd"))
    trick = play.done(str(question.seat), action)[0].view(None)["last_trick"]
    assert isinstance(trick, dict)
    ours = "NS" if str(question.seat) in "NS" else "EW"
    gained = {f"{'us' if side == ours else 'them'}-{lus}" for side, lus in trick["lus"].items() if lus} or {"none"}
    assert gained == question.right


@given(seed=SEEDS)
@settings(max_examples=40, deadline=None)
def test_a_comb_is_what_a_deal_would_write(seed: int) -> None:
    question = exercise("voms", "comb", "tournament", seed)
    values = dict(question.text.values)
    score, gain, target = (int(str(values[name])) for name in ("score", "count", "target"))
    after = score + gain
    assert question.right == {f"{after}-{target if after <= target else after + gain}"}


@given(seed=SEEDS)
@settings(max_examples=40, deadline=None)
def test_following_and_taking_at_vira(seed: int) -> None:
    question = exercise("vira", "follow", "sm2025", seed)
    assert {one.value for one in question.options if allowed(question, f"play {one.value}")} == question.right
    question = exercise("vira", "takes", "sm2025", seed)
    assert isinstance(question.play, ViraPlay)
    card = str(dict(question.text.values)["card"]).translate(str.maketrans("♣♠♥♦", "cshd"))
    trick = question.play.done(str(question.seat), f"play {card}")[0].view(None)["last_trick"]
    assert isinstance(trick, dict)
    assert {trick["winner"]} == question.right


@given(seed=SEEDS)
@settings(max_examples=40, deadline=None)
def test_bids_are_those_that_the_engine_takes(seed: int) -> None:
    question = exercise("vira", "bids", PRESETS["vira"][seed % 2], seed)
    assert {one.value for one in question.options if allowed(question, f"bid {one.value}")} == question.right


@pytest.mark.parametrize("game", list(KINDS))
@given(seed=SEEDS)
@settings(max_examples=30, deadline=None)
def test_what_is_legal_is_done_and_what_is_not_is_refused_so(game: str, seed: int) -> None:
    question = exercise(game, "legal", PRESETS[game][0], seed)
    values = dict(question.text.values)
    if "cards" in values:
        action = "play " + str(values["cards"]).translate(str.maketrans("♣♠♥♦", "cshd"))
    else:
        action = f"bid {_bid(values['bid'])}" if "bid" in values else "pass"
    assert question.play is not None
    if question.right == {"legal"}:
        question.play.done(str(question.seat), action)
        return
    with pytest.raises(IllegalAction) as refused:
        question.play.done(str(question.seat), action)
    assert question.right == {refused.value.refusal.code}
    assert question.cites == refused.value.refusal.cites


def _bid(said: object) -> str:
    assert isinstance(said, Said)
    if said.code.startswith("contract/"):
        return said.code.removeprefix("contract/")
    values = dict(said.values)
    return f"{_bid(values['contract'])}+{values['grade']}"


@pytest.mark.parametrize(("game", "kind", "rules"), ALL)
def test_questions_differ_and_so_do_their_answers(game: str, kind: str, rules: str) -> None:
    chance = Random(f"{game} {kind} {rules}")
    questions = [exercise(game, kind, rules, chance.randrange(2**31)) for _ in range(30)]
    asked = {(one.text, one.play and str(one.play.view(one.seat))) for one in questions}
    assert len(asked) >= 20
    answers = Counter(one.right for one in questions)
    assert max(answers.values()) <= 24, "nobody learns from a question that has always the same answer"


def test_what_is_not_there_is_not_found() -> None:
    for kind, rules in (("nothing", "tournament"), ("beats", "sm2025")):
        with pytest.raises(NotFound):
            exercise("voms", kind, rules, 1)
    assert set(PRESETS["voms"]) <= set(voms.PRESETS)
    assert set(PRESETS["vira"]) == set(vira.PRESETS)
