"""YAML files as the protocol reads them: only what JSON can say."""

from __future__ import annotations

import json

import yaml


class NotYaml(ValueError):
    """A text that holds no YAML documents."""


def read_documents(text: str) -> list[object]:
    """Every document of the text: names are texts, dates become texts, loops are refused."""
    try:
        return [json.loads(json.dumps(document, default=str)) for document in yaml.safe_load_all(text)]
    except Exception as error:  # PyYAML lets through whatever its constructors raise, as for the date 2025-13-01
        raise NotYaml(" ".join(str(error).split())) from error
