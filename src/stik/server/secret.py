"""The secret of a server that was given none: made once and kept beside its data."""

from __future__ import annotations

import os
import secrets
from pathlib import Path


def kept_secret(folder: Path) -> str:
    """Reads the secret of the data folder, or makes it; nobody else on the machine can read it."""
    file = folder / "secret"
    try:
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return file.read_text("ascii").strip()
    with os.fdopen(descriptor, "w", encoding="ascii") as new:
        new.write(secrets.token_hex(32))
    return file.read_text("ascii").strip()
