"""What a change does to places and pairings, for people and programs ("TR.4")."""

from __future__ import annotations

from stik.cli.tournament_output import say_line
from stik.messages import Catalogue
from stik.tournaments import Changes, Tournament
from stik.tournaments.writing import Json


def changes_json(found: Changes) -> Json:
    return {
        "moved": [
            {
                "stage": one.stage.value,
                "pool": one.pool,
                "entrant": one.entrant,
                "before": one.before,
                "after": one.after,
            }
            for one in found.moved
        ],
        "pairings": [
            {"stage": stage.value, "before": list(before), "after": list(after)}
            for stage, before, after in found.pairings
        ],
    }


def print_changes(tournament: Tournament, found: Changes, say: Catalogue) -> None:
    """A line for every entrant who moves and for every stage that others play in."""
    names = tournament.names()
    nobody = say("tournament/nobody")
    for one in found.moved:
        say_line(
            say(
                "tournament/moves",
                name=names[one.entrant],
                pool=one.pool,
                before=str(one.before or "–"),
                after=str(one.after or "–"),
            )
        )
    for stage, before, after in found.pairings:
        say_line(
            say(
                "tournament/plays-now",
                stage=say(f"tournament/stage-{stage.value}"),
                before=", ".join(names[each] for each in before) or nobody,
                after=", ".join(names[each] for each in after) or nobody,
            ),
            "yellow",
        )
    if not found.moved and not found.pairings:
        say_line(say("tournament/no-changes"))
