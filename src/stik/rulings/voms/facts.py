"""The facts that a ruling in Voms may turn on."""

from __future__ import annotations

from typing import Final

from stik.rulings.facts import Kind, Vocabulary

VOCABULARY: Final = Vocabulary()

BY: Final = VOCABULARY.fact("by", Kind.PARTY)
DEALER: Final = VOCABULARY.fact("dealer", Kind.SEAT)
SCORE: Final = VOCABULARY.fact("score", Kind.PER_SIDE)
"""The combs as they stood when the deal began."""
TARGET: Final = VOCABULARY.fact("target", Kind.PER_SIDE)
GAIN: Final = VOCABULARY.fact("gain", Kind.PER_SIDE)
"""Lus of the deal so far, the deal lus among them."""
DEAL_LUS: Final = VOCABULARY.fact("deal_lus", Kind.PER_SIDE)
ATAATAQ: Final = VOCABULARY.fact("ataataq", Kind.PER_SIDE)
TRICKS: Final = VOCABULARY.fact("tricks", Kind.PER_SIDE)
OCCURRENCE: Final = VOCABULARY.fact("occurrence", Kind.NUMBER)
OUT_OF_TURN: Final = VOCABULARY.fact("out_of_turn", Kind.FLAG)
HOLDS_VOMS: Final = VOCABULARY.fact("holds_voms", Kind.FLAG)
FORCED: Final = VOCABULARY.fact("forced", Kind.FLAG)
"""There was no other play: the last cards, or the whole hand."""
WHERE: Final = VOCABULARY.fact("where", Kind.CHOICE, ("first-trick", "last-hand", "sacrifice"))
NEXT_PLAYED: Final = VOCABULARY.fact("next_played", Kind.FLAG)
UNDER_D3: Final = VOCABULARY.fact("under_d3", Kind.FLAG)
SACRIFICED: Final = VOCABULARY.fact("sacrificed", Kind.FLAG)
KNOCKED: Final = VOCABULARY.fact("knocked", Kind.FLAG)
D3_PLAYED: Final = VOCABULARY.fact("d3_played", Kind.FLAG)
CANNOT_TAKE_OVER: Final = VOCABULARY.fact("cannot_take_over", Kind.FLAG)
DEAL_OVER: Final = VOCABULARY.fact("deal_over", Kind.FLAG)
TALK: Final = VOCABULARY.fact("talk", Kind.CHOICE, ("score", "tactics", "cheating", "asked-scorer"))
