"""Tournament files as text: a line a field, a line an entrant, a line a result."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Final, TypeGuard

import yaml

from stik.protocol.comments import Comments

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


def write_yaml(file: Mapping[str, object], before: str = "") -> str:
    """The file in YAML, always in the same order, with the comments that it had before."""
    comments = Comments(before)
    fields = "".join(_yaml(name, file[name], comments) for name in _ordered(file))
    return comments.head + fields + comments.rest()


def write_json(file: Mapping[str, object]) -> str:
    """The file in JSON, laid out as the YAML is."""
    return "{\n" + ",\n".join(f"  {json.dumps(name)}: {_json(file[name])}" for name in _ordered(file)) + "\n}\n"


def _ordered(file: Mapping[str, object]) -> Iterator[str]:
    yield from (name for name in _ORDER if name in file)
    yield from (name for name in file if name not in _ORDER)


def _yaml(name: str, value: object, comments: Comments) -> str:
    above, beside = comments.at((name, None))
    if not _is_lines(value):
        return f"{above}{name}: {_flow(value)}{beside}\n{comments.rest(name)}"
    places = comments.places(name, value)
    lines = (_line(line, *comments.at(place)) for line, place in zip(value, places, strict=True))
    return f"{above}{name}:{beside}\n{''.join(lines)}{comments.rest(name)}"


def _line(value: object, above: str, beside: str) -> str:
    return f"{above}  - {_flow(value)}{beside}\n"


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
