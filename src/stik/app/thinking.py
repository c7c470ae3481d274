"""Bots at their thoughts: who chooses at once is asked here, who takes time thinks where nobody waits for the loop."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from stik.app.plays import Play, answered
from stik.app.ports import Code
from stik.app.workers import Workers, WorkersDown
from stik.bots import BUDGETS, QUICK, Budget
from stik.engine import Chance

PATIENCE: Final = 10.0
"""Seconds after which a bot that has not made up its mind plays as a beginner."""
LEAST: Final = 40
"""Milliseconds that a bot gets to think however many others think too."""
INSTEAD: Final = "beginner"
"""The level that steps in."""

_log: Final = logging.getLogger(__name__)


def shortened(budget: Budget, load: float) -> Budget:
    """What is left of a bot's time when many think at once: all tables go on, each a little weaker."""
    return Budget(min(budget.ms, max(LEAST, int(budget.ms / (1 + load)))), budget.simulations)


async def considered(workers: Workers, play: Play, level: str, seat: str, chance: Chance) -> str:
    """What a bot of this level does for the seat to act; whatever goes wrong with its thoughts, somebody plays."""
    if level in QUICK:
        return play.choice(level, seat, chance)
    budget = shortened(BUDGETS[level], workers.load)
    try:
        async with asyncio.timeout(PATIENCE):
            action = await workers.run(answered, play.question(level, seat), chance.randrange(2**63), budget)
        refusal = play.why(seat, action)
        if refusal is None:
            return action
        _log.error("a bot of level %s wants to %s, which is refused (%s): a %s plays", level, action, refusal, INSTEAD)
    except WorkersDown:
        _log.warning("the process in which a bot of level %s thought is gone: a %s plays", level, INSTEAD)
    except TimeoutError:
        _log.warning("a bot of level %s did not answer within %s s: a %s plays", level, PATIENCE, INSTEAD)
    except Exception:  # a table must not stand still because a bot cannot think
        _log.exception("a bot of level %s failed: a %s plays", level, INSTEAD)
    return play.choice(INSTEAD, seat, chance)


class Thinker:
    """The bots of one table: one thought at a time, and what was thought about an earlier moment is dropped."""

    def __init__(self, code: Code, workers: Workers, chance: Chance, stirred: asyncio.Event) -> None:
        self._code, self._workers, self._chance, self._stirred = code, workers, chance, stirred
        self._asked: tuple[Play, str, str] | None = None
        self._thought: asyncio.Task[str] | None = None

    def begin(self, play: Play, level: str, seat: str) -> None:
        """Lets the bot think, if it needs to; `stirred` is set when it has made up its mind."""
        if level in QUICK or self._is_about(play, level, seat):
            return
        self.stop()
        self._asked = (play, level, seat)
        work = considered(self._workers, play, level, seat, self._chance)
        self._thought = asyncio.create_task(work, name=f"thought at {self._code}")
        self._thought.add_done_callback(lambda _: self._stirred.set())

    def chosen(self, play: Play, level: str, seat: str) -> str | None:
        """What the bot does, or None while it thinks."""
        if level in QUICK:
            return play.choice(level, seat, self._chance)
        self.begin(play, level, seat)
        assert self._thought is not None, "it has just begun"
        return self._thought.result() if self._thought.done() else None

    @property
    def thinks(self) -> bool:
        return self._thought is not None and not self._thought.done()

    def stop(self) -> None:
        """Gives up what is being thought about."""
        if self._thought is not None:
            self._thought.cancel()
        self._asked = self._thought = None

    def _is_about(self, play: Play, level: str, seat: str) -> bool:
        """Whether this very moment is being thought about; words that are said meanwhile do not change it."""
        asked = self._asked
        return asked is not None and asked[0] is play and asked[1:] == (level, seat)
