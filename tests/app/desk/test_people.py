"""Who may do what at the desk, and what each one sees."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

import orjson
import pytest
from pydantic import ValidationError

from stik.app.desk.keys import key_of
from stik.app.desk.may import MAY
from stik.app.desk.orders import ORDERS, Order
from stik.app.ports import Person
from stik.errors import NotAllowed, NotFound, StikError
from tests.app.desk.hall import BOSS, GUEST, OFFICIAL, REFEREE, Hall, person, strings

ROLES = ("organiser", "referee", "official", "player", "spectator")
EXPECTED = {
    "describe": 1, "set-rules": 1, "move": 1, "import-entrants": 1, "change-entrant": 1, "withdraw": 1, "place": 1,
    "admit": 1,
    "draw": 1, "turn-cards": 1, "schedule": 1, "pair": 1, "draw-round": 1, "decide": 1, "dismiss": 1, "undo": 1,
    "play-online": 1, "penalise": 2, "disqualify": 2, "answer-call": 2, "appeal": 2, "check-in": 3, "run-round": 3,
    "enter": 3, "absent": 3, "report": 4, "confirm": 4, "write-deal": 4, "call-referee": 4, "join": 5, "register": 5,
}  # fmt: skip
"""How many of the roles may; written out a second time on purpose."""

SAMPLES: dict[str, dict[str, Any]] = {
    "set-rules": {"settings": {}},
    "move": {"to": "closed"},
    "register": {"name": "Nye"},
    "import-entrants": {"entrants": [{"name": "Nye"}]},
    "change-entrant": {"entrant": "t1", "name": "Andre"},
    "check-in": {"entrant": "t1"},
    "withdraw": {"entrant": "t1"},
    "absent": {"entrant": "t1", "round": 1},
    "place": {"entrant": "t1", "pool": "A"},
    "pair": {"entrants": ["t1", "t2"]},
    "run-round": {"round": 1},
    "report": {"match": "m1", "result": {"lus": [9, 4]}},
    "confirm": {"match": "m1", "side": "t1"},
    "enter": {"match": "m1", "result": {"lus": [9, 4]}},
    "write-deal": {"match": "m1", "number": 1, "line": {}},
    "penalise": {"entrant": "t1", "reason": "larm"},
    "disqualify": {"entrant": "t1"},
    "decide": {"tie": ["t1", "t2"], "by": "lot"},
    "answer-call": {"call": 1},
    "appeal": {"text": "Nej!"},
    "join": {"key": "aaaaaaaaaa"},
    "dismiss": {"person": "nobody"},
    "play-online": {"round": 1},
    "undo": {"version": 2},
}


async def _everybody(hall: Hall) -> dict[str, Person | None]:
    await hall.staff()
    player = await hall.player("t1")
    return {"organiser": BOSS, "referee": REFEREE, "official": OFFICIAL, "player": player, "spectator": GUEST}


def test_the_table_of_orders() -> None:
    orders = {one.model_fields["do"].default for one in get_args(Order)}
    assert orders == set(MAY) == set(EXPECTED)
    assert {do: set(roles) for do, roles in MAY.items()} == {do: set(ROLES[:many]) for do, many in EXPECTED.items()}


@pytest.mark.parametrize("do", sorted(MAY))
async def test_every_role_tries_every_order(do: str) -> None:
    """Who may not hears so; who may is told something else, or it is done."""
    for role in ROLES:
        hall = await Hall().ready("labansen", 4)
        who = (await _everybody(hall))[role]
        assert who is not None
        code = ""
        try:
            await hall.do(do, who, **SAMPLES.get(do, {}))
        except StikError as error:
            code = error.code
        may = (await hall.document(who))["me"]["may"]
        allowed = role in MAY[do] and (do != "register" or role == "organiser")
        assert (do in may) == allowed
        assert (code in ("desk/not-allowed", "desk/registration-closed")) != allowed, (role, code)


async def test_registration_by_link() -> None:
    hall = await Hall().open("labansen")
    with pytest.raises(NotFound):
        await hall.do("register", GUEST, name="Os to")
    await hall.do("move", to="open")
    answer = await hall.do("register", GUEST, command="the-same-id", name="Os to", players=["Ane", "Bo"], club="Nuuk")
    assert answer["entrant"] == "t1"
    again = await hall.do("register", GUEST, command="the-same-id", name="Os to", players=["Ane", "Bo"], club="Nuuk")
    assert (again["entrant"], again["v"]) == ("t1", answer["v"])
    me = (await hall.document(GUEST))["me"]
    assert (me["role"], me["entrant"]) == ("player", "t1")
    await hall.refused("desk/registration-closed", "register", GUEST, name="Os igen")
    await hall.refused("desk/name-taken", "register", person("Ny"), name="OS TO")
    await hall.do("describe", registration=False)
    await hall.refused("desk/registration-closed", "register", person("Ny"), name="For sent")
    await hall.do("change-entrant", entrant="t1", players=["Ane", "Carl"])
    entrant = (await hall.document(None))["entrants"][0]
    assert (entrant["players"], entrant["club"], entrant["joined"]) == (["Ane", "Carl"], "Nuuk", True)
    await hall.do("register", name="De andre")
    await hall.refused("desk/name-taken", "change-entrant", entrant="t2", name="os To")
    await hall.refused("desk/no-such-entrant", "check-in", entrant="t3")


async def test_there_are_at_most_400() -> None:
    hall = await Hall().open("free-play")
    await hall.do("import-entrants", entrants=[{"name": f"Hold {number}"} for number in range(400)])
    await hall.refused("desk/too-many-entrants", "register", name="For mange")


async def test_keys_open_roles_and_entrants() -> None:
    hall = await Hall().open("labansen")
    await hall.enter(3)
    await hall.refused("desk/wrong-key", "join", GUEST, key="aaaaaaaaaa")
    await hall.staff()
    assert (await hall.join("entrant t2", GUEST))["entrant"] == "t2"
    await hall.refused("desk/organiser-already", "join", key=key_of(await hall.desk(), "referee"))
    second = person("Anden")
    await hall.join("organiser", second)
    document = await hall.document(second)
    assert [(one["name"], one["role"]) for one in document["helpers"]] == [
        ("Bolette", "organiser"), ("Rasmus", "referee"), ("Olga", "official"), ("Gæst", "player"),
        ("Anden", "organiser"),
    ]  # fmt: skip
    await hall.refused("desk/cannot-dismiss", "dismiss", person=BOSS.id)
    await hall.refused("desk/cannot-dismiss", "dismiss", person="nobody")
    await hall.do("dismiss", person=GUEST.id)
    with pytest.raises(NotFound):
        await hall.document(GUEST)
    await hall.refused("desk/dismissed", "join", GUEST, key=key_of(await hall.desk(), "entrant t2"))
    keys = [document["me"]["keys"][role] for role in ("organiser", "referee", "official")]
    keys += [one["key"] for one in document["entrants"]]
    assert len(set(keys)) == 6


async def test_nobody_sees_keys_people_or_secrets_but_the_organiser() -> None:
    hall = await Hall().ready("voms-open", 6)
    everybody = await _everybody(hall)
    await hall.do("call-referee", everybody["player"] or BOSS, text="Hjælp")
    await hall.play_stage(Random(1))
    extra = person("Ekstra")
    await hall.join("official", extra)
    await hall.do("dismiss", person=extra.id)
    desk = await hall.desk()
    secrets = {desk.secret.get_secret_value(), *desk.people, extra.id}
    secrets |= {key_of(desk, one) for one in ("organiser", "referee", "official")}
    secrets |= {key_of(desk, f"entrant {one}") for one in desk.entrants}
    for role, who in {**everybody, "nobody": None}.items():
        texts = set(strings(await hall.document(who)))
        if role == "organiser":
            assert len(secrets & texts) == len(secrets) - 2, "all but the secret and who is gone"
            continue
        assert not secrets & texts
        if role == "referee" and who is not None:
            assert not secrets & set(strings(await hall.desks.log(hall.code, who)))
        for name in ("event.json", "entrants.csv", "results.csv"):
            content, _ = await hall.desks.export(hall.code, who, name)
            assert not any(secret.encode() in content for secret in secrets)
    json = orjson.dumps(await hall.desks.log(hall.code, BOSS))
    assert desk.secret.get_secret_value().encode() not in json


async def test_a_draft_is_seen_only_by_those_who_help() -> None:
    hall = await Hall().open("labansen")
    await hall.join("official", OFFICIAL)
    assert (await hall.document(OFFICIAL))["me"]["role"] == "official"
    desks, code = hall.desks, hall.code
    for who in (GUEST, None):
        for asked in (
            desks.show(code, who),
            desks.show(code, who, 99),
            desks.why(code, who, "pool", "t1", "t2"),
            desks.protocol(code, who, "m1"),
            desks.print(code, who, "entries", "da", "http://x", None),
            desks.export(code, who, "event.json"),
        ):
            with pytest.raises(NotFound):
                await asked
    for asked in (desks.log(code, GUEST), desks.read_entrants(code, GUEST, b"")):
        with pytest.raises(NotFound):
            await asked
    with pytest.raises(NotAllowed):
        await desks.log(code, OFFICIAL)
    assert await desks.public() == []
    await hall.do("move", to="open")
    assert [one.code for one in await desks.public()] == [code]
    await hall.do("describe", public=False, message="Velkommen", tables=4, languages=["sv"])
    assert await desks.public() == []
    document = await hall.document(None)
    assert (document["message"], document["tables"], document["languages"]) == ("Velkommen", 4, ["sv"])
    assert [one.code for one in await desks.mine(OFFICIAL)] == [code]


async def test_calls_and_appeals() -> None:
    hall = await Hall().ready("labansen", 4)
    everybody = await _everybody(hall)
    player = everybody["player"]
    assert player is not None
    other = await hall.player("t2")
    mine = (await hall.open_matches())[0]["id"]
    await hall.refused("desk/no-such-match", "call-referee", player, match="m99")
    await hall.do("call-referee", player, match=mine, text="Toqu!")
    call = (await hall.document(REFEREE))["calls"][0]
    assert (call["entrant"], call["match"], call["text"], call["answered"]) == ("t1", mine, "Toqu!", None)
    assert (await hall.document(other))["calls"] == (await hall.document(None))["calls"] == []
    await hall.refused("desk/no-such-call", "answer-call", REFEREE, call=2)
    await hall.do("answer-call", REFEREE, call=1, ruling="Spil videre", cites=["T.P.f"])
    assert (await hall.document(player))["calls"][0]["ruling"] == "Spil videre"
    await hall.refused("desk/empty-appeal", "appeal", REFEREE)
    await hall.refused("desk/no-such-appeal", "appeal", REFEREE, appeal=1, decision="Nej")
    await hall.do("appeal", REFEREE, text="Vi vandt")
    await hall.do("appeal", appeal=1, decision="Afvist")
    assert (await hall.document(None))["appeals"] == [
        {"number": 1, "text": "Vi vandt", "decision": "Afvist", "by": "Bolette"}
    ]
    await hall.do("move", to="closed")
    await hall.do("appeal", text="Efter lukketid")


@pytest.mark.parametrize(
    "order",
    [
        {"do": "register", "name": "   "},
        {"do": "register", "name": "a\nb"},
        {"do": "register", "name": "a\x00b"},
        {"do": "register", "name": "a\x85b"},
        {"do": "register", "name": "\ud800"},
        {"do": "register", "name": "x" * 61},
        {"do": "register", "name": "x", "players": [""]},
        {"do": "penalise", "entrant": "t1", "reason": "", "points": float("nan")},
        {"do": "penalise", "entrant": "t1", "reason": "", "points": -0.3},
        {"do": "penalise", "entrant": "t1", "reason": "", "points": 1},
        {"do": "set-rules", "settings": {"slot": 10**30}},
        {"do": "set-rules", "settings": {"slot": float("inf")}},
        {"do": "set-rules", "settings": {"a": [[[[[1]]]]]}},
        {"do": "enter", "match": "m1", "result": {"totals": [10**9, 0, 0]}},
        {"do": "undo", "version": 1},
        {"do": "nothing"},
    ],
)
def test_odd_orders_are_no_orders(order: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        ORDERS.validate_python(order)


@pytest.mark.parametrize(
    ("code", "plan"),
    [
        ("tournament/unknown-field", {"settings": {"poools": 2}}),
        ("tournament/bad-field", {"settings": {"pools": 0}}),
        ("setup/unknown-rules", {"preset": "hjemmestrik"}),
        ("desk/no-matches", {"preset": "worms-3p"}),
        ("desk/no-matches", {"preset": "25"}),
        ("desk/no-matches", {"preset": "worms", "options": {"partners": False}}),
    ],
)
async def test_a_plan_that_cannot_be_is_refused(code: str, plan: dict[str, Any]) -> None:
    hall = Hall()
    with pytest.raises(StikError) as error:
        await hall.open(**plan)
    assert error.value.code == code
    assert await hall.desks.mine(BOSS) == []


async def test_forgotten_people_stay_out_of_the_lists() -> None:
    hall = await Hall().ready("labansen", 4)
    await hall.staff()
    await hall.storage.tables.forget(REFEREE.id)
    await hall.storage.tournaments.forget(REFEREE.id)
    await hall.desks.reread([f"c/{hall.code}"])
    assert await hall.desks.mine(REFEREE) == []
    await hall.do("describe", message="Kaffe!")
    assert await hall.desks.mine(REFEREE) == []
    assert "Rasmus" not in str(await hall.document())
    assert [one.name for one in await hall.desks.mine(OFFICIAL)] == ["Nuuk"]
