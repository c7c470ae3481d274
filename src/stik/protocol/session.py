"""The engine protocol: one JSON object in, one out; bad input is answered and changes nothing."""

from __future__ import annotations

import json
from random import Random
from typing import Final

import stik
from stik.bots import Budget
from stik.engine import IllegalAction, Refusal
from stik.errors import Fault, NotationError, StikError
from stik.messages import catalogue
from stik.protocol.adapter import Deal
from stik.protocol.fields import Fields
from stik.protocol.games import GAMES, game_named
from stik.protocol.record import Record, deal_record, write_record

PROTOCOL: Final = 1

DEEPEST: Final = 8
"""Levels of lists and objects in a message; the protocol itself needs three."""

LONGEST: Final = 60_000
"""Milliseconds that a bot may be given for a suggestion."""
MOST_SIMULATIONS: Final = 10_000_000

Answer = dict[str, object]


class ProtocolError(StikError):
    """A message that is not one of the protocol."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(Fault.of(code, **params))


class Session:
    """Holds one position and answers one message at a time."""

    def __init__(self) -> None:
        self._deal: Deal | None = None
        self._game = ""

    def answer_line(self, line: bytes) -> str:
        """Answers one line of input with one line of output."""
        try:
            message = json.loads(line.decode("utf-8-sig"), parse_constant=_not_json)
        except (ValueError, RecursionError):
            return json.dumps(_error(ProtocolError("protocol/bad-json")))
        return json.dumps(self.answer(message))

    def answer(self, message: object) -> Answer:
        """Answers one message."""
        try:
            if not isinstance(message, dict):
                raise ProtocolError("protocol/not-an-object")
            if _deeper_than(DEEPEST, message):
                raise ProtocolError("protocol/too-deep")
            return self._answer(message)
        except IllegalAction as error:
            return {"refused": self._refused(error.refusal)}
        except StikError as error:
            return _error(error)

    def _answer(self, message: dict[str, object]) -> Answer:
        command, fields = message.get("cmd"), Fields(message)
        match command:
            case "hello":
                games = {name: list(game.presets) for name, game in GAMES.items()}
                return {"ok": True, "protocol": PROTOCOL, "version": stik.__version__, "games": games}
            case "new":
                self._deal, redeal = game_named(fields.text("game")).new(fields)
                self._game = fields.text("game")
                return {"ok": True} | ({"redeal": redeal} if redeal is not None else {})
            case "position":
                self._deal = game_named(fields.text("game")).position(fields)
                self._game = fields.text("game")
                return {"ok": True}
            case "legal":
                return self._held().legal()
            case "do":
                deal, action, seat = self._held(), _action(fields), _seat(fields)
                return {"ok": True, "events": deal.do(action, seat)}
            case "why":
                deal, action, seat = self._held(), _action(fields), _seat(fields)
                refusal = deal.why(action, seat)
                return {"ok": True} if refusal is None else {"refused": self._refused(refusal)}
            case "state":
                return self._held().state()
            case "view":
                return self._held().view(_seat(fields))
            case "record":
                return {"ok": True, "record": self._record()}
            case "suggest":
                level, chance = fields.text("level", "random"), Random(fields.number("seed", 0))
                return self._held().suggest(level, chance, _budget(fields))
            case str():
                raise ProtocolError("protocol/unknown-command", command=command)
            case _:
                raise ProtocolError("protocol/no-command")

    def _record(self) -> str:
        deal = self._held()
        return write_record(Record(self._game, "deal", deal.rules(), (deal_record(deal),)))

    def _held(self) -> Deal:
        if self._deal is None:
            raise ProtocolError("protocol/no-position")
        return self._deal

    def _refused(self, refusal: Refusal) -> Answer:
        detail = catalogue("en")(refusal.code, **dict(refusal.params))
        return {"code": refusal.code, "cites": list(refusal.cites), "detail": detail}


def _budget(fields: Fields) -> Budget | None:
    """How long the bot may think, where the message says so."""
    ms, simulations = fields.positive("ms", most=LONGEST), fields.positive("simulations", most=MOST_SIMULATIONS)
    if ms is None and simulations is None:
        return None
    return Budget(LONGEST if ms is None else ms, simulations)  # where only simulations are counted, time is no matter


def _not_json(constant: str) -> object:
    raise ValueError(constant)  # NaN and Infinity, which Python reads and JSON does not know


def _deeper_than(levels: int, value: object) -> bool:
    if not isinstance(value, dict | list):
        return False
    inner = value.values() if isinstance(value, dict) else value
    return levels == 0 or any(_deeper_than(levels - 1, part) for part in inner)


def _action(fields: Fields) -> str:
    action = fields.data.get("action")
    if not isinstance(action, str):
        raise NotationError("notation/action", text=json.dumps(action)[:80])
    return action


def _seat(fields: Fields) -> str | None:
    seat = fields.data.get("seat")
    if seat is not None and not isinstance(seat, str):
        raise NotationError("notation/no-seat", text=json.dumps(seat)[:80])
    return seat


def _error(error: StikError) -> Answer:
    detail = " ".join(catalogue("en")(fault.code, **dict(fault.params)) for fault in error.faults)
    return {"error": {"code": error.code, "detail": detail}}
