"""A server of several workers: whoever dies is back before anybody has waited long."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from tests.faults.serving import Serving, eventually, serving
from tests.services import redis

ENOUGH = 1.0
"""Seconds of a core for a worker to be back; loading the program anew takes more than two."""


def children(process: int) -> list[int]:
    return list(map(int, Path(f"/proc/{process}/task/{process}/children").read_text("ascii").split()))


def workers(server: Serving) -> list[int]:
    """Those that answer: the children of the one from which they are forked."""
    loaded = [child for child in children(server.process.pid) if b"forkserver" in command(child)]
    return children(loaded[0]) if loaded else []


def command(process: int) -> bytes:
    return Path(f"/proc/{process}/cmdline").read_bytes()


def seconds(process: int) -> float:
    """What a process has used of a core."""
    fields = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks at processes as Linux shows them")
def test_workers_that_were_killed_are_back_at_once(tmp_path: Path) -> None:
    with redis() as broker, serving(tmp_path, "--workers", "2", STIK_REDIS_URL=broker.url) as server:
        for _ in range(3):
            with server.page() as page:
                assert page.post("/api/guests", json={"name": "Malik", "language": "da"}).status_code == 201
            before = workers(server)
            assert len(before) == 2
            for worker in before:
                os.kill(worker, signal.SIGKILL)
            eventually(lambda before=before: len(set(workers(server)) - set(before)) == 2)  # type: ignore[misc]
        with server.page() as page:  # who comes meanwhile has waited
            assert page.get("/api/health").status_code == 200
        assert max(map(seconds, workers(server))) < ENOUGH
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(60) == 0
