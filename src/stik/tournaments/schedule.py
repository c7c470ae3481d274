"""Round robins: who meets whom in which round, at which table, in which wave."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from stik.errors import Fault, TournamentError
from stik.tournaments.rotation import Slot, slots_of_rounds

MOST_TEAMS: Final = 400

T = TypeVar("T", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Fixture(Generic[T]):
    """A game to be played."""

    table: int
    a: T
    b: T
    wave: int = 1


@dataclass(frozen=True, slots=True)
class Round(Generic[T]):
    """Games at the same time, or in waves where the tables are too few; and who sits out."""

    fixtures: tuple[Fixture[T], ...]
    byes: tuple[T, ...]

    @property
    def waves(self) -> int:
        return max(fixture.wave for fixture in self.fixtures)


@dataclass(frozen=True, slots=True)
class Schedule(Generic[T]):
    """All rounds of a pool, with slots of so many minutes."""

    rounds: tuple[Round[T], ...]
    slot: int

    @property
    def minutes(self) -> int:
        """13 teams: 13 rounds of 20 minutes, 260 and not 240 (V83)."""
        return self.slot * sum(round_.waves for round_ in self.rounds)

    def start(self, number: int) -> int:
        """The minute in which a round begins, the first being number 1."""
        return self.slot * sum(round_.waves for round_ in self.rounds[: number - 1])


def round_robin(
    teams: Sequence[T], *, tables: int | None = None, slot: int = 20, first_table: int = 1, meetings: int = 1
) -> Schedule[T]:
    """All against all: n rounds for n odd, n − 1 for n even ("T.TF.2", "I.TF.2", V83, "TR.13")."""
    _check(teams, tables, slot)
    pairings = [pairs for _ in range(meetings) for pairs in circle(len(teams))]
    at = tables if tables is not None else len(teams) // 2
    rounds = []
    for pairs, slots in zip(pairings, slots_of_rounds(pairings, len(teams), at), strict=True):
        placed = sorted(zip(slots, pairs, strict=True))
        playing = {team for pair in pairs for team in pair}
        rounds.append(
            Round(
                tuple(_fixture(teams, one, pair, first_table) for one, pair in placed),
                tuple(team for number, team in enumerate(teams) if number not in playing),
            )
        )
    return Schedule(tuple(rounds), slot)


def circle(teams: int) -> list[list[tuple[int, int]]]:
    """Everybody but one moves on a place each round; with an odd number the empty place is the bye."""
    size = teams + teams % 2
    ring = list(range(1, size))
    rounds = []
    for turn in range(size - 1):
        turned = [0, *ring[turn:], *ring[:turn]]
        pairs = [(turned[place], turned[-1 - place]) for place in range(size // 2)]
        rounds.append([(min(pair), max(pair)) for pair in pairs if max(pair) < teams])
    return rounds


def _fixture(teams: Sequence[T], slot: Slot, pair: tuple[int, int], first_table: int) -> Fixture[T]:
    return Fixture(slot.table + first_table, teams[pair[0]], teams[pair[1]], slot.wave + 1)


def _check(teams: Sequence[T], tables: int | None, slot: int) -> None:
    faults = []
    if not 2 <= len(teams) <= MOST_TEAMS:
        faults.append(Fault.of("tournament/how-many-teams", most=MOST_TEAMS))
    elif len(set(teams)) != len(teams):
        faults.append(Fault.of("tournament/team-twice"))
    if tables is not None and tables < 1:
        faults.append(Fault.of("tournament/how-many-tables"))
    if slot < 1:
        faults.append(Fault.of("tournament/how-many-minutes"))
    if faults:
        raise TournamentError(*faults)
