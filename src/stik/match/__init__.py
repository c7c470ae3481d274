"""Whole games: deals in sequence, the dealer's turn, the combs."""

from stik.match.voms import (
    Game,
    GameResult,
    Match,
    first_dealer,
    next_deal,
    setup_of,
    with_deal,
    with_game_deal,
)

__all__ = [
    "Game",
    "GameResult",
    "Match",
    "first_dealer",
    "next_deal",
    "setup_of",
    "with_deal",
    "with_game_deal",
]
