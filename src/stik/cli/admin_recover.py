"""`stik admin recover`: a link for somebody who has forgotten their password."""

from __future__ import annotations

from typing import Annotated

import typer

from stik.cli.admin import with_accounts
from stik.cli.language import LanguageOption, chosen, errors_in_words
from stik.cli.serve import DataOption
from stik.messages import catalogue

HOUR = 3_600_000
PAGE = "/back"


def recover(
    login: Annotated[str, typer.Argument(help="An account.")],
    hours: Annotated[int, typer.Option(min=1, max=720, help="How long the link holds.")] = 24,
    data: DataOption = None,
    lang: LanguageOption = None,
) -> None:
    """Make a link by which somebody sets a new password, once."""
    from stik.app.sign_in.ways_back import WaysBack
    from stik.bootstrap.settings import variables_named
    from stik.server.settings import ServerSettings

    say = catalogue(chosen(lang))
    with errors_in_words(say), variables_named():
        server = ServerSettings()
    secret = with_accounts(data, say, lambda accounts: WaysBack(accounts).make_link(login, hours * HOUR))
    origin = next(iter(server.origins), server.hall_origin)
    typer.echo(say("recover/link", login=login, hours=hours, placed="yes" if origin else "no"))
    typer.echo(f"{origin}{PAGE}#{secret}")
