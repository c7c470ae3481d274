"""Which language to speak."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from stik.errors import Fault, StikError
from stik.messages import LANGUAGES, Catalogue, Language, catalogue


def preferred() -> Language:
    """The language of the user's surroundings, if it is one of ours; else English."""
    spoken = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "")[:2]
    return next((language for language in LANGUAGES if language == spoken), "en")


def _checked(value: str | None) -> str:
    if value is None:
        return preferred()
    if value not in LANGUAGES:
        raise typer.BadParameter(catalogue(preferred())("cli/unknown-language", known=", ".join(LANGUAGES)))
    return value


LanguageOption = Annotated[
    str | None, typer.Option("--lang", callback=_checked, help="da, sv or en.", metavar="LANGUAGE")
]


def chosen(value: str | None) -> Language:
    """The checked value as a language."""
    return next((language for language in LANGUAGES if language == value), "en")


def in_words(fault: Fault, say: Catalogue) -> str:
    """What is wrong, in that language."""
    return say(fault.code, **dict(fault.params))


@contextmanager
def errors_in_words(say: Catalogue) -> Iterator[None]:
    """Says what is wrong with what was given, the settings or the database, and ends with 1."""
    try:
        yield
    except StikError as error:
        for fault in error.faults:
            typer.echo(in_words(fault, say), err=True)
        raise typer.Exit(1) from None
