"""`stik serve` as a process over a folder, whose log and figures can be read from outside."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.server.test_serve import STIK, environment

PATIENCE = 60
"""Seconds after which something that ought to happen does not."""


class Serving:
    """A server that is ready."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process, self.address = process, address
        self.lines: list[str] = []
        """The whole log."""
        assert process.stderr is not None
        threading.Thread(target=self.lines.extend, args=(process.stderr,), daemon=True).start()

    def page(self, **headers: str) -> httpx.Client:
        return httpx.Client(base_url=self.address, headers={"X-Stik": "1", **headers}, timeout=PATIENCE)

    def log(self, event: str) -> list[dict[str, Any]]:
        """What was written of one kind."""
        found = [json.loads(line) for line in tuple(self.lines) if line.startswith("{")]
        return [line for line in found if line["event"] == event]

    def figure(self, name: str) -> float:
        """One line of the figures; 0 where there is none yet."""
        with self.page() as page:
            line = re.search(rf"^{re.escape(name)} (\S+)$", page.get("/metrics").text, re.MULTILINE)
        return 0.0 if line is None else float(line[1])


@contextmanager
def serving(data: Path, *arguments: str, **variables: str) -> Iterator[Serving]:
    process = subprocess.Popen(
        [*STIK, "serve", "--port", "0", "--data", str(data), *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment() | {"STIK_RATE_FACTOR": "1000", **variables},
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert found, (line, process.communicate(timeout=10))
        yield Serving(process, found[0])
    finally:
        if process.poll() is None:
            process.terminate()
        process.wait(PATIENCE)
        for stream in (process.stdout, process.stderr):
            assert stream is not None
            stream.close()


def eventually(is_so: Callable[[], bool]) -> None:
    """Waits until it is so."""
    until = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < until, "it never happened"
        time.sleep(0.05)


def stik_process(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own."""
    return subprocess.run(
        [sys.executable, *STIK[1:], *arguments],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=environment() | variables,
        check=False,
    )
