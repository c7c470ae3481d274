"""A deal moment by moment, as one seat saw it or with all hands open; the engines say what there is to see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from stik.app.plays.play import Json, events_for, to_look_at
from stik.errors import NotFound
from stik.protocol.adapter import Deal
from stik.protocol.claims import Proof, claimed
from stik.protocol.record import Moment, Record, Shuffle, packs_of, replay_record


def replayed(record: Record, number: int, seat: str | None = None) -> Json:
    """The only deal of a record: its start, a view after every action, where to jump to, and how it was shuffled.

    A deal that is decided otherwise today ends as it was recorded, and before an action that is refused now.
    """
    (part,) = record.deals
    views: list[Json] = []
    moments: list[Json] = []
    otherwise: list[Proof] = []
    for moment in replay_record(record, otherwise, stands=True):
        if seat is not None and seat not in moment.deal.seats:
            raise NotFound("replay/no-such-seat", seat=seat, seats=" ".join(moment.deal.seats))
        views.append(_view(moment.deal, seat) | {"number": number})
        if views[-1]["phase"] == "over":
            views[-1] |= claimed(moment.deal, part.result)
        events = moment.events if seat is None else events_for(moment.events, seat)
        moments.append({"seat": moment.seat, "action": _action(moment, seat), "events": events, "view": views[-1]})
    told = [moment["events"] for moment in moments]
    told_otherwise = [{"action": proof.params.get("number"), "cites": list(proof.cites)} for proof in otherwise]
    return {
        "deal": number,
        "start": views[0],
        "moments": moments[1:],
        "marks": list(_marks(views, told)),  # type: ignore[arg-type]  # the events as they were put there
        "shuffle": _shuffle(part.shuffle),
        "pack": packs_of(record),
        **({"otherwise": told_otherwise[0]} if told_otherwise else {}),
    }


def _view(deal: Deal, seat: str | None) -> Json:
    view = deal.view(seat)
    if seat is None:
        view["hands"] = deal.state()["hands"]
    return to_look_at(view)  # in a replay nobody acts


def _action(moment: Moment, seat: str | None) -> str | None:
    """What was done, in the notation of the engines; of others' exchanges the cards are nobody's business."""
    hidden = any(event["event"] == "cards-discarded" for event in moment.events)
    return None if hidden and seat is not None and seat != moment.seat else moment.action


def _marks(views: Sequence[Json], events: Sequence[Sequence[Mapping[str, object]]]) -> Iterator[Json]:
    """Where something begins: the deal, every bid, the contract, every trick, the result."""
    yield {"at": 0, "kind": "start", "number": None, "seat": None, "bid": None}
    tricks = 0
    for at, view in enumerate(views):
        for event in events[at]:
            match event["event"]:
                case "bid-made":
                    yield _mark(at, "bid", seat=event["seat"], bid=event["bid"])
                case "auction-won":
                    yield _mark(at, "contract", seat=event["seat"], bid=event["bid"])
        taken = any(event["event"] == "trick-taken" for event in events[at])
        if view["phase"] == "play" and (not tricks or taken):
            tricks += 1
            yield _mark(at, "trick", number=tricks)
        if view["phase"] == "over":
            yield _mark(at, "result")
            return


def _mark(at: int, kind: str, *, number: int | None = None, seat: object = None, bid: object = None) -> Json:
    return {"at": at, "kind": kind, "number": number, "seat": seat, "bid": bid}


def _shuffle(shuffle: Shuffle | None) -> Json | None:
    if shuffle is None:
        return None
    return {"commitment": shuffle.commitment, "secret": shuffle.secret, "seeds": dict(shuffle.seeds)}
