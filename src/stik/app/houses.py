"""House rules: a named set over a preset, one's own or published by a club; the engine says what can be."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from stik import vira, voms
from stik.app.clubs import Clubs
from stik.app.desk.orders import Plan
from stik.app.details import check, line, text_faults
from stik.app.identity import new_id
from stik.app.ports import Clock, Code, Person, PersonId, Storage
from stik.app.settings import House, TableSettings
from stik.app.society import Club, HouseRules
from stik.errors import Conflict, NotFound

LONGEST_NAME: Final = 40
MOST_SETS: Final = 60


class Wish(NamedTuple):
    """What somebody wants a set to be."""

    name: str
    game: str
    preset: str
    options: Mapping[str, object]


class Houses:
    """Sets of house rules over the storage."""

    def __init__(self, storage: Storage, clock: Clock, clubs: Clubs) -> None:
        self._storage, self._clock, self._clubs = storage.clubs, clock, clubs

    async def own(self, person: PersonId) -> list[HouseRules]:
        return await self._storage.rules_of(person=person)

    async def add(self, person: PersonId, wish: Wish) -> HouseRules:
        """A new set of one's own; raises `InvalidSetup` with everything that does not fit."""
        wish = checked(wish)
        if len(await self._storage.rules_of(person=person)) >= MOST_SETS:
            raise Conflict("club/too-many-rules", most=MOST_SETS)
        return await self._store(HouseRules(new_id("h"), 1, person, None, *wish, at=0))

    async def change(self, person: PersonId, rules: str, wish: Wish) -> HouseRules:
        """Another version; tables that are open keep theirs."""
        before = await self._mine(person, rules)
        changed = replace(before, **checked(wish)._asdict())
        return before if changed == before else await self._store(replace(changed, version=before.version + 1))

    async def drop(self, person: PersonId, rules: str) -> None:
        await self._mine(person, rules)
        await self._storage.drop_rules(rules)

    async def publish(self, person: PersonId, rules: str, club: Code) -> HouseRules:
        """A set of one's own as the club's; the next version where the club has one of that name and game."""
        await self._clubs.leading(club, person)
        mine = await self._mine(person, rules)
        theirs = await self._storage.rules_of(club=club)
        same = next((one for one in theirs if _named(one) == _named(mine)), None)
        if same is None and len(theirs) >= MOST_SETS:
            raise Conflict("club/too-many-rules", most=MOST_SETS)
        if same is None:
            return await self._store(replace(mine, id=new_id("h"), version=1, person=None, club=club))
        if (same.preset, same.options) == (mine.preset, mine.options):
            return same
        return await self._store(replace(mine, id=same.id, version=same.version + 1, person=None, club=club))

    async def withdraw(self, person: PersonId, club: Code, rules: str) -> None:
        """The club plays by it no longer; what was played by it can still be read, and tables that are open go on."""
        await self._clubs.leading(club, person)
        found = await self._storage.rules(rules)
        if found is None or found.club != club:
            raise NotFound("club/no-such-rules")
        await self._store(replace(found, version=found.version + 1, club=None))

    async def versions(self, rules: str) -> tuple[list[HouseRules], Club | None]:
        """Every version that was played by, the last first, and the club whose they are.

        Whoever has the address may read: it stands at every table that plays by them, where all options are shown too.
        """
        found = [one for one in await self._storage.versions(rules) if (one.person, one.club) != (None, None)]
        if not found:
            raise NotFound("club/no-such-rules")
        club = found[0].club
        return found, None if club is None else await self._storage.get(club)

    async def usable(self, person: PersonId, rules: str) -> HouseRules:
        """A set of one's own, or of a club that one is a member of; raises `NotFound`."""
        found = await self._storage.rules(rules)
        if found is not None and found.club is not None:
            await self._clubs.belonging(found.club, person)
        elif found is None or found.person != person:
            raise NotFound("club/no-such-rules")
        return found

    async def settled(self, person: Person, settings: TableSettings) -> TableSettings:
        """Settings of a new table with its house rules written out: what changes later does not change the table."""
        changes = await self._written_out(person, settings)
        return TableSettings.model_validate(settings.model_dump() | changes) if changes else settings

    async def planned(self, person: Person, plan: Plan) -> Plan:
        """The plan of a new tournament with its house rules written out; they must be of its game."""
        return plan.model_copy(update=await self._written_out(person, plan))

    async def _written_out(self, person: Person, given: TableSettings | Plan) -> dict[str, object]:
        """What the house rules make of what is given; nothing where there are none."""
        rules = None if given.house is None else await self.usable(person.id, given.house.id)
        if rules is not None and isinstance(given, Plan) and rules.game != given.game:
            raise Conflict("club/rules-of-another-game")
        club = given.club if rules is None else rules.club or given.club
        if club:
            await self._clubs.belonging(club, person.id)
        if rules is None:
            return {}
        house = House(id=rules.id, name=rules.name, version=rules.version)
        written = {"preset": rules.preset, "options": dict(rules.options), "club": club, "house": house}
        return written if isinstance(given, Plan) else written | {"game": rules.game}

    async def _mine(self, person: PersonId, rules: str) -> HouseRules:
        found = await self._storage.rules(rules)
        if found is None or found.person != person:
            raise NotFound("club/no-such-rules")
        return found

    async def _store(self, rules: HouseRules) -> HouseRules:
        stored = replace(rules, at=self._clock.now())
        await self._storage.add_rules(stored)
        return stored


def checked(wish: Wish) -> Wish:
    """The wish with only what differs from its preset; raises `BadDetails` and `InvalidSetup`."""
    name = line(wish.name)
    check(text_faults("name", name, LONGEST_NAME, least=1))
    game = voms if wish.game == "voms" else vira
    rules = game.rules_named(wish.preset).with_options(wish.options)
    return Wish(name, wish.game, wish.preset, {option: value for option, _, value in rules.differences()})


def _named(rules: HouseRules) -> tuple[str, str]:
    return rules.name.casefold(), rules.game
