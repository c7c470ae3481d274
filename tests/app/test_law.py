"""Event law and secrecy: all changes together make what a new page gets, and no page learns a hidden card."""

from __future__ import annotations

from random import Random

import pytest

from stik.app.document import document, public
from stik.app.settings import TableSettings
from stik.cards import CARDS, parse_card
from tests.app.company import Company, Page
from tests.app.knowledge import Knowledge, cards_in
from tests.conftest import deals

TABLES = {
    "tournament": TableSettings(game="voms", preset="tournament"),
    "international-real": TableSettings(game="voms", preset="international", real_table=True, cut="trap"),
    "worms": TableSettings(game="voms", preset="worms", cut="manual"),
    "worms-2p": TableSettings(game="voms", preset="worms-2p"),
    "worms-3p": TableSettings(game="voms", preset="worms-3p"),
    "25": TableSettings(game="voms", preset="25"),
    "vira": TableSettings(game="vira", deals=5),
    "vira-four": TableSettings(game="vira", preset="stockholm", table=4, deals=5, real_table=True),
}


def _check(company: Company, page: Page, knowledge: Knowledge) -> None:
    page.read()
    allowed = knowledge.may_know(page.connection.viewer)
    for message in page.fresh:
        leaked = cards_in(message) & ~allowed
        assert not leaked, (page.connection.viewer, [card for card in CARDS if card.bit & leaked], message)
    table = company.live.table
    assert page.document == document(table, page.connection.viewer, public(table))


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("part", range(2))
async def test_changes_make_the_fresh_document_and_tell_no_hidden_card(name: str, part: int) -> None:
    chance = Random(f"law {name} {part}")
    for _ in range(deals(usual=8, soak=80)):
        company = Company()
        await company.sit_down(TABLES[name])
        knowledge = Knowledge()
        for page in company.pages:
            _check(company, page, knowledge)
        while company.live.table.phase != "over" and company.live.table.deals < 60:
            if company.live.table.phase != "playing":
                knowledge = Knowledge()
                await company.deal_once()
            else:
                await company.step(chance)
            knowledge.learn(company.live.table.play)
            for page in company.pages:
                _check(company, page, knowledge)


def test_the_search_would_find_a_card() -> None:
    assert cards_in(b'{"cards": "9c 10h"}') == parse_card("9c").bit | parse_card("10h").bit
    assert cards_in(b'{"secret": "af9c10h2", "seat": "A", "trump": "h"}') == 0
