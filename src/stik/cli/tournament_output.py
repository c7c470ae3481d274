"""What every command of `stik tournament` shares: where it prints, and how it says what is wrong."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.text import Text

from stik.errors import Fault, StikError, TournamentError
from stik.messages import Catalogue

JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
FileArgument = Annotated[str, typer.Argument(metavar="FILE", help="A tournament in YAML or JSON.")]


def console() -> Console:
    return Console(highlight=False)


def say_line(text: str, style: str = "") -> None:
    """A sentence to the user, whatever signs are in it."""
    console().print(Text(text, style), soft_wrap=True)


def print_json(found: object) -> None:
    typer.echo(json.dumps(found, ensure_ascii=False))


def complain(error: StikError, say: Catalogue) -> None:
    for fault, sentence in zip(error.faults, _sentences(error, say), strict=True):
        typer.echo(f"{fault.code}: {sentence}", err=True)


def fail(error: TournamentError, say: Catalogue, *, as_json: bool) -> NoReturn:
    """Says what is wrong, to people and to programs."""
    complain(error, say)
    if as_json:
        print_json(error_json(error, say))
    raise typer.Exit(1) from None


@contextmanager
def explained(say: Catalogue, *, as_json: bool = False) -> Iterator[None]:
    """Whatever the user can put right is said in a sentence, and ends the command."""
    try:
        yield
    except TournamentError as error:
        fail(error, say, as_json=as_json)


def refuse(code: str, **params: str | int) -> NoReturn:
    """Raises a fault of the user's."""
    raise TournamentError(Fault.of(code, **params))


def error_json(error: StikError, say: Catalogue) -> dict[str, object]:
    return {"error": {"code": error.code, "detail": " ".join(_sentences(error, say))}}


def _sentences(error: StikError, say: Catalogue) -> Sequence[str]:
    return [say(fault.code, **dict(fault.params)) for fault in error.faults]
