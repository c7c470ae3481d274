"""House rules from the command line, for any game."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import NoReturn, Protocol, TypeVar

import typer
from rich.console import Console

from stik.errors import Fault, InvalidSetup
from stik.messages import Catalogue
from stik.vira.contracts import BY_KEY

RulesT = TypeVar("RulesT", bound="_Rules")


class _Rules(Protocol):
    """What the rule sets of all games can do."""

    def with_options(self: RulesT, options: Mapping[str, object], /) -> RulesT: ...

    def options(self) -> Mapping[str, object]: ...


def changed_rules(named: Callable[[str], RulesT], usual: RulesT, preset: str, options: list[str]) -> RulesT:
    """The preset with single options changed; names everything that is wrong at once."""
    faults: list[Fault] = []
    rules = usual
    try:
        rules = named(preset)
    except InvalidSetup as error:
        faults += error.faults
    wanted: dict[str, object] = {}
    for text in options:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            faults.append(Fault.of("play/option-form", text=text))
        else:
            _put(wanted, name.strip().replace("-", "_").split("."), _value(value.strip()))
    try:
        rules = rules.with_options(wanted)
    except InvalidSetup as error:
        faults += error.faults
    if faults:
        raise InvalidSetup(*faults)
    return rules


def refuse(say: Catalogue, faults: Iterable[Fault], usual: _Rules | None = None) -> NoReturn:
    """Names everything that is wrong, and the options that a table may change if that is it, and ends."""
    console, unknown = Console(stderr=True, highlight=False), False
    for fault in faults:
        params = dict(fault.params)
        if params.get("contract") in BY_KEY:
            params["contract"] = say(f"contract-{params['contract']}")
        console.print(say(fault.code, **params), markup=False)
        unknown |= fault.code == "setup/unknown-option"
    if unknown and usual is not None:
        names = ", ".join(name for name in usual.options() if name not in {"preset", "sheet"})
        console.print(say("play/option-names", names=names), style="dim", markup=False)
    raise typer.Exit(2)


def _put(wanted: dict[str, object], path: list[str], value: object) -> None:
    """Sets an option, or the part of a table that a name with points means: `tariff.gok.bet`."""
    *tables, last = path
    for name in tables:
        table = wanted.setdefault(name, {})
        if not isinstance(table, dict):  # said twice, once as a whole
            table = wanted[name] = {}
        wanted = table
    wanted[last] = value


def _value(text: str) -> object:
    """A value as JSON writes it, quotes left out; a table is written in full."""
    if text.startswith(("{", "[")):
        try:
            return json.loads(text)
        except (ValueError, RecursionError):
            return text
    plain = text.strip("\"'")
    if plain.lower() in {"true", "false"}:
        return plain.lower() == "true"
    digits = plain.removeprefix("-")
    return int(plain) if digits.isascii() and digits.isdigit() and len(digits) < 10 else plain
