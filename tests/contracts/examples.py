"""Entries, listings and people to store."""

from __future__ import annotations

from stik.app.ports import Entry, ListedSeat, Listing, Person, Report, Session
from stik.app.secret import Secret


def entry(
    table: str = "aaaa",
    version: int = 1,
    *,
    by: str | None = "p1",
    command: str | None = None,
    kind: str = "acted",
    **data: object,
) -> Entry:
    return Entry(
        table=table, version=version, at=1_763_280_000_000 + version, by=by, command=command, kind=kind, data=data
    )


def listing(
    code: str = "aaaa", *, changed: int = 1, phase: str = "waiting", public: bool = True, seats: str = ""
) -> Listing:
    """The seats as `p1:Ane -:- p2:Bo`."""
    listed = []
    for seat, text in zip("NESW", seats.split(), strict=False):
        person, name = text.split(":")
        kind = "empty" if person == "-" else "person"
        listed.append(ListedSeat(seat, kind, None if person == "-" else person, None if name == "-" else name))
    return Listing(
        code=code,
        game="voms",
        preset="tournament",
        phase=phase,  # type: ignore[arg-type]
        public=public,
        spectators=True,
        opened=1,
        changed=changed,
        seats=tuple(listed),
    )


def person(number: int = 1, **fields: object) -> Person:
    values: dict[str, object] = {"name": f"Name {number}", "language": "da", "created": number} | fields
    if "password" in fields:
        values["password"] = Secret(str(fields["password"]))
    return Person(id=f"p{number}", **values)  # type: ignore[arg-type]


def session(number: int, owner: str = "p1", *, seen: int = 1) -> Session:
    token = Secret(f"hash{number}")
    return Session(id=f"s{number}", token=token, person=owner, created=number, seen=seen, agent="Firefox")


def report(number: int, by: str = "p1", *, about: str = "p2") -> Report:
    return Report(id=f"r{number}", by=by, person=about, table="aaaa", reason="language", text="Æv!", at=number)
