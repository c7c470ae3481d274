"""`stik replay`, `stik show` and `stik verify`: what one can do with a game record."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from stik.cli.language import LanguageOption, chosen, errors_in_words, in_words
from stik.messages import Catalogue, catalogue
from stik.protocol import Proof, Record, read_record, replay_record, verify_record
from stik.protocol.write import plain

RecordFile = Annotated[Path, typer.Argument(help="A .stik record.", exists=True, dir_okay=False, readable=True)]


def replay(
    file: RecordFile,
    jsonl: Annotated[bool, typer.Option("--jsonl", help="Print every step as a JSON line.")] = False,
    lang: LanguageOption = None,
) -> None:
    """Replay a record and say what came of every deal."""
    say = catalogue(chosen(lang))
    with errors_in_words(say):
        record = read_file(file)
        told: list[Proof] = []
        lines = list(_steps(record, told) if jsonl else _results(record, told, say))
    for line in lines:
        typer.echo(line)
    for proof in told:
        typer.echo(in_words(proof.fault, say), err=True)


def _steps(record: Record, told: list[Proof]) -> Iterator[str]:
    for moment in replay_record(record, told):
        step = {
            "deal": moment.deal_number,
            "number": moment.action_number,
            "seat": moment.seat,
            "action": moment.action,
            "events": moment.events,
        }
        start = {} if moment.action_number else {"start": moment.deal.start}
        yield json.dumps(step | start, ensure_ascii=False)


def _results(record: Record, told: list[Proof], say: Catalogue) -> Iterator[str]:
    outcome: dict[int, str] = {}
    for moment in replay_record(record, told):
        result = record.deals[moment.deal_number - 1].result or moment.deal.result()
        text = say("replay/unfinished") if result is None else plain(result)
        outcome[moment.deal_number] = say(
            "replay/deal", deal=moment.deal_number, actions=moment.action_number, result=text
        )
    yield from outcome.values()
    if record.result is not None:
        yield say("replay/result", result=plain(record.result))


def show(
    file: RecordFile,
    at: Annotated[int | None, typer.Option("--at", min=0, help="After so many actions; else at the end.")] = None,
    deal: Annotated[int, typer.Option("--deal", min=1, help="Which deal of the record.")] = 1,
    seat: Annotated[str | None, typer.Option("--seat", help="Only what this seat may know.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for machines.")] = False,
    lang: LanguageOption = None,
) -> None:
    """Show a moment of a record: everything, or what one seat may know."""
    say = catalogue(chosen(lang))
    with errors_in_words(say):
        record = read_file(file)
        count = len(record.deals[deal - 1].actions) if deal <= len(record.deals) else 0
        wanted = (deal, count if at is None else at)
        moment = None
        for seen in replay_record(record):
            moment = seen if seen.deal_number == deal else moment
            if (seen.deal_number, seen.action_number) >= wanted:
                break
        if moment is None or at not in {None, moment.action_number}:
            raise typer.BadParameter(say("record/no-such-moment", deal=deal, at=wanted[1]))
        shown = moment.deal.state() if seat is None else moment.deal.view(seat)
    if as_json:
        typer.echo(json.dumps(shown, ensure_ascii=False, indent=2))
        return
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for key, value in shown.items():
        table.add_row(key, escape(plain(value)))
    Console(highlight=False).print(table)


def verify(file: RecordFile, lang: LanguageOption = None) -> None:
    """Recompute every pack and every action of a record, and say in words what that proves."""
    say, console = catalogue(chosen(lang)), Console(highlight=False)
    with errors_in_words(say):
        proofs = verify_record(read_file(file))
    for proof in proofs:
        mark = "[green]✓[/]" if proof.holds else "[red]✗[/]"
        console.print(f"{mark} {escape(in_words(proof.fault, say))}")
    raise typer.Exit(0 if all(proof.holds for proof in proofs) else 1)


def read_file(file: Path) -> Record:
    """The record in a file."""
    try:
        return read_record(file.read_text("utf-8"))
    except UnicodeDecodeError as error:
        raise typer.BadParameter(str(error)) from error
