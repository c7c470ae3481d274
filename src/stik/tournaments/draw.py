"""Draws: pools, player numbers, lots, partners, who sits out; each from a seed that anyone can repeat ("TR.1")."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from string import ascii_uppercase
from typing import Final, TypeVar

from stik.cards import Card, Rank, Suit
from stik.engine import Chance, Stream
from stik.errors import Fault, TournamentError
from stik.tournaments.model import By, Decision, EntrantId
from stik.voms.ranking import STRENGTH, THE_36

T = TypeVar("T")

_SEVENS: Final = frozenset(card for card in THE_36 if card.rank is Rank.SEVEN)


def chance_of(seed: str, purpose: str) -> Stream:
    """The draw of a tournament for one purpose: every purpose has its own, so that none spoils another ("TR.1")."""
    return Stream(seed, {"purpose": purpose})


def draw_pools(teams: Sequence[EntrantId], pools: int, seed: str) -> Mapping[str, tuple[EntrantId, ...]]:
    """One card each from a prepared stack with as many of a colour as its pool needs ("T.TF.2", "I.TF.1", V95)."""
    if not 1 <= pools <= min(len(teams), len(ascii_uppercase)):
        raise TournamentError(Fault.of("tournament/how-many-pools", pools=pools, teams=len(teams)))
    stack = [ascii_uppercase[place % pools] for place in range(len(teams))]
    drawn = dict(zip(teams, chance_of(seed, "pools").shuffled(stack), strict=True))
    return {pool: tuple(team for team in teams if drawn[team] == pool) for pool in ascii_uppercase[:pools]}


def draw_numbers(persons: Sequence[EntrantId], seed: str) -> Mapping[int, EntrantId]:
    """Player numbers for a seating, by lot."""
    return dict(enumerate(chance_of(seed, "numbers").shuffled(persons), 1))


def draw_lot(tie: Sequence[EntrantId], seed: str) -> Decision:
    """The order of a tie by lot; the order in which the tied are named does not matter ("TR.2", "TR.15")."""
    named = sorted(tie)
    return Decision(chance_of(seed, "lot:" + " ".join(named)).shuffled(named), By.LOT)


def draw_bye(players: Sequence[T], chance: Chance) -> T:
    """Who sits out: of all in the first game, then of the losers of the round before ("W.L")."""
    return players[chance.randrange(len(players))]


@dataclass(frozen=True, slots=True)
class Partners:
    """Pairs found by drawing cards, and every card that was drawn, sevens included."""

    pairs: tuple[tuple[str, str], ...]
    drawn: tuple[tuple[str, Card], ...]


def draw_partners(persons: Sequence[str], seed: str) -> Partners:
    """A card each, sevens drawn again; lowest plays with highest and so on inwards ("W.A2", V23)."""
    most = len(THE_36) - len(_SEVENS)
    if len(persons) % 2 or not 2 <= len(persons) <= most:
        raise TournamentError(Fault.of("tournament/how-many-partners", persons=len(persons), most=most))
    pack = list(chance_of(seed, "partners").shuffled(sorted(THE_36)))
    drawn: list[tuple[str, Card]] = []
    held: dict[str, Card] = {}
    for person in persons:
        while person not in held:
            card = pack.pop()
            drawn.append((person, card))
            if card not in _SEVENS:
                held[person] = card
    order = sorted(persons, key=lambda person: _rank(held[person]))
    half = len(order) // 2
    return Partners(tuple(zip(order[:half], reversed(order[half:]), strict=True)), tuple(drawn))


def _rank(card: Card) -> tuple[int, int]:
    """The order of a trick; Toqu and Voms, level there, by suit (V23)."""
    return STRENGTH[card.index], Suit.DIAMONDS - card.suit
