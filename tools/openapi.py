"""Writes the description of the server's interface for the page, whose types are made from it (`npm run types`)."""

from __future__ import annotations

import json
from pathlib import Path

from stik.bootstrap.clock import SystemClock
from stik.broker.local import LocalBroker
from stik.server.application import create_app
from stik.server.services import Services
from stik.storage.memory import MemoryStorage

TARGET = Path(__file__).parent.parent / "ui" / "openapi.json"


def description() -> str:
    """The description as it is kept, one field a line."""
    app = create_app(Services(MemoryStorage(), LocalBroker(), clock=SystemClock()))
    return json.dumps(app.openapi(), indent=1, ensure_ascii=False, sort_keys=True) + "\n"


if __name__ == "__main__":
    TARGET.write_text(description(), "utf-8")
