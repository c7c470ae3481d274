"""What every broker does: in one process, and between two that share a Redis."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from stik.app.ports import Broker, BrokerDown
from stik.broker.redis import RedisBroker
from tests.services import RedisServer, redis


class Ear:
    """A listener that remembers."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    async def __call__(self, message: bytes) -> None:
        self.heard.append(message)


async def until(true: Callable[[], bool | Awaitable[bool]], seconds: float = 10) -> None:
    async with asyncio.timeout(seconds):
        while True:
            answer = true()
            if answer if isinstance(answer, bool) else await answer:
                return
            await asyncio.sleep(0.01)


@pytest.fixture
async def pair(redis_server: RedisServer) -> AsyncIterator[tuple[Broker, Broker]]:
    one, two = (RedisBroker(redis_server.url, prefix="pair") for _ in range(2))
    yield one, two
    await one.close()
    await two.close()


# in every service


async def test_a_process_does_not_hear_itself(brokers: list[Broker]) -> None:
    ear = Ear()
    await brokers[0].subscribe("t1", ear)
    await brokers[0].publish("t1", b"hello")
    await asyncio.sleep(0.1)
    assert ear.heard == []


async def test_unsubscribing_from_what_nobody_heard(brokers: list[Broker]) -> None:
    await brokers[0].unsubscribe("t1")
    await brokers[0].subscribe("t1", Ear())
    await brokers[0].unsubscribe("t1")
    await brokers[0].unsubscribe("t1")


async def test_a_name_is_held_by_one(brokers: list[Broker]) -> None:
    first, last = brokers[0], brokers[-1]
    assert await first.claim("table", 10)
    assert await first.claim("table", 10)
    assert await last.claim("table", 10) == (first is last)
    await last.release("table")
    assert await last.claim("table", 10) == (first is last)
    await first.release("table")
    assert await last.claim("table", 10)


async def test_a_claim_expires(brokers: list[Broker]) -> None:
    first, last = brokers[0], brokers[-1]
    assert await first.claim("table", 0.2)
    await until(lambda: last.claim("table", 10))


async def test_claiming_again_holds_longer(brokers: list[Broker]) -> None:
    first, last = brokers[0], brokers[-1]
    assert await first.claim("table", 0.2)
    assert await first.claim("table", 10)
    await asyncio.sleep(0.3)
    assert await last.claim("table", 10) == (first is last)


async def test_names_are_claimed_one_by_one(brokers: list[Broker]) -> None:
    got = await asyncio.gather(*(broker.claim(f"n{number}", 10) for broker in brokers for number in range(20)))
    assert sum(got) == 20


async def test_who_is_here(brokers: list[Broker]) -> None:
    first, last = brokers[0], brokers[-1]
    assert await first.members("t1") == set()
    await first.arrive("t1", "p1", 10)
    await last.arrive("t1", "p2 with a space", 10)
    await last.arrive("t2", "p3", 10)
    for broker in brokers:
        assert await broker.members("t1") == {"p1", "p2 with a space"}
    await first.depart("t1", "p1")
    await first.depart("t1", "p1")
    await first.depart("t1", "nobody")
    assert await last.members("t1") == {"p2 with a space"}


async def test_two_devices_of_one_person(brokers: list[Broker]) -> None:
    first, last = brokers[0], brokers[-1]
    for broker in (first, first, last):
        await broker.arrive("t1", "p1", 10)
    for broker in (first, last):
        await broker.depart("t1", "p1")
        assert await broker.members("t1") == {"p1"}
    await first.depart("t1", "p1")
    assert await last.members("t1") == set()


async def test_who_does_not_say_so_again_is_gone(brokers: list[Broker]) -> None:
    first, last = brokers[0], brokers[-1]
    await first.arrive("t1", "p1", 0.2)
    await first.arrive("t1", "p2", 10)
    await until(lambda: is_here(last, {"p2"}))


async def is_here(broker: Broker, who: set[str]) -> bool:
    return await broker.members("t1") == who


async def test_renewing(brokers: list[Broker]) -> None:
    first, last = brokers[0], brokers[-1]
    await first.arrive("t1", "p1", 0.3)
    await first.renew("t1", ["p1"], 10)
    await first.renew("t1", ["nobody"], 10)
    await asyncio.sleep(0.4)
    assert await last.members("t1") == {"p1"}
    await first.depart("t1", "p1")
    assert await last.members("t1") == set()


async def test_who_was_not_renewed_in_time_is_here_again(brokers: list[Broker]) -> None:
    """A process that stood still for a while, as it does when its database is slow, has lost nobody."""
    first, last = brokers[0], brokers[-1]
    for _ in range(2):
        await first.arrive("t1", "p1", 0.1)
    await until(lambda: is_here(first, set()))
    await first.arrive("t1", "p2", 10)
    await first.renew("t1", ["p1"], 10)
    assert await last.members("t1") == {"p1", "p2"}
    await first.depart("t1", "p1")
    assert await last.members("t1") == {"p1", "p2"}
    await first.depart("t1", "p1")
    assert await last.members("t1") == {"p2"}


async def test_a_second_device_for_a_shorter_time_shortens_nothing(brokers: list[Broker]) -> None:
    await brokers[0].arrive("t1", "p1", 10)
    await brokers[0].arrive("t1", "p1", 0.1)
    await asyncio.sleep(0.2)
    assert await brokers[-1].members("t1") == {"p1"}


async def test_ping(brokers: list[Broker]) -> None:
    for broker in brokers:
        await broker.ping()


# between processes


async def test_messages_reach_the_other_process(pair: tuple[Broker, Broker]) -> None:
    one, two = pair
    ear, other = Ear(), Ear()
    await two.subscribe("t1", ear)
    await two.subscribe("t2", other)
    messages = [bytes([number, 0, 255]) for number in range(50)]
    for message in messages:
        await one.publish("t1", message)
    await until(lambda: len(ear.heard) == 50)
    assert ear.heard == messages
    assert other.heard == []


async def test_two_listeners_of_one_topic(pair: tuple[Broker, Broker]) -> None:
    one, two = pair
    ears = [Ear(), Ear()]
    for ear in ears:
        await two.subscribe("t1", ear)
    await one.publish("t1", b"x")
    await until(lambda: all(ear.heard == [b"x"] for ear in ears))
    await two.unsubscribe("t1")
    await two.subscribe("t2", ears[0])
    await one.publish("t1", b"y")
    await one.publish("t2", b"z")
    await until(lambda: ears[0].heard == [b"x", b"z"])
    assert ears[1].heard == [b"x"]


async def test_a_listener_that_fails_makes_nobody_deaf(pair: tuple[Broker, Broker]) -> None:
    one, two = pair

    async def fails(_message: bytes) -> None:
        raise RuntimeError

    ear = Ear()
    await two.subscribe("t1", fails)
    await two.subscribe("t1", ear)
    await one.publish("t1", b"x")
    await one.publish("t1", b"y")
    await until(lambda: ear.heard == [b"x", b"y"])


async def test_a_process_that_ends_leaves_no_presence(redis_server: RedisServer, pair: tuple[Broker, Broker]) -> None:
    third = RedisBroker(redis_server.url, prefix="pair")
    await third.arrive("ends", "p1", 100)
    assert await pair[0].members("ends") == {"p1"}
    await third.close()
    assert await pair[0].members("ends") == set()


# Redis comes and goes


async def test_redis_is_restarted() -> None:
    with redis() as server:
        one, two = (RedisBroker(server.url) for _ in range(2))
        ear = Ear()
        await two.subscribe("t1", ear)
        await two.arrive("t1", "p2", 100)
        await one.publish("t1", b"before")
        await until(lambda: ear.heard == [b"before"])

        server.stop()
        await one.publish("t1", b"lost")
        assert not await one.claim("table", 10)
        await one.arrive("t1", "p1", 100)
        assert await one.members("t1") == {"p1"}
        with pytest.raises(BrokerDown):
            await one.ping()
        late = asyncio.create_task(two.subscribe("t2", late_ear := Ear()))

        server.start()
        await until(lambda: ear.heard == [b"before", b""])
        await late
        await one.publish("t1", b"after")
        await one.publish("t2", b"late")
        await until(lambda: ear.heard == [b"before", b"", b"after"] and late_ear.heard[-1:] == [b"late"])
        await one.ping()
        assert await one.claim("table", 10)
        await one.renew("t1", ["p1"], 100)
        assert await two.members("t1") == {"p1"}
        await one.close()
        await two.close()


async def test_closing_without_redis() -> None:
    with redis() as server:
        broker = RedisBroker(server.url)
        await broker.subscribe("t1", Ear())
        await broker.arrive("t1", "p1", 100)
        server.stop()
        await broker.close()
