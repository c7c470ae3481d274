"""The catalogues agree in all languages, and have words for every option and every reason."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Literal, get_args, get_origin, get_type_hints

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from stik.messages import LANGUAGES, Language, catalogue, option_name, option_value
from stik.messages.catalogue import sources
from stik.vira import PRESETS as VIRA_PRESETS
from stik.vira import Rules as ViraRules
from stik.voms import PRESETS, Rules


class _Variables(Visitor):
    """Collects the variables that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def _messages(language: Language) -> dict[tuple[str, str], frozenset[str]]:
    """Every message of a language, by file and identifier, with its variables."""
    found: dict[tuple[str, str], frozenset[str]] = {}
    for name, text in sources(language):
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, fluent.Junk), f"{language}/{name}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert (name, entry.id.name) not in found, f"{language}/{name}: {entry.id.name} twice"
                variables = _Variables()
                variables.visit(entry)
                found[name, entry.id.name] = frozenset(variables.found)
    return found


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_all_languages_have_the_same_messages_and_variables(language: Language) -> None:
    assert _messages(language) == _messages("en")


def test_no_message_is_defined_in_two_files() -> None:
    names = [name for _, name in _messages("en")]
    assert len(names) == len(set(names))


def _values(field: str) -> tuple[str | int | bool, ...]:
    hint = get_type_hints(Rules)[field]
    if field == "preset":
        return tuple(PRESETS)
    if hint is bool:
        return (True, False)
    return get_args(hint) if get_origin(hint) is Literal else ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("field", list(Rules().options()))
def test_every_option_and_every_value_has_words(language: Language, field: str) -> None:
    say = catalogue(language)
    assert say(option_name(field))
    phrases = [say(option_value(field, value)) for value in _values(field)]
    assert len(set(phrases)) == len(phrases)


def test_no_words_for_options_that_do_not_exist() -> None:
    wanted = {option_name(field) for field in Rules().options()}
    wanted |= {option_value(field, value) for field in Rules().options() for value in _values(field)}
    assert {name for file, name in _messages("en") if file == "options.ftl"} == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_for_lus_has_words(language: Language) -> None:
    engine = files("stik.voms")
    text = "".join((engine / f"{name}.py").read_text("utf-8") for name in ("score", "deal", "position", "play"))
    reasons = set(re.findall(r'"(lus/[a-z0-9-]+)"', text))
    assert len(reasons) > 15
    assert [reason for reason in sorted(reasons) if not catalogue(language).has(reason)] == []


# Vira


def _vira_values(field: str) -> tuple[str | int | bool, ...]:
    """The values that have phrases of their own, or the parts of a table."""
    if field == "preset":
        return tuple(VIRA_PRESETS)
    hint = get_type_hints(ViraRules)[field]
    if hint is bool:
        return (True, False)
    return get_args(hint) if get_origin(hint) is Literal else getattr(hint, "_fields", ())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("field", list(ViraRules().options()))
def test_every_option_of_vira_and_every_value_has_words(language: Language, field: str) -> None:
    say = catalogue(language)
    assert say(option_name(f"vira_{field}"))
    phrases = [say(option_value(f"vira_{field}", value)) for value in _vira_values(field)]
    assert len(set(phrases)) == len(phrases)


def test_no_words_for_options_of_vira_that_do_not_exist() -> None:
    fields = list(ViraRules().options())
    wanted = {option_name(f"vira_{field}") for field in fields}
    wanted |= {option_value(f"vira_{field}", value) for field in fields for value in _vira_values(field)}
    assert {name for file, name in _messages("en") if file == "options-vira.ftl"} == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_for_a_payment_has_words(language: Language) -> None:
    text = (files("stik.vira") / "price.py").read_text("utf-8") + (files("stik.match") / "vira.py").read_text("utf-8")
    reasons = set(re.findall(r'"((?:pool|pinnar|tjuvpass)/[a-z-]+)"', text))
    assert len(reasons) > 9
    assert [reason for reason in sorted(reasons) if not catalogue(language).has(reason)] == []
