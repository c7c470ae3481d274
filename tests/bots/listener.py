"""A bot that keeps what it was asked, in the place of a level."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from stik.bots import Budget, Past, Thought, levels
from stik.engine import Chance


@dataclass
class Listener:
    """Plays the first legal action and expects nothing but a half of it."""

    views: list[Any] = field(default_factory=list)
    pasts: list[list[Any]] = field(default_factory=list)
    budgets: list[Budget] = field(default_factory=list)

    def think(self, view: Any, past: Past[Any], chance: Chance, budget: Budget) -> Thought[Any]:  # noqa: ANN401
        del chance
        self.views.append(view)
        self.pasts.append(list(past()))
        assert list(past()) == self.pasts[-1], "one may ask again"
        self.budgets.append(budget)
        return Thought(view.actions[0], {view.actions[0]: 0.5})

    def call(self, view: Any, chance: Chance) -> None:  # noqa: ANN401
        del view, chance


def listening(monkeypatch: pytest.MonkeyPatch, level: str = "strong") -> Listener:
    """The listener, which now plays as this level in both games."""
    listener = Listener()
    for players in (levels._VOMS, levels._VIRA):
        monkeypatch.setitem(players, level, levels._Player(listener.think, listener.call))  # type: ignore[arg-type]
    return listener
