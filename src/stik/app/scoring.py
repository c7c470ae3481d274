"""From a table's history to the scores of its people; the same whether a game ends now or is counted again later."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from stik.app.ports import Entry, Moment
from stik.app.scores import DealScore, GameScore, Scores
from stik.app.table import Table, followed

Rating: TypeAlias = Literal["off", "counts", "guests", "bots"]
"""Whether a table counts for ratings; where it was meant to and does not, who keeps it from counting."""


def rating_of(table: Table) -> Rating:
    """A rating is about people who can be found again: one guest or one bot, and the table counts for nobody."""
    if not table.settings.rated or table.exercise:
        return "off"
    if any(chair.kind == "bot" for chair in table.chairs):
        return "bots"
    return "guests" if any(chair.guest for chair in table.chairs) else "counts"


def scores_of(before: Table, after: Table, at: Moment) -> Scores | None:
    """What the step from one moment of a table to the next has ended; an exercise counts for nothing."""
    if after.play is before.play or after.exercise:
        return None
    deals = _deals(after, at) if after.play.counted > before.play.counted else ()
    games = _games(after, at) if after.phase == "over" and before.phase != "over" else ()
    return Scores(deals, games) if deals or games else None


def scores_in(history: Sequence[Entry]) -> Scores:
    """Everything that a table's history has ended; raises `BrokenHistory`."""
    table, _ = followed(None, history[0])
    deals: list[DealScore] = []
    games: list[GameScore] = []
    for entry in history[1:]:
        before = table
        table, _ = followed(before, entry)
        found = scores_of(before, table, entry.at)
        if found is not None:
            deals += found.deals
            games += found.games
    return Scores(tuple(deals), tuple(games))


def _deals(table: Table, at: Moment) -> tuple[DealScore, ...]:
    """Of everybody who was there to the end; whom a bot stood in for has not played it."""
    settings, brought = table.settings, table.play.last_deal()
    return tuple(
        DealScore(
            table=table.code,
            deal=len(table.play.history),
            seat=chair.seat,
            person=chair.person,
            at=at,
            game=settings.game,
            family=settings.preset,
            points=brought[chair.seat].points,
            facts=brought[chair.seat].facts,
        )
        for chair in table.chairs
        if chair.person is not None and chair.is_waited_for and chair.seat in brought
    )


def _games(table: Table, at: Moment) -> tuple[GameScore, ...]:
    """Who went away has lost or won all the same."""
    settings, outcome, deals = table.settings, table.play.outcome(), table.play.counted
    if not deals:
        return ()
    counts = rating_of(table) == "counts"
    decided = all(place.place for place in outcome.values())
    return tuple(
        GameScore(
            table=table.code,
            seat=chair.seat,
            person=chair.person,
            at=at,
            game=settings.game,
            family=settings.preset,
            club=settings.club,
            side=outcome[chair.seat].side,
            place=outcome[chair.seat].place,
            points=outcome[chair.seat].points,
            deals=deals,
            rated=counts and decided,
        )
        for chair in table.chairs
        if chair.person is not None
    )
