"""A running tournament as frozen values; it follows from the steps that were stored, and from nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal, TypeAlias

from pydantic import JsonValue

from stik.app.desk.orders import Order, Plan, Result
from stik.app.ports import Code, Moment, PersonId
from stik.app.secret import Secret
from stik.errors import Fault, StikError
from stik.protocol.offers import Rules
from stik.tournaments import EntrantId, Format, Stage, Standings
from stik.tournaments.model import Game

MatchId: TypeAlias = str
State: TypeAlias = Literal["draft", "open", "running", "closed"]
Role: TypeAlias = Literal["organiser", "referee", "official", "player"]
Json: TypeAlias = dict[str, JsonValue]
Gains: TypeAlias = tuple[int, ...]
"""What each side of a match won or lost in one deal."""
WorthKey: TypeAlias = tuple[MatchId, int, int, int]
"""A match, a game of it, the step in which its result was entered, and the step that set the rules."""

HELPERS: Final[tuple[Role, ...]] = ("organiser", "referee", "official")


USUAL_RULES: Final[Mapping[str, str]] = {
    "voms-championship": "tournament",
    "voms-open": "international",
    "vira-sm": "sm2025",
}
"""The rules of the games where a tournament names none; the other formats are those of W."""


class DeskRefusal(StikError):
    """The desk cannot do this as things are."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(Fault.of(code, **params))


@dataclass(frozen=True, slots=True)
class Step:
    """One step of the history: who asked for what, and what the desk made of it."""

    version: int
    at: Moment
    by: PersonId
    name: str
    order: Order
    made: Json = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Contestant:
    """An entrant at the desk."""

    id: EntrantId
    name: str
    players: tuple[str, ...] = ()
    club: str = ""
    pool: str | None = None
    number: int | None = None
    here: bool = False
    withdrawn: bool = False
    disqualified: bool = False

    @property
    def has_card(self) -> bool:
        """Whether the draw, or the desk after it, has given a pool or a number."""
        return self.pool is not None or self.number is not None


@dataclass(frozen=True, slots=True)
class Version:
    """What stood before a correction."""

    result: Result | None
    by: str
    at: Moment
    reason: str


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game of a match: what counts, or the versions of the sides while nothing does."""

    result: Result | None = None
    by: str | None = None
    at: Moment | None = None
    confirmed: tuple[EntrantId, ...] = ()
    reports: Mapping[EntrantId, tuple[Result, Moment]] = field(default_factory=dict)
    history: tuple[Version, ...] = ()
    step: int = 0
    """In which its result was entered."""
    worth: Game | None = None
    """Voms: what the result counts for."""

    @property
    def is_disputed(self) -> bool:
        versions = [result for result, _ in self.reports.values()]
        return self.result is None and any(one != versions[0] for one in versions)


@dataclass(frozen=True, slots=True)
class PlannedMatch:
    """A table with its entrants."""

    id: MatchId
    stage: Stage
    round: int
    table: int | None
    entrants: tuple[EntrantId, ...]
    wave: int = 1
    best_of: int = 1
    deals: int | None = None
    games: Mapping[int, PlayedGame] = field(default_factory=dict)
    protocol: tuple[Json, ...] = ()
    away: tuple[EntrantId, ...] = ()
    """Vira: who had a seat here and left before the round began."""
    online: Code | None = None
    """The table of this server where it is played."""
    origin: str = ""
    """Names the opening of tables that it belongs to: its packs follow from that, and from the tournament's secret."""
    gains: tuple[Gains, ...] = ()
    """Deal by deal, of a match that was played online."""

    @property
    def is_played(self) -> bool:
        """Whether something counts already."""
        return any(game.result is not None for game in self.games.values())

    @property
    def is_elsewhere(self) -> bool:
        """Whether its table is on the machine that the tournament comes from, and there is no result of it."""
        return bool(self.origin) and self.online is None and not self.is_played

    def game(self, number: int) -> PlayedGame:
        return self.games.get(number, PlayedGame())

    def with_game(self, number: int, game: PlayedGame) -> PlannedMatch:
        return replace(self, games={**self.games, number: game})


@dataclass(frozen=True, slots=True)
class PlannedRound:
    """Matches at the same time, and the round's clock."""

    number: int
    stage: Stage
    matches: tuple[MatchId, ...]
    start: str | None = None
    minutes: int = 20
    waves: int = 1
    byes: tuple[EntrantId, ...] = ()
    begun: Moment | None = None
    paused: Moment | None = None
    away: int = 0
    ended: Moment | None = None


@dataclass(frozen=True, slots=True)
class Sanction:
    """A penalty or a warning."""

    entrant: EntrantId
    points: float
    stage: Stage
    round: int | None
    sent_off: bool
    reason: str
    cites: tuple[str, ...]
    at: Moment


@dataclass(frozen=True, slots=True)
class Settled:
    """The organiser's decision of a tie ("TR.15")."""

    order: tuple[EntrantId, ...]
    by: str
    reason: str


@dataclass(frozen=True, slots=True)
class Call:
    """Somebody asks for the referee."""

    number: int
    match: MatchId | None
    entrant: EntrantId | None
    text: str
    at: Moment
    answered: Moment | None = None
    ruling: str = ""
    cites: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Appealed:
    """An appeal and its decision ("SM.K1")."""

    number: int
    text: str
    decision: str = ""
    by: str = ""


@dataclass(frozen=True, slots=True)
class Held:
    """What somebody is at the tournament."""

    role: Role
    name: str
    entrant: EntrantId | None = None


@dataclass(frozen=True, slots=True)
class Counts:
    """How many there have ever been, also by steps that are undone: a number is never given twice."""

    entrants: int = 0
    calls: int = 0
    appeals: int = 0


@dataclass(frozen=True, slots=True)
class Desk:
    """Everything that is known of the tournament."""

    code: Code
    plan: Plan
    secret: Secret
    """The keys of all links are made from it."""
    seed: str
    edition: int
    format: Format
    """With the tournament's own settings."""
    rules: Rules
    """By which its games are played."""
    ruled: int = 1
    """The step that set them."""
    version: int = 1
    state: State = "draft"
    message: str = ""
    entrants: Mapping[EntrantId, Contestant] = field(default_factory=dict)
    drawn: tuple[EntrantId, ...] = ()
    """The order in which the cards of the draw lie."""
    turned: int = 0
    drawn_at: int = 0
    """The step of the draw that stands."""
    counts: Counts = Counts()
    rounds: tuple[PlannedRound, ...] = ()
    matches: Mapping[MatchId, PlannedMatch] = field(default_factory=dict)
    sanctions: tuple[Sanction, ...] = ()
    settled: tuple[Settled, ...] = ()
    calls: tuple[Call, ...] = ()
    appeals: tuple[Appealed, ...] = ()
    people: Mapping[PersonId, Held] = field(default_factory=dict)
    dismissed: frozenset[PersonId] = frozenset()
    """Who was taken out, and does not come back by the same link; undoing that lets them in again."""
    worths: Mapping[WorthKey, Game] = field(default_factory=dict, compare=False)
    """What results counted for when they began to count, those of undone steps included."""
    final: Standings | None = None
    """As they were written down when the tournament was closed."""
    closed_at: int = 0
    """The step that wrote them down."""
    differences: tuple[Fault, ...] = ()
    """Where the rulings of this machine say otherwise than the archive that the tournament came in."""

    @property
    def game(self) -> Literal["voms", "vira"]:
        return self.plan.game

    @property
    def has_results(self) -> bool:
        return any(match.is_played for match in self.matches.values())

    def entrant(self, entrant: EntrantId) -> Contestant:
        if entrant not in self.entrants:
            raise DeskRefusal("desk/no-such-entrant", entrant=entrant)
        return self.entrants[entrant]

    def match(self, match: MatchId) -> PlannedMatch:
        if match not in self.matches:
            raise DeskRefusal("desk/no-such-match", match=match)
        return self.matches[match]

    def round(self, number: int) -> PlannedRound:
        for one in self.rounds:
            if one.number == number:
                return one
        raise DeskRefusal("desk/no-such-round", round=number)

    def of_stage(self, stage: Stage) -> Sequence[PlannedMatch]:
        return [match for match in self.matches.values() if match.stage is stage]

    def of_round(self, number: int) -> Sequence[PlannedMatch]:
        return [match for match in self.matches.values() if match.round == number]

    def named(self, match: PlannedMatch) -> str:
        """A match in words."""
        return " – ".join(self.entrants[one].name for one in match.entrants)

    def with_entrant(self, entrant: Contestant) -> Desk:
        return replace(self, entrants={**self.entrants, entrant.id: entrant})

    def with_match(self, match: PlannedMatch) -> Desk:
        return replace(self, matches={**self.matches, match.id: match})

    def with_round(self, changed: PlannedRound) -> Desk:
        return replace(self, rounds=tuple(changed if one.number == changed.number else one for one in self.rounds))
