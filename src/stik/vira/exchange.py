"""Between the auction and the first lead: turning up, trumps, keeping, buying, discarding, deciding."""

from __future__ import annotations

from typing import assert_never

from stik.cards import Card, CardSet, Suit, cards_in, set_of
from stik.engine import Seat, Step
from stik.vira.contracts import NO_DEFENCE, TURNING, Contract, Family, Grade
from stik.vira.events import (
    Bought,
    CardsDiscarded,
    CardsDrawn,
    CardsTurned,
    Event,
    GameTaken,
    HandLaid,
    HandLaidUp,
    HandReduced,
    MisarNamed,
    TalonPutAside,
    TalonTaken,
    TriedAgain,
    TrumpNamed,
)
from stik.vira.laggard import thieves
from stik.vira.score import end
from stik.vira.state import Declared, Form, Outcome, Phase, State, Trick


def start(state: State, contract: Contract, grade: Grade, events: list[Event]) -> Step[State, Event]:
    """The contract is known: the first step of its family."""
    declarer = state.auction.bidder
    assert declarer is not None
    declared = Declared(declarer, contract, grade, _form(contract))
    state = state._replace(declared=declared, to_act=declarer)
    match contract.family:
        case Family.KOP | Family.SOLO:
            return Step(state._replace(phase=Phase.TRUMP), tuple(events))
        case Family.TURNE | Family.VINGEL | Family.TRINGEL:
            return _turn_up(state, events)
        case Family.GASK:
            return Step(state._replace(phase=Phase.KEEP), tuple(events))
        case Family.KOPMISAR:
            first = Phase.BUY if state.rules.kopmisar_discard == "after-buying" else Phase.DISCARD  # "VR.B7"
            return Step(state._replace(phase=first), tuple(events))
        case Family.VIRA:
            return Step(_take_talon(state, events)._replace(phase=Phase.DISCARD), tuple(events))  # "VR.B17"
        case Family.SOLOMISAR:
            return _discard_or_decide(state, events)  # "VR.B8"
        case Family.GOK:
            guilty = thieves(state.auction.passed_standing, state.hands)
            return _discard_or_decide(state._replace(thieves=guilty), events)
        case _:
            assert_never(contract.family)


def _form(contract: Contract) -> Form | None:
    """What the contract is played as; a gask only when trumps or misär are named ("VR.B17")."""
    if contract.family is Family.GASK:
        return None
    return Form.TRUMP if contract.misar is None else Form.MISAR


# trumps


def _turn_up(state: State, events: list[Event]) -> Step[State, Event]:
    """Turns up the top cards of the talon ("VR.B1"); a single one of a turné is trump at once."""
    game = state.game
    count = state.rules.turned_in(game.contract.family)
    cards = state.talon[:count]
    events.append(CardsTurned(cards))
    state = state._replace(talon=state.talon[count:], turned=cards, shown=state.shown | set_of(cards))
    if game.contract.family is not Family.TURNE or count > 1:
        return Step(state._replace(phase=Phase.TRUMP), tuple(events))
    events.append(TrumpNamed(game.declarer, cards[0].suit))
    return Step(state._replace(declared=game._replace(trump=cards[0].suit), phase=Phase.BUY), tuple(events))


def name_trump(state: State, suit: Suit) -> Step[State, Event]:
    """Names trumps: before buying, at once in a solo, after the talon in a gask or a vira ("VR.B17")."""
    game = state.game
    events: list[Event] = [TrumpNamed(game.declarer, suit)]
    state = state._replace(declared=game._replace(trump=suit, form=Form.TRUMP))
    family = game.contract.family
    if family is Family.KOP or family in TURNING:
        return Step(state._replace(phase=Phase.BUY), tuple(events))
    if family is Family.GASK:
        return _discard_or_decide(state, events)
    return Step(state._replace(phase=Phase.DECIDE), tuple(events))


def choose_misar(state: State) -> Step[State, Event]:
    """A gask is played as misär ("VR.B17")."""
    game = state.game
    return _discard_or_decide(state._replace(declared=game._replace(form=Form.MISAR)), [MisarNamed(game.declarer)])


# cards


def keep(state: State, cards: tuple[Card, ...]) -> Step[State, Event]:
    """Keeps cards of a gask, puts the others away and takes the whole talon ("VR.B9", "VR.B17")."""
    seat = state.game.declarer
    events: list[Event] = []
    state = _put_away(state, seat, state.hands[seat] & ~set_of(cards), events)
    state = _take_talon(state, events)
    return Step(state._replace(phase=Phase.TRUMP), tuple(events))


def _take_talon(state: State, events: list[Event]) -> State:
    seat, talon = state.game.declarer, state.talon
    events += [TalonTaken(seat, len(talon)), CardsDrawn(seat, tuple(sorted(talon)))]
    return state._replace(hands=_with_hand(state, seat, state.hands[seat] | set_of(talon)), talon=())


def buy(state: State, seat: Seat, cards: tuple[Card, ...]) -> Step[State, Event]:
    """Discards, then draws as many, the turned cards first ("VR.B2", "VR.B16"); the rest stays ("SM.C6")."""
    events: list[Event] = []
    if cards:
        events.append(CardsDiscarded(seat, tuple(sorted(cards))))
    from_talon = len(cards) - len(state.turned)
    drawn = state.turned + state.talon[:from_talon]
    talon = state.talon[from_talon:]
    if drawn:
        events.append(CardsDrawn(seat, tuple(sorted(drawn))))
    events.append(Bought(seat, len(drawn), len(talon)))
    gone = set_of(cards)
    state = state._replace(
        hands=_with_hand(state, seat, state.hands[seat] & ~gone | set_of(drawn)),
        discards=_with_discards(state, seat, gone),
        talon=talon,
        turned=(),
    )
    if state.phase is Phase.DEFENCE:
        left, right = state.defenders()
        return Step(state._replace(to_act=right), tuple(events)) if seat == left else _open_play(state, events)
    return _discard_or_decide(state, events)


def discard(state: State, cards: tuple[Card, ...]) -> Step[State, Event]:
    """Puts cards away without drawing ("VR.B7", "VR.B8", "VR.B17")."""
    game = state.game
    events: list[Event] = []
    state = _put_away(state, game.declarer, set_of(cards), events)
    match game.contract.family:
        case Family.VIRA:
            return Step(state._replace(phase=Phase.TRUMP), tuple(events))
        case Family.KOPMISAR if state.rules.kopmisar_discard == "before-buying":
            return Step(state._replace(phase=Phase.BUY), tuple(events))
        case _:
            return Step(state._replace(phase=Phase.DECIDE), tuple(events))


def surplus(state: State) -> int:
    """How many cards the declarer holds too many: a short misär is played with 12 or 11."""
    return state.hands[state.game.declarer].bit_count() - state.game.cards


def _discard_or_decide(state: State, events: list[Event]) -> Step[State, Event]:
    """A discard of no card is not asked ("VR.B18")."""
    return Step(state._replace(phase=Phase.DISCARD if surplus(state) else Phase.DECIDE), tuple(events))


def _put_away(state: State, seat: Seat, gone: CardSet, events: list[Event]) -> State:
    if gone:
        events += [CardsDiscarded(seat, cards_in(gone)), HandReduced(seat, gone.bit_count())]
    hands = _with_hand(state, seat, state.hands[seat] & ~gone)
    return state._replace(hands=hands, discards=_with_discards(state, seat, gone))


def _with_hand(state: State, seat: Seat, hand: CardSet) -> tuple[CardSet, ...]:
    return tuple(hand if s == seat else held for s, held in enumerate(state.hands))


def _with_discards(state: State, seat: Seat, gone: CardSet) -> tuple[CardSet, ...]:
    return tuple(away | gone if s == seat else away for s, away in enumerate(state.discards))


# the decision


def lay(state: State) -> Step[State, Event]:
    """The declarer gives the game up ("SWS.notes"); the rest of the talon is put away ("SM.C6")."""
    events: list[Event] = [HandLaid(state.game.declarer)]
    return end(_talon_away(state, events), Outcome.LAID, events)


def try_again(state: State) -> Step[State, Event]:
    """The first try counts as laid; the second begins anew, with new trumps ("VR.B4", "VR.B15")."""
    game = state.game
    events: list[Event] = [TriedAgain(game.declarer)]
    again = state._replace(declared=game._replace(attempt=2, first_trump=game.trump, trump=None))
    if game.contract.family is Family.KOP:
        return Step(again._replace(phase=Phase.TRUMP), tuple(events))
    return _turn_up(again, events)


def go(state: State) -> Step[State, Event]:
    """The game is on: the defenders buy, the left one first ("SM.G3"), except in gask, vira and gök."""
    game = state.game
    events: list[Event] = [GameTaken(game.declarer)]
    if game.contract.family in NO_DEFENCE:
        return _open_play(state, events)
    misar = game.contract.misar
    if misar is not None and misar.royal and state.rules.royal_hand == "before-purchase":
        state = _lay_up(state, events)  # "SM.A7", "VR.B12"
    return Step(state._replace(phase=Phase.DEFENCE, to_act=state.defenders()[0]), tuple(events))


def _open_play(state: State, events: list[Event]) -> Step[State, Event]:
    """Open hands are laid up, the rest of the talon is put away, and the first hand leads ("VR.B11")."""
    game = state.game
    misar = game.contract.misar
    if game.form is Form.MISAR and misar is not None and misar.open and not game.laid_up:
        state = _lay_up(state, events)  # "SM.A7"
    state = _talon_away(state, events)
    leader = _first_leader(state)
    return Step(state._replace(phase=Phase.PLAY, to_act=leader, trick=Trick(leader)), tuple(events))


def _first_leader(state: State) -> Seat:
    match state.rules.first_lead:
        case "forhand":
            return state.setup.forhand
        case "left-of-declarer":
            return state.defenders()[0]
        case "declarer":
            return state.game.declarer


def _lay_up(state: State, events: list[Event]) -> State:
    game = state.game
    events.append(HandLaidUp(game.declarer, cards_in(state.hands[game.declarer])))
    return state._replace(declared=game._replace(laid_up=True))


def _talon_away(state: State, events: list[Event]) -> State:
    """What is left of the talon is put away unseen before the first lead ("SM.C6")."""
    if not state.talon:
        return state
    events.append(TalonPutAside(len(state.talon)))
    return state._replace(talon=(), aside=state.aside | set_of(state.talon))
