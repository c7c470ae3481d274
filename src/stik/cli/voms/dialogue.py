"""What can be typed at any question: commands, and the answers that they give."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from itertools import permutations
from typing import Final

from rich.columns import Columns
from rich.console import Group
from rich.text import Text

from stik.cards import Card
from stik.cli.dialogue import Reply, Talk, Why
from stik.cli.faces import coloured, faces
from stik.cli.screen import Frame, Left, Screen
from stik.cli.voms.table import hand_of, last_trick
from stik.cli.voms.words import Words
from stik.rulebook import book
from stik.voms import Action, Announce, Annul, Continue, Knock, PlayCards, Reshuffle, Show, Stop, View
from stik.voms.trick import takes_over


class Command(StrEnum):
    """What can be typed besides cards."""

    HELP = "help"
    WHY = "why"
    RULE = "rule"
    LEGAL = "legal"
    LAST = "last"
    TABLE = "table"
    QUIT = "quit"
    KNOCK = "knock"
    RESHUFFLE = "reshuffle"
    CONTINUE = "continue"
    STOP = "stop"
    SHOW = "show"
    ANNUL = "annul"
    AAVUNGA = "aavunga"


_DEEDS: Final[dict[Command, Action]] = {
    Command.KNOCK: Knock(),
    Command.RESHUFFLE: Reshuffle(),
    Command.CONTINUE: Continue(),
    Command.STOP: Stop(),
    Command.SHOW: Show(),
    Command.ANNUL: Annul(),
    Command.AAVUNGA: Announce(),
}


def takes(view: View, cards: tuple[Card, ...]) -> bool:
    """Whether these cards would take over the trick on the table."""
    seat = view.seat
    return seat is not None and bool(view.trick.plays) and takes_over(view.setup, view.trick, seat, cards)


def better_order(view: View, cards: tuple[Card, ...]) -> tuple[Card, ...] | None:
    """The same cards in an order that takes over, where the one given does not ("V29")."""
    if len(cards) != len(view.trick.group) or len(cards) < 2 or takes(view, cards):
        return None
    legal = {action.cards for action in view.actions if isinstance(action, PlayCards)}
    return next((order for order in permutations(cards) if order in legal and takes(view, order)), None)


class Dialogue(Talk[Action, Command]):
    """Understands the words of one table."""

    def __init__(self, words: Words, screen: Screen) -> None:
        super().__init__(words.say, screen, book("voms"), Command, words="play")
        self.words = words

    def ask(
        self, view: View, frame: Frame, question: Text, why: Why[Action], read: Callable[[str], Action | Reply | None]
    ) -> Action | None:
        """Asks until the answer is an action that is allowed, or the nothing that an empty answer may mean."""
        return self.converse(frame, question, why, lambda line: self._obey(line, view, why) or read(line.strip()))

    def names(self, *actions: Action) -> str:
        """Deeds as they are typed."""
        return ", ".join(self.word(command) for command, deed in _DEEDS.items() if deed in actions)

    def cards(self, text: str, view: View, *, empty: Reply) -> PlayCards | Reply:
        """Reads numbers of the hand and names of cards, in the order given."""
        found = self.numbered(text, hand_of(view))
        if isinstance(found, Reply):
            return found
        return PlayCards(found) if found else empty

    def _obey(self, line: str, view: View, why: Why[Action]) -> Action | Reply | None:
        """What a command does; nothing if the line is none."""
        word, _, rest = line.strip().partition(" ")
        command = self.commands.get(word.casefold())
        if command is None:
            return None
        if command in _DEEDS:
            return _DEEDS[command]
        match command:
            case Command.QUIT:
                raise Left
            case Command.HELP:
                return self.panel("play/help-title", coloured(self.say("play/help")))
            case Command.TABLE:
                return self.panel("play/table-title", *self.words.table_rules())
            case Command.LAST:
                lines = last_trick(view, self.words) or [Text(self.say("play/no-last-trick"))]
                return Reply(Group(*(Text.assemble(" ", line) for line in lines)))
            case Command.RULE:
                return self.article(rest.strip(), word)
            case Command.LEGAL:
                plays = [action.cards for action in view.actions if isinstance(action, PlayCards)]
                return self.panel(
                    "play/legal-title", Columns([coloured(faces(cards)) for cards in plays], padding=(0, 3))
                )
            case _:
                return self._why(rest, word, view, why)

    def _why(self, text: str, word: str, view: View, why: Why[Action]) -> Reply:
        """Whether a play would be allowed, and whether it would take over."""
        play = self.cards(text, view, empty=self.hint("cards", command=word))
        if isinstance(play, Reply):
            return play
        refusal = why(play)
        if refusal is not None:
            return self.refused(refusal)
        code = "takes" if takes(view, play.cards) else "allowed" if view.trick.plays else "lead"
        return Reply(coloured(f" {self.say(f'play/why-{code}', cards=faces(play.cards))}"))
