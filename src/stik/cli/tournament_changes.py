"""What a change does to places and pairings, for people and programs ("TR.4")."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from stik.cli.tournament_output import say_line
from stik.messages import Catalogue
from stik.tournaments import Changes, Departures, Stage, Tournament, Walkover
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


def given_json(before: Tournament, after: Tournament) -> list[Json]:
    """The pool games that now count otherwise, because somebody is gone or back ("TR.16")."""
    return [
        {"a": a, "b": b, "gone": now and now.gone, "winner": now and now.game and now.game.winner}
        for a, b, now in _given(before, after)
    ]


def print_given(before: Tournament, after: Tournament, say: Catalogue) -> None:
    """A line for every game that now counts otherwise."""
    names = after.names()
    for a, b, now in _given(before, after):
        pair = f"{names[a]} – {names[b]}"
        if now is None:
            say_line(say("tournament/game-back", game=pair))
        elif now.game is None:
            say_line(say("tournament/game-void", game=pair))
        else:
            lus = ":".join(map(str, now.game.lus))
            say_line(say("tournament/game-given", game=pair, name=names[now.game.winner], lus=lus))


def _given(before: Tournament, after: Tournament) -> Iterator[tuple[str, str, Walkover | None]]:
    played = {game.pair for game in after.games if game.stage is Stage.POOL}
    was, now = Departures.of(before), Departures.of(after)
    for pool in after.pools().values() if not after.format.persons else ():
        for a, b in combinations(pool, 2):
            met = frozenset((a, b)) in played
            found = now.instead(Stage.POOL, a, b, played=met)
            if found != was.instead(Stage.POOL, a, b, played=met):
                yield a, b, found


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
