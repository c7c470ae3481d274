"""A conversation at any table: questions, replies, refusals with their articles, yes and no."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Generic, TypeAlias, TypeVar

from rich.console import RenderableType
from rich.text import Text

from stik.cards import Card, parse_card
from stik.cli.articles import article_panel, nearest, refusal_panel
from stik.cli.faces import face
from stik.cli.layout import panel
from stik.cli.screen import Frame, Left, Screen
from stik.engine import Refusal
from stik.errors import NotationError
from stik.messages import Catalogue
from stik.rulebook import Book

ActionT = TypeVar("ActionT")
CommandT = TypeVar("CommandT", bound=StrEnum)


@dataclass(frozen=True)
class Reply:
    """Something to show instead of doing anything."""

    panel: RenderableType


Answer: TypeAlias = Callable[[str], ActionT | Reply | None]
"""What a line means: an action, something to show, or nothing."""
Why: TypeAlias = Callable[[ActionT], Refusal | None]
"""Says why the person may not do something, or nothing if it is allowed."""


class Talk(Generic[ActionT, CommandT]):
    """What the tables of all games say alike; `words` is the prefix of the game's own commands and phases."""

    def __init__(self, say: Catalogue, screen: Screen, rulebook: Book, commands: type[CommandT], *, words: str) -> None:
        self.say, self.screen, self.book, self.prefix = say, screen, rulebook, words
        self.commands = {word: command for command in commands for word in (command.value, *self.synonyms(command))}

    def synonyms(self, command: StrEnum) -> list[str]:
        """What a command is called in the person's language."""
        return self.say(f"{self.prefix}/command-{command.value}").split()

    def word(self, command: StrEnum) -> str:
        """The first word for a command in the person's language."""
        return self.synonyms(command)[0]

    def converse(self, frame: Frame, question: Text, why: Why[ActionT], answer: Answer[ActionT]) -> ActionT | None:
        """Asks until the answer is an action that is allowed, or the nothing that an empty answer may mean."""
        shown: RenderableType | None = None
        while True:
            meant = answer(self.screen.ask(frame, question, shown))
            if meant is None:
                return None
            if not isinstance(meant, Reply):
                refusal = why(meant)
                if refusal is None:
                    return meant
                meant = self.refused(refusal)
            shown = meant.panel

    # replies

    def hint(self, name: str, **values: str | int) -> Reply:
        """One line that helps."""
        return self.line(f"play/hint-{name}", **values)

    def line(self, code: str, **values: str | int) -> Reply:
        """One line in the colour of help."""
        return Reply(Text(f" {self.say(code, **values)}", "yellow"))

    def unreadable(self, error: NotationError) -> Reply:
        """Why a text could not be read."""
        return self.line(error.code, **dict(error.faults[0].params))

    def refused(self, refusal: Refusal) -> Reply:
        """Why not, with the article; cards and phases as the person knows them."""
        params = dict(refusal.params)
        if "card" in params:
            params["card"] = face(parse_card(str(params["card"])))
        if "phase" in params:
            params["phase"] = self.say(f"{self.prefix}/phase-{params['phase']}")
        shown = replace(refusal, params=tuple(params.items()))
        return Reply(refusal_panel(shown, self.book, self.say))

    def article(self, name: str, word: str) -> Reply:
        """An article of the rule book."""
        if not name:
            return Reply(Text(f" {self.say(f'{self.prefix}/hint-article', command=word)}", "yellow"))
        found = self.book.find(name)
        if found is None:
            return self.line("cli/unknown-article", article=name, near=nearest(self.book, name))
        return Reply(article_panel(found, self.say))

    def panel(self, title: str, *lines: RenderableType) -> Reply:
        """A frame with a title."""
        return Reply(panel(self.say(title), *lines))

    # cards

    def numbered(self, text: str, hand: tuple[Card, ...]) -> tuple[Card, ...] | Reply:
        """Reads numbers of the hand and names of cards, in the order given."""
        found: list[Card] = []
        for word in text.replace(",", " ").split():
            if word.isascii() and word.isdigit():
                if not 1 <= int(word[:4]) <= len(hand):
                    return self.hint("number", most=len(hand))
                found.append(hand[int(word[:4]) - 1])
                continue
            try:
                found.append(parse_card(word))
            except NotationError as error:
                return self.unreadable(error)
        return self.hint("twice") if len(set(found)) < len(found) else tuple(found)

    # yes, no, Enter

    def leaves(self, line: str) -> bool:
        command = self.commands.get(line.strip().casefold())
        return command is not None and command.value == "quit"

    def confirm(self, frame: Frame, question: Text, shown: RenderableType | None = None) -> bool:
        """Yes or no."""
        spoken = {answer: self.say(f"play/{answer}").split() for answer in ("yes", "no")}
        while True:
            line = self.screen.ask(frame, question, shown)
            if self.leaves(line):
                raise Left
            word = line.strip().casefold()
            for answer, words in spoken.items():
                if word in (answer, answer[0], *words):
                    return answer == "yes"
            shown = self.hint("answer", answers=", ".join(spoken["yes"] + spoken["no"])).panel

    def welcome(self, rules: Iterable[Text]) -> None:
        """Says which rules are played, and with whom."""
        shown = panel(self.say("play/table-title"), *rules, Text(self.say("play/start-hint"), "dim"))
        self.go_on(Frame(Text(), Text(), Text()), "play/enter-begin", shown)

    def go_on(self, frame: Frame, code: str, shown: RenderableType | None = None) -> None:
        """Waits for Enter."""
        if self.leaves(self.screen.ask(frame, Text(f" {self.say(code)}", "bold"), shown)):
            raise Left
