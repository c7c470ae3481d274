"""Voms in the engine protocol: setups, states and views as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from stik import voms
from stik.bots import Budget, check_level, voms_thought
from stik.cards import Card, CardSet, cards_in, write_cards
from stik.engine import Chance, IllegalAction, Refusal, Seat, Stream, cited
from stik.errors import Fault, InvalidSetup
from stik.protocol.deal import PlayedDeal
from stik.protocol.fields import Fields
from stik.protocol.write import event_json, named, record_start
from stik.voms.editions import EDITIONS
from stik.voms.events import DealVoided
from stik.voms.notation import meant, read_seat, read_side, write_action, write_seat
from stik.voms.state import LastTrick, Trick

USUAL: Final = "tournament"
"""The rules of a message or a record that names none."""


class VomsDeal(PlayedDeal[voms.State]):
    """A Voms deal with the actions that led to it."""

    @property
    def _rules(self) -> voms.Rules:
        return self._state.rules

    @property
    def seats(self) -> str:
        return self._rules.seats

    def seat(self, seat: int | None) -> str | None:
        return None if seat is None else write_seat(self._rules, seat)

    def legal(self) -> dict[str, object]:
        actions = sorted(write_action(self._rules, action) for action in voms.legal_actions(self._state))
        calls = sorted({write_action(self._rules, call) for _, call in voms.calls(self._state)})
        answer: dict[str, object] = {"seat": self.seat(self._state.to_act), "actions": actions}
        return answer | {"calls": calls} if calls else answer

    def do(self, action: str, seat: str | None) -> list[dict[str, object]]:
        who = self._read_seat(seat)
        read = meant(self._state, action, who)
        step = voms.apply(self._state, read, seat=who)
        self._goes_on(step.state, write_action(self._rules, read))
        rules = self._rules
        return [event_json(event, event.audience, seats=rules.seats, sides=rules.sides) for event in step.events]

    def why(self, action: str, seat: str | None) -> Refusal | None:
        who = self._read_seat(seat)
        return voms.why_not(self._state, meant(self._state, action, who), seat=who)

    def state(self) -> dict[str, object]:
        state, rules = self._state, self._rules
        return {
            "game": "voms",
            "phase": state.phase.value,
            "to_act": self.seat(state.to_act),
            "leader": self.seat(state.trick.leader),
            "holder": self.seat(state.trick.holder),
            "dealer": self.seat(state.setup.dealer),
            "hands": {rules.seats[seat]: write_cards(cards_in(hand)) for seat, hand in enumerate(state.hands)},
            "stock": write_cards(state.stock),
            "piles": piles_json(rules, state.trick),
            **_public(state, voms.gains(state)),
            "melted": self.seat(state.watch.melted),
        }

    def view(self, seat: str | None) -> dict[str, object]:
        return view_json(voms.view(self._state, self._read_seat(seat)))

    def suggest(self, level: str, chance: Chance, budget: Budget | None) -> dict[str, object]:
        check_level(level)
        seat = self._state.to_act
        if seat is None:
            raise IllegalAction(Refusal("turn/deal-over", (), None))
        past = self._past(lambda state: voms.view(state, seat))
        thought = voms_thought(level, voms.view(self._state, seat), chance, past=past, budget=budget)
        values = {write_action(self._rules, action): round(value, 6) for action, value in thought.values.items()}
        return {"action": write_action(self._rules, thought.action), "values": values}

    def rules(self) -> Mapping[str, object]:
        return self._state.rules.options()

    def result(self) -> dict[str, object] | None:
        state = self.state()
        if state["phase"] != "over":
            return None
        wanted = ("ended", "score", "target", "winner")
        return {key: state[key] for key in wanted if state[key] is not None}

    @property
    def cites(self) -> tuple[str, ...]:
        return cited(self._state.tally.entries)

    def _read_seat(self, seat: str | None) -> Seat | None:
        return None if seat is None else read_seat(self._rules, seat)


@dataclass(frozen=True, slots=True)
class VomsAdapter:
    """Sets up Voms deals and positions from JSON."""

    by: voms.Rules | None = None
    """The rules that are held; None where every message names its own."""

    @property
    def presets(self) -> tuple[str, ...]:
        return tuple(voms.PRESETS)

    def held(self, rules: Mapping[str, object], edition: int) -> VomsAdapter:
        return VomsAdapter(EDITIONS.rules({**rules, "preset": Fields(rules).text("preset", USUAL)}, edition))

    def _rules(self, fields: Fields) -> voms.Rules:
        if self.by is not None:
            return self.by
        return voms.rules_named(fields.text("rules", USUAL)).with_options(fields.table("options"))

    def new(self, fields: Fields) -> tuple[VomsDeal, Mapping[str, object] | None]:
        rules = self._rules(fields)
        setup = _setup(fields, rules, dealer=read_seat(rules, fields.text("dealer")))
        deck = fields.cards("deck")
        manual, knocked = fields.words("manual"), fields.flag("knocked", default=False)
        if set(manual) - {"cut"}:
            raise InvalidSetup(Fault.of("setup/bad-field", field="manual", wanted='["cut"]'))
        fields.finish()
        state, events = voms.begin(setup, deck, manual_cut=bool(manual), knocked=knocked)
        void = next((list(event.cites) for event in events if isinstance(event, DealVoided)), None)
        return VomsDeal(state, record_start(fields)), None if void is None else {"cites": void}

    def pack(self, fields: Fields) -> str:
        return write_cards(self._rules(fields).pack)

    def shuffled(self, fields: Fields, stream: Stream) -> dict[str, object]:
        return {"deck": write_cards(stream.shuffled(self._rules(fields).pack))}

    def position(self, fields: Fields) -> VomsDeal:
        rules = self._rules(fields)
        dealer = read_seat(rules, fields.text("dealer", rules.seats[-1]))
        setup = _setup(fields, rules, dealer=dealer)
        sides = len(rules.sides)

        def per_side(name: str) -> tuple[int, ...]:
            return fields.by(name, lambda side: read_side(rules, side), sides, 0)

        def optional_seat(name: str) -> Seat | None:
            return read_seat(rules, fields.text(name)) if fields.has(name) else None

        fields.flag("knocked", default=False)  # these two concern the beginning of a deal, but stand in the record
        fields.words("manual")
        position = voms.Position(
            hands=_hands(fields, rules),
            stock=fields.cards("stock") if fields.has("stock") else (),
            leader=read_seat(rules, fields.text("leader")),
            units=per_side("tricks"),
            gain=per_side("gain"),
            ataataq=per_side("ataataq"),
            deal_lus=per_side("deal_lus") if fields.has("deal_lus") else None,
            voms_scored_by=optional_seat("voms_scored_by"),
            melted=optional_seat("melted"),
        )
        fields.finish()
        return VomsDeal(voms.place(setup, position), record_start(fields))


def _setup(fields: Fields, rules: voms.Rules, *, dealer: Seat) -> voms.Setup:
    sides = len(rules.sides)
    score = fields.by("score", lambda side: read_side(rules, side), sides, 0)
    target = fields.by("target", lambda side: read_side(rules, side), sides, rules.target)
    voms.check_comb(rules, score, target)
    first_deal = fields.flag("first_deal", default=False)
    return voms.Setup.of(rules, dealer=dealer, score=score, target=target, first_deal=first_deal)


def _hands(fields: Fields, rules: voms.Rules) -> tuple[tuple[Card, ...], ...]:
    given = Fields(fields.table("hands"))
    hands = {read_seat(rules, seat): given.cards(seat) for seat in given.data}
    missing = [seat for number, seat in enumerate(rules.seats) if number not in hands]
    if missing or len(hands) != len(given.data):
        raise InvalidSetup(*(Fault.of("setup/missing-field", field=f"hands.{seat}") for seat in missing or rules.seats))
    return tuple(hands[seat] for seat in range(rules.players))


def _public(shown: voms.State | voms.View, gain: tuple[int, ...]) -> dict[str, object]:
    """What everybody at the table sees, in states and views alike."""
    rules, winner = shown.rules, shown.winner
    units = shown.tally.units if isinstance(shown, voms.State) else shown.units
    scorer = shown.watch.voms_scored_by if isinstance(shown, voms.State) else shown.voms_scored_by
    return {
        "tricks": named(rules.sides, units),
        "gain": named(rules.sides, gain),
        "score": named(rules.sides, shown.score),
        "target": named(rules.sides, shown.target),
        "last_trick": last_trick_json(rules, shown.last_trick),
        "winner": None if winner is None else rules.sides[winner],
        "ended": None if shown.ended is None else shown.ended.value,
        "rules": rules.preset,
        "first_deal": shown.setup.first_deal,
        "eight_eight": shown.setup.eight_eight,
        "voms_scored_by": None if scorer is None else rules.seats[scorer],
    }


def view_json(view: voms.View) -> dict[str, object]:
    """What one seat may know, as JSON; hidden cards are counted, never listed."""
    rules = view.rules

    def seat(number: Seat | None) -> str | None:
        return None if number is None else rules.seats[number]

    def cards(known: CardSet) -> str:
        return write_cards(cards_in(known))

    own = {} if view.seat is None else {rules.seats[view.seat]: cards(view.hand)}
    return {
        "game": "voms",
        "seat": seat(view.seat),
        "phase": view.phase.value,
        "to_act": seat(view.to_act),
        "leader": seat(view.trick.leader),
        "holder": seat(view.trick.holder),
        "dealer": seat(view.setup.dealer),
        "hands": own,
        "known": {rules.seats[other]: cards(known) for other, known in enumerate(view.known) if known},
        "counts": named(rules.seats, view.counts),
        "stock": view.stock,
        "piles": piles_json(rules, view.trick),
        "played": cards(view.played),
        **_public(view, view.gain),
        "melted": seat(view.melted),
        "actions": sorted(write_action(rules, action) for action in view.actions),
        "calls": sorted({write_action(rules, call) for call in view.calls}),
    }


def piles_json(rules: voms.Rules, trick: Trick) -> list[list[list[str]]]:
    return [[[rules.seats[seat], card.text] for seat, card in pile] for pile in trick.piles]


def last_trick_json(rules: voms.Rules, trick: LastTrick | None) -> dict[str, object] | None:
    if trick is None:
        return None
    cards = [[rules.seats[play.seat], write_cards(play.cards)] for play in trick.plays]
    return {
        "winner": rules.seats[trick.winner],
        "units": trick.units,
        "lus": named(rules.sides, trick.lus),
        "cards": cards,
    }
