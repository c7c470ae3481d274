"""A table's games: the match, the running deal and what each seat may see of it."""

from stik.app.plays.play import Events, Play, events_for
from stik.app.plays.question import Question, answered
from stik.app.plays.start import resumed, start, up_to

__all__ = ["Events", "Play", "Question", "answered", "events_for", "resumed", "start", "up_to"]
