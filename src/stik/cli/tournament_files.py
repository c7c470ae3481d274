"""Reads files of tournaments: YAML or JSON, several documents a file."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from stik.errors import Fault, TournamentError
from stik.protocol.documents import NotYaml, read_documents, read_json
from stik.tournaments import Tournament, read_tournament


def tournaments(files: Iterable[str]) -> Iterator[Tournament | TournamentError]:
    """Every tournament of the files in their order, or what is wrong with it."""
    for file in files:
        try:
            found = documents(file, read_text(file))
        except TournamentError as error:
            yield error
            continue
        for document in found:
            try:
                yield read_tournament(document)
            except TournamentError as error:
                yield error


def read_text(file: str) -> str:
    """The text of a file, or of standard input for `-`."""
    try:
        return sys.stdin.buffer.read().decode("utf-8") if file == "-" else Path(file).read_text("utf-8")
    except OSError as error:
        raise TournamentError(Fault.of("tournament/unreadable", file=file, problem=error.strerror or "?")) from None
    except UnicodeDecodeError as error:
        raise TournamentError(Fault.of("tournament/unreadable", file=file, problem=str(error))) from None


def documents(file: str, text: str) -> list[object]:
    """What the text of a file holds; at least one tournament, or what should be one."""
    try:
        found = [document for document in _read(text) if document is not None]
    except NotYaml as error:
        raise TournamentError(Fault.of("tournament/unreadable", file=file, problem=str(error))) from None
    if not found:
        raise TournamentError(Fault.of("tournament/no-tournament", file=file))
    return found


def _read(text: str) -> list[object]:
    """JSON is YAML too, but much quicker to read as what it is."""
    if text.lstrip().startswith("{"):
        try:
            return [read_json(text)]
        except NotYaml:
            pass
    return read_documents(text)
