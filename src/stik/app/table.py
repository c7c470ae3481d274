"""A table at one moment, and how each entry of its history changes it; no clock, no chance, no hidden input."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final, Literal, TypeAlias, assert_never

import orjson

from stik.app.deeds import (
    Acted,
    Agreed,
    BotSeated,
    CameBack,
    Dealt,
    DealtAgain,
    Declined,
    Deed,
    Left,
    Opened,
    ProposalKind,
    Proposed,
    Ready,
    Rematched,
    Said,
    Seated,
    Shown,
    WentAway,
)
from stik.app.plays import Events, Play, resumed, start
from stik.app.plays.running import Stored
from stik.app.ports import Code, ListedSeat, Listing, Moment, PersonId
from stik.app.secret import Secret
from stik.app.settings import DECISION, TableSettings, rules_then
from stik.engine import commitment
from stik.engine.edition import known
from stik.protocol.claims import Proof
from stik.protocol.fields import same
from stik.protocol.offers import rules_held
from stik.protocol.record import Record, Shuffle, read_record

Dealing: TypeAlias = Callable[[Play, Shuffle], tuple[Play, Events]]
Phase: TypeAlias = Literal["waiting", "playing", "between", "over"]
NO_FACTS: Final[Stored] = {}

CHAT_KEPT: Final = 60
"""Lines of chat that a newcomer is shown."""


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits at a seat; an absent person keeps the seat while a bot plays."""

    seat: str
    kind: Literal["person", "bot", "empty"] = "empty"
    person: PersonId | None = None
    name: str | None = None
    level: str | None = None
    away: bool = False
    seed: str | None = None
    """A person's part of the next shuffle, given with being ready."""
    guest: bool = False
    """Whether the person had no account when sitting down."""
    browsers: tuple[str, ...] = ()
    """Which have shown the seat to the person."""

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind == "bot" or self.away

    @property
    def is_waited_for(self) -> bool:
        """Whether the table waits for this person's word."""
        return self.kind == "person" and not self.away


@dataclass(frozen=True, slots=True)
class Proposal:
    """What somebody would like, and who has to agree."""

    kind: ProposalKind
    by: str
    wanted: tuple[str, ...]
    agreed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """A line of chat."""

    at: Moment
    by: PersonId
    seat: str | None
    name: str
    text: str | None
    phrase: str | None


class Otherwise(Exception):
    """The engine comes to something else than what is stored, and that is what it is made with."""


@dataclass(frozen=True, slots=True)
class Table:
    """Everything about a table, hidden cards and secrets included."""

    code: Code
    version: int
    opened: Moment
    settings: TableSettings
    host: PersonId
    chairs: tuple[Chair, ...]
    play: Play
    secret: Secret
    """The server's part of the next shuffle."""
    shuffle: Shuffle | None = None
    """Of the running or last deal."""
    deals: int = 0
    touched: int = 1
    """The version that last changed what a player acts on."""
    since: Moment = 0
    """When the seat to act got its turn."""
    paused: bool = False
    proposal: Proposal | None = None
    chat: tuple[Line, ...] = ()
    rematch: Code | None = None
    event: str = ""
    """The tournament and match that is played here."""
    packs: Secret | None = None
    """The same deals as at every table that has this."""
    exercise: Mapping[str, object] = field(default_factory=dict)
    """The moment of a replay that is played on here; nothing of it is rated or counted."""
    left: Mapping[str, str] = field(default_factory=dict)
    """The seats whose hands of the running deal have been left, by the persons and browsers that have seen them."""
    edition: int = 1
    """By which state of the rulings it is played."""
    stuck: Proof | None = None
    """Why this version cannot go on with the running deal."""

    @property
    def lag(self) -> Moment:
        """How long ago spectators see the table, in milliseconds."""
        return self.settings.delay * 1000 if self.settings.spectators else 0

    @property
    def phase(self) -> Phase:
        if self.play.over:
            return "over"
        if not self.play.has_deal:
            return "waiting"
        return "between" if self.play.deal_over else "playing"

    @property
    def deadline(self) -> Moment | None:
        """When the seat to act has to have acted."""
        limit = DECISION[self.settings.clock]
        chair = self.acting
        if limit is None or chair is None or not chair.is_waited_for or self.paused:
            return None
        return self.since + limit

    @property
    def acting(self) -> Chair | None:
        """Whose turn it is."""
        seat = self.play.to_act if self.phase == "playing" else None
        return None if seat is None else self.chair(seat)

    @property
    def is_ready(self) -> bool:
        """Whether the next deal can be dealt: everybody who is here and plays on wants it."""
        if self.phase not in {"waiting", "between"} or self.paused:
            return False
        here = [chair for chair in self.chairs if chair.is_waited_for]
        waited = [chair for chair in here if self.play.goes_on(chair.seat)] or here
        full = self.settings.fill or all(chair.kind != "empty" for chair in self.chairs)
        return full and bool(waited) and all(chair.seed is not None for chair in waited)

    def record(self) -> Record:
        """The finished deals, and the match if it is over."""
        names = {chair.seat: chair.name or "" for chair in self.chairs}
        return replace(self.play.record(names), edition=self.edition)

    def finished(self, deal: int) -> Record | None:
        """One finished deal by its number."""
        record = self.play.finished(deal)
        return None if record is None else replace(record, edition=self.edition)

    def chair(self, seat: str) -> Chair:
        return next(chair for chair in self.chairs if chair.seat == seat)

    def chair_of(self, person: PersonId | None) -> Chair | None:
        """Where the person sits."""
        return next((chair for chair in self.chairs if person is not None and chair.person == person), None)

    @property
    def seated(self) -> set[PersonId]:
        """The people who have a seat."""
        return {chair.person for chair in self.chairs if chair.person is not None}

    def hand_of(self, person: PersonId, browsers: Iterable[str] = ()) -> str | None:
        """The one seat whose hand of the running deal the person has seen, or else one of these browsers has shown."""
        if self.phase != "playing":
            return None
        sitting = {who: chair.seat for chair in self.chairs if self.play.plays(chair.seat) for who in _who(chair)}
        seen = {**sitting, **self.left}
        return next((seen[who] for who in (person, *browsers) if who in seen), None)

    def listing(self, changed: Moment) -> Listing:
        settings = self.settings
        seats = tuple(ListedSeat(chair.seat, chair.kind, chair.person, chair.name) for chair in self.chairs)
        return Listing(
            code=self.code,
            game=settings.game,
            preset=settings.preset,
            phase=self.phase,
            public=settings.public,
            spectators=settings.spectators,
            opened=self.opened,
            changed=changed,
            seats=seats,
            club=settings.club,
            exercise=bool(self.exercise),
        )


def _who(chair: Chair) -> tuple[str, ...]:
    """Who sees the hand of a seat: a person, and the browsers that show it."""
    return () if chair.person is None else (chair.person, *chair.browsers)


def empty_match(deed: Opened, settings: TableSettings) -> Play:
    """By the rules that the history holds; one of the first edition names them only."""
    rules = rules_held(settings.game, deed.rules, deed.edition) if deed.rules else rules_then(settings)
    return start(rules, settings, single=bool(deed.exercise))


def played_on(exercise: Mapping[str, object]) -> Play:
    """The moment of a replay from which somebody plays on."""
    return resumed(read_record(str(exercise["record"])))


def opened(code: Code, deed: Opened, at: Moment, play: Play | None = None) -> tuple[Table, Events]:
    """The table that is opened so: with an empty match, or with the moment that somebody plays on from."""
    known(deed.edition)
    settings = TableSettings.model_validate(deed.settings)
    if play is None:
        play = played_on(deed.exercise) if deed.exercise else empty_match(deed, settings)
    chairs = tuple(_taken(seat, deed) for seat in play.seats)
    table = Table(
        code,
        1,
        at,
        settings,
        deed.person,
        chairs,
        play,
        deed.secret,
        deals=int(bool(deed.exercise)),
        edition=deed.edition,
        since=at,
        event=deed.event,
        packs=deed.packs,
        exercise=deed.exercise,
    )
    return table, ({"event": "opened"},)


def secret_of(packs: Secret, deal: int) -> Secret:
    """The server's part of a deal's shuffle where the same deals are played at several tables."""
    return Secret(hashlib.sha256(f"{packs.get_secret_value()} {deal}".encode()).hexdigest())


def _taken(seat: str, deed: Opened) -> Chair:
    if seat == deed.seat:
        return Chair(seat, "person", deed.person, deed.name, guest=deed.guest)
    return Chair(seat, "bot", level=deed.bots[seat]) if seat in deed.bots else Chair(seat)


def evolved(table: Table, deed: Deed, at: Moment, facts: Stored = NO_FACTS) -> tuple[Table, Events]:
    """The table after the next deed, and what everybody may be told of it; raises what the engine raises.

    Where facts are stored of it they are what is so; raises `Otherwise` where the engine does not come to them.
    """
    version = table.version + 1
    after, events = _evolved(replace(table, version=version), deed, at, facts)
    if after.play is not table.play:
        after = replace(after, touched=version, since=at)
    elif after.paused != table.paused:
        after = replace(after, since=at)
    if "outcome" in facts:
        after = replace(after, play=after.play.concluded(facts["outcome"]))
    came = facts_of(table, after).get("deal") if "deal" in facts else None
    if "deal" in facts and not same(came, facts["deal"]):
        raise Otherwise(came)
    return after, events


def facts_of(before: Table, after: Table) -> dict[str, Any]:
    """What has come of a deed, to be stored with it: how a deal begins, what came of it, how the match ends."""
    was, now = before.play, after.play
    if now is was:
        return {}
    found: dict[str, Any] = {}
    if after.deals > before.deals:
        found["start"] = now.begun
    elif len(now.actions) < len(was.actions):  # a take-back
        found["left"] = len(now.actions)
    if len(now.history) > len(was.history):
        found["deal"] = now.came
    if now.over and not was.over:
        found["outcome"] = {seat: asdict(place) for seat, place in now.outcome().items()}
    return plain(found) if found else found


def plain(value: Stored) -> dict[str, Any]:
    """As it is when it has been stored and read."""
    return dict(orjson.loads(orjson.dumps(value)))


def _evolved(table: Table, deed: Deed, at: Moment, facts: Stored) -> tuple[Table, Events]:
    match deed:
        case Seated(seat=seat, person=person, name=name, guest=guest, browsers=browsers):
            after = _with(table, Chair(seat, "person", person, name, guest=guest, browsers=tuple(browsers)))
            if all(chair.person != table.host for chair in table.chairs):
                after = replace(after, host=person)
            return after, ({"event": "seated", "seat": seat, "kind": "person", "name": name},)
        case Shown(seat=seat, browser=browser):
            chair = table.chair(seat)
            return _with(table, replace(chair, browsers=(*chair.browsers, browser))), ()
        case BotSeated(seat=seat, level=level):
            chair = Chair(seat, "bot", level=level)
            return _with(table, chair), ({"event": "seated", "seat": seat, "kind": "bot", "level": level},)
        case Left(seat=seat):
            return _left(table, seat)
        case Ready(seat=seat, seed=seed):
            return _with(table, replace(table.chair(seat), seed=seed)), ({"event": "ready", "seat": seat},)
        case Dealt(secret=following):
            return dealt(table, following, lambda play, shuffle: play.dealt(shuffle, facts.get("start")))
        case DealtAgain(secret=following, why=why, cites=cites):
            play, deals = table.play.undealt(), table.deals - 1
            after = replace(table, play=play, deals=deals, shuffle=None, secret=following, proposal=None, stuck=None)
            after = replace(after, paused=False)  # everybody is asked anyway
            event = {"event": "dealt-again", "number": table.deals, "why": why, "cites": ", ".join(cites) or "none"}
            return after, (event,)
        case Acted(seat=seat, action=action, chosen=chosen):
            return _acted(table, seat, action, by_clock=chosen == "clock")
        case WentAway(seat=seat):
            after = _with(table, replace(table.chair(seat), away=True, seed=None))
            return _settle(_without(after, seat), {"event": "away", "seat": seat})
        case CameBack(seat=seat):
            return _with(table, replace(table.chair(seat), away=False)), ({"event": "back", "seat": seat},)
        case Proposed(seat=seat, proposal=kind):
            everybody = tuple(chair.seat for chair in table.chairs if chair.is_waited_for)
            wanted = (seat,) if kind == "resume" else everybody  # who is back may go on without asking
            after = replace(table, proposal=Proposal(kind, seat, wanted, (seat,)))
            return _settle(after, {"event": "proposed", "seat": seat, "kind": kind})
        case Agreed(seat=seat):
            assert table.proposal is not None
            agreed = replace(table.proposal, agreed=(*table.proposal.agreed, seat))
            return _settle(replace(table, proposal=agreed), {"event": "agreed", "seat": seat})
        case Declined(seat=seat):
            return replace(table, proposal=None), ({"event": "declined", "seat": seat},)
        case Said() as said:
            line = Line(at, said.person, said.seat, said.name, said.text, said.phrase)
            return replace(table, chat=(*table.chat, line)[-CHAT_KEPT:]), ()
        case Rematched(code=code):
            return replace(table, rematch=code), ({"event": "rematch", "code": code},)
        case Opened():
            raise AssertionError("a table opens once")
        case _:
            assert_never(deed)


def _with(table: Table, chair: Chair) -> Table:
    chairs = tuple(chair if other.seat == chair.seat else other for other in table.chairs)
    return replace(table, chairs=chairs)


def _left(table: Table, seat: str) -> tuple[Table, Events]:
    """Before the start the seat is empty again, afterwards a bot's; a host who leaves hands the table on."""
    gone = table.chair(seat)
    if table.phase == "playing" and table.play.plays(seat):
        table = replace(table, left={**dict.fromkeys(_who(gone), seat), **table.left})
    empty = table.deals == 0
    after = _with(table, Chair(seat) if empty else Chair(seat, "bot", level=table.settings.bots))
    if gone.person == table.host:
        heir = next((chair.person for chair in after.chairs if chair.person is not None), table.host)
        after = replace(after, host=heir)
    return _settle(_without(after, seat), {"event": "left", "seat": seat, "name": gone.name})


def _without(table: Table, seat: str) -> Table:
    """A proposal that no longer waits for the seat."""
    proposal = table.proposal
    if proposal is None:
        return table
    if proposal.by == seat:
        return replace(table, proposal=None)
    wanted = tuple(other for other in proposal.wanted if other != seat)
    return replace(table, proposal=replace(proposal, wanted=wanted))


def dealt(table: Table, following: Secret, deal: Dealing) -> tuple[Table, Events]:
    """The pack follows from the promised secret and the seeds of everybody who gave one.

    Where the same deals are played at several tables it follows from the secret alone.
    """
    given = {chair.seat: chair.seed for chair in table.chairs if chair.seed is not None}
    seeds = {} if table.packs else given
    promised = table.secret.get_secret_value()
    shuffle = Shuffle(commitment(promised), promised, seeds)
    play, events = deal(table.play, shuffle)
    chairs = tuple(
        Chair(chair.seat, "bot", level=table.settings.bots) if chair.kind == "empty" else replace(chair, seed=None)
        for chair in table.chairs
    )
    number = table.deals + 1
    after = replace(table, play=play, chairs=chairs, shuffle=shuffle, secret=following, deals=number)
    after = replace(after, proposal=None, left={})
    first = {"event": "dealt", "number": number, "commitment": shuffle.commitment}
    return after, (first, *events, *_ends(after))


def _acted(table: Table, seat: str, action: str, *, by_clock: bool) -> tuple[Table, Events]:
    play, events = table.play.done(seat, action)
    after = replace(table, play=play, proposal=kept(table.proposal))
    told: Events = ({"event": "timed-out", "seat": seat},) if by_clock else ()
    return after, (*told, *events, *_ends(after))


def kept(proposal: Proposal | None) -> Proposal | None:
    """A take-back is about one moment; what else was proposed still stands after the next card."""
    return None if proposal is None or proposal.kind == "takeback" else proposal


def _ends(table: Table) -> Events:
    """What has come to an end with the last action."""
    found: list[dict[str, object]] = []
    if table.play.deal_over:
        found.append({"event": "deal-over", "number": table.deals})
    if table.play.over:
        found.append({"event": "match-over"})
    return tuple(found)


def _settle(table: Table, event: dict[str, object]) -> tuple[Table, Events]:
    """Carries out a proposal that everybody has agreed to."""
    proposal = table.proposal
    if proposal is None or not set(proposal.wanted) <= set(proposal.agreed):
        return table, (event,)
    done = replace(table, proposal=None)
    match proposal.kind:
        case "pause":
            return replace(done, paused=True), (event, {"event": "paused"})
        case "resume":
            return replace(done, paused=False), (event, {"event": "resumed"})
        case "takeback":
            play = table.play.taken_back(proposal.by)
            return replace(done, play=play or table.play), (event, {"event": "taken-back", "seat": proposal.by})
        case "stop":
            return replace(done, play=table.play.stopped(), paused=False), (event, {"event": "match-over"})
        case _:
            assert_never(proposal.kind)
