"""How a history lies in a file: an entry a line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

import orjson

from stik.app.ports import Entry

HERE = Path(__file__).parent


def write_history(path: Path, entries: Sequence[Entry]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"".join(orjson.dumps(asdict(entry)) + b"\n" for entry in entries))


def read_history(path: Path) -> list[Entry]:
    return [Entry(**orjson.loads(line)) for line in path.read_bytes().splitlines()]
