"""The native kernel, without which the engine and the beginner work."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from stik.errors import CannotPlay, Fault

_MODULES: Final = ("stik_kernel.voms", "stik_kernel.vira_sight")


def check_kernel() -> None:
    """Refuses what needs the kernel where it is missing, or was built for another Python."""
    try:
        for name in _MODULES:
            import_module(name)
    except ImportError as missing:
        raise CannotPlay(Fault.of("bots/no-kernel")) from missing
