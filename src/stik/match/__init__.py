"""Whole games: deals in sequence, the dealer's turn, the combs, the pulla (`match.voms`, `match.vira`)."""
