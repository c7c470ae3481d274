"""What is stored of people among each other: profiles, friends, clubs, and the house rules that they play by."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal, Protocol, TypeAlias

from stik.app.ports import Code, Moment, PersonId
from stik.app.secret import Secret

ClubRole: TypeAlias = Literal["owner", "leader", "member", "asking"]
"""Who asks to join is listed too, but is no member."""


@dataclass(frozen=True, slots=True)
class Profile:
    """What somebody tells about themselves, and to whom."""

    person: PersonId
    key: Secret
    """In the link by which others become friends."""
    about: str = ""
    place: str = ""
    plays: frozenset[str] = frozenset()
    """The games."""
    shows: Mapping[str, str] = field(default_factory=dict)
    """Who may see which part, where that is not as usual."""


@dataclass(frozen=True, slots=True)
class Friend:
    """Somebody's friend, and since when."""

    person: PersonId
    since: Moment


@dataclass(frozen=True, slots=True)
class Invitation:
    """A friend asks somebody to a table."""

    person: PersonId
    by: PersonId
    table: Code
    at: Moment


class Friends(Protocol):
    """Profiles, friendships and invitations; all of it goes with the person."""

    async def profile(self, person: PersonId) -> Profile | None: ...

    async def profile_of_key(self, key: Secret) -> Profile | None: ...

    async def put_profile(self, profile: Profile) -> None:
        """In the place of what stood there; nothing for somebody who has been deleted."""

    async def befriend(self, one: PersonId, other: PersonId, at: Moment) -> None:
        """Each is the other's friend; who are friends already stay so since then."""

    async def part(self, one: PersonId, other: PersonId) -> None: ...

    async def of(self, person: PersonId) -> list[Friend]:
        """The oldest friends first."""

    async def invite(self, invitation: Invitation) -> None:
        """Once for each friend and table."""

    async def invitations(self, person: PersonId) -> list[Invitation]:
        """To and by the person, the newest first."""

    async def decline(self, person: PersonId, table: Code) -> None:
        """Takes back every invitation of the person to the table."""


@dataclass(frozen=True, slots=True)
class Club:
    """A club."""

    code: Code
    name: str
    place: str
    about: str
    public: bool
    """In the list of clubs, and who finds it may ask to join; else only by link."""
    key: Secret
    """In the link by which one joins at once."""
    created: Moment


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody in a club."""

    club: Code
    person: PersonId
    role: ClubRole
    since: Moment


@dataclass(frozen=True, slots=True)
class HouseRules:
    """A named set of rules over a preset, in one version; a last version that is nobody's says it was withdrawn."""

    id: str
    version: int
    person: PersonId | None
    club: Code | None
    name: str
    game: str
    preset: str
    options: Mapping[str, object]
    at: Moment


class Clubs(Protocol):
    """Clubs with their members, and everybody's house rules."""

    async def add(self, club: Club, owner: Member) -> None: ...

    async def get(self, club: Code) -> Club | None: ...

    async def change(self, club: Club) -> None: ...

    async def delete(self, club: Code) -> None:
        """With its members and house rules."""

    async def public(self, *, limit: int = 100) -> list[Club]:
        """By name."""

    async def of_person(self, person: PersonId) -> list[tuple[Club, Member]]:
        """Also where the person asks to join; by name."""

    async def members(self, club: Code) -> list[Member]:
        """The first to come first."""

    async def put_members(self, members: Iterable[Member]) -> None:
        """All at once, each in the place of what the person was there."""

    async def remove_member(self, club: Code, person: PersonId) -> None: ...

    async def add_rules(self, rules: HouseRules) -> None:
        """Another version; raises `VersionTaken`."""

    async def rules(self, rules: str) -> HouseRules | None:
        """The last version."""

    async def versions(self, rules: str) -> list[HouseRules]:
        """Every version, the last first."""

    async def rules_of(self, *, person: PersonId | None = None, club: Code | None = None) -> list[HouseRules]:
        """The last versions of what a person or a club has, by name."""

    async def drop_rules(self, rules: str) -> None:
        """Every version; tables keep what they were opened with."""
