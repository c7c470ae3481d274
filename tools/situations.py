"""Chooses the scenarios that the rule book shows as little tables, and packs them with the program."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Final

import yaml

from stik.app.learn.scene import Moment, begin, seen
from stik.app.learn.script import Step, steps_of
from stik.app.plays import events_for
from stik.app.plays.play import Json
from stik.engine import IllegalAction, Refusal
from stik.errors import InvalidSetup

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "src/stik/app/learn/situations"
GAMES = ("voms", "vira")
MOST = 3
"""Situations for an article: enough to see what it does."""
LONGEST = 24
"""Moves that somebody steps through to see one thing."""
USUAL: Final = frozenset(
    {"cards-drawn", "hands-drawn-up", "hand-dealt", "card-turned-up", "cards-discarded", "pinnar-paid"}
)
"""What follows of itself, and is not worth a title."""
FEATS: Final = frozenset({"lus-scored", "partner-toqued", "deal-ended"})
"""What says more than who took the trick."""
PLAYED: Final = frozenset({"cards-played", "card-played"})


def packed(game: str) -> str:
    """The chosen scenarios of a game, one a line."""
    documents = showable(game)
    articles = dict.fromkeys(article for document in documents for article in _cites(document))
    chosen = {found["id"] for article in articles for found in _for_article(article, documents)}
    return "".join(_line(document) for document in documents if document["id"] in chosen)


@cache
def showable(game: str) -> list[dict[str, object]]:
    """The scenarios that can be shown as a table, each with what happens there."""
    paths = sorted((ROOT / "tests/scenarios" / game).glob("*.yaml"))
    documents = (
        document for path in paths for document in yaml.load_all(path.read_text("utf-8"), Loader=yaml.CSafeLoader)
    )
    return [shown for document in documents if (shown := _shown(document)) is not None]


def _shown(document: dict[str, object]) -> dict[str, object] | None:
    """Some scenarios have no table at all: their setup is refused."""
    steps, setup = list(steps_of(document)), document["setup"]
    assert isinstance(setup, dict)
    if len(steps) > LONGEST:
        return None
    try:
        return document | {"happens": asdict(happening(setup, steps))}
    except InvalidSetup:
        return None


def _for_article(article: str, documents: list[dict[str, object]]) -> list[dict[str, object]]:
    """Those that are most about the article: it stands first in them, they are played, refuse something, are short."""
    cited = [document for document in documents if article in _cites(document)]
    return sorted(cited, key=lambda document: _distance(article, document))[:MOST]


def _distance(article: str, document: Mapping[str, object]) -> tuple[int, bool, bool, int]:
    steps = list(steps_of(document))
    refuses = any(step.refused for step in steps)
    return _cites(document).index(article), not steps, not refuses, len(steps)


def _cites(document: Mapping[str, object]) -> list[str]:
    cites = document["cites"]
    assert isinstance(cites, list)
    return cites


def _line(document: Mapping[str, object]) -> str:
    kept = {key: document[key] for key in ("id", "cites", "setup", "happens")}
    steps = [
        {step.move.seat: {"refused": step.move.action, "cites": list(step.cites)} if step.refused else step.move.action}
        for step in steps_of(document)
    ]
    return json.dumps(kept | {"steps": steps}, ensure_ascii=False, separators=(",", ":")) + "\n"


# what a situation shows: the refusal that it is about, or what its last move brings


@dataclass(frozen=True, slots=True)
class Result:
    """How a deal of Vira ended."""

    contract: str
    """As it is bid."""
    trump: str | None
    """The class of trumps."""
    net: int
    """What it brought the declarer, in pinnar."""


@dataclass(frozen=True, slots=True)
class Happening:
    """The decisive moment of a situation; the page puts it into words."""

    seat: str
    """Whom it is about."""
    tried: str | None = None
    refusal: Refusal | None = None
    laid: tuple[str, ...] = ()
    """The cards of the trick that was taken, as they were laid."""
    events: tuple[Json, ...] = ()
    result: Result | None = None


def happening(setup: Mapping[str, object], steps: Sequence[Step]) -> Happening:
    """What happens in a situation; raises `InvalidSetup` where there is no table to show."""
    play = begin(setup)
    moment, seat = seen(play, None), play.to_act or play.seats[0]
    for step in steps:
        seat = step.move.seat
        try:
            play, events = play.done(*step.move)
        except IllegalAction as error:
            if not step.refused:
                raise
            return Happening(seat, tried=step.move.action, refusal=error.refusal)
        moment = seen(play, None, step.move, events_for(events, seat))
    return _ending(seat, moment, _told(moment, over=play.deal_over))


def _told(moment: Moment, *, over: bool) -> list[Json]:
    taken = moment.deal["last_trick"]
    if moment.move is None and over:
        return [{"event": "deal-voided"}]
    if moment.move is None and isinstance(taken, dict):  # a first trick that was dealt open
        return [{"event": "trick-taken", "seat": taken["winner"]}]
    return [event for event in moment.events if event["event"] not in USUAL]


def _ending(seat: str, moment: Moment, told: list[Json]) -> Happening:
    last = moment.deal["last_trick"]
    names = {event["event"] for event in told}
    laid = tuple(str(cards) for _, cards in last["cards"]) if "trick-taken" in names and isinstance(last, dict) else ()
    less = PLAYED | ({"trick-taken"} if names & FEATS else set()) if names - PLAYED else set()
    events = tuple(event for event in told if event["event"] not in less)
    return Happening(seat, laid=laid, events=events, result=_result(moment.deal))


def _result(deal: Json) -> Result | None:
    settlement, classes, trump = deal.get("settlement"), deal.get("classes"), deal.get("trump")
    if deal.get("result") is None or not isinstance(settlement, dict) or not isinstance(classes, dict):
        return None
    contract = f"{deal['contract']}+{deal['grade']}" if deal["grade"] else str(deal["contract"])
    return Result(contract, classes.get(trump), settlement[deal["declarer"]])


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    stale = 0
    for game in GAMES:
        path, text = FOLDER / f"{game}.jsonl", packed(game)
        if "--check" in sys.argv:
            stale += not path.is_file() or path.read_text("utf-8") != text
        else:
            path.write_text(text, "utf-8")
            print(f"{path.relative_to(ROOT)}: {text.count(chr(10))} situations")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
