"""Chooses the scenarios that the rule book shows as little tables, and packs them with the program."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from dataclasses import asdict
from functools import cache
from pathlib import Path

import yaml

from stik.app.learn.happening import happening
from stik.app.learn.script import steps_of
from stik.errors import InvalidSetup

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "src/stik/app/learn/situations"
GAMES = ("voms", "vira")
MOST = 3
"""Situations for an article: enough to see what it does."""
LONGEST = 24
"""Moves that somebody steps through to see one thing."""


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
