"""`stik admin prune`: guests who never played, and tables at which nobody did."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import Annotated

import typer

from stik.cli.admin import with_storage
from stik.cli.language import LanguageOption, chosen
from stik.cli.serve import DataOption
from stik.messages import catalogue

DAY = 86_400_000


def prune(
    days: Annotated[int, typer.Option(min=1, help="How long they have stood still.")] = 90,
    yes: Annotated[bool, typer.Option("--yes", help="Delete them; without it they are only listed.")] = False,
    data: DataOption = None,
    lang: LanguageOption = None,
) -> None:
    """List, or delete, guests without games and tables without a deal."""
    from stik.storage.sql import SqlStorage
    from stik.storage.sql.prune import Pruned

    say = catalogue(chosen(lang))
    before = time.time_ns() // 1_000_000 - days * DAY

    async def pruned(storage: object) -> Pruned:
        return await storage.prune(before, do=yes) if isinstance(storage, SqlStorage) else Pruned((), (), 0)

    gone = with_storage(data, say, pruned)
    for table in gone.tables:
        typer.echo(say("prune/table", code=table.code, preset=table.preset, date=_date(table.changed)))
    for guest in gone.guests:
        typer.echo(say("prune/guest", id=guest.id, name=guest.name, date=_date(guest.created)))
    counts = {"tables": len(gone.tables), "guests": len(gone.guests), "sessions": gone.sessions}
    typer.echo(say("prune/done" if yes else "prune/preview", **counts))


def _date(moment: int) -> str:
    return datetime.fromtimestamp(moment / 1000, UTC).date().isoformat()
