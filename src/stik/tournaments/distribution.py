"""Prepared distribution tables as text: a row a round, groups separated by `|`, numbers by blanks (or commas)."""

from __future__ import annotations

from stik.errors import Fault, TournamentError
from stik.tournaments.seating import Seating


def write_distribution(seating: Seating) -> str:
    """The table as clubs pass it on."""
    return "\n".join(" | ".join(" ".join(map(str, group)) for group in groups) for groups in seating.rounds)


def read_distribution(text: str, *, persons: int | None = None, rounds: int | None = None) -> Seating:
    """A prepared table, checked: everybody sits at exactly one table of three or four in every round."""
    rows = [
        (number, line)
        for number, line in enumerate(text.splitlines(), 1)
        if line.strip() and not line.lstrip().startswith("#")
    ]
    faults: list[Fault] = []
    found = []
    for number, line in rows:
        groups = [group.replace(",", " ").replace(";", " ").split() for group in line.split("|")]
        if all(word.isdecimal() and len(word) < 5 for group in groups for word in group):
            found.append(tuple(tuple(map(int, group)) for group in groups))
            faults += _faults(number, found[-1], persons or sum(map(len, found[0])))
        else:
            faults.append(Fault.of("tournament/row-not-numbers", line=number))
    if not rows:
        faults.append(Fault.of("tournament/no-rows"))
    elif rounds is not None and rounds != len(rows):
        faults.append(Fault.of("tournament/rows-and-rounds", rows=len(rows), rounds=rounds))
    if faults:
        raise TournamentError(*faults)
    return Seating(tuple(found))


def _faults(line: int, groups: tuple[tuple[int, ...], ...], persons: int) -> list[Fault]:
    seated = [person for group in groups for person in group]
    faults = [
        Fault.of("tournament/row-group", line=line, group=" ".join(map(str, g))) for g in groups if len(g) not in (3, 4)
    ]
    for person in sorted(set(seated)):
        if seated.count(person) > 1:
            faults.append(Fault.of("tournament/row-twice", line=line, person=person))
        if not 1 <= person <= persons:
            faults.append(Fault.of("tournament/row-stranger", line=line, person=person, persons=persons))
    missing = sorted(set(range(1, min(persons, 9999) + 1)) - set(seated))
    if missing:
        faults.append(Fault.of("tournament/row-missing", line=line, person=missing[0]))
    return faults
