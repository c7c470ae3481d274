"""The referee: what went wrong at a table, what the articles say about it, who decides, and what follows."""

from stik.rulings.decide import GAMES, AnyIrregularity, irregularities, names, presets, rule, sections
from stik.rulings.effects import Choice, Effect
from stik.rulings.facts import Fact, Kind
from stik.rulings.reading import Names, read_fact
from stik.rulings.ruling import Ruling, Sentence

__all__ = [
    "GAMES",
    "AnyIrregularity",
    "Choice",
    "Effect",
    "Fact",
    "Kind",
    "Names",
    "Ruling",
    "Sentence",
    "irregularities",
    "names",
    "presets",
    "read_fact",
    "rule",
    "sections",
]
