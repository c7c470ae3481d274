"""How the service is, and its figures."""

from __future__ import annotations

import httpx
import pytest

from stik.app.ports import BrokerDown, StorageDown
from stik.app.secret import Secret
from stik.server.services import Services
from stik.server.settings import ServerSettings
from tests.server.conftest import NewBrowser, guest, refused


async def test_all_is_well(page: httpx.AsyncClient) -> None:
    answer = await page.get("/api/health")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok", "database": True, "broker": True})


@pytest.mark.parametrize("part", ["database", "broker"])
async def test_something_is_down(page: httpx.AsyncClient, services: Services, part: str) -> None:
    async def down() -> None:
        raise StorageDown if part == "database" else BrokerDown

    broken = services.storage if part == "database" else services.broker
    broken.ping = down  # type: ignore[method-assign]
    answer = await page.get("/api/health")
    assert answer.status_code == 503
    assert answer.json() == {"status": "failing", "database": part != "database", "broker": part != "broker"}


async def test_a_server_that_stops_is_not_asked_any_more(page: httpx.AsyncClient, services: Services) -> None:
    await services.closing.announce()
    assert (await page.get("/api/health")).status_code == 503


async def test_figures_for_this_machine(browser: NewBrowser) -> None:
    here = browser(address="127.0.0.1")
    await guest(here)
    text = (await here.get("/metrics")).text
    assert 'stik_requests_total{method="POST",route="/api/guests",status="201"}' in text
    for figure in ("stik_request_seconds_bucket", "stik_sockets", "stik_tables", "stik_moves", "stik_move_seconds"):
        assert figure in text
    refused(await here.get("/metrics", headers={"X-Forwarded-For": "192.0.2.9"}), 403, "server/metrics-closed")
    refused(await browser().get("/metrics"), 403, "server/metrics-closed")


class TestWithAToken:
    @pytest.fixture
    def settings(self) -> ServerSettings:
        return ServerSettings(secret=Secret("a secret for the tests"), metrics_token=Secret("figures"))

    async def test_figures_for_whoever_has_it(self, browser: NewBrowser) -> None:
        for page in (browser(), browser(address="127.0.0.1")):
            assert (await page.get("/metrics", headers={"Authorization": "Bearer figures"})).status_code == 200
            refused(await page.get("/metrics", headers={"Authorization": "Bearer x"}), 403, "server/metrics-closed")
            refused(await page.get("/metrics"), 403, "server/metrics-closed")


async def test_unknown_methods_do_not_fill_the_figures(page: httpx.AsyncClient, browser: NewBrowser) -> None:
    for number in range(3):
        await page.request(f"BREW{number}", "/api/me")
    assert "BREW" not in (await browser(address="127.0.0.1").get("/metrics")).text
