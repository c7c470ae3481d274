"""A championship as its people run it: an organiser at the desk, a phone for each team, the screen in the hall."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page, expect

from stik.messages import catalogue
from tests.e2e.hands import click, until

say = catalogue("en")


@dataclass
class DeskPage:
    """The organiser's page."""

    page: Page
    code: str

    def at(self, section: str) -> None:
        self.page.goto(f"/c/{self.code}/desk?at={section}")

    def step(self, step: str, **words: str | int) -> None:
        """Presses the button of what comes next, and waits until it is done."""
        before = self.document()["v"]
        click(self.page.get_by_role("button", name=say(f"ui-desk-step-{step}", **words)))
        until(self.page, lambda: self.document()["v"] > before)

    def button(self, word: str, **words: str | int) -> Locator:
        return self.page.get_by_role("button", name=say(f"ui-desk-{word}", **words))

    def document(self) -> dict[str, Any]:
        """What the server shows the organiser."""
        found: dict[str, Any] = self.page.evaluate(
            "code => fetch(`/api/tournaments/${code}`).then((answer) => answer.json())", self.code
        )
        return found


@dataclass
class Phone:
    """A team's phone."""

    page: Page
    team: str
    entrant: str
    code: str

    def join(self, key: str) -> None:
        """By the link of the entrant's QR code."""
        self.page.goto(f"/c/{self.code}/join/{key}")
        self.page.get_by_label(say("ui-joining-name")).fill(f"{self.team} phone")
        click(self.page.get_by_role("button", name=say("ui-joining-send")))
        self.page.get_by_text(say("ui-joining-as-entrant", name=self.team)).wait_for()

    def report(self, match: str, opponents: str, own: int, theirs: int) -> None:
        """Fills both combs and sends the result."""
        self.page.goto(f"/c/{self.code}/match/{match}")
        self.comb(opponents).press(str(theirs))
        more = self.page.get_by_role("button", name=say("ui-score-more", name=self.team))
        self.comb(self.team).press(str(own - 1))
        click(more)  # the last stroke by thumb
        expect(self.comb(self.team)).to_have_attribute("aria-valuenow", str(own))
        click(self.page.get_by_role("button", name=say("ui-score-send").split()[0]).last)

    def comb(self, team: str) -> Locator:
        return self.page.get_by_role("spinbutton", name=say("ui-score-comb", name=team))

    def confirm(self, match: str) -> None:
        self.page.goto(f"/c/{self.code}/match/{match}")
        click(self.page.get_by_role("button", name=say("ui-score-right")))


def shows(hall: Page, *texts: str) -> None:
    """Turns the pictures of the screen in the hall until all of these have been seen."""
    missing = list(texts)

    def seen() -> bool:
        words = hall.locator("body").aria_snapshot().lower()
        missing[:] = [text for text in missing if text.lower() not in words]
        if missing:
            hall.keyboard.press("ArrowRight")
        return not missing

    until(hall, seen)
