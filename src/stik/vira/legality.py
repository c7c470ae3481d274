"""The one place that knows what may be done: everything else asks here."""

from __future__ import annotations

from functools import cache
from typing import Final, assert_never

from stik.cards import Card, Suit, cards_in, set_of
from stik.engine import Refusal, Seat
from stik.vira.actions import (
    BIDS,
    PLAYS,
    Accept,
    Action,
    ApplyRuling,
    Bid,
    Buy,
    Call,
    Choose,
    ChooseMisar,
    Claim,
    Concede,
    Discard,
    Go,
    Keep,
    Lay,
    NameTrump,
    Pass,
    PlayCard,
    Refuse,
    TryAgain,
)
from stik.vira.contracts import CHOSEN, TURNING, Contract, Family, above, rank, suits_within
from stik.vira.laggard import SUIT_MASK
from stik.vira.ruling_legality import why_no_ruling
from stik.vira.state import ClaimState, Phase, State
from stik.vira.template import template

_PASS: Final = Pass()
_GO, _AGAIN, _LAY = Go(), TryAgain(), Lay()
_ANSWERS: Final = (Accept(), Refuse())
_TRUMPS: Final = tuple(NameTrump(suit) for suit in Suit if suit is not Suit.NONE)
_MISAR: Final = ChooseMisar()


def legal_actions(state: State) -> tuple[Action, ...]:
    """Every action that the seat to act may choose from; choices of cards have a template, calls stand apart."""
    match state.phase:
        case Phase.PLAY:
            return _ANSWERS if state.claim is ClaimState.OPEN else legal_plays(state)
        case Phase.AUCTION:
            return _bids(state.rules.tringel, state.auction.rank)
        case Phase.CHOOSE:
            return tuple(map(Choose, _choices(state)))
        case Phase.TRUMP:
            named = tuple(_TRUMPS[suit] for suit in state.possible_trumps)
            return (*named, _MISAR) if _why_not_misar(state) is None else named
        case Phase.DECIDE:
            return (_GO, _AGAIN, _LAY) if _why_not_again(state) is None else (_GO, _LAY)
        case Phase.KEEP | Phase.BUY | Phase.DISCARD | Phase.DEFENCE | Phase.OVER:
            return ()
        case _:
            assert_never(state.phase)


def calls(state: State) -> tuple[tuple[Seat, Call], ...]:
    """The procedural calls that are open besides, and to whom ("SM.C13", "SM.C14", "VR.P4")."""
    seat = state.to_act
    if state.phase is not Phase.PLAY or seat is None or state.claim is ClaimState.OPEN:
        return ()
    if seat != state.game.declarer:
        return ((seat, Concede()),)
    return ((seat, Claim()),) if state.claim is ClaimState.FREE else ()


def why_not(state: State, action: Action, *, seat: Seat | None = None) -> Refusal | None:
    """Why the seat (by default the one to act) may not do this now, or None if it may."""
    if isinstance(action, ApplyRuling):
        return why_no_ruling(state, action, seat)
    if seat is not None and seat != state.to_act:
        return _not_yours(state, action, seat)
    phase = state.phase
    match action:
        case PlayCard(card):
            return _why_not_play(state, card) if phase is Phase.PLAY else _not_now(state)
        case Bid():
            return _why_not_bid(state, action) if phase is Phase.AUCTION else _not_now(state)
        case Pass():
            return _why_not_pass(state) if phase is Phase.AUCTION else _not_now(state)
        case Choose(contract):
            return _why_not_choose(state, contract) if phase is Phase.CHOOSE else _not_now(state)
        case NameTrump(suit):
            return _why_not_trump(state, suit) if phase is Phase.TRUMP else _not_now(state)
        case ChooseMisar():
            return _why_not_misar(state) if phase is Phase.TRUMP else _not_now(state)
        case Keep() | Buy() | Discard():
            return _why_not_cards(state, action)
        case Go() | Lay():
            return None if phase is Phase.DECIDE else _not_now(state)
        case TryAgain():
            return _why_not_again(state) if phase is Phase.DECIDE else _not_now(state)
        case Accept() | Refuse():
            return None if state.claim is ClaimState.OPEN else _not_now(state)
        case Claim() | Concede():
            return _why_not_call(state, action) if phase is Phase.PLAY else _not_now(state)
        case _:
            assert_never(action)


def _not_yours(state: State, action: Action, seat: Seat) -> Refusal:
    """Each thing out of turn has its own article, though the engine only says no."""
    match action:
        case Bid():
            cites: tuple[str, ...] = ("SM.F3",)
        case Pass():
            cites = ("SM.F2",)
        case Buy() | Keep() | Discard():
            cites = ("SM.G3",)
        case Claim() | Accept() | Refuse():
            cites = ("SM.C13", "VR.P4")
        case Concede():
            cites = ("SM.C14", "VR.P4")
        case PlayCard():
            cites = ("SM.J1",)
        case Choose() | NameTrump() | ChooseMisar() | Go() | TryAgain() | Lay() | ApplyRuling():
            cites = ()
        case _:
            assert_never(action)
    if seat in state.auction.passed and state.phase is Phase.AUCTION:
        cites = ("SM.A2", *cites)
    return Refusal("turn/not-yours", cites, seat)


def _not_now(state: State) -> Refusal:
    if state.to_act is None:
        return Refusal("turn/deal-over", (), None)
    return Refusal("turn/not-now", (), state.to_act, (("phase", state.phase.value),))


# the auction


@cache
def _bids(tringel: bool, standing: int) -> tuple[Bid | Pass, ...]:
    """Everything that may be said over a bid of that rank; the first call of all is not a pass ("SM.A1")."""
    bids = tuple(bid for bid in BIDS if _refused_bid(tringel, standing, bid) is None)
    return (*bids, _PASS) if standing else bids


def _refused_bid(tringel: bool, standing: int, bid: Bid) -> tuple[str, tuple[str, ...]] | None:
    """The code and the articles that refuse a bid over one of that rank."""
    contract = bid.contract
    if contract is None:
        return _refused_family(standing, bid)
    if contract.family is Family.TRINGEL and not tringel:
        return "bid/no-tringel", ("SM.A3", "VR.C6", contract.article)
    if bid.grade and not contract.graded:
        return "bid/no-gradation", (contract.article, "SWS.notes")
    if rank(contract, bid.grade) <= standing:
        return "bid/too-low", ("SM.F1", "VR.C2")  # strictly higher, always
    return None


def _refused_family(standing: int, bid: Bid) -> tuple[str, tuple[str, ...]] | None:
    article = "SM.A4" if bid.family in CHOSEN else "SM.A5"
    if bid.grade:
        return "bid/grade-without-number", (article, "VR.C5")
    return None if above(bid.family, standing) else ("bid/none-left", (article, "VR.C4", "SM.F1"))


def _why_not_bid(state: State, bid: Bid) -> Refusal | None:
    refused = _refused_bid(state.rules.tringel, state.auction.rank, bid)
    return None if refused is None else Refusal(*refused, state.to_act)


def _why_not_pass(state: State) -> Refusal | None:
    """Förhand opens with a bid ("SM.A1")."""
    return None if state.auction.standing is not None else Refusal("bid/forhand-opens", ("SM.A1",), state.to_act)


def _choices(state: State) -> tuple[Contract, ...]:
    """Any contract of the family that outranks the bid before ("SM.A4")."""
    standing = state.auction.standing
    assert standing is not None
    return above(standing.family, state.auction.before)


def _why_not_choose(state: State, contract: Contract) -> Refusal | None:
    standing = state.auction.standing
    assert standing is not None
    if contract.family is not standing.family:
        return Refusal("choose/other-family", ("SM.A4",), state.to_act)
    if contract not in _choices(state):
        return Refusal("choose/too-low", ("SM.A4",), state.to_act)
    return None


# trumps and the exchange


def _why_not_trump(state: State, suit: Suit) -> Refusal | None:
    if suit in state.possible_trumps:
        return None
    game = state.game
    if game.contract.family in TURNING:
        return Refusal("trump/not-turned", ("VR.B1", game.contract.article), state.to_act)
    if suit in suits_within(game.grade, state.setup.hogsta):
        return Refusal("trump/stays", ("VR.B4",), state.to_act)
    cites = ("SWS.notes", game.contract.article, *(("VR.B4",) if game.attempt == 2 else ()))
    return Refusal("trump/outside-grade", cites, state.to_act)


def _why_not_misar(state: State) -> Refusal | None:
    """Only a gask på 0–4 has a misär form, and only if it was not bid in a grade ("VR.C3")."""
    game = state.game
    if game.contract.family is not Family.GASK or game.contract.misar is None:
        return Refusal("misar/no-such-form", (game.contract.article,), state.to_act)
    if game.grade and not state.rules.graded_gask_misar:
        return Refusal("misar/graded", ("VR.C3",), state.to_act)
    return None


def _why_not_cards(state: State, action: Keep | Buy | Discard) -> Refusal | None:
    wanted = template(state)
    cards = action.cards
    if wanted is None or type(action) is not type(wanted.filled(())):
        before_trump = state.phase is Phase.TRUMP and isinstance(action, Buy)  # trumps are named first
        return Refusal("trump/first", ("SM.G1",), state.to_act) if before_trump else _not_now(state)
    seat = state.to_act
    assert seat is not None
    allowed, held = state.hands[seat] if wanted.cards is None else wanted.cards, set_of(cards)
    if held & ~allowed or held.bit_count() != len(cards):
        missing = next((card for card in cards if not card.bit & allowed), cards[0])
        cites = ("VR.B16", "VR.B2") if missing in state.turned else ()
        return Refusal("play/not-held", cites, seat, (("card", missing.text),))
    if not wanted.least <= len(cards) <= wanted.most:
        count = wanted.least if wanted.least == wanted.most else f"{wanted.least}–{wanted.most}"
        return Refusal("play/wrong-count", wanted.cites, seat, (("count", count),))
    return None


def _why_not_again(state: State) -> Refusal | None:
    """A second try needs a family that has one, cards enough in the talon, and a first ("VR.B5", "VR.B15")."""
    game = state.game
    least = state.rules.talon_for_second_try(game.contract.family)
    if least is None:
        cites = ("VR.B5",) if game.contract.family is Family.KOPMISAR else (game.contract.article,)
        return Refusal("again/no-second-try", cites, state.to_act)
    if game.attempt == 2:
        return Refusal("again/only-once", ("SWS.notes", "VR.B15"), state.to_act)
    if len(state.talon) < least:
        return Refusal("again/talon-short", ("VR.B15",), state.to_act, (("least", least),))
    return None


# play


def legal_plays(state: State) -> tuple[PlayCard, ...]:
    """The suit led if able, else any card ("VR.P1")."""
    seat = state.to_act
    assert seat is not None
    hand, plays = state.hands[seat], state.trick.plays
    if plays:
        hand = hand & SUIT_MASK[plays[0].card.suit] or hand
    if state.obliged & hand:
        hand &= state.obliged
    return tuple([PLAYS[card.index] for card in cards_in(hand)])


def _why_not_play(state: State, card: Card) -> Refusal | None:
    seat = state.to_act
    assert seat is not None
    hand = state.hands[seat]
    if state.claim is ClaimState.OPEN:
        return Refusal("call/claim-open", ("SM.C13", "VR.P4"), seat)
    if not card.bit & hand:
        return Refusal("play/not-held", (), seat, (("card", card.text),))
    plays = state.trick.plays
    if plays:
        led = plays[0].card.suit
        if card.suit is not led and hand & SUIT_MASK[led]:
            return Refusal("play/must-follow-suit", ("VR.P1", "SM.J2"), seat, (("suit", led.symbol),))
        hand = hand & SUIT_MASK[led] or hand
    if state.obliged & hand and not card.bit & state.obliged:
        return Refusal("play/obliged", ("SM.C11", "SM.K1"), seat)
    return None


def _why_not_call(state: State, action: Claim | Concede) -> Refusal | None:
    """The declarer claims and a defender concedes, each at his turn ("SM.C13", "SM.C14", "VR.P4")."""
    if any(call == action for _, call in calls(state)):
        return None
    if state.claim is ClaimState.OPEN:
        return Refusal("call/claim-open", ("SM.C13", "VR.P4"), state.to_act)
    match action:
        case Claim():
            spent = state.to_act == state.game.declarer
            return Refusal("call/claim-spent" if spent else "call/no-claim", ("SM.C13", "VR.P4"), state.to_act)
        case Concede():
            return Refusal("call/no-concession", ("SM.C14", "VR.P4"), state.to_act)
        case _:
            assert_never(action)
