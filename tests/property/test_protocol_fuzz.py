"""Whatever comes in, the engine protocol answers one JSON object, never stops, and keeps its position."""

from __future__ import annotations

import copy
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stik.protocol import Session
from stik.voms import PRESETS

SOAK = bool(os.environ.get("STIK_SOAK"))
FUZZ = settings(max_examples=5000 if SOAK else 150, deadline=None, suppress_health_check=[HealthCheck.too_slow])

POSITION: dict[str, Any] = {
    "cmd": "position",
    "game": "voms",
    "rules": "tournament",
    "options": {"faults": "allowed", "stop": "manual"},
    "dealer": "W",
    "leader": "N",
    "score": {"NS": 3, "EW": 5},
    "target": {"NS": 9, "EW": 13},
    "hands": {"N": "Kh 5c 6d Qs", "E": "Jc 9d 7h 8d", "S": "5d 6h 9s Ah", "W": "6c 8c Qd 7s"},
    "stock": "3d Ac 9c 9h",
    "tricks": {"NS": 2, "EW": 2},
    "gain": {"NS": 1, "EW": 0},
    "ataataq": {"NS": 1},
    "deal_lus": {"NS": 0},
    "voms_scored_by": None,
    "melted": None,
    "first_deal": False,
}
DECK = "9c Ad 8s Ks 5d 6c 9d 6d Qs 7s 5c Ah 8h Jh Qh Jd Qd Qc 8d 8c 5h 5s 6h 6s Js As Ac 9h 9s 7d 7h 7c Kc Jc Kh 3d"
NEW: dict[str, Any] = {
    "cmd": "new",
    "game": "voms",
    "rules": "worms",
    "options": {"max_lead": 3},
    "dealer": "S",
    "deck": DECK,
    "score": {"NS": 3},
    "target": {"NS": 12},
    "first_deal": True,
    "knocked": False,
    "manual": ["cut"],
}
COMMANDS: list[dict[str, Any]] = [
    {"cmd": "hello"},
    {"cmd": "legal"},
    {"cmd": "state"},
    {"cmd": "record"},
    {"cmd": "view", "seat": "N"},
    {"cmd": "do", "action": "play Kh", "seat": "N"},
    {"cmd": "why", "action": "play 5c", "seat": "E"},
    {"cmd": "suggest", "level": "random", "ms": 10, "seed": 4},
]
VALID = [POSITION, NEW, *COMMANDS]

odd_text = st.text(max_size=12) | st.sampled_from(
    [
        "",
        " ",
        "\x00",
        "\ud800",
        "\udfff",
        "\ufeff",
        "ſ",
        "K",
        "ß",
        "♥",
        "９c",
        "Kh\u200b",
        "🂡",
        "{ $card }",
        "[/red]",
        "N" * 5000,
    ]
)
odd_number = (
    st.integers()
    | st.integers(min_value=10**18, max_value=10**40)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.sampled_from([0, -1, 1, 9999, 10_000, 10**400, -(10**400), 1e308, True, False])
)
scalars = st.none() | st.booleans() | odd_number | odd_text
json_values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(odd_text, inner, max_size=4)
)


def nested(depth: int, *, objects: bool) -> Any:  # noqa: ANN401
    value: Any = 0
    for _ in range(depth):
        value = {"a": value} if objects else [value]
    return value


deep = st.builds(nested, st.integers(1, 120), objects=st.booleans())
SEATS = ["N", "E", "S", "W", "NS", "EW", "n", "ns", "X"]
VERBS = ["play", "cut", "knock", "offer", "reshuffle", "continue", "stop", "show", "annul", "play Kh", "cut 5"]
CARD_TEXTS = ["Kh", "Jc", "3d", "9c", "*", "2s", "10d", "Tc"]
NAMES = ["voms", "vira", "tournament", "worms", "25", "worms-2p", "refused", "manual", "all"]
words = st.sampled_from([*SEATS, *VERBS, *CARD_TEXTS, *NAMES])
values = json_values | deep | words | st.lists(words, max_size=3).map(" ".join)
field_names = st.sampled_from(sorted({name for message in VALID for name in message})) | words | odd_text


@st.composite
def mutated(draw: st.DrawFn) -> dict[str, Any]:
    """A valid message with one to three things wrong, or nothing."""
    message: dict[str, Any] = copy.deepcopy(draw(st.sampled_from(VALID)))
    for _ in range(draw(st.integers(0, 3))):
        inner = [value for value in message.values() if isinstance(value, dict)]
        target = draw(st.sampled_from([message, message, *inner]))
        name = draw(st.sampled_from(sorted(target)) if target and draw(st.booleans()) else field_names)
        if draw(st.integers(0, 3)) == 0:
            target.pop(name, None)
        else:
            target[name] = draw(values)
    return message


def held() -> Session:
    session = Session()
    assert session.answer(POSITION) == {"ok": True}
    return session


def checked(session: Session, line: bytes) -> dict[str, Any]:
    """The answer to a line, after checking what must hold for every answer."""
    before = session.answer({"cmd": "record"}), session.answer({"cmd": "state"})
    text = session.answer_line(line)
    assert "\n" not in text
    answer = json.loads(text, parse_constant=lambda name: pytest.fail(f"{name} is not JSON"))
    assert isinstance(answer, dict)
    after = session.answer({"cmd": "record"}), session.answer({"cmd": "state"})
    if "error" in answer or "refused" in answer:
        (kind,) = answer
        assert isinstance(answer[kind]["code"], str)
        assert "/" in answer[kind]["code"]
        assert isinstance(answer[kind]["detail"], str)
        assert answer[kind]["detail"]
        assert after == before, "bad input changes nothing"
    json.dumps(after)
    return answer


def line_of(message: object) -> bytes:
    return json.dumps(message).encode()


@FUZZ
@given(st.binary(max_size=200))
def test_arbitrary_bytes(line: bytes) -> None:
    checked(held(), line)
    json.loads(Session().answer_line(line))


@FUZZ
@given(json_values)
def test_arbitrary_json(message: object) -> None:
    answer = checked(held(), line_of(message))
    if not isinstance(message, dict) or "cmd" not in message:
        assert "error" in answer
    assert Session().answer(message) == json.loads(Session().answer_line(line_of(message)))


@FUZZ
@given(st.lists(mutated(), min_size=1, max_size=4))
def test_mutated_messages(messages: list[dict[str, Any]]) -> None:
    session = held()
    for message in messages:
        checked(session, line_of(message))


@FUZZ
@given(st.sampled_from(sorted(PRESETS)), st.dictionaries(field_names, values, max_size=3))
def test_arbitrary_options(rules: str, options: dict[str, Any]) -> None:
    answer = checked(held(), line_of(NEW | {"rules": rules, "options": options, "manual": []}))
    assert options == {} or "error" in answer or set(options) <= set(PRESETS[rules].options())


@FUZZ
@given(st.text(max_size=40) | st.lists(words | odd_text, max_size=5).map(" ".join), words | odd_text | st.none())
def test_arbitrary_actions(action: str, seat: str | None) -> None:
    session = held()
    why = checked(session, line_of({"cmd": "why", "action": action, "seat": seat}))
    did = checked(session, line_of({"cmd": "do", "action": action, "seat": seat}))
    assert (why == did) or (why == {"ok": True} and did["ok"]), "`why` foretells `do`"


@pytest.mark.parametrize("valid", VALID, ids=lambda message: str(message["cmd"]))
def test_every_field_of_every_type(valid: dict[str, Any]) -> None:
    wrong: list[object] = [
        None,
        True,
        False,
        0,
        -1,
        10**30,
        1.5,
        "",
        "x",
        "\ud800",
        [],
        [1],
        ["x"],
        {},
        {"x": 1},
        {"NS": "1"},
    ]
    for name in valid:
        for value in wrong:
            checked(held(), line_of(valid | {name: value}))
        checked(held(), line_of({key: value for key, value in valid.items() if key != name}))
        if isinstance(valid[name], dict):
            for key in valid[name]:
                for value in wrong:
                    checked(held(), line_of(valid | {name: valid[name] | {key: value}}))


@pytest.mark.parametrize("objects", [False, True])
@pytest.mark.parametrize(
    "template",
    ["@", '{"cmd": @}', '{"cmd": "do", "action": @}', '{"cmd": "view", "seat": @}', '{"cmd": "state", "x": @}']
    + [
        json.dumps(message)[:-1] + f', "{field}": @}}'
        for message in (NEW, POSITION)
        for field in ("manual", "knocked", "x")
    ]
    + [json.dumps(NEW)[:-1] + ', "options": {"knock": @}}', json.dumps(NEW)[:-1] + ', "score": {"NS": @}}'],
)
def test_nesting_of_every_depth(template: str, objects: bool) -> None:
    """Python's own limit depends on how deep the caller already stands: no depth may slip through."""
    left, right = ('{"a":', "}") if objects else ("[", "]")
    session = held()
    for depth in [*range(1, 40), *range(930, 1010), 5000, 100_000]:
        line = template.replace("@", left * depth + "0" + right * depth).encode()
        assert isinstance(json.loads(session.answer_line(line)), dict)
        assert isinstance(json.loads(session.answer_line(b'{"cmd": "record"}')), dict)


@pytest.mark.parametrize(
    "number", ["NaN", "Infinity", "-Infinity", "1e999", "-1e999", "1" * 4300, "1" * 5000, "-" + "9" * 4300]
)
@pytest.mark.parametrize("field", ["score", "manual", "knocked", "leader", "options", "target", "cmd", "x"])
def test_numbers_that_are_no_numbers(number: str, field: str) -> None:
    for value in (number, f"[{number}]", f'{{"NS": {number}}}', f'{{"target": {number}}}'):
        session = held()
        answer = checked(session, (json.dumps(POSITION)[:-1] + f', "{field}": {value}}}').encode())
        assert "error" in answer
        assert "Infinity" not in session.answer_line(b'{"cmd": "record"}')


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity"])
def test_constants_of_javascript_are_not_json(number: str) -> None:
    answer = json.loads(Session().answer_line(f'{{"cmd": "hello", "x": {number}}}'.encode()))
    assert answer["error"]["code"] == "protocol/bad-json"


def garbage(chance: Random) -> bytes:
    """A line of garbage without a line feed."""
    kind = chance.randrange(4)
    if kind == 0:
        return bytes(chance.randrange(256) for _ in range(chance.randrange(60))).replace(b"\n", b"")
    text = json.dumps(chance.choice(VALID))
    if kind == 1:
        return text[: chance.randrange(len(text))].encode()
    place = chance.randrange(len(text))
    if kind == 2:
        return (text[:place] + chance.choice(["[", "\\", '"', "\x00", "ø", "9" * 5000]) + text[place:]).encode()
    return line_of(chance.choice([[], 0, None, "hello", {"cmd": "jump"}, {"cmd": 7}, [[]]]))


def run_engine(data: bytes) -> subprocess.CompletedProcess[bytes]:
    source = str(Path(sys.modules["stik"].__file__ or "").parents[1])
    program = "from stik.cli.main import app; app(['engine'])"
    environment = os.environ | {"PYTHONPATH": source, "PYTHONIOENCODING": "ascii"}
    return subprocess.run(
        [sys.executable, "-c", program], input=data, capture_output=True, env=environment, timeout=60, check=False
    )


def test_the_engine_answers_every_line_and_ends_well() -> None:
    chance = Random(9)
    lines = [garbage(chance) for _ in range(400)]
    lines[200:200] = [b"[" * 100_000, b'{"a":' * 100_000, b"\xff\xfe", b"", b"\r", b" "]
    lines = [line_of(POSITION), *lines, line_of({"cmd": "view", "seat": "N"})]
    ran = run_engine(b"\n".join(lines) + b"\n")
    answers = [json.loads(line) for line in ran.stdout.splitlines()]
    assert (ran.returncode, ran.stderr, len(answers)) == (0, b"", len(lines))
    assert all(isinstance(answer, dict) and answer for answer in answers)
    assert answers[0] == {"ok": True}
    assert "hands" in answers[-1] or answers[-1]["error"]["code"].startswith("notation/")


@pytest.mark.parametrize(
    ("data", "answers"), [(b"", 0), (b"\n", 1), (b"x", 1), (b'{"cmd": "hello"}', 1), (b"\n\n\n", 3)]
)
def test_the_last_line_needs_no_line_feed(data: bytes, answers: int) -> None:
    ran = run_engine(data)
    assert (ran.returncode, ran.stderr, len(ran.stdout.splitlines())) == (0, b"", answers)


def test_a_byte_order_mark_and_the_line_ends_of_windows_are_no_fault() -> None:
    assert '"ok": true' in Session().answer_line(b'\xef\xbb\xbf{"cmd": "hello"}\r\n')
