"""Vira at a table: a sitting with its pulla."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Self

from stik import vira
from stik.app.plays.play import Events, Json
from stik.app.plays.question import ViraQuestion
from stik.app.plays.running import MatchSoFar, Running, Stored, held, unheld
from stik.app.plays.score import SeatDeal, SeatPlace, places
from stik.app.settings import TableSettings
from stik.bots import BUDGETS, vira_call
from stik.engine import Chance, Refusal, Seat, balance
from stik.match.vira import Sitting, divided, draw_hogsta, next_deal, with_deal
from stik.protocol.record import DealRecord, Record, Shuffle
from stik.protocol.vira import ViraDeal, own_value, view_json
from stik.protocol.write import event_json, named
from stik.vira.contracts import CONTRACTS, Contract, Grade, Outcome, TrumpClass
from stik.vira.deal import PACK
from stik.vira.notation import read_action, write_action, write_grade
from stik.vira.rules import SEATS
from stik.vira.state import Form


@dataclass(frozen=True, slots=True)
class ViraPlay(MatchSoFar[vira.State, vira.Event]):
    """The sitting, the running deal, and a line for every deal that is over."""

    sitting: Sitting
    of: int | None
    records: tuple[DealRecord, ...] = ()

    @classmethod
    def start(cls, rules: vira.Rules, settings: TableSettings, *, single: bool = False) -> Self:
        sitting = Sitting.start(rules, table=4 if settings.table == 4 else 3)
        return cls(sitting, 1 if single else settings.deals, single=single)

    @classmethod
    def resumed(cls, deal: ViraDeal, record: DealRecord) -> Self:
        """A deal on its own from the moment that it has come to."""
        play = cls.around(Running(deal.value, record.start, record.shuffle, deal.actions))
        return replace(play, of=1, single=True)

    @classmethod
    def around(cls, running: Running[vira.State, vira.Event]) -> Self:
        """A sitting in which this deal runs."""
        setup = running.state.setup
        sitting = Sitting.start(setup.rules, table=setup.table, dealer=setup.dealer)
        return cls(replace(sitting, pool=setup.pool), of=None, deal=running)

    @property
    def seats(self) -> str:
        return SEATS[: self.sitting.table]

    @property
    def dealing(self) -> str | None:
        return SEATS[self.sitting.dealer]

    @property
    def rules(self) -> vira.Rules:
        return self.sitting.rules

    @property
    def deal_over(self) -> bool:
        return bool(self.history) if self.deal is None else self.deal.state.phase is vira.Phase.OVER

    @property
    def over(self) -> bool:
        return self.ended or (self.of is not None and self.sitting.deals >= self.of)

    @property
    def to_act(self) -> str | None:
        seat = None if self.deal is None else self.deal.state.to_act
        return None if seat is None else SEATS[seat]

    def at(self, seat: str) -> str | None:
        return None if self.deal is None else seat

    def plays(self, seat: str) -> bool:
        return self.deal is not None and SEATS.index(seat) != self.deal.state.setup.out

    def goes_on(self, seat: str) -> bool:  # noqa: ARG002
        return True

    # dealing and playing

    def dealt(self, shuffle: Shuffle, begun: Stored | None = None) -> tuple[Self, Events]:
        """The next deal; the pack first, then the suit that the other pack shows."""
        stream = shuffle.stream()
        deck = stream.shuffled(PACK)
        hogsta = draw_hogsta(stream)
        sitting = self.sitting
        if begun is not None:
            start = begun["start"]
            sitting = replace(sitting, dealer=SEATS.index(start["dealer"]), pool=start["pool"])
        step = next_deal(sitting, deck, hogsta)
        start = {"table": sitting.table, "dealer": SEATS[sitting.dealer], "pool": sitting.pool}
        deal = Running(step.state, start, shuffle, events=step.events)
        return replace(self, sitting=sitting, deal=deal), self._events(step.events)

    def done(self, seat: str, action: str) -> tuple[Self, Events]:
        deal, read = self._running(), read_action(action)
        step = vira.apply(deal.state, read, seat=SEATS.index(seat))
        text = write_action(read)
        return replace(self, deal=deal.after(step.state, text, seat, step.events))._settled(), self._events(step.events)

    def why(self, seat: str, action: str) -> Refusal | None:
        return vira.why_not(self._running().state, read_action(action), seat=SEATS.index(seat))

    def taken_back(self, seat: str) -> Self | None:
        earlier = None if self.deal is None or self.deal_over else self.deal.taken_back(seat)
        return None if earlier is None else replace(self, deal=earlier)

    def undealt(self) -> Self:
        return replace(self, deal=None)

    # what is stored

    @property
    def begun(self) -> Json:
        return {"start": dict(self._running().start)}

    @property
    def came(self) -> Json:
        return self._came(held(self.sitting))

    def told(self, begun: Stored, shuffle: Shuffle | None, actions: Sequence[str], came: Stored) -> Self:
        record = DealRecord(begun["start"], tuple(actions), _result(came["line"]), shuffle)
        sitting = Sitting(self.rules, **unheld(came["after"]))
        return replace(self._with(came), sitting=sitting, records=(*self.records, record))

    def _settled(self) -> Self:
        """With the line of a deal that is over."""
        deal = self._running()
        state = deal.state
        if state.phase is not vira.Phase.OVER:
            return self
        result, game = vira.score(state), state.declared
        line: Json = {
            "deal": len(self.history) + 1,
            "declarer": None if result.declarer is None else SEATS[result.declarer],
            "contract": None if game is None else game.contract.key,
            "grade": None if game is None else write_grade(game.grade),
            "trump": None if game is None or game.trump is None else game.trump.letter,
            "form": None if game is None or game.form is None else game.form.value,
            "tricks": None if result.declarer is None else result.tricks[result.declarer],
            "needed": None if game is None else game.needed,
            "result": None if result.outcome is None else result.outcome.value,
            "settlement": result.settlement,
            "pool": result.pool,
            "lines": [
                {
                    "payer": entry.payer,
                    "payee": entry.payee,
                    "amount": entry.amount,
                    "reason": entry.reason,
                    "cites": list(entry.cites),
                }
                for entry in result.entries
            ],
        }
        sitting = with_deal(self.sitting, state)
        return replace(
            self,
            sitting=sitting,
            history=(*self.history, line),
            records=(*self.records, deal.record(_result(line))),
            counted=sitting.deals,
            brought=self._brought(),
        )

    def _events(self, events: tuple[vira.Event, ...]) -> Events:
        return tuple(event_json(event, event.audience, seats=self.seats, write=own_value) for event in events)

    # bots

    def question(self, level: str, seat: str) -> ViraQuestion:
        number = SEATS.index(seat)
        return ViraQuestion(self._running().states(), number, level)

    def choice(self, level: str, seat: str, chance: Chance) -> str:
        return self.question(level, seat).answer(chance, BUDGETS[level])

    def call(self, level: str, seat: str, chance: Chance) -> str | None:
        said = vira_call(level, self._seen(seat), chance)
        return None if said is None else write_action(said)

    # what is seen

    def _seen(self, seat: str | None) -> vira.View:
        number: Seat | None = None if seat is None else SEATS.index(seat)
        return vira.view(self._running().state, number)

    def view(self, seat: str | None) -> Json | None:
        return None if self.deal is None else view_json(self._seen(seat))

    def match(self) -> Json:
        sitting, seats = self.sitting, self.seats
        shares = {seat: place.points for seat, place in self.outcome().items()} if self.over else None
        return {
            "kind": "sitting",
            "net": named(seats, sitting.net),
            "pool": sitting.pool,
            "deals": sitting.deals,
            "of": self.of,
            "dealer": SEATS[sitting.dealer],
            "divided": shares,
            "winner": None if shares is None else _first(shares),
            "history": list(self.history),
        }

    def _brought(self) -> dict[str, SeatDeal]:
        """What each gained or paid, the pulla included; for the declarer also which game, and what came of it."""
        state = self._running().state
        result, game, won = vira.score(state), state.declared, balance(state.entries)
        declared: dict[str, str | int] = {}
        if game is not None and result.outcome is not None:
            declared = {"contract": game.contract.key, "result": result.outcome.value}
        playing = [seat for number, seat in enumerate(self.seats) if number != state.setup.out]
        return {
            seat: SeatDeal(won.get(seat, 0), declared if SEATS.index(seat) == result.declarer else {})
            for seat in playing
        }

    def outcome(self) -> Mapping[str, SeatPlace]:
        if self.places is not None:
            return self.places
        shares = named(self.seats, divided(self.sitting))
        order = places(shares)
        return {seat: SeatPlace(seat, order[seat], shares[seat]) for seat in self.seats}

    def bids(self) -> list[Json]:
        """Every contract and gradation with what the declarer gains or pays with the pulla as it is."""
        return list(_bids(self.sitting.rules, self.sitting.table, self.sitting.pool))

    def record(self, players: Mapping[str, str]) -> Record:
        kind = "deal" if self.single else "sitting"
        return Record("vira", kind, self.sitting.rules.options(), self.records, players)

    def finished(self, deal: int) -> Record | None:
        if not 0 < deal <= len(self.records):
            return None
        return Record("vira", "deal", self.sitting.rules.options(), (self.records[deal - 1],))

    def seated(self, deal: int) -> Mapping[str, str]:  # noqa: ARG002
        return {seat: seat for seat in self.seats}


def _result(line: Stored) -> Json:
    """What a record says of a deal."""
    return {key: line[key] for key in ("result", "settlement") if line[key] is not None}


@lru_cache(maxsize=256)
def _bids(rules: vira.Rules, table: int, pool: int) -> tuple[Json, ...]:
    """The rows of `bids`, hundreds of settlements; every page at a table asks for the same."""

    def brings(contract: Contract, grade: Grade, form: Form, outcome: Outcome) -> int:
        """What the declarer, in the lowest class of trumps that the bid allows, has more or less after the deal."""
        case = vira.Case(
            contract=contract,
            outcome=outcome,
            form=form,
            grade=grade,
            classes=(TrumpClass(int(grade)),),
            out="D" if table == 4 else None,
            pool=pool,
        )
        return balance(vira.price(rules, case)).get("A", 0)

    return tuple(
        {
            "key": contract.key,
            "number": contract.no,
            "family": contract.family.value,
            "grade": write_grade(grade),
            "form": form.value,
            "tricks": contract.tricks if form is Form.TRUMP else 0,
            "cards": contract.misar.cards if form is Form.MISAR and contract.misar is not None else 13,
            **{outcome.value: brings(contract, grade, form, outcome) for outcome in Outcome},
        }
        for contract in CONTRACTS
        for grade in (Grade if contract.graded else (Grade.PLAIN,))
        for form in Form
        if (contract.tricks if form is Form.TRUMP else contract.misar) is not None
    )


def _first(shares: Mapping[str, int]) -> str | None:
    """Who has won most, if it is one alone."""
    first, second = sorted(shares, key=lambda seat: -shares[seat])[:2]
    return first if shares[first] > shares[second] else None
