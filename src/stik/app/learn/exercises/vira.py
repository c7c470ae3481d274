"""Exercises at Vira; every answer is what the engine does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from typing import Final

from stik import vira
from stik.app.learn.exercises.question import (
    LEGAL,
    TRIES,
    Option,
    Question,
    Said,
    mixed,
    numbers,
    refused_or_legal,
    shown,
    some,
    told,
)
from stik.app.learn.scene import laid
from stik.cards import Suit, cards_in
from stik.engine import Chance, Entry, Refusal, Seat, balance
from stik.vira.contracts import CONTRACTS, Contract, Grade, Outcome, TrumpClass
from stik.vira.deal import PACK
from stik.vira.laggard import SUITS
from stik.vira.notation import write_bid
from stik.vira.rules import SEATS
from stik.vira.state import Form
from stik.vira.tariff import BET

TABLE: Final = 3
LOW: Final = tuple(contract for contract in CONTRACTS if contract.no < 22)
"""Contracts that are bid every evening."""
_REFUSALS: Final = (
    Refusal("bid/too-low", ("SM.F1", "VR.C2"), None),
    Refusal("bid/no-gradation", ("SWS.notes",), None),
    Refusal("bid/forhand-opens", ("SM.A1",), None),
)


def _dealt(rules: vira.Rules, chance: Chance) -> vira.State:
    deck, pool = tuple(mixed(PACK, chance)), 8 * chance.randrange(5)
    setup = vira.Setup.of(rules, table=TABLE, dealer=chance.randrange(TABLE), hogsta=some(SUITS, chance), pool=pool)
    return vira.begin(setup, deck).state


def _played(rules: vira.Rules, chance: Chance) -> Iterator[vira.State]:
    """Positions in the play of a begär that nobody bought to."""
    for _ in range(TRIES):
        state, trump = _dealt(rules, chance), vira.NameTrump(some(SUITS, chance))
        opening = vira.Bid(CONTRACTS[0].family, CONTRACTS[0])
        for action in (opening, vira.Pass(), vira.Pass(), trump, vira.Buy(()), vira.Go(), vira.Buy(()), vira.Buy(())):
            state = vira.apply(state, action).state
        while state.phase is vira.Phase.PLAY:
            yield state
            state = vira.apply(state, some(vira.legal_actions(state), chance)).state


def _bidding(rules: vira.Rules, chance: Chance) -> Iterator[vira.State]:
    """Positions in an auction."""
    for _ in range(TRIES):
        state = _dealt(rules, chance)
        for _ in range(chance.randrange(4)):
            said = [bid for bid in vira.legal_actions(state) if isinstance(bid, vira.Bid) and bid.contract in LOW[:14]]
            if not said:
                break
            state = vira.apply(state, some(said[:12], chance)).state
        yield state


def _sits(state: vira.State) -> tuple[Seat, str]:
    assert state.to_act is not None
    return state.to_act, SEATS[state.to_act]


def _bid_said(contract: Contract, grade: Grade) -> Said:
    named = Said(f"contract/{contract.key}")
    return Said.of("vira/graded", contract=named, grade=grade.name.lower()) if grade else named


def follow(rules: vira.Rules, chance: Chance) -> Iterator[Question]:
    """Which cards may be played?"""
    for state in _played(rules, chance):
        seat, name = _sits(state)
        legal = [action.card for action in vira.legal_actions(state) if isinstance(action, vira.PlayCard)]
        hand = cards_in(state.hands[seat])
        if not state.trick.plays or chance.randrange(12) or len(hand) < 3:
            continue
        led = state.trick.plays[0].card.suit
        why = "exercise-follow-any" if len(legal) == len(hand) else "exercise-follow-suit"
        yield Question(
            text=Said.of("exercise-follow", card=shown([state.trick.plays[0].card])),
            pick="cards",
            options=tuple(Option(card.text) for card in hand),
            right=frozenset(card.text for card in legal),
            why=(Said.of(why, suit=led.symbol),),
            cites=("VR.P1",),
            play=laid(state),
            seat=name,
        )


def takes(rules: vira.Rules, chance: Chance) -> Iterator[Question]:
    """Who takes the trick?"""
    trumped = bool(chance.randrange(3))
    for state in _played(rules, chance):
        seat, name = _sits(state)
        if len(state.trick.plays) != 2 or chance.randrange(4):
            continue
        action = some(vira.legal_actions(state), chance)
        assert isinstance(action, vira.PlayCard)
        after = vira.apply(state, action).state
        trump, trick = state.game.trump, after.last_trick
        cards = [*(play.card for play in state.trick.plays), action.card]
        if trick is None or trump is None or trumped != any(card.suit is trump for card in cards):
            continue
        best = next(play.card for play in trick.plays if play.seat == trick.winner)
        yield Question(
            text=Said.of("exercise-takes", card=shown([action.card]), suit=trump.symbol),
            pick="one",
            options=tuple(Option(SEATS[one], _who(one, seat)) for one in range(TABLE)),
            right=frozenset({SEATS[trick.winner]}),
            why=(Said.of("exercise-takes-trump" if best.suit is trump else "exercise-takes-led", card=shown([best])),),
            cites=("VR.P1", "SM.A6"),
            play=laid(state),
            seat=name,
        )


def _who(seat: Seat, you: Seat) -> Said:
    return Said("voms/you") if seat == you else Said(f"bot-name-{SEATS[seat]}")


def bids(rules: vira.Rules, chance: Chance) -> Iterator[Question]:
    """Which bids may be made now?"""
    for state in _bidding(rules, chance):
        standing = state.auction.standing
        if standing is None or standing.contract is None:
            continue
        _, name = _sits(state)
        near = [contract for contract in LOW if abs(contract.no - standing.contract.no) < 5]
        every = [
            vira.Bid(one.family, one, grade) for one in near for grade in (Grade if one.graded else (Grade.PLAIN,))
        ]
        few = islice(mixed(every, chance), 5)
        offered = sorted(few, key=lambda bid: (bid.contract.no if bid.contract else 0, bid.grade))
        allowed = [bid for bid in offered if vira.why_not(state, bid) is None]
        yield Question(
            text=Said.of("exercise-bids", bid=_bid_said(standing.contract, standing.grade)),
            pick="several",
            options=tuple(
                Option(write_bid(bid), _bid_said(bid.contract, bid.grade)) for bid in offered if bid.contract
            ),
            right=frozenset(write_bid(bid) for bid in allowed),
            why=(Said.of("exercise-bids-why", bid=_bid_said(standing.contract, standing.grade)),),
            cites=("SM.F1", "VR.C2"),
            play=laid(state),
            seat=name,
        )


def pays(rules: vira.Rules, chance: Chance) -> Iterator[Question]:
    """What does this contract bring or cost?"""
    contract, outcome = some(LOW, chance), some((Outcome.HOME, Outcome.HOME, Outcome.BET, Outcome.KODILJ), chance)
    form = Form.TRUMP if contract.tricks is not None else Form.MISAR
    column = TrumpClass(chance.randrange(3)) if form is Form.TRUMP else TrumpClass.OFARG
    pool = 16 + 8 * chance.randrange(4)
    entries = vira.price(rules, vira.Case(contract=contract, outcome=outcome, form=form, classes=(column,), pool=pool))
    right = balance(entries).get("A", 0)
    near = (-right, right + BET, right - BET, right + 2, right - 2, right + 4, 0)
    described = Said.of("exercise-pays-class", column=column.name.lower())
    yield Question(
        text=Said.of(
            "exercise-pays",
            contract=Said(f"contract/{contract.key}"),
            form=described if form is Form.TRUMP else Said("exercise-pays-misar"),
            outcome=outcome.value,
            pool=pool,
        ),
        pick="one",
        options=tuple(Option(str(number), _amount(number)) for number in numbers(right, near, chance)),
        right=frozenset({str(right)}),
        why=tuple(_paid(entries)),
        cites=tuple(dict.fromkeys((contract.article, *(cite for entry in entries for cite in entry.cites)))),
    )


def _paid(entries: Iterable[Entry]) -> Iterator[Said]:
    """What the declarer gets and pays; the same from or to each opponent is said once."""
    mine = Counter(
        (entry.reason, _signed(entry.amount, entry.payee == "A"))
        for entry in entries
        if "A" in (entry.payer, entry.payee)
    )
    for (reason, amount), times in mine.items():
        told = amount if times == 1 else f"{times} × {amount}"
        yield Said.of("exercise-pays-line", reason=Said(reason), amount=told)


def _amount(number: int) -> Said:
    signed = _signed(abs(number), number >= 0) if number else "0"
    return Said.of("exercise-pinnar", count=abs(number), amount=signed)


def _signed(number: int, gain: bool) -> str:
    return f"{'+' if gain else '−'}{number}"


def legal(rules: vira.Rules, chance: Chance) -> Iterator[Question]:
    """Is this legal, and which article refuses it?"""
    wanted = not chance.randrange(3)
    return _legal_bid(rules, chance, wanted) if chance.randrange(2) else _legal_play(rules, chance, wanted)


def _legal_bid(rules: vira.Rules, chance: Chance, wanted: bool) -> Iterator[Question]:
    for state in _bidding(rules, chance):
        _, name = _sits(state)
        contract, grade = some(LOW[:12], chance), Grade(chance.randrange(2))
        tried: vira.Action = vira.Bid(contract.family, contract, grade)
        text = Said.of("exercise-is-legal-bid", bid=_bid_said(contract, grade))
        if state.auction.standing is None and not chance.randrange(2):
            tried, text = vira.Pass(), Said("exercise-is-legal-pass")
        refusal = vira.why_not(state, tried)
        if (refusal is None) == wanted:
            yield _verdict(state, text, refusal, chance, name)


def _legal_play(rules: vira.Rules, chance: Chance, wanted: bool) -> Iterator[Question]:
    for state in _played(rules, chance):
        seat, name = _sits(state)
        if not state.trick.plays or chance.randrange(10):
            continue
        card = some(cards_in(state.hands[seat]), chance)
        refusal = vira.why_not(state, vira.PlayCard(card))
        if (refusal is None) == wanted:
            yield _verdict(state, Said.of("exercise-is-legal", cards=shown([card])), refusal, chance, name)


def _verdict(state: vira.State, text: Said, refusal: Refusal | None, chance: Chance, name: str) -> Question:
    led = state.trick.plays[0].card.suit if state.trick.plays else Suit.HEARTS
    follow_suit = Refusal("play/must-follow-suit", ("VR.P1", "SM.J2"), None, (("suit", led.symbol),))
    return Question(
        text=text,
        pick="one",
        options=refused_or_legal(refusal, (follow_suit, *_REFUSALS), chance),
        right=frozenset({LEGAL if refusal is None else refusal.code}),
        why=(told(refusal),),
        cites=(("VR.P1",) if state.trick.plays else ("SM.F1",)) if refusal is None else refusal.cites,
        play=laid(state),
        seat=name,
    )


KINDS: Final[Mapping[str, Callable[[vira.Rules, Chance], Iterator[Question]]]] = {
    "follow": follow,
    "takes": takes,
    "bids": bids,
    "pays": pays,
    "legal": legal,
}
PRESETS: Final = ("sm2025", "stockholm")
