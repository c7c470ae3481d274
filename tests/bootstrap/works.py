"""Work for other processes, in a module that they can find."""

from __future__ import annotations

import os
import time
from collections.abc import Generator

from stik.errors import Fault, InvalidSetup


def doubled(number: int) -> int:
    return 2 * number


def slow(seconds: float) -> int:
    """Takes its time; where."""
    time.sleep(seconds)
    return os.getpid()


def niceness() -> int:
    return os.nice(0)


def refuses() -> None:
    raise InvalidSetup(Fault.of("setup/unknown-game", name="whist", known="voms"))


def dies() -> None:
    os._exit(3)


def counts(most: int, seconds: float) -> Generator[int, None, str]:
    for number in range(most):
        time.sleep(seconds)
        yield number
    return "counted"


def sleeps(text: str, seconds: float) -> int:
    """Reads for so long; how much it was."""
    time.sleep(seconds)
    return len(text)
