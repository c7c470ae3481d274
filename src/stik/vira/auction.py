"""The auction: bids and passes, and who plays what when it is over."""

from __future__ import annotations

from stik.engine import Seat, Step
from stik.vira.actions import Bid, Pass
from stik.vira.contracts import CHOSEN, Contract, Family, above, rank
from stik.vira.events import AuctionWon, BidMade, ContractNamed, Event, Passed
from stik.vira.exchange import start
from stik.vira.state import Auction, Call, Phase, State


def bid(state: State, seat: Seat, said: Bid) -> Step[State, Event]:
    """A bid stands until it is outbid, and may not be taken back ("SM.C7")."""
    auction = state.auction
    standing = rank(said.contract, said.grade) if said.contract else rank(above(said.family, auction.rank)[0])
    calls = (*auction.calls, Call(seat, said))
    raised = Auction(said, seat, standing, auction.rank, auction.passed, (), calls)  # "VR.C4"
    return Step(state._replace(auction=raised, to_act=_next(state, seat, auction.passed)), (BidMade(seat, said),))


def pass_(state: State, seat: Seat) -> Step[State, Event]:
    """Who has passed is out for good ("SM.A2", "SM.C8"); two passes end the auction ("VR.C7")."""
    auction = state.auction
    passed = (*auction.passed, seat)
    now = auction._replace(
        passed=passed,
        passed_standing=(*auction.passed_standing, seat),
        calls=(*auction.calls, Call(seat, Pass())),
    )
    if len(passed) < 2:
        return Step(state._replace(auction=now, to_act=_next(state, seat, passed)), (Passed(seat),))
    standing, declarer = auction.standing, auction.bidder
    assert standing is not None
    assert declarer is not None
    won = state._replace(auction=now, to_act=declarer, phase=Phase.CHOOSE)
    events: list[Event] = [Passed(seat), AuctionWon(declarer, standing)]
    if standing.contract is not None:
        return start(won, standing.contract, standing.grade, events)
    if standing.family in CHOSEN:
        return Step(won, tuple(events))  # "SM.A4", also where only one is left ("VR.B18")
    lowest = _lowest(auction, standing.family)
    return start(won, lowest, standing.grade, [*events, ContractNamed(declarer, lowest)])


def choose(state: State, seat: Seat, contract: Contract) -> Step[State, Event]:
    """The declarer names the contract that he meant ("SM.A4")."""
    standing = state.auction.standing
    assert standing is not None
    return start(state, contract, standing.grade, [ContractNamed(seat, contract)])


def _lowest(auction: Auction, family: Family) -> Contract:
    """An unspecified vingel or turné is the lowest that outranks the bid before it ("SM.A5")."""
    return above(family, auction.before)[0]


def _next(state: State, seat: Seat, passed: tuple[Seat, ...]) -> Seat:
    """The next in turn who has not passed."""
    after = state.setup.after
    seat = after[seat]
    while seat in passed:
        seat = after[seat]
    return seat
