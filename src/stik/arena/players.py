"""Who plays in the arena: a level of the bots, or a program of somebody else."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from typing import Final

from stik.arena.deals import ArenaDeal, called
from stik.bots import BUDGETS, Budget, check_level, level_of
from stik.engine import Chance, Seat
from stik.errors import Fault, InvalidSetup, StikError

EXTERNAL: Final = "cmd:"
"""A player whose name begins so is a command to be started."""
USUAL: Final = Budget(500)
"""What a program is given where nothing is said."""


class PlayerFault(Exception):
    """What a player did wrong: `illegal`, `late` or `crashed`."""

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(kind, detail)
        self.kind = kind

    def __str__(self) -> str:
        return ": ".join(self.args)


class Player:
    """Plays one seat; who has no use for what it is told does nothing about it."""

    def action(self, deal: ArenaDeal, seat: Seat, chance: Chance) -> str:
        """What it does who is to act; raises `PlayerFault`."""
        raise NotImplementedError

    def call(self, deal: ArenaDeal, seat: Seat, chance: Chance) -> str | None:  # noqa: ARG002
        """What it says besides, to act or not."""
        return None

    def refused(self, error: StikError) -> None:
        """Hears that its action was not one."""

    def deal_over(self, deal: ArenaDeal, seat: Seat) -> None:
        """Hears what came of the deal."""


@dataclass(frozen=True, slots=True)
class LevelPlayer(Player):
    """A bot of this package."""

    level: str
    budget: Budget

    def action(self, deal: ArenaDeal, seat: Seat, chance: Chance) -> str:
        del seat  # it is to act
        return str(deal.suggest(self.level, chance, self.budget)["action"])

    def call(self, deal: ArenaDeal, seat: Seat, chance: Chance) -> str | None:
        return called(deal, self.level, seat, chance)


def check_player(game: str, name: str) -> None:
    """Refuses what is neither a level of the game nor a command."""
    if name.startswith(EXTERNAL):
        words_of(name.removeprefix(EXTERNAL))
    else:
        check_level(name, game=game)


def words_of(command: str) -> list[str]:
    """The command as a program and its arguments."""
    try:
        words = shlex.split(command)
    except ValueError:  # a quotation that does not end
        words = []
    if not words:
        raise InvalidSetup(Fault.of("arena/no-command", command=command))
    return words


def budget_of(name: str, ms: int | None, simulations: int | None) -> Budget:
    """How long this player may think."""
    usual = USUAL if name.startswith(EXTERNAL) else BUDGETS[level_of(name)]
    if ms is None and simulations is None:
        return usual
    return Budget(60_000 if ms is None else ms, simulations)
