"""What people at a tournament ask the desk to do: a closed union, each with the name by which it is stored."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import ConfigDict, Field, TypeAdapter

from stik.app.choices import Schema, choices, follows
from stik.app.desk.values import (
    ByName,
    Date,
    End,
    Fields,
    Id,
    Line,
    LusOfBoth,
    Name,
    Settings,
    StageName,
    Tables,
    Time,
    Words,
)
from stik.app.given import Given
from stik.app.marks import Mark, Plain
from stik.app.settings import House, Options
from stik.messages import Language
from stik.protocol.offers import offers
from stik.tournaments import Stage

MOST_ENTRANTS: Final = 400


def game_of(form: str) -> Literal["voms", "vira"]:
    """What is played in a format."""
    return "vira" if form == "vira-sm" else "voms"


def _by_format(schema: Schema) -> None:
    """Adds which rules there are for the games of which format."""
    for game, offer in offers().items():
        forms = [form for form in schema["properties"]["format"]["enum"] if game_of(form) == game]
        follows(schema, {"format": forms}, choices(offer, schema["properties"]))


class Plan(Given):
    """A new tournament."""

    model_config = ConfigDict(json_schema_extra=_by_format)

    name: Name
    format: Literal["voms-championship", "voms-open", "labansen", "free-play", "timed", "fixed-games", "vira-sm"]
    settings: Settings = Field(default_factory=dict, description="As in a tournament file")
    preset: Line = Field(default="", description="Rules of the games; empty: the usual ones of the format")
    options: Options = Field(default_factory=dict, max_length=80, description="House rules that differ from the preset")
    club: Line = Field(default="", description="The club whose tournament it is")
    house: House | None = Field(
        default=None, description="House rules of one's own or of a club; they decide about preset and options"
    )
    place: Line = ""
    date: Date = ""
    start: Time = "10:00"
    end: End = Field(default="", description="Timed play: when no game begins any more")
    tables: Tables | None = Field(default=None, description="Tables in the hall; none: as many as are needed")
    languages: list[Language] = Field(default=["da", "sv", "en"], min_length=1, max_length=3)
    alternate: bool = Field(default=False, description="The screen in the hall speaks these languages in turn")
    public: bool = Field(default=True, description="In the list of tournaments; else only by link")
    registration: bool = Field(
        default=True, description="Whether players may enter themselves by link while it is open"
    )
    online: bool = Field(default=False, description="Matches are played at tables of this server")
    duplicate: bool = Field(default=False, description="Online: the same deals at all tables of a round")
    seed: Line = Field(default="", description="Every draw follows from it; empty: the server makes one")

    @property
    def game(self) -> Literal["voms", "vira"]:
        return game_of(self.format)


class VomsResult(Given):
    """A game of Voms: lus on combs, or who was absent, or who forfeits it."""

    lus: LusOfBoth | None = None
    comb: LusOfBoth = (9, 9)
    toqued: Id | None = None
    absent: Id | None = None
    forfeit: Id | None = None
    late: bool | None = Field(default=None, description="Timed play: it ran when the time was up")
    reason: Words = ""


class ViraResult(Given):
    """A table of Vira: what each has won or lost after the division, in the order of the match's entrants."""

    totals: list[Annotated[int, Field(ge=-9999, le=9999)]] = Field(min_length=3, max_length=4)


Result: TypeAlias = VomsResult | ViraResult


class NewEntrant(Given):
    name: Name
    players: list[Name] = Field(default_factory=list, max_length=4)
    club: Line = ""


# the tournament itself


class Describe(Given):
    """Plain facts; what is left out stays."""

    do: Literal["describe"] = "describe"
    name: Name | None = None
    place: Line | None = None
    date: Date | None = None
    start: Time | None = None
    end: End | None = None
    tables: Tables | None = None
    languages: list[Language] | None = Field(default=None, min_length=1, max_length=3)
    alternate: bool | None = None
    public: bool | None = None
    registration: bool | None = None
    message: Words | None = Field(default=None, description="A line from the desk, on every page and screen")


class SetRules(Given):
    """Settings of the format; after the first result this asks for confirmation ("TR.3")."""

    do: Literal["set-rules"] = "set-rules"
    settings: Settings
    preset: Line = ""


class Move(Given):
    """draft → open → running → closed, and back from closed to running."""

    do: Literal["move"] = "move"
    to: Literal["open", "running", "closed"]


# who plays


class Register(NewEntrant):
    """A new entrant; a player who registers by link is the entrant's own."""

    do: Literal["register"] = "register"


class ImportEntrants(Given):
    do: Literal["import-entrants"] = "import-entrants"
    entrants: list[NewEntrant] = Field(min_length=1, max_length=MOST_ENTRANTS)


class ChangeEntrant(Given):
    """Another name, or a replacement player, who keeps the entrant."""

    do: Literal["change-entrant"] = "change-entrant"
    entrant: Id
    name: Name | None = None
    players: list[Name] | None = Field(default=None, max_length=4)
    club: Line | None = None


class CheckIn(Given):
    do: Literal["check-in"] = "check-in"
    entrant: Id | None = Field(default=None, description="None: everybody who has not gone")
    here: bool = True


class Withdraw(Given):
    """An entrant leaves for good, or comes back: says which games that concerns, and asks ("TR.16")."""

    do: Literal["withdraw"] = "withdraw"
    entrant: Id
    back: bool = False
    reason: Words = ""


class Place(Given):
    """The organiser puts an entrant who comes late into a pool; in Vira the entrant gets the next number."""

    do: Literal["place"] = "place"
    entrant: Id
    pool: Annotated[Plain, Field(pattern=r"^[A-Z]$")]


# draw and timetable


class Admit(Given):
    """Everybody who came late gets a pool or a number, and games or seats in the rounds that have not begun."""

    do: Literal["admit"] = "admit"


class Draw(Given):
    """Pools, or numbers in Vira, by the seed ("TR.1"); again with another seed."""

    do: Literal["draw"] = "draw"
    seed: Line = Field(default="", description="A new seed, where the draw is repeated")


class TurnCards(Given):
    """Turns over the next cards of the draw, for everybody to see."""

    do: Literal["turn-cards"] = "turn-cards"
    count: int = Field(default=1, ge=1, le=MOST_ENTRANTS)


class MakeSchedule(Given):
    """The rounds of a stage."""

    do: Literal["schedule"] = "schedule"
    stage: StageName = Stage.POOL
    start: Time | None = Field(default=None, description="Of its first round; none: after what is there")
    table: Plain = Field(default="", max_length=20_000, description="Vira: a prepared distribution table")


class PairUp(Given):
    """A game that nobody planned: free play, an extra game, an unofficial one."""

    do: Literal["pair"] = "pair"
    stage: StageName = Stage.POOL
    entrants: list[Id] = Field(min_length=2, max_length=4)
    table: Tables | None = None


class DrawRound(Given):
    """Free play: pairs everybody who is here by lot; who sits out is drawn too ("W.L")."""

    do: Literal["draw-round"] = "draw-round"


class RunRound(Given):
    """The clock of a round."""

    do: Literal["run-round"] = "run-round"
    round: int = Field(ge=1, le=9999)
    action: Literal["start", "pause", "resume", "end"] = "start"


# results


class Report(Given):
    """One side's version of a result."""

    do: Literal["report"] = "report"
    match: Id
    game: int = Field(default=1, ge=1, le=9)
    result: Result


class Confirm(Given):
    """The other side, or an official, confirms the version of `side`."""

    do: Literal["confirm"] = "confirm"
    match: Id
    game: int = Field(default=1, ge=1, le=9)
    side: Id
    result: Result | None = Field(default=None, description="What one has seen; refused where they say otherwise now")


class Enter(Given):
    """An official enters or corrects a result; later pairings that change ask for confirmation ("TR.4")."""

    do: Literal["enter"] = "enter"
    match: Id
    game: int = Field(default=1, ge=1, le=9)
    result: Result | None = Field(description="None: takes the result back")
    reason: Words = ""


class WriteDeal(Given):
    """A line of the Vira protocol, new or corrected; none erases the last line."""

    do: Literal["write-deal"] = "write-deal"
    match: Id
    number: int = Field(ge=1, le=99)
    line: Fields | None = Field(max_length=40)


# referee


class Penalise(Given):
    """Points off, or a warning at 0 points; sent off for a round in Vira ("T.P.f", "SM.M1")."""

    do: Literal["penalise"] = "penalise"
    entrant: Id
    points: float = Field(default=0, ge=-999, le=0, multiple_of=0.5, allow_inf_nan=False)
    stage: StageName = Stage.POOL
    round: int | None = Field(default=None, ge=1, le=9999)
    sent_off: bool = False
    reason: Words
    cites: list[Name] = Field(default_factory=list, max_length=10)


class Absent(Given):
    """An entrant misses a round: a walkover; the absence that disqualifies says so, and asks ("T.TF.2", V88)."""

    do: Literal["absent"] = "absent"
    entrant: Id
    round: int = Field(ge=1, le=9999)
    reason: Words = ""


class Disqualify(Given):
    do: Literal["disqualify"] = "disqualify"
    entrant: Id
    lifted: bool = False
    reason: Words = ""


class Decide(Given):
    """Settles a tie that no criterion breaks: by lot from the seed, or in an order with a reason ("TR.2", "TR.15")."""

    do: Literal["decide"] = "decide"
    tie: list[Id] = Field(min_length=2, max_length=MOST_ENTRANTS)
    by: ByName
    order: list[Id] = Field(default_factory=list, max_length=MOST_ENTRANTS, description="Empty for a lot")
    reason: Words = ""


class CallReferee(Given):
    do: Literal["call-referee"] = "call-referee"
    match: Id | None = None
    text: Annotated[Words, Mark.WORDS] = ""


class AnswerCall(Given):
    """The referee has dealt with a call; `ruling` says what was decided."""

    do: Literal["answer-call"] = "answer-call"
    call: int = Field(ge=1, le=99_999)
    ruling: Words = ""
    cites: list[Name] = Field(default_factory=list, max_length=10)


class Appeal(Given):
    """What is appealed against; the decision follows with the same number ("SM.K1")."""

    do: Literal["appeal"] = "appeal"
    appeal: int | None = Field(default=None, ge=1, le=9999, description="None: a new one")
    text: Words = ""
    decision: Words = ""


# people, tables, history


class Join(Given):
    """Somebody holds the key of a role or of an entrant, from a link or QR code."""

    do: Literal["join"] = "join"
    key: Plain = Field(default="", pattern=r"^[a-z0-9]{6,40}$", exclude=True)
    """Opens the door and is not stored: what it made of somebody stands beside the order."""


class Dismiss(Given):
    """Takes a role from a person, or a device from an entrant."""

    do: Literal["dismiss"] = "dismiss"
    person: Line


class PlayOnline(Given):
    """Opens tables for the matches of a round that are not played yet."""

    do: Literal["play-online"] = "play-online"
    round: int = Field(ge=1, le=9999)


class Undo(Given):
    """Takes back an earlier step, as if it had never been done."""

    do: Literal["undo"] = "undo"
    version: int = Field(ge=2, le=1_000_000)


Order: TypeAlias = (
    Describe
    | SetRules
    | Move
    | Register
    | ImportEntrants
    | ChangeEntrant
    | CheckIn
    | Withdraw
    | Place
    | Admit
    | Draw
    | TurnCards
    | MakeSchedule
    | PairUp
    | DrawRound
    | RunRound
    | Report
    | Confirm
    | Enter
    | WriteDeal
    | Absent
    | Penalise
    | Disqualify
    | Decide
    | CallReferee
    | AnswerCall
    | Appeal
    | Join
    | Dismiss
    | PlayOnline
    | Undo
)
AnyOrder: TypeAlias = Annotated[Order, Field(discriminator="do")]
ORDERS: Final[TypeAdapter[Order]] = TypeAdapter(AnyOrder)
