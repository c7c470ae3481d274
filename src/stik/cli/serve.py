"""`stik serve`: the online tables."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from stik.cli.language import LanguageOption, chosen
from stik.errors import StikError
from stik.messages import Catalogue, catalogue

if TYPE_CHECKING:
    from socket import socket

    from stik.server.process import Launch

DataOption = Annotated[
    str | None,
    typer.Option(help="The folder for everything that is stored; :memory: keeps nothing.", envvar="STIK_DATA"),
]


@contextmanager
def errors_in_words(say: Catalogue) -> Iterator[None]:
    """Says what is wrong with the settings or the database, and ends with 1."""
    try:
        yield
    except StikError as error:
        for fault in error.faults:
            typer.echo(say(fault.code, **dict(fault.params)), err=True)
        raise typer.Exit(1) from None


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    data: DataOption = None,
    workers: Annotated[int | None, typer.Option(help="Processes; several need Redis.", envvar="STIK_WORKERS")] = None,
    log_level: Annotated[Literal["debug", "info", "warning", "error"], typer.Option()] = "warning",
    lang: LanguageOption = None,
) -> None:
    """Serve the page and the online tables until stopped."""
    # imported here, because it takes a second, and the other commands do without
    from stik.bootstrap.services import check
    from stik.bootstrap.settings import MEMORY, settings
    from stik.server.process import launched, listen

    say = catalogue(chosen(lang))
    given = {"data": data, "workers": workers}
    with errors_in_words(say):
        wanted = settings(**{name: value for name, value in given.items() if value is not None})
        check(wanted)
        launch = launched(wanted, log_level=log_level, json_logs=not sys.stderr.isatty())
        try:
            bound = listen(host, port)
        except OSError as error:
            problem = error.strerror or str(error)
            typer.echo(say("serve/no-address", host=host, port=str(port), problem=problem), err=True)
            raise typer.Exit(1) from None
        with bound:
            shown = f"[{host}]" if ":" in host else host
            where = say("serve/memory") if wanted.data == MEMORY else str(wanted.data)
            _run(launch, bound, say("serve/ready", address=f"http://{shown}:{bound.getsockname()[1]}", data=where))
    typer.echo(say("serve/stopped"))


def _run(launch: Launch, bound: socket, ready: str) -> None:
    from stik.server.process import run
    from stik.server.workers import run_workers

    if launch.settings.workers == 1:
        run(launch, [bound], lambda: typer.echo(ready))
        return
    with tempfile.TemporaryDirectory(prefix="stik-metrics-") as figures:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = figures
        run_workers(launch, [bound], lambda: typer.echo(ready))
