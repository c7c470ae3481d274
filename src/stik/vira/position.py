"""A point in the middle of the play, set up from what lies where."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from stik.cards import Card, Suit, set_of
from stik.engine import Seat
from stik.errors import Fault, InvalidSetup
from stik.vira.actions import Bid
from stik.vira.contracts import HAND, Contract, Grade, rank, suits_within
from stik.vira.deal import PACK
from stik.vira.score import is_decided
from stik.vira.state import Auction, Declared, Form, Phase, Setup, State, Trick


@dataclass(frozen=True, kw_only=True)
class Position:
    """The hands and the game that is played; a trump of None is misär; no second try, no compensation."""

    hands: Mapping[Seat, tuple[Card, ...]]
    declarer: Seat
    contract: Contract
    grade: Grade
    trump: Suit | None
    leader: Seat
    tricks: tuple[int, ...]


def place(setup: Setup, position: Position) -> State:
    """The state with an empty table and the leader to act; names all faults of an impossible position at once."""
    declared = _declared(position)
    faults = [*_seat_faults(setup, position), *_game_faults(setup, position), *_card_faults(position)]
    faults = faults or [*_count_faults(setup, position, declared)]
    if setup.pool < 0:
        faults.append(Fault.of("setup/pool", pool=setup.pool))
    if faults:
        raise InvalidSetup(*faults)
    hands = tuple(set_of(position.hands.get(seat, ())) for seat in range(setup.table))
    bid = Bid(position.contract.family, position.contract, position.grade)
    return State(
        setup=setup,
        phase=Phase.PLAY,
        to_act=position.leader,
        hands=hands,
        tricks=position.tricks,
        trick=Trick(position.leader),
        talon=(),
        discards=(0,) * setup.table,
        aside=set_of(PACK) & ~sum(hands),  # nobody knows which of them were played
        auction=Auction(bid, position.declarer, rank(position.contract, position.grade)),
        declared=declared,
    )


def _declared(position: Position) -> Declared:
    misar = position.contract.misar
    form = Form.MISAR if position.trump is None else Form.TRUMP
    laid_up = form is Form.MISAR and misar is not None and misar.open  # "SM.A7"
    return Declared(position.declarer, position.contract, position.grade, form, position.trump, laid_up=laid_up)


def _seat_faults(setup: Setup, position: Position) -> Iterator[Fault]:
    takers = {seat for seat, tricks in enumerate(position.tricks) if tricks}
    for seat in sorted({*position.hands, position.declarer, position.leader, *takers} - set(setup.order)):
        yield Fault.of("setup/sits-out", seat=setup.seats[seat])


def _game_faults(setup: Setup, position: Position) -> Iterator[Fault]:
    contract, trump = position.contract, position.trump
    if position.grade and not contract.graded:
        yield Fault.of("setup/no-gradation", contract=contract.key)
    elif trump is None and (contract.misar is None or (position.grade and not setup.rules.graded_gask_misar)):
        yield Fault.of("setup/no-such-form", contract=contract.key, form=Form.MISAR.value)  # "VR.C3"
    elif trump is not None and contract.tricks is None:
        yield Fault.of("setup/no-such-form", contract=contract.key, form=Form.TRUMP.value)
    elif trump is not None and trump not in suits_within(position.grade, setup.hogsta):
        yield Fault.of("setup/trump-outside-grade", suit=trump.symbol)


def _card_faults(position: Position) -> Iterator[Fault]:
    seen: set[Card] = set()
    for card in (card for hand in position.hands.values() for card in hand):
        if card not in PACK:
            yield Fault.of("setup/foreign-card", card=card.text)
        elif card in seen:
            yield Fault.of("setup/card-twice", card=card.text)
        seen.add(card)


def _count_faults(setup: Setup, position: Position, declared: Declared) -> Iterator[Fault]:
    """Defenders hold 13 less the tricks, the declarer what the game is played with less the tricks."""
    gone = sum(position.tricks)
    if min(position.tricks) < 0 or gone >= declared.cards:
        yield Fault.of("setup/tricks", said=gone, most=declared.cards - 1)
        return
    for seat in setup.active:
        wanted = (declared.cards if seat == position.declarer else HAND) - gone
        if len(position.hands.get(seat, ())) != wanted:
            yield Fault.of("setup/hand-size", seat=setup.seats[seat], count=wanted)
    tricks = position.tricks[position.declarer]
    if setup.rules.stop_when_decided and is_decided(declared.form, declared.needed, tricks, declared.cards - gone):
        yield Fault.of("setup/already-decided")
