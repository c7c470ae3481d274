"""The catalogue codes of a game's options, for every part of the product that shows rules in words."""

from __future__ import annotations

import re


def option_name(field: str) -> str:
    """The code of an option's short name."""
    return f"option-{field.replace('_', '-')}"


def option_value(field: str, value: str | int | bool) -> str:
    """The code of the phrase that says what this value means for the players."""
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return f"{option_name(field)}-{re.sub(r'[^0-9A-Za-z]+', '-', text)}"
