"""The time of this machine."""

from __future__ import annotations

import time

from stik.app.ports import Moment


class SystemClock:
    """Milliseconds since 1970."""

    def now(self) -> Moment:
        return time.time_ns() // 1_000_000
