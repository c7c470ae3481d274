"""How a history lies in a file: an entry a line, as a database stores it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import orjson

from stik.app.ports import Entry
from stik.storage.values import decoded_entry, encoded_entry

HERE: Final = Path(__file__).parent
FIELDS: Final = ("table", "version", "at", "by", "command", "kind")


def write_history(path: Path, entries: Sequence[Entry]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"".join(_line(entry) + b"\n" for entry in entries))


def _line(entry: Entry) -> bytes:
    fields = {name: getattr(entry, name) for name in FIELDS}
    return orjson.dumps(fields | {"data": orjson.Fragment(encoded_entry(entry.data))})


def read_history(path: Path) -> list[Entry]:
    rows = [orjson.loads(line) for line in path.read_bytes().splitlines()]
    return [Entry(**{**row, "data": decoded_entry(orjson.dumps(row["data"]).decode())}) for row in rows]
