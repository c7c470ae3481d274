"""What the desk itself adds to an order: draws, rounds, lots, who a key belongs to; stored with it for ever."""

from __future__ import annotations

import hmac
from string import ascii_uppercase

from stik.app.desk import orders as given
from stik.app.desk.facts import header, planned
from stik.app.desk.keys import key_of
from stik.app.desk.latecomers import cards_for, latecomers, seats_without
from stik.app.desk.lineup import Lineup
from stik.app.desk.scheduler import Scheduler
from stik.app.desk.state import HELPERS, Desk, DeskRefusal, Json
from stik.app.desk.who import next_entrant, with_cards
from stik.errors import NotAllowed
from stik.tournaments import By, Stage, draw_lot, draw_numbers, draw_pools


def made(desk: Desk, order: given.Order) -> Json:
    """What is stored beside the order."""
    match order:
        case given.SetRules():
            return header(planned(desk.plan, order))
        case given.Register():
            return {"entrant": next_entrant(desk)}
        case given.Place():
            return _placed(desk, order)
        case given.CheckIn(entrant=None):
            return {"entrants": [one.id for one in Lineup.of(desk).playing]}
        case given.Withdraw() if desk.game == "vira":
            return seats_without(Lineup.of(desk), order.entrant, back=order.back)
        case given.Disqualify() if desk.game == "vira":
            return seats_without(Lineup.of(desk), order.entrant, back=order.lifted)
        case given.Admit():
            return _admitted(desk)
        case given.Draw():
            return _draw(desk, order)
        case given.MakeSchedule():
            return Scheduler.of(desk).stage(order) | {"drawn_at": desk.drawn_at}
        case given.PairUp():
            return Scheduler.of(desk).pair(order)
        case given.DrawRound():
            return Scheduler.of(desk).drawn_round()
        case given.Decide(by=By.LOT):
            return {"order": list(draw_lot(order.tie, desk.seed).order)}
        case given.Join():
            return _joined(desk, order)
        case _:
            return {}


def _draw(desk: Desk, order: given.Draw) -> Json:
    if desk.has_results:
        raise DeskRefusal("desk/draw-after-results")
    if desk.drawn and not order.seed:
        raise DeskRefusal("desk/drawn-already")
    seed = order.seed or desk.seed
    here = [one.id for one in Lineup.of(desk).present]
    if desk.game == "vira":
        return {"seed": seed, "numbers": {name: number for number, name in draw_numbers(here, seed).items()}}
    form = desk.format
    if form.pools == 1:
        raise DeskRefusal("desk/nothing-to-draw")
    pools = draw_pools(here, form.pools, seed)
    return {"seed": seed, "pools": {name: pool for pool, names in pools.items() for name in names}}


def _placed(desk: Desk, order: given.Place) -> Json:
    pools = ascii_uppercase[: desk.format.pools]
    if desk.game == "voms" and order.pool not in pools:
        raise DeskRefusal("desk/no-such-pool", pool=order.pool, pools=", ".join(pools))
    return {}


def _admitted(desk: Desk) -> Json:
    """Cards for who came after the draw; games or seats where the rounds are planned already."""
    lineup = Lineup.of(desk)
    if not latecomers(lineup):
        raise DeskRefusal("desk/nobody-late")
    cards = cards_for(lineup)
    desk = with_cards(desk, cards)
    plan = Scheduler.of(desk).stage(given.MakeSchedule()) if desk.of_stage(Stage.POOL) else {}
    return {**cards, **plan, "drawn_at": desk.drawn_at}


def _joined(desk: Desk, order: given.Join) -> Json:
    for role in HELPERS:
        if hmac.compare_digest(order.key, key_of(desk, role)):
            return {"role": role}
    for entrant in desk.entrants:
        if hmac.compare_digest(order.key, key_of(desk, f"entrant {entrant}")):
            return {"role": "player", "entrant": entrant}
    raise NotAllowed("desk/wrong-key")
