"""The broker of a service of several processes: claims, presence and messages over Redis."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Iterable
from typing import Final, TypeVar

from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialBackoff, NoBackoff
from redis.commands.core import AsyncScript
from redis.exceptions import RedisError

from stik.app.ports import BrokerDown, Listener
from stik.broker import scripts
from stik.broker.arrivals import Arrivals
from stik.broker.subscriptions import Subscriptions

_log: Final = logging.getLogger(__name__)
_T = TypeVar("_T")

CONNECTIONS: Final = 32
"""Of one process to Redis; whoever finds all of them busy waits for one instead of doing without Redis."""


class RedisBroker:
    """Everything but `ping` does without Redis while it is away: messages are lost, and nobody gets a claim."""

    def __init__(self, url: str, *, prefix: str = "stik") -> None:
        self._process = secrets.token_hex(8)
        self._prefix = prefix
        again = Retry(ExponentialBackoff(cap=0.1, base=0.01), 2)
        pool = BlockingConnectionPool.from_url(
            url, max_connections=CONNECTIONS, timeout=5, socket_timeout=5, socket_connect_timeout=5, retry=again
        )
        self._redis = Redis.from_pool(pool)
        self._arrivals = Arrivals()
        self._subscriptions = Subscriptions(
            Redis.from_url(url, socket_timeout=5, socket_connect_timeout=5, retry=Retry(NoBackoff(), 0)),
            prefix=f"{prefix}:topic:",
            process=self._process.encode(),
        )
        self._claim = self._redis.register_script(scripts.CLAIM)
        self._release = self._redis.register_script(scripts.RELEASE)
        self._arrive = self._redis.register_script(scripts.ARRIVE)
        self._members = self._redis.register_script(scripts.MEMBERS)

    @property
    def is_alone(self) -> bool:
        return False

    async def publish(self, topic: str, message: bytes) -> None:
        await _quietly(self._redis.publish(f"{self._prefix}:topic:{topic}", self._process.encode() + message), 0)

    async def subscribe(self, topic: str, listener: Listener) -> None:
        await self._subscriptions.add(topic, listener)

    async def unsubscribe(self, topic: str) -> None:
        await self._subscriptions.remove(topic)

    async def claim(self, name: str, seconds: float) -> bool:
        return bool(await self._run(self._claim, f"claim:{name}", self._process, _milliseconds(seconds), without=0))

    async def release(self, name: str) -> None:
        await self._run(self._release, f"claim:{name}", self._process, without=0)

    async def arrive(self, topic: str, member: str, seconds: float) -> None:
        self._arrivals.arrive(topic, member, seconds)
        await self._here(topic, [member], seconds)

    async def renew(self, topic: str, members: Iterable[str], seconds: float) -> None:
        if arrived := self._arrivals.renew(topic, members, seconds):
            await self._here(topic, arrived, seconds)

    async def depart(self, topic: str, member: str) -> None:
        if self._arrivals.depart(topic, member):
            await _quietly(self._redis.zrem(self._key(f"presence:{topic}"), self._mine(member)), 0)

    async def members(self, topic: str) -> set[str]:
        """Where Redis is away, those of this process."""
        nothing: list[bytes] | None = None
        found = await self._run(self._members, f"presence:{topic}", without=nothing)
        if found is None:
            return self._arrivals.members(topic)
        return {entry.decode().partition(" ")[2] for entry in found}

    async def ping(self) -> None:
        try:
            await self._redis.ping()
        except (RedisError, OSError) as error:
            raise BrokerDown from error

    async def close(self) -> None:
        """Leaves no presence behind; claims run out by themselves."""
        for topic, member in self._arrivals.everyone():
            await _quietly(self._redis.zrem(self._key(f"presence:{topic}"), self._mine(member)), 0)
        await self._subscriptions.close()
        await self._redis.aclose()

    async def _here(self, topic: str, members: Iterable[str], seconds: float) -> None:
        mine = map(self._mine, members)
        await self._run(self._arrive, f"presence:{topic}", _milliseconds(seconds), *mine, without=0)

    async def _run(self, script: AsyncScript, name: str, *values: str | int, without: _T) -> _T:
        return await _quietly(script(keys=[self._key(name)], args=list(values)), without)

    def _key(self, name: str) -> str:
        return f"{self._prefix}:{name}"

    def _mine(self, member: str) -> str:
        return f"{self._process} {member}"


def _milliseconds(seconds: float) -> int:
    return max(1, round(seconds * 1000))


async def _quietly(answer: Awaitable[_T], without: _T) -> _T:
    """The answer of Redis, or what to say without one."""
    try:
        return await answer
    except (RedisError, OSError) as error:
        _log.warning("Redis does not answer: %s", error)
        return without
