"""Somebody at the terminal who types: sees the running game, and checks what was printed before every answer."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from random import Random

import pytest
from rich.cells import cell_len
from typer.testing import CliRunner, Result

from stik.cards import parse_card, set_of
from stik.cli.main import app
from stik.cli.voms.dialogue import Dialogue
from stik.cli.voms.game import Sitting
from stik.voms import Phase, PlayCards

FACE = re.compile(r"(?<![0-9A-Za-z])(?:10|[2-9AKQJ])[♣♠♥♦]")


class Player:
    """Stands in for `input` and thinks of each line only when it is asked for."""

    def __init__(self, patch: pytest.MonkeyPatch, lines: Callable[[Player], str | None]) -> None:
        self.lines = lines
        self.sitting: Sitting | None = None
        self.confirming = False
        self.prompts: list[str] = []
        self._seen = 0
        start, confirm = Sitting.__init__, Dialogue.confirm

        def watched(sitting: Sitting, *args: object, **kwargs: object) -> None:
            start(sitting, *args, **kwargs)  # type: ignore[arg-type]
            self.sitting = sitting

        def confirming(dialogue: Dialogue, *args: object, **kwargs: object) -> bool:
            self.confirming = True
            try:
                return confirm(dialogue, *args, **kwargs)  # type: ignore[arg-type]
            finally:
                self.confirming = False

        patch.setattr(Sitting, "__init__", watched)
        patch.setattr(Dialogue, "confirm", confirming)
        patch.setattr("builtins.input", self)

    @property
    def table(self) -> Sitting:
        assert self.sitting is not None
        return self.sitting

    def __call__(self, prompt: str) -> str:
        sys.stdout.write(prompt)
        sys.stdout.flush()
        printed = sys.stdout.buffer.getvalue().decode()  # type: ignore[union-attr]
        fresh, self._seen = printed[self._seen :], len(printed)
        self.prompts.append(fresh)
        self._check(fresh)
        line = self.lines(self)
        if line is None:
            raise EOFError
        return line

    def _check(self, fresh: str) -> None:
        """No line is too wide, and no card is named that the person may not know."""
        assert max(map(cell_len, fresh.splitlines()), default=0) <= 80
        state, me = self.table.state, self.table.me
        allowed = state.hands[me] | state.played
        for known in self.table.view.known:
            allowed |= known
        named = set_of(map(parse_card, FACE.findall(fresh)))
        assert not named & ~allowed, fresh

    def legal(self, chance: Random) -> str:
        """Any line that carries the game on; ends it when it is won."""
        state, me, view = self.table.state, self.table.me, self.table.view
        if self.confirming:
            return "n" if self.table.game.winner is not None else chance.choice("yn")
        if view.calls and chance.randrange(2):
            return type(view.calls[0]).__name__.lower()
        if state.to_act == me and state.phase is Phase.PLAY:
            plays = [action for action in view.actions if isinstance(action, PlayCards)]
            return " ".join(card.text for card in chance.choice(plays).cards)
        if state.to_act == me and state.phase is Phase.CHOICE:
            return chance.choice(["reshuffle", "continue"])
        if state.to_act == me and state.phase is Phase.CUT and state.setup.dealer != me:
            return chance.choice(["7", "35", "knock"] if state.rules.knock else ["7", "35"])
        return ""


def play(*arguments: str) -> Result:
    """Runs `stik play voms` with whoever sits at the table."""
    return CliRunner(env={"COLUMNS": "80"}).invoke(app, ["play", "voms", *arguments])


def script(*lines: str) -> Callable[[Player], str | None]:
    """Types these lines, then ends the input."""
    left: Iterator[str] = iter(lines)
    return lambda _: next(left, None)


def plain(text: str) -> str:
    """What was printed, without boxes and line ends."""
    return " ".join(re.sub(r"[│╭╮╰╯─]", " ", text).split())
