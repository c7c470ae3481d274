"""House rules of Voms from the command line."""

from __future__ import annotations

from stik.cli.options import changed_rules
from stik.voms import Rules, rules_named


def read_rules(preset: str, options: list[str]) -> Rules:
    """The preset with single options changed; names everything that is wrong at once."""
    return changed_rules(rules_named, Rules(), preset, options)


def option_names() -> tuple[str, ...]:
    """The options that a table may change."""
    return tuple(name for name in Rules().options() if name not in {"preset", "sheet"})
