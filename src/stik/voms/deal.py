"""From the pack to the first lead: cutting, knocking, dealing, and the deals that are void."""

from __future__ import annotations

from typing import Final

from stik.cards import Card, cards_in, set_of
from stik.engine import Entry, Seat, Side, Step
from stik.errors import Fault, InvalidSetup
from stik.voms.actions import Cut, Knock, Offer
from stik.voms.draw import melted_by
from stik.voms.events import (
    AllLusLost,
    CardsKnockedAway,
    CardTurnedUp,
    CutOffered,
    DealEnded,
    DealVoided,
    Event,
    HandDealt,
    Knocked,
    PackCut,
)
from stik.voms.play import finish_trick
from stik.voms.ranking import D3, TOQU, VOMS, VOMS_AND_TOQU
from stik.voms.rules import HAND, Articles, Rules
from stik.voms.score import COMB, close
from stik.voms.state import UNWATCHED, Ending, Phase, Setup, State, Tally, Trick
from stik.voms.trick import lay

REDEAL: Final[Articles] = {"T": ("T.6",), "I": ("I.6",), "W": ("W.A12",)}
BOTTOM_CARD: Final = ("W.A3",)
WRONG_CUT: Final[Articles] = {"T": ("T.7",), "I": ("I.8",), "W": ("W.A5",)}
CUT_TRICK_NO_LUS: Final[Articles] = {"T": ("T.9", "V75"), "I": ("I.9", "V75"), "W": ("W.A6", "V75")}


def begin(
    setup: Setup, deck: tuple[Card, ...], *, manual_cut: bool = False, knocked: bool = False
) -> Step[State, Event]:
    """A new deal: the pack waits for the cut, or is dealt at once in the order given."""
    _check_deck(setup.rules, deck)
    if knocked and not setup.rules.knock:
        raise InvalidSetup(Fault.of("setup/no-knocking"))
    if not manual_cut:
        return deal_out(setup, deck, knocked=knocked)
    cutter = setup.rules.before(setup.dealer)
    return Step(_blank(setup, deck)._replace(phase=Phase.CUT, to_act=cutter), ())


def _check_deck(rules: Rules, deck: tuple[Card, ...]) -> None:
    if len(deck) == len(rules.pack) and set(deck) == set(rules.pack):
        return
    faults = [Fault.of("setup/missing-card", card=card.text) for card in rules.pack if card not in deck]
    faults += [Fault.of("setup/foreign-card", card=card.text) for card in set(deck) - set(rules.pack)]
    twice = sorted({card for card in deck if deck.count(card) > 1})
    faults += [Fault.of("setup/card-twice", card=card.text) for card in twice]
    raise InvalidSetup(*faults)


def _blank(setup: Setup, stock: tuple[Card, ...], entries: tuple[Entry, ...] = ()) -> State:
    """Nobody holds a card; the player after the dealer will lead ("T.10", "I.11", "W.B1")."""
    leader = setup.rules.after(setup.dealer)
    none = (0,) * len(setup.rules.sides)
    return State(
        setup=setup,
        phase=Phase.PLAY,
        to_act=leader,
        hands=(0,) * setup.rules.players,
        stock=stock,
        played=0,
        trick=Trick(leader, leader),
        tally=Tally(none, none, none, none, entries=entries),
        watch=UNWATCHED,
        score=setup.score,
        target=setup.target,
    )


def cut(state: State, action: Cut | Knock | Offer) -> Step[State, Event]:
    """Cuts, knocks, or offers somebody the cut ("T.2", "I.2", "W.A3"; the trap "T.7", "T.8", "T.9")."""
    seat, setup = state.to_act, state.setup
    assert seat is not None
    rightful = setup.rules.before(setup.dealer)
    match action:
        case Offer(to):
            return _offered(state, to)
        case Knock() if seat == rightful:
            dealt = deal_out(setup, state.stock, knocked=True, entries=state.tally.entries)
            return Step(dealt.state, (Knocked(seat), *dealt.events))
        case Knock():  # "T.8", "I.10", "W.A8"
            return Step(state._replace(to_act=rightful), (CardsKnockedAway(seat),))
        case Cut(at):
            events: list[Event] = [PackCut(seat, at)]
            side = setup.rules.side_of[seat]
            if seat != rightful and setup.score[side]:
                state, penalty = lose_all_lus(state, side, WRONG_CUT[setup.rules.sheet])
                events.append(penalty)
            deck = state.stock[at:] + state.stock[:at]
            dealt = deal_out(state.setup, deck, knocked=False, entries=state.tally.entries)
            return Step(dealt.state, (*events, *dealt.events))


def _offered(state: State, to: Seat) -> Step[State, Event]:
    """A trap for an opponent who has no lus to lose costs the dealer's side its own ("T.9", "I.9", "W.A6", V75)."""
    setup = state.setup
    rules, dealer = setup.rules, setup.dealer
    events: list[Event] = [CutOffered(dealer, to)]
    opponent = rules.side_of[to] != rules.side_of[dealer]
    if to != rules.before(dealer) and opponent and setup.score[rules.side_of[to]] == 0:
        state, penalty = lose_all_lus(state, rules.side_of[dealer], CUT_TRICK_NO_LUS[rules.sheet])
        events.append(penalty)
    return Step(state._replace(to_act=to), tuple(events))


def lose_all_lus(state: State, side: Side, cites: tuple[str, ...], *, reason: str = "lus/cut") -> tuple[State, Event]:
    """The side's whole score goes; strokes once drawn stay (V74); 8:8 is what it was when the deal began (V69)."""
    setup = state.setup
    rules, lus = setup.rules, setup.score[side]
    score = tuple(0 if s == side else n for s, n in enumerate(setup.score))
    reset = rules.lost_lus_target == "reset"
    target = tuple(rules.target if s == side and reset else n for s, n in enumerate(setup.target))
    poorer = Setup.of(rules, dealer=setup.dealer, score=score, target=target, first_deal=setup.first_deal)
    if state.phase is not Phase.CUT:
        poorer = poorer._replace(eight_eight=setup.eight_eight)
    entries = (*state.tally.entries, Entry(rules.sides[side], COMB, lus, reason, cites))
    tally = state.tally._replace(entries=entries)
    lost = state._replace(setup=poorer, score=score, target=target, tally=tally)
    return lost, AllLusLost(side, lus, cites)


def deal_out(
    setup: Setup, deck: tuple[Card, ...], *, knocked: bool, entries: tuple[Entry, ...] = ()
) -> Step[State, Event]:
    """Deals in turn from the player after the dealer ("T.3", "T.4", "I.3", "I.4", "W.A7", "W.A9", "W.A11")."""
    rules = setup.rules
    blank = _blank(setup, deck, entries)
    order = [(blank.trick.leader + turn * rules.step) % rules.players for turn in range(rules.players)]
    if rules.bottom_check and deck[-1] in (D3, TOQU, VOMS):
        return _void(blank, BOTTOM_CARD)  # "W.A3", "W.H1", V22
    if knocked:
        return _deal_knocked(blank, order)
    hands = [0] * rules.players
    for turn, seat in enumerate(order):
        hands[seat] = set_of(deck[turn : HAND * rules.players : rules.players])
    return _dealt(blank, hands, HAND * rules.players, voidable=True)


def _deal_knocked(blank: State, order: list[Seat]) -> Step[State, Event]:
    """Each gets an open card and hidden ones; the open cards are the first trick ("T.7a", "I.7", "W.A4", V18)."""
    rules, deck = blank.rules, blank.stock
    packet = 1 + rules.knock_hidden
    hands, open_cards = [0] * rules.players, []
    for turn, seat in enumerate(order):
        open_card, *hidden = deck[turn * packet : (turn + 1) * packet]
        hands[seat] = set_of((open_card, *hidden))
        open_cards.append((seat, open_card))
    state, events = _dealt(blank, hands, packet * rules.players, voidable=rules.knock_redeal)
    if state.phase is Phase.OVER:
        return Step(state, events)
    turned: list[Event] = []
    for seat, card in open_cards:
        trick = lay(state, seat, (card,), dealt_up=True)  # V19, V105: no fault and no penalty
        rest = tuple(held & ~card.bit if s == seat else held for s, held in enumerate(state.hands))
        state = state._replace(hands=rest, played=state.played | card.bit, trick=trick)
        turned.append(CardTurnedUp(seat, card))
    return finish_trick(state, [*events, *turned])


def _dealt(blank: State, hands: list[int], used: int, *, voidable: bool) -> Step[State, Event]:
    state = blank._replace(
        hands=tuple(hands),
        stock=blank.stock[used:],
        watch=blank.watch._replace(melted=melted_by(hands, blank.watch)),
    )
    if voidable and any(_voids(blank.rules, hand) for hand in hands):
        return _void(state, REDEAL[blank.rules.sheet])
    return Step(state, tuple(HandDealt(seat, cards_in(hand)) for seat, hand in enumerate(hands)))


def _voids(rules: Rules, hand: int) -> bool:
    """Voms and Toqu in one first hand ("T.6", "I.6", "W.A12", V20)."""
    match rules.redeal:
        case "and":
            return hand & VOMS_AND_TOQU == VOMS_AND_TOQU
        case "or":
            return bool(hand & VOMS_AND_TOQU)
        case "off":
            return False


def _void(state: State, cites: tuple[str, ...]) -> Step[State, Event]:
    over = close(state, state.tally, Ending.RESHUFFLE)
    return Step(over, (DealVoided(cites), DealEnded(Ending.RESHUFFLE, over.score, over.target, None)))
