"""Bots that take their time think elsewhere; the table waits for them alone, and never for ever."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from stik.app import thinking
from stik.app.commands import AskHint
from stik.app.decide import TableRefusal
from stik.app.deeds import Acted
from stik.app.keeper import Keeper, Manners
from stik.app.settings import TableSettings
from stik.app.workers import InPlace, WorkersDown
from stik.bots import Budget
from stik.broker.local import LocalBroker
from tests.app.company import Company
from tests.bots.listener import listening


class Slow(InPlace):
    """Works when it is let go; what is asked meanwhile waits."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.asked: list[Any] = []
        self.fails: Exception | None = None
        self.says: str | None = None

    async def run(self, work: Any, *args: Any, **kwargs: Any) -> Any:  # noqa: ANN401
        self.asked.append(args)
        await self.go.wait()
        if self.fails is not None:
            raise self.fails
        return self.says or work(*args, **kwargs)


class Kept:
    """A person in the first seat, bots of a thoughtful level in the others, and the table's keeper."""

    def __init__(self, company: Company, workers: Slow, **settings: object) -> None:
        self.company, self.workers, self.settings = company, workers, settings

    async def __aenter__(self) -> Kept:
        company = self.company
        await company.sit_down(TableSettings(game="voms", bots="club", **self.settings), pages=False)  # type: ignore[arg-type]
        for who in list(company.people.values())[1:]:
            await company.do(who, {"do": "stand"})
        company.people = {"N": company.people["N"]}
        company.look_on(company.people["N"])
        await company.deal()
        manners = Manners(pace=0.0)
        keeper = Keeper(company.live, LocalBroker(), company.clock, Random(1), manners, self.workers)
        self.task = asyncio.create_task(keeper.run())
        return self

    async def __aexit__(self, *_: object) -> None:
        self.company.live.connections.clear()
        self.company.live.stirred.set()
        await asyncio.wait_for(self.task, 5)

    async def until(self, reached: Any) -> None:  # noqa: ANN401
        async with asyncio.timeout(30):
            while not reached():
                await asyncio.sleep(0.001)

    async def bots_turn(self) -> None:
        """The person plays until a bot is asked."""
        company = self.company
        async with asyncio.timeout(30):
            while not self.workers.asked:
                table = company.live.table
                if table.play.to_act == "N":
                    await company.step(Random(2))
                await asyncio.sleep(0.001)


async def test_a_bot_thinks_elsewhere_and_plays_when_it_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    listening(monkeypatch, "club")
    async with Kept(Company(), Slow()) as kept:
        await kept.bots_turn()
        live, version = kept.company.live, kept.company.live.table.version
        await kept.company.do(kept.company.people["N"], {"do": "say", "phrase": "ouch"})
        await asyncio.sleep(0.02)
        assert live.table.version == version + 1, "words are heard, and nobody plays"
        assert len(kept.workers.asked) == 1, "words do not make it think again"
        kept.workers.go.set()
        await kept.until(lambda: live.table.version > version + 1)


@pytest.mark.parametrize("broken", [WorkersDown(), ValueError("a bot's fault"), None])
async def test_whatever_goes_wrong_somebody_plays(broken: Exception | None, caplog: pytest.LogCaptureFixture) -> None:
    workers = Slow()
    workers.fails, workers.says = broken, "play 5c 5d 5h 5s"
    workers.go.set()
    async with Kept(Company(), workers) as kept:
        await kept.bots_turn()
        await kept.until(lambda: kept.company.live.table.play.to_act == "N")  # all bots have played
    assert "a beginner plays" in caplog.text


async def test_one_who_never_answers(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(thinking, "PATIENCE", 0.02)
    async with Kept(Company(), Slow()) as kept:
        await kept.bots_turn()
        await kept.until(lambda: kept.company.live.table.play.to_act == "N")  # all bots have played
    assert "did not answer" in caplog.text


async def test_a_thought_about_an_earlier_moment_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    listening(monkeypatch, "club")
    async with Kept(Company(), Slow()) as kept:
        await kept.bots_turn()
        live = kept.company.live
        seat = live.table.play.to_act
        assert seat is not None
        action = live.table.play.choice("beginner", seat, Random(1))
        await live.do(lambda _: Acted(seat, action, "bot"))  # as the keeper of another process would
        played = live.table.version
        kept.workers.go.set()
        await kept.until(lambda: live.table.play.to_act == "N")
        acted = [step for step in live.steps if step.after.version == played]
        assert len(acted) == 1, "what was played stands, what was thought is forgotten"


async def test_a_hint_for_a_moment_that_is_gone_is_refused() -> None:
    company = Company()
    await company.sit_down(TableSettings(game="voms", bots="strong"))
    await company.deal()
    workers = company.service._workers = Slow()
    seat = company.live.table.play.to_act
    assert seat is not None
    asked = asyncio.create_task(company.service.answer(company.live, company.people[seat], AskHint(id="h", ask="hint")))
    await asyncio.sleep(0)
    await company.step(Random(1), "beginner")
    workers.go.set()
    with pytest.raises(TableRefusal, match="table/not-your-turn"):
        await asked


def test_many_thoughts_at_once_are_shorter() -> None:
    assert thinking.shortened(Budget(800), 0) == Budget(800)
    assert thinking.shortened(Budget(800, 9), 3) == Budget(200, 9)
    assert thinking.shortened(Budget(800), 1000) == Budget(thinking.LEAST)
    assert thinking.shortened(Budget(20), 1000) == Budget(20)
