"""Records with a blunder that anybody sees, and a judge who values as he is told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from stik import bots, vira, voms
from stik.bots import Thought
from stik.engine import Chance
from stik.protocol import Record
from stik.protocol.record import DealRecord
from stik.vira.notation import write_action as write_vira
from stik.voms.notation import write_action as write_voms

Values = Callable[[str], float]


def voms_ending(hands: Mapping[str, str], actions: tuple[str, ...], **start: object) -> Record:
    """The end of a Voms deal as a record."""
    deal = DealRecord({"hands": dict(hands), "leader": "N", **start}, actions)
    return Record("voms", "deal", voms.PRESETS["tournament"].options(), (deal,))


def vira_ending(hands: Mapping[str, str], actions: tuple[str, ...], **start: object) -> Record:
    """The end of a Vira deal as a record; A declares."""
    usual: dict[str, object] = {"hogsta": "s", "declarer": "A", "contract": "spel7", "trump": "s", "leader": "A"}
    deal = DealRecord({"hands": dict(hands), **usual, **start}, actions)
    return Record("vira", "deal", vira.PRESETS["sm2025"].options(), (deal,))


def judged(monkeypatch: pytest.MonkeyPatch, values: Mapping[str, float], other: float = 0.5) -> None:
    """Lets the bots value these actions so, and all others the same."""

    def voms_thought(_level: str, view: voms.View, *_: object, **__: object) -> Thought[voms.Action]:
        found = {action: values.get(write_voms(view.rules, action), other) for action in view.actions}
        return Thought(max(found, key=found.__getitem__), found)

    def vira_thought(level: str, view: vira.View, chance: Chance, **rest: Any) -> Thought[vira.Action]:  # noqa: ANN401
        if view.template is not None:  # cards to exchange are not listed
            return bots.vira_thought(level, view, chance, **rest)
        found = {action: values.get(write_vira(action), other) for action in view.actions}
        return Thought(max(found, key=found.__getitem__), found)

    for module in ("stik.analysis.voms", "tests.analysis.claims_voms"):
        monkeypatch.setattr(f"{module}.voms_thought", voms_thought)
    for module in ("stik.analysis.vira", "tests.analysis.claims_vira"):
        monkeypatch.setattr(f"{module}.vira_thought", vira_thought)
