"""The comments of a YAML file that is written anew: each stays with the field or line that it was written to."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Final, TypeAlias

import yaml

from stik.protocol.documents import read_documents

Place: TypeAlias = tuple[str, int | None]
"""A field of the file; with a number a line of it."""

_NEW: Final = -1

_COMMENT: Final = re.compile(r"(?:^|(?<=[ \t]))#.*$", re.MULTILINE)


@dataclass(slots=True)
class _Note:
    above: list[str] = field(default_factory=list)
    beside: list[str] = field(default_factory=list)

    @property
    def lines(self) -> list[str]:
        """What stands in lines of its own: one comment has room beside what it is about."""
        return self.above + self.beside if len(self.beside) > 1 else self.above

    @property
    def tail(self) -> str:
        return f"  {self.beside[0]}" if len(self.beside) == 1 else ""


class Comments:
    """The comments of a file by what they are about; each place asked for takes its own away."""

    def __init__(self, text: str) -> None:
        self.head = head_of(text)
        inside = "#" in text[len(self.head) :]
        was = next((one for one in read_documents(text) if isinstance(one, dict)), {}) if inside else {}
        self._was: dict[str, object] = was
        self._notes = _notes(text, len(self.head)) if inside else {}

    def at(self, place: Place) -> tuple[str, str]:
        """The lines above a place, each with its end, and what stands behind it."""
        note = self._notes.pop(place, None) or _Note()
        indent = "" if place[1] is None else "  "
        return "".join(f"{indent}{line}\n" for line in note.lines), note.tail

    def places(self, name: str, lines: Sequence[object]) -> list[Place]:
        """Where the lines of a field stood before: as they are now, or else at the same place, corrected."""
        was = self._was.get(name)
        left = dict(enumerate(was if isinstance(was, list) else []))
        found = []
        for line in lines:
            found.append(next((number for number, before in left.items() if before == line), _NEW))
            left.pop(found[-1], None)
        return [(name, at if number == _NEW and at in left else number) for at, number in enumerate(found)]

    def rest(self, name: str = "") -> str:
        """What was about lines of a field that are no longer there; without a name, about fields that are not."""
        gone = [place for place in self._notes if not name or place[0] == name]
        notes = [self._notes.pop(place) for place in gone]
        return "".join(f"{line}\n" for note in notes for line in (*note.above, *note.beside))


def head_of(text: str) -> str:
    """The comment that a YAML file begins with."""
    return "".join(takewhile(lambda line: line.lstrip().startswith("#") or not line.strip(), text.splitlines(True)))


def _notes(text: str, begin: int) -> dict[Place, _Note]:
    """What is written in a line of its own is about what follows; at the end of a line, about what stands there."""
    roots = yaml.compose_all(text, yaml.SafeLoader)
    places = [place for root in roots if isinstance(root, yaml.MappingNode) for place in _places(root)]
    notes: dict[Place, _Note] = {}
    for comment in _comments(text, begin):
        alone = not text[text.rfind("\n", 0, comment.start()) + 1 : comment.start()].strip()
        here = max((one for one in places if one[0] < comment.start()), default=None)
        inside = here is not None and comment.start() < here[1]
        follows = min((one for one in places if one[0] > comment.start()), default=None)
        about = follows if alone and not inside else here
        note = notes.setdefault(about[2] if about is not None else ("", None), _Note())
        (note.above if alone else note.beside).append(comment.group().rstrip())
    return notes


def _comments(text: str, begin: int) -> Iterator[re.Match[str]]:
    texts = [
        (token.start_mark.index, token.end_mark.index)
        for token in yaml.scan(text, yaml.SafeLoader)
        if isinstance(token, yaml.ScalarToken)
    ]
    at = begin
    while found := _COMMENT.search(text, at):
        past = next((end for start, end in texts if start <= found.start() < end), None)
        if past is None:
            yield found
        at = found.end() if past is None else past


def _places(root: yaml.MappingNode) -> Iterator[tuple[int, int, Place]]:
    """Where fields and their lines begin and end."""
    for name, value in root.value:
        found = value.value if isinstance(value, yaml.SequenceNode) else []
        lines = found if found and isinstance(found[0], yaml.MappingNode) else []
        yield name.start_mark.index, name.end_mark.index if lines else _end(value), (name.value, None)
        for number, line in enumerate(lines):
            yield line.start_mark.index, _end(line), (name.value, number)


def _end(node: yaml.Node) -> int:
    """Where the last text of a node ends: a block itself ends only where something else begins."""
    if isinstance(node, yaml.CollectionNode) and not node.flow_style and node.value:
        last = node.value[-1]
        return _end(last[1] if isinstance(last, tuple) else last)
    return int(node.end_mark.index)
