"""Several people at one table."""

from __future__ import annotations

from playwright.sync_api import Page

from stik.messages import catalogue
from tests.e2e.hands import click, until
from tests.e2e.voms import VomsTable

say = catalogue("en")


def open_table(page: Page, name: str) -> str:
    """Opens a private table through the form; its link."""
    page.get_by_label(say("ui-name-label")).fill(name)
    click(page.get_by_role("button", name=say("ui-new-open")))
    return page.get_by_label(say("ui-share-link")).input_value()


def sit(page: Page, name: str) -> None:
    """Takes the first free seat as somebody new."""
    click(page.get_by_role("button", name=say("ui-sit")).first)
    dialog = page.get_by_role("dialog", name=say("ui-name-ask"))
    dialog.get_by_label(say("ui-name-label")).fill(name)
    click(dialog.get_by_role("button", name=say("ui-sit")))
    page.get_by_role("button", name=say("ui-stand")).wait_for()


def turn_of(*tables: VomsTable) -> VomsTable:
    """Waits until one of them is asked for a card; a deal that is over, or shuffled again at once, is followed."""
    found: list[VomsTable] = []

    def asked() -> bool:
        for table in tables:
            table.ready()
        found[:] = [table for table in tables if table.play.or_(table.go_on).count()]
        return bool(found) and not any(table.result.count() for table in tables)

    until(tables[0].page, asked)
    return found[0]
