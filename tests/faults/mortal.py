"""A server that can be killed and raised again within a moment: the parent keeps the socket, children serve.

Lines on standard input: `kill N` ends child N with SIGKILL and starts another; `end` stops everything gently.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
from pathlib import Path

from stik.bootstrap.settings import settings
from stik.messages import catalogue
from stik.server.application import routes
from stik.server.process import Launch, launched, listen, run


def main(children: int, data: Path) -> None:
    launch = launched(settings(data=str(data)), log_level="warning", json_logs=True)
    sockets = [listen("127.0.0.1", 0) for _ in range(children)]
    for bound in sockets:
        bound.listen(512)  # who comes while nobody serves waits here
    ports = [bound.getsockname()[1] for bound in sockets]
    routes()  # what does not depend on the data is worked out here, and every child has it at once
    catalogue("en")
    alive = [_child(launch, number, sockets) for number in range(children)]
    print(*ports, flush=True)  # noqa: T201
    for line in sys.stdin:
        match line.split():
            case ["kill", number]:
                os.kill(alive[int(number)], signal.SIGKILL)
                os.waitpid(alive[int(number)], 0)
                alive[int(number)] = _child(launch, int(number), sockets)
                print("raised", flush=True)  # noqa: T201
            case ["kill-for-good", number]:
                os.kill(alive[int(number)], signal.SIGKILL)
                os.waitpid(alive.pop(int(number)), 0)
                sockets[int(number)].close()
                print("dead", flush=True)  # noqa: T201
            case _:
                break
    for child in alive:
        os.kill(child, signal.SIGTERM)
    codes = [os.waitpid(child, 0)[1] for child in alive]
    print("ended", *codes, flush=True)  # noqa: T201


def _child(launch: Launch, number: int, sockets: list[socket.socket]) -> int:
    child = os.fork()
    if child:
        return child
    sys.stdin.close()
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # else a test that fails waits for it
    run(launch, [sockets[number]])
    os._exit(0)


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
