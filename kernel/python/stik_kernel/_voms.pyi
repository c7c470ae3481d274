"""Voms in bit masks: positions, moves, playouts, worlds and an exact solver.

Cards are 0 to 52 in pack order, sets of cards one bit a card, moves single numbers that `Rules.text` writes in the
engine's notation. Nobody is -1. Work of more than one item is shared among threads without the interpreter's lock; what
it yields depends on the seed alone.
"""

from collections.abc import Mapping, Sequence
from typing import Any

native: bool
"""Whether the module was built with all instructions of the building machine."""

class Rules:
    """One way to play."""

    def __init__(self, options: Mapping[str, str | int | bool]) -> None:
        """The engine's options by name; those left out are the tournament's."""
    @property
    def players(self) -> int: ...
    @property
    def sides(self) -> int: ...
    @property
    def side_of(self) -> list[int]: ...
    @property
    def pack(self) -> list[int]: ...
    def text(self, move: int) -> str:
        """The move in the engine's notation."""
    def read(self, text: str) -> int:
        """The move that a text means."""

class Worth:
    """The chances to win the game, by what each side still lacks.

    With two sides `rows[a - 1][b - 1]` is the chance of the side that lacks `a` against one that lacks `b`; with more,
    `rows[a - 1][n]` is the chance that a side which lacks `a` has it in deal `n` from now, counted from 0.
    """

    def __init__(self, sides: int, rows: Sequence[Sequence[float]]) -> None: ...
    def of(self, position: Position) -> list[float]:
        """Each side's chance when a deal is over."""
    def between(self, lacks: Sequence[int]) -> list[float]:
        """Each side's chance before a deal, from what each lacks."""

class Payoff:
    """What the end of a deal is worth to a side.

    `lus` weighs each lus more than the best of the others has (what Toqu on the partner's Voms costs counts as lus
    lost), `win` the game won or lost, `over` going over the comb.
    """

    def __init__(self, *, lus: int = 1, win: int = 0, over: int = 0, worth: Worth | None = None) -> None: ...
    @property
    def lus(self) -> int: ...
    @property
    def win(self) -> int: ...
    @property
    def over(self) -> int: ...

class Position:
    """A deal at one moment, with everything that is hidden."""

    @staticmethod
    def begin(
        rules: Rules,
        deck: Sequence[int],
        *,
        dealer: int,
        score: Sequence[int],
        target: Sequence[int],
        first_deal: bool = False,
        manual_cut: bool = False,
        knocked: bool = False,
    ) -> Position:
        """A new deal: the pack waits for the cut, or is dealt at once in the order given."""
    @staticmethod
    def of(rules: Rules, plain: dict[str, Any]) -> Position:
        """The position that `plain` described."""
    def plain(self) -> dict[str, Any]:
        """Everything in plain numbers."""
    @property
    def rules(self) -> Rules: ...
    @property
    def to_act(self) -> int: ...
    @property
    def over(self) -> bool: ...
    @property
    def winner(self) -> int: ...
    @property
    def hands(self) -> list[int]: ...
    @property
    def gain(self) -> list[int]: ...
    def legal(self) -> list[int]:
        """Every choice of the seat to act, in the engine's order; calls stand apart."""
    def texts(self) -> list[str]:
        """The same in the engine's notation."""
    def calls(self) -> list[tuple[int, int]]:
        """The calls that are open besides: seat and move."""
    def offers(self) -> list[int]:
        """To whom the dealer may hold out the pack."""
    def apply(self, move: int) -> Position:
        """The position after a move; raises where it is not legal."""
    def play(self, move: int) -> None:
        """Makes a move in place; raises where it is not legal."""
    def copy(self) -> Position: ...
    def value(self, side: int, payoff: Payoff = ...) -> int:
        """What the end is worth to a side."""
    def random_step(self, seed: int, stream: int = 0) -> Position:
        """The position after one random legal move, each equally likely."""
    def playout(self, seed: int, stream: int = 0) -> Position:
        """The end of the deal by random moves; what favours its caller is called at once."""
    def __eq__(self, other: object) -> bool: ...

class Observer:
    """What one seat has seen of a deal, and the worlds that agree with it."""

    @staticmethod
    def of(rules: Rules, seat: int, view: dict[str, Any], knocked: bool = False) -> Observer:
        """From a view on; from the first trick of a deal on, that is all of it."""
    @staticmethod
    def watch(position: Position, seat: int, knocked: bool = False) -> Observer:
        """The same from what the seat sees of a position."""
    @property
    def seat(self) -> int: ...
    def see(self, move: int, view: dict[str, Any] | None = None) -> None:
        """A move was made, by anybody; the view, if the seat looked after it."""
    def see_position(self, move: int, after: Position) -> None: ...
    def sample(self, count: int, *, seed: int, threads: int = 1, max_tries: int = 1_000_000) -> list[Position]:
        """Worlds as positions at the present moment, each equally likely; raises RuntimeError where none is found."""
    def accepted(self, tries: int, *, seed: int) -> float:
        """The share of worlds that the rules leave, of those that agree with the cards seen."""
    def agrees(self, position: Position) -> bool:
        """Whether a position looks to the seat as what it saw last."""
    def copy(self) -> Observer: ...

def playouts(
    positions: Sequence[Position], *, each: int, seed: int, threads: int = 1, side: int = 0, payoff: Payoff = ...
) -> list[dict[str, Any]]:
    """Sums over random playouts of each position: deals, moves, value, value_squared, gain, wins, endings.

    Playout number `i` of the first position is `playout(seed, i)`.
    """

def random_deals(rules: Rules, *, deals: int, seed: int, threads: int = 1) -> dict[str, Any]:
    """The same sums over whole random deals from the shuffle on, void ones included."""

def solve(position: Position, *, side: int = -1, payoff: Payoff = ..., max_nodes: int = 100_000_000) -> tuple[int, int]:
    """The exact value for a side (by default of the seat to act) with open hands, and how many positions it took.

    All others play against the side. Raises RuntimeError where more than `max_nodes` positions would be needed.
    """

def solve_moves(
    position: Position, *, side: int = -1, payoff: Payoff = ..., max_nodes: int = 100_000_000
) -> list[tuple[int, int]]:
    """The exact value after each legal move."""

def rate_by_playouts(
    positions: Sequence[Position], *, each: int, seed: int, threads: int = 1, side: int = -1, payoff: Payoff = ...
) -> list[tuple[int, list[float]]]:
    """Each legal move, with the mean of its playouts in each of these positions, which must offer the same choices."""

def rate_by_solving(
    positions: Sequence[Position],
    *,
    threads: int = 1,
    side: int = -1,
    payoff: Payoff = ...,
    max_nodes: int = 100_000_000,
) -> list[tuple[int, list[float]]]:
    """Each legal move, with its exact value in each of these positions."""

def search(
    observer: Observer,
    *,
    worth: Worth,
    seed: int,
    simulations: int = 0,
    ms: float = 0.0,
    curiosity: float = ...,
    ripe: int = ...,
    worlds: int = ...,
    infer: bool = ...,
    sensible: bool = ...,
) -> tuple[list[tuple[int, int, float]], int]:
    """Searches for the seat that observes and is to act: moves with their visits and mean chances, and simulations.

    Stops after so many simulations or milliseconds, whichever comes first (0: no such limit). Limited by simulations
    alone it repeats exactly.
    """

def solve_worlds(
    observer: Observer,
    *,
    worth: Worth,
    seed: int,
    simulations: int = 0,
    ms: float = 0.0,
    worlds: int = ...,
    infer: bool = ...,
) -> tuple[list[tuple[int, int, float]], int]:
    """The same by solving world after world exactly; `simulations` counts worlds.

    Raises RuntimeError where a world takes too many positions.
    """
