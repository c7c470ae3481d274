"""A tournament as plain frozen values: who plays, what has been entered, what the organiser has decided."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

from stik.engine.edition import EDITION
from stik.tournaments.formats import Format

if TYPE_CHECKING:
    from stik.tournaments.standings import Standings

EntrantId: TypeAlias = str
Pair: TypeAlias = tuple[int, int]


class Stage(StrEnum):
    """Where a game belongs."""

    POOL = "pool"
    SEMI_FINAL = "semi-final"
    BRONZE = "bronze"
    FINAL = "final"
    PLAY_OFF = "play-off"
    """Extra games between level entrants ("W.L")."""
    UNOFFICIAL = "unofficial"
    """Third against third and so on, never counted ("T.TF.2")."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A team, or a person; replacing a player keeps the entrant."""

    id: EntrantId
    name: str
    pool: str
    players: tuple[str, ...] = ()
    withdrawn: bool = False
    club: str = ""
    number: int | None = None
    """Vira: the number that was drawn for the seating."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game that counts, seen from its winner."""

    winner: EntrantId
    loser: EntrantId
    lus: Pair
    """The winner's and the loser's."""
    empty: Pair
    """Strokes left on the combs, extra ones counted like any other ("T.P.e")."""
    toqued: bool = False
    """The losers toqu'ed each other."""
    points: tuple[float, float] = (0, 0)
    """The winner's and the loser's match points."""

    @property
    def pair(self) -> frozenset[EntrantId]:
        return frozenset((self.winner, self.loser))


@dataclass(frozen=True, slots=True)
class GameResult:
    """One game as it was entered: lus on combs, or who was absent, or who forfeits it."""

    stage: Stage
    a: EntrantId
    b: EntrantId
    lus: Pair | None = None
    comb: Pair = (9, 9)
    toqued: EntrantId | None = None
    absent: tuple[EntrantId, ...] = ()
    forfeit: EntrantId | None = None
    round: int | None = None
    reason: str = ""
    confirmed: tuple[str, ...] | None = None
    """Who has confirmed it, `organiser` or entrants; none: it is the organiser's own entry."""
    late: bool = False
    """Timed play: it ran when the time was up."""
    worth: Game | None = None
    """What it counted for when it began to count; none: what the format says."""

    @property
    def pair(self) -> frozenset[EntrantId]:
        return frozenset((self.a, self.b))

    @property
    def void(self) -> bool:
        """Neither side came: there is no winner, and nothing to count."""
        return len(self.absent) > 1


@dataclass(frozen=True, slots=True)
class Sitting:
    """A table of Vira in one round: what each has won or lost after the division of the pulla."""

    round: int
    table: int | None
    seats: tuple[EntrantId, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Penalty:
    """Points off, or a warning at 0 points; apart from every game ("TR.7", "SM.M1")."""

    entrant: EntrantId
    points: float = 0
    stage: Stage = Stage.POOL
    reason: str = ""
    cites: tuple[str, ...] = ()


class By(StrEnum):
    """How the organiser settled a tie that no criterion breaks."""

    LOT = "lot"
    EXTRA_GAME = "extra-game"
    ORGANISER = "organiser"


@dataclass(frozen=True, slots=True)
class Decision:
    """The organiser's order of a tie ("TR.2", "TR.15")."""

    order: tuple[EntrantId, ...]
    by: By
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Tournament:
    """All that the tables are computed from."""

    format: Format
    entrants: tuple[Entrant, ...]
    games: tuple[GameResult, ...] = ()
    sittings: tuple[Sitting, ...] = ()
    disqualified: frozenset[EntrantId] = frozenset()
    penalties: tuple[Penalty, ...] = ()
    decisions: tuple[Decision, ...] = ()
    name: str = ""
    place: str = ""
    date: str = ""
    seed: str = ""
    """Every draw follows from it, so that anyone can repeat it ("TR.1")."""
    running: bool = False
    """Free and timed play: not closed yet."""
    notes: tuple[str, ...] = field(default=())
    """Appeals: what was asked, what was decided, by whom ("SM.K1")."""
    edition: int = EDITION
    """By which state of the rulings the format is read."""
    final: Standings | None = None
    """As they were written down when the event was closed."""

    def pools(self) -> dict[str, tuple[EntrantId, ...]]:
        """The entrants by pool, each in the order of entry; who withdrew before playing is not among them."""
        played = {one for game in self.games for one in (game.a, game.b)}
        played |= {one for sitting in self.sittings for one in sitting.seats}
        found: dict[str, list[EntrantId]] = {}
        for entrant in self.entrants:
            if entrant.id in played or not entrant.withdrawn:
                found.setdefault(entrant.pool, []).append(entrant.id)
        return {name: tuple(found[name]) for name in sorted(found)}

    def names(self) -> dict[EntrantId, str]:
        return {entrant.id: entrant.name for entrant in self.entrants}
