"""Event law and secrecy: all changes together make what a new page gets, and no page learns a hidden card."""

from __future__ import annotations

import re
from random import Random

import pytest

from stik import vira, voms
from stik.app.document import WATCHER, document, public
from stik.app.plays.vira import ViraPlay
from stik.app.plays.voms import VomsPlay
from stik.app.settings import TableSettings
from stik.cards import CARDS, CardSet, parse_card
from stik.vira.state import ClaimState
from stik.voms.ranking import TOQU, VOMS_AND_TOQU
from tests.app.company import Company, Page
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
CARD = re.compile(rb"(?<![A-Za-z0-9])(?:10|[2-9AKQJ])[cdhs](?![A-Za-z0-9])|\*")


class Knowledge:
    """Worked out from the full states, apart from any view: what may be known of the running deal."""

    def __init__(self) -> None:
        self.public: CardSet = 0
        self.own: dict[str, CardSet] = {}

    def learn(self, company: Company) -> None:
        play = company.live.table.play
        if isinstance(play, VomsPlay) and play.deal is not None:
            self._voms(play, play.deal.state)
        elif isinstance(play, ViraPlay) and play.deal is not None:
            self._vira(play, play.deal.state)

    def _voms(self, play: VomsPlay, state: voms.State) -> None:
        self.public |= state.played | state.exposed
        for pile in state.trick.piles:
            for _, card in pile:
                self.public |= card.bit
        if state.watch.toqu_shown:
            self.public |= TOQU.bit
        if state.watch.announced:
            self.public |= VOMS_AND_TOQU
        for number, seat in enumerate(play.persons):
            letter = play.seats[seat]
            self.own[letter] = self.own.get(letter, 0) | state.hands[number]

    def _vira(self, play: ViraPlay, state: vira.State) -> None:
        self.public |= state.played | state.shown | state.exposed
        for _, card in state.trick.plays:
            self.public |= card.bit
        game = state.declared
        if game is not None and game.laid_up:
            self.public |= state.hands[game.declarer]
        for seat in range(state.setup.table):
            known = state.hands[seat] | state.discards[seat]
            if game is not None and state.claim is ClaimState.OPEN and seat in state.defenders():
                known |= state.hands[game.declarer]
            letter = play.seats[seat]
            self.own[letter] = self.own.get(letter, 0) | known

    def may_know(self, viewer: str) -> CardSet:
        return self.public | (0 if viewer == WATCHER else self.own.get(viewer, 0))


def _cards_in(message: bytes) -> CardSet:
    found = 0
    for text in CARD.findall(message):
        found |= parse_card(text.decode()).bit
    return found


def _check(company: Company, page: Page, knowledge: Knowledge) -> None:
    page.read()
    allowed = knowledge.may_know(page.connection.viewer)
    for message in page.fresh:
        leaked = _cards_in(message) & ~allowed
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
            knowledge.learn(company)
            for page in company.pages:
                _check(company, page, knowledge)


def test_the_search_would_find_a_card() -> None:
    assert _cards_in(b'{"cards": "9c 10h"}') == parse_card("9c").bit | parse_card("10h").bit
    assert _cards_in(b'{"secret": "af9c10h2", "seat": "A", "trump": "h"}') == 0
