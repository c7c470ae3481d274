"""What the table's socket sends, as schemas: the description of the interface and the page's types are made from these.

The messages themselves are written in `app.document` and `app.live`; a test holds every message of random games against
these models.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias, get_args

from pydantic import BaseModel, ConfigDict, Field
from pydantic.json_schema import models_json_schema

from stik import vira, voms
from stik.app.commands import Command, Question
from stik.app.deeds import ProposalKind
from stik.app.scoring import Rating
from stik.app.settings import TableSettings
from stik.protocol.schema import event_schemas
from stik.server.models import ErrorModel, FaultModel

Cards: TypeAlias = Annotated[str, Field(description="Cards in the notation of the engines, separated by blanks")]
BySeat: TypeAlias = dict[str, int]
Play: TypeAlias = tuple[str, str]
Version: TypeAlias = Annotated[int, Field(ge=1)]
Event: TypeAlias = dict[str, Any]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", serialize_by_alias=True)


class SeatAtTable(_Part):
    """Who sits at a seat of the table; `at` is the seat in the running deal."""

    seat: str
    at: str | None
    kind: Literal["person", "bot", "empty"]
    person: str | None
    name: str | None
    level: str | None
    away: bool
    ready: bool
    guest: bool


class ProposalModel(_Part):
    kind: ProposalKind
    by: str
    agreed: list[str]
    wanted: list[str]


class RevealedShuffle(_Part):
    deal: int
    commitment: str
    secret: str
    seeds: dict[str, str]


class PlayedOnModel(_Part):
    """The moment of a replay from which this table plays on."""

    code: str
    deal: int
    at: int


class TableSection(_Part):
    """What everybody sees of a table."""

    code: str
    game: Literal["voms", "vira"]
    preset: str
    options: dict[str, Any]
    settings: TableSettings
    rating: Rating = Field(description="Whether it counts; where it was meant to and does not, who keeps it from it")
    phase: Literal["waiting", "playing", "between", "over"]
    host: str
    seats: list[SeatAtTable]
    paused: bool
    proposal: ProposalModel | None
    deadline: int | None
    commitment: str
    revealed: RevealedShuffle | None
    rematch: str | None
    event: str
    exercise: PlayedOnModel | None


class LusLine(_Part):
    """A line of the comb."""

    side: str
    lus: int
    reason: str
    cites: list[str]


class VomsDealLine(_Part):
    """What came of a deal of Voms."""

    deal: int
    game: int
    ended: str | None
    gain: BySeat
    score: BySeat
    target: BySeat
    winner: str | None
    lines: list[LusLine]


class VomsMatch(_Part):
    """A match of Voms, or the race of the game 25."""

    kind: Literal["match", "race"]
    score: BySeat
    target: BySeat
    deals: int
    dealer: str | None
    winner: str | None
    history: list[VomsDealLine]
    best_of: int | None = None
    wins: BySeat | None = None
    places: list[str] | None = None


class PinnarLine(_Part):
    """A payment."""

    payer: str
    payee: str
    amount: int
    reason: str
    cites: list[str]


class ViraDealLine(_Part):
    """What came of a deal of Vira."""

    deal: int
    declarer: str | None
    contract: str | None
    grade: str | None
    trump: str | None
    form: str | None
    tricks: int | None
    needed: int | None
    result: str | None
    settlement: BySeat | None
    pool: int
    lines: list[PinnarLine]


class ViraSitting(_Part):
    """A sitting of Vira with its pulla."""

    kind: Literal["sitting"]
    net: BySeat
    pool: int
    deals: int
    of: int | None
    dealer: str
    divided: BySeat | None
    winner: str | None
    history: list[ViraDealLine]


class VomsLastTrick(_Part):
    winner: str
    units: int
    lus: BySeat
    cards: list[tuple[str, Cards]]


class VomsView(_Part):
    """A deal of Voms as one seat, or a spectator, may see it."""

    game: Literal["voms"]
    number: int
    seat: str | None
    phase: str
    to_act: str | None
    leader: str
    holder: str | None
    dealer: str
    hands: dict[str, Cards]
    known: dict[str, Cards]
    counts: BySeat
    stock: int
    piles: list[list[Play]]
    played: Cards
    tricks: BySeat
    gain: BySeat
    score: BySeat
    target: BySeat
    last_trick: VomsLastTrick | None
    winner: str | None
    ended: str | None
    rules: str
    first_deal: bool
    eight_eight: bool
    voms_scored_by: str | None
    melted: str | None
    actions: list[str]
    calls: list[str]


class CardTemplate(_Part):
    """How many cards to choose for a verb, and from which."""

    verb: str
    min: int
    max: int
    from_: Cards | None = Field(default=None, alias="from")


class ViraLastTrick(_Part):
    winner: str
    cards: list[Play]


class ViraView(_Part):
    """A deal of Vira as one seat, or a spectator, may see it."""

    game: Literal["vira"]
    number: int
    seat: str | None
    phase: str
    to_act: str | None
    dealer: str
    out: str | None
    forhand: str
    hogsta: str
    classes: dict[str, Literal["hogsta", "farg", "ofarg"]]
    pool: int
    rules: str
    hands: dict[str, Cards]
    known: dict[str, Cards]
    discards: Cards
    counts: BySeat
    talon: int
    turned: Cards
    shown: Cards
    auction: list[Play]
    standing: str | None
    passed: list[str]
    declarer: str | None
    contract: str | None
    grade: str | None
    try_: int = Field(alias="try")
    form: str | None
    trump: str | None
    needed: int | None
    cards: int
    trick: list[Play]
    leader: str
    last_trick: ViraLastTrick | None
    played: Cards
    tricks: BySeat
    claim: str
    result: str | None
    settlement: BySeat | None
    actions: list[str]
    template: CardTemplate | None
    calls: list[str]


class ChatLine(_Part):
    """One's own words, or a quick phrase by its key; both null where the person wanted to be forgotten."""

    at: int
    by: str
    seat: str | None
    name: str
    text: str | None
    phrase: str | None


class You(_Part):
    person: str | None
    seat: str | None
    host: bool
    hand: str | None
    """Without a seat: the only one that I may take in this deal, for I have seen its hand, or this browser has."""


class TableMessage(_Part):
    """The whole table."""

    type: Literal["table"]
    v: Version
    now: int
    you: You
    table: TableSection
    match: VomsMatch | ViraSitting
    deal: VomsView | ViraView | None
    chat: list[ChatLine]
    log: list[Event]


class SectionChanges(_Part):
    """Of each section, the keys that have new values."""

    table: dict[str, Any] | None = None
    match: dict[str, Any] | None = None
    deal: dict[str, Any] | None = None


class ChangeMessage(_Part):
    """What came next."""

    type: Literal["change"]
    v: Version
    at: int
    events: list[Event]
    change: SectionChanges
    chat: ChatLine | None = None


class ResumedMessage(_Part):
    """The changes after this version follow."""

    type: Literal["resumed"]
    v: int
    now: int


class PresenceMessage(_Part):
    """Who is connected."""

    type: Literal["presence"]
    present: list[str]
    watchers: int


class DoneMessage(_Part):
    """A command was carried out and made this version; a rematch has the code of its table."""

    type: Literal["done"]
    id: str
    v: Version | None = None
    code: str | None = None


class RefusedMessage(_Part):
    """A command or question that was refused; nothing has changed."""

    type: Literal["refused"]
    id: str | None
    code: str
    params: dict[str, str | int]
    cites: list[str]
    faults: list[FaultModel]
    detail: str


class BidPrice(_Part):
    """What a contract brings the declarer, or costs, with the pulla as it is."""

    key: str
    number: int
    family: str
    grade: str | None
    form: Literal["trump", "misar"]
    tricks: int | None
    cards: int
    home: int
    bet: int
    kodilj: int
    laid: int


class RefusedAction(_Part):
    code: str
    params: dict[str, str | int]
    cites: list[str]


class AnswerMessage(_Part):
    """The answer to a question."""

    type: Literal["answer"]
    id: str
    refused: RefusedAction | None = None
    action: str | None = None
    bids: list[BidPrice] | None = None


class ClosingMessage(_Part):
    """The server stops: connect again; or nobody else can come in now: `error` says why."""

    type: Literal["closing"]
    reason: Literal["restart", "refused"]
    error: ErrorModel | None = None


News: TypeAlias = (
    TableMessage
    | ChangeMessage
    | ResumedMessage
    | PresenceMessage
    | DoneMessage
    | RefusedMessage
    | AnswerMessage
    | ClosingMessage
)
_SENT: tuple[type[BaseModel], ...] = get_args(News)
_TAKEN: tuple[type[BaseModel], ...] = (*get_args(Command), *get_args(Question))


def schemas() -> dict[str, Any]:
    """The schemas of all messages and events of the socket, for `components.schemas`."""
    _, found = models_json_schema(
        [(model, "serialization") for model in _SENT] + [(model, "validation") for model in _TAKEN],
        ref_template="#/components/schemas/{model}",
    )
    events = {"VomsEvent": event_schemas(voms.Event.__args__), "ViraEvent": event_schemas(vira.Event.__args__)}
    shapes: dict[str, Any] = found["$defs"]
    return shapes | {name: {"oneOf": list(schemas.values())} for name, schemas in events.items()}
