"""Whole games: deals in sequence, the dealer's turn, the combs, the pulla."""

from stik.match.vira import Sitting, divide, divided, draw_hogsta, draw_seats
from stik.match.voms import Game, next_deal, with_deal

__all__ = ["Game", "Sitting", "divide", "divided", "draw_hogsta", "draw_seats", "next_deal", "with_deal"]
