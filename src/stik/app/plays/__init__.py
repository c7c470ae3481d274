"""A table's games: the match, the running deal and what each seat may see of it."""

from stik.app.plays.play import Events, Play, events_for
from stik.app.plays.start import start

__all__ = ["Events", "Play", "events_for", "start"]
