"""House rules from the command line."""

from __future__ import annotations

from stik.errors import Fault, InvalidSetup
from stik.voms import Rules, rules_named


def read_rules(preset: str, options: list[str]) -> Rules:
    """The preset with single options changed; names everything that is wrong at once."""
    faults: list[Fault] = []
    rules = Rules()
    try:
        rules = rules_named(preset)
    except InvalidSetup as error:
        faults += error.faults
    wanted: dict[str, object] = {}
    for text in options:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            faults.append(Fault.of("play/option-form", text=text))
        else:
            wanted[name.strip().replace("-", "_")] = _value(value.strip())
    try:
        rules = rules.with_options(wanted)
    except InvalidSetup as error:
        faults += error.faults
    if faults:
        raise InvalidSetup(*faults)
    return rules


def option_names() -> tuple[str, ...]:
    """The options that a table may change."""
    return tuple(name for name in Rules().options() if name not in {"preset", "sheet"})


def _value(text: str) -> str | int | bool:
    """A value as JSON writes it, quotes left out."""
    plain = text.strip("\"'")
    if plain.lower() in {"true", "false"}:
        return plain.lower() == "true"
    digits = plain.removeprefix("-")
    return int(plain) if digits.isascii() and digits.isdigit() and len(digits) < 10 else plain
