"""`stik rule`: rulings on irregularities, for people and programs."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from stik.cli.language import LanguageOption, chosen, in_words
from stik.errors import Fault, InvalidSetup, StikError
from stik.messages import catalogue
from stik.protocol.documents import NotYaml, read_documents
from stik.protocol.rulings import answer, listing

ListOption = Annotated[str | None, typer.Option("--list", help="List the irregularities of a game.", metavar="GAME")]


def rule(
    file: Annotated[str | None, typer.Argument(help="A case in YAML or JSON; - for standard input.")] = None,
    game: ListOption = None,
    lang: LanguageOption = None,
) -> None:
    """Rule on a case: who erred, what the articles say, who decides, and what follows; as JSON."""
    say = catalogue(chosen(lang))
    if (file is None) == (game is None):
        raise typer.BadParameter(say("rule/file-or-list"))
    try:
        found: object = listing(game) if game is not None else _ruled(file or "-")
    except StikError as error:
        for fault in error.faults:
            typer.echo(f"{fault.code}: {in_words(fault, say)}", err=True)
        raise typer.Exit(1) from None
    typer.echo(json.dumps(found, ensure_ascii=False, indent=2))


def _ruled(file: str) -> object:
    """One answer for one document, a list for several."""
    answers = [answer(case) for case in _cases(file)]
    return answers[0] if len(answers) == 1 else answers


def _cases(file: str) -> Iterator[dict[str, object]]:
    try:
        text = sys.stdin.buffer.read().decode("utf-8") if file == "-" else Path(file).read_text("utf-8")
        documents = [document for document in read_documents(text) if document is not None]
    except (OSError, UnicodeDecodeError, NotYaml) as error:
        problem = " ".join(str(error).split())
        raise InvalidSetup(Fault.of("rule/unreadable", file=file, problem=problem)) from None
    if not documents:
        raise InvalidSetup(Fault.of("rule/not-a-case"))
    for document in documents:
        if not isinstance(document, dict):
            raise InvalidSetup(Fault.of("rule/not-a-case"))
        yield document
