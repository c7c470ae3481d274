"""What goes over the wire about people; the OpenAPI document is made from these."""

from __future__ import annotations

from typing import Annotated, Final, Literal, Self, TypeAlias

from pydantic import AfterValidator, BaseModel, Field, JsonValue

from stik.app.details import LONGEST_LOGIN, LONGEST_NAME, LONGEST_PASSWORD, SHORTEST_LOGIN, SHORTEST_PASSWORD
from stik.app.given import Given, Wanted
from stik.app.ports import Person, Session
from stik.app.reports import Reason
from stik.messages import Language

Granted: TypeAlias = Literal["player", "organiser", "referee", "admin"]


def _storable(text: str) -> str:
    if "\0" in text:
        raise ValueError("a text has no NUL")
    return text


STORABLE: Final = AfterValidator(_storable)
Text: TypeAlias = Annotated[str, STORABLE]
_LETTERS: Final = "A-Za-z0-9ÆØÅÄÖæøåäö"
Name: TypeAlias = Annotated[str, Field(max_length=200), STORABLE, Wanted(1, LONGEST_NAME, r"\S")]
Login: TypeAlias = Annotated[
    str,
    Field(max_length=200),
    STORABLE,
    Wanted(SHORTEST_LOGIN, LONGEST_LOGIN, rf"^[{_LETTERS}][{_LETTERS}._@+-]*$"),
]
Password: TypeAlias = Annotated[str, Field(max_length=1000), STORABLE, Wanted(SHORTEST_PASSWORD, LONGEST_PASSWORD)]


class Told(BaseModel):
    """What a route answers with."""

    @classmethod
    def of(cls, source: object) -> Self:
        """Made of whatever has the fields, and possibly others."""
        return cls.model_validate(source, from_attributes=True)


# errors


class FaultModel(BaseModel):
    """One thing that is wrong."""

    code: str
    params: dict[str, str | int]


class ErrorModel(BaseModel):
    """Every error; `code` is stable, and the page has its sentence."""

    code: str = Field(examples=["people/name-empty"])
    params: dict[str, str | int]
    cites: list[str]
    faults: list[FaultModel]
    detail: str = Field(description="In English, for developers.")


# oneself


class NewGuest(Given):
    name: Name = Field(examples=["Aviâja"])
    language: Language


class Change(Given):
    name: Name | None = None
    language: Language | None = None


class Credentials(Given):
    login: Login
    password: Password


class NewPassword(Given):
    old: Text = Field(max_length=1000)
    new: Password


class Proof(Given):
    password: Text = Field(max_length=1000)


class Recovery(Given):
    secret: Text = Field(max_length=200, description="A recovery code, or what a link from an admin ends with")
    password: Password = Field(description="The new one")


class RecoveryCodes(BaseModel):
    """Told once: nobody can read them again."""

    codes: list[str]


class RecoveryCodesLeft(BaseModel):
    left: int
    made: int | None = Field(description="When they were made; null where there are none")


class PersonModel(BaseModel):
    """Somebody who is signed in."""

    id: str
    name: str
    language: Language
    login: str | None
    roles: list[Granted]
    guest: bool

    @classmethod
    def of(cls, person: Person) -> PersonModel:
        return cls.model_validate(
            {
                "id": person.id,
                "name": person.name,
                "language": person.language,
                "login": person.login,
                "roles": ["player", *sorted(person.roles)],
                "guest": person.login is None,
            }
        )


class Who(BaseModel):
    """Who is signed in at this device."""

    person: PersonModel | None


class Export(BaseModel):
    """Everything that is stored about a person; moments are milliseconds since 1970."""

    person: dict[str, JsonValue]
    sessions: list[dict[str, JsonValue]]
    passkeys: list[dict[str, JsonValue]]
    browsers: list[dict[str, JsonValue]]
    ways_back: list[dict[str, JsonValue]]
    reports: list[dict[str, JsonValue]]
    tables: list[dict[str, JsonValue]]
    profile: dict[str, JsonValue] | None
    friends: list[dict[str, JsonValue]]
    invitations: list[dict[str, JsonValue]]
    clubs: list[dict[str, JsonValue]]
    house_rules: list[dict[str, JsonValue]]
    deals: list[dict[str, JsonValue]]
    games: list[dict[str, JsonValue]]
    ratings: list[dict[str, JsonValue]]
    notes: list[dict[str, JsonValue]]
    records: list[dict[str, JsonValue]]
    learning: dict[str, JsonValue]
    entries: list[dict[str, JsonValue]]


# devices and keys


class SessionModel(BaseModel):
    """A signed-in device; moments are milliseconds since 1970."""

    id: str
    created: int
    seen: int
    agent: str
    current: bool

    @classmethod
    def of(cls, session: Session, *, current: bool) -> SessionModel:
        return cls(id=session.id, created=session.created, seen=session.seen, agent=session.agent, current=current)


class QuestionModel(Told):
    """What `navigator.credentials` is asked (`publicKey`, in its JSON form)."""

    challenge_id: str
    options: dict[str, JsonValue]


class PasskeyAnswer(Given):
    challenge_id: Text = Field(max_length=1000)
    credential: dict[str, JsonValue]


class NewPasskey(PasskeyAnswer):
    name: Text = Field(default="", max_length=200)


class PasskeyModel(Told):
    id: str
    name: str
    created: int


# others


class Roles(Given):
    roles: list[Granted] = Field(max_length=10)


class NewReport(Given):
    table: Text = Field(max_length=40)
    person: Text = Field(max_length=40)
    reason: Reason
    text: Text = Field(default="", max_length=2000)


class ReportModel(Told):
    id: str
    by: str
    person: str
    table: str
    reason: str
    text: str
    at: int
    closed: int | None
