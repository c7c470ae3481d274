"""Vira in the engine protocol: setups, states and views as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from stik import vira
from stik.bots import Budget, check_level, vira_thought
from stik.cards import CardSet, cards_in, parse_suit, write_cards
from stik.engine import Chance, IllegalAction, Refusal, Seat, Stream, cited
from stik.errors import Fault, InvalidSetup
from stik.match.vira import draw_hogsta
from stik.protocol.deal import PlayedDeal
from stik.protocol.fields import Fields
from stik.protocol.write import event_json, record_start
from stik.vira.contracts import trump_class
from stik.vira.deal import PACK
from stik.vira.editions import EDITIONS
from stik.vira.laggard import SUITS
from stik.vira.notation import read_action, read_bid, read_seat, write_action, write_bid, write_grade
from stik.vira.rules import SEATS
from stik.vira.state import Auction, Declared, LastTrick, Table, Trick

USUAL: Final = "sm2025"
"""The rules of a message or a record that names none."""


class ViraDeal(PlayedDeal[vira.State]):
    """A Vira deal with the actions that led to it."""

    @property
    def seats(self) -> str:
        return self._state.setup.seats

    def seat(self, seat: int | None) -> str | None:
        return None if seat is None else self.seats[seat]

    def legal(self) -> dict[str, object]:
        state = self._state
        answer: dict[str, object] = {
            "seat": self.seat(state.to_act),
            "actions": sorted(map(write_action, vira.legal_actions(state))),
        }
        wanted = vira.template(state)
        if wanted is not None:
            answer["template"] = template_json(wanted)
        calls = sorted({write_action(call) for _, call in vira.calls(state)})
        return answer | {"calls": calls} if calls else answer

    def do(self, action: str, seat: str | None) -> list[dict[str, object]]:
        read = read_action(action)
        step = vira.apply(self._state, read, seat=self._read_seat(seat))
        self._goes_on(step.state, write_action(read))
        return [event_json(event, event.audience, seats=self.seats, write=own_value) for event in step.events]

    def why(self, action: str, seat: str | None) -> Refusal | None:
        return vira.why_not(self._state, read_action(action), seat=self._read_seat(seat))

    def state(self) -> dict[str, object]:
        state, setup = self._state, self._state.setup
        declarer = None if state.phase is vira.Phase.AUCTION else state.auction.bidder
        return {
            "game": "vira",
            "phase": state.phase.value,
            "to_act": self.seat(state.to_act),
            "dealer": self.seat(setup.dealer),
            "out": self.seat(setup.out),
            "forhand": self.seat(setup.forhand),
            "hogsta": setup.hogsta.letter,
            "hands": {self.seats[seat]: write_cards(cards_in(state.hands[seat])) for seat in setup.active},
            "talon": write_cards(state.talon),
            "turned": write_cards(state.turned),
            **auction_json(self.seats, state.auction),
            "declarer": self.seat(declarer),
            **game_json(state.declared),
            **trick_json(self.seats, state.trick),
            "tricks": {self.seats[seat]: state.tricks[seat] for seat in setup.active},
            "result": None if state.outcome is None else state.outcome.value,
            "settlement": vira.settlement(state) if state.phase is vira.Phase.OVER else None,
        }

    def view(self, seat: str | None) -> dict[str, object]:
        return view_json(vira.view(self._state, self._read_seat(seat)))

    def suggest(self, level: str, chance: Chance, budget: Budget | None) -> dict[str, object]:
        check_level(level, game="vira")
        seat = self._state.to_act
        if seat is None:
            raise IllegalAction(Refusal("turn/deal-over", (), None))
        past = self._past(lambda state: vira.view(state, seat))
        thought = vira_thought(level, vira.view(self._state, seat), chance, past=past, budget=budget)
        values = {write_action(action): round(value, 6) for action, value in thought.values.items()}
        return {"action": write_action(thought.action), "values": values}

    def rules(self) -> Mapping[str, object]:
        return self._state.rules.options()

    def result(self) -> dict[str, object] | None:
        state = self.state()
        if state["phase"] != "over":
            return None
        wanted = ("result", "settlement")
        return {key: state[key] for key in wanted if state[key] is not None}

    @property
    def cites(self) -> tuple[str, ...]:
        return cited(self._state.entries)

    def _read_seat(self, seat: str | None) -> Seat | None:
        return None if seat is None else read_seat(self.seats, seat)


@dataclass(frozen=True, slots=True)
class ViraAdapter:
    """Sets up Vira deals and positions from JSON."""

    by: vira.Rules | None = None
    """The rules that are held; None where every message names its own."""

    @property
    def presets(self) -> tuple[str, ...]:
        return tuple(vira.PRESETS)

    def held(self, rules: Mapping[str, object], edition: int) -> ViraAdapter:
        return ViraAdapter(EDITIONS.rules({**rules, "preset": Fields(rules).text("preset", USUAL)}, edition))

    def _rules(self, fields: Fields) -> vira.Rules:
        if self.by is not None:
            return self.by
        return vira.rules_named(fields.text("rules", USUAL)).with_options(fields.table("options"))

    def new(self, fields: Fields) -> tuple[ViraDeal, Mapping[str, object] | None]:
        setup = _setup(fields, self._rules(fields))
        deck = fields.cards("deck")
        fields.finish()
        return ViraDeal(vira.begin(setup, deck).state, record_start(fields)), None

    def pack(self, fields: Fields) -> str:
        fields.ignore("rules", "options")  # every rule set plays with the same two packs
        return write_cards(PACK)

    def shuffled(self, fields: Fields, stream: Stream) -> dict[str, object]:
        fields.ignore("rules", "options")  # every rule set plays with the same two packs
        deck = stream.shuffled(PACK)
        return {"deck": write_cards(deck), "hogsta": draw_hogsta(stream).letter}

    def position(self, fields: Fields) -> ViraDeal:
        dealer = SEATS[_table(fields) - 1]  # mid-deal it matters only who sits out
        setup = _setup(fields, self._rules(fields), dealer=dealer)
        seats = setup.seats
        bid = read_bid(fields.text("contract"))
        if bid.contract is None:
            raise InvalidSetup(Fault.of("setup/unspecified-contract", contract=write_bid(bid)))
        trump = fields.text("trump")
        hands = Fields(fields.table("hands"))
        position = vira.Position(
            hands={read_seat(seats, seat): hands.cards(seat) for seat in hands.data},
            declarer=read_seat(seats, fields.text("declarer")),
            contract=bid.contract,
            grade=bid.grade,
            trump=None if trump.lower() == "misar" else parse_suit(trump),
            leader=read_seat(seats, fields.text("leader")),
            tricks=fields.by("tricks", lambda seat: read_seat(seats, seat), len(seats), 0),
        )
        fields.finish()
        return ViraDeal(vira.place(setup, position), record_start(fields))


def _setup(fields: Fields, rules: vira.Rules, *, dealer: str | None = None) -> vira.Setup:
    table = _table(fields)
    deals = read_seat(SEATS[:table], fields.text("dealer", dealer))
    hogsta, pool = parse_suit(fields.text("hogsta")), fields.number("pool", 0)
    return vira.Setup.of(rules, table=table, dealer=deals, hogsta=hogsta, pool=pool)


def _table(fields: Fields) -> Table:
    match fields.number("table", 3):
        case 3:
            return 3
        case 4:
            return 4
        case _:
            raise InvalidSetup(Fault.of("setup/bad-field", field="table", wanted="3, 4"))


def template_json(template: vira.Template) -> dict[str, object]:
    """How many cards to choose; `from` only where it is not the whole hand."""
    found: dict[str, object] = {"verb": template.verb, "min": template.least, "max": template.most}
    return found if template.cards is None else found | {"from": write_cards(cards_in(template.cards))}


def auction_json(seats: str, auction: Auction) -> dict[str, object]:
    return {
        "standing": None if auction.standing is None else write_bid(auction.standing),
        "passed": [seats[seat] for seat in auction.passed],
    }


def game_json(game: Declared | None) -> dict[str, object]:
    """The contract and what is fixed of it."""
    return {
        "contract": None if game is None else game.contract.key,
        "grade": None if game is None else write_grade(game.grade),
        "try": 1 if game is None else game.attempt,
        "form": None if game is None or game.form is None else game.form.value,
        "trump": None if game is None or game.trump is None else game.trump.letter,
        "needed": None if game is None else game.needed,
        "cards": 13 if game is None else game.cards,
    }


def trick_json(seats: str, trick: Trick) -> dict[str, object]:
    return {"trick": [[seats[seat], card.text] for seat, card in trick.plays], "leader": seats[trick.leader]}


def last_trick_json(seats: str, trick: LastTrick | None) -> dict[str, object] | None:
    if trick is None:
        return None
    return {"winner": seats[trick.winner], "cards": [[seats[seat], card.text] for seat, card in trick.plays]}


def view_json(view: vira.View) -> dict[str, object]:
    """What one seat may know, as JSON; hidden cards are counted, never listed."""
    setup, seats = view.setup, view.setup.seats

    def seat(number: Seat | None) -> str | None:
        return None if number is None else seats[number]

    def cards(known: CardSet) -> str:
        return write_cards(cards_in(known))

    own = {} if view.seat is None or view.seat == setup.out else {seats[view.seat]: cards(view.hand)}
    return {
        "game": "vira",
        "seat": seat(view.seat),
        "phase": view.phase.value,
        "to_act": seat(view.to_act),
        "dealer": seat(setup.dealer),
        "out": seat(setup.out),
        "forhand": seat(setup.forhand),
        "hogsta": setup.hogsta.letter,
        "classes": {suit.letter: trump_class(suit, setup.hogsta).name.lower() for suit in SUITS},
        "pool": setup.pool,
        "rules": view.rules.preset,
        "hands": own,
        "known": {seats[other]: cards(known) for other, known in enumerate(view.known) if known},
        "discards": cards(view.discards),
        "counts": {seats[other]: view.counts[other] for other in setup.active},
        "talon": view.talon,
        "turned": write_cards(view.turned),
        "shown": cards(view.shown),
        "auction": [[seats[call.seat], write_action(call.said)] for call in view.auction.calls],
        **auction_json(seats, view.auction),
        "declarer": seat(view.declarer),
        **game_json(view.declared),
        **trick_json(seats, view.trick),
        "last_trick": last_trick_json(seats, view.last_trick),
        "played": cards(view.played),
        "tricks": {seats[other]: view.tricks[other] for other in setup.active},
        "claim": view.claim.value,
        "result": None if view.outcome is None else view.outcome.value,
        "settlement": view.settlement,
        "actions": sorted(map(write_action, view.actions)),
        "template": None if view.template is None else template_json(view.template),
        "calls": sorted(map(write_action, view.calls)),
    }


def own_value(value: object) -> object:
    match value:
        case vira.Bid():
            return write_bid(value)
        case vira.Contract():
            return value.key
        case _:
            return value
