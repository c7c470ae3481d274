"""Tournament files as text: a line a field, a line an entrant, a line a result."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import takewhile
from typing import Final, TypeGuard

import yaml

_ORDER: Final = [
    "format",
    "name",
    "place",
    "date",
    "game",
    "rules",
    "languages",
    "seed",
    "state",
    "settings",
    "note",
    "entrants",
    "results",
    "disqualified",
    "penalties",
    "decisions",
    "appeals",
]


def write_yaml(file: Mapping[str, object], head: str = "") -> str:
    """The file in YAML, always in the same order, below its comment."""
    return head + "".join(_yaml(name, file[name]) for name in _ordered(file))


def write_json(file: Mapping[str, object]) -> str:
    """The file in JSON, laid out as the YAML is."""
    return "{\n" + ",\n".join(f"  {json.dumps(name)}: {_json(file[name])}" for name in _ordered(file)) + "\n}\n"


def head_of(text: str) -> str:
    """The comment that a YAML file begins with; all others are lost when it is written anew."""
    return "".join(takewhile(lambda line: line.lstrip().startswith("#") or not line.strip(), text.splitlines(True)))


def _ordered(file: Mapping[str, object]) -> Iterator[str]:
    yield from (name for name in _ORDER if name in file)
    yield from (name for name in file if name not in _ORDER)


def _yaml(name: str, value: object) -> str:
    if _is_lines(value):
        return f"{name}:\n" + "".join(f"  - {_flow(line)}\n" for line in value)
    return f"{name}: {_flow(value)}\n"


def _flow(value: object) -> str:
    text: str = yaml.safe_dump(value, default_flow_style=True, width=1e9, allow_unicode=True, sort_keys=False)
    return text.removesuffix("...\n").strip()


def _json(value: object) -> str:
    if _is_lines(value):
        return "[\n" + ",\n".join(f"    {_compact(line)}" for line in value) + "\n  ]"
    return _compact(value)


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _is_lines(value: object) -> TypeGuard[list[object]]:
    return isinstance(value, list) and bool(value) and isinstance(value[0], Mapping)
