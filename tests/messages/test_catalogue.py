"""The catalogues say the same things in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import stik
from stik.messages import LANGUAGES, Language, catalogue
from stik.messages.catalogue import LONGEST_VALUE, Catalogue, sources


def messages(language: Language, variable: str = r"\$(\w+)") -> dict[str, set[str]]:
    """The messages of a language, each with the variables it uses."""
    found: dict[str, set[str]] = {}
    for name, text in sources(language):
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), (language, name, entry.content)
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} occurs twice"
                start, end = (entry.span.start, entry.span.end) if entry.span else (0, 0)
                found[entry.id.name] = set(re.findall(variable, text[start:end]))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_values(language: Language) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: Language) -> None:
    say = catalogue(language)
    shown = messages(language, r"\{ \$(\w+) \}")  # others only choose between forms
    for name, variables in messages(language).items():
        for value in (1, 2, 9999):
            text = say(name, **{variable: value if variable == "count" else f"<{value}>" for variable in variables})
            assert text
            assert all(f"<{value}>" in text for variable in shown[name] if variable != "count")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_of_the_program_has_a_sentence(language: Language) -> None:
    say = catalogue(language)
    source = Path(stik.__file__).parent
    literal = re.compile(r'"((?:turn|play|voms|cut|call|notation|setup|protocol|suggest|cli|rules)/[a-z0-9-]+)"')
    codes = {code for path in source.rglob("*.py") for code in literal.findall(path.read_text("utf-8"))}
    assert len(codes) > 40
    assert [code for code in sorted(codes) if not say.has(code)] == []


def test_a_slash_in_a_code_is_a_hyphen_in_the_catalogue() -> None:
    say = catalogue("en")
    assert say("turn/not-yours") == say("turn-not-yours") == "It is not your turn."
    assert say.has("turn/not-yours")
    assert not say.has("turn/nobody")


def test_a_missing_sentence_is_a_bug_and_says_so() -> None:
    with pytest.raises(KeyError, match="en: no message turn-nobody"):
        catalogue("en")("turn/nobody")


def test_a_missing_value_is_a_bug_and_says_so() -> None:
    with pytest.raises(ValueError, match="play-not-held"):
        catalogue("en")("play/not-held")


def test_plural_forms() -> None:
    assert "one card" in catalogue("en")("play/wrong-count", count=1)
    assert "3 cards" in catalogue("en")("play/wrong-count", count=3)


@pytest.mark.parametrize("text", ["{ $card }", "{", "}", '{"{"}', "\n", "\ud800", "<b>", "[/red]", "%s", "\u2068"])
def test_values_are_quoted_as_they_are(text: str) -> None:
    assert text in catalogue("da")("notation/card", text=text)


@pytest.mark.parametrize("length", [1, LONGEST_VALUE, LONGEST_VALUE + 1, 1000, 1001, 100_000])
def test_values_of_any_length(length: int) -> None:
    text = catalogue("en")("notation/action", text="x" * length)
    assert text.count("x") >= min(length, LONGEST_VALUE - 1)
    assert len(text) < LONGEST_VALUE + 100
    assert ("…" in text) == (length > LONGEST_VALUE)


def test_each_language_is_read_once() -> None:
    assert catalogue("sv") is catalogue("sv")
    assert len({catalogue(language)("turn/not-yours") for language in LANGUAGES}) == 3


def test_a_catalogue_from_texts() -> None:
    made: Any = Catalogue("da", ["a-b = ét { $n }", "c = to"])
    assert (made("a/b", n=5), made("c"), made.language) == ("ét 5", "to", "da")
