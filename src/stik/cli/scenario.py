"""`stik scenario run`: scenarios as tests that anyone can read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from stik.protocol import Report, run_scenarios

scenario = typer.Typer(no_args_is_help=True, help="Run scenarios: a setup, steps, and what must come of them.")


@scenario.callback()
def _group() -> None:
    """Keeps `run` a command of its own while it is the only one."""


@scenario.command()
def run(
    files: Annotated[list[Path], typer.Argument(help="YAML files, several scenarios a file.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON object for machines.")] = False,
) -> None:
    """Run every scenario of the files; exit with 1 if any fails."""
    reports = [(str(file), report) for file in files for report in _run_file(file)]
    failed = sum(not report.passed for _, report in reports)
    if as_json:
        typer.echo(json.dumps(_as_json(reports, failed), ensure_ascii=False, indent=2))
    else:
        _print(reports, failed)
    raise typer.Exit(1 if failed else 0)


def _run_file(file: Path) -> list[Report]:
    try:
        text = file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        return [Report(str(file), "", (), f"cannot be read: {error}")]
    return list(run_scenarios(text))


def _as_json(reports: list[tuple[str, Report]], failed: int) -> dict[str, object]:
    return {
        "passed": len(reports) - failed,
        "failed": failed,
        "scenarios": [
            {
                "file": file,
                "id": report.id,
                "title": report.title,
                "cites": list(report.cites),
                "passed": report.passed,
                "problem": report.problem,
            }
            for file, report in reports
        ],
    }


def _print(reports: list[tuple[str, Report]], failed: int) -> None:
    console = Console(highlight=False, soft_wrap=True)
    for file, report in reports:
        if report.passed:
            console.print(f"[green]✓[/] {escape(report.id)}")
        else:
            console.print(f"[red]✗[/] {escape(report.id)}  [dim]{escape(file)}[/]")
            console.print(f"    {report.problem}", markup=False)
    console.print(f"{len(reports) - failed} passed, {failed} failed")
