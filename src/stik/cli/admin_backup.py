"""`stik admin backup`: a copy of everything, while the server goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from stik.cli.language import LanguageOption, chosen, errors_in_words
from stik.cli.serve import DataOption
from stik.messages import catalogue


def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy is to lie; there must be nothing yet.")],
    data: DataOption = None,
    lang: LanguageOption = None,
) -> None:
    """Copy the database of a server, which may be running."""
    from stik.bootstrap.services import check_stored, database_file, database_name
    from stik.bootstrap.settings import settings
    from stik.storage.sql.backup import back_up

    say = catalogue(chosen(lang))
    with errors_in_words(say):
        wanted = settings(**({} if data is None else {"data": data}))
        if wanted.in_memory:
            typer.echo(say("backup/memory"), err=True)
            raise typer.Exit(1)
        database = database_file(wanted)
        if database is None:
            typer.echo(say("backup/postgresql", url=database_name(wanted), file=str(file)), err=True)
            raise typer.Exit(1)
        check_stored(wanted)
        copy = back_up(database, file)
    typer.echo(say("backup/done", file=str(copy.file), size=copy.size))
    typer.echo(say("backup/restore", file=str(copy.file), database=str(database)))
