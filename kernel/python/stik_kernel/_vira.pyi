"""Vira in bit masks. A card is 0–51 in pack order, a set of cards one bit a card; seats are 0–2 from förhand."""

from collections.abc import Mapping, Sequence

native: bool
"""Whether the module was built with all instructions of the building machine."""

class Solver:
    """Exact play with open hands; one object for one thread, it remembers what it has proved."""

    def __init__(self, entries: int = 1048576) -> None: ...
    def tricks(
        self,
        hands: Sequence[int],
        *,
        declarer: int,
        leader: int,
        trump: int,
        misar: bool = False,
        table: Sequence[int] = (),
        least: int = 0,
        most: int = 13,
    ) -> int:
        """What the declarer still takes, the trick on the table included; told apart from `least` to `most` only."""
    def solve(
        self,
        hands: Sequence[int],
        *,
        declarer: int,
        leader: int,
        trump: int,
        misar: bool = False,
        table: Sequence[int] = (),
        least: int = 0,
        most: int = 13,
    ) -> tuple[int, int]:
        """The same, and the set of all cards that keep it."""
    def values(
        self,
        hands: Sequence[int],
        *,
        declarer: int,
        leader: int,
        trump: int,
        misar: bool = False,
        table: Sequence[int] = (),
        least: int = 0,
        most: int = 13,
    ) -> dict[int, int]:
        """What the declarer takes after each legal card."""
    def clear(self) -> None: ...
    @property
    def nodes(self) -> int:
        """Tricks that were begun in all searches so far."""

def solve_batch(
    tasks: Sequence[tuple[int, int, int, int, int, int, bool]], *, threads: int = 1, least: int = 0, most: int = 13
) -> list[int]:
    """The declarer's tricks of many endings: three hands, declarer, leader, trump, misär."""

class Play:
    """The play of the cards; hands may be partly unknown, if only `evaluate` is asked."""

    def __init__(
        self,
        hands: Sequence[int],
        *,
        declarer: int,
        leader: int,
        trump: int,
        left: int,
        table: Sequence[int] = (),
        tricks: Sequence[int] = (0, 0, 0),
        obliged: int = 0,
    ) -> None: ...
    @property
    def hands(self) -> list[int]: ...
    @property
    def tricks(self) -> list[int]: ...
    @property
    def table(self) -> list[int]: ...
    @property
    def leader(self) -> int: ...
    @property
    def left(self) -> int: ...
    @property
    def to_act(self) -> int: ...
    def legal(self) -> int: ...
    def lay(self, card: int) -> None: ...
    def take_back(self) -> None: ...
    def copy(self) -> Play: ...
    def minimax(self, *, misar: bool) -> int:
        """What the declarer still takes, by trying everything: for tests, and only near the end."""
    def playouts(self, number: int, *, seed: int, threads: int = 1) -> list[int]:
        """How often the declarer ends with 0 to 13 tricks, all cards played by lot."""

class Worlds:
    """Every way in which unseen cards can fill places; `known` says for sets of cards in which places they may lie."""

    def __init__(self, room: Sequence[int], known: Sequence[tuple[int, int]]) -> None: ...
    @property
    def count(self) -> float: ...
    def draw(self, number: int, *, seed: int) -> list[list[int]]:
        """Worlds, each equally likely: the set of cards in each of six places."""

def evaluate(
    play: Play,
    worlds: Worlds,
    *,
    misar: bool,
    samples: int,
    seed: int,
    threads: int = 1,
    seconds: float = 0.0,
    least: int = 0,
    most: int = 13,
) -> tuple[int, dict[int, list[int]]]:
    """How many worlds were solved, and for each legal card how often the declarer then ends with 0 to 13 tricks."""

class Setup:
    """The rules in numbers and what is fixed for a deal."""

    def __init__(self, rules: Mapping[str, object], *, table: int, hogsta: int, pool: int = 0) -> None: ...

class Deal:
    """A whole deal; an action is one number, its kind in the highest byte."""

    def __init__(self, setup: Setup, deck: Sequence[int]) -> None: ...
    @staticmethod
    def from_dict(setup: Setup, fields: Mapping[str, object]) -> Deal: ...
    def as_dict(self) -> dict[str, object]: ...
    @property
    def to_act(self) -> int: ...
    @property
    def phase(self) -> int: ...
    @property
    def settlement(self) -> list[int]:
        """The change of the three seats, of the one who sits out, and of the pool."""
    def actions(self) -> list[int]: ...
    def choice(self) -> tuple[int, int, int]:
        """Kind, least and most of a choice of cards; the kind is -1 where there is none."""
    def is_legal(self, action: int) -> bool: ...
    def random_action(self, *, seed: int) -> int: ...
    def apply(self, action: int) -> None: ...
    def undo(self) -> None: ...
    def copy(self) -> Deal: ...
    def play(self) -> Play: ...
    def playouts(self, number: int, *, seed: int, threads: int = 1) -> tuple[int, list[int]]:
        """How many actions were done, and the sums of all settlements."""

class Sight:
    """What one seat knows of a deal, and what its actions are worth in deals drawn from that.

    Worth is the change of the seat's own account, and its share of what the pool gains or loses.
    """

    def __init__(
        self,
        deal: Deal,
        *,
        hands: Sequence[int],
        discards: Sequence[int],
        seat: int,
        other: int,
        worlds: Worlds,
        lean: Sequence[Sequence[float]] = (),
        heard: Sequence[Sequence[int]] = (),
        tries: int = 1,
    ) -> None: ...
    def draw(self, *, seed: int) -> Deal:
        """A deal that the seat may be in."""
    def rate(
        self, actions: Sequence[int], *, simulations: int, seed: int, seconds: float = 0.0, solved: bool = False
    ) -> list[tuple[float, float, int]]:
        """For each action its worth, the standard error and how often it was tried; the rest of the deal is played by
        rules of thumb, or with `solved` the cards as well as open hands allow."""
    def solve(self, *, worlds: int, seed: int, seconds: float = 0.0) -> list[tuple[int, tuple[float, float, int]]]:
        """For each legal card its worth over drawn worlds, each solved with open hands."""
    def search(
        self, *, simulations: int, seed: int, seconds: float = 0.0, exploration: float = 0.7, sensible: bool = False
    ) -> tuple[int, list[tuple[int, int, float]]]:
        """Information-set tree search: how many simulations, and for each legal card its visits and its worth."""
    def payoff(self) -> list[float]:
        """What 0 to 13 tricks of the declarer are worth to the seat."""

def sensible_action(deal: Deal, *, seed: int) -> int:
    """What a player by rules of thumb does, who knows the cards in play but not who holds them."""
