"""A contest: mirrored groups of deals or games, each of which follows from its number alone."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

from stik import voms
from stik.arena.deals import ArenaDeal, Rules, dealt, game_of, next_of_game, points, seatings
from stik.arena.external import ExternalPlayer
from stik.arena.mirrors import Seating, Side, difference
from stik.arena.players import EXTERNAL, LevelPlayer, Player, PlayerFault, budget_of
from stik.arena.statistics import Estimate, Times, estimate, times
from stik.arena.table import FAULTS, Notes, played
from stik.bots import Budget
from stik.errors import CannotPlay, Fault, InvalidSetup
from stik.match.voms import Game, with_deal


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays whom, under which rules; values that can be sent to another process."""

    rules: Rules
    a: str
    b: str
    seed: int
    games: bool = False
    ms: int | None = None
    simulations: int | None = None

    def __post_init__(self) -> None:
        if self.games and (not isinstance(self.rules, voms.Rules) or len(self.rules.sides) != 2):
            raise InvalidSetup(Fault.of("arena/no-games"))

    @property
    def names(self) -> dict[Side, str]:
        return {"a": self.a, "b": self.b}

    @property
    def budgets(self) -> dict[Side, Budget]:
        return {side: budget_of(name, self.ms, self.simulations) for side, name in self.names.items()}


@dataclass
class Group:
    """What came of one mirrored group: for deals the difference of a seat, for games the share that `a` won."""

    value: float
    notes: Notes


class Arena:
    """Plays groups of a contest in this process; programs of others are started once and stay for all of them."""

    def __init__(self, contest: Contest, clock: Callable[[], float] = time.perf_counter) -> None:
        self._contest, self._clock = contest, clock
        self._external: dict[tuple[Side, int], ExternalPlayer] = {}

    def group(self, number: int) -> Group:
        contest, notes = self._contest, Notes()
        seed = f"{contest.seed} {number}"
        found = []
        for copy, seating in enumerate(seatings(contest.rules)):
            if contest.games:
                found.append(self._game(seating, notes, seed, copy))
                continue
            deal = dealt(contest.rules, seed)
            self._play(deal, seating, notes, f"{seed} {copy}")
            found.append(difference(seating, points(deal)))
        return Group(sum(found) / len(found), notes)

    def _game(self, seating: Seating, notes: Notes, seed: str, copy: int) -> float:
        """1 if `a` wins the game; the packs are the same for both, as long as both need as many."""
        rules = self._contest.rules
        assert isinstance(rules, voms.Rules)
        cards = Random(seed)
        game = Game.start(rules, dealer=cards.randrange(rules.players))
        while game.winner is None:
            deal = next_of_game(game, cards)
            self._play(deal, seating, notes, f"{seed} {copy} {game.deals}")
            game = with_deal(game, deal.value)
        return float(seating[rules.side_of.index(game.winner)] == "a")

    def _play(self, deal: ArenaDeal, seating: Seating, notes: Notes, seed: str) -> None:
        players = [self._player(side, seat) for seat, side in enumerate(seating)]
        for player in players:
            if isinstance(player, ExternalPlayer):
                with suppress(PlayerFault):  # it is counted when the program is to act
                    player.begin(deal)
        played(deal, players, seating, self._contest.budgets, notes, seed=seed, clock=self._clock)

    def _player(self, side: Side, seat: int) -> Player:
        name, budget = self._contest.names[side], self._contest.budgets[side]
        if not name.startswith(EXTERNAL):
            return LevelPlayer(name, budget)
        if (side, seat) not in self._external:  # one program a seat: partners must not see each other's cards
            command = name.removeprefix(EXTERNAL)
            self._external[side, seat] = ExternalPlayer(command, game_of(self._contest.rules), budget)
        return self._external[side, seat]

    def rehearse(self) -> None:
        """Starts every program once; raises `CannotPlay` for one that does not."""
        deal = dealt(self._contest.rules, f"{self._contest.seed} 0")
        for side, name in self._contest.names.items():
            player = self._player(side, 0)
            if isinstance(player, ExternalPlayer):
                try:
                    player.begin(deal)
                except PlayerFault as fault:
                    raise CannotPlay(Fault.of("arena/cannot-start", player=name, detail=str(fault))) from fault

    def close(self) -> None:
        for player in self._external.values():
            player.close()
        self._external.clear()


@dataclass
class Standing:
    """The contest so far."""

    contest: Contest
    values: list[float] = field(default_factory=list)
    notes: Notes = field(default_factory=Notes)
    clean: int = 0
    """Groups in which everybody played to the end."""

    def take(self, group: Group) -> None:
        self.values.append(group.value)
        self.clean += not group.notes.stand_ins
        self.notes.add(group.notes)

    @property
    def deals(self) -> int:
        """Deals or games that were played."""
        return len(self.values) * len(seatings(self.contest.rules))

    @property
    def result(self) -> Estimate | None:
        """Who plays better, and how surely; None where nothing was played, or every group had faults."""
        return estimate(self.values) if self.clean else None

    def json(self) -> dict[str, object]:
        contest, found = self.contest, self.result
        result = None if found is None else found.json()
        return {
            "game": game_of(contest.rules),
            "rules": contest.rules.preset,
            "options": {name: value for name, _, value in contest.rules.differences()},
            "a": contest.a,
            "b": contest.b,
            "seed": contest.seed,
            "ms": contest.ms,
            "simulations": contest.simulations,
            ("games" if contest.games else "deals"): self.deals,
            ("won" if contest.games else "per_deal"): result,
            "times": {side: None if took is None else took.json() for side, took in self.times.items()},
            "faults": {side: {kind: found[kind] for kind in FAULTS} for side, found in self.notes.faults.items()},
        }

    @property
    def times(self) -> dict[Side, Times | None]:
        return {side: times(seconds) for side, seconds in self.notes.seconds.items()}
