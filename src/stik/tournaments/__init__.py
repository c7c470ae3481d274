"""Tournaments of both games: draw, schedule, tables, who goes on; pure functions of what has been entered."""

from stik.tournaments.changes import Changes, Moved, changes
from stik.tournaments.departures import Departures, Gone, Walkover
from stik.tournaments.distribution import read_distribution, write_distribution
from stik.tournaments.draw import Partners, chance_of, draw_bye, draw_lot, draw_numbers, draw_partners, draw_pools
from stik.tournaments.extras import Unofficial, unofficial, wanted_extra_games
from stik.tournaments.formats import FORMATS, Course, Criterion, Format, Scale
from stik.tournaments.matches import BEST_OF, Match, matches, podium, semi_finals
from stik.tournaments.model import By, Decision, Entrant, EntrantId, GameResult, Penalty, Sitting, Stage, Tournament
from stik.tournaments.naming import entrant_named
from stik.tournaments.ranking import Ranked, final_places, ranking_list
from stik.tournaments.reading import read_tournament
from stik.tournaments.schedule import Fixture, Round, Schedule, round_robin
from stik.tournaments.scoring import counted, match_points
from stik.tournaments.seating import Seating, lower_bound, seating, table_sizes
from stik.tournaments.settings import format_with
from stik.tournaments.simulation import Chances, Outlook, simulate
from stik.tournaments.standings import Qualified, Standings, standings
from stik.tournaments.table import Row, Table
from stik.tournaments.timetable import MINUTES_A_DEAL, Appointment, Timetable, timetable
from stik.tournaments.warnings import warnings
from stik.tournaments.writing import to_file, to_json

__all__ = [
    "BEST_OF",
    "FORMATS",
    "MINUTES_A_DEAL",
    "Appointment",
    "By",
    "Chances",
    "Changes",
    "Course",
    "Criterion",
    "Decision",
    "Departures",
    "Entrant",
    "EntrantId",
    "Fixture",
    "Format",
    "GameResult",
    "Gone",
    "Match",
    "Moved",
    "Outlook",
    "Partners",
    "Penalty",
    "Qualified",
    "Ranked",
    "Round",
    "Row",
    "Scale",
    "Schedule",
    "Seating",
    "Sitting",
    "Stage",
    "Standings",
    "Table",
    "Timetable",
    "Tournament",
    "Unofficial",
    "Walkover",
    "chance_of",
    "changes",
    "counted",
    "draw_bye",
    "draw_lot",
    "draw_numbers",
    "draw_partners",
    "draw_pools",
    "entrant_named",
    "final_places",
    "format_with",
    "lower_bound",
    "match_points",
    "matches",
    "podium",
    "ranking_list",
    "read_distribution",
    "read_tournament",
    "round_robin",
    "seating",
    "semi_finals",
    "simulate",
    "standings",
    "table_sizes",
    "timetable",
    "to_file",
    "to_json",
    "unofficial",
    "wanted_extra_games",
    "warnings",
    "write_distribution",
]
