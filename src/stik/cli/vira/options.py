"""House rules of Vira in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from stik.messages import Catalogue, option_name, option_value
from stik.vira import Rules
from stik.vira.rules import Option


def preset_name(say: Catalogue, rules: Rules) -> str:
    """What the rule set is called."""
    return say(option_value("vira_preset", rules.preset))


def differences(say: Catalogue, rules: Rules) -> Iterator[str]:
    """How a rule set differs from its preset, in words."""
    for field, usual, value in rules.differences():
        yield from _difference(say, field, usual, value)


def _difference(say: Catalogue, field: str, usual: Option, value: Option) -> Iterator[str]:
    name = f"vira_{field}"
    if isinstance(value, Mapping) and isinstance(usual, Mapping):
        for part, now in value.items():
            yield from _part(say, say(option_value(name, part)), usual[part], now)
    elif isinstance(value, bool | str) and isinstance(usual, bool | str):
        yield say("play/difference", value=say(option_value(name, value)), usual=say(option_value(name, usual)))
    else:
        yield from _part(say, say(option_name(name)), usual, value)


def _part(say: Catalogue, option: str, usual: object, value: object) -> Iterator[str]:
    """A figure of a table; a row of the tariff has one for every result."""
    if isinstance(value, Mapping) and isinstance(usual, Mapping):
        for result, bets in value.items():
            yield from _part(say, f"{option}, {say(f'price/result-{result}')}", usual[result], bets)
    elif value != usual and isinstance(value, int) and isinstance(usual, int):
        yield say("play/difference-number", option=option, value=value, usual=usual)
