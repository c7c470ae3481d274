"""Keeps tournament files: one tournament each, written whole or not at all, never over somebody else's change."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from stik.cli.language import chosen
from stik.cli.tournament_files import documents, read_text
from stik.cli.tournament_output import explained, refuse
from stik.messages import Catalogue, catalogue
from stik.protocol.tournament_text import write_json, write_yaml
from stik.tournaments import Tournament, read_tournament
from stik.tournaments.writing import Json


@dataclass(frozen=True, slots=True)
class Stored:
    """A file as it was when it was read."""

    path: Path
    text: str
    file: Json

    @property
    def tournament(self) -> Tournament:
        return read_tournament(self.file)

    def written(self, file: Json) -> str:
        """The text of a changed file: JSON stays JSON, and YAML keeps its comments."""
        if self.text.lstrip().startswith("{"):
            return write_json(file)
        return write_yaml(file, self.text)

    def save(self, file: Json) -> Tournament:
        """Writes the changed file, once it is known to be right and nobody has changed it meanwhile."""
        tournament = read_tournament(file)
        if read_text(str(self.path)) != self.text:
            refuse("tournament/changed-meanwhile", file=str(self.path))
        write_whole(self.path, self.written(file).encode("utf-8"))
        return tournament


def stored(file: str) -> Stored:
    """The one tournament of a file."""
    text = read_text(file)
    found = documents(file, text)
    if len(found) > 1:
        refuse("tournament/several-in-file", file=file)
    data = found[0]
    if not isinstance(data, dict):
        refuse("tournament/no-tournament", file=file)
    return Stored(Path(file), text, data)


@contextmanager
def opened(file: str, lang: str | None, *, as_json: bool = False) -> Iterator[tuple[Catalogue, Stored]]:
    """The tournament of a file for a command, which says in its language what is wrong."""
    say = catalogue(chosen(lang))
    with explained(say, as_json=as_json):
        yield say, stored(file)


def write_new(path: Path, data: bytes) -> None:
    """Writes a file that is not there yet."""
    if path.exists():
        refuse("tournament/file-exists", file=str(path))
    write_whole(path, data)


def write_whole(path: Path, data: bytes) -> None:
    """Writes beside the file and then takes its place, so that a power cut leaves the old one or the new one."""
    target = path.resolve()
    try:
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
        try:
            with os.fdopen(handle, "wb") as out:
                out.write(data)
                out.flush()
                os.fsync(out.fileno())
            if target.exists():
                shutil.copymode(target, name)
            else:
                Path(name).chmod(0o644)
            Path(name).replace(target)
        except BaseException:
            with suppress(OSError):
                Path(name).unlink()
            raise
    except OSError as error:
        refuse("tournament/unwritable", file=str(path), problem=error.strerror or "?")


def read_bytes(file: str) -> bytes:
    """The bytes of a file."""
    try:
        return Path(file).read_bytes()
    except OSError as error:
        refuse("tournament/unreadable", file=file, problem=error.strerror or "?")
