"""The one door of the real table: a question as JSON goes in, an answer as JSON comes out; nothing is kept between.

The page asks it in a worker of the browser, where this very package runs; what is remembered lies on the device.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final, TypeAlias, get_args

import stik
from stik import vira, voms
from stik.engine import IllegalAction, commitment
from stik.errors import Fault, InvalidSetup, StikError
from stik.messages import LANGUAGES, Language
from stik.protocol.fields import Fields
from stik.protocol.hearing import Answer, hear
from stik.protocol.offers import players_of, seats_of
from stik.protocol.real.comb import read_comb
from stik.protocol.real.comb_text import comb_json
from stik.protocol.real.lots import Lot, deal_pack, dealt_json, rules_now, seats_json
from stik.protocol.real.offered import offered_json
from stik.protocol.real.pack import Pack, moved, pack_json
from stik.protocol.real.picture import qr_json
from stik.protocol.real.sheet import price_choices, price_json, sheet_json
from stik.rulebook import book
from stik.tournaments.protocol import MOST_DEALS
from stik.voms.rules import LONGEST_COMB

Json: TypeAlias = dict[str, object]

ASKS: Final = ("hello", "kam", "vira", "price", "contracts", "hear", "commit", "seats", "deal", "verify", "book", "qr")
LONGEST_SECRET: Final = 200


def answer_text(text: str) -> str:
    """The answer to a question; what is wrong with it is an answer too."""
    try:
        asked = json.loads(text)
        found = _answer(asked) if isinstance(asked, dict) else _unknown()
    except (ValueError, RecursionError):
        found = _refused(Fault.of("protocol/bad-json"))
    except IllegalAction as error:
        refusal = error.refusal
        found = _refused(Fault(refusal.code, refusal.params), cites=refusal.cites)
    except StikError as error:
        found = _refused(*error.faults)
    return json.dumps(found, ensure_ascii=False)


def _refused(*faults: Fault, cites: tuple[str, ...] = ()) -> Json:
    told = [{"code": fault.code, "params": dict(fault.params)} for fault in faults]
    return {"refused": {**told[0], "cites": list(cites), "faults": told}}


def _unknown() -> Json:
    raise InvalidSetup(Fault.of("setup/bad-field", field="ask", wanted=", ".join(ASKS)))


def _answer(asked: Mapping[str, object]) -> Json:
    fields = Fields(asked)
    fields.ignore("ask")
    match asked.get("ask"):
        case "hello":
            found: Json = {
                "version": stik.__version__,
                "voms": {**offered_json("voms"), "longest": LONGEST_COMB},
                "vira": {**offered_json("vira"), "longest": MOST_DEALS},
            }
        case "kam":
            rules = voms.rules_named(fields.text("rules")).with_options(fields.table("options"))
            found = comb_json(read_comb(rules, fields.number("dealer", 0), fields.tables("taps")))
        case "vira":
            found = _sheet(fields)
        case "price":
            played, pool = _vira_rules(fields), fields.number("pool", 0)
            table = players_of(played, fields.number("table", 3))
            found = price_json(played, table, fields.table("line"), max(0, pool))
        case "contracts":
            played = _vira_rules(fields)
            found = price_choices(played, players_of(played, fields.number("table", 3)))
        case "hear":
            found = hear(_answers(fields), _language(fields))
        case "commit":
            found = {"commitment": commitment(_secret(fields))}
        case "seats":
            lot, chosen = _lot(fields), rules_now(fields.text("game"), fields.text("rules"))
            found = seats_json(lot, chosen, fields.words("persons"))
        case "deal":
            found = _one_phone(fields)
        case "verify":
            found = _verified(fields)
        case "book":
            found = _articles(fields)
        case "qr":
            found = qr_json(fields.text("text"))
        case _:
            return _unknown()
    fields.finish()
    return found


# vira


def _vira_rules(fields: Fields) -> vira.Rules:
    return vira.rules_named(fields.text("rules")).with_options(fields.table("options"))


def _sheet(fields: Fields) -> Json:
    return sheet_json(
        _vira_rules(fields),
        fields.words("persons"),
        fields.tables("lines"),
        dealer=fields.text("dealer") if fields.has("dealer") else None,
        planned=fields.positive("planned", most=MOST_DEALS),
        divided=fields.flag("divided", default=False),
    )


# the referee and the book


def _language(fields: Fields) -> Language:
    language = fields.text("lang", "en")
    found = next((one for one in LANGUAGES if one == language), None)
    if found is None:
        raise InvalidSetup(Fault.of("setup/bad-field", field="lang", wanted=", ".join(get_args(Language))))
    return found


def _answers(fields: Fields) -> list[Answer]:
    return [Answer(str(one.get("field")), one.get("value")) for one in fields.tables("answers")]


def _articles(fields: Fields) -> Json:
    game, language = fields.text("game"), _language(fields)
    if game not in ("voms", "vira"):
        raise InvalidSetup(Fault.of("setup/bad-field", field="game", wanted="voms, vira"))
    return {one.id: {"title": one.title[language], "text": one.text[language]} for one in book(game)}


# lots


def _secret(fields: Fields) -> str:
    secret = fields.text("secret")
    if not 16 <= len(secret) <= LONGEST_SECRET:
        raise InvalidSetup(Fault.of("real/secret"))
    return secret


def _lot(fields: Fields) -> Lot:
    seeds = fields.table("seeds")
    return Lot(_secret(fields), {str(name): str(seed)[:LONGEST_SECRET] for name, seed in seeds.items()})


def _dealing(fields: Fields) -> tuple[Pack, str, Json]:
    """A pack dealt by its lot."""
    lot, rules = _lot(fields), rules_now(fields.text("game"), fields.text("rules"))
    players, dealer = fields.number("players"), fields.number("dealer", 0)
    letters = seats_of(rules, players)
    if not 0 <= dealer < players:
        raise InvalidSetup(Fault.of("setup/bad-field", field="dealer", wanted=", ".join(map(str, range(players)))))
    dealt = deal_pack(lot, rules, players, dealer)
    return Pack.of(dealt), letters, {"commitment": commitment(lot.secret), **dealt_json(dealt, letters)}


def _one_phone(fields: Fields) -> Json:
    """One phone that goes round: the pack as one seat may see it, after every move so far."""
    pack, letters, shown = _dealing(fields)
    for move in fields.tables("moves"):
        seat = move.get("seat")
        if not isinstance(seat, str) or len(seat) != 1 or seat not in letters:
            raise InvalidSetup(Fault.of("setup/bad-field", field="seat", wanted=", ".join(letters)))
        pack = moved(pack, letters.index(seat), move)
    viewer = fields.text("viewer", " ")
    seat_of_viewer = letters.index(viewer) if len(viewer) == 1 and viewer in letters else None
    return {"pack": pack_json(pack, seat_of_viewer, letters), "letters": letters, "commitment": shown["commitment"]}


def _verified(fields: Fields) -> Json:
    """Whether a secret is the one that was promised, and the cards that follow from it."""
    promised = fields.text("commitment")
    _, letters, shown = _dealing(fields)
    return {"kept": shown["commitment"] == promised, "letters": letters, **shown}
