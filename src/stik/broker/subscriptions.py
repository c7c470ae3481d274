"""Messages between processes over Redis: one connection that listens, and is made again when it breaks."""

from __future__ import annotations

import asyncio
import logging
import random
from contextlib import suppress
from typing import Final

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import ConnectionError as Broken
from redis.exceptions import RedisError

from stik.app.ports import Listener

CONFIRMATION: Final = 5.0
"""Seconds that `add` waits; without Redis the subscription is made as soon as it is back."""
BEAT: Final = 10.0
"""Seconds of silence after which the connection is asked whether it is alive."""
SHORTEST: Final = 0.05
LONGEST: Final = 2.0

_log: Final = logging.getLogger(__name__)


class Subscriptions:
    """A message is the name of the process that sent it and the content; a process does not hear itself."""

    def __init__(self, redis: Redis, *, prefix: str, process: bytes) -> None:
        self._redis = redis
        self._prefix = prefix
        self._process = process
        self._listeners: dict[str, list[Listener]] = {}
        self._confirmed: dict[str, asyncio.Event] = {}
        self._pubsub: PubSub | None = None
        self._changing = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    async def add(self, topic: str, listener: Listener) -> None:
        self._listeners.setdefault(topic, []).append(listener)
        confirmed = self._confirmed.get(topic)
        if confirmed is None:
            confirmed = self._confirmed[topic] = asyncio.Event()
            if self._task is None:
                self._task = asyncio.create_task(self._run())
            await self._change(topic, wanted=True)
        with suppress(TimeoutError):
            async with asyncio.timeout(CONFIRMATION):
                await confirmed.wait()

    async def remove(self, topic: str) -> None:
        if self._listeners.pop(topic, None) is not None:
            del self._confirmed[topic]
            await self._change(topic, wanted=False)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self._redis.aclose()

    async def _change(self, topic: str, *, wanted: bool) -> None:
        """On a broken connection it need not succeed: the next one is made for the topics of that moment."""
        async with self._changing:
            if self._pubsub is not None:
                change = self._pubsub.subscribe if wanted else self._pubsub.unsubscribe
                with suppress(RedisError, OSError):
                    await change(self._prefix + topic)

    async def _run(self) -> None:
        """Listens for ever; waits longer after each failure, and not as long as any other process."""
        pause = SHORTEST
        while True:
            pubsub = self._redis.pubsub()
            try:
                await pubsub.subscribe(self._prefix)  # a topic of nobody, for there must be one
                pause = SHORTEST
                async with self._changing:
                    self._pubsub = pubsub
                    if self._listeners:
                        await pubsub.subscribe(*(self._prefix + topic for topic in self._listeners))
                await self._listen(pubsub)
            except (RedisError, OSError) as error:
                _log.warning("the connection to Redis is broken: %s", error)
            finally:
                async with self._changing:
                    self._pubsub = None
                    await pubsub.aclose()  # type: ignore[no-untyped-call]
            await asyncio.sleep(pause * random.uniform(0.5, 1))
            pause = min(2 * pause, LONGEST)

    async def _listen(self, pubsub: PubSub) -> None:
        asked = False
        while True:
            message = await pubsub.get_message(timeout=BEAT)
            if message is not None:
                asked = False
                await self._heard(message["type"], message["channel"], message["data"])
            elif asked:
                raise Broken("no answer to a ping")
            else:
                asked = True
                await pubsub.ping()

    async def _heard(self, kind: str, channel: bytes | None, data: bytes) -> None:
        if kind not in ("message", "subscribe") or channel is None:
            return
        topic = channel.decode().removeprefix(self._prefix)
        if kind == "message":
            if not data.startswith(self._process):
                await self._tell(topic, data[len(self._process) :])
        elif confirmed := self._confirmed.get(topic):
            if confirmed.is_set():  # subscribed once more, so the connection was broken
                await self._tell(topic, b"")
            confirmed.set()

    async def _tell(self, topic: str, message: bytes) -> None:
        for listener in list(self._listeners.get(topic, ())):
            try:
                await listener(message)
            except Exception:  # one who fails must not make the others deaf
                _log.exception("a listener of %s failed", topic)
