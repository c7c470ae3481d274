"""From a table's history to the scores of its people; the same whether a game ends now or is counted again later."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from stik.app.folding import folded
from stik.app.plays.running import Stored
from stik.app.ports import Entry, Moment
from stik.app.scores import DealScore, GameScore, Scores
from stik.app.table import Table

Rating: TypeAlias = Literal["off", "counts", "guests", "bots"]
"""Whether a table counts for ratings; where it was meant to and does not, who keeps it from counting."""


def rating_of(table: Table) -> Rating:
    """A rating is about people who can be found again: one guest or one bot, and the table counts for nobody."""
    if not table.settings.rated or table.exercise:
        return "off"
    if any(chair.kind == "bot" for chair in table.chairs):
        return "bots"
    return "guests" if any(chair.guest for chair in table.chairs) else "counts"


def scores_of(table: Table, facts: Stored, at: Moment, counted: int) -> Scores | None:
    """What a step has ended, by what is stored of it, where so many deals had counted; an exercise counts nothing."""
    if table.exercise:
        return None
    deal, outcome = facts.get("deal"), facts.get("outcome")
    deals = _deals(table, deal["brought"], at) if deal and deal["counted"] > counted else ()
    games = _games(table, outcome, at) if outcome else ()
    return Scores(deals, games) if deals or games else None


def scores_in(history: Sequence[Entry]) -> Scores:
    """Everything that a table's history has ended; raises `BrokenHistory`."""
    deals: list[DealScore] = []
    games: list[GameScore] = []
    counted = 0
    for step in folded(history):
        found = scores_of(step.after, step.facts, step.entry.at, counted)
        counted = step.facts["deal"]["counted"] if "deal" in step.facts else counted
        if found is not None:
            deals += found.deals
            games += found.games
    return Scores(tuple(deals), tuple(games))


def _deals(table: Table, brought: Stored, at: Moment) -> tuple[DealScore, ...]:
    """Of everybody who was there to the end; whom a bot stood in for has not played it."""
    settings = table.settings
    return tuple(
        DealScore(
            table=table.code,
            deal=len(table.play.history),
            seat=chair.seat,
            person=chair.person,
            at=at,
            game=settings.game,
            family=settings.preset,
            **brought[chair.seat],
        )
        for chair in table.chairs
        if chair.person is not None and chair.is_waited_for and chair.seat in brought
    )


def _games(table: Table, outcome: Stored, at: Moment) -> tuple[GameScore, ...]:
    """Who went away has lost or won all the same."""
    settings, deals = table.settings, table.play.counted
    if not deals:
        return ()
    counts = rating_of(table) == "counts"
    decided = all(place["place"] for place in outcome.values())
    return tuple(
        GameScore(
            table=table.code,
            seat=chair.seat,
            person=chair.person,
            at=at,
            game=settings.game,
            family=settings.preset,
            club=settings.club,
            **outcome[chair.seat],
            deals=deals,
            rated=counts and decided,
        )
        for chair in table.chairs
        if chair.person is not None
    )
