"""The rounds of a stage, free rounds and single matches, as the desk plans them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from stik.app.desk import orders as given
from stik.app.desk.file import in_the_file
from stik.app.desk.lineup import Lineup
from stik.app.desk.outcome import winner_of
from stik.app.desk.plan import pairs_of
from stik.app.desk.state import Desk, DeskRefusal, Json, MatchId, PlannedRound
from stik.app.desk.timetable import Timetable
from stik.tournaments import (
    BEST_OF,
    MINUTES_A_DEAL,
    Course,
    Entrant,
    EntrantId,
    Format,
    Seating,
    Stage,
    Tournament,
    chance_of,
    draw_bye,
    read_distribution,
    round_robin,
    seating,
    standings,
    timetable,
)
from stik.tournaments.replan import replanned
from stik.tournaments.rotation import slots_of_rounds

MOST_MATCHES: Final = 10_000
"""What a page can still show; 140 teams who all meet have fewer."""


@dataclass(frozen=True, slots=True)
class Scheduler:
    """Makes the rounds of a desk."""

    desk: Desk
    lineup: Lineup
    format: Format
    times: Timetable

    @classmethod
    def of(cls, desk: Desk) -> Scheduler:
        lineup = Lineup.of(desk)
        form = lineup.tournament.format
        slot = form.deals[1] * MINUTES_A_DEAL if form.persons else form.slot
        return cls(desk, lineup, form, Timetable.of(desk, slot))

    def stage(self, order: given.MakeSchedule) -> Json:
        """The rounds of a stage; what is played of it already stays."""
        if self.desk.turned < len(self.desk.drawn):
            raise DeskRefusal("desk/cards-face-down")
        times = self.times.without(order.stage, self._standing(order.stage))
        if order.start:
            times = times.starting(order.start)
        if order.stage is not Stage.POOL:
            return self._later(order.stage, times)
        if self.desk.game == "vira":
            return self._vira(order.table, times)
        if self.format.meetings is None:
            raise DeskRefusal("desk/free-play-has-no-plan")
        return self._pools(times)

    def _standing(self, stage: Stage) -> list[MatchId]:
        """What is played just now stays where it is, and so does what was given away in a round that is over."""
        rounds = [one for one in self.desk.rounds if one.stage is stage and one.begun is not None]
        left = [(one, name) for one in rounds for name in one.matches if not self.desk.matches[name].is_played]
        return [name for one, name in left if one.ended is None or name in self.lineup.off]

    def _pools(self, times: Timetable) -> Json:
        """All against all in every pool at the same time; once games are played, those that are missing."""
        tournament = self._those_present()
        games = sum(len(pool) * (len(pool) - 1) // 2 for pool in tournament.pools().values())
        _check_size(games * (self.format.meetings or 1))
        stands = {*times.kept, *(match.id for match in self.desk.of_stage(Stage.POOL) if match.is_played)}
        if stands:
            self._missing(times, tournament, stands)
            return times.json()
        plan = timetable(tournament, tables=self.desk.plan.tables)
        for number in sorted({one.round for one in plan.appointments}):
            planned = [(one.table, one.wave, one.players) for one in plan.appointments if one.round == number]
            byes = [name for (_, round_), names in plan.byes.items() if round_ == number for name in names]
            times.add(Stage.POOL, planned, byes=byes)
        return times.json()

    def _missing(self, times: Timetable, tournament: Tournament, stands: Container[MatchId]) -> None:
        """The games that are missing, in the rounds that they were planned for where that takes no round too many."""
        members = [one.id for one in tournament.entrants]
        left: Counter[frozenset[EntrantId]] = Counter()
        for pool in tournament.pools().values():
            left.update({frozenset(pair): self.format.meetings or 1 for pair in combinations(pool, 2)})
        planned: dict[int, list[tuple[EntrantId, EntrantId]]] = {}
        for match in sorted(self.desk.of_stage(Stage.POOL), key=lambda match: match.id not in stands):
            a, b = match.entrants
            if left[frozenset((a, b))] > 0:
                left[frozenset((a, b))] -= 1
                if match.id not in stands:
                    planned.setdefault(match.round, []).append((a, b))
        new = [(a, b) for a, b in combinations(members, 2) for _ in range(left[frozenset((a, b))])]
        rounds = replanned([planned[number] for number in sorted(planned)], new)
        tables = self.desk.plan.tables or max(map(len, rounds), default=1)
        number = {name: place for place, name in enumerate(members)}
        slots = slots_of_rounds([[(number[a], number[b]) for a, b in one] for one in rounds], len(members), tables)
        for one, at in zip(rounds, slots, strict=True):
            games = sorted((slot.wave + 1, slot.table + 1, pair) for slot, pair in zip(at, one, strict=True))
            busy = {name for pair in one for name in pair}
            byes = [name for name in members if name not in busy]
            times.add(Stage.POOL, [(table, wave, pair) for wave, table, pair in games], byes=byes)

    def _those_present(self) -> Tournament:
        """The tournament without results, of those who play."""
        drawn = any(one.pool for one in self.desk.entrants.values())
        if self.format.pools > 1 and not drawn:
            raise DeskRefusal("desk/draw-first")
        playing = self.lineup.playing if drawn else self.lineup.present
        members = [Entrant(one.id, one.name, one.pool or "A") for one in playing if one.pool or not drawn]
        if len(members) < 2:
            raise DeskRefusal("desk/too-few-entrants")
        return Tournament(self.format, tuple(members), seed=self.desk.seed)

    def _vira(self, table: str, times: Timetable) -> Json:
        """Tables of four and three by the numbers drawn, computed or from a prepared table; played rounds stay."""
        numbers = {one.number: one.id for one in self.lineup.playing if one.number is not None}
        if not numbers:
            raise DeskRefusal("desk/draw-first")
        persons = [numbers[number] for number in sorted(numbers)]
        matches = self.desk.of_stage(Stage.POOL)
        played = len({match.round for match in matches if match.is_played or match.id in times.kept})
        rounds = max((self.format.rounds or 3) - played, 1)
        _check_size(len(persons) * rounds // 3)
        for groups in self._seated(len(persons), rounds, table).rounds:
            games = [(at, 1, tuple(persons[n - 1] for n in group)) for at, group in enumerate(groups, 1)]
            times.add(Stage.POOL, games, deals=self.format.deals)
        return times.json()

    def _seated(self, persons: int, rounds: int, table: str) -> Seating:
        if table.strip():
            return read_distribution(table, persons=persons, rounds=rounds)
        return seating(persons, rounds, chance_of(self.desk.seed, "seating"))

    def _later(self, stage: Stage, times: Timetable) -> Json:
        tournament = self.lineup.tournament
        pairs = pairs_of(tournament, standings(tournament), stage)
        if not pairs:
            raise DeskRefusal("desk/stage-not-known", stage=stage.value)
        if stage is Stage.SEMI_FINAL and self.format.course is Course.ROUND_ROBIN:
            four = list(dict.fromkeys(name for pair in pairs for name in pair))
            for round_ in round_robin(four).rounds:
                times.add(stage, [(one.table, 1, (one.a, one.b)) for one in round_.fixtures])
            return times.json()
        best_of = BEST_OF.get(stage, 1)
        tables = self.desk.plan.tables or len(pairs)
        games = [(place % tables + 1, place // tables + 1, pair) for place, pair in enumerate(_disjoint_first(pairs))]
        times.add(stage, games, best_of=best_of)
        return times.json()

    def pair(self, order: given.PairUp) -> Json:
        """One match that nobody planned, in the round that is open for such matches."""
        entrants = tuple(self.desk.entrant(one).id for one in order.entrants)
        for one in entrants:
            if self.lineup.why_gone(one) is not None:
                raise DeskRefusal("tournament/not-played", name=self.desk.entrants[one].name)
        if len(set(entrants)) != len(entrants):
            raise DeskRefusal("desk/against-itself")
        if (self.desk.game == "vira") != (len(entrants) > 2):
            raise DeskRefusal("desk/other-game")
        self._check_pools(order.stage, entrants)
        best_of = BEST_OF.get(order.stage, 1)
        deals = self.format.deals if self.desk.game == "vira" else None
        game = (order.table, 1, entrants)
        last = self.desk.rounds[-1] if self.desk.rounds else None
        if last is not None and last.stage is order.stage and self._has_room(last, entrants):
            self.times.extend(last, game, best_of=best_of, deals=deals)
        else:
            self.times.add(order.stage, [game], best_of=best_of, deals=deals)
        return self.times.json()

    def _check_pools(self, stage: Stage, entrants: Sequence[EntrantId]) -> None:
        """That the tables will take a result of these."""
        _check_size(len(self.desk.matches) + 1)
        tables = {one.id: one.pool for one in in_the_file(self.desk)}
        for one in entrants:
            if one not in tables:
                raise DeskRefusal("desk/not-placed", entrant=self.desk.entrant(one).name)
        if stage is Stage.POOL and len({tables[one] for one in entrants}) > 1:
            raise DeskRefusal("desk/different-pools")

    def _has_room(self, round_: PlannedRound, entrants: Sequence[EntrantId]) -> bool:
        """Whether a match joins a round: it goes on, and nobody plays in it yet."""
        busy = {name for match in round_.matches for name in self.desk.match(match).entrants}
        return round_.ended is None and not busy & set(entrants)

    def drawn_round(self) -> Json:
        """Free play: who is here meets by lot; with an odd number one sits out, later one of the losers ("W.L")."""
        if self.format.meetings is not None or self.desk.game == "vira":
            raise DeskRefusal("desk/only-free-play")
        _check_size(len(self.desk.matches) + len(self.desk.entrants) // 2)
        number = len(self.desk.rounds) + 1
        chance = chance_of(self.desk.seed, f"round {number}")
        here = [one.id for one in self.lineup.present]
        if len(here) < 2:
            raise DeskRefusal("desk/too-few-entrants")
        byes = []
        if len(here) % 2:
            byes = [draw_bye(self._losers(here) or here, chance)]
        mixed = chance.shuffled([one for one in here if one not in byes])
        pairs = list(zip(mixed[::2], mixed[1::2], strict=True))
        self.times.add(Stage.POOL, [(table, 1, pair) for table, pair in enumerate(pairs, 1)], byes=byes)
        return self.times.json()

    def _losers(self, here: Sequence[EntrantId]) -> list[EntrantId]:
        """Who lost in the round before."""
        if not self.desk.rounds:
            return []
        last = [self.desk.matches[name] for name in self.desk.rounds[-1].matches]
        lost = {
            loser
            for match in last
            if (winner := winner_of(match)) is not None
            for loser in match.entrants
            if loser != winner
        }
        return [one for one in here if one in lost]


def _check_size(matches: int) -> None:
    if matches > MOST_MATCHES:
        raise DeskRefusal("desk/too-many-matches", most=MOST_MATCHES)


def _disjoint_first(pairs: Sequence[tuple[EntrantId, EntrantId]]) -> list[tuple[EntrantId, EntrantId]]:
    """Pairs in an order in which neighbours rather have nobody in common."""
    left, found = list(pairs), list[tuple[EntrantId, EntrantId]]()
    while left:
        busy = set(found[-1]) if found else set()
        found.append(min(left, key=lambda pair: (bool(busy & set(pair)), left.index(pair))))
        left.remove(found[-1])
    return found
