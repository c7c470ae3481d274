"""The combs: one stroke a lus, the empty ones still to be filled."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from stik.cli.voms.words import Words
from stik.engine import Side
from stik.voms import Phase, View

_FILLED, _PROMISED, _EMPTY = "┃", "╏", "╵"
_STYLES: Final = {_FILLED: "bold green", _PROMISED: "bold yellow", _EMPTY: "dim"}


def combs(view: View, words: Words, width: int) -> list[Text]:
    """All combs, two or three to a row of three lines: who and how much, spine, teeth."""
    sides = range(len(view.rules.sides))
    per_row = 3 if len(sides) == 3 else 2
    column = (width - 1) // per_row - 1
    lines: list[Text] = []
    for first in range(0, len(sides), per_row):
        drawn = [_comb(view, words, side, column) for side in sides[first : first + per_row]]
        lines += [Text.assemble(*(part for text in row for part in (" ", text))) for row in zip(*drawn, strict=True)]
    return lines


def _comb(view: View, words: Words, side: Side, width: int) -> tuple[Text, Text, Text]:
    """One comb; lus of the running deal are dashed, the spine is dashed where strokes were added."""
    score, target = view.score[side], view.target[side]
    gain = 0 if view.phase is Phase.OVER else view.gain[side]
    strokes = max(target, score + gain)
    space = "" if 2 * strokes + 1 > width else "━"
    teeth = [_FILLED if place < score else _PROMISED if place < score + gain else _EMPTY for place in range(strokes)]
    spine, row = Text(style="dim"), Text()
    fives = not space and strokes + strokes // 5 <= width
    for place, tooth in enumerate(teeth):
        extra = place >= view.rules.target
        bar = "╍" if extra and space else "━" if fives and place and place % 5 == 0 else space
        spine.append(bar + _root(tooth, extra=extra))
        row.append(" " * len(bar) + tooth, _STYLES[tooth])
    spine.append("━" if space and strokes == view.rules.target else "╍" if space else "")
    return _fit(_title(view, words, side, gain), width), _fit(spine, width), _fit(row, width)


def _root(tooth: str, *, extra: bool) -> str:
    if extra:
        return "┄" if tooth == _EMPTY else "┅"
    return "┯" if tooth == _EMPTY else "┳"


def _title(view: View, words: Words, side: Side, gain: int) -> Text:
    name = words.side(side)
    ours = side == view.rules.side_of[words.me]
    title = Text.assemble((name[0].upper() + name[1:], "bold cyan" if ours else "bold"))
    title.append(f"  {view.score[side]}/{view.target[side]}")
    if gain:
        title.append(f" +{gain}", "bold yellow")
    return title.append(f" · {words.say('play/tricks', tricks=view.units[side])}", "dim")


def _fit(line: Text, width: int) -> Text:
    line.truncate(width, overflow="ellipsis", pad=True)
    return line
