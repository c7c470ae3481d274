"""The page's types are made from the interface as it is."""

from __future__ import annotations

import json
from pathlib import Path

import httpx

KEPT = Path(__file__).parent.parent.parent / "ui" / "openapi.json"


async def test_the_page_knows_the_interface(page: httpx.AsyncClient) -> None:
    """Otherwise: `python tools/openapi.py`, then `npm run types` in `ui/`."""
    described = (await page.get("/api/openapi.json")).json()
    assert json.loads(KEPT.read_text("utf-8")) == described
