"""Rounds with their numbers, matches and planned times, one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import TypeAlias

from stik.app.desk.state import Desk, Json, MatchId, PlannedRound
from stik.tournaments import EntrantId, Stage

Game: TypeAlias = tuple[int | None, int, tuple[EntrantId, ...]]
"""Table, wave, entrants."""


@dataclass(slots=True)
class Timetable:
    """What is being planned, after what stands already."""

    slot: int
    number: int
    """Of the next round."""
    match: int
    """Of the next match."""
    minute: int
    """Of the day, when the next round begins."""
    desk: Desk
    rounds: list[Json] = field(default_factory=list)
    matches: list[Json] = field(default_factory=list)
    kept: Sequence[MatchId] = ()
    """Matches of the stage that go on, and are not planned again."""

    @classmethod
    def of(cls, desk: Desk, slot: int) -> Timetable:
        last = max((one.number for one in desk.rounds), default=0)
        match = max((int(name[1:]) for name in desk.matches), default=0)
        return cls(slot, last + 1, match + 1, _end(desk, desk.rounds), desk)

    def without(self, stage: Stage, kept: Sequence[MatchId]) -> Timetable:
        """After what is played of the stage or goes on, and what stands before it."""
        self.kept = kept
        matches = self.desk.matches.values()
        played = {match.round for match in matches if match.is_played or match.stage is not stage or match.id in kept}
        rounds = [one for one in self.desk.rounds if one.number in played]
        self.number = max((one.number for one in rounds), default=0) + 1
        self.minute = _end(self.desk, rounds)
        return self

    def starting(self, start: str) -> Timetable:
        self.minute = minute_of(start)
        return self

    def add(
        self,
        stage: Stage,
        games: Sequence[Game],
        *,
        byes: Sequence[EntrantId] = (),
        best_of: int = 1,
        deals: tuple[int, int] | None = None,
    ) -> None:
        """One more round; `deals` are those of a table of three and of four."""
        names = [self._match(stage, self.number, game, best_of, deals) for game in games]
        waves = max(wave for _, wave, _ in games)
        minutes = self.slot * waves * best_of
        self.rounds.append(
            {
                "number": self.number,
                "stage": stage.value,
                "matches": list(names),
                "start": time_of(self.minute),
                "minutes": minutes,
                "waves": waves,
                "byes": list(byes),
            }
        )
        self.number += 1
        self.minute += minutes

    def extend(self, round_: PlannedRound, game: Game, *, best_of: int, deals: tuple[int, int] | None) -> None:
        """One more match in a round that stands."""
        name = self._match(round_.stage, round_.number, game, best_of, deals)
        told: Json = {**asdict(round_), "stage": round_.stage.value}
        self.rounds.append({**told, "matches": [*round_.matches, name], "byes": list(round_.byes)})

    def _match(self, stage: Stage, round_: int, game: Game, best_of: int, deals: tuple[int, int] | None) -> str:
        table, wave, entrants = game
        name = f"m{self.match}"
        self.match += 1
        self.matches.append(
            {
                "id": name,
                "stage": stage.value,
                "round": round_,
                "table": table,
                "wave": wave,
                "entrants": list(entrants),
                "best_of": best_of,
                "deals": None if deals is None else deals[len(entrants) - 3],
            }
        )
        return name

    def json(self) -> Json:
        return {"rounds": list(self.rounds), "matches": list(self.matches), "kept": list(self.kept)}


def minute_of(time: str) -> int:
    hours, minutes = time.split(":")
    return int(hours) * 60 + int(minutes)


def time_of(minute: int) -> str:
    return f"{minute // 60 % 24:02}:{minute % 60:02}"


def _end(desk: Desk, rounds: Sequence[PlannedRound]) -> int:
    """When the last of these rounds ends by the plan, or when the tournament starts."""
    ends = [minute_of(one.start) + one.minutes for one in desk.rounds if one in rounds and one.start is not None]
    return max(ends, default=minute_of(desk.plan.start))
