"""What a situation of the rule book shows: the refusal that it is about, or what its last move brings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from stik.app.learn.scene import Moment, begin, seen
from stik.app.learn.script import Step
from stik.app.plays import events_for
from stik.app.plays.play import Json
from stik.engine import IllegalAction, Refusal

USUAL: Final = frozenset(
    {"cards-drawn", "hands-drawn-up", "hand-dealt", "card-turned-up", "cards-discarded", "pinnar-paid"}
)
"""What follows of itself, and is not worth a title."""
FEATS: Final = frozenset({"lus-scored", "partner-toqued", "deal-ended"})
"""What says more than who took the trick."""


PLAYED: Final = frozenset({"cards-played", "card-played"})


@dataclass(frozen=True, slots=True)
class Result:
    """How a deal of Vira ended."""

    contract: str
    """As it is bid."""
    trump: str | None
    """The class of trumps."""
    net: int
    """What it brought the declarer, in pinnar."""


@dataclass(frozen=True, slots=True)
class Happening:
    """The decisive moment of a situation; the page puts it into words."""

    seat: str
    """Whom it is about."""
    tried: str | None = None
    refusal: Refusal | None = None
    laid: tuple[str, ...] = ()
    """The cards of the trick that was taken, as they were laid."""
    events: tuple[Json, ...] = ()
    result: Result | None = None


def happening(setup: Mapping[str, object], steps: Sequence[Step]) -> Happening:
    """What happens in a situation; raises `InvalidSetup` where there is no table to show."""
    play = begin(setup)
    moment, seat = seen(play, None), play.to_act or play.seats[0]
    for step in steps:
        seat = step.move.seat
        try:
            play, events = play.done(*step.move)
        except IllegalAction as error:
            if not step.refused:
                raise
            return Happening(seat, tried=step.move.action, refusal=error.refusal)
        moment = seen(play, None, step.move, events_for(events, seat))
    return _ending(seat, moment, _told(moment, over=play.deal_over))


def _told(moment: Moment, *, over: bool) -> list[Json]:
    taken = moment.deal["last_trick"]
    if moment.move is None and over:
        return [{"event": "deal-voided"}]
    if moment.move is None and isinstance(taken, dict):  # a first trick that was dealt open
        return [{"event": "trick-taken", "seat": taken["winner"]}]
    return [event for event in moment.events if event["event"] not in USUAL]


def _ending(seat: str, moment: Moment, told: list[Json]) -> Happening:
    last = moment.deal["last_trick"]
    names = {event["event"] for event in told}
    laid = tuple(str(cards) for _, cards in last["cards"]) if "trick-taken" in names and isinstance(last, dict) else ()
    less = PLAYED | ({"trick-taken"} if names & FEATS else set()) if names - PLAYED else set()
    events = tuple(event for event in told if event["event"] not in less)
    return Happening(seat, laid=laid, events=events, result=_result(moment.deal))


def _result(deal: Json) -> Result | None:
    settlement, classes, trump = deal.get("settlement"), deal.get("classes"), deal.get("trump")
    if deal.get("result") is None or not isinstance(settlement, dict) or not isinstance(classes, dict):
        return None
    contract = f"{deal['contract']}+{deal['grade']}" if deal["grade"] else str(deal["contract"])
    return Result(contract, classes.get(trump), settlement[deal["declarer"]])
