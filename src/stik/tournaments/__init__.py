"""Tournaments of both games: draw, schedule, tables, who goes on; pure functions of what has been entered."""

from stik.tournaments.formats import FORMATS, Criterion, Format, Scale
from stik.tournaments.matches import Match, matches, podium, semi_finals
from stik.tournaments.model import By, Decision, Entrant, EntrantId, GameResult, Penalty, Sitting, Stage, Tournament
from stik.tournaments.reading import read_tournament, warnings
from stik.tournaments.schedule import Fixture, Round, Schedule, round_robin
from stik.tournaments.standings import Qualified, Standings, standings
from stik.tournaments.table import Row, Table
from stik.tournaments.writing import to_json

__all__ = [
    "FORMATS",
    "By",
    "Criterion",
    "Decision",
    "Entrant",
    "EntrantId",
    "Fixture",
    "Format",
    "GameResult",
    "Match",
    "Penalty",
    "Qualified",
    "Round",
    "Row",
    "Scale",
    "Schedule",
    "Sitting",
    "Stage",
    "Standings",
    "Table",
    "Tournament",
    "matches",
    "podium",
    "read_tournament",
    "round_robin",
    "semi_finals",
    "standings",
    "to_json",
    "warnings",
]
