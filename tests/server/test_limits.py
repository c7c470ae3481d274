"""Too fast is refused, and the memory of it has bounds."""

from __future__ import annotations

import httpx
import pytest

from stik.server.limits import RATES, Kind, Limits, Rate, TooFast, address, kind_of
from stik.server.services import Services
from tests.server.conftest import NewBrowser, guest, refused

GENEROUS = dict.fromkeys(RATES, Rate(10**6, 10**6))


class Time:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_empties_and_fills() -> None:
    time = Time()
    limits = Limits({**RATES, "writing": Rate(3, 0.5)}, now=time)
    assert [limits.wait("writing", "a") for _ in range(4)] == [0, 0, 0, 2]
    assert limits.wait("writing", "b") == 0
    assert limits.wait("reading", "a") == 0
    time.now = 1
    assert limits.wait("writing", "a") == 1
    time.now = 2
    assert limits.wait("writing", "a") == 0
    time.now = 1000
    assert [limits.wait("writing", "a") for _ in range(4)] == [0, 0, 0, 2]


def test_memory_has_bounds() -> None:
    limits = Limits({**RATES, "writing": Rate(1, 0.1)}, most=10)
    for who in range(100):
        limits.take("writing", str(who))
    assert limits.size == 10
    with pytest.raises(TooFast):
        limits.take("writing", "99")


@pytest.mark.parametrize(
    ("client", "wanted"),
    [
        (("192.0.2.7", 1), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 1), "2001:db8:1:2::/64"),
        (("::ffff:192.0.2.7", 1), "192.0.2.7"),
        (("testclient", 1), "testclient"),
        (None, ""),
    ],
)
def test_address(client: object, wanted: str) -> None:
    assert address({"type": "http", "client": client}) == wanted


def test_every_operation_is_counted() -> None:
    assert kind_of("passkey_sign_in", "POST") == kind_of("make_recovery_codes", "POST") == "sign-in"
    assert kind_of("create_guest", "POST") == "creating"
    assert kind_of("show_me", "GET") == "reading"
    assert kind_of("something_new", "PUT") == "writing"
    assert RATES["sign-in"].burst < RATES["creating"].burst < RATES["reading"].burst


def test_the_service_counts_with_the_limits_that_it_was_given(services: Services, limits: Limits) -> None:
    assert services.limits is limits


async def exhaust(services: Services, kind: Kind, rate: Rate) -> None:
    """Lets this kind of request be slow from now on."""
    services.limits._rates = {**GENEROUS, kind: rate}


async def test_writing_by_session(browser: NewBrowser, services: Services) -> None:
    one, two = browser(), browser()
    await guest(one)
    await guest(two)
    await exhaust(services, "writing", Rate(1, 0.1))
    assert (await one.patch("/api/me", json={})).status_code == 200
    refused(await one.patch("/api/me", json={}), 429, "http/too-fast")
    assert (await two.patch("/api/me", json={})).status_code == 200
    assert (await one.get("/api/me")).status_code == 200


async def test_creating_and_reading(page: httpx.AsyncClient, services: Services) -> None:
    await exhaust(services, "creating", Rate(1, 0.1))
    await guest(page)
    for _ in range(2):  # as the guest, whose session is new, and as nobody
        refused(await page.post("/api/guests", json={"name": "Ole", "language": "da"}), 429, "http/too-fast")
        page.cookies.clear()
    await exhaust(services, "reading", Rate(1, 0.1))
    await page.get("/api/games")
    refused(await page.get("/api/games"), 429, "http/too-fast")


async def test_anything_by_address_even_unreadable(page: httpx.AsyncClient, services: Services) -> None:
    await exhaust(services, "any", Rate(1, 0.1))
    json = {"Content-Type": "application/json"}
    refused(await page.post("/api/guests", content=b"{", headers=json), 400, "http/unreadable")
    refused(await page.post("/api/guests", content=b"{", headers=json), 429, "http/too-fast")
