"""The data folder and the secret in it: nobody else on the machine may read them."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Final

from stik.bootstrap.settings import MEMORY, Settings
from stik.errors import Fault, StikError

SECRET: Final = "secret"


class BadFolder(StikError):
    """The data folder cannot be used."""

    def __init__(self, folder: Path, problem: OSError) -> None:
        super().__init__(Fault.of("server/data-folder", folder=str(folder), problem=problem.strerror or str(problem)))


def data_folder(settings: Settings) -> Path:
    """The folder, which exists from now on; raises `BadFolder`."""
    folder = Path(settings.data)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK | os.X_OK):
            raise PermissionError(13, os.strerror(13))
    except OSError as problem:
        raise BadFolder(folder, problem) from None
    return folder


def secret_key(settings: Settings) -> str:
    """What sessions are signed with: `STIK_SECRET`, or the file in the data folder, made on first use."""
    if settings.secret is not None:
        return settings.secret.get_secret_value()
    if settings.data == MEMORY:
        return secrets.token_hex(32)
    folder = data_folder(settings)
    path = folder / SECRET
    try:
        if not path.exists():
            _write(path, secrets.token_hex(32))
        return path.read_text("ascii").strip()
    except OSError as problem:
        raise BadFolder(folder, problem) from None


def _write(path: Path, secret: str) -> None:
    """Whole or not at all, and once, even if several processes start together."""
    own = path.with_name(f"{path.name}.{os.getpid()}.{secrets.token_hex(4)}")
    with os.fdopen(os.open(own, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(secret + "\n")
        file.flush()
        os.fsync(file.fileno())
    with suppress(FileExistsError):
        os.link(own, path)
    own.unlink()
