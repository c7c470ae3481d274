"""A deal set up for learning, with what was done in it: the engine says what is legal, and why something is not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

from stik import vira, voms
from stik.app.plays import events_for
from stik.app.plays.play import Json, Play
from stik.app.plays.running import Running
from stik.app.plays.vira import ViraPlay
from stik.app.plays.voms import VomsPlay
from stik.engine import IllegalAction, Refusal
from stik.errors import NotationError
from stik.protocol.fields import Fields
from stik.protocol.vira import ViraAdapter
from stik.protocol.voms import VomsAdapter

LONGEST: Final = 12
"""Moves that the others make in one answer; a page that wants more asks again."""


class Move(NamedTuple):
    """What a seat did."""

    seat: str
    action: str


@dataclass(frozen=True, slots=True)
class Moment:
    """The table after a move, as one seat sees it; the first moment has no move."""

    move: Move | None
    events: list[Json]
    match: Json
    deal: Json


@dataclass(frozen=True, slots=True)
class Course:
    """How a deal went: every moment, and the refusal that the last move got."""

    play: Play
    moments: tuple[Moment, ...]
    refusal: Refusal | None


def begin(setup: Mapping[str, object]) -> Play:
    """A game with the deal of a scenario's setup running; raises `InvalidSetup`."""
    fields = Fields(setup)
    new = fields.text("cmd") == "new"
    game: VomsAdapter | ViraAdapter = ViraAdapter() if fields.text("game") == "vira" else VomsAdapter()
    return laid((game.new(fields)[0] if new else game.position(fields)).value)


def laid(deal: voms.State | vira.State) -> Play:
    """A table at which this deal runs; its cards are laid, not shuffled."""
    if isinstance(deal, vira.State):
        return ViraPlay.around(Running(deal, {}, None))
    return VomsPlay.around(Running(deal, {}, None))


def run(setup: Mapping[str, object], moves: Iterable[Move], *, seat: str | None, play_on: bool = False) -> Course:
    """Does the moves until one is refused; then, where that is wanted, the others play until it is the seat's turn."""
    play = begin(setup)
    _check_seat(play, seat)
    moments = [seen(play, seat)]
    for move in moves:
        try:
            play, moment = _after(play, move, seat)
        except IllegalAction as error:
            return Course(play, tuple(moments), error.refusal)
        moments.append(moment)
    if play_on:
        for move in _others(play, seat):
            play, moment = _after(play, move, seat)
            moments.append(moment)
    return Course(play, tuple(moments), None)


def _others(play: Play, seat: str | None) -> Iterator[Move]:
    """What beginners at the other seats do; the same position is always answered in the same way."""
    for number in range(LONGEST):
        mover = play.to_act
        if mover is None or mover == seat:
            return
        move = Move(mover, play.choice("beginner", mover, Random(number)))
        yield move
        play, _ = play.done(*move)


def _check_seat(play: Play, seat: str | None) -> None:
    if seat is not None and (len(seat) != 1 or seat not in play.seats):
        raise NotationError("notation/no-seat", text=seat)


def _after(play: Play, move: Move, seat: str | None) -> tuple[Play, Moment]:
    _check_seat(play, move.seat)
    after, events = play.done(*move)
    return after, seen(after, seat, move, events_for(events, seat))


def seen(play: Play, seat: str | None, move: Move | None = None, events: list[Json] | None = None) -> Moment:
    """The table as the seat sees it."""
    return Moment(move, events or [], play.match(), (play.view(seat) or {}) | {"number": 1})
