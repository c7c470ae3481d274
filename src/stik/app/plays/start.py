"""The play that a table begins with."""

from __future__ import annotations

from stik.app.plays.play import Play
from stik.app.plays.vira import ViraPlay
from stik.app.plays.voms import VomsPlay
from stik.app.settings import TableSettings


def start(settings: TableSettings) -> Play:
    """An empty match under the rules of the table; raises `InvalidSetup` with all that is wrong with them."""
    return VomsPlay.start(settings) if settings.game == "voms" else ViraPlay.start(settings)
