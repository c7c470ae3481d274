"""`stik serve`: the online tables."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from stik.cli.language import LanguageOption, chosen
from stik.messages import Catalogue, catalogue

if TYPE_CHECKING:
    from stik.server.settings import Settings

HOME = Path.home() / ".local" / "share" / "stik"
DataOption = Annotated[Path, typer.Option(help="The folder for everything that is stored.", envvar="STIK_DATA")]


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    data: DataOption = HOME,
    memory: Annotated[bool, typer.Option("--memory", help="Store nothing; everything is lost at the end.")] = False,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes; more than one needs Redis.")] = 1,
    log_level: Annotated[Literal["debug", "info", "warning", "error"], typer.Option()] = "warning",
    lang: LanguageOption = None,
) -> None:
    """Serve the page and the online tables until stopped."""
    # imported here, because it takes a second, and the other commands do without
    from stik.server.process import Launch, listen, run
    from stik.server.workers import run_workers

    say = catalogue(chosen(lang))
    if workers > 1 and (memory or "STIK_REDIS_URL" not in os.environ):
        raise typer.BadParameter(say("serve/workers"))
    launch = Launch(_settings(None if memory else data, say), None if memory else data, log_level, not _terminal())
    try:
        socket = listen(host, port)
    except OSError as error:
        typer.echo(say("serve/no-address", host=host, port=str(port), problem=error.strerror or str(error)), err=True)
        raise typer.Exit(1) from None
    shown = f"[{host}]" if ":" in host else host
    ready = say(
        "serve/ready",
        address=f"http://{shown}:{socket.getsockname()[1]}",
        data=say("serve/memory") if memory else str(data),
    )
    with socket:
        if workers == 1:
            run(launch, [socket], lambda: typer.echo(ready))
        else:
            with tempfile.TemporaryDirectory(prefix="stik-metrics-") as figures:
                os.environ["PROMETHEUS_MULTIPROC_DIR"] = figures
                typer.echo(ready)
                run_workers(launch, [socket], workers)
    typer.echo(say("serve/stopped"))


def _terminal() -> bool:
    return sys.stderr.isatty()


def _settings(data: Path | None, say: Catalogue) -> Settings:
    """The settings from the environment; the secret of the data folder where none is given."""
    from pydantic import ValidationError

    from stik.server.secret import kept_secret
    from stik.server.settings import Settings

    try:
        if data is None or "STIK_SECRET" in os.environ:
            return Settings()
        data.mkdir(parents=True, exist_ok=True)
        return Settings(secret=kept_secret(data))
    except ValidationError as error:
        wrong = error.errors()[0]
        name = "STIK_" + "_".join(map(str, wrong["loc"])).upper()
        typer.echo(say("serve/bad-setting", name=name, problem=wrong["msg"]), err=True)
        raise typer.Exit(1) from None
    except OSError as error:
        typer.echo(say("serve/bad-setting", name="--data", problem=str(error)), err=True)
        raise typer.Exit(1) from None
