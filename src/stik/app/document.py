"""What leaves for a browser: the one place where a table is cut down to what a viewer may know."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from stik.app.plays import events_for
from stik.app.plays.play import Json, to_look_at
from stik.app.ports import PersonId
from stik.app.scoring import rating_of
from stik.app.table import Line, Table
from stik.engine import commitment

Viewer: TypeAlias = str
"""A seat of the table, or one of the two below."""
WATCHER: Final[Viewer] = "watcher"
OUTSIDE: Final[Viewer] = "outside"
"""Somebody without a seat at a table that nobody may watch: sees who sits there, no card and no chat."""

Sections: TypeAlias = dict[Literal["table", "match", "deal"], Json | None]


@dataclass(frozen=True, slots=True)
class Public:
    """What all viewers of one version share, made once."""

    table: Json
    match: Json


def viewer_of(table: Table, person: PersonId | None) -> Viewer:
    """As whom a person sees the table."""
    chair = table.chair_of(person)
    if chair is not None:
        return chair.seat
    return WATCHER if table.settings.spectators else OUTSIDE


def public(table: Table, before: tuple[Table, Public] | None = None) -> Public:
    """The sections that everybody sees; the match is renewed only when the play has changed."""
    if before is not None and before[0].play is table.play:
        return Public(_table(table), before[1].match)
    return Public(_table(table), table.play.match())


def document(table: Table, viewer: Viewer, shared: Public) -> Sections:
    """The whole table for one viewer; from a shuffle that is told follow all hands."""
    shown = shared.table | {"revealed": None} if viewer == OUTSIDE else shared.table
    return {"table": shown, "match": shared.match, "deal": _deal(table, viewer)}


def chat(table: Table, viewer: Viewer) -> list[Json]:
    """The last lines of chat, for who may hear the players talk."""
    return [] if viewer == OUTSIDE else [chat_line(line) for line in table.chat]


def changed(before: Sections, after: Sections) -> Json:
    """The keys of each section that have new values; a section that comes or goes stands as a whole."""
    found: Json = {}
    for name in ("table", "match", "deal"):
        old, new = before[name], after[name]
        if old is new or old == new:
            continue
        if old is None or new is None:
            found[name] = new
        else:
            assert old.keys() == new.keys(), "a key that went would stay in the page"
            found[name] = {key: value for key, value in new.items() if old[key] != value}
    return found


def told(table: Table, viewer: Viewer, events: Iterable[Mapping[str, object]]) -> list[Json]:
    """The events that a viewer may know; outside, only what is not about cards."""
    if viewer == OUTSIDE:
        return [dict(event) for event in events if event["event"] in _TABLE_EVENTS]
    return events_for(events, None if viewer == WATCHER else table.play.at(viewer))


_TABLE_EVENTS: Final = {
    *("opened", "seated", "left", "away", "back", "ready", "dealt", "deal-over", "match-over"),
    *("proposed", "agreed", "declined", "paused", "resumed", "taken-back", "timed-out", "rematch", "dealt-again"),
}


def _deal(table: Table, viewer: Viewer) -> Json | None:
    play = table.play
    if not play.has_deal or viewer == OUTSIDE:
        return None
    view = play.view(None if viewer == WATCHER else viewer)
    if view is None:
        return None
    view["number"] = table.deals
    if table.paused or table.phase != "playing":
        return to_look_at(view)
    return view


def _table(table: Table) -> Json:
    settings, play, proposal, shuffle = table.settings, table.play, table.proposal, table.shuffle
    phase = table.phase
    revealed: Json | None = None
    told = phase != "playing" and table.packs is None  # another table may still play the same pack
    if shuffle is not None and told:
        revealed = {
            "deal": table.deals,
            "commitment": shuffle.commitment,
            "secret": shuffle.secret,
            "seeds": dict(shuffle.seeds),
        }
    dealt = shuffle if phase == "playing" else None
    running = commitment(table.secret.get_secret_value()) if dealt is None else dealt.commitment
    return {
        "code": table.code,
        "game": settings.game,
        "preset": settings.preset,
        "options": dict(settings.options),
        "settings": settings.model_dump(mode="json"),
        "rating": rating_of(table),
        "phase": phase,
        "host": table.host,
        "seats": [
            {
                "seat": chair.seat,
                "at": play.at(chair.seat),
                "kind": chair.kind,
                "person": chair.person,
                "name": chair.name,
                "level": chair.level,
                "away": chair.away,
                "ready": chair.seed is not None,
                "guest": chair.guest,
            }
            for chair in table.chairs
        ],
        "paused": table.paused,
        "proposal": None
        if proposal is None
        else {
            "kind": proposal.kind,
            "by": proposal.by,
            "agreed": list(proposal.agreed),
            "wanted": list(proposal.wanted),
        },
        "deadline": table.deadline,
        "commitment": running,
        "revealed": revealed,
        "rematch": table.rematch,
        "event": table.event,
        "exercise": {key: value for key, value in table.exercise.items() if key != "record"} or None,
    }


def chat_line(line: Line) -> Json:
    """A line of chat as the page shows it."""
    return {
        "at": line.at,
        "by": line.by,
        "seat": line.seat,
        "name": line.name,
        "text": line.text,
        "phrase": line.phrase,
    }
