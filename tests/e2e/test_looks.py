"""Every state of the page: for axe, at every size, in every language."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page

from tests.e2e import looks, tours
from tests.e2e.conftest import QUICK, OpenPage


@pytest.mark.parametrize("tour", [tours.pages, tours.voms, tours.vira], ids=["pages", "voms", "vira"])
def test_every_state(open_page: OpenPage, tour: Callable[[Page], Iterator[str]]) -> None:
    page = open_page(settings=QUICK, hurry=True)
    found = [
        f"{state}: {problem}"
        for state in tour(page)
        for problem in [*looks.sideways(page), *looks.untranslated(page), *looks.inaccessible(page)]
    ]
    assert not found, "\n".join(found)
