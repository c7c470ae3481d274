"""A server of its own, as `stik serve` starts it, that can be killed and started again."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from stik.server.settings import BUILT_PAGE

ENVIRONMENT: Final = {"STIK_BOT_PACE": "0.05", "STIK_RATE_FACTOR": "1000", "STIK_GRACE": "2"}


class Server:
    """One process over one folder of data; the port stays the same over a restart."""

    def __init__(self, data: Path) -> None:
        if not (BUILT_PAGE / "index.html").exists():
            raise FileNotFoundError(f"no built page in {BUILT_PAGE}: run `make page` first")
        self.data = data
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> None:
        port = self.address.rpartition(":")[2] or "0"
        command = [str(Path(sys.executable).with_name("stik")), "serve", "--port", port, "--data", str(self.data)]
        environment = {**os.environ, **ENVIRONMENT, "STIK_LANG": "en"}
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        address = next(word for word in line.split() if word.startswith("http://")).rstrip(".,")
        self.address = address.replace("127.0.0.1", "localhost")  # passkeys want a name

    def kill(self) -> None:
        """As when the power fails."""
        self._end(subprocess.Popen.kill)

    def stop(self) -> None:
        self._end(subprocess.Popen.terminate)

    def _end(self, how: object) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        assert callable(how)
        how(process)
        process.wait(30)
        assert process.stdout is not None
        process.stdout.close()
