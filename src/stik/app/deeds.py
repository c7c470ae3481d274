"""What can happen to a table, as it is stored: a closed union of small values, each with a name that never changes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import ClassVar, Final, Literal, TypeAlias, get_args

from stik.app.marks import OwnWords, PersonName, Plain, PlainData
from stik.app.ports import Code, PersonId
from stik.app.secret import Secret
from stik.engine import EDITION, LaterEdition

ProposalKind: TypeAlias = Literal["pause", "resume", "takeback", "stop"]
Seat: TypeAlias = Plain
"""A letter."""
By: TypeAlias = Literal["person", "bot", "away", "clock"]
"""Who chose an action: the person, a bot in its own seat, a bot for somebody absent, or the clock."""


@dataclass(frozen=True, slots=True)
class Opened:
    """The first entry of every table; `secret` is the server's part of the first shuffle."""

    kind: ClassVar = "opened"
    settings: PlainData
    secret: Secret
    person: PersonId
    name: PersonName = ""
    seat: Seat | None = None
    """Where the one who opens the table sits down."""
    bots: Mapping[Seat, Plain] = field(default_factory=dict)
    """The levels of bots that sit there from the start, by their seats."""
    event: Plain = ""
    """The tournament and match that is played here, as `code/match`; its desk says who sits where."""
    packs: Secret | None = None
    """Where the same deals are played at several tables, what they all follow from."""
    exercise: PlainData = field(default_factory=dict)
    """A moment of a replay that is played on: `code`, `deal`, `at`, and the `record` of the deal until then."""
    guest: bool = False
    """Whether the one who opens the table had no account then."""
    rules: PlainData = field(default_factory=dict)
    """All that it is played by; without them, what the settings named in the first edition."""
    edition: int = 1


@dataclass(frozen=True, slots=True)
class Seated:
    kind: ClassVar = "seated"
    seat: Seat
    person: PersonId
    name: PersonName = ""
    guest: bool = False
    browsers: Sequence[Plain] = ()
    """Where the person looked on, as in `Shown`."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A browser shows the seat to who sits there; it is known by what `browser_at` makes of its name."""

    kind: ClassVar = "shown"
    seat: Seat
    browser: Plain


@dataclass(frozen=True, slots=True)
class BotSeated:
    kind: ClassVar = "bot-seated"
    seat: Seat
    level: Plain


@dataclass(frozen=True, slots=True)
class Left:
    """A seat is given up: empty before the start, a bot's afterwards."""

    kind: ClassVar = "left"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Ready:
    """A person is ready for the next deal and gives a part of its shuffle."""

    kind: ClassVar = "ready"
    seat: Seat
    seed: Plain


@dataclass(frozen=True, slots=True)
class Dealt:
    """The next deal, from the secret that was promised and everybody's seeds; `secret` is the one after it."""

    kind: ClassVar = "dealt"
    secret: Secret


@dataclass(frozen=True, slots=True)
class DealtAgain:
    """A running deal that this version cannot go on with is given up; `secret` is the server's part of the next."""

    kind: ClassVar = "dealt-again"
    secret: Secret
    why: Plain
    cites: Sequence[Plain] = ()


@dataclass(frozen=True, slots=True)
class Acted:
    kind: ClassVar = "acted"
    seat: Seat
    action: Plain
    chosen: By = "person"


@dataclass(frozen=True, slots=True)
class WentAway:
    """Absent for too long: a bot plays for the person."""

    kind: ClassVar = "away"
    seat: Seat


@dataclass(frozen=True, slots=True)
class CameBack:
    kind: ClassVar = "back"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Proposed:
    kind: ClassVar = "proposed"
    seat: Seat
    proposal: ProposalKind


@dataclass(frozen=True, slots=True)
class Agreed:
    kind: ClassVar = "agreed"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Declined:
    kind: ClassVar = "declined"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Said:
    """A line of chat: one's own words, or a quick phrase by its key."""

    kind: ClassVar = "said"
    person: PersonId
    seat: Seat | None
    name: PersonName = ""
    text: OwnWords | None = None
    phrase: Plain | None = None


@dataclass(frozen=True, slots=True)
class Rematched:
    kind: ClassVar = "rematched"
    code: Code


FACTS: Final = "facts"
"""Under what an entry keeps, beside its deed, what has come of it."""

Deed: TypeAlias = (
    Opened
    | Seated
    | Shown
    | BotSeated
    | Left
    | Ready
    | Dealt
    | DealtAgain
    | Acted
    | WentAway
    | CameBack
    | Proposed
    | Agreed
    | Declined
    | Said
    | Rematched
)

_KINDS: Final[dict[str, type[Deed]]] = {deed.kind: deed for deed in get_args(Deed)}


def write_deed(deed: Deed) -> dict[str, object]:
    """The deed's fields, as they are stored."""
    return {field.name: getattr(deed, field.name) for field in fields(deed)}


def read_deed(kind: str, data: Mapping[str, object]) -> Deed:
    """A stored deed; a name that was forgotten on its owner's request reads as empty.

    Raises `LaterEdition` where it is none that this version knows.
    """
    told = {name: value for name, value in data.items() if (value is not None or name != "name") and name != FACTS}
    deed = _KINDS.get(kind)
    if deed is None or not told.keys() <= deed.__dataclass_fields__.keys():
        raise LaterEdition(EDITION + 1)
    return deed(**told)  # type: ignore[arg-type]  # written by `write_deed`
