"""`stik admin`: who looks after a server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, TypeVar

import typer

from stik.app.accounts import Accounts
from stik.app.identity import Identity
from stik.app.passwords import Passwords
from stik.app.ports import Person
from stik.bootstrap.clock import SystemClock
from stik.cli.language import LanguageOption, chosen
from stik.cli.rule import in_words
from stik.cli.serve import HOME, DataOption
from stik.errors import StikError
from stik.messages import Catalogue, catalogue

T = TypeVar("T")

admin = typer.Typer(no_args_is_help=True, help="Look after a server: roles and people.")


@admin.command()
def grant(
    login: Annotated[str, typer.Argument(help="An account.")],
    role: Annotated[str, typer.Argument(help="organiser, referee or admin; player takes all roles away.")],
    data: DataOption = HOME,
    lang: LanguageOption = None,
) -> None:
    """Give an account a role."""
    say = catalogue(chosen(lang))

    async def granted(accounts: Accounts) -> Person:
        person = await accounts.named(login)
        return await accounts.grant(person.id, frozenset() if role == "player" else person.roles | {role})

    person = _with_accounts(data, say, granted)
    typer.echo(say("admin/granted", login=person.login or "", roles=_roles(person)))


@admin.command()
def people(
    search: Annotated[str, typer.Argument(help="Part of a name or login.")] = "",
    data: DataOption = HOME,
    lang: LanguageOption = None,
) -> None:
    """List the accounts."""
    say = catalogue(chosen(lang))
    found = _with_accounts(data, say, lambda accounts: accounts.search(search))
    accounts = [person for person in found if person.login is not None]
    for person in accounts:
        typer.echo(f"{person.login}\t{person.name}\t{_roles(person)}")
    if not accounts:
        typer.echo(say("admin/nobody"), err=True)


def _roles(person: Person) -> str:
    return ", ".join(["player", *sorted(person.roles)])


def _with_accounts(data: Path, say: Catalogue, work: Callable[[Accounts], Awaitable[T]]) -> T:
    from stik.bootstrap.opening import open_storage  # slow to import, like the server

    async def opened() -> T:
        storage = await open_storage(data)
        try:
            return await work(Accounts(Identity(storage.people, SystemClock()), Passwords()))
        finally:
            await storage.close()

    try:
        return asyncio.run(opened())
    except StikError as error:
        for fault in error.faults:
            typer.echo(in_words(fault, say), err=True)
        raise typer.Exit(1) from None
