"""A real terminal, as a person has one in front of him."""

from __future__ import annotations

import os
import pty
import sys


def typed_in_a_terminal(game: str, typed: bytes) -> str:
    """Everything that a game draws in a terminal of 80 by 24 while these lines are typed; it must end well."""
    child, master = pty.fork()
    if child == 0:
        os.environ |= {"TERM": "xterm", "COLUMNS": "80", "LINES": "24"}
        command = "from stik.cli.main import app; app()"
        os.execv(sys.executable, [sys.executable, "-c", command, "play", game, "--seed=3", "--lang=en", "--pace=0"])
    os.write(master, typed)
    shown = b""
    while True:
        try:
            chunk = os.read(master, 65536)
        except OSError:
            break
        if not chunk:
            break
        shown += chunk
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == 0
    return shown.decode()
