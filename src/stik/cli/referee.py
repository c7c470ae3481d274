"""`stik referee`: the terminal asks what happened, and rules."""

from __future__ import annotations

from pathlib import Path

import typer
import yaml
from rich.console import Console
from rich.markup import escape

from stik.cli.language import LanguageOption, chosen, in_words
from stik.cli.questions import Back, Questions
from stik.cli.verdict import show
from stik.errors import StikError
from stik.messages import Catalogue, Language, catalogue
from stik.protocol.interview import next_question, plain
from stik.rulings import Ruling, rule


def referee(lang: LanguageOption = None) -> None:
    """Describe what happened at a table in plain words and get the ruling with its articles."""
    language = chosen(lang)
    say, console = catalogue(language), Console(highlight=False)
    try:
        _hear(console, say, language)
    except (EOFError, KeyboardInterrupt):
        console.print()
        raise typer.Exit(1) from None


def _hear(console: Console, say: Catalogue, language: Language) -> None:
    console.print(f"[bold]{escape(say('referee/welcome'))}[/]")
    console.print(escape(say("referee/how")), style="dim")
    case, ruling = _interview(Questions(console, say), console, say)
    show(console, ruling, say, language)
    text = yaml.safe_dump(case, allow_unicode=True, sort_keys=False)
    console.print(f"\n[bold]{escape(say('referee/as-yaml'))}[/]")
    console.print(text, markup=False, end="")
    _offer(console, text, say)


def _interview(questions: Questions, console: Console, say: Catalogue) -> tuple[dict[str, object], Ruling]:
    """Asks until there is a ruling; an answer that does not fit the others is asked for again."""
    case: dict[str, object] = {}
    asked: list[str] = []
    while True:
        question = next_question(case, asked)
        if question is None:
            try:
                return plain(case), rule(plain(case))
            except StikError as error:
                for fault in error.faults:
                    console.print(f"[red]{escape(in_words(fault, say))}[/]")
                wrong = {str(value) for fault in error.faults for name, value in fault.params if name == "field"}
                _forget(case, asked, next((field for field in asked if field in wrong), asked[-1]))
                continue
        try:
            answer = questions.ask(question, case)
        except Back:
            if asked:
                _forget(case, asked, asked[-1])
            continue
        asked.append(question.field)
        if answer is not None:
            case[question.field] = answer


def _forget(case: dict[str, object], asked: list[str], field: str) -> None:
    """Goes back to a question: it and all later ones are open again."""
    while asked:
        last = asked.pop()
        case.pop(last, None)
        if last == field:
            return


def _offer(console: Console, text: str, say: Catalogue) -> None:
    while name := console.input(f"{escape(say('referee/save'))} ").strip():
        try:
            Path(name).write_text(text, "utf-8")
        except OSError as error:
            console.print(str(error), style="red", markup=False)
        else:
            console.print(escape(say("referee/saved", file=name)))
            return
