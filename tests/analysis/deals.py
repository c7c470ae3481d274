"""Deals of both games as people play them: mostly sensible, now and then by lot, under every rule set."""

from __future__ import annotations

from random import Random
from typing import Final

from stik import vira, voms
from stik.arena.deals import ArenaDeal, called, is_over
from stik.protocol import Record
from stik.protocol.fields import Fields
from stik.protocol.games import game_named
from stik.protocol.record import deal_record
from stik.protocol.vira import ViraDeal
from stik.protocol.voms import VomsDeal

BY_LOT: Final = {"play": 0.3}
"""How often somebody does anything, by the phase of the deal,"""
SELDOM: Final = 0.15
"""and in the others."""
MOST: Final = 2000


def played_record(game: str, seed: int) -> Record:
    """One deal that follows from its number, and is over."""
    chance = Random(f"{game} {seed}")
    while True:
        deal, redeal = game_named(game).new(Fields(_start(game, seed, chance)))
        assert isinstance(deal, VomsDeal | ViraDeal)
        if redeal is None and not is_over(deal):
            break
    for _ in range(MOST):
        if is_over(deal):
            return Record(game, "deal", deal.rules(), (deal_record(deal),))
        _step(deal, chance)
    raise AssertionError("a deal does not end")


def _start(game: str, seed: int, chance: Random) -> dict[str, object]:
    names = list(voms.PRESETS if game == "voms" else vira.PRESETS)
    name = names[seed % len(names)]
    pack = str(game_named(game).pack(Fields({"rules": name}))).split()
    chance.shuffle(pack)
    start: dict[str, object] = {"rules": name, "deck": " ".join(pack)}
    if game == "vira":
        table = chance.choice((3, 3, 4))
        start |= {"table": table, "hogsta": chance.choice("cshd"), "dealer": chance.choice("ABCD"[:table])}
        return start | {"pool": chance.choice((0, 16, 48))}
    rules = voms.PRESETS[name]
    near = rules.target - 1
    stand = {side: chance.choice((0, near // 2, near - 2, near)) for side in rules.sides}
    return start | {"dealer": chance.choice(rules.seats), "score": stand}


def _step(deal: ArenaDeal, chance: Random) -> None:
    """What is due to be said is said; then whoever is to act does something."""
    for seat in range(len(_seats(deal))):
        call = called(deal, "beginner", seat, chance)
        if call is not None:
            deal.do(call, deal.seat(seat))
            return
    level = "random" if chance.random() < BY_LOT.get(deal.value.phase.value, SELDOM) else "beginner"
    deal.do(str(deal.suggest(level, chance, None)["action"]), None)


def _seats(deal: ArenaDeal) -> str:
    state = deal.value
    return "".join(state.rules.seats) if isinstance(state, voms.State) else "".join(state.setup.seats)
