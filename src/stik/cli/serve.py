"""`stik serve`: the online tables, and tournaments in a hall."""

from __future__ import annotations

import os
import sys
import tempfile
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from stik.cli.language import LanguageOption, chosen, errors_in_words
from stik.messages import catalogue

if TYPE_CHECKING:
    from socket import socket

    from stik.server.process import Launch

DataOption = Annotated[
    str | None,
    typer.Option(help="The folder for everything that is stored; :memory: keeps nothing.", envvar="STIK_DATA"),
]


def serve(
    host: Annotated[
        str | None, typer.Option(help="Where to listen: 127.0.0.1, or 0.0.0.0 for the whole network.")
    ] = None,
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    hall: Annotated[bool, typer.Option("--hall", help="For the phones of a hall, on this machine's network.")] = False,
    hall_address: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Where the phones find this machine; implies --hall.")
    ] = None,
    data: DataOption = None,
    workers: Annotated[int | None, typer.Option(help="Processes; several need Redis.", envvar="STIK_WORKERS")] = None,
    log_level: Annotated[Literal["debug", "info", "warning", "error"], typer.Option()] = "warning",
    lang: LanguageOption = None,
) -> None:
    """Serve the page and the online tables until stopped."""
    # imported here, because it takes a second, and the other commands do without
    from stik.bootstrap.services import check
    from stik.bootstrap.settings import MEMORY, settings
    from stik.cli.hall import EVERYWHERE, Hall
    from stik.server.hall import for_hall, origin_of
    from stik.server.process import launched, listen

    say = catalogue(chosen(lang))
    given = {"data": data, "workers": workers}
    hall = hall or hall_address is not None
    host = host or (EVERYWHERE if hall else "127.0.0.1")
    with errors_in_words(say):
        wanted = settings(**{name: value for name, value in given.items() if value is not None})
        check(wanted)
        launch = launched(wanted, log_level=log_level, json_logs=not sys.stderr.isatty())
        place = Hall.at(host, hall_address, launch.server.hall_origin) if hall else None
        try:
            bound = listen(host, port)
        except OSError as error:
            problem = error.strerror or str(error)
            typer.echo(say("serve/no-address", host=host, port=str(port), problem=problem), err=True)
            raise typer.Exit(1) from None
        with bound:
            at = bound.getsockname()[1]
            where = say("serve/memory") if wanted.data == MEMORY else str(wanted.data)
            address, more = origin_of(host, at), list[str]()
            if place is not None:
                address, more = place.origins(at)[0], place.lines(at, say)
                launch = replace(launch, server=for_hall(launch.server, place.origins(at), at))
            _run(launch, bound, [say("serve/ready", address=address, data=where), *more])
    typer.echo(say("serve/stopped"))


def _run(launch: Launch, bound: socket, ready: list[str]) -> None:
    from stik.server.process import run
    from stik.server.workers import run_workers

    def started() -> None:
        for line in ready:
            typer.echo(line)

    if launch.settings.workers == 1:
        run(launch, [bound], started)
        return
    with tempfile.TemporaryDirectory(prefix="stik-metrics-") as figures:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = figures
        run_workers(launch, [bound], started)
