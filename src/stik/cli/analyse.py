"""`stik analyse`: the bots' judgement of a recorded game, in the terminal or as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from stik.analysis import (
    Analysis,
    AnalysisError,
    Decision,
    Turn,
    Verdict,
    Wish,
    action_words,
    analyse,
    analysis_json,
    sentence,
)
from stik.analysis import Progress as Step
from stik.bots import BUDGETS, Budget
from stik.cli.analysis_chart import chart
from stik.cli.faces import coloured
from stik.cli.language import LanguageOption, chosen, errors_in_words
from stik.cli.record import RecordFile, read_file
from stik.messages import Catalogue, catalogue


def analyse_command(
    file: RecordFile,
    level: Annotated[str, typer.Option(help="Who judges: club or strong.")] = "strong",
    ms: Annotated[int | None, typer.Option(help="Milliseconds for each decision.")] = None,
    simulations: Annotated[int | None, typer.Option(help="Simulations for each decision: repeats exactly.")] = None,
    seat: Annotated[str | None, typer.Option(help="Only the decisions of this seat.")] = None,
    deal: Annotated[int | None, typer.Option(help="Only this deal of the record, by its number.")] = None,
    worst: Annotated[int, typer.Option(min=0, help="How many mistakes to show.")] = 10,
    seed: Annotated[str, typer.Option(help="The same seed and simulations give the same analysis.")] = "1",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for machines.")] = False,
    lang: LanguageOption = None,
) -> None:
    """Judge every decision of a record: what was played, what was better, and why."""
    say = catalogue(chosen(lang))
    with errors_in_words(say):
        wish = Wish(level, _budget(level, ms, simulations), seat.upper() if seat else None, seed, deal=deal)
        found = _behind_a_bar(analyse(read_file(file), wish), say)
    if as_json:
        typer.echo(json.dumps(analysis_json(found), ensure_ascii=False, indent=2))
    else:
        _Page(found, say, Console(highlight=False)).print(worst)


FOREVER = 3_600_000
"""Milliseconds that are never used up: where simulations are counted, they alone end a thought."""


def _budget(level: str, ms: int | None, simulations: int | None) -> Budget | None:
    if any(number is not None and number < 1 for number in (ms, simulations)) or None not in (ms, simulations):
        raise AnalysisError("analysis/limits")
    if simulations is not None:
        return Budget(FOREVER, simulations)
    return Budget(ms) if ms is not None else BUDGETS.get(level)


def _behind_a_bar(steps: Iterator[Step], say: Catalogue) -> Analysis:
    """Runs to the end behind a bar, which is shown only to people at a terminal; Ctrl-C stops it."""
    screen = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    found = None
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task(say("analysis/running"), total=None)
        for step in steps:
            bar.update(task, completed=step.done, total=step.total)
            found = step.analysis
    assert found is not None, "the last step has the analysis"
    return found


class _Page:
    """The analysis as a person reads it."""

    def __init__(self, found: Analysis, say: Catalogue, console: Console) -> None:
        self.found, self.say, self.console = found, say, console

    def print(self, worst: int) -> None:
        found, say = self.found, self.say
        self.console.print(
            Text(
                say("analysis/title", level=found.level, weighed=found.weighed, decisions=len(found.decisions)), "bold"
            )
        )
        if not found.weighed:
            self.console.print(say("analysis/nothing-weighed"))
        else:
            self._head("analysis/curve-title", unit=self._measure())
            for line in chart(found.curve, found.parties, unit=found.unit):
                self.console.print(line, soft_wrap=True, markup=False)
            self._worst(worst)
            self._turns(found.turns)
        self._unjudged()
        self._verdicts(found.verdicts)

    def _head(self, code: str, **values: str | int) -> None:
        self.console.print()
        self.console.print(Text(self.say(code, **values), "bold"))

    def _measure(self) -> str:
        """What the curve shows: points of one deal, or of all so far."""
        points, deals = self.found.unit == "points", {point.deal for point in self.found.curve}
        return "deal" if points and len(deals) == 1 else self.found.unit

    def _worst(self, most: int) -> None:
        say, mistakes = self.say, self.found.worst(most)
        if not mistakes and self.found.worst(1):
            return
        self._head("analysis/worst-title")
        if not mistakes:
            self.console.print(say("analysis/no-mistakes", count=self.found.weighed))
            return
        table = Table(box=None, pad_edge=False, header_style="dim")
        for name in ("moment", "who", "played", "best", "loss", "why"):
            table.add_column(say(f"analysis/head-{name}"), justify="right" if name == "loss" else "left")
        for mistake in mistakes:
            table.add_row(*self._row(mistake))
        self.console.print(table)

    def _row(self, mistake: Decision) -> tuple[str | Text, ...]:
        say = self.say
        return (
            say("analysis/moment", deal=str(mistake.deal), number=str(mistake.number)),
            mistake.seat,
            coloured(action_words(say, mistake.played)),
            coloured(action_words(say, mistake.best or "")),
            self._figure(mistake.loss),
            coloured(" ".join(sentence(say, remark) for remark in mistake.remarks) or "–"),
        )

    def _figure(self, value: float) -> str:
        return f"{100 * value:.0f} %" if self.found.unit == "chance" else f"{value:.1f}"

    def _turns(self, turns: tuple[Turn, ...]) -> None:
        if not turns:
            return
        self._head("analysis/turns-title")
        for turn in turns:
            told = self.say(
                f"analysis/turn-{turn.by}",
                party=turn.party,
                before=self._figure(turn.before),
                after=self._figure(turn.after),
                who=turn.seat,
                played=action_words(self.say, turn.played),
                best=action_words(self.say, turn.best) if turn.best else "",
            )
            place = self.say("analysis/moment", deal=str(turn.deal), number=str(turn.number))
            self.console.print(f"{place:>6}  {told}", markup=False)

    def _unjudged(self) -> None:
        """What is not judged, and why; with its moments, so that nobody thinks that all else was good."""
        found, say = self.found.unjudged(), self.say
        if found:
            self._head("analysis/unjudged-title")
        for reason, decisions in found.items():
            places = [say("analysis/moment", deal=str(one.deal), number=str(one.number)) for one in decisions]
            self.console.print(say(f"analysis/unjudged-{reason}", count=len(decisions)), Text(" ".join(places), "dim"))

    def _verdicts(self, verdicts: tuple[Verdict, ...]) -> None:
        if not verdicts:
            return
        self._head("analysis/verdicts-title")
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right", min_width=6, no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column()
        for verdict in verdicts:
            table.add_row(str(verdict.deal), verdict.party, coloured(sentence(self.say, verdict.remark)))
        self.console.print(table)
