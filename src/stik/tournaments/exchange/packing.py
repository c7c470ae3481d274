"""Zip archives in memory: the same files give the same bytes, and no archive unpacks to more than it may."""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO
from typing import Final
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile, ZipInfo
from zlib import error as ZlibError  # noqa: N812

from stik.errors import Fault, TournamentError

MOST_BYTES: Final = 64_000_000
_UNIX: Final = 3


def in_memory(data: bytes = b"") -> BytesIO:
    """Bytes for a library that wants a file: nothing is read from anywhere or written to anywhere."""
    return BytesIO(data)


def pack(files: Mapping[str, bytes]) -> bytes:
    """An archive of these files in their order, without times."""
    made = in_memory()
    with ZipFile(made, "w") as archive:
        for name, data in files.items():
            entry = ZipInfo(name)
            entry.create_system = _UNIX
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, data, ZIP_DEFLATED, 6)
    return made.getvalue()


def unpack(data: bytes) -> dict[str, bytes]:
    """The files of an archive by name."""
    try:
        with ZipFile(in_memory(data)) as archive:
            if sum(entry.file_size for entry in archive.infolist()) > MOST_BYTES:
                raise TournamentError(Fault.of("tournament/import-too-large", most=MOST_BYTES // 1_000_000))
            return {entry.filename: archive.read(entry) for entry in archive.infolist()}
    except (BadZipFile, ZlibError, NotImplementedError, RuntimeError, EOFError, OSError):
        raise TournamentError(Fault.of("tournament/import-unreadable")) from None
