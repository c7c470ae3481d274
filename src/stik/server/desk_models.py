"""A running tournament as its pages get it; the OpenAPI document is made from these."""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import BaseModel, Field, JsonValue

from stik.app.desk.orders import AnyOrder
from stik.app.given import Given
from stik.app.ports import Moment
from stik.app.settings import House
from stik.messages import Language
from stik.server.models import FaultModel, Told
from stik.tournaments import Gone, Stage

EntrantId: TypeAlias = str
State: TypeAlias = Literal["draft", "open", "running", "closed"]
DeskRole: TypeAlias = Literal["organiser", "referee", "official", "player", "spectator"]


class ListedTournament(Told):
    """A tournament in the list."""

    code: str
    name: str
    game: Literal["voms", "vira"]
    format: str
    place: str
    date: str
    state: State
    entrants: int
    changed: Moment


class DeskKeys(BaseModel):
    """Keys of the roles, for their links `/c/{code}/join/{key}`; only the organiser sees them."""

    organiser: str
    referee: str
    official: str


class DeskMe(BaseModel):
    """As whom one sees the tournament."""

    role: DeskRole
    entrant: EntrantId | None = Field(description="The entrant for whom this person plays")
    may: list[str] = Field(description="The orders (`do`) that this person may give")
    keys: DeskKeys | None


class DeskEntrant(BaseModel):
    id: EntrantId
    name: str
    players: list[str]
    club: str
    pool: str | None
    number: int | None = Field(description="Vira: the number drawn")
    here: bool
    withdrawn: bool
    disqualified: bool
    gone: Gone | None = Field(description="Why the entrant plays no more, also by absences")
    joined: bool = Field(description="Whether somebody's phone has joined as this entrant")
    key: str | None = Field(description="For the entrant's link; only the organiser sees it")


class DrawnCard(BaseModel):
    """A card of the draw; face down it says nothing."""

    entrant: EntrantId
    pool: str | None
    number: int | None


class DeskDraw(BaseModel):
    """The draw: cards in the order of entry, turned over one by one."""

    seed: str
    cards: list[DrawnCard]
    turned: int


class DeskWalkover(BaseModel):
    """What a game counts that is not played, or not as it was played."""

    entrant: EntrantId | None = Field(description="Who is given it, and sits out; none where both are gone")
    gone: EntrantId
    why: Literal["absent", "absences", "disqualified", "withdrawn"]
    lus: tuple[int, int] | None = Field(description="None: nothing, as of a team that left before its first game")
    points: float | None = Field(description="Match points, where the game is one of a pool")


class DeskRound(BaseModel):
    number: int
    stage: Stage
    start: str | None = Field(description="Planned, HH:MM in the hall's own time")
    minutes: int = Field(description="For the whole round, all its waves")
    waves: int
    begun: Moment | None
    paused: Moment | None = Field(description="Since when the clock stands")
    away: int = Field(description="Milliseconds for which the clock stood before")
    ended: Moment | None
    byes: list[EntrantId] = Field(description="Who sits out, also because an opponent is gone")
    walkovers: list[DeskWalkover] = Field(description="What the games count that are not played")
    matches: list[str]


class DeskResult(BaseModel):
    """One result; Voms has lus, absent or forfeit; Vira has totals in the order of the match's entrants."""

    lus: tuple[int, int] | None = None
    comb: tuple[int, int] = (9, 9)
    toqued: EntrantId | None = None
    absent: EntrantId | None = None
    forfeit: EntrantId | None = None
    late: bool | None = Field(default=None, description="Timed play: it ran when the time was up")
    reason: str = ""
    totals: list[int] | None = None


class DeskReport(BaseModel):
    """One side's version, not yet confirmed."""

    side: EntrantId
    result: DeskResult
    at: Moment


class DeskVersion(BaseModel):
    """What stood before a correction."""

    result: DeskResult | None
    by: str
    at: Moment
    reason: str


class DeskGame(BaseModel):
    """A game of a match; `result` is what counts, `reports` are versions of the sides while nothing does."""

    number: int
    result: DeskResult | None
    points: tuple[float, float] | None = Field(description="Match points of a Voms game, before penalties")
    by: str | None = Field(description="Who entered what counts")
    at: Moment | None
    confirmed: list[EntrantId]
    reports: list[DeskReport]
    disputed: bool
    history: list[DeskVersion]


class DeskMatch(BaseModel):
    id: str
    stage: Stage
    pool: str | None
    round: int
    table: int | None
    wave: int
    entrants: list[EntrantId]
    best_of: int
    deals: int | None = Field(description="Vira: deals of the sitting")
    state: Literal["planned", "reported", "disputed", "done"]
    wins: list[int]
    winner: EntrantId | None
    walkover: DeskWalkover | None = Field(description="What counts instead of its games, where somebody is gone")
    games: list[DeskGame]
    online: str | None = Field(description="The code of the table where it is played")
    duplicate: list[float] | None = Field(description="Online with the same deals: each side against the other tables")
    has_protocol: bool


class DeskCriterion(BaseModel):
    name: str
    value: str


class DeskRow(BaseModel):
    place: int
    entrant: EntrantId
    points: float
    played: int
    wins: int | None
    lus_for: int | None
    lus_against: int | None
    best_round: int | None
    rounds: list[int | None] | None = Field(description="Vira: what each round brought")
    decided_by: str | None
    criteria: list[DeskCriterion]
    out: bool
    qualified: bool


class DeskTable(BaseModel):
    stage: Stage
    pool: str
    rows: list[DeskRow]
    ties: list[list[EntrantId]]
    complete: bool


class DeskQualified(BaseModel):
    stage: Stage
    entrants: list[EntrantId]


class DeskDuplicate(BaseModel):
    """An entrant's sum against the other tables with the same deals."""

    entrant: EntrantId
    total: float
    matches: int


class DeskStandings(BaseModel):
    tables: list[DeskTable]
    qualified: list[DeskQualified]
    unresolved: list[list[EntrantId]]
    provisional: bool
    podium: list[EntrantId]
    extra_games: list[tuple[EntrantId, EntrantId]]
    unofficial: list[tuple[EntrantId, EntrantId]]
    unofficial_tally: dict[str, int]
    duplicate: list[DeskDuplicate] = Field(description="Online with the same deals; the best first")


class DeskCall(BaseModel):
    """Somebody asks for the referee."""

    number: int
    match: str | None
    table: int | None
    entrant: EntrantId | None
    text: str
    at: Moment
    answered: Moment | None
    ruling: str
    cites: list[str]


class DeskPenalty(BaseModel):
    entrant: EntrantId
    points: float
    stage: Stage
    round: int | None
    sent_off: bool
    reason: str
    cites: list[str]
    at: Moment


class DeskDecision(BaseModel):
    tie: list[EntrantId]
    order: list[EntrantId]
    by: str
    reason: str


class DeskAppeal(BaseModel):
    number: int
    text: str
    decision: str
    by: str


class DeskHelper(BaseModel):
    """Somebody with a role at the tournament; only the organiser sees them."""

    person: str
    name: str
    role: DeskRole
    entrant: EntrantId | None


class NextStep(BaseModel):
    """What the desk would do next."""

    step: Literal[
        "open",
        "admit",
        "enter",
        "check-in",
        "draw",
        "turn-cards",
        "schedule",
        "start",
        "start-round",
        "play-anew",
        "results",
        "settle-tie",
        "stage",
        "close",
        "done",
    ]
    stage: Stage | None = None
    round: int | None = None
    count: int | None = None
    entrants: list[EntrantId] = Field(default=[], description="Whom it is about")


class DeskDocument(BaseModel):
    """The whole tournament as one person may see it."""

    v: int
    code: str
    name: str
    game: Literal["voms", "vira"]
    format: str
    settings: dict[str, JsonValue]
    preset: str = Field(description="As it was chosen; empty: the usual one of the format")
    rules: str = Field(description="The preset by which the games are played")
    comb: int = Field(description="How many strokes a comb has before any extra ones")
    options: dict[str, JsonValue] = Field(description="House rules that differ from it")
    club: str
    house: House | None
    place: str
    date: str
    start: str
    end: str = Field(description="Timed play: when no game begins any more; else empty")
    tables: int | None
    languages: list[Language]
    alternate: bool = Field(description="The screen in the hall speaks these languages in turn")
    public: bool
    registration: bool
    online: bool
    duplicate: bool
    message: str
    state: State
    seed: str
    me: DeskMe
    entrants: list[DeskEntrant]
    draw: DeskDraw | None
    no_card: list[EntrantId] = Field(description="Who plays and gets no card of the draw")
    rounds: list[DeskRound]
    matches: list[DeskMatch]
    standings: DeskStandings
    calls: list[DeskCall]
    penalties: list[DeskPenalty]
    decisions: list[DeskDecision]
    appeals: list[DeskAppeal]
    helpers: list[DeskHelper]
    next: list[NextStep]
    warnings: list[FaultModel]


class GivenOrder(Given):
    """An order to the desk."""

    id: str = Field(pattern=r"^[A-Za-z0-9-]{8,64}$", description="The page's own; sent twice, it is done once")
    order: AnyOrder
    confirmed: bool = Field(default=False, description="Done although places or pairings change")
    preview: bool = Field(default=False, description="Only tells what would change")


class MovedModel(BaseModel):
    stage: Stage
    pool: str
    entrant: EntrantId
    before: int | None
    after: int | None


class PairingModel(BaseModel):
    """Who plays in a later stage, before and after."""

    stage: Stage
    before: list[EntrantId]
    after: list[EntrantId]


class ChangedGame(BaseModel):
    """A game that counts otherwise: somebody is given it, or it is to be played again."""

    match: str
    stage: Stage
    round: int
    table: int | None
    entrants: list[EntrantId]
    walkover: DeskWalkover | None


class GoneModel(BaseModel):
    """Somebody who plays no more, or again."""

    entrant: EntrantId
    why: Gone | None


class OrderAnswer(BaseModel):
    """`done` is false for a preview, and where confirmation is asked for first ("TR.3", "TR.4")."""

    done: bool
    v: int
    entrant: EntrantId | None = Field(default=None, description="Who was registered or joined")
    match: str | None = Field(default=None, description="The match that was paired")
    moved: list[MovedModel]
    pairings: list[PairingModel]
    games: list[ChangedGame]
    gone: list[GoneModel]


class LogLine(BaseModel):
    """A step of the tournament, for the log; `data` is the order as it was given."""

    v: int
    at: Moment
    by: str
    do: str
    data: dict[str, JsonValue]
    undone: bool
    can_undo: bool


class WhyLine(BaseModel):
    """A criterion with the values of both; the last one is what separated them."""

    criterion: str
    a: str
    b: str


class Why(BaseModel):
    """Why one entrant stands above another in a table."""

    above: EntrantId | None = Field(description="None where nothing separates them")
    decided_by: str | None
    lines: list[WhyLine]


class ImportedEntrant(BaseModel):
    name: str
    players: list[str]
    club: str


class Imported(BaseModel):
    """Entrants read from a file, to be looked at and then given as `import-entrants`."""

    entrants: list[ImportedEntrant]
