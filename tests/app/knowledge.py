"""What may be known of a running deal, worked out from its full states, and the cards that a message tells."""

from __future__ import annotations

import re

from stik import vira, voms
from stik.app.document import WATCHER
from stik.app.plays import Play
from stik.app.plays.vira import ViraPlay
from stik.app.plays.voms import VomsPlay
from stik.cards import CardSet, parse_card
from stik.vira.state import ClaimState
from stik.voms.ranking import TOQU, VOMS_AND_TOQU

CARD = re.compile(rb"(?<![A-Za-z0-9])(?:10|[2-9AKQJ])[cdhs](?![A-Za-z0-9])|\*")


class Knowledge:
    """Worked out from the full states, apart from any view: what may be known of the running deal."""

    def __init__(self) -> None:
        self.public: CardSet = 0
        self.own: dict[str, CardSet] = {}

    def learn(self, play: Play) -> None:
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


def cards_in(message: bytes) -> CardSet:
    found = 0
    for text in CARD.findall(message):
        found |= parse_card(text.decode()).bit
    return found
