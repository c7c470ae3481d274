"""Scenarios: a setup and steps with what must come of them, run through the engine protocol."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from stik.cards import parse_card
from stik.errors import NotationError
from stik.protocol.documents import NotYaml, read_documents
from stik.protocol.fields import same
from stik.protocol.session import Session

OWN_STEPS: Final = {"expect", "legal", "template", "view"}


@dataclass(frozen=True, slots=True)
class Report:
    """How one scenario went; `problem` is None if it passed."""

    id: str
    title: str
    cites: tuple[str, ...]
    problem: str | None = None

    @property
    def passed(self) -> bool:
        return self.problem is None


class Failed(Exception):
    """A scenario in which something else came out than it says."""


def run_scenarios(text: str) -> Iterator[Report]:
    """Runs every document of a scenario file; a file that cannot be read is one failed report."""
    try:
        documents = read_documents(text)
    except NotYaml as error:
        yield Report("?", "", (), f"not YAML: {error}")
        return
    for number, document in enumerate(documents, 1):
        if document is not None:
            yield run_scenario(document, number)


def run_scenario(scenario: object, number: int = 1) -> Report:
    """Runs one scenario."""
    if not isinstance(scenario, dict):
        return Report(f"#{number}", "", (), "a scenario is a mapping with id, setup and steps")
    name, title = str(scenario.get("id", f"#{number}")), str(scenario.get("title", ""))
    cites = scenario.get("cites") or []
    articles = tuple(map(str, cites)) if isinstance(cites, list) else (str(cites),)
    try:
        _run(scenario)
    except Failed as problem:
        return Report(name, title, articles, str(problem))
    return Report(name, title, articles)


def _run(scenario: Mapping[object, object]) -> None:
    unknown = {str(key) for key in scenario} - {"id", "cites", "title", "setup", "steps", "redeal", "error"}
    if unknown:
        raise Failed(f"unknown keys: {', '.join(sorted(unknown))}")
    if ("error" in scenario or "redeal" in scenario) and scenario.get("steps"):
        raise Failed("where the setup answers an error or a redeal there are no steps")
    session = Session()
    answer = session.answer(scenario.get("setup"))
    if "error" in scenario:
        _same("setup error", scenario["error"], _code(answer, "error"))
        return
    if "redeal" in scenario:
        _matches("redeal", scenario["redeal"], answer.get("redeal"))
        return
    if "error" in answer or "redeal" in answer:
        raise Failed(f"setup: {json.dumps(answer, ensure_ascii=False)}")
    steps = scenario.get("steps") or []
    if not isinstance(steps, list):
        raise Failed("steps is a list")
    for number, step in enumerate(steps, 1):
        try:
            _step(session, step)
        except Failed as problem:
            raise Failed(f"step {number}: {problem}") from None


def _step(session: Session, step: object) -> None:
    if not isinstance(step, dict) or not step:
        raise Failed("a step is a mapping such as {N: play Kh} or {expect: {…}}")
    for key, value in step.items():
        if key in OWN_STEPS:
            _check(session, str(key), value)
        elif isinstance(value, str):
            answer = session.answer({"cmd": "do", "seat": str(key), "action": value})
            if "ok" not in answer:
                raise Failed(f"{key}: {value}: {json.dumps(answer, ensure_ascii=False)}")
        elif isinstance(value, dict) and ("refused" in value or "error" in value):
            _refused(session, str(key), value)
        else:
            raise Failed(f"{key}: neither an action nor a refusal nor one of {', '.join(sorted(OWN_STEPS))}")


def _refused(session: Session, seat: str, step: Mapping[object, object]) -> None:
    kind = "refused" if "refused" in step else "error"
    _only(step, f"{seat}: {kind}", {kind, "cites", "code"})
    action = step[kind]
    before = session.answer({"cmd": "state"})
    answer = session.answer({"cmd": "do", "seat": seat, "action": action})
    given = answer.get(kind)
    if not isinstance(given, dict):
        raise Failed(f"{seat}: {action}: not {kind}: {json.dumps(answer, ensure_ascii=False)}")
    if session.answer({"cmd": "state"}) != before:
        raise Failed(f"{seat}: {action}: {kind}, but the state changed")
    missing = [cite for cite in _listed(step, "cites") if cite not in given.get("cites", ())]
    if missing:
        raise Failed(f"{seat}: {action}: cites {given.get('cites')}, not {missing}")
    if "code" in step:
        _same(f"{seat}: {action}: code", step["code"], given.get("code"))


def _check(session: Session, key: str, wanted: object) -> None:
    if key == "expect":
        _matches("state", wanted, session.answer({"cmd": "state"}))
        return
    if key == "view":
        _check_view(session, wanted)
        return
    answer = session.answer({"cmd": "legal"})
    if key == "legal":
        if not isinstance(wanted, list):
            raise Failed("legal is a list of actions")
        _same("legal", sorted(map(str, wanted)), answer.get("actions"))
    else:
        _same("template", wanted, answer.get("template"))


def _check_view(session: Session, wanted: object) -> None:
    if not isinstance(wanted, dict):
        raise Failed("view is a mapping with seat and lacks or shows")
    _only(wanted, "view", {"seat", "lacks", "shows"})
    answer = session.answer({"cmd": "view", "seat": wanted.get("seat")})
    if "error" in answer:
        raise Failed(f"view: {json.dumps(answer, ensure_ascii=False)}")
    cards = set(re.findall(r"(?:10|[2-9AKQJ])[cshd]\b|\*", json.dumps(answer)))
    for key, shown in (("lacks", False), ("shows", True)):
        for card in _listed(wanted, key):
            if (_card(card) in cards) != shown:
                raise Failed(f"the view of {wanted.get('seat')} {'lacks' if shown else 'shows'} {card}")


def _only(step: Mapping[object, object], where: str, known: set[str]) -> None:
    """A typing error in a name would otherwise pass unseen."""
    unknown = sorted(str(key) for key in step if key not in known)
    if unknown:
        raise Failed(f"{where}: unknown keys: {', '.join(unknown)}")


def _listed(step: Mapping[object, object], key: str) -> list[object]:
    found = step.get(key)
    if found is None:
        return []
    if not isinstance(found, list):
        raise Failed(f"{key} is a list")
    return found


def _card(text: object) -> str:
    try:
        return parse_card(str(text)).text
    except NotationError:
        raise Failed(f"{text} is not a card") from None


def _matches(where: str, wanted: object, found: object) -> None:
    """The given keys agree, deeply; lists and plain values agree whole."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        for key, value in wanted.items():
            if key not in found:
                raise Failed(f"{where} has no {key}")
            _matches(f"{where}.{key}", value, found[key])
        return
    _same(where, wanted, found)


def _same(where: str, wanted: object, found: object) -> None:
    if not same(wanted, found):
        texts = (json.dumps(value, ensure_ascii=False, default=str) for value in (found, wanted))
        raise Failed(f"{where} is {', not '.join(texts)}")


def _code(answer: Mapping[str, object], key: str) -> object:
    given = answer.get(key)
    return given.get("code") if isinstance(given, dict) else None
