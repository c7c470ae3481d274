"""The real table: what people with cards in their hands write down, ask, draw and deal; plain data in and out."""

from stik.protocol.real.door import answer_text

__all__ = ["answer_text"]
