"""Judges a finished game: the value of every decision, the turning points, and what was possible."""

from stik.analysis.report import (
    Analysis,
    AnalysisError,
    Answer,
    Decision,
    Grade,
    Point,
    Progress,
    Remark,
    Slip,
    Turn,
    Unjudged,
    Verdict,
    analysis_json,
)
from stik.analysis.run import JUDGES, JUDGING, Wish, analyse
from stik.analysis.words import action_words, sentence

__all__ = [
    "JUDGES",
    "JUDGING",
    "Analysis",
    "AnalysisError",
    "Answer",
    "Decision",
    "Grade",
    "Point",
    "Progress",
    "Remark",
    "Slip",
    "Turn",
    "Unjudged",
    "Verdict",
    "Wish",
    "action_words",
    "analyse",
    "analysis_json",
    "sentence",
]
