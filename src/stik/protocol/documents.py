"""YAML files as the protocol reads them: only what JSON can say."""

from __future__ import annotations

import json
from collections.abc import Hashable

import yaml


class NotYaml(ValueError):
    """A text that holds no YAML documents."""


class _Loader(yaml.SafeLoader):
    """Refuses a key that stands twice in one mapping: what the first of them says would be lost unseen."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, object]:
        seen: set[str] = set()
        for key in (key for key, _ in node.value if isinstance(key, yaml.ScalarNode)):
            if key.value in seen:
                problem = f"“{key.value}” stands here twice"
                raise yaml.constructor.ConstructorError(None, None, problem, key.start_mark)
            seen.add(key.value)
        return super().construct_mapping(node, deep)


def read_json(text: str) -> object:
    """One JSON document, in which no key stands twice either."""
    try:
        return json.loads(text, object_pairs_hook=_once)
    except ValueError as error:
        raise NotYaml(str(error)) from error


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        raise ValueError(f"“{next(name for name in names if names.count(name) > 1)}” stands twice in one object")
    return found


def read_documents(text: str) -> list[object]:
    """Every document of the text: names are texts, dates become texts, loops are refused."""
    try:
        return [json.loads(json.dumps(document, default=str)) for document in yaml.load_all(text, _Loader)]
    except Exception as error:  # PyYAML lets through whatever its constructors raise, as for the date 2025-13-01
        raise NotYaml(_problem(error)) from error


def _problem(error: Exception) -> str:
    """What is wrong, and in which line."""
    if isinstance(error, yaml.MarkedYAMLError) and error.problem_mark is not None:
        mark = error.problem_mark
        said = " ".join(filter(None, (error.context, error.problem)))
        return f"line {mark.line + 1}, column {mark.column + 1}: {said}"
    return " ".join(str(error).split())
