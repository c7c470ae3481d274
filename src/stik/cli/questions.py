"""Asks one question of a case at the terminal: numbered lists, yes or no, seats, scores, bids."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from stik.cli.language import in_words
from stik.errors import StikError
from stik.messages import Catalogue
from stik.protocol.interview import Question, asked_in_words, heard, names_in, option_in_words, sheet_in
from stik.rulings import Kind, sections
from stik.rulings.vira.facts import CLAIM_PARTS

BACK: Final = "<"


class Back(Exception):
    """Somebody wants to answer the previous question again."""


class Questions:
    """Puts questions to somebody and insists on answers that can be read."""

    def __init__(self, console: Console, say: Catalogue) -> None:
        self._console = console
        self._say = say

    def ask(self, question: Question, case: Mapping[str, object]) -> object:
        """The answer, or nothing where the question may be skipped; raises `Back`."""
        if question.fact.kind is Kind.CLAIM:
            return self._claim(question, case)
        self._print(question, case)
        while True:
            text = self._line(question)
            if not text:
                if not question.required:
                    return None
                self._hint("referee/required")
                continue
            try:
                answer = self._understood(question, text, case)
            except StikError as error:
                for fault in error.faults:
                    self._console.print(f"[red]{escape(in_words(fault, self._say))}[/]")
                continue
            if answer is not None:
                return answer

    def _line(self, question: Question) -> str:
        skip = "" if question.required else f" [dim]({escape(self._say('referee/skip'))})[/]"
        text = self._console.input(f"{skip}[bold]>[/] ".lstrip()).strip()
        if text == BACK:
            raise Back
        return text

    def _hint(self, code: str) -> None:
        self._console.print(f"[yellow]{escape(self._say(code))}[/]")

    # what is asked

    def _print(self, question: Question, case: Mapping[str, object]) -> None:
        self._console.print()
        self._console.print(f"[bold]{escape(asked_in_words(question, case, self._say))}[/]")
        if question.field == "irregularity":
            self._list_irregularities(case, "")
        elif question.fact.choices and question.fact.kind is Kind.CHOICE:
            for number, option in enumerate(question.fact.choices, 1):
                self._console.print(f"{number:3}  {escape(option_in_words(question.field, option, self._say))}")
        else:
            self._console.print(escape(self._help(question, case)), style="dim")

    def _help(self, question: Question, case: Mapping[str, object]) -> str:
        names = names_in(case)
        values = {
            "seats": " ".join((*names.seats, *(side for side in names.sides if side not in names.seats))),
            "sides": " ".join(names.sides),
            "numbers": " / ".join(question.fact.choices) or "0, 1, 2 …",
        }
        return self._say(f"referee/kind-{question.fact.kind.value}", **values)

    def _list_irregularities(self, case: Mapping[str, object], search: str) -> None:
        """The list by sections, or what of it contains the searched words."""
        game, sheet = str(case["game"]), sheet_in(case)
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1))
        table.add_column(justify="right", no_wrap=True)
        table.add_column(no_wrap=True, style="dim")
        table.add_column()
        number = 0
        for section, lines in sections(game).items():
            rows = []
            for line in lines:
                number += 1
                title = self._say(f"irregularity/{game}-{line.slug}")
                article = line.articles[sheet][0]
                if search.casefold() in f"{title} {line.slug} {article}".casefold():
                    rows.append((str(number), article, escape(title)))
            if rows:
                table.add_row("", "", f"[bold]{escape(self._say(f'referee/section-{game}-{section}'))}[/]")
                for row in rows:
                    table.add_row(*row)
        if table.row_count:
            self._console.print(table)
        else:
            self._hint("referee/nothing-found")
        self._console.print(escape(self._say("referee/search")), style="dim")

    # what is answered

    def _understood(self, question: Question, text: str, case: Mapping[str, object]) -> object:
        fact = question.fact
        if fact.kind is Kind.FLAG:
            return self._yes_or_no(text)
        if fact.kind is Kind.CHOICE:
            if text.isascii() and text.isdigit() and 1 <= int(text) <= len(fact.choices):
                return fact.choices[int(text) - 1]
            if question.field == "irregularity" and text not in fact.choices:
                self._list_irregularities(case, text)
                return None
        return heard(question, text, case)

    def _yes_or_no(self, text: str) -> bool | None:
        first = text[0].casefold()
        if first in self._say("referee/yes"):
            return True
        if first in self._say("referee/no"):
            return False
        self._hint("referee/yes-or-no")
        return None

    def _claim(self, question: Question, case: Mapping[str, object]) -> object:
        """Whether anybody claims a big solo, and if so its parts ("SM.D10")."""
        claims = Question(replace(question.fact, kind=Kind.FLAG), required=False)
        if not self.ask(claims, case):
            return None
        parts: dict[str, object] = {}
        for fact in CLAIM_PARTS:
            asked = replace(fact, name=f"solo-{fact.name}")
            try:
                parts[fact.name] = self.ask(Question(asked, required=True), case)
            except Back:
                return self._claim(question, case)
        return parts
