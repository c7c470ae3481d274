"""Writes the states of a Voms table that the gallery shows: documents as the server sends them, by the real engine."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from itertools import permutations
from pathlib import Path
from random import Random

from stik import voms
from stik.bots import simple_choice
from stik.cards import cards_in, write_cards
from stik.protocol.fields import Fields
from stik.protocol.voms import VomsAdapter, VomsDeal
from stik.voms.notation import write_action
from stik.voms.score import COMB

FIXTURES = Path(__file__).parents[1] / "ui" / "src" / "gallery" / "fixtures"
Json = dict[str, object]
NAMES = {"N": "Paninnguaq", "E": None, "S": "Aqqalu", "W": None}
ADAPTER = VomsAdapter()
EMPTY = {"NS": 0, "EW": 0}
MIDDLE = {"NS": 5, "EW": 6}


class Table:
    """A deal of Voms, and the table around it."""

    def __init__(self, deal: VomsDeal, **table: object) -> None:
        self.deal, self.events, self.table = deal, list[Json](), table

    @classmethod
    def new(cls, *, deck: str | None = None, seed: int = 1, **setup: object) -> Table:
        rules = voms.rules_named(str(setup.get("rules", "tournament"))).with_options(_options(setup))
        pack = list(rules.pack)
        Random(seed).shuffle(pack)
        deal, _ = ADAPTER.new(Fields({"deck": deck or write_cards(pack), **setup}))
        return cls(deal, preset=rules.preset, options=_options(setup))

    @classmethod
    def at(cls, **setup: object) -> Table:
        """In the middle of a deal; the stock is what nobody holds, as far as it is wanted."""
        rules = voms.rules_named(str(setup.get("rules", "tournament"))).with_options(_options(setup))
        return cls(ADAPTER.position(Fields(setup)), preset=rules.preset, options=_options(setup))

    @property
    def state(self) -> voms.State:
        return self.deal.value

    def do(self, *actions: str) -> Table:
        for action in actions:
            self.events = self.deal.do(action, None)
        return self

    def go_on(self, until: Callable[[voms.State], bool] = lambda _: False, seed: int = 1) -> Table:
        """Simple players go on until something is true."""
        chance = Random(seed)
        while self.state.to_act is not None and not until(self.state):
            view = voms.view(self.state, self.state.to_act)
            self.do(write_action(self.state.rules, simple_choice(view, chance)))
        return self

    def fixture(
        self,
        seat: str | None = "S",
        *,
        phase: str = "playing",
        events: bool = False,
        wins: Mapping[str, int] | None = None,
        best_of: int = 1,
        clock: str = "none",
        hint: str | None = None,
        asked: Iterable[str] = (),
    ) -> Json:
        doc = self._document(seat, phase, wins, best_of, clock)
        shown = [event for event in self.events if "audience" not in event or seat in _audience(event)]
        return {
            "doc": doc,
            "events": shown if events else [],
            "hint": hint,
            "refusals": {} if seat is None else self._refusals(seat, asked),
        }

    def _document(self, seat: str | None, phase: str, wins: Mapping[str, int] | None, best_of: int, clock: str) -> Json:
        rules, view = self.state.rules, self.deal.view(seat)
        return {
            "v": 41,
            "you": {"person": "p1" if seat else "p9", "seat": seat, "host": seat == "S"},
            "table": _section(rules, phase, self.table, clock),
            "match": {
                "kind": "match" if rules.preset != "25" else "race",
                "best_of": best_of,
                "wins": dict(wins or dict.fromkeys(rules.sides, 0)),
                "places": [],
                "score": view["score"],
                "target": view["target"],
                "deals": 4,
                "dealer": view["dealer"],
                "winner": view["winner"] if best_of == 1 else None,
                "history": [self._earlier(), *([self._finished()] if view["phase"] == "over" else [])],
            },
            "deal": view | {"number": 4},
        }

    def _earlier(self) -> Json:
        """The deal before, with combs of the ordinary length."""
        rules, setup = self.state.rules, self.state.setup
        nothing, score = dict.fromkeys(rules.sides, 0), dict(zip(rules.sides, setup.score, strict=True))
        target = dict.fromkeys(rules.sides, rules.target)
        stand: Json = {"gain": nothing, "score": score, "target": target, "lines": []}
        return {"deal": 3, "game": 1, "ended": "played-out", **stand}

    def _finished(self) -> Json:
        state, result = self.deal.state(), voms.score(self.state)
        lines = [
            {
                "side": entry.payee if entry.payer == COMB else entry.payer,
                "lus": entry.amount if entry.payer == COMB else -entry.amount,
                "reason": entry.reason,
                "cites": list(entry.cites),
            }
            for entry in result.entries
        ]
        wanted = ("ended", "gain", "score", "target")
        return {"deal": 4, "game": 1, **{key: state[key] for key in wanted}, "lines": lines}

    def _refusals(self, seat: str, asked: Iterable[str]) -> dict[str, Json]:
        """Why every other play of the hand is refused."""
        state, number = self.state, self.state.rules.seats.index(seat)
        hand = [card.text for card in cards_in(state.hands[number])]
        size = len(state.trick.piles) or 1
        plays = {f"play {' '.join(cards)}" for cards in permutations(hand, size)} if state.to_act == number else set()
        found: dict[str, Json] = {}
        for action in sorted({*plays, *asked}):
            refusal = self.deal.why(action, seat)
            if refusal is not None:
                params: Mapping[str, object] = dict(refusal.params)
                found[action] = {"code": refusal.code, "params": params, "cites": list(refusal.cites)}
        return found


def _options(setup: Mapping[str, object]) -> dict[str, object]:
    options = setup.get("options", {})
    assert isinstance(options, dict)
    return options


def _audience(event: Json) -> list[str]:
    audience = event["audience"]
    assert isinstance(audience, list)
    return audience


def _section(rules: voms.Rules, phase: str, table: Mapping[str, object], clock: str) -> Json:
    settings: Json = {
        "game": "voms",
        "table": rules.players,
        "best_of": 1,
        "deals": None,
        "bots": "beginner",
        "fill": True,
        "clock": clock,
        "pace": "normal",
        "public": False,
        "spectators": True,
        "delay": 0,
        "real_table": False,
        "cut": "automatic",
        "hints": True,
        "rated": False,
    }
    return {
        "code": "voms",
        "game": "voms",
        **table,
        "settings": {**settings, **table},
        "phase": phase,
        "host": "p1",
        "seats": [_seat(seat, ready=phase == "between" and seat != "S") for seat in rules.seats],
        "paused": False,
        "proposal": None,
        "deadline": 4102444800000 if clock != "none" else None,
        "commitment": None,
        "revealed": None,
        "rematch": None,
    }


def _seat(seat: str, *, ready: bool) -> Json:
    name = NAMES[seat]
    return {
        "seat": seat,
        "at": seat,
        "kind": "bot" if name is None else "person",
        "person": None if name is None else f"p-{seat}",
        "name": name,
        "level": "beginner" if name is None else None,
        "away": seat == "N",
        "ready": ready,
    }


def hands(south: str, west: str, north: str, east: str) -> dict[str, str]:
    return {"S": south, "W": west, "N": north, "E": east}


def leads() -> dict[str, Json]:
    deck = "9h 5c Ah 6d 9d Qs Js 8c 9c 7h 5d Ks Ac 8d 6h Jd"  # south gets 9h 9d 9c Ac
    rest = [card.text for card in voms.PRESETS["tournament"].pack if card.text not in deck.split()]
    Random(3).shuffle(rest)
    first = Table.new(deck=f"{deck} {' '.join(rest)}", dealer="E", score=EMPTY, first_deal=True)
    return {
        "voms-first-lead": first.fixture(hint="play 9c 9h"),
        "voms-waiting": first.fixture("W"),
        "voms-spectator": first.do("play 9c 9h", "play 5c Qs").fixture(None),
    }


def answers() -> dict[str, Json]:
    def table(**more: object) -> Table:
        held = hands("Ah 9s 8s 5d", "9h 7s 6c Qd", "Js 6d Qh 5c", "Kh 9d 7h 8d")
        setup = {"dealer": "S", "score": MIDDLE, "hands": held, "stock": "3d Jc Ac 9c As 6h 8c 7c", "leader": "W"}
        return Table.at(**(setup | {"tricks": {"NS": 2, "EW": 1}, "gain": {"NS": 1, "EW": 0}} | more))

    two = hands("Ah 9s 8s 5d", "9h 9d 6c Qd", "Js 6d Qh 5c", "Ac As 7h 8d")
    three = hands("Ah 9s 8s 5d", "6h 6d 6c Qd", "Js Jd Jh 5c", "Ac As 7h 8d")
    four = hands("Ah 9s 8s 5d", "6h 6d Qc Qd", "Js Jd Jh 5c", "Ac As 7h 8d")
    spare = "3d Jc Kc 9c 5h 7d 8c 7c 5s Ks Qs Ad 8h Kh Js Jd Jh 6d Qh 9d"

    def stock(held: Mapping[str, str]) -> str:
        taken = set(" ".join(held.values()).split())
        return " ".join([card for card in dict.fromkeys(spare.split()) if card not in taken][:8])

    return {
        "voms-follow": table().do("play 6c", "play Js", "play 9d").fixture(hint="play 9s", clock="fast"),
        "voms-follow-two": table(hands=two, stock=stock(two)).do("play 9d 9h", "play 5c 6d", "play 7h 8d").fixture(),
        "voms-follow-three": table(hands=three, stock=stock(three))
        .do("play 6c 6d 6h", "play Js Jh Jd", "play 7h 8d As")
        .fixture(),
        "voms-follow-four": table(hands=four, stock=stock(four))
        .do("play 6d 6h Qc Qd", "play 5c Jd Jh Js", "play Ac As 7h 8d")
        .fixture(),
    }


def voms_and_toqu() -> dict[str, Json]:
    held = hands("Jc 9s 7s 5d", "6c 6d Qd 7d", "Js 9d Qh 5c", "Kh 8s 7h 8d")
    setup: Json = {"dealer": "N", "score": MIDDLE, "hands": held, "leader": "E", "tricks": {"NS": 1, "EW": 2}}
    stock = "3d Ac 9c As 6h 8c 7c Ks"
    threatened = Table.at(**setup, stock=stock).do("play Kh")
    seven = Table.at(
        dealer="N",
        score=MIDDLE,
        hands=hands("Kh Ks 9s 5d", "6c 6d Qd 7d", "Js 9d Qh 5c", "7h Kc 8s 8d"),
        stock="3d Ac 9c As 6h 8c 7c Jc",
        leader="E",
        tricks={"NS": 1, "EW": 2},
    )
    refused = seven.do("play 7h").fixture()
    late = Table.at(
        dealer="N",
        score={"NS": 8, "EW": 3},
        hands=hands("Ks 9s 5d 6h", "7d Kc Qd 6d", "Js 9d Qh 5c", "7h Kh 8s 8d"),
        stock="3d Ac 9c As Ah 8c 7c Jc",
        leader="W",
        tricks={"NS": 1, "EW": 2},
        gain={"NS": 0, "EW": 1},
    )
    late.do("play 7d", "play 5c", "play 7h")
    return {
        "voms-threatened": threatened.fixture(),
        "voms-refused": refused,
        "voms-toqu": Table.at(**setup, stock=stock).do("play Kh", "play Jc", "play 6c", "play Js").fixture(events=True),
        "voms-near-nine": late.fixture(),
    }


def feats() -> dict[str, Json]:
    safe = Table.at(
        dealer="E",
        score=MIDDLE,
        hands=hands("Kh 9s 7s 5d", "6c 6d Qd 7d", "Js 9d Qh 5c", "Ac 8s 7h 8d"),
        stock="3d Jc 9c As 6h 8c 7c Ks",
        leader="S",
        tricks={"NS": 1, "EW": 2},
    ).do("play Kh", "play 6c", "play 5c", "play 7h")
    ataataq = Table.at(
        dealer="S",
        score={"NS": 7, "EW": 3},
        hands=hands("Ks 9s 5d 6h", "7d Ah Qd 6d", "Js 9d Qh 5c", "Kc Kh 8s 8d"),
        stock="3d Ac 9c As 7h 8c 7c Jc",
        leader="W",
        tricks={"NS": 1, "EW": 2},
    ).do("play 7d", "play 5c", "play Kc", "play Ks")
    five = Table.at(
        dealer="E",
        score={"NS": 8, "EW": 3},
        hands=hands("9c 9s 5d 6h", "7d Ah Qd 6d", "Js 9d Qh 5c", "Kc Kh 8s 8d"),
        stock="",
        leader="S",
        tricks={"NS": 4, "EW": 1},
    )
    over = Table.at(
        dealer="E",
        score={"NS": 8, "EW": 3},
        hands=hands("9c 9s 5d 6h", "7d Ah Qd 6d", "Js 9d Qh 5c", "Kc Kh 7h 8d"),
        stock="3d Ac As Jc",
        leader="S",
        tricks={"NS": 4, "EW": 0},
    ).do("play 9c", "play 6d", "play 5c", "play 8d")
    melted = Table.at(
        dealer="W",
        score=MIDDLE,
        hands=hands("9c 9s 5d 6h", "7d Ah Qd 6d", "Kh Jc Qh 5c", "Kc Ks 8s 8d"),
        stock="3d Ac As Js",
        leader="N",
        tricks={"NS": 2, "EW": 2},
    ).do("play Kh")
    return {
        "voms-voms-safe": safe.fixture(events=True),
        "voms-ataataq": ataataq.fixture(events=True),
        "voms-stock-empty": five.do("play 9c 9s", "play 6d 7d").fixture("N"),
        "voms-overshoot": over.fixture(events=True),
        "voms-aavunga": melted.fixture(events=True),
    }


def calls() -> dict[str, Json]:
    options = {"faults": "allowed", "stop": "manual", "announce": "by-player"}
    shown = Table.at(
        dealer="E",
        options=options,
        score={"NS": 6, "EW": 8},
        hands=hands("9c 9s 5d 6h", "7d Ah Qd 6d", "Js 9d Qh 5c", "Kc Ks 8s 8d"),
        stock="Jc 3d Ac As",
        leader="S",
        tricks={"NS": 2, "EW": 2},
        gain={"NS": 1, "EW": 0},
        voms_scored_by="S",
    ).do("play 9c", "play 6d", "play 5c", "play 8d")
    stop = Table.at(
        dealer="E",
        options=options,
        score={"NS": 8, "EW": 7},
        hands=hands("9c 9s 5d", "7d Ah Qd", "Js 9d Qh", "Kc Ks 8s"),
        stock="",
        leader="S",
        tricks={"NS": 4, "EW": 2},
    ).do("play 9c", "play 7d", "play Qh", "play Ks")
    early = Table.at(
        dealer="N",
        options=options,
        score=MIDDLE,
        hands=hands("9c 9s 5d 6h", "7d Ah Qd 6d", "Js 9d Qh 5c", "Jc Ks 8s 8d"),
        stock="3d Ac As Kh",
        leader="E",
        tricks={"NS": 2, "EW": 2},
    ).do("play Jc")
    return {
        "voms-calls-show": shown.fixture(),
        "voms-calls-stop": stop.fixture(),
        "voms-choice": early.fixture(),
    }


def cuts() -> dict[str, Json]:
    def manual(dealer: str, seed: int = 1) -> Table:
        return Table.new(dealer=dealer, seed=seed, manual=["cut"], score=MIDDLE)

    return {
        "voms-cut": manual("W").fixture(),
        "voms-cut-offer": manual("S").fixture(),
        "voms-cut-trap": manual("E").do("offer S").fixture(),
        "voms-knocked": manual("W", seed=5).do("knock").fixture(events=True),
    }


def played(wanted: Iterable[str], *, ended: str, score: Mapping[str, int], winner: str | None = None) -> Table:
    """A whole deal in which certain lus were won, as simple players happened to play it."""
    for seed in range(20000):
        table = Table.new(seed=seed, dealer="E", score=score).go_on(seed=seed)
        reasons = {entry.reason for entry in voms.score(table.state).entries}
        view = table.deal.view(None)
        if reasons.issuperset(wanted) and view["ended"] == ended and view["winner"] == winner:
            return table
    raise AssertionError(f"no deal with {wanted}")


def ends() -> dict[str, Json]:
    five_five = played(["lus/five-five"], ended="played-out", score={"NS": 8, "EW": 7})
    partner = (
        Table.at(
            dealer="E",
            options={"faults": "allowed"},
            score={"NS": 0, "EW": 4},
            hands=hands("Kh 9s 5d 6h", "7d Ah Qd 6d", "Jc 9d Qh 5c", "Kc Ks 8s 8d"),
            stock="3d Ac As Js",
            leader="S",
            tricks={"NS": 2, "EW": 2},
        )
        .do("play Kh", "play 6d", "play Jc")
        .go_on()
    )
    won = played(["lus/toqu", "lus/deal"], ended="game-won", winner="NS", score={"NS": 6, "EW": 4})
    lost = played(["lus/voms", "lus/deal"], ended="game-won", winner="EW", score={"NS": 0, "EW": 7})
    return {
        "voms-result": played(
            ["lus/voms", "lus/ataataq", "lus/deal"], ended="played-out", score={"NS": 3, "EW": 5}
        ).fixture(phase="between"),
        "voms-result-over": five_five.fixture(phase="between"),
        "voms-result-all-tricks": played(["lus/all-tricks"], ended="all-tricks", score=MIDDLE).fixture(phase="between"),
        "voms-result-toqued": partner.fixture(phase="between"),
        "voms-game-won": won.fixture(phase="over", wins={"NS": 1, "EW": 0}),
        "voms-game-lost": lost.fixture(phase="between", wins={"NS": 1, "EW": 1}, best_of=3),
        "voms-eight-eight": Table.new(dealer="E", seed=9, score={"NS": 8, "EW": 8}).fixture(),
        "voms-extra-strokes": Table.new(
            dealer="E", seed=4, score={"NS": 10, "EW": 11}, target={"NS": 13, "EW": 14}
        ).fixture(),
    }


def others() -> dict[str, Json]:
    two = Table.new(rules="worms-2p", dealer="N", seed=8, score={"N": 4, "S": 6})
    three = Table.new(rules="worms-3p", dealer="N", seed=2, score={"N": 4, "E": 9, "S": 7}).go_on(
        lambda state: sum(state.tally.units) >= 3 and len(state.trick.piles) > 0 and state.to_act == 2
    )
    many = {"N": 17, "E": 21, "S": 19, "W": 6}
    race = Table.at(
        rules="25",
        options={"joker": True},
        dealer="N",
        score=many,
        hands=hands("* 9s 2s 5d", "6c 6d Qd 7d", "Js 9d Qh 5c", "Kh 8s 7h 8d"),
        stock="3d Ac 9c As 6h 8c Jc 7c Kc Ks",
        leader="E",
        tricks={"N": 2, "E": 0, "S": 1, "W": 0},
        gain={"N": 2, "E": 0, "S": 1, "W": 0},
    )
    two.go_on(lambda state: sum(state.tally.units) >= 2 and len(state.trick.piles) > 0 and state.to_act == 1)
    over = Table.new(rules="25", dealer="N", seed=6, score=many).go_on()
    return {
        "voms-25-result": over.fixture(phase="between"),
        "voms-two": two.fixture(),
        "voms-three": three.fixture(),
        "voms-25": race.do("play 8s").fixture(),
    }


def main() -> None:
    FIXTURES.mkdir(parents=True, exist_ok=True)
    made = leads() | answers() | voms_and_toqu() | feats() | calls() | cuts() | ends() | others()
    for name, fixture in made.items():
        text = json.dumps(fixture, ensure_ascii=False, indent=1)
        (FIXTURES / f"{name}.json").write_text(text + "\n", encoding="utf-8")
    print(f"{len(made)} states in {FIXTURES}")


if __name__ == "__main__":
    main()
