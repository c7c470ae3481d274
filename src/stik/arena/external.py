"""Programs of others that play: JSON, one object a line, over their standard input and output (docs/bots.md)."""

from __future__ import annotations

import json
import os
import queue
import signal
import subprocess
import threading
from contextlib import suppress
from typing import Final, NoReturn

from stik.arena.deals import ArenaDeal
from stik.arena.players import Player, PlayerFault, words_of
from stik.bots import Budget
from stik.engine import Chance, Seat
from stik.errors import StikError
from stik.messages import catalogue

PROTOCOL: Final = 1
START: Final = 10.0
"""Seconds for a program to say hello."""
ROOM: Final = 1.0
"""Seconds beyond its budget after which a program has not answered."""
GOODBYE: Final = 1.0


class ExternalPlayer(Player):
    """A program at one seat, started when it is first asked and again after it failed; its calls wait for its turn."""

    def __init__(self, command: str, game: str, budget: Budget) -> None:
        self._command, self._game, self._budget = words_of(command), game, budget
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._asked = 0

    def begin(self, deal: ArenaDeal) -> None:
        """Starts the program, unless it runs; raises `PlayerFault`."""
        if self._process is None:
            self._start(deal)

    def action(self, deal: ArenaDeal, seat: Seat, chance: Chance) -> str:
        self.begin(deal)
        self._asked += 1
        budget = {"ms": self._budget.ms, "simulations": self._budget.simulations}
        asked = {"seat": deal.seat(seat), "view": deal.view(deal.seat(seat)), "legal": deal.legal()}
        seed = chance.randrange(10_000)
        self._say({"type": "act", "id": self._asked, **asked, "budget": budget, "seed": seed})
        answer = self._heard(self._budget.ms / 1000 + ROOM)
        action = answer.get("action")
        if answer.get("id") != self._asked or not isinstance(action, str):
            self._failed("crashed", f"no answer to {self._asked}: {answer}")
        return str(action)

    def refused(self, error: StikError) -> None:
        detail = " ".join(catalogue("en")(fault.code, **dict(fault.params)) for fault in error.faults)
        with suppress(PlayerFault):
            self._say({"type": "refused", "id": self._asked, "code": error.code, "detail": detail})

    def deal_over(self, deal: ArenaDeal, seat: Seat) -> None:
        if self._process is not None:
            with suppress(PlayerFault):
                self._say({"type": "over", "seat": deal.seat(seat), "result": deal.result()})

    def close(self) -> None:
        if self._process is not None:
            with suppress(PlayerFault):
                self._say({"type": "bye"})
            self._end(GOODBYE)

    def _start(self, deal: ArenaDeal) -> None:
        self._lines = queue.SimpleQueue()
        try:
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                start_new_session=True,  # Ctrl-C ends the contest, which then says goodbye
            )
        except OSError as error:
            raise PlayerFault("crashed", str(error)) from None
        threading.Thread(target=_read, args=(self._process, self._lines), daemon=True).start()
        self._say({"type": "hello", "protocol": PROTOCOL, "game": self._game, "rules": dict(deal.rules())})
        answer = self._heard(START)
        if answer.get("ok") is not True:
            self._failed("crashed", f"it did not say hello: {answer}")

    def _say(self, message: dict[str, object]) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message) + "\n")
            self._process.stdin.flush()
        except OSError as error:
            self._failed("crashed", str(error))

    def _heard(self, seconds: float) -> dict[str, object]:
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            self._failed("late", f"nothing within {seconds} s")
        if line is None:
            self._failed("crashed", "it ended")
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            self._failed("crashed", f"no JSON object: {line[:80]}")
        return answer

    def _failed(self, kind: str, detail: str) -> NoReturn:
        self._end(0)
        raise PlayerFault(kind, detail)

    def _end(self, patience: float) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        with suppress(OSError):
            process.stdin.close()  # who only reads on ends here
        try:
            process.wait(patience)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)  # with what it has started
            process.wait()


def _read(process: subprocess.Popen[str], lines: queue.SimpleQueue[str | None]) -> None:
    assert process.stdout is not None
    with suppress(ValueError, OSError), process.stdout as said:
        for line in said:
            lines.put(line)
    lines.put(None)
