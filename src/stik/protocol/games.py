"""The games that the text interfaces know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stik.errors import Fault, InvalidSetup
from stik.protocol.adapter import Adapter
from stik.protocol.vira import ViraAdapter
from stik.protocol.voms import VomsAdapter

GAMES: Final[Mapping[str, Adapter]] = {"voms": VomsAdapter(), "vira": ViraAdapter()}


def game_named(name: str) -> Adapter:
    """The game of that name."""
    if name not in GAMES:
        raise InvalidSetup(Fault.of("setup/unknown-game", name=name, known=", ".join(GAMES)))
    return GAMES[name]
