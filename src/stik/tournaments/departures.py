"""Who plays no more and why, and what the table counts for the games that this concerns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from stik.tournaments.formats import Course, Format
from stik.tournaments.model import EntrantId, Game, Stage, Tournament
from stik.tournaments.scoring import walkover

AFTER_POOLS: Final = frozenset({Stage.SEMI_FINAL, Stage.BRONZE, Stage.FINAL})


class Gone(StrEnum):
    """Why somebody plays no more."""

    DISQUALIFIED = "disqualified"
    ABSENCES = "absences"
    """Absent once too often (V88, "TR.11")."""
    WITHDRAWN = "withdrawn"
    """Left, which is no disqualification ("TR.16")."""


@dataclass(frozen=True, slots=True)
class Walkover:
    """What a game counts that is not played, or not as it was played."""

    gone: EntrantId
    why: Gone
    game: Game | None
    """None: nobody gets anything, as between two who are gone ("TR.10")."""


@dataclass(frozen=True, slots=True)
class Departures:
    """Everybody who is gone: the one place that says who plays."""

    form: Format
    _gone: Mapping[EntrantId, Gone]
    _finalists: frozenset[EntrantId]
    """Who left after playing in a later stage: the pool is played, and stays ("TR.17")."""
    _strangers: frozenset[EntrantId]
    """Who left before a first game, and so stands in no table."""

    @classmethod
    def of(cls, tournament: Tournament) -> Departures:
        limit = tournament.format.absences
        absent = Counter(one for game in tournament.games if game.stage is Stage.POOL for one in game.absent)
        withdrawn = {one.id for one in tournament.entrants if one.withdrawn}
        gone = dict.fromkeys(withdrawn, Gone.WITHDRAWN)
        gone |= {one: Gone.ABSENCES for one, times in absent.items() if limit is not None and times >= limit}
        gone |= dict.fromkeys(tournament.disqualified, Gone.DISQUALIFIED)
        if not withdrawn:
            return cls(tournament.format, gone, frozenset(), frozenset())
        later = {one for game in tournament.games if game.stage in AFTER_POOLS for one in game.pair}
        there = {one for pool in tournament.pools().values() for one in pool}
        left = {one for one in withdrawn if gone[one] is Gone.WITHDRAWN}
        return cls(tournament.format, gone, frozenset(left & later), frozenset(withdrawn - there))

    def why(self, entrant: EntrantId, stage: Stage | None = None) -> Gone | None:
        """Why somebody plays no more; for a stage: why not in its table."""
        return None if stage is Stage.POOL and entrant in self._finalists else self._gone.get(entrant)

    def of_stage(self, stage: Stage) -> frozenset[EntrantId]:
        """Who stands below the others in the tables of a stage."""
        return frozenset(self._gone) - self._finalists if stage is Stage.POOL else frozenset(self._gone)

    def instead(self, stage: Stage, a: EntrantId, b: EntrantId, *, played: bool) -> Walkover | None:
        """What counts instead of a game of two; none where the game itself counts, or will."""
        out = [one for one in (a, b) if self.why(one, stage if played else None) is not None]
        if played and (not self._in_a_table(stage) or all(self._keeps(one) for one in out)):
            return None
        if not out:
            return None
        loser = out[0]
        given = len(out) == 1 and loser not in self._strangers and (self._in_a_table(stage) or stage in AFTER_POOLS)
        game = walkover(b if loser == a else a, loser, self.form) if given else None
        return Walkover(loser, self._gone[loser], game)

    def _keeps(self, entrant: EntrantId) -> bool:
        return self._gone[entrant] is Gone.WITHDRAWN and self.form.keep_played

    def _in_a_table(self, stage: Stage) -> bool:
        return stage is Stage.POOL or (stage is Stage.SEMI_FINAL and self.form.course is Course.ROUND_ROBIN)
