"""A tournament at the desk, by orders: what the organiser does is not what these tests are about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any, Final

from playwright.sync_api import Page

_NUMBERS: Final = count(1)
_HEADERS: Final = {"X-Stik": "1"}


class Desk:
    """The organiser's orders, from one page's device."""

    def __init__(self, page: Page, plan: Mapping[str, object]) -> None:
        self._page = page
        self._post("/api/guests", {"name": "Organiser", "language": "en"})
        self.code: str = self._post("/api/tournaments", plan)["code"]
        self.give("move", to="open")

    def _post(self, path: str, data: Mapping[str, object]) -> Any:  # noqa: ANN401 -- as JSON has it
        answer = self._page.request.post(path, data=dict(data), headers=_HEADERS)
        assert answer.ok, answer.text()
        return answer.json()

    def give(self, do: str, **order: object) -> dict[str, Any]:
        given = {"id": f"e2e-command-{next(_NUMBERS)}", "order": {"do": do, **order}}
        answer: dict[str, Any] = self._post(f"/api/tournaments/{self.code}/orders", given)
        return answer

    def shown(self) -> dict[str, Any]:
        found: dict[str, Any] = self._page.request.get(f"/api/tournaments/{self.code}").json()
        return found

    def enter(self, names: Sequence[str]) -> list[str]:
        """Enters them all; the keys of their links."""
        for name in names:
            self.give("register", name=name)
        return [entrant["key"] for entrant in self.shown()["entrants"]]

    def run(self) -> None:
        """Draws, plans and starts the first round."""
        entrants = self.shown()["entrants"]
        for entrant in entrants:
            self.give("check-in", entrant=entrant["id"])
        if self.shown()["settings"].get("pools") != 1:  # one pool has nothing to draw
            self.give("draw")
            self.give("turn-cards", count=len(entrants))
        self.give("schedule")
        self.give("move", to="running")
        self.give("run-round", round=1)
