"""Vira in the native kernel, and how its numbers follow from the engine's values.

Engine values are read by attribute: neither distribution imports the other when it runs, so `stik` works without the
kernel and the kernel without `stik`. Engine values are built with the module `stik.vira` that the caller hands in.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from stik_kernel._vira import Deal, Play, Setup, Sight, Solver, Worlds, evaluate, sensible_action, solve_batch

if TYPE_CHECKING:
    from types import ModuleType

    from stik.vira import Action, Rules, State, View
    from stik.vira import Setup as EngineSetup
    from stik.vira.state import Play as Laid

__all__ = [
    "Deal",
    "Memory",
    "Play",
    "Setup",
    "Sight",
    "Solver",
    "Worlds",
    "action_of",
    "code_of",
    "deal_of",
    "evaluate",
    "fields_of",
    "play_of",
    "sensible_action",
    "setup_of",
    "solve_batch",
    "state_of",
    "worlds_of",
]

NO_TRUMP: Final = 4
PACK: Final = (1 << 52) - 1
SUIT: Final = tuple(((1 << 13) - 1) << (13 * suit) for suit in range(4))
PHASES: Final = ("auction", "choose", "trump", "keep", "buy", "discard", "decide", "defence", "play", "over")
FORMS: Final = (None, "trump", "misar")
CLAIMS: Final = ("free", "open", "spent")
OUTCOMES: Final = (None, "home", "bet", "kodilj", "laid")
LEADS: Final = ("forhand", "left-of-declarer", "declarer")
UNSPECIFIED: Final = ("gask", "kopmisar", "solo", "vingel", "turne")
KINDS: Final = (
    "PlayCard",
    "Bid",
    "Pass",
    "Choose",
    "NameTrump",
    "ChooseMisar",
    "Keep",
    "Buy",
    "Discard",
    "Go",
    "TryAgain",
    "Lay",
    "Claim",
    "Accept",
    "Refuse",
    "Concede",
)
"""The engine's actions by the kernel's number of their kind."""

_KIND_OF: Final = {name: kind << 56 for kind, name in enumerate(KINDS)}
_WHAT: Final = (1 << 56) - 1


# rules and setup


def rules_of(rules: Rules) -> dict[str, object]:
    """A rule set in numbers."""
    return {
        "tringel": rules.tringel,
        "graded_gask_misar": rules.graded_gask_misar,
        "turned": list(rules.turned),
        "second_try_min_talon": list(rules.second_try_min_talon),
        "new_trump_at_omkop": rules.new_trump_at_omkop,
        "purchase_min": rules.purchase_min,
        "purchase_max": rules.purchase_max,
        "defenders_max": rules.defenders_max,
        "gask_keep_exactly": rules.gask_keep == "exactly",
        "kopmisar_at_least": rules.kopmisar_keep == "at-least",
        "kopmisar_discard_after": rules.kopmisar_discard == "after-buying",
        "first_lead": LEADS.index(rules.first_lead),
        "royal_before_purchase": rules.royal_hand == "before-purchase",
        "stop_when_decided": rules.stop_when_decided,
        "tariff": [list(row) for row in rules.tariff],
        "turn8_overtrick_bonus": rules.turn8_overtrick_bonus,
        "ante": rules.ante,
        "out_antes": rules.out_antes,
        "out_shares_pinnar": rules.out_shares_pinnar,
        "kodilj_doubles_pinnar": rules.kodilj_doubles_pinnar,
        "tjuvpass_compensation": rules.tjuvpass_compensation,
        "tjuvpass": list(rules.tjuvpass),
    }


@lru_cache(maxsize=256)
def setup_of(setup: EngineSetup) -> Setup:
    """The kernel's setup for an engine's."""
    return Setup(rules_of(setup.rules), table=setup.table, hogsta=int(setup.hogsta), pool=setup.pool)


# actions


def code_of(action: Action) -> int:
    """An engine's action as one number."""
    kind = _KIND_OF[type(action).__name__]
    value: Any = action
    match type(action).__name__:
        case "PlayCard":
            return kind | int(value.card.index)
        case "Bid":
            return kind | _bid_index(value)
        case "Choose":
            return kind | int(value.contract.no)
        case "NameTrump":
            return kind | int(value.suit)
        case "Keep" | "Buy" | "Discard":
            return kind | sum(int(card.bit) for card in value.cards)
        case _:
            return kind


def action_of(code: int, engine: ModuleType) -> Action:
    """The engine's action for a number; `engine` is the module `stik.vira`."""
    name, what = KINDS[code >> 56], code & _WHAT
    action: Action
    match name:
        case "Bid":
            action = engine.actions.BIDS[what]
        case "PlayCard" | "Choose" | "NameTrump":
            values = {
                "PlayCard": engine.deal.PACK,
                "Choose": (None, *engine.CONTRACTS),
                "NameTrump": engine.laggard.SUITS,
            }
            action = getattr(engine, name)(values[name][what])
        case "Keep" | "Buy" | "Discard":
            action = getattr(engine, name)(tuple(_card(engine, card) for card in range(52) if what >> card & 1))
        case _:
            action = getattr(engine, name)()
    return action


def _bid_index(bid: Any) -> int:  # noqa: ANN401  # an engine's bid
    if bid.contract is None:
        return 120 + 3 * UNSPECIFIED.index(bid.family) + int(bid.grade)
    return 3 * (int(bid.contract.no) - 1) + int(bid.grade)


def _card(engine: ModuleType, index: int) -> Any:  # noqa: ANN401  # an engine's card
    return engine.deal.PACK[index]


def _suit(engine: ModuleType, suit: int) -> Any:  # noqa: ANN401  # an engine's suit
    return engine.laggard.SUITS[suit]


# states


def open_fields(seen: State | View) -> dict[str, object]:
    """What everybody knows of a deal: how far it is, the auction and what became of it, what lies open."""
    order, game, auction = seen.setup.order, seen.declared, seen.auction
    at = {seat: place for place, seat in enumerate(order)}
    return {
        "phase": PHASES.index(seen.phase.value),
        "to_act": -1 if seen.to_act is None else at[seen.to_act],
        "trump": NO_TRUMP if game is None or game.trump is None else int(game.trump),
        "declarer": -1 if game is None else at[game.declarer],
        "leader": at[seen.trick.leader],
        "table": [play.card.index for play in seen.trick.plays],
        "tricks": [seen.tricks[seat] for seat in order],
        "turned": [card.index for card in seen.turned],
        "shown": seen.shown,
        "played": seen.played,
        "standing": -1 if auction.standing is None else _bid_index(auction.standing),
        "bidder": -1 if auction.bidder is None else at[auction.bidder],
        "rank": auction.rank,
        "before": auction.before,
        "passed": sorted(at[seat] for seat in auction.passed),
        "passers": [at[seat] for seat in auction.passed_standing],
        "contract": 0 if game is None else game.contract.no,
        "grade": 0 if game is None else int(game.grade),
        "form": 0 if game is None or game.form is None else FORMS.index(game.form.value),
        "attempt": 1 if game is None else game.attempt,
        "first_trump": NO_TRUMP if game is None or game.first_trump is None else int(game.first_trump),
        "laid_up": game is not None and game.laid_up,
        "claim": CLAIMS.index(seen.claim.value),
    }


def fields_of(state: State) -> dict[str, object]:
    """An engine's state in numbers, seats counted from förhand; calls, the last trick and the ledger stay behind."""
    order = state.setup.order
    at = {seat: place for place, seat in enumerate(order)}
    return {
        **open_fields(state),
        "hands": [state.hands[seat] for seat in order],
        "obliged": state.obliged,
        "talon": [card.index for card in state.talon],
        "discards": [state.discards[seat] for seat in order],
        "aside": state.aside,
        "thieves": sorted(at[seat] for seat in state.thieves),
        "outcome": 0 if state.outcome is None else OUTCOMES.index(state.outcome.value),
        "settlement": _settlement(state),
    }


def _settlement(state: State) -> list[int]:
    setup = state.setup
    names = [setup.seats[seat] for seat in setup.order] + ["" if setup.out is None else setup.seats[setup.out], "pool"]
    change = dict.fromkeys(names, 0)
    for entry in state.entries:
        change[entry.payer] -= entry.amount
        change[entry.payee] += entry.amount
    return [change[name] for name in names]


def deal_of(state: State) -> Deal:
    """The kernel's deal for an engine's state."""
    return Deal.from_dict(setup_of(state.setup), fields_of(state))


def state_of(fields: dict[str, Any], setup: EngineSetup, engine: ModuleType) -> State:
    """The engine's state for a deal in numbers, without what `fields_of` leaves behind; `engine` is `stik.vira`."""
    order, make = setup.order, engine.state
    phase = engine.Phase(PHASES[fields["phase"]])
    names = engine.contracts

    def seat(place: int) -> Any:  # noqa: ANN401  # a seat or None
        return None if place < 0 else order[place]

    def spread(values: list[int]) -> tuple[int, ...]:
        found = [0] * setup.table
        for place, value in zip(order, values, strict=True):
            found[place] = value
        return tuple(found)

    def cards(indices: list[int]) -> tuple[Any, ...]:
        return tuple(_card(engine, index) for index in indices)

    def suit(number: int) -> Any:  # noqa: ANN401  # a suit or None
        return None if number == NO_TRUMP else _suit(engine, number)

    declared = None
    if fields["contract"]:
        form = FORMS[fields["form"]]
        declared = make.Declared(
            seat(fields["declarer"]),
            engine.CONTRACTS[fields["contract"] - 1],
            names.Grade(fields["grade"]),
            None if form is None else engine.Form(form),
            suit(fields["trump"]),
            fields["attempt"],
            suit(fields["first_trump"]),
            fields["laid_up"],
        )
    trick = make.Trick(seat(fields["leader"]))
    for number, card in enumerate(cards(fields["table"])):
        trick = engine.play.laid_on(
            trick, make.Play(order[(fields["leader"] + number) % 3], card), suit(fields["trump"])
        )
    outcome = OUTCOMES[fields["outcome"]]
    state: State = make.State(
        setup=setup,
        phase=phase,
        to_act=seat(fields["to_act"]),
        hands=spread(fields["hands"]),
        tricks=spread(fields["tricks"]),
        trick=trick,
        talon=cards(fields["talon"]),
        turned=cards(fields["turned"]),
        discards=spread(fields["discards"]),
        aside=fields["aside"],
        shown=fields["shown"],
        played=fields["played"],
        auction=make.Auction(
            None if fields["standing"] < 0 else engine.actions.BIDS[fields["standing"]],
            seat(fields["bidder"]),
            fields["rank"],
            fields["before"],
            tuple(order[place] for place in fields["passed"]),
            tuple(order[place] for place in fields["passers"]),
        ),
        declared=declared,
        claim=make.ClaimState(CLAIMS[fields["claim"]]),
        thieves=tuple(order[place] for place in fields["thieves"]),
        outcome=None if outcome is None else engine.Outcome(outcome),
        obliged=fields["obliged"],
    )
    return state


# what a seat knows


class Memory:
    """What a seat keeps in mind of a deal: shown voids, turned cards, its own discards.

    It is enough to `see` the seat's view whenever it is to act: in every trick it then sees the whole trick before.
    """

    def __init__(self) -> None:
        self.voids = [0, 0, 0]
        """For each place from förhand, the suits (as cards) that it has shown not to hold."""
        self.turned = 0
        """The cards turned up in the last try."""
        self.discards = 0
        self.bought: int | None = None
        """How many cards the declarer put away in all, where that is known."""

    def see(self, view: View) -> None:
        """Takes in a later view of the same seat and deal."""
        self.discards |= view.discards
        if view.turned:
            self.turned = sum(card.bit for card in view.turned)
        if view.last_trick is not None:
            self._watch(view, view.last_trick.plays)
        self._watch(view, view.trick.plays)

    def _watch(self, view: View, plays: tuple[Laid, ...]) -> None:
        for play in plays:
            led = plays[0].card.suit
            if play.card.suit is not led:
                self.voids[view.setup.order.index(play.seat)] |= SUIT[led]


def play_of(view: View, memory: Memory) -> Play:
    """The play as far as the seat knows the hands."""
    order, game, trick = view.setup.order, view.declared, view.trick
    assert game is not None
    return Play(
        _known_hands(view, memory),
        declarer=order.index(game.declarer),
        leader=order.index(trick.leader),
        trump=NO_TRUMP if game.trump is None else int(game.trump),
        left=game.cards - sum(view.tricks),
        table=[play.card.index for play in trick.plays],
        tricks=[view.tricks[seat] for seat in order],
    )


def _known_hands(view: View, memory: Memory) -> list[int]:
    """One's own hand, open ones, and turned cards that the declarer had to take ("VR.B16")."""
    order, game = view.setup.order, view.declared
    assert game is not None
    hands = [view.hand if seat == view.seat else view.known[seat] for seat in order]
    if game.declarer != view.seat:
        certain = view.shown if game.attempt == 1 else memory.turned
        hands[order.index(game.declarer)] |= certain & ~view.played
    return hands


def worlds_of(view: View, memory: Memory) -> Worlds:
    """Every way in which the unseen cards can lie for the seat that plays.

    The places 0 to 2 are what is missing in the hands of `play_of`, 3 the declarer's discards where their number is
    known, 4 all else. Cards that the declarer turned up in a first try lie in his hand or among his discards.
    """
    order, game = view.setup.order, view.declared
    assert game is not None
    hands = _known_hands(view, memory)
    declarer = order.index(game.declarer)
    room = [view.counts[seat] - hand.bit_count() for seat, hand in zip(order, hands, strict=True)]
    own_discards = view.discards | memory.discards
    unseen = PACK & ~view.played & ~own_discards & ~hands[0] & ~hands[1] & ~hands[2]
    away = memory.bought if memory.bought is not None and game.declarer != view.seat else 0
    room += [away, unseen.bit_count() - sum(room) - away]
    shown = unseen & view.shown if game.declarer != view.seat else 0
    known = []
    for suit in range(4):
        places = sum(1 << place for place in range(3) if not memory.voids[place] & SUIT[suit])
        known.append((unseen & SUIT[suit] & ~shown, places | 0b11000))
        known.append((shown & SUIT[suit], places & 1 << declarer | (0b01000 if away else 0b10000)))
    return Worlds(room, [(cards, where) for cards, where in known if cards])
