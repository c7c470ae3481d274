"""The archive that moves a tournament to another machine; one that comes in is believed in nothing."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from itertools import chain
from typing import Annotated, Any, Final, Literal, Self, TypeAlias

import orjson
from pydantic import Field, TypeAdapter, ValidationError, model_validator

from stik.app.desk.differences import differing
from stik.app.desk.document import Sight
from stik.app.desk.facts import in_force, planned, played_by, told_worths, worths_in
from stik.app.desk.history import CREATED, desk_after, first_desk, step_of, undone, written
from stik.app.desk.next_steps import next_steps
from stik.app.desk.orders import MOST_ENTRANTS, AnyOrder, Plan, SetRules
from stik.app.desk.scheduler import MOST_MATCHES
from stik.app.desk.state import Desk, DeskRefusal, WorthKey
from stik.app.desk.values import Fields, Id, Line, Name, StageName, Tabled, Time
from stik.app.given import WHOLE, Given
from stik.app.ports import Code, Entry, Person, PersonId
from stik.app.secret import Secret
from stik.engine import edition as editions
from stik.engine.edition import LaterEdition, known
from stik.errors import Fault, StikError
from stik.messages import catalogue
from stik.tournaments import EntrantId, Stage, Standings
from stik.tournaments.exchange import standings_sheet
from stik.tournaments.exchange.packing import pack, unpack

HISTORY: Final = "history.json"
MOST_STEPS: Final = 20_000

Moment: TypeAlias = Annotated[int, Field(ge=0, le=2**53)]
Whole: TypeAlias = Annotated[int, Field(ge=0, le=99_999)]
MatchId: TypeAlias = Annotated[str, Field(pattern=r"^m[0-9]{1,6}$")]
PersonName: TypeAlias = Annotated[str, Field(max_length=200)]
Gain: TypeAlias = Annotated[list[Annotated[int, Field(ge=-99_999, le=99_999)]], Field(min_length=2, max_length=4)]
Entrants: TypeAlias = Annotated[list[Id], Field(min_length=2, max_length=4)]


class _Round(Given):
    number: Annotated[int, Field(ge=1, le=9999)]
    stage: StageName
    matches: list[MatchId]
    start: Time | None = None
    minutes: Whole
    waves: Annotated[int, Field(ge=1, le=9999)]
    byes: list[Id]
    begun: Moment | None = None
    paused: Moment | None = None
    away: Moment = 0
    ended: Moment | None = None


class _Match(Given):
    id: MatchId
    stage: StageName
    round: Annotated[int, Field(ge=1, le=9999)]
    table: Annotated[int, Field(ge=1, le=9999)] | None
    wave: Annotated[int, Field(ge=1, le=9999)]
    entrants: Entrants
    best_of: Annotated[Literal[1, 3], WHOLE]
    deals: Whole | None

    @model_validator(mode="after")
    def _of_one_game(self) -> Self:
        if (self.deals is None) != (len(self.entrants) == 2) or len(set(self.entrants)) != len(self.entrants):
            raise ValueError("a table of neither game")
        return self


class _PlayedBy(Given):
    """The rules as a history holds them; what it does not say, follows from its edition."""

    edition: Annotated[int, Field(ge=1)] = 1
    format: Fields | None = None
    rules: Tabled | None = None


class _Made(_PlayedBy):
    """What a desk adds to an order; the archive of another program may say anything."""

    seed: Line | None = None
    pools: dict[Id, Annotated[str, Field(pattern=r"^[A-Z]$")]] = Field(default={}, max_length=MOST_ENTRANTS)
    numbers: dict[Id, Annotated[int, Field(ge=1, le=MOST_ENTRANTS)]] = Field(default={}, max_length=MOST_ENTRANTS)
    drawn_at: Moment = 0
    rounds: list[_Round] = Field(default=[], max_length=MOST_MATCHES)
    matches: list[_Match] = Field(default=[], max_length=MOST_MATCHES)
    order: list[Id] = Field(default=[], max_length=MOST_ENTRANTS)
    role: Literal["organiser", "referee", "official", "player"] | None = None
    entrant: Id | None = None
    entrants: list[Id] = Field(default=[], max_length=MOST_ENTRANTS)
    kept: list[MatchId] = Field(default=[], max_length=MOST_MATCHES)
    repairs: dict[MatchId, Entrants] = Field(default={})
    seats: dict[MatchId, Annotated[list[Id], Field(max_length=4)]] = Field(default={})
    tables: dict[MatchId, Name] = Field(default={})
    origins: dict[MatchId, Annotated[str, Field(pattern=r"^[0-9a-f]{16}$")]] = Field(default={})
    gains: dict[MatchId, Annotated[list[Gain], Field(max_length=999)]] = Field(default={})
    worths: list[Fields] = Field(default=[], max_length=9 * MOST_MATCHES)
    standings: Tabled | None = None


class _Begun(_PlayedBy):
    """Archives of earlier versions have the secret of the old machine, which opens nothing here."""

    plan: Plan
    secret: Line | None = None
    person: PersonName
    name: PersonName | None


class _Done(Given):
    order: AnyOrder
    made: _Made
    name: PersonName | None


class _Stored(Given):
    version: Annotated[int, Field(ge=1, le=MOST_STEPS)]
    at: Moment
    by: PersonName | None
    command: str | None = None
    kind: Annotated[str, Field(max_length=40)]
    data: dict[str, object]


_HISTORY: Final = TypeAdapter(Annotated[list[_Stored], Field(min_length=1, max_length=MOST_STEPS)])


def packed(entries: Sequence[Entry]) -> bytes:
    """The whole history as one file: of every entry only what is named here."""
    first, *rest = entries
    plan = Plan.model_validate(first.data["plan"]).model_dump(mode="json")
    begun = {"plan": plan, **_rules_of(first.data), "person": first.data["person"], "name": first.data.get("name")}
    told = [_told(first, begun), *(_told(entry, _done(entry)) for entry in rest)]
    return pack({HISTORY: orjson.dumps(told)})


def _rules_of(stored: Mapping[str, object]) -> Mapping[str, object]:
    return {name: stored[name] for name in _PlayedBy.model_fields if name in stored}


def _told(entry: Entry, data: Mapping[str, object]) -> Mapping[str, object]:
    return {"version": entry.version, "at": entry.at, "by": entry.by, "kind": entry.kind, "data": data}


def _done(entry: Entry) -> dict[str, Any]:
    """An order and what was made of it; the tables of this machine mean nothing on another."""
    made = _Made.model_validate(entry.data.get("made", {}))
    told = made.model_dump(mode="json", exclude_unset=True, exclude={"tables"})
    return {"order": written(step_of(entry).order), "made": told, "name": entry.data.get("name")}


def unpacked(content: bytes, table: Code, person: Person, *, secret: Secret) -> list[Entry]:
    """The history under a new code and secret: who brings it is the organiser, all others are strangers here."""
    held = unpack(content).get(HISTORY)
    try:
        told = _HISTORY.validate_python(orjson.loads(held or b""))
        entries = [Entry(table, one.version, one.at, one.by, None, one.kind, one.data) for one in told]
        _check_shape(entries)
        found = _brought(entries, person, secret)
        _check_rules(found)
        desk = desk_after(first_desk(found[0]), [step_of(one) for one in found[1:]])
        _try_out(desk)
        differs = list(differing(desk))
    except LaterEdition:
        raise
    except (ValidationError, ValueError, TypeError, LookupError, AttributeError, AssertionError, StikError) as error:
        raise DeskRefusal("desk/no-archive") from error
    if differs and _oldest(found) == editions.EDITION:
        raise DeskRefusal("desk/archive-changed")
    return _with_what_counts(found, desk, differs)


def _check_shape(entries: Sequence[Entry]) -> None:
    if [one.version for one in entries] != list(range(1, len(entries) + 1)) or entries[0].kind != CREATED:
        raise ValueError("not a history")
    _Begun.model_validate(entries[0].data)
    for one in entries[1:]:
        if _Done.model_validate(one.data).order.do != one.kind:
            raise ValueError("an order of another kind")


def _brought(entries: Sequence[Entry], person: Person, secret: Secret) -> list[Entry]:
    """The same steps by people of this machine: one organiser, and strangers who have no login here."""
    first = entries[0]
    was = str(first.data["person"])

    def known(one: object) -> PersonId:
        stranger = hmac.digest(secret.get_secret_value().encode(), f"person {one}".encode(), sha256).hex()[:20]
        return person.id if one == was else f"moved-{stranger}"

    plan = first.data["plan"]
    assert isinstance(plan, dict)
    plan = {**plan, "club": "", "house": None}  # clubs elsewhere are none here
    data = {"plan": plan, **_rules_of(first.data), "secret": secret, "person": person.id, "name": person.name}
    begun = Entry(first.table, 1, first.at, person.id, None, CREATED, data)
    return [begun, *(replace(one, by=known(one.by), data=_renamed(_done(one), known)) for one in entries[1:])]


def _renamed(data: Mapping[str, object], known: Callable[[object], PersonId]) -> Mapping[str, object]:
    order = data["order"]
    assert isinstance(order, dict)
    if order["do"] != "dismiss":
        return data
    return {**data, "order": {**order, "person": known(order["person"])}}


def _check_rules(entries: Sequence[Entry]) -> None:
    """Raises where a history is not played by what its plans said in their editions."""
    first, *rest = entries
    plan = Plan.model_validate(first.data["plan"])
    _check_played_by(first.data, plan)
    steps = [step_of(entry) for entry in rest]
    left_out = undone(steps)
    for step in steps:
        if isinstance(step.order, SetRules):
            counts, after = step.version not in left_out, planned(plan, step.order)
            _check_played_by(step.made, after, 3 if counts else 2)  # house rules may have come and gone since
            plan = after if counts else plan


def _check_played_by(stored: Mapping[str, object], plan: Plan, first: int = 3) -> None:
    """Compares the first of edition, format and rules."""
    if played_by(plan, stored)[:first] != played_by(plan, {"edition": stored.get("edition")})[:first]:
        raise ValueError("played by something else")


def _oldest(entries: Sequence[Entry]) -> int:
    """The first edition by which something of it was played."""
    made = (entries[0].data, *(entry.data["made"] for entry in entries[1:] if entry.kind == "set-rules"))
    return min(known(stored.get("edition")) for stored in made if isinstance(stored, Mapping))


def _try_out(desk: Desk) -> None:
    """Computes all that will be asked for, so that nothing fails later."""
    sight = Sight(desk)
    if any(match.deals is None for match in desk.matches.values()) == (desk.game == "vira") and desk.matches:
        raise ValueError("tables of the other game")
    for person in (*desk.people, None):
        sight.seen_by(person)
    next_steps(sight.lineup, sight.standings)
    standings_sheet(sight.tournament, catalogue("en"))
    if any({worth.winner, worth.loser} != {*match.entrants} for match, _, worth, _ in in_force(desk)):
        raise ValueError("a game of others")
    if desk.final is not None:
        _, computed = sight.computed
        named = (desk.final.podium, *desk.final.unresolved, *(stage.entrants for stage in desk.final.qualified))
        if _placed(desk.final) != _placed(computed) or not set(chain(*named)) <= desk.entrants.keys():
            raise ValueError("standings of others")


def _placed(found: Standings) -> set[tuple[Stage, str, EntrantId]]:
    return {(stage, pool, row.entrant) for stage, pool, row in found.rows()}


def _with_what_counts(entries: Sequence[Entry], desk: Desk, differs: Sequence[Fault]) -> list[Entry]:
    """Of the facts those that were checked, and where they differ from today's rulings.

    What a result was worth that is undone or corrected, nobody can tell from the archive.
    """
    kept = {key for *_, key in in_force(desk)}
    first, *rest = entries
    told = [{"code": fault.code, "params": dict(fault.params)} for fault in differs]
    return [
        replace(first, data={**first.data, **({"differences": told} if told else {})}),
        *(replace(one, data={**one.data, "made": _checked(one, desk, kept)}) for one in rest),
    ]


def _checked(entry: Entry, desk: Desk, kept: Container[WorthKey]) -> Mapping[str, object]:
    made = dict(_done(entry)["made"])
    worths = {key: desk.worths[key] for key in worths_in(step_of(entry)) if key in kept}
    if "worths" in made:
        made["worths"] = told_worths(worths)
    if entry.version != desk.closed_at:
        made.pop("standings", None)
    return made
