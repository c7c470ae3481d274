"""The kam as plain data: combs, what can be tapped, the history."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from stik.engine import Entry, IllegalAction, Side
from stik.errors import InvalidSetup
from stik.match.race import Race
from stik.match.voms import GameResult
from stik.protocol.real.comb import ENDINGS, NEXT_GAME, ORDERS, OVER, WON, Kam, Line, Tap, with_tap
from stik.protocol.real.feats import TRICK, feats_of
from stik.voms.score import COMB, written

Json: TypeAlias = dict[str, object]


def comb_json(kam: Kam) -> Json:
    """The sheet for a screen that knows no rule."""
    rules, setup = kam.rules, kam.deal.setup
    dealer = None if kam.over else kam.persons[kam.game.dealer] if isinstance(kam.running, Race) else kam.game.dealer
    return {
        "preset": rules.preset,
        "partners": rules.partners,
        "seats": rules.seats,
        "sides": [_side(kam, person) for person in range(len(rules.sides))],
        "dealer": dealer,
        "game": len(kam.results) + (not kam.over) if not isinstance(kam.running, Race) else 1,
        "deal": kam.game.deals + 1,
        "eight_eight": not kam.over and setup.eight_eight,
        "won": [kam.persons[side] for side in kam.winners] if not kam.over else [],
        "waiting": [kam.persons[side] for side in kam.waiting] if not kam.over else [],
        "ends": [] if kam.over else list(_ends(kam)),
        "over": kam.over,
        "places": list(kam.running.places) if isinstance(kam.running, Race) else [],
        "results": [_result(one) for one in kam.results] if not isinstance(kam.running, Race) else [],
        "next": {"what": NEXT_GAME} if kam.over else None,
        "lines": [_line(kam, line) for line in kam.lines],
    }


def _side(kam: Kam, person: int) -> Json:
    """A comb with what the running deal has brought, and how it would be written if the deal were over."""
    score, target = kam.combs[person]
    playing = not kam.over and person in kam.persons
    side = kam.persons.index(person) if playing else None
    gain = 0 if side is None else kam.deal.tally.gain(side)
    after = None if side is None else written(kam.deal.setup, side, gain, guilty=False)
    return {
        "side": person,
        "name": kam.rules.sides[person],
        "score": score,
        "target": target,
        "usual": kam.rules.target,
        "gain": gain,
        "lack": target - score,
        "over": after is not None and gain > target - score,
        "after": None if after is None else {"score": after.score, "target": after.target},
        "playing": playing,
        "taps": [] if side is None else list(_taps(kam, side, person)),
        "orders": [] if side is None else list(_orders(kam, person)),
    }


def _taps(kam: Kam, side: Side, person: int) -> Iterator[Json]:
    found = list(feats_of(kam.deal.setup, kam.deal.tally, side))
    for feat in found:
        yield _tap(feat.what, person, feat.lus.amount, feat.lus.reason, feat.lus.cites, can=feat.open)
    if TRICK not in {feat.what for feat in found} and _works(kam, Tap(TRICK, person)):
        yield _tap(TRICK, person, 0, "lus/trick", ("V66",), can=True)


def _tap(what: str, person: int, lus: int, reason: str, cites: tuple[str, ...], *, can: bool) -> Json:
    """A feat to tap; one that this deal cannot have any more keeps its place."""
    tap: Json = {"what": what, "side": person}
    return {"tap": tap, "lus": lus, "reason": reason, "cites": list(cites), "open": can}


def _orders(kam: Kam, person: int) -> Iterator[Json]:
    return ({"what": what, "side": person} for what in ORDERS if _works(kam, Tap(what, person)))


def _ends(kam: Kam) -> Iterator[Json]:
    """The ways in which this deal can end now."""
    if kam.winners:
        yield {"what": WON, "side": None}
    yield {"what": OVER, "side": None}
    for what in ENDINGS:
        for side in (None,) if what == "reshuffle" else kam.persons:
            if _works(kam, Tap(what, side)):
                yield {"what": what, "side": side}


def _works(kam: Kam, tap: Tap) -> bool:
    try:
        with_tap(kam, tap)
    except (InvalidSetup, IllegalAction):
        return False
    return True


def _line(kam: Kam, line: Line) -> Json:
    return {
        "what": line.tap.what,
        "side": line.tap.side,
        "game": line.game,
        "deal": line.deal,
        "entries": [_entry(kam, line, entry) for entry in line.entries],
        "score": None if line.score is None else list(line.score),
        "target": None if line.target is None else list(line.target),
    }


def _entry(kam: Kam, line: Line, entry: Entry) -> Json:
    """Lus that came or went; in 25 the seats of a deal move together as people come home, so the tap says whose."""
    gained = entry.payer == COMB
    name = entry.payee if gained else entry.payer
    side = line.tap.side if line.tap.side is not None else kam.rules.sides.index(name)
    return {
        "side": side,
        "lus": entry.amount if gained else -entry.amount,
        "reason": entry.reason,
        "cites": list(entry.cites),
    }


def _result(result: GameResult) -> Json:
    return {"winner": result.winner, "score": list(result.lus), "target": list(result.comb), "kam": result.kam}
