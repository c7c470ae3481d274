"""Tables of this server for the matches of a tournament: opened, filled, and looked at until they are over."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace

from stik.app.desk.apply import applied
from stik.app.desk.decide import Decided, with_facts
from stik.app.desk.document import Sight
from stik.app.desk.live import LiveDesk
from stik.app.desk.may import held
from stik.app.desk.online import event_of, gains_of, packs_of, results_of, seats_of, settings_of
from stik.app.desk.orders import Enter, PlayOnline, Result, RunRound
from stik.app.desk.state import DeskRefusal, Json, MatchId, PlannedMatch, Step
from stik.app.ports import Code, Moment, Person, Tables
from stik.app.table import Table
from stik.app.tables import TableService
from stik.engine import LaterEdition
from stik.errors import NotAllowed


class OnlinePlay:
    """What the desk does with tables."""

    def __init__(self, tables: TableService, stored: Tables) -> None:
        self._tables, self._stored = tables, stored

    async def with_tables(self, live: LiveDesk, person: Person, found: Decided) -> Decided:
        """With tables for the matches of a round that begins, where the tournament is played online."""
        desk, order = live.desk, found.step.order
        begins = isinstance(order, RunRound) and order.action == "start" and desk.plan.online
        if not begins and not isinstance(order, PlayOnline):
            return found
        assert isinstance(order, RunRound | PlayOnline)
        round_ = desk.of_round(order.round)
        running, fresh = [match.origin for match in round_ if match.online and match.origin], secrets.token_hex(8)
        opened: dict[MatchId, Code] = {}
        origins: dict[MatchId, str] = {}
        for match in round_:
            if match.online is None and not found.sight.lineup.is_over(match):
                event, settings = event_of(desk, match), settings_of(desk, match)
                known = _origins_before(live, match)
                origins[match.id] = next((origin for origin in running if origin not in known), fresh)
                packs = packs_of(desk, origins[match.id])
                opened[match.id] = await self._tables.open_for(person, settings, event=event, packs=packs)
        if isinstance(order, PlayOnline) and not opened:
            raise DeskRefusal("desk/nothing-to-play", round=order.round)
        made: Json = {**found.step.made, "tables": {**opened}, "origins": {**origins}}
        step = replace(found.step, made=made)
        return replace(found, step=step, sight=Sight(applied(desk, step)))

    async def take_seat(self, sight: Sight, person: Person, match: str, device: str | None) -> Code:
        """Seats somebody at the table of a match of theirs; the code of the table."""
        desk = sight.desk
        planned, found = desk.match(match), held(desk, person.id)
        if found is None or found.entrant is None or found.entrant not in planned.entrants:
            raise NotAllowed("desk/not-your-match")
        if planned.online is None:
            raise DeskRefusal("desk/not-online")
        sight.lineup.check_played(planned)
        seats = seats_of(desk.rules, planned, found.entrant)
        await self._tables.take_seat(planned.online, person, seats, device)
        return planned.online

    def goes_on(self, sight: Sight) -> bool:
        """Whether some match is being played at a table."""
        return any(True for _ in _unfinished(sight))

    async def finished(self, sight: Sight) -> list[tuple[PlannedMatch, Table]]:
        """Tables that are over and whose result the desk does not have."""
        found = []
        for match in _unfinished(sight):
            listing = await self._stored.listing(match.online or "")
            if listing is not None and listing.phase == "over":
                with suppress(LaterEdition):  # a process that knows it enters its result
                    found.append((match, (await self._tables.live(listing.code)).table))
        return found


def _origins_before(live: LiveDesk, match: PlannedMatch) -> set[object]:
    """What a match's tables have played, also those of steps that are undone: its players may have seen the packs."""
    made = (step.made.get("origins") for step in live.steps)
    return {origins.get(match.id) for origins in made if isinstance(origins, Mapping)}


def _unfinished(sight: Sight) -> Iterator[PlannedMatch]:
    off = sight.lineup.off if sight.desk.plan.online else frozenset()
    for match in sight.desk.matches.values():
        if match.online is not None and not match.is_played and match.id not in off and sight.desk.state != "closed":
            yield match


def entered(live: LiveDesk, match: PlannedMatch, table: Table, at: Moment) -> Iterator[Callable[[], Decided]]:
    """The steps that enter a table's results, each to be decided when the one before is done; by nobody's order."""
    made: Json = {"gains": {match.id: [list(gain) for gain in gains_of(table)]}}

    def decided(number: int, result: Result) -> Decided:
        order = Enter(match=match.id, game=number, result=result)
        step = Step(live.desk.version + 1, at, "", "", order, made)
        sight = Sight(applied(live.desk, step))
        sight.check()
        return Decided(*with_facts(step, sight, live.steps))

    for number, result in enumerate(results_of(table, match), 1):
        yield lambda number=number, result=result: decided(number, result)  # type: ignore[misc]
