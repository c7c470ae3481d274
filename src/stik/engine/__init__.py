"""What every game shares: refusals, steps, events, the ledger, replay."""

from stik.engine.chance import Chance
from stik.engine.edition import EDITION, LaterEdition
from stik.engine.event import EVERYONE, Audience, Event
from stik.engine.game import Game
from stik.engine.ledger import Entry, balance, cited
from stik.engine.refusal import IllegalAction, Refusal
from stik.engine.seats import Seat, Side
from stik.engine.shuffle import Stream, commitment
from stik.engine.step import Step, replay

__all__ = [
    "EDITION",
    "EVERYONE",
    "Audience",
    "Chance",
    "Entry",
    "Event",
    "Game",
    "IllegalAction",
    "LaterEdition",
    "Refusal",
    "Seat",
    "Side",
    "Step",
    "Stream",
    "balance",
    "cited",
    "commitment",
    "replay",
]
