"""`stik admin check`: whether everything that is stored can still be opened."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import typer

from stik.cli.admin import with_storage
from stik.cli.language import LanguageOption, chosen
from stik.cli.serve import DataOption
from stik.messages import catalogue

if TYPE_CHECKING:
    from stik.app.ports import Storage

TELL_EVERY = 2.0
"""Seconds between two words about how far it is."""


def check(data: DataOption = None, lang: LanguageOption = None) -> None:
    """Follow every history from beginning to end; 1 where one cannot be followed.

    Also says where the rules of today decide otherwise than what is stored, which stays.
    """
    from stik.app.check import check as checked
    from stik.protocol.claims import listed

    say = catalogue(chosen(lang))

    async def followed(storage: Storage) -> tuple[int, int, int]:
        codes, done = await storage.tables.histories(), 0
        broken = otherwise = 0
        told = time.monotonic()
        async for found in checked(storage.tables, codes):
            done += 1
            if found.broken is not None:
                broken += 1
                typer.echo(f"{found.table}\t{found.broken.reason}")
            for difference in found.differences:
                otherwise += 1
                sentence = say(difference.code, **dict(difference.fault.params))
                typer.echo(f"{found.table}\t{sentence} ({listed(difference.cites)})")
            if time.monotonic() - told >= TELL_EVERY:
                told = time.monotonic()
                typer.echo(say("admin/checking", done=done, all=len(codes), broken=broken), err=True)
        return done, broken, otherwise

    count, broken, otherwise = with_storage(data, say, followed, examined=True)
    if otherwise:
        typer.echo(say("admin/otherwise", count=otherwise), err=True)
    if broken:
        typer.echo(say("admin/broken", count=count, broken=broken), err=True)
        raise typer.Exit(1)
    typer.echo(say("admin/whole", count=count))
