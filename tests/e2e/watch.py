"""What a page may not do while it is used: complain, fall over, or ask anybody but its own server."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, WebError

VIOLATIONS = """
document.addEventListener('securitypolicyviolation', (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));
"""
OWN = {"data", "blob", "about"}


class Watch:
    """Listens to everything in one browser context."""

    def __init__(self, context: BrowserContext, host: str) -> None:
        self._host = host
        self._expected: list[re.Pattern[str]] = []
        self._seen: list[str] = []
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)
        context.add_init_script(VIOLATIONS)

    def expect(self, *patterns: str) -> None:
        """Complaints that a test provokes."""
        self._expected += [re.compile(pattern) for pattern in patterns]

    @property
    def complaints(self) -> list[str]:
        return [line for line in self._seen if not any(pattern.search(line) for pattern in self._expected)]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning", "assert"}:
            self._seen.append(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _error(self, error: WebError) -> None:
        self._seen.append(f"page error: {error.error}")

    def _request(self, request: Request) -> None:
        url = urlsplit(request.url)
        if url.scheme not in OWN and url.netloc != self._host:
            self._seen.append(f"request to another host: {request.url}")
