"""Lines of text beside each other: filled up, cut off, framed."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text


def fit(line: Text, width: int, align: str = "left") -> Text:
    """The line at exactly this width."""
    line = line.copy()
    line.truncate(width)
    missing = width - line.cell_len
    before = missing if align == "right" else missing // 2 if align == "center" else 0
    return Text.assemble(" " * before, line, " " * (missing - before))


def cut(line: Text, width: int) -> Text:
    """The line at no more than this width."""
    line.truncate(width, overflow="ellipsis")
    return line


def beside(left: Sequence[Text], right: Sequence[Text], *, split: int, width: int) -> list[Text]:
    """Two blocks of lines next to each other, the right one cut off where it is too wide."""
    rows = max(len(left), len(right))
    left = [*left, *[Text()] * (rows - len(left))]
    right = [*right, *[Text()] * (rows - len(right))]
    return [
        Text.assemble(fit(row, split), "  ", cut(note, width - split - 2))
        for row, note in zip(left, right, strict=True)
    ]


def bar(left: str, right: str, width: int) -> Text:
    """The line at the top of the screen."""
    return Text(left + " " * max(1, width - len(left) - len(right)) + right, "reverse")


def panel(title: str, *lines: RenderableType, style: str = "cyan") -> RenderableType:
    """Lines in a frame with a title."""
    return Panel(Group(*lines), title=title, title_align="left", border_style=style)
