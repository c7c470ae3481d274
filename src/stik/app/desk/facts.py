"""Facts beside the steps: by what a tournament is played, what results count for, how a closed one stands.

What was stored is taken; only what was never stored is computed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any, Final, cast

from pydantic import JsonValue, TypeAdapter
from pydantic_core import to_jsonable_python

from stik import vira, voms
from stik.app.desk.orders import Plan, SetRules, VomsResult
from stik.app.desk.outcome import game_of
from stik.app.desk.state import USUAL_RULES, Desk, Json, PlannedMatch, PlayedGame, Step, WorthKey
from stik.engine import edition as editions
from stik.engine.edition import known
from stik.protocol.offers import Rules, rules_held
from stik.tournaments import FORMATS, Format, Standings, Tournament, counted, format_with, podium
from stik.tournaments.editions import format_held, usual_rules
from stik.tournaments.model import Game

_WORTH: Final = TypeAdapter(Game)
_FINAL: Final = TypeAdapter(Standings)


# by what it is played


def header(plan: Plan) -> Json:
    """The whole format and the whole rules that follow from a plan today, as they are stored."""
    form = format_with(FORMATS[plan.format], plan.settings)
    preset = plan.preset or USUAL_RULES.get(plan.format, "worms")
    rules = (vira.rules_named(preset) if plan.game == "vira" else voms.rules_named(preset)).with_options(plan.options)
    plain = to_jsonable_python({"edition": editions.EDITION, "format": asdict(form), "rules": rules.options()})
    del plain["format"]["name"]  # the plan says it
    return cast("Json", plain)


def played_by(plan: Plan, stored: Mapping[str, Any]) -> tuple[int, Format, Rules]:
    """Edition, format and rules as they are stored; what is not, follows from the plan as it did in that edition."""
    edition = known(stored.get("edition"))
    form = format_held(plan.format, edition, stored.get("format"))
    if "format" not in stored:
        form = format_with(form, plan.settings)
    usual = {**plan.options, "preset": plan.preset or usual_rules(plan.format, edition)}
    return edition, form, rules_held(plan.game, stored.get("rules", usual), edition)


def planned(plan: Plan, order: SetRules) -> Plan:
    """The plan with other rules; house rules belong to their preset."""
    house: dict[str, object] = {} if order.preset == plan.preset else {"options": {}, "house": None}
    return plan.model_copy(update={"settings": order.settings, "preset": order.preset, **house})


# what results count for


def worths_in(step: Step) -> Mapping[WorthKey, Game]:
    """What is stored beside a step of results: its own, and those that count otherwise from then on."""
    stored = cast("list[dict[str, Any]]", step.made.get("worths", []))
    return {
        (one["match"], one["game"], one["step"], one["rules"]): _WORTH.validate_python(one["worth"]) for one in stored
    }


def told_worths(worths: Mapping[WorthKey, Game]) -> JsonValue:
    """The same as data."""
    told = [
        {"match": match, "game": number, "step": step, "rules": rules, "worth": worth}
        for (match, number, step, rules), worth in worths.items()
    ]
    return cast("JsonValue", to_jsonable_python(told))


def key_of_worth(desk: Desk, match: PlannedMatch, number: int, game: PlayedGame) -> WorthKey:
    """A game of a match, by the step in which it was entered and the one that set the rules."""
    return match.id, number, game.step, desk.ruled


def valued(desk: Desk, match: PlannedMatch, number: int, game: PlayedGame) -> PlayedGame:
    """The game with what it counts for; nothing yet where its result cannot be, which the tables refuse."""
    result = game.result
    if not isinstance(result, VomsResult) or (result.lus, result.absent, result.forfeit) == (None, None, None):
        return replace(game, worth=None)
    stored = desk.worths.get(key_of_worth(desk, match, number, game))
    return replace(game, worth=stored or counted(game_of(match, result), desk.format))


def all_valued(desk: Desk) -> Desk:
    """The desk with what every game counts for by its rules."""
    matches = {
        name: replace(match, games={nth: valued(desk, match, nth, game) for nth, game in match.games.items()})
        for name, match in desk.matches.items()
    }
    return replace(desk, matches=matches)


def in_force(desk: Desk) -> Iterator[tuple[PlannedMatch, int, Game, WorthKey]]:
    """Every game of Voms that counts, with what it counts for."""
    for match in desk.matches.values():
        for number, game in sorted(match.games.items()):
            if game.worth is not None:
                yield match, number, game.worth, key_of_worth(desk, match, number, game)


def unwritten(desk: Desk) -> Mapping[WorthKey, Game]:
    """What games count for that no step says yet."""
    return {key: worth for _, _, worth, key in in_force(desk) if key not in desk.worths}


def with_worths(desk: Desk, steps: Sequence[Step]) -> Desk:
    """The desk that knows what is stored beside these steps, also beside those that are undone."""
    new = {key: worth for step in steps for key, worth in worths_in(step).items() if key not in desk.worths}
    return replace(desk, worths={**desk.worths, **new}) if new else desk


# how it ended


def told_final(tournament: Tournament, found: Standings) -> JsonValue:
    """The standings of a tournament that is closed now."""
    return cast("JsonValue", to_jsonable_python(replace(found, podium=podium(tournament))))


def with_final(desk: Desk, step: Step) -> Desk:
    """A closed desk with the standings that the step wrote down."""
    if desk.state != "closed" or "standings" not in step.made:
        return desk
    return replace(desk, final=_FINAL.validate_python(step.made["standings"]), closed_at=step.version)
