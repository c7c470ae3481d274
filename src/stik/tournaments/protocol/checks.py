"""Refuses what cannot be at this table, and turns a line into the game that the price list knows."""

from __future__ import annotations

from collections.abc import Sequence

from stik.tournaments.fields import Faults
from stik.tournaments.protocol.line import DealLine, Person
from stik.tournaments.protocol.offers import Offer, Way, offer_of
from stik.tournaments.protocol.turn import Turn
from stik.vira import Case, Contract, Form, Outcome, Rules, TrumpClass
from stik.vira.rules import POOL, SEATS


class Check:
    """One line at its table; the faults have the place of its fields."""

    def __init__(self, rules: Rules, persons: Sequence[Person], line: DealLine, where: str, faults: Faults) -> None:
        self.rules, self.persons, self.line, self.where, self.faults = rules, persons, line, where, faults

    def letter(self, person: Person) -> str:
        """The account of a person, or of the pulla, in the ledger."""
        return POOL if person == POOL else SEATS[self.persons.index(person)]

    def add(self, code: str, field: str, **params: str | int) -> None:
        self.faults.add(code, f"{self.where}.{field}", **params)

    def payments(self) -> None:
        """Payments go between two of those at the table, the one who sits out and the pulla included."""
        for place, payment in enumerate(self.line.payments, 1):
            for field, account in (("from", payment.payer), ("to", payment.payee)):
                if account not in (*self.persons, POOL):
                    self.add("tournament/line-stranger", f"payments[{place}].{field}", person=account)
            if payment.payer == payment.payee:
                self.add("tournament/line-to-itself", f"payments[{place}].to", person=payment.payee)

    def case(self, turn: Turn, pool: int) -> Case | None:
        """The game of the line, or none where it has none or something is wrong with it."""
        line, before = self.line, len(self.faults.found)
        contract = line.contract
        if not self._complete() or line.declarer is None or contract is None:
            return None
        self._declarer(line.declarer, turn)
        offer = offer_of(self.rules, contract)
        if offer is None:
            self.add("tournament/line-not-bid", "contract", contract=contract.key)
            return None
        way = self._way(offer)
        result = self._result(way) if way is not None else None
        if way is not None and result is not None:
            self._trumps(offer, way, result)
            self._thieves(turn, way, result)
        if len(self.faults.found) > before or way is None or result is None:
            return None
        return self._case(contract, way, result, turn, pool)

    def _case(self, contract: Contract, way: Way, result: Outcome, turn: Turn, pool: int) -> Case:
        line = self.line
        assert line.declarer is not None
        left, right = turn.defenders(line.declarer)
        last = TrumpClass.OFARG if line.trump is None else line.trump
        return Case(
            contract=contract,
            outcome=result,
            form=way.form,
            grade=line.grade,
            classes=(last,) if line.first_trump is None else (line.first_trump, last),
            declarer=self.letter(line.declarer),
            defenders=(self.letter(left), self.letter(right)),
            out=None if turn.sits_out is None else self.letter(turn.sits_out),
            pool=pool,
            thieves=tuple(self.letter(thief) for thief in line.thieves),
            tricks=line.tricks,
        )

    def _complete(self) -> bool:
        """Whether nothing is missing; without a payment a stopped deal is dealt again and not written ("SM.D6")."""
        line, before = self.line, len(self.faults.found)
        if line == DealLine(number=line.number):
            self.faults.add("tournament/line-empty", self.where)
        elif line != DealLine(number=line.number, payments=line.payments):
            for field, value in (("declarer", line.declarer), ("contract", line.contract)):
                if value is None:
                    self.add("tournament/missing-field", field)
            if line.result is None and line.tricks is None:
                self.add("tournament/line-no-result", "result")
        return len(self.faults.found) == before

    def _declarer(self, declarer: Person, turn: Turn) -> None:
        if declarer == turn.sits_out:
            self.add("tournament/line-sits-out", "declarer", person=declarer, deal=turn.number)
        elif declarer not in turn.players:
            self.add("tournament/line-stranger", "declarer", person=declarer)

    def _way(self, offer: Offer) -> Way | None:
        """The gradation and form of the line; a contract without trumps is a misär whether or not that is said."""
        line, contract = self.line, offer.contract
        form = Form.MISAR if line.misar or contract.tricks is None else Form.TRUMP
        if line.grade and not contract.graded:
            self.add("tournament/line-no-gradation", "grade", contract=contract.key)
        elif line.misar and contract.misar is None:
            self.add("tournament/line-no-misar", "misar", contract=contract.key)
        else:
            way = offer.way(line.grade, form)
            if way is None:  # "VR.C3"
                self.add("tournament/line-graded-misar", "misar", contract=contract.key)
            return way
        return None

    def _result(self, way: Way) -> Outcome | None:
        """The result that was said or that the tricks mean; both must agree ("VR.P3")."""
        tricks, said = self.line.tricks, self.line.result
        if tricks is None:
            return said
        meant = next((ending.result for ending in way.endings if tricks in ending.tricks), None)
        if meant is None:
            most = max(trick for ending in way.endings for trick in ending.tricks)
            self.add("tournament/line-tricks", "tricks", tricks=tricks, most=most)
        elif said is not None and said is not meant:
            self.add("tournament/line-disagree", "result", tricks=tricks, meant=meant.value, result=said.value)
        return meant

    def _trumps(self, offer: Offer, way: Way, result: Outcome) -> None:
        """Classes of trumps that are missing, too many, or outside what was bid."""
        line, key = self.line, offer.contract.key
        if line.first_trump is not None and not offer.second_try:
            self.add("tournament/line-no-second-try", "first_trump", contract=key)
            return
        if line.trump is None and way.ending(result).trump:
            self.add("tournament/line-no-trump", "trump", contract=key)
        for field, trump in (("trump", line.trump), ("first_trump", line.first_trump)):
            if trump is not None and not way.trumps:
                self.add("tournament/line-misar-trump", field)
            elif trump is not None and trump not in way.trumps:
                self.add("tournament/line-outside-grade", field, grade=way.grade.name.lower())
        if offer.same_trump and line.first_trump is not None and line.first_trump is not line.trump:
            self.add("tournament/line-same-trump", "first_trump")

    def _thieves(self, turn: Turn, way: Way, result: Outcome) -> None:
        """Only defenders pass a gök, and it is compensated only if it came home ("SM.B1")."""
        thieves, declarer = self.line.thieves, self.line.declarer
        if thieves and not way.ending(result).thieves:
            self.add("tournament/line-no-tjuvpass", "thieves")
            return
        for place, thief in enumerate(thieves, 1):
            if thief == declarer or thief not in turn.players or thief in thieves[: place - 1]:
                self.add("tournament/line-thief", f"thieves[{place}]", person=thief)
