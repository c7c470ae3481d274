"""`stik admin`: who looks after a server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from stik.cli.language import LanguageOption, chosen, errors_in_words
from stik.cli.serve import DataOption
from stik.messages import Catalogue, catalogue

if TYPE_CHECKING:
    from stik.app.accounts import Accounts
    from stik.app.ports import Person, Storage

T = TypeVar("T")
EVERYBODY = 100_000

admin = typer.Typer(no_args_is_help=True, help="Look after a server: roles, people, ratings and what is stored.")


@admin.command()
def grant(
    login: Annotated[str, typer.Argument(help="An account.")],
    role: Annotated[str, typer.Argument(help="organiser, referee or admin; player takes all roles away.")],
    data: DataOption = None,
    lang: LanguageOption = None,
) -> None:
    """Give an account a role."""
    say = catalogue(chosen(lang))

    async def granted(accounts: Accounts) -> Person:
        person = await accounts.named(login)
        return await accounts.grant(person.id, frozenset() if role == "player" else person.roles | {role})

    person = with_accounts(data, say, granted)
    typer.echo(say("admin/granted", login=person.login or "", roles=_roles(person)))


@admin.command()
def people(
    search: Annotated[str, typer.Argument(help="Part of a name or login.")] = "",
    data: DataOption = None,
    lang: LanguageOption = None,
) -> None:
    """List the accounts."""
    say = catalogue(chosen(lang))
    found = with_accounts(data, say, lambda accounts: accounts.search(search, limit=EVERYBODY))
    accounts = [person for person in found if person.login is not None]
    for person in accounts:
        typer.echo(f"{person.login}\t{person.name}\t{_roles(person)}")
    if not accounts:
        typer.echo(say("admin/nobody"), err=True)


@admin.command()
def ratings(
    histories: Annotated[
        bool, typer.Option("--histories", help="Read the finished games from the tables' histories first.")
    ] = False,
    data: DataOption = None,
    lang: LanguageOption = None,
) -> None:
    """Count all ratings anew."""
    from stik.app.ratings import Ratings

    say = catalogue(chosen(lang))
    counted = with_storage(data, say, lambda storage: Ratings(storage).recount(histories=histories))
    typer.echo(say("admin/rated", count=counted))


def _roles(person: Person) -> str:
    return ", ".join(["player", *sorted(person.roles)])


def with_accounts(data: str | None, say: Catalogue, work: Callable[[Accounts], Awaitable[T]]) -> T:
    """Does something with the accounts."""
    # imported here, because it takes a second, and the other commands do without
    from stik.app.accounts import Accounts
    from stik.app.identity import Identity
    from stik.app.passwords import Passwords
    from stik.app.secret import Secret
    from stik.app.sign_in.guesses import Guesses
    from stik.bootstrap.clock import SystemClock

    def accounts(storage: Storage) -> Accounts:
        clock = SystemClock()
        guesses = Guesses(storage.sign_ins, clock, secret=Secret(""))  # nobody guesses here
        return Accounts(Identity(storage.people, clock), Passwords(), storage.sign_ins, guesses)

    return with_storage(data, say, lambda storage: work(accounts(storage)))


def with_storage(
    data: str | None, say: Catalogue, work: Callable[[Storage], Awaitable[T]], *, examined: bool = False
) -> T:
    """Does something with what is stored; what is wrong there is said in words."""
    from stik.bootstrap.services import check_stored, open_storage
    from stik.bootstrap.settings import settings

    async def opened() -> T:
        wanted = settings(**({} if data is None else {"data": data}))
        check_stored(wanted)
        storage = await open_storage(wanted, examined=examined)
        try:
            return await work(storage)
        finally:
            await storage.close()

    with errors_in_words(say):
        return asyncio.run(opened())
