"""The one place that knows what may be played: everything else asks here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, TypeGuard, assert_never

from stik.cards import Card, CardSet, cards_in, set_of
from stik.engine import Refusal, Seat, Side
from stik.voms.actions import (
    SINGLES,
    Action,
    Announce,
    Annul,
    ApplyRuling,
    Call,
    Continue,
    Cut,
    Effect,
    Knock,
    Offer,
    PlayAhead,
    PlayCards,
    Reshuffle,
    Show,
    Stop,
)
from stik.voms.leads import is_lead, plays
from stik.voms.ranking import VOMS_AND_TOQU
from stik.voms.restrictions import breaches, has_free_play, is_free, owes_toqu
from stik.voms.rules import Articles, Rules
from stik.voms.state import Phase, State

TURN: Final[Articles] = {"T": ("T.10", "T.12"), "I": ("I.11", "I.14"), "W": ("W.B1", "W.B5")}
LEADS: Final[Articles] = {"T": ("T.11",), "I": ("I.12",), "W": ("W.B3", "W.H2")}
SAME_NUMBER: Final[Articles] = {"T": ("T.11", "V34"), "I": ("I.13", "V34"), "W": ("W.B4", "V34")}
CUTTING: Final[Articles] = {"T": ("T.2",), "I": ("I.2",), "W": ("W.A3",)}
KNOCKING: Final[Articles] = {"T": ("T.7a", "V17"), "I": ("I.7", "V17"), "W": ("W.A4", "V17")}
STOPPING: Final[Articles] = {"T": ("T.18", "T.20"), "I": ("I.21", "I.23"), "W": ("W.S5", "W.S7")}
MELTED: Final[Articles] = {"T": ("T.30", "V37"), "I": ("I.30", "V37"), "W": ("W.B7", "V37")}
TABLE_CATCHES: Final[Articles] = {"T": ("T.15", "V98"), "I": ("I.17", "V98"), "W": ("W.C7", "V98")}
RULING: Final = ("T.47",)
SHOWING: Final[Articles] = {"T": ("T.31",), "I": ("I.31",), "W": ("V55",)}
ANNULLING: Final[Articles] = {"T": ("T.32",), "I": ("I.32",), "W": ("V55",)}


def legal_actions(state: State) -> tuple[Action, ...]:
    """Every action that the seat to act may choose from; calls stand apart."""
    if state.phase is Phase.PLAY:
        return legal_plays(state)
    if state.phase is Phase.CHOICE:
        return (Reshuffle(), Continue())
    if state.phase is Phase.CUT:
        return tuple(_cuts(state))
    return ()


def calls(state: State) -> tuple[tuple[Seat, Call], ...]:
    """The procedural calls that are open besides, and to whom."""
    rules, watch = state.rules, state.watch
    found: list[tuple[Seat, Call]] = []
    if state.phase is Phase.OVER:
        return ()
    if state.may_stop is not None:  # either of the winners may say it ("T.18")
        found += [(seat, Stop()) for seat in range(rules.players) if rules.side_of[seat] == state.may_stop]
    if watch.voms_scored_by is not None:
        if watch.may_show:
            found.append((watch.voms_scored_by, Show()))
        if watch.may_annul:
            found += [(seat, Annul()) for seat in _opponents(rules, watch.voms_scored_by)]
    if watch.melted is not None:
        if watch.may_announce or _holds_both(state, watch.melted):
            found.append((watch.melted, Announce()))
        if watch.may_reshuffle:  # V37
            found += [(seat, Reshuffle()) for seat in _opponents(rules, watch.melted)]
    return tuple(found)


def _opponents(rules: Rules, seat: Seat) -> Iterator[Seat]:
    return (other for other in range(rules.players) if rules.side_of[other] != rules.side_of[seat])


def _holds_both(state: State, seat: Seat) -> bool:
    """Whether the seat may say Aavunga by itself ("T.30", V37)."""
    by_itself = state.rules.announce == "by-player" and state.setup.bound and not state.watch.announced
    return by_itself and state.hands[seat] & VOMS_AND_TOQU == VOMS_AND_TOQU


def why_not(state: State, action: Action, *, seat: Seat | None = None) -> Refusal | None:
    """Why the seat (by default the one to act) may not do this now, or None if it may."""
    sheet = state.setup.rules.sheet
    if type(action) is PlayCards and state.phase is Phase.PLAY and (seat is None or seat == state.to_act):
        return _why_not_play(state, action.cards)  # the everyday case first
    if is_call(action, state):
        return _why_no_call(state, action, seat)
    if isinstance(action, Offer):
        return _why_no_offer(state, action, seat)
    if isinstance(action, PlayAhead):
        return _why_not_ahead(state, action, seat)
    if isinstance(action, ApplyRuling):
        return _why_no_ruling(state, action, seat)
    if seat is not None and seat != state.to_act:
        return Refusal("turn/not-yours", TURN[sheet], seat)
    seat = state.to_act
    if seat is None:
        return Refusal("turn/deal-over", (), seat)
    match action:
        case PlayCards():
            return _not_now(state)
        case Reshuffle() | Continue():
            return None if state.phase is Phase.CHOICE else _not_now(state)
        case Cut() | Knock():
            return _why_not_cut(state, action) if state.phase is Phase.CUT else _not_now(state)
        case Stop() | Show() | Annul() | Announce():
            raise AssertionError("calls have been dealt with")
        case _:
            assert_never(action)


def is_call(action: Action, state: State) -> TypeGuard[Call]:
    """Whether this is said besides the play; `reshuffle` is a call unless a choice waits for it."""
    return isinstance(action, Stop | Show | Annul | Announce) or (
        isinstance(action, Reshuffle) and state.phase is not Phase.CHOICE
    )


def _not_now(state: State) -> Refusal:
    return Refusal("turn/not-now", (), state.to_act, (("phase", state.phase.value),))


def _why_no_call(state: State, action: Call, seat: Seat | None) -> Refusal | None:
    sheet = state.rules.sheet
    callers = [caller for caller, call in calls(state) if call == action]
    if seat in callers or (seat is None and callers):
        return None
    if seat is not None and (callers or isinstance(action, Show | Announce)):
        # the same words whether or not somebody else could call: that is a secret
        return Refusal("turn/not-yours", TURN[sheet], seat)
    match action:
        case Stop():
            return Refusal("call/no-stop", STOPPING[sheet], seat)
        case Show():
            return Refusal("call/no-show", SHOWING[sheet], seat)
        case Annul():
            return Refusal("call/no-annul", ANNULLING[sheet], seat)
        case Announce():
            return Refusal("call/not-melted", MELTED[sheet], seat)
        case Reshuffle():
            return Refusal("turn/deal-over", (), seat) if state.to_act is None else _not_now(state)
        case _:
            assert_never(action)


# the cut


def _cuts(state: State) -> Iterator[Action]:
    yield from (Cut(at) for at in range(1, len(state.stock)))
    if state.rules.knock or state.to_act != state.rules.before(state.setup.dealer):
        yield Knock()


def _why_not_cut(state: State, action: Cut | Knock) -> Refusal | None:
    if any(action == legal for legal in _cuts(state)):
        return None
    sheet = state.rules.sheet
    if isinstance(action, Cut):
        return Refusal("cut/no-such-place", CUTTING[sheet], state.to_act, (("most", len(state.stock) - 1),))
    return Refusal("cut/no-knocking", KNOCKING[sheet], state.to_act)


def offers(state: State) -> tuple[Offer, ...]:
    """To whom the dealer may hold out the pack, while nobody else has been offered it ("T.8", "T.9")."""
    rules, dealer = state.rules, state.setup.dealer
    if state.phase is not Phase.CUT or not rules.cut_trap or state.to_act != rules.before(dealer):
        return ()
    return tuple(Offer(seat) for seat in range(rules.players) if seat != dealer)


def _why_no_offer(state: State, action: Offer, seat: Seat | None) -> Refusal | None:
    dealer, cutting = state.setup.dealer, CUTTING[state.rules.sheet]
    if seat is not None and seat != dealer:
        return Refusal("turn/not-yours", cutting, seat)
    if action in offers(state):
        return None
    if action.to == dealer and state.phase is Phase.CUT:
        return Refusal("cut/not-to-oneself", cutting, dealer)
    return Refusal("turn/deal-over", (), dealer) if state.phase is Phase.OVER else _not_now(state)


# plays


def legal_plays(state: State) -> tuple[PlayCards, ...]:
    """Every play that the rules on Voms and Toqu leave, or all if they leave none (V101)."""
    seat = state.to_act
    assert seat is not None
    hand = state.hands[seat]
    width = len(state.trick.group)
    bound = hand & VOMS_AND_TOQU and state.setup.bound
    if width == 1 and not bound:
        return _singles(state.obliged & hand or hand)
    every = list(plays(state.setup.rules, cards_in(hand), width))
    if bound:
        owes = owes_toqu(state, seat)
        allowed = [cards for cards in every if not breaches(state, seat, cards, owes=owes)]
        every = allowed or every
    if state.obliged & hand:
        every = _keeping_word(every, state.obliged & hand)
    return tuple([SINGLES[cards[0].index] if len(cards) == 1 else PlayCards(cards) for cards in every])


def _keeping_word(plays: list[tuple[Card, ...]], obliged: CardSet) -> list[tuple[Card, ...]]:
    """The plays with as many obliged cards as possible; what may not be played goes back ("T.15", V98)."""
    most = max((set_of(cards) & obliged).bit_count() for cards in plays)
    return [cards for cards in plays if (set_of(cards) & obliged).bit_count() == most]


@lru_cache(maxsize=1 << 16)
def _singles(hand: CardSet) -> tuple[PlayCards, ...]:
    return tuple(SINGLES[card.index] for card in cards_in(hand))


def _why_not_play(state: State, cards: tuple[Card, ...]) -> Refusal | None:
    seat = state.to_act
    assert seat is not None
    rules, hand, width = state.setup.rules, state.hands[seat], len(state.trick.group)
    held = set_of(cards)
    if held & ~hand or held.bit_count() != len(cards):
        missing = next((card for card in cards if not card.bit & hand), cards[0] if cards else None)
        return Refusal("play/not-held", (), seat, (("card", missing.text if missing else ""),))
    if width and len(cards) != width:
        return Refusal("play/wrong-count", SAME_NUMBER[rules.sheet], seat, (("count", width),))
    if not width and not is_lead(rules, cards):
        return Refusal("play/no-such-lead", LEADS[rules.sheet], seat)
    if state.obliged & hand and held & state.obliged != state.obliged & hand:
        wanted = PlayCards(cards if width else tuple(sorted(cards)))
        if wanted not in legal_plays(state) and is_free(state, seat, cards):
            return Refusal("play/obliged", TABLE_CATCHES[rules.sheet], seat)
    if not hand & VOMS_AND_TOQU or not state.setup.bound:
        return None
    owes = owes_toqu(state, seat)
    broken = breaches(state, seat, cards, owes=owes)
    if not broken or not has_free_play(state, seat, owes=owes):
        return None
    cites = tuple(dict.fromkeys(cite for breach in broken for cite in breach.articles[rules.sheet]))
    return Refusal(broken[0].code, cites, seat)


def _why_not_ahead(state: State, action: PlayAhead, seat: Seat | None) -> Refusal | None:
    """A card before one's turn, where the table lets it happen ("T.15", V98)."""
    rules, player = state.rules, action.seat
    if (seat is not None and seat != player) or rules.out_of_turn == "refused" or player == state.to_act:
        return Refusal("turn/not-yours", TURN[rules.sheet], player if seat is None else seat)
    if state.phase is not Phase.PLAY:
        return Refusal("turn/deal-over", (), player) if state.to_act is None else _not_now(state)
    if any(play.seat == player for play in state.trick.plays) and rules.rounds == 1:
        return Refusal("play/has-played", TABLE_CATCHES[rules.sheet], player)
    if not state.hands[player] & action.card.bit or state.obliged & action.card.bit:
        return Refusal("play/not-held", (), player, (("card", action.card.text),))
    return None


_NEEDS: Final[Mapping[Effect, tuple[str, ...]]] = {
    Effect.RESHUFFLE: (),
    Effect.RETURN_CARD: (),
    Effect.EXPOSE: ("seat", "card"),
    Effect.OBLIGE: ("seat", "card"),
    Effect.LOSE_ALL_LUS: ("side",),
    Effect.RAISE_TARGET: ("side",),
    Effect.ANNUL_VOMS: ("side",),
    Effect.VOID_DEAL_LUS: (),
    Effect.ADJUST_SCORE: ("side",),
}


def _why_no_ruling(state: State, action: ApplyRuling, seat: Seat | None) -> Refusal | None:
    """A referee may order what can be done in this deal; a player may not ("T.47")."""
    if seat is not None:
        return Refusal("ruling/referee-only", RULING, seat)
    if state.phase not in (Phase.PLAY, Phase.CHOICE):
        return Refusal("turn/deal-over", (), None) if state.phase is Phase.OVER else _not_now(state)
    if any(getattr(action, name) is None for name in _NEEDS[action.effect]):
        return Refusal("ruling/incomplete", RULING, None, (("needs", ", ".join(_NEEDS[action.effect])),))
    if action.effect is Effect.RETURN_CARD and not state.trick.plays:
        return Refusal("ruling/nothing-to-return", RULING, None)
    if action.seat is not None and action.card is not None and not state.hands[action.seat] & action.card.bit:
        return Refusal("play/not-held", (), None, (("card", action.card.text),))
    if action.effect is Effect.ANNUL_VOMS and not _has_voms_lus(state, action.side):
        return Refusal("call/no-annul", ANNULLING[state.rules.sheet], None)
    if action.side is not None and not _comb_allows(state, action, action.side):
        return Refusal("ruling/comb", RULING, None, (("side", state.rules.sides[action.side]),))
    return None


def _has_voms_lus(state: State, side: Side | None) -> bool:
    scorer = state.watch.voms_scored_by
    return scorer is not None and state.rules.side_of[scorer] == side and state.tally.feats[side] > 0


def _comb_allows(state: State, action: ApplyRuling, side: Side) -> bool:
    if action.effect is Effect.RAISE_TARGET:
        return action.amount > 0
    if action.effect is Effect.ADJUST_SCORE:
        return 0 <= state.setup.score[side] + action.amount < state.setup.target[side]
    return True
