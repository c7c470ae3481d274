"""Who plays: the one place that phones, hall, sheets and counts ask."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from stik.app.desk.file import tournament_of
from stik.app.desk.orders import VomsResult
from stik.app.desk.outcome import is_done
from stik.app.desk.state import Contestant, Desk, DeskRefusal, MatchId, PlannedMatch, PlannedRound
from stik.tournaments import Departures, EntrantId, Gone, Stage, Tournament, Walkover
from stik.tournaments.timetable import LEAST_AT_A_TABLE

Told = dict[str, object]


@dataclass
class Lineup:
    """The entrants who have not gone, and the matches that they are to play."""

    desk: Desk
    tournament: Tournament

    @classmethod
    def of(cls, desk: Desk) -> Lineup:
        return cls(desk, tournament_of(desk))

    @cached_property
    def departures(self) -> Departures:
        return Departures.of(self.tournament)

    def why_gone(self, entrant: EntrantId) -> Gone | None:
        """Why somebody plays no more; also of those who stand in no table."""
        one = self.desk.entrants[entrant]
        flag = Gone.DISQUALIFIED if one.disqualified else Gone.WITHDRAWN if one.withdrawn else None
        return self.departures.why(entrant) or flag

    @cached_property
    def playing(self) -> tuple[Contestant, ...]:
        """Who has not gone."""
        return tuple(one for one in self.desk.entrants.values() if self.why_gone(one.id) is None)

    @cached_property
    def present(self) -> tuple[Contestant, ...]:
        """Who is there: after check-in has begun only those who have checked in."""
        return tuple(one for one in self.playing if one.here) or self.playing

    @cached_property
    def off(self) -> frozenset[MatchId]:
        """The matches that will not be played."""
        return frozenset(match.id for match in self.desk.matches.values() if self._is_off(match))

    def _is_off(self, match: PlannedMatch) -> bool:
        if is_done(match):
            return False
        someone_gone = any(self.why_gone(one) is not None for one in match.entrants)
        if self.desk.game == "vira":  # who leaves a sitting that has begun has sat there
            waits = self.desk.round(match.round).begun is None
            return len(match.entrants) < LEAST_AT_A_TABLE or (waits and someone_gone)
        return someone_gone

    def is_over(self, match: PlannedMatch) -> bool:
        """Whether nothing is to be played of it any more."""
        return match.id in self.off or is_done(match)

    def matches_of(self, one: PlannedRound) -> list[PlannedMatch]:
        """The matches of a round that are played."""
        return [self.desk.matches[name] for name in one.matches if name not in self.off]

    @cached_property
    def rounds(self) -> tuple[PlannedRound, ...]:
        """The rounds in which somebody plays."""
        return tuple(one for one in self.desk.rounds if self.matches_of(one) or not one.matches)

    def byes_of(self, one: PlannedRound) -> tuple[EntrantId, ...]:
        """Who sits out a round: by the plan, or because somebody is gone."""
        left = (name for match in one.matches if match in self.off for name in self.desk.matches[match].entrants)
        return tuple(name for name in (*one.byes, *left) if self.why_gone(name) is None)

    def instead(self, match: PlannedMatch) -> Walkover | None:
        """What a match counts that is not played, or not as it was played."""
        if len(match.entrants) != 2:
            return None
        a, b = match.entrants
        return self.departures.instead(match.stage, a, b, played=match.id not in self.off)

    @cached_property
    def walkovers(self) -> dict[MatchId, Told]:
        """The matches that somebody is given, and what for."""
        return {match.id: told for match in self.desk.matches.values() if (told := self._walkover(match)) is not None}

    def _walkover(self, match: PlannedMatch) -> Told | None:
        instead = self.instead(match)
        if instead is not None:
            game, gone, why = instead.game, instead.gone, instead.why.value
        else:
            result = match.game(1).result
            if not isinstance(result, VomsResult) or result.absent is None:
                return None
            game, gone, why = match.game(1).worth, result.absent, "absent"
        return {
            "entrant": next((one for one in match.entrants if one != gone and self.why_gone(one) is None), None),
            "gone": gone,
            "why": why,
            "lus": game.lus if game else None,
            "points": game.points[0] if game and match.stage is Stage.POOL else None,
        }

    def check_played(self, match: PlannedMatch) -> None:
        """Raises where nothing can be entered: before its round begins, and where somebody of it is gone."""
        if match.id in self.off:
            gone = next((one for one in match.entrants if self.why_gone(one) is not None), match.entrants[0])
            raise DeskRefusal("tournament/not-played", name=self.desk.entrants[gone].name)
        self.check_begun(self.desk.round(match.round))

    def check_begun(self, one: PlannedRound) -> None:
        """Raises where a round has not begun."""
        if one.begun is None:
            raise DeskRefusal("desk/round-not-begun", round=one.number)
