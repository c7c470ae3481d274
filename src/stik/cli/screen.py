"""Where a game is shown: a terminal that is redrawn in place, or a stream that only grows."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from io import TextIOWrapper
from time import sleep
from typing import Final, Protocol

from rich.console import Console, RenderableType
from rich.constrain import Constrain
from rich.text import Text

PROMPT: Final = " › "
_PANEL: Final = 100
_LOG: Final = 12
"""Lines that the latest news may fill."""
_HOME, _ERASE_LINE, _ERASE_REST = "\x1b[H", "\x1b[2K", "\x1b[J"


class Left(Exception):
    """The person has left the table."""


@dataclass(frozen=True)
class Frame:
    """One picture of the table."""

    head: RenderableType
    table: RenderableType
    hand: RenderableType


class Screen(Protocol):
    """What a game needs of the place where it is shown."""

    @property
    def width(self) -> int: ...

    @property
    def height(self) -> int: ...

    def note(self, line: Text) -> None:
        """Tells what has happened."""

    def new_notes(self) -> None:
        """Forgets what has been told: a new deal begins."""

    def show(self, picture: Callable[[], Frame], *, beats: float) -> None:
        """Shows a picture for a while, where pictures move."""

    def ask(self, frame: Frame, question: Text, panel: RenderableType | None = None) -> str:
        """Shows the table and a question and returns the answer; raises `Left` at the end of the input."""

    def say(self, *lines: RenderableType) -> None:
        """Prints lines that stay when the game is over."""


def _read(prompt: str) -> str:
    try:
        return input(prompt)
    except (EOFError, KeyboardInterrupt):
        raise Left from None


class Stream:
    """Prints one thing after another: pipes, logs, terminals that cannot move the cursor."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.width, self.height = console.width, 0
        self._shown: Frame | None = None

    def note(self, line: Text) -> None:
        self.console.print(Text.assemble(" • ", line))

    def new_notes(self) -> None:
        self.console.print()

    def show(self, picture: Callable[[], Frame], *, beats: float) -> None:
        """Nothing moves here."""

    def ask(self, frame: Frame, question: Text, panel: RenderableType | None = None) -> str:
        if frame is not self._shown:
            self.console.print(frame.head, frame.table, frame.hand, sep="\n")
            self._shown = frame
        if panel is not None:
            self.console.print(Constrain(panel, _PANEL))
        self.console.print(question)
        try:
            line = _read(PROMPT)
        except Left:
            self.console.print()
            raise
        if not sys.stdin.isatty():
            self.console.print(line, markup=False, overflow="ellipsis", no_wrap=True)
        return line

    def say(self, *lines: RenderableType) -> None:
        self.console.print(*lines, sep="\n")

    @contextmanager
    def alone(self) -> Iterator[None]:
        """A stream has one page only."""
        yield


@dataclass
class Terminal:
    """Draws every picture over the last one in one write, so that nothing flickers or scrolls away."""

    console: Console
    pace: float
    notes: list[Text] = field(default_factory=list)
    fresh: int = 0
    more: str = ""
    """What to press when there is more to read than the screen holds."""
    back: str = ""
    """What to press when a panel hides the table."""

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    def note(self, line: Text) -> None:
        self.notes.append(line)
        self.fresh += 1

    def new_notes(self) -> None:
        self.notes.clear()
        self.fresh = 0

    def show(self, picture: Callable[[], Frame], *, beats: float) -> None:
        if self.pace:
            self._draw(self._compose(picture(), self._notes(), [], None))
            sleep(self.pace * beats)

    def ask(self, frame: Frame, question: Text, panel: RenderableType | None = None) -> str:
        ask = self._lines(question)
        fixed = sum(map(len, map(self._lines, (frame.head, frame.table, frame.hand))))
        fresh = self._notes(fresh_only=True)
        if panel is None and fresh and fixed + len(fresh) + len(ask) > self.height - 2:
            page = Frame(frame.head, Text(), Text())
            self._draw(self._compose(page, fresh, self._lines(Text(f" {self.more}", "bold")), None))
            _read(PROMPT)
        self._draw(self._compose(frame, self._notes(), ask, panel))
        line = _read(PROMPT)
        self.fresh = 0
        return line

    def say(self, *lines: RenderableType) -> None:
        self.console.print(*lines, sep="\n")

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Keeps the pictures off the terminal's own page."""
        self.console.set_alt_screen(True)
        try:
            yield
        finally:
            self.console.set_alt_screen(False)

    def _notes(self, *, fresh_only: bool = False) -> list[str]:
        """The notes of the deal, the new ones bright."""
        seen = len(self.notes) - self.fresh
        lines: list[str] = []
        for place, note in enumerate(self.notes):
            if place >= seen:
                lines += self._lines(Text.assemble(" • ", note))
            elif not fresh_only:
                lines += self._lines(Text.assemble("   ", note, style="dim"))
        return lines

    def _compose(self, frame: Frame, notes: list[str], ask: list[str], panel: RenderableType | None) -> list[str]:
        """All parts if they fit; a panel that does not fit takes the place of the table, the latest notes stay."""
        head, table, hand = map(self._lines, (frame.head, frame.table, frame.hand))
        rows = self.height - 2  # the prompt, and a line so that Enter does not scroll
        extra = self._lines(Constrain(panel, _PANEL)) if panel is not None else []
        if extra and len(head) + len(table) + len(hand) + len(extra) + len(ask) > rows:
            table = []
            extra += self._lines(Text(f" {self.back}", "dim"))
            head = head if len(head) + len(hand) + len(extra) + len(ask) <= rows else []
            hand = hand if len(head) + len(hand) + len(extra) + len(ask) <= rows else []
        room = rows - len(head) - len(table) - len(hand) - len(extra) - len(ask)
        log = max(0, min(room, _LOG))
        gap = [""] if log > 4 and any(hand) else []
        log -= len(gap)
        shown = notes[-log:] if log else []
        blank = [""] * (log - len(shown))
        return [*head, *table, *extra, *shown, *blank, *gap, *hand, *ask]

    def _lines(self, part: RenderableType) -> list[str]:
        with self.console.capture() as capture:
            self.console.print(part)
        return capture.get().splitlines()

    def _draw(self, lines: list[str]) -> None:
        drawn = "\n".join(_ERASE_LINE + line for line in lines)
        self.console.file.write(f"{_HOME}{drawn}\n{_ERASE_REST}")
        self.console.file.flush()


def open_screen(*, pace: float, more: str, back: str) -> Stream | Terminal:
    """The screen that suits where the program runs; letters that the terminal lacks do not stop the game."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    console = Console(highlight=False)
    if sys.stdin.isatty() and sys.stdout.isatty() and not console.is_dumb_terminal:
        _edit_lines()
        return Terminal(console, pace, more=more, back=back)
    return Stream(console)


def _edit_lines() -> None:
    """Arrow keys at the prompt, where the system has them."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
