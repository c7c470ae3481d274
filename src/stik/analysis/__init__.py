"""Judges a finished game: the value of every decision, the turning points, and what was possible."""

from stik.analysis.report import (
    Analysis,
    AnalysisError,
    Decision,
    Point,
    Progress,
    Remark,
    Slip,
    Turn,
    Verdict,
    analysis_json,
)
from stik.analysis.run import JUDGING, Wish, analyse
from stik.analysis.words import action_words, sentence

__all__ = [
    "JUDGING",
    "Analysis",
    "AnalysisError",
    "Decision",
    "Point",
    "Progress",
    "Remark",
    "Slip",
    "Turn",
    "Verdict",
    "Wish",
    "action_words",
    "analyse",
    "analysis_json",
    "sentence",
]
