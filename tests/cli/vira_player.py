"""Somebody at a table of Vira in the terminal who types, and checks what was printed before every answer."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random

import pytest
from rich.cells import cell_len
from typer.testing import CliRunner, Result

from stik import vira
from stik.cards import Card, CardSet, cards_in, parse_card, set_of
from stik.cli.main import app
from stik.cli.vira import game
from stik.cli.vira.game import Sitting
from stik.cli.vira.words import ME
from stik.errors import NotationError
from stik.vira.notation import write_action
from tests.cli.voms_player import FACE


class Player:
    """Stands in for `input` and thinks of each line only when it is asked for."""

    def __init__(self, patch: pytest.MonkeyPatch, lines: Callable[[Player], str | None]) -> None:
        self.lines = lines
        self.sitting: Sitting | None = None
        self.prompts: list[str] = []
        self.told: CardSet = 0
        self._seen = 0
        start, apply = Sitting.__init__, vira.apply

        def watched(sitting: Sitting, *args: object, **kwargs: object) -> None:
            start(sitting, *args, **kwargs)  # type: ignore[arg-type]
            self.sitting = sitting

        def applied(
            state: vira.State, action: vira.Action, *, seat: int | None = None
        ) -> tuple[vira.State, tuple[vira.Event, ...]]:
            step = apply(state, action, seat=seat)
            for event in step.events:
                if event.audience is None or ME in event.audience:
                    self.told |= set_of(_cards_of(event))
            return step

        patch.setattr(Sitting, "__init__", watched)
        patch.setattr(game, "apply", applied)
        patch.setattr("builtins.input", self)

    @property
    def table(self) -> Sitting:
        assert self.sitting is not None
        return self.sitting

    @property
    def state(self) -> vira.State | None:
        return self.table.state

    def __call__(self, prompt: str) -> str:
        sys.stdout.write(prompt)
        sys.stdout.flush()
        printed = sys.stdout.buffer.getvalue().decode()  # type: ignore[union-attr]
        fresh, self._seen = printed[self._seen :], len(printed)
        self.prompts.append(fresh)
        self._check(fresh)
        line = self.lines(self)
        if line is None:
            raise EOFError
        self.told |= set_of(_named(line))  # what the person says is no secret
        return line

    def _check(self, fresh: str) -> None:
        """No line is too wide, and no card is named that the person may not know now, or was not just told of."""
        assert max(map(cell_len, fresh.splitlines()), default=0) <= 80, fresh
        allowed, self.told = self.told, 0
        if self.state is not None:
            view = self.table.view
            allowed |= view.hand | view.discards | view.played | view.shown | set_of(view.turned)
            for known in view.known:
                allowed |= known
            named = set_of(map(parse_card, FACE.findall(fresh)))
            assert not named & ~allowed, (cards_in(named & ~allowed), fresh)

    def acts(self) -> bool:
        """Whether the person is asked for an action."""
        return self.state is not None and self.state.to_act == ME

    def legal(self, chance: Random) -> str:
        """Any line that carries the sitting on."""
        return write_action(self.action(chance)) if self.acts() else ""

    def action(self, chance: Random) -> vira.Action:
        """Any legal action, and sometimes a call."""
        view = self.table.view
        if view.template is not None:
            count = chance.randint(view.template.least, view.template.most)
            return view.template.filled(tuple(chance.sample(cards_in(view.hand), count)))
        if view.calls and not chance.randrange(25):
            return view.calls[0]
        if view.phase is vira.Phase.AUCTION and vira.Pass() in view.actions and chance.randrange(2):
            return vira.Pass()
        return chance.choice(view.actions)


def _named(line: str) -> Iterator[Card]:
    for word in line.split():
        with suppress(NotationError):
            yield parse_card(word)


def _cards_of(event: vira.Event) -> Iterator[Card]:
    found = getattr(event, "cards", None) or ()
    yield from found
    card = getattr(event, "card", None)
    if card is not None:
        yield card


def play(*arguments: str) -> Result:
    """Runs `stik play vira` with whoever sits at the table."""
    return CliRunner(env={"COLUMNS": "80"}).invoke(app, ["play", "vira", *arguments])


def script(*lines: str) -> Callable[[Player], str | None]:
    """Types these lines, then ends the input."""
    left: Iterator[str] = iter(lines)
    return lambda _: next(left, None)
