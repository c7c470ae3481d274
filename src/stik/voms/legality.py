"""The one place that knows what may be played: everything else asks here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations, permutations
from typing import Final, NamedTuple, assert_never

from stik.cards import Card, CardSet, Rank, cards_in, set_of
from stik.engine import Refusal, Seat
from stik.voms.actions import (
    SINGLES,
    Action,
    Annul,
    Call,
    Continue,
    Cut,
    Knock,
    Offer,
    PlayCards,
    Reshuffle,
    Show,
    Stop,
)
from stik.voms.ranking import D3, S8, TOQU, VOMS, VOMS_AND_TOQU
from stik.voms.rules import Articles, Rules
from stik.voms.state import Phase, State
from stik.voms.trick import is_last_to_play, takes_over


class Breach(NamedTuple):
    """A rule that a play would break, as the catalogues and the sheets name it."""

    code: str
    articles: Articles


# In the order of the rules (3.1, then 3.3): the first one names the refusal, all are cited. Where an option brings
# a rule into a set whose sheet lacks it, the sheet that has it is cited.
FIRST_TRICK: Final = Breach(
    "voms/first-trick",
    {"T": ("T.28", "V40", "V41"), "I": ("I.29", "V40", "V41"), "W": ("W.B2", "V40", "V41")},
)
ON_SEVEN: Final = Breach("voms/on-seven", {"T": ("T.40", "V58"), "I": ("I.42", "V58"), "W": ("W.W10", "V58")})
LAST_HAND: Final = Breach("voms/last-hand", {"T": ("T.33", "V38"), "I": ("I.33", "V38"), "W": ("W.W1", "V38")})
LAST_HAND_STOCK: Final = Breach(
    "voms/last-hand", {"T": ("I.head", "V38"), "I": ("I.head", "V38"), "W": ("W.head", "V38")}
)
SACRIFICE: Final = Breach("voms/sacrifice", {"T": ("T.37", "V59"), "I": ("T.37", "V59"), "W": ("T.37", "V59")})
UNDER_D3: Final = Breach("voms/under-d3", {"T": ("T.37", "V50"), "I": ("T.37", "V50"), "W": ("T.37", "V50")})
TOQU_EARLY: Final = Breach("voms/toqu-early", {"T": ("T.15",), "I": ("I.head", "I.17"), "W": ("W.head", "W.C7")})
TOQU_OWED: Final = Breach("voms/toqu-owed", {"T": ("T.29", "V44"), "I": ("I.37", "V44"), "W": ("W.W5", "V44")})

TURN: Final[Articles] = {"T": ("T.10", "T.12"), "I": ("I.11", "I.14"), "W": ("W.B1", "W.B5")}
LEADS: Final[Articles] = {"T": ("T.11",), "I": ("I.12",), "W": ("W.B3", "W.H2")}
SAME_NUMBER: Final[Articles] = {"T": ("T.11", "V34"), "I": ("I.13", "V34"), "W": ("W.B4", "V34")}
CUTTING: Final[Articles] = {"T": ("T.2",), "I": ("I.2",), "W": ("W.A3",)}
KNOCKING: Final[Articles] = {"T": ("T.7a", "V17"), "I": ("I.7", "V17"), "W": ("W.A4", "V17")}
STOPPING: Final[Articles] = {"T": ("T.18", "T.20"), "I": ("I.21", "I.23"), "W": ("W.S5", "W.S7")}
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
            guilty = rules.side_of[watch.voms_scored_by]
            found += [(seat, Annul()) for seat in range(rules.players) if rules.side_of[seat] != guilty]
    return tuple(found)


def why_not(state: State, action: Action, *, seat: Seat | None = None) -> Refusal | None:
    """Why the seat (by default the one to act) may not do this now, or None if it may."""
    sheet = state.setup.rules.sheet
    if type(action) is PlayCards and state.phase is Phase.PLAY and (seat is None or seat == state.to_act):
        return _why_not_play(state, action.cards)  # the everyday case first
    if isinstance(action, Stop | Show | Annul):
        return _why_no_call(state, action, seat)
    if isinstance(action, Offer):
        return _why_no_offer(state, action, seat)
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
        case _:
            assert_never(action)


def _not_now(state: State) -> Refusal:
    return Refusal("turn/not-now", (), state.to_act, (("phase", state.phase.value),))


def _why_no_call(state: State, action: Call, seat: Seat | None) -> Refusal | None:
    sheet = state.rules.sheet
    callers = [caller for caller, call in calls(state) if call == action]
    if not callers:
        match action:
            case Stop():
                return Refusal("call/no-stop", STOPPING[sheet], seat)
            case Show():
                return Refusal("call/no-show", SHOWING[sheet], seat)
            case Annul():
                return Refusal("call/no-annul", ANNULLING[sheet], seat)
            case _:
                assert_never(action)
    if seat is not None and seat not in callers:
        return Refusal("turn/not-yours", TURN[sheet], seat)
    return None


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
        return _singles(hand)
    plays = list(_plays(state.setup.rules, cards_in(hand), width))
    if bound:
        owes = _owes_toqu(state, seat)
        allowed = [cards for cards in plays if not _breaches(state, seat, cards, owes=owes)]
        plays = allowed or plays
    return tuple([SINGLES[cards[0].index] if len(cards) == 1 else PlayCards(cards) for cards in plays])


@lru_cache(maxsize=1 << 16)
def _singles(hand: CardSet) -> tuple[PlayCards, ...]:
    return tuple(SINGLES[card.index] for card in cards_in(hand))


def _plays(rules: Rules, hand: tuple[Card, ...], width: int) -> Iterable[tuple[Card, ...]]:
    """Every lead, or every way to lay so many cards on the piles ("T.11", "I.12", "I.13", "W.B3", "W.B4")."""
    if width:
        return permutations(hand, width)
    ranks = {_printed_rank(rules, card) for card in hand}
    if len(ranks) == len(hand):
        return [(card,) for card in hand]
    return (
        group
        for size in range(1, min(rules.max_lead, len(hand)) + 1)
        for group in combinations(hand, size)
        if size == 1 or is_lead(rules, group)
    )


def is_lead(rules: Rules, cards: tuple[Card, ...]) -> bool:
    """One card, two to four alike, or two pairs ("T.11", "I.12", "W.B3", "W.H2")."""
    size = len(cards)
    if size == 1:
        return True
    if size > rules.max_lead or not cards:
        return False
    ranks = sorted(_printed_rank(rules, card) for card in cards)
    if ranks[0] == ranks[-1]:
        return True
    if size != 4 or ranks[0] != ranks[1] or ranks[2] != ranks[3]:
        return False
    return rules.sevens_in_two_pairs or Rank.SEVEN not in ranks  # V13


def _printed_rank(rules: Rules, card: Card) -> int:
    """What makes cards alike: the printed rank (V11, V12)."""
    if card is D3 and rules.d3_pairs_with_kings:
        return Rank.KING
    if not rules.special_cards_pair and card in (VOMS, TOQU, S8):
        return -1 - card.index
    return card.rank


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
    if not hand & VOMS_AND_TOQU or not state.setup.bound:
        return None
    owes = _owes_toqu(state, seat)
    breaches = _breaches(state, seat, cards, owes=owes)
    if not breaches or not _has_free_play(state, seat, owes=owes):
        return None
    cites = tuple(dict.fromkeys(cite for breach in breaches for cite in breach.articles[rules.sheet]))
    return Refusal(breaches[0].code, cites, seat)


def _has_free_play(state: State, seat: Seat, *, owes: bool) -> bool:
    """Whether any play breaks no rule; if none does, all restrictions fall together (V39, V101)."""
    plays = _plays(state.rules, cards_in(state.hands[seat]), len(state.trick.group))
    return any(not _breaches(state, seat, cards, owes=owes) for cards in plays)


def is_early_toqu(state: State, seat: Seat, cards: tuple[Card, ...]) -> bool:
    """Whether the play is the fault of Toqu before Voms, at a table that lets it happen ("T.15", V102)."""
    if TOQU not in cards or not state.setup.bound or not _early_toqu_happens(state.rules):
        return False
    plays = _plays(state.rules, cards_in(state.hands[seat]), len(state.trick.group))
    return _too_early(state, seat) and any(
        TOQU not in other and not _breaches(state, seat, other, owes=False) for other in plays
    )


def _early_toqu_happens(rules: Rules) -> bool:
    return rules.faults == "allowed" and rules.toqu_early == "opponents-choose"


def _too_early(state: State, seat: Seat) -> bool:
    """Toqu waits for Voms, unless its player holds both ("T.15", "I.head", "W.head")."""
    return not (state.played | state.hands[seat]) & VOMS.bit


def _breaches(state: State, seat: Seat, cards: tuple[Card, ...], *, owes: bool) -> list[Breach]:
    """The rules on Voms and Toqu that this play would break; `owes` says that Toqu is owed on an opponent's Voms."""
    found = list(_voms_breaches(state, seat, cards)) if VOMS in cards else []
    if TOQU in cards and _too_early(state, seat) and not _early_toqu_happens(state.setup.rules):
        found.append(TOQU_EARLY)
    if owes and not _pays_toqu(state, seat, cards):
        found.append(TOQU_OWED)
    return found


def _voms_breaches(state: State, seat: Seat, cards: tuple[Card, ...]) -> Iterator[Breach]:
    """When Voms may not be played (section 3.1, V104: every row that applies must be satisfied)."""
    rules, trick = state.rules, state.trick
    following = bool(trick.plays)
    takes = following and takes_over(state.setup, trick, seat, cards)
    if state.setup.first_deal and state.played == _on_table(state):
        excepted = takes and len(cards) > 1 and rules.first_trick_pair_exception
        banned = rules.first_trick_ban == "any-play" or (rules.first_trick_ban == "lead" and not following)
        if banned and not excepted:
            yield FIRST_TRICK
    if not following:
        return
    if trick.sevens[cards.index(VOMS)]:  # V58, V108
        yield ON_SEVEN
    if is_last_to_play(rules, trick):
        if not state.played & TOQU.bit:
            yield LAST_HAND
        if rules.voms_last_seat_needs_empty_stock and state.stock:
            yield LAST_HAND_STOCK
    if rules.voms_sacrifice == "forbidden" and not takes:
        if len(cards) > 1:
            yield SACRIFICE
        elif trick.group[0] is D3 and not trick.led:
            yield UNDER_D3


def _on_table(state: State) -> int:
    return set_of(card for play in state.trick.plays for card in play.cards)


def _owes_toqu(state: State, seat: Seat) -> bool:
    """Whether Toqu on an opponent's Voms would take the trick ("T.29", "I.37", "W.W5", V44, V45)."""
    rules, trick = state.setup.rules, state.trick
    if not state.hands[seat] & TOQU.bit or not rules.toqu_duty or VOMS not in trick.group:
        return False
    if rules.side_of[trick.holder] == rules.side_of[seat]:
        return False
    pile = trick.group.index(VOMS)
    return any(
        cards[pile] is TOQU and takes_over(state.setup, trick, seat, cards)
        for cards in permutations(cards_in(state.hands[seat]), len(trick.group))
    )


def _pays_toqu(state: State, seat: Seat, cards: tuple[Card, ...]) -> bool:
    """Takes over with Toqu, or with diamond 3, on Voms ("T.29", V44)."""
    on_voms = cards[state.trick.group.index(VOMS)]
    wanted = on_voms is TOQU or (on_voms is D3 and state.rules.d3_instead_of_toqu)
    return wanted and takes_over(state.setup, state.trick, seat, cards)
