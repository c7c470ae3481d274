"""Whole games: deals in sequence, the dealer's turn, the combs."""

from stik.match.voms import Game, next_deal, with_deal

__all__ = ["Game", "next_deal", "with_deal"]
