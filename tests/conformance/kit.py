"""What the conformance suite needs to know of a game: how to deal, which cards lie where, what may not be seen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Protocol, TypeVar

from stik import vira, voms
from stik.cards import CARDS, Card, Suit, cards_in, set_of
from stik.engine import Entry, Game, Seat
from stik.protocol.vira import view_json as vira_view_json
from stik.protocol.voms import view_json
from stik.vira.actions import BIDS

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")


class Kit(Protocol[StateT, ActionT]):
    """A game with a preset, as the suite plays it."""

    @property
    def name(self) -> str: ...

    @property
    def game(self) -> Game[StateT, ActionT, object, object, object]: ...

    def start(self, chance: Random) -> StateT: ...

    def over(self, state: StateT) -> bool: ...

    def to_act(self, state: StateT) -> Seat | None: ...

    def seats(self, state: StateT) -> range: ...

    def cards(self, state: StateT) -> Iterator[Card]:
        """Every card of the pack, wherever it is."""
        ...

    def choices(self, state: StateT, chance: Random) -> tuple[ActionT, ...]:
        """The legal actions, or some of them where cards are chosen from too many to list."""
        ...

    def wild_actions(self, state: StateT, chance: Random) -> Iterator[ActionT]:
        """Actions that may or may not be legal."""
        ...

    def entries(self, state: StateT) -> tuple[Entry, ...]: ...

    def check_end(self, state: StateT) -> None: ...

    def shown(self, state: StateT, seat: Seat | None) -> str:
        """The view of a seat as text."""
        ...

    def same_for(self, state: StateT, seat: Seat | None, chance: Random) -> StateT:
        """Another state in which everything that the seat knows is the same."""
        ...

    def public_cards(self, state: StateT) -> set[Card]: ...


@dataclass(frozen=True)
class VomsKit:
    """Voms under one preset."""

    preset: str
    options: tuple[tuple[str, object], ...] = ()

    @property
    def name(self) -> str:
        return f"voms {self.preset} {dict(self.options) or ''}".strip()

    @property
    def game(self) -> Game[voms.State, voms.Action, object, object, object]:
        return voms  # type: ignore[return-value]  # a module is the game

    def start(self, chance: Random) -> voms.State:
        rules = voms.PRESETS[self.preset].with_options(dict(self.options))
        deck = list(rules.pack)
        chance.shuffle(deck)
        setup = voms.Setup.of(
            rules,
            dealer=chance.randrange(rules.players),
            score=tuple(chance.choice((0, rules.target - 1, chance.randrange(rules.target))) for _ in rules.sides),
            target=(rules.target,) * len(rules.sides),
            first_deal=chance.random() < 0.3,
        )
        knocked = rules.knock and chance.random() < 0.2
        manual = not knocked and chance.random() < 0.2
        return voms.begin(setup, tuple(deck), manual_cut=manual, knocked=knocked).state

    def over(self, state: voms.State) -> bool:
        return state.phase is voms.Phase.OVER

    def to_act(self, state: voms.State) -> Seat | None:
        return state.to_act

    def seats(self, state: voms.State) -> range:
        return range(state.rules.players)

    def cards(self, state: voms.State) -> Iterator[Card]:
        for hand in state.hands:
            yield from cards_in(hand)
        yield from state.stock
        yield from cards_in(state.played)

    def choices(self, state: voms.State, chance: Random) -> tuple[voms.Action, ...]:  # noqa: ARG002
        return voms.legal_actions(state)

    def wild_actions(self, state: voms.State, chance: Random) -> Iterator[voms.Action]:
        hand = list(cards_in(state.hands[state.to_act])) if state.to_act is not None else []
        pack = list(state.rules.pack)
        for _ in range(3):
            size = chance.randint(1, 4)
            yield voms.PlayCards(tuple(chance.sample(hand, min(size, len(hand)))) or (pack[0],))
        yield voms.PlayCards(tuple(chance.sample(pack, chance.randint(1, 5))))
        yield chance.choice((voms.Cut(chance.randrange(40)), voms.Knock(), voms.Reshuffle(), voms.Continue()))
        yield chance.choice((voms.Stop(), voms.Show(), voms.Annul(), voms.Offer(chance.randrange(4))))

    def entries(self, state: voms.State) -> tuple[Entry, ...]:
        return voms.score(state).entries

    def check_end(self, state: voms.State) -> None:
        rules, units = state.rules, state.tally.units
        total = len(rules.pack) // rules.unit_cards
        if state.ended is voms.Ending.PLAYED_OUT and rules.multi_units == "cards":
            assert sum(units) == total
        if rules.partners and sum(units) == total:
            assert state.tally.deal_won  # exactly one side has five
        if state.winner is not None:
            assert state.score[state.winner] == state.target[state.winner]
        elif rules.overshoot != "restart":
            for side, score in enumerate(state.score):
                assert 0 <= score < state.target[side] or state.ended is voms.Ending.GAME_WON
        self._ledger_explains_the_combs(state)

    def _ledger_explains_the_combs(self, state: voms.State) -> None:
        accounts = dict.fromkeys(state.rules.sides, 0)
        for entry in self.entries(state):
            for account, amount in ((entry.payer, -entry.amount), (entry.payee, entry.amount)):
                if account in accounts:
                    accounts[account] += amount
        before = {name: state.setup.score[side] for side, name in enumerate(state.rules.sides)}
        cut_away = sum(entry.amount for entry in self.entries(state) if entry.reason == "lus/cut")
        after = dict(zip(state.rules.sides, state.score, strict=True))
        if not cut_away:
            assert {name: before[name] + accounts[name] for name in before} == after

    def shown(self, state: voms.State, seat: Seat | None) -> str:
        return repr(view_json(voms.view(state, seat)))

    def same_for(self, state: voms.State, seat: Seat | None, chance: Random) -> voms.State:
        known = [voms.view(state, seat).known[other] for other in self.seats(state)]
        hidden = [
            card
            for other in self.seats(state)
            if other != seat
            for card in cards_in(state.hands[other] & ~known[other])
        ] + list(state.stock)
        chance.shuffle(hidden)
        hands = list(state.hands)
        for other in self.seats(state):
            if other != seat:
                count = (state.hands[other] & ~known[other]).bit_count()
                hands[other] = known[other] | set_of(hidden[:count])
                hidden = hidden[count:]
        melted = state.watch.melted
        if not state.watch.announced and melted != seat:
            strangers = [None, *(other for other in self.seats(state) if other != seat)]
            melted = chance.choice(strangers)
        return state._replace(hands=tuple(hands), stock=tuple(hidden), watch=state.watch._replace(melted=melted))

    def public_cards(self, state: voms.State) -> set[Card]:
        view = voms.view(state, None)
        return {card for known in (view.played, *view.known) for card in cards_in(known)}


@dataclass(frozen=True)
class ViraKit:
    """Vira under one preset."""

    preset: str
    options: tuple[tuple[str, object], ...] = ()

    @property
    def name(self) -> str:
        return f"vira {self.preset} {dict(self.options) or ''}".strip()

    @property
    def game(self) -> Game[vira.State, vira.Action, object, object, object]:
        return vira  # type: ignore[return-value]  # a module is the game

    def start(self, chance: Random) -> vira.State:
        rules = vira.PRESETS[self.preset].with_options(dict(self.options))
        deck = list(CARDS[:52])
        chance.shuffle(deck)
        table = chance.choice((3, 4))
        setup = vira.Setup.of(
            rules,
            table=3 if table == 3 else 4,
            dealer=chance.randrange(table),
            hogsta=Suit(chance.randrange(4)),
            pool=chance.choice((0, 8, 20)),
        )
        return vira.begin(setup, tuple(deck)).state

    def over(self, state: vira.State) -> bool:
        return state.phase is vira.Phase.OVER

    def to_act(self, state: vira.State) -> Seat | None:
        return state.to_act

    def seats(self, state: vira.State) -> range:
        return range(state.setup.table)

    def cards(self, state: vira.State) -> Iterator[Card]:
        for mask in (*state.hands, *state.discards, state.aside, state.played):
            yield from cards_in(mask)
        yield from state.talon
        yield from state.turned

    def choices(self, state: vira.State, chance: Random) -> tuple[vira.Action, ...]:
        template, seat = vira.template(state), state.to_act
        if template is None or seat is None:
            return (*vira.legal_actions(state), *(call for _, call in vira.calls(state) if chance.random() < 0.1))
        hand = cards_in(state.hands[seat])
        return (template.filled(tuple(chance.sample(hand, chance.randint(template.least, template.most)))),)

    def wild_actions(self, state: vira.State, chance: Random) -> Iterator[vira.Action]:
        hand = cards_in(state.hands[state.to_act]) if state.to_act is not None else CARDS[:52]
        some = tuple(chance.sample(hand, chance.randint(0, len(hand))))
        yield chance.choice(BIDS)
        yield vira.Choose(chance.choice(vira.CONTRACTS))
        yield vira.NameTrump(Suit(chance.randrange(4)))
        yield vira.PlayCard(CARDS[chance.randrange(52)])
        yield chance.choice((vira.Keep, vira.Buy, vira.Discard))(some)
        yield chance.choice((vira.Pass(), vira.ChooseMisar(), vira.Go(), vira.TryAgain(), vira.Lay()))
        yield chance.choice((vira.Claim(), vira.Accept(), vira.Refuse(), vira.Concede()))

    def entries(self, state: vira.State) -> tuple[Entry, ...]:
        return vira.score(state).entries

    def check_end(self, state: vira.State) -> None:
        result = vira.score(state)
        assert result.settlement is not None
        assert sum(result.settlement.values()) == 0
        assert result.pool >= 0

    def shown(self, state: vira.State, seat: Seat | None) -> str:
        return repr(vira_view_json(vira.view(state, seat)))

    def same_for(self, state: vira.State, seat: Seat | None, chance: Random) -> vira.State:
        """Hidden cards change places between other hands, all discards that are not one's own, talon and aside."""
        view = vira.view(state, seat)
        hands, discards = list(state.hands), list(state.discards)
        for other in self.seats(state):
            if other == seat or view.known[other]:
                hands[other] = 0
            if other == seat and view.discards:
                discards[other] = 0
        hidden = [card for mask in (*hands, *discards, state.aside) for card in cards_in(mask)] + list(state.talon)
        chance.shuffle(hidden)

        def draw(mask: int) -> int:
            return set_of(hidden.pop() for _ in range(mask.bit_count()))

        return state._replace(
            hands=tuple(draw(mask) if mask else state.hands[other] for other, mask in enumerate(hands)),
            discards=tuple(draw(mask) if mask else state.discards[other] for other, mask in enumerate(discards)),
            aside=draw(state.aside),
            talon=tuple(hidden[: len(state.talon)]),
            thieves=tuple(other for other in state.setup.order if chance.random() < 0.5),
        )

    def public_cards(self, state: vira.State) -> set[Card]:
        view = vira.view(state, None)
        return {card for known in (view.played, view.shown, *view.known) for card in cards_in(known)}


def cards_of(event: object) -> set[Card]:
    """The cards that an event names."""
    found = set()
    for name in getattr(event, "__slots__", ()):
        value = getattr(event, name)
        found |= {value} if isinstance(value, Card) else set()
        found |= {card for card in value if isinstance(card, Card)} if isinstance(value, tuple) else set()
    return found


VOMS: list[Kit[voms.State, voms.Action]] = [
    *(VomsKit(preset) for preset in voms.PRESETS),
    VomsKit("tournament", (("faults", "allowed"), ("stop", "manual"))),
    VomsKit("international", (("faults", "allowed"), ("stop", "manual"))),
    VomsKit("25", (("joker", True), ("players", 3), ("reset_at_eleven", True))),
    VomsKit("tournament", (("direction", "anticlockwise"), ("multi_units", "one"), ("overshoot", "thirteen"))),
]

VIRA: list[Kit[vira.State, vira.Action]] = [
    *(ViraKit(preset) for preset in vira.PRESETS),
    ViraKit("stockholm", (("stop_when_decided", True), ("kopmisar_keep", "exactly"), ("gask_keep", "at-most"))),
]

KITS = [*VOMS, *VIRA]
