"""`stik rules`: the rule book."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from stik.cli.articles import nearest
from stik.cli.language import LanguageOption, chosen
from stik.cli.tournament_output import explained
from stik.cli.tournament_store import write_whole
from stik.messages import Catalogue, catalogue
from stik.rulebook import Article, Book, Status, book

GAMES = ("voms", "vira")
_MARKS = {Status.ENFORCED: "[green]●[/]", Status.REFEREE: "[yellow]◐[/]", Status.NOT_MODELLED: "[dim]○[/]"}


def rules(
    game: Annotated[str, typer.Argument(help="voms or vira")],
    article: Annotated[str | None, typer.Argument(help="An article (T.29) or the beginning of some (V10).")] = None,
    pdf: Annotated[Path | None, typer.Option(help="Write the whole book to this file, for printing.")] = None,
    lang: LanguageOption = None,
) -> None:
    """Show the rule book of a game, or one article of it."""
    language = chosen(lang)
    say = catalogue(language)
    if game not in GAMES:
        raise typer.BadParameter(say("setup/unknown-game", name=game, known=", ".join(GAMES)))
    rulebook, console = book(game), Console(highlight=False)
    if pdf is not None:
        # imported here, because it takes a while, and the other commands do without
        from stik.printing import rule_book

        with explained(say):
            write_whole(pdf, rule_book(game, say))
        console.print(say("tournament/exported", file=str(pdf)))
        return
    if article is None:
        _print_list(console, list(rulebook), say, language)
        return
    found = rulebook.find(article)
    if found is not None:
        _print_article(console, rulebook, found, say, language)
        return
    part = [entry for entry in rulebook if entry.id.casefold().startswith(article.casefold())]
    if not part:
        raise typer.BadParameter(say("cli/unknown-article", article=article, near=nearest(rulebook, article)))
    _print_list(console, part, say, language)


def _print_list(console: Console, articles: list[Article], say: Catalogue, language: str) -> None:
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    for entry in articles:
        table.add_row(_MARKS[entry.status], entry.id, escape(entry.title[language]))
    console.print(table)
    console.print(" · ".join(f"{mark} {say(f'rules/{status.value}')}" for status, mark in _MARKS.items()))


def _print_article(console: Console, rulebook: Book, entry: Article, say: Catalogue, language: str) -> None:
    console.print(f"[bold]{entry.id}[/]  {escape(entry.title[language])}")
    console.print(escape(entry.text[language]))
    console.print(f"{_MARKS[entry.status]} {say(f'rules/{entry.status.value}')}")
    if entry.reason:
        console.print(f"  [dim]{escape(entry.reason[language])}[/]")
    for other in entry.see:
        if other in rulebook:
            console.print(f"  → [bold]{other}[/]  {escape(rulebook[other].title[language])}")
