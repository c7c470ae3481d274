"""The words that all sheets share: names, dates, rounds, figures."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cached_property

from stik.messages import Catalogue
from stik.printing.model import Event, PlannedRound
from stik.tournaments import Departures, EntrantId, Gone, Stage

_DATE = re.compile(r"(\d{4})-(\d{2})-(\d{2})")


class Words:
    """Speaks about one event in one language."""

    def __init__(self, event: Event, say: Catalogue) -> None:
        self.event, self.say = event, say

    @cached_property
    def _names(self) -> dict[EntrantId, str]:
        return self.event.tournament.names()

    @cached_property
    def _pools(self) -> dict[EntrantId, str]:
        return {one.id: one.pool for one in self.event.tournament.entrants}

    @cached_property
    def _players(self) -> dict[EntrantId, str]:
        return {one.id: ", ".join(one.players) for one in self.event.tournament.entrants}

    @cached_property
    def _several_pools(self) -> bool:
        return len(set(self._pools.values())) > 1

    def name(self, entrant: EntrantId) -> str:
        return self._names.get(entrant, entrant)

    @cached_property
    def departures(self) -> Departures:
        return Departures.of(self.event.tournament)

    def gone(self, entrant: EntrantId) -> str:
        """That an entrant plays no more, and why; nothing where it does."""
        why = self.departures.why(entrant)
        return "" if why is None else self.say("print/withdrawn" if why is Gone.WITHDRAWN else "print/disqualified")

    def names(self, entrants: Iterable[EntrantId]) -> str:
        return ", ".join(self.name(one) for one in entrants)

    def players(self, entrant: EntrantId) -> str:
        return self._players.get(entrant, "")

    def pool(self, entrants: Iterable[EntrantId]) -> str:
        """The pool that all of them are in, where there are several pools."""
        pools = {self._pools.get(one, "") for one in entrants}
        return pools.pop() if len(pools) == 1 and self._several_pools else ""

    @property
    def entrant(self) -> str:
        """What an entrant is called."""
        return self.say("print/col-person" if self.event.tournament.format.persons else "print/col-team")

    @property
    def count(self) -> str:
        """How many have entered."""
        code = "print/persons" if self.event.tournament.format.persons else "print/teams"
        return self.say(code, count=len(self.event.tournament.entrants))

    def pool_name(self, pool: str) -> str:
        return self.say("print/pool", pool=pool)

    # when and where

    @property
    def date(self) -> str:
        written = self.event.tournament.date
        found = _DATE.fullmatch(written)
        if found is None or not 1 <= int(found[2]) <= 12:
            return written
        return self.say("print/date", day=str(int(found[3])), month=int(found[2]), year=found[1])

    @property
    def place_and_date(self) -> str:
        place, date = self.event.tournament.place.strip(), self.date
        return self.say("print/place-and-date", place=place, date=date) if place and date else place or date

    def round(self, stage: Stage, number: int | None) -> str:
        """A round of the pools by its number, a later stage by its name."""
        several = sum(one.stage is stage for one in self.event.rounds) > 1
        name = self.stage(stage)
        if number is None:
            return name
        plain = self.say("print/round", number=number)
        if stage is Stage.POOL:
            return plain
        return self.say("print/round-of", stage=name, round=plain) if several else name

    def stage(self, stage: Stage) -> str:
        return self.say(f"tournament/stage-{stage.value}")

    def round_of(self, planned: PlannedRound) -> str:
        return self.round(planned.stage, planned.number)

    # figures

    def decimal(self, value: float) -> str:
        """Points: halves with the language's decimal sign, a true minus."""
        text = f"{abs(value):g}".replace(".", self.say("print/decimal"))
        return f"−{text}" if value < 0 else text

    def signed(self, value: float) -> str:
        return f"+{self.decimal(value)}" if value > 0 else self.decimal(value)

    def decided_by(self, criterion: str | None) -> str:
        """The criterion that decided a place, in words."""
        if criterion is None:
            return ""
        kind, _, teams = criterion.partition(":")
        if kind == "empty-strokes":
            return self.say("tournament/by-empty-strokes", team=self.names(teams.split("+")))
        return self.say(f"tournament/by-{kind}")

    def columns(self, *codes: str) -> list[str]:
        return [self.say(f"print/col-{code}") if code else "" for code in codes]
