"""Matches of a tournament at tables of this server: opening them, and what comes of them."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any

from stik import vira, voms
from stik.app.desk.keys import derived
from stik.app.desk.orders import Result, ViraResult, VomsResult
from stik.app.desk.state import Desk, Gains, PlannedMatch
from stik.app.plays.vira import ViraPlay
from stik.app.plays.voms import VomsPlay
from stik.app.secret import Secret
from stik.app.settings import TableSettings
from stik.app.table import Table
from stik.match.voms import GameResult, Match
from stik.protocol.offers import Rules
from stik.tournaments import EntrantId
from stik.vira.rules import SEATS


def settings_of(desk: Desk, match: PlannedMatch) -> TableSettings:
    """How a match is played: by the desk's rules, whatever their preset says today.

    Nobody helps, and where others play the same deals nobody looks on.
    """
    vira_table = desk.game == "vira"
    changed: dict[str, Any] = {name: value for name, _, value in desk.rules.differences()}
    return TableSettings(
        game=desk.game,
        preset=desk.rules.preset,
        options={**changed, **desk.plan.options},
        club=desk.plan.club,
        house=desk.plan.house,
        table=len(match.entrants) if vira_table else 0,
        best_of=3 if match.best_of == 3 else 1,
        deals=match.deals if vira_table else None,
        fill=False,
        spectators=not desk.plan.duplicate,
        delay=60,
        hints=False,
        rated=True,
    )


def event_of(desk: Desk, match: PlannedMatch) -> str:
    """The match, for its table."""
    return f"{desk.code}/{match.id}"


def packs_of(desk: Desk, origin: str) -> Secret | None:
    """What the deals follow from where all tables of an origin play the same ones; no other's, and no key."""
    return Secret(derived(desk, f"packs of {origin}").hex()) if desk.plan.duplicate else None


def seats_of(rules: Rules, match: PlannedMatch, entrant: EntrantId) -> str:
    """Where the players of an entrant sit: partners opposite each other, in Vira a seat each."""
    place = match.entrants.index(entrant)
    if isinstance(rules, vira.Rules):
        return SEATS[place]
    return "".join(seat for number, seat in enumerate(rules.seats) if rules.side_of[number] == place)


def results_of(table: Table, match: PlannedMatch) -> Sequence[Result]:
    """What the desk enters of a table that is over; nothing where it was stopped before the end."""
    match table.play:
        case ViraPlay() as play:
            return [ViraResult(totals=[place.points for place in play.outcome().values()])]
        case VomsPlay(match_=Match(results=results, winner=winner)) if winner is not None:
            return [_game(result, match.entrants) for result in results]
        case _:
            return []


def _game(result: GameResult, entrants: Sequence[EntrantId]) -> VomsResult:
    guilty = sorted(result.toqued, key=lambda side: side == result.winner)  # the losers' counts (V86)
    return VomsResult(
        lus=(result.lus[0], result.lus[1]),
        comb=(result.comb[0], result.comb[1]),
        toqued=entrants[guilty[0]] if guilty else None,
    )


def gains_of(table: Table) -> list[list[int]]:
    """What each side won or lost in every deal, in the order of the match's entrants."""
    match table.play:
        case ViraPlay() as play:
            return [_balance(line["lines"], SEATS[: play.sitting.table]) for line in play.history]
        case VomsPlay(rules=rules) as play:
            return [_ahead(line["gain"], rules) for line in play.history]
        case _:
            return []


def _balance(lines: object, seats: str) -> list[int]:
    assert isinstance(lines, list)
    won = dict.fromkeys(seats, 0)
    for line in lines:
        for account, sign in ((line["payee"], 1), (line["payer"], -1)):
            if account in won:
                won[account] += sign * line["amount"]
    return list(won.values())


def _ahead(gain: object, rules: voms.Rules) -> list[int]:
    """Lus won and the other side's lus lost: one number, with its sign for each side."""
    assert isinstance(gain, dict)
    first, second = (gain.get(side, 0) for side in rules.sides[:2])
    return [first - second, second - first]


def against_others(match: PlannedMatch, others: Sequence[PlannedMatch]) -> list[float] | None:
    """Each side against the other tables with the same deals: what it won beyond their average, deal by deal."""
    compared = [one.gains for one in others if one.id != match.id and one.gains and _alike(one, match)]
    if not match.gains or not compared:
        return None
    totals = [0.0] * len(match.entrants)
    for number, own in enumerate(match.gains):
        theirs: list[Gains] = [gains[number] for gains in compared if number < len(gains)]
        if theirs:
            for side, won in enumerate(own):
                totals[side] += won - fmean(gains[side] for gains in theirs)
    return [round(total, 2) for total in totals]


def _alike(one: PlannedMatch, other: PlannedMatch) -> bool:
    return len(one.entrants) == len(other.entrants) and one.origin == other.origin
