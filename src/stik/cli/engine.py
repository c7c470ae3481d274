"""`stik engine`: the engine protocol on standard input and output."""

from __future__ import annotations

import sys

from stik.protocol import Session


def engine() -> None:
    """Answer JSON messages, one a line, until the input ends (see docs/interfaces.md)."""
    session = Session()
    for line in sys.stdin.buffer:
        sys.stdout.write(session.answer_line(line) + "\n")
        sys.stdout.flush()
