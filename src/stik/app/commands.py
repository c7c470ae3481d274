"""What a page sends to a table: commands, which change it, and questions, which do not."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field, TypeAdapter, field_validator

from stik.app.deeds import ProposalKind
from stik.app.given import Given
from stik.app.settings import Level

PHRASES: Final = (
    "well-played",
    "thank-you",
    "good-luck",
    "ouch",
    "voms-ho",
    "is-that-all",
    "coffee",
    "pizza",
    "toqu-waits",
    "count-again",
    "in-your-dreams",
    "my-grandmother",
    "pulla-is-mine",
    "one-more",
)
"""Quick phrases by the keys of the catalogues."""

SEAT = Annotated[str, Field(min_length=1, max_length=1)]


class _Message(Given):
    id: str = Field(min_length=1, max_length=64, description="The page's own; sent twice, it is done once")

    @field_validator("id")
    @classmethod
    def _storable(cls, value: str) -> str:
        if "\0" in value:
            raise ValueError("an id has no NUL")
        return value


class Act(_Message):
    """An action or call for my seat, in the notation of the engines."""

    do: Literal["act"]
    action: str = Field(min_length=1, max_length=200)
    seen: int = Field(ge=0, description="The version that the page showed")


class BeReady(_Message):
    """Ready for the next deal, with my part of its shuffle."""

    do: Literal["ready"]
    seed: str = Field(pattern=r"^[0-9a-f]{16,128}$")


class Sit(_Message):
    """Take a seat that is empty or a bot's."""

    do: Literal["sit"]
    seat: SEAT


class Stand(_Message):
    """Leave my seat."""

    do: Literal["stand"]


class PutBot(_Message):
    """The host puts a bot on an empty seat, or takes it away."""

    do: Literal["bot"]
    seat: SEAT
    level: Level | None


class Propose(_Message):
    do: Literal["propose"]
    kind: ProposalKind


class Agree(_Message):
    do: Literal["agree"]


class Decline(_Message):
    do: Literal["decline"]


class Say(_Message):
    """A line of chat, in my own words or a quick phrase."""

    do: Literal["say"]
    text: str | None = Field(default=None, min_length=1, max_length=300)
    phrase: str | None = Field(default=None, max_length=40)


class Rematch(_Message):
    """A new table with the same people and settings."""

    do: Literal["rematch"]


class AskWhy(_Message):
    """Why an action is not allowed."""

    ask: Literal["why"]
    action: str = Field(min_length=1, max_length=200)


class AskHint(_Message):
    ask: Literal["hint"]


class AskBids(_Message):
    """What the contracts of Vira pay and cost now."""

    ask: Literal["bids"]


Command: TypeAlias = Act | BeReady | Sit | Stand | PutBot | Propose | Agree | Decline | Say | Rematch
Question: TypeAlias = AskWhy | AskHint | AskBids
Message: TypeAlias = Annotated[Command, Field(discriminator="do")] | Annotated[Question, Field(discriminator="ask")]

_COMMANDS: Final[TypeAdapter[Command]] = TypeAdapter(Annotated[Command, Field(discriminator="do")])
_QUESTIONS: Final[TypeAdapter[Question]] = TypeAdapter(Annotated[Question, Field(discriminator="ask")])


def read_message(data: object) -> Command | Question:
    """A command or a question; raises pydantic's error for anything else."""
    if isinstance(data, dict) and "ask" in data:
        return _QUESTIONS.validate_python(data)
    return _COMMANDS.validate_python(data)
