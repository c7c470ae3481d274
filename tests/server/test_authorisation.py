"""Every role at every route: who gets in is what the table says, and every route stands in the table."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest
from fastapi import APIRouter, FastAPI
from fastapi.routing import iter_route_contexts

from stik.app.authorisation import MAY, may
from stik.app.ports import Person
from stik.server.access import assert_all_stand_in_the_table, operations
from stik.server.application import ROUTERS
from stik.server.services import Services
from tests.server.conftest import guest, with_role

ROLES = ("nobody", "player", "organiser", "referee", "admin")

EXPECTED = {
    "page": ROLES,
    "openapi": ROLES,
    "health": ROLES,
    "metrics": ROLES,
    "games": ROLES,
    "book": ROLES,
    "hear_case": ROLES,
    "book_options": ROLES,
    "list_lessons": ROLES,
    "show_lesson": ROLES,
    "list_situations": ROLES,
    "play_scene": ROLES,
    "list_exercises": ROLES,
    "show_exercise": ROLES,
    "check_exercise": ROLES,
    "open_phones": ROLES,
    "show_phones": ROLES,
    "sit_at_phones": ROLES,
    "ready_at_phones": ROLES,
    "move_cards": ROLES,
    "gather_cards": ROLES,
    "show_me": ROLES,
    "create_guest": ROLES,
    "sign_in": ROLES,
    "sign_out": ROLES,
    "recover": ROLES,
    "show_recovery_codes": ROLES[1:],
    "make_recovery_codes": ROLES[1:],
    "ask_passkey_sign_in": ROLES,
    "passkey_sign_in": ROLES,
    "list_tables": ROLES,
    "show_table": ROLES,
    "list_deals": ROLES,
    "replay_deal": ROLES,
    "download_record": ROLES,
    "list_analyses": ROLES,
    "show_analysis": ROLES,
    "start_analysis": ROLES[1:],
    "start_all_analyses": ROLES[1:],
    "cancel_analysis": ROLES[1:],
    "cancel_all_analyses": ROLES[1:],
    "table_socket": ROLES,
    "list_replays": ROLES,
    "show_replay": ROLES,
    "show_moments": ROLES,
    "show_other_tables": ROLES,
    "download_replay": ROLES,
    "list_notes": ROLES,
    "show_showing": ROLES,
    "follow_showing": ROLES,
    "bring_record": ROLES[1:],
    "delete_record": ROLES[1:],
    "play_on": ROLES[1:],
    "write_note": ROLES[1:],
    "change_note": ROLES[1:],
    "delete_note": ROLES[1:],
    "open_showing": ROLES[1:],
    "lead_showing": ROLES[1:],
    "list_tournaments": ROLES,
    "show_tournament": ROLES,
    "explain_places": ROLES,
    "show_protocol": ROLES,
    "take_match_seat": ROLES[1:],
    "print_sheet": ROLES,
    "export_tournament": ROLES,
    "show_qr": ROLES,
    "create_tournament": ROLES[1:],
    "list_my_tournaments": ROLES[1:],
    "open_archive": ROLES[1:],
    "give_order": ROLES[1:],
    "show_tournament_log": ROLES[1:],
    "read_entrants": ROLES[1:],
    "play_now": ROLES[1:],
    "open_table": ROLES[1:],
    "list_my_tables": ROLES[1:],
    "change_me": ROLES[1:],
    "export_me": ROLES[1:],
    "delete_me": ROLES[1:],
    "create_account": ROLES[1:],
    "change_password": ROLES[1:],
    "show_learning": ROLES[1:],
    "add_learning": ROLES[1:],
    "list_sessions": ROLES[1:],
    "revoke_session": ROLES[1:],
    "ask_for_passkey": ROLES[1:],
    "add_passkey": ROLES[1:],
    "list_passkeys": ROLES[1:],
    "delete_passkey": ROLES[1:],
    "create_report": ROLES[1:],
    "show_profile": ROLES,
    "show_recent_games": ROLES,
    "show_statistics": ROLES,
    "show_ratings": ROLES,
    "show_friend_link": ROLES,
    "list_clubs": ROLES,
    "show_club": ROLES,
    "show_club_link": ROLES,
    "show_my_profile": ROLES[1:],
    "change_my_profile": ROLES[1:],
    "renew_friend_link": ROLES[1:],
    "accept_friend": ROLES[1:],
    "list_friends": ROLES[1:],
    "remove_friend": ROLES[1:],
    "invite_friend": ROLES[1:],
    "list_invitations": ROLES[1:],
    "decline_invitation": ROLES[1:],
    "list_my_clubs": ROLES[1:],
    "found_club": ROLES[1:],
    "describe_club": ROLES[1:],
    "close_club": ROLES[1:],
    "renew_club_link": ROLES[1:],
    "join_club": ROLES[1:],
    "appoint_member": ROLES[1:],
    "remove_member": ROLES[1:],
    "publish_house_rules": ROLES[1:],
    "withdraw_house_rules": ROLES[1:],
    "list_house_rules": ROLES[1:],
    "list_versions": ROLES,
    "list_usable_rules": ROLES[1:],
    "add_house_rules": ROLES[1:],
    "change_house_rules": ROLES[1:],
    "drop_house_rules": ROLES[1:],
    "list_reports": ("referee", "admin"),
    "close_report": ("referee", "admin"),
    "search_people": ("admin",),
    "set_roles": ("admin",),
}
"""Written out a second time on purpose: a slip in the table must not pass."""


def _routes() -> Iterator[tuple[str, str, str]]:
    """Name, method and an address of every HTTP route."""
    for router in ROUTERS:
        for route in iter_route_contexts(router.routes):
            path = re.sub(r"\{.*?\}", "x", route.path or "").replace("/book/x", "/book/voms")
            for method in sorted((route.methods or set()) - {"HEAD"}):
                yield str(route.name), method, path


ROUTES = list(_routes())


def test_every_route_is_expected_here_and_stands_in_the_table(app: FastAPI) -> None:
    assert set(operations(app.routes)) == set(MAY) == set(EXPECTED)


@pytest.mark.parametrize("role", ROLES)
def test_the_table(role: str) -> None:
    person = None if role == "nobody" else Person("p", "Ole", "da", 0, roles=frozenset({role} - {"player"}))
    assert {name for name in MAY if may(name, person)} == {name for name, roles in EXPECTED.items() if role in roles}


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize(("name", "method", "path"), ROUTES, ids=[name for name, _, _ in ROUTES])
async def test_every_role_at_every_route(
    page: httpx.AsyncClient, services: Services, role: str, name: str, method: str, path: str
) -> None:
    """Who may not gets 401 or 403 before the request is looked at; who may gets another answer."""
    if role == "player":
        await guest(page)
    elif role != "nobody":
        await with_role(page, services, role)
    answer = await page.request(method, path, json=None if method in {"GET", "DELETE"} else {})
    code = answer.json().get("code") if answer.status_code in {401, 403} else None
    if role in EXPECTED[name]:
        assert code not in {"people/not-signed-in", "people/not-allowed"}
    else:
        assert (answer.status_code, code) == (
            (401, "people/not-signed-in") if role == "nobody" else (403, "people/not-allowed")
        )


def test_a_route_that_is_missing_in_the_table_stops_the_start(app: FastAPI) -> None:
    router = APIRouter()

    @router.get("/api/new")
    async def brand_new() -> None: ...

    app.include_router(router)
    with pytest.raises(AssertionError, match="brand_new"):
        assert_all_stand_in_the_table(app.routes)


def test_two_routes_with_one_name_stop_the_start(app: FastAPI) -> None:
    @app.get("/api/again")
    async def show_me() -> None: ...

    with pytest.raises(AssertionError, match="show_me"):
        assert_all_stand_in_the_table(app.routes)
