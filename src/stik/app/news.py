"""What pages of a table are sent: the whole of it, and every step; each made once for all who see the same."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import orjson

from stik.app.connection import Connection
from stik.app.document import Public, Sections, Viewer, changed, chat, document, public, told
from stik.app.plays import Events
from stik.app.plays.play import Json
from stik.app.ports import Moment
from stik.app.table import Table

MOST_LOGGED: Final = 1000
"""Events of a deal that a newcomer is told; somebody may say for hours that they are ready."""


@dataclass(frozen=True, slots=True)
class Step:
    """One entry as it was shown: the table before and after, and what happened."""

    at: Moment
    before: Table
    after: Table
    events: Events


def logged(log: list[Mapping[str, object]], events: Events) -> list[Mapping[str, object]]:
    """What a newcomer is told of the deal, after these events too."""
    begun = [] if any(event["event"] == "dealt" for event in events) else log
    return [*begun, *events][-MOST_LOGGED:]


def whole(
    table: Table, connection: Connection, you: Json, shared: Public, events: list[Mapping[str, object]], now: Moment
) -> bytes:
    """The message with the whole table."""
    viewer = connection.viewer
    found: Json = {"type": "table", "v": table.version, "now": now, "you": you}
    found |= document(table, viewer, shared)  # type: ignore[arg-type]  # three more keys
    found["chat"] = chat(table, viewer)
    found["log"] = told(table, viewer, events)
    return orjson.dumps(found)


def step_change(step: Step, viewer: Viewer) -> bytes:
    """The message about one step, made again for a page that missed it."""
    old = document(step.before, viewer, public(step.before))
    new = document(step.after, viewer, public(step.after))
    return change(step.before, step.after, step.at, viewer, step.events, old, new)


def change(
    before: Table, after: Table, at: Moment, viewer: Viewer, events: Events, old: Sections, new: Sections
) -> bytes:
    """The message about one step, from the documents before and after it."""
    found: Json = {
        "type": "change",
        "v": after.version,
        "at": at,
        "events": told(after, viewer, events),
        "change": changed(old, new),
    }
    if after.chat is not before.chat and (lines := chat(after, viewer)):
        found["chat"] = lines[-1]
    return orjson.dumps(found)
