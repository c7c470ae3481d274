"""Deals of both games, set up for the arena, and what each seat got."""

from __future__ import annotations

from random import Random
from typing import Final, TypeAlias

from stik import vira, voms
from stik.arena.mirrors import Seating, partners, rotations
from stik.bots import vira_call, voms_call
from stik.engine import Chance, Seat
from stik.match.vira import draw_hogsta
from stik.match.voms import Game, next_deal
from stik.protocol.vira import ViraDeal
from stik.protocol.voms import VomsDeal
from stik.vira.deal import PACK
from stik.vira.notation import write_action as write_vira_action
from stik.vira.rules import SEATS
from stik.voms.notation import write_action as write_voms_action

Rules: TypeAlias = voms.Rules | vira.Rules
ArenaDeal: TypeAlias = VomsDeal | ViraDeal

TABLE: Final = 3
"""At Vira nobody sits out."""


def game_of(rules: Rules) -> str:
    return "voms" if isinstance(rules, voms.Rules) else "vira"


def seatings(rules: Rules) -> tuple[Seating, ...]:
    """Every seating of a mirrored group."""
    if isinstance(rules, voms.Rules):
        return partners(rules.side_of) if rules.partners else rotations(rules.players)
    return rotations(TABLE)


def dealt(rules: Rules, seed: str) -> ArenaDeal:
    """The deal that belongs to the seed: cards, dealer and stand are the same for everybody; an empty pulla."""
    chance = Random(seed)
    if isinstance(rules, vira.Rules):
        dealer, deck = chance.randrange(TABLE), list(PACK)
        chance.shuffle(deck)
        setup = vira.Setup.of(rules, table=TABLE, dealer=dealer, hogsta=draw_hogsta(chance), pool=0)
        return ViraDeal(vira.begin(setup, tuple(deck)).state, {})
    return next_of_game(Game.start(rules, dealer=chance.randrange(rules.players)), chance)


def next_of_game(game: Game, chance: Random) -> VomsDeal:
    """The next deal of a game; a deal that the first hands void is dealt again."""
    while True:
        deck = list(game.rules.pack)
        chance.shuffle(deck)
        state = next_deal(game, tuple(deck)).state
        if state.phase is not voms.Phase.OVER:
            return VomsDeal(state, {})


def points(deal: ArenaDeal) -> tuple[float, ...]:
    """What the finished deal brought each seat: the lus of its side, or its pinnar."""
    if isinstance(deal, VomsDeal):
        gain = voms.score(deal.value).gain
        return tuple(float(gain[side]) for side in deal.value.rules.side_of)
    found = vira.settlement(deal.value)
    return tuple(float(found.get(seat, 0)) for seat in SEATS[:TABLE])


def is_over(deal: ArenaDeal) -> bool:
    return deal.value.phase in (voms.Phase.OVER, vira.Phase.OVER)


def called(deal: ArenaDeal, level: str, seat: Seat, chance: Chance) -> str | None:
    """The open call that a bot makes now, to act or not."""
    if isinstance(deal, VomsDeal):
        if deal.value.phase is not voms.Phase.PLAY:
            return None
        call = voms_call(level, voms.view(deal.value, seat), chance)
        return None if call is None else write_voms_action(deal.value.rules, call)
    said = vira_call(level, vira.view(deal.value, seat), chance)
    return None if said is None else write_vira_action(said)
