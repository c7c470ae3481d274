"""Writes the states of a Vira table that the gallery shows: documents like the server's, from the real engine."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random

from stik import vira
from stik.app.plays.vira import ViraPlay
from stik.bots import beginner_vira_choice
from stik.cards import Card, Rank, cards_in, write_cards
from stik.engine import Entry
from stik.match.vira import Sitting, divide
from stik.protocol.fields import Fields
from stik.protocol.vira import ViraAdapter, ViraDeal
from stik.vira.deal import PACK
from stik.vira.notation import write_action
from stik.vira.rules import POOL

FIXTURES = Path(__file__).parents[1] / "ui" / "src" / "gallery" / "fixtures"
Json = dict[str, object]
NAMES = {"A": "Maja", "B": None, "C": "Torsten", "D": None}
NET = {"A": 12, "B": -21, "C": -7, "D": -8}


class Table:
    """A table at which a deal is played by beginners, except for what is said here."""

    def __init__(self, deck: Iterable[Card], *, table: int = 3, dealer: str = "C", hogsta: str = "h", pool: int = 16):
        self.table, self.pool = table, pool
        self.hogsta, self.dealer = hogsta, dealer
        setup = {"table": table, "dealer": dealer, "hogsta": hogsta, "pool": pool, "deck": write_cards(deck)}
        options = {"tringel": True, "stop_when_decided": True}
        self.deal: ViraDeal = ViraAdapter().new(Fields({"rules": "sm2025", "options": options, **setup}))[0]
        self.events: list[Json] = []

    @property
    def state(self) -> vira.State:
        return self.deal.value

    @property
    def turn(self) -> str:
        return self.deal.seat(self.state.to_act) or ""

    def do(self, *actions: str) -> Table:
        for action in actions:
            self.events = self.deal.do(action, None)
        return self

    def bid(self, bid: str) -> Table:
        """That bid becomes the last one: förhand makes it, the others pass."""
        return self.do(f"bid {bid}", "pass", "pass")

    def go_on(self, until: Callable[[vira.State], bool], without: Iterable[str] = ()) -> Table:
        """Beginners go on until something is true; of their choices some are not made."""
        chance = Random(1)
        while self.state.to_act is not None and not until(self.state):
            action = write_action(beginner_vira_choice(vira.view(self.state, self.state.to_act), chance))
            if action in without:
                action = "go"
            elif action in ("claim", "concede"):  # every trick is to be played
                action = write_action(vira.legal_actions(self.state)[0])
            self.do(action)
        return self

    def document(self, seat: str | None = "A", *, phase: str = "playing", divided: bool = False) -> Json:
        seats = "ABCD"[: self.table]
        net = {name: NET[name] for name in seats}
        net["B"] = -self.pool - sum(value for name, value in net.items() if name != "B")
        pool, history = self.pool, [*_earlier(seats)]
        change = self.deal.state()["settlement"]
        if isinstance(change, dict):
            net = {name: net[name] + change[name] for name in seats}
            pool += change[POOL]
            history.append(self._line())
        shares = divide(pool, [net[name] for name in seats]) if divided else ()
        total = {name: net[name] + sum(e.amount for e in shares if e.payee == name) for name in seats}
        return {
            "v": 41,
            "you": {"person": "p1" if seat else "p9", "seat": seat, "host": seat == "A"},
            "table": self._section(seats, phase),
            "match": {
                "kind": "sitting",
                "net": net,
                "pool": pool,
                "deals": len(history),
                "of": 12,
                "dealer": self.dealer,
                "divided": total if divided else None,
                "winner": max(total, key=lambda name: total[name]) if divided else None,
                "history": history,
            },
            "deal": self.deal.view(seat) | {"number": 8},
        }

    def bids(self) -> list[Json]:
        """What each bid pays and costs with the pulla as it is now."""
        rules, seats = self.state.rules, self.state.setup.table
        return ViraPlay(Sitting(rules, seats, 0, (0,) * seats, self.pool), None).bids()

    def _line(self) -> Json:
        state = self.deal.state()
        lines = [entry_json(entry) for entry in self.state.entries]
        wanted = ("declarer", "contract", "grade", "needed", "result", "settlement")
        tricks = self.state.tricks[self.state.game.declarer]
        return {"deal": 8, **{key: state[key] for key in wanted}, "tricks": tricks, "lines": lines}

    def _section(self, seats: str, phase: str) -> Json:
        settings = {
            "game": "vira",
            "preset": "sm2025",
            "options": {},
            "table": self.table,
            "best_of": 1,
            "deals": 12,
            "bots": "beginner",
            "fill": True,
            "clock": "none",
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
            "code": "vira",
            "game": "vira",
            "preset": "sm2025",
            "options": {"tringel": True},
            "settings": settings,
            "phase": phase,
            "host": "p1",
            "seats": [_seat(name) for name in seats],
            "paused": False,
            "proposal": None,
            "deadline": None,
            "commitment": None,
            "revealed": None,
            "rematch": None,
        }


def _seat(name: str) -> Json:
    person = NAMES[name]
    return {
        "seat": name,
        "at": name,
        "kind": "bot" if person is None else "person",
        "person": None if person is None else f"p{1 + 'ABCD'.index(name)}",
        "name": person,
        "level": "beginner" if person is None else None,
        "away": False,
        "ready": name == "C",
    }


def entry_json(entry: Entry) -> Json:
    return {
        "payer": entry.payer,
        "payee": entry.payee,
        "amount": entry.amount,
        "reason": entry.reason,
        "cites": list(entry.cites),
    }


def _earlier(seats: str) -> Iterator[Json]:
    """What was played before; only that it was matters here."""
    for number, (declarer, contract, result) in enumerate(
        [("A", "spel7", "home"), ("B", "begar", "bet"), ("C", "gask2", "kodilj")], 5
    ):
        yield {
            "deal": number,
            "declarer": declarer,
            "contract": contract,
            "grade": None,
            "tricks": None,
            "needed": None,
            "result": result,
            "settlement": dict.fromkeys((*seats, POOL), 0),
            "lines": [],
        }


# hands that are fun to look at


def found(worth: Callable[[tuple[Card, ...]], float], seeds: int = 400) -> list[Card]:
    """Of many shuffles the one that gives the first hand most of what is wanted."""

    def shuffled(seed: int) -> list[Card]:
        pack = list(PACK)
        Random(seed).shuffle(pack)
        return pack

    def first(pack: list[Card]) -> tuple[Card, ...]:
        return (*pack[:4], *pack[12:15], *pack[21:24], *pack[30:33])

    return max(map(shuffled, range(seeds)), key=lambda pack: worth(first(pack)))


def high(hand: tuple[Card, ...]) -> float:
    return sum(max(0, card.rank - 10) for card in hand)


def low(hand: tuple[Card, ...]) -> float:
    return -sum(card.rank - 2 for card in hand)


def long_hearts(hand: tuple[Card, ...]) -> float:
    hearts = [card for card in hand if card.text.endswith("h")]
    return 3 * len(hearts) + high(hand) + 5 * any(card.rank is Rank.ACE for card in hearts)


def plain(hand: tuple[Card, ...]) -> float:
    return -abs(high(hand) - 9)


def in_phase(*phases: str) -> Callable[[vira.State], bool]:
    return lambda state: state.phase.value in phases


def my_card(trick: int) -> Callable[[vira.State], bool]:
    """A plays to the trick of that number."""
    return lambda state: state.phase.value == "play" and sum(state.tricks) >= trick - 1 and state.to_act == 0


def result(wanted: str, bid: str) -> Table:
    """A deal whose game ends so."""
    for seed in range(300):
        pack = list(PACK)
        Random(seed).shuffle(pack)
        table = Table(pack).bid(bid).go_on(in_phase("over"), without=("again", "lay"))
        if table.deal.state()["result"] == wanted:
            return table
    raise SystemExit(f"no deal ends with {wanted}")


def states() -> Iterator[tuple[str, Json, Table]]:
    """Every picture by its name."""
    playing = in_phase("play")

    def shown(name: str, table: Table, seat: str | None = "A", **more: object) -> tuple[str, Json, Table]:
        return name, table.document(seat, **more), table  # type: ignore[arg-type]

    yield shown("opening", Table(found(plain)))
    auction = Table(found(long_hearts), dealer="A", pool=24).do("bid begar", "bid turne6", "bid spel7+farg")
    yield shown("auction", auction.do("bid gask", "pass"))
    yield shown("auction-waiting", Table(found(plain), dealer="A").do("bid begar"))
    yield shown("choose", Table(found(high)).do("bid begar", "bid spel7", "pass", "bid gask", "pass"))
    yield shown("trump", Table(found(long_hearts)).bid("spel8+farg"))
    yield shown("turned-turne", Table(found(high)).bid("turne6"))
    yield shown("turned-vingel", Table(found(high)).bid("vingel7"))
    yield shown("turned-tringel", Table(found(high)).bid("tringel9"))
    yield shown("keep", Table(found(high)).bid("gask3"))
    yield shown("gask-form", Table(found(low)).bid("gask2").go_on(in_phase("trump")))
    yield shown("vira-discard", Table(found(high)).bid("vira"))
    yield shown("buy", Table(found(long_hearts)).bid("spel7").do("trump h"))
    yield shown("decide", Table(found(long_hearts)).bid("spel7").do("trump h").go_on(in_phase("decide")))
    defence = Table(found(plain), dealer="B").bid("spel7")
    yield shown("defence", defence.go_on(lambda state: state.phase.value == "defence" and state.to_act == 0))
    yield shown("discard", Table(found(low)).bid("solo-petite"))
    lead = Table(found(long_hearts)).bid("spel7").do("trump h")
    yield shown("play-lead", lead.go_on(my_card(1), without=("again", "lay")))
    yield shown("play-declarer", lead.go_on(my_card(6), without=("again", "lay")))
    yield shown("play-defender", _following())
    taken = Table(found(long_hearts)).bid("spel7").do("trump h").go_on(my_card(4), without=("again", "lay"))
    yield shown(
        "trick-taken",
        taken.go_on(lambda state: sum(state.tricks) >= 5 and not state.trick.plays, without=("again", "lay")),
    )
    ouverte = Table(found(low), dealer="A").bid("solo-grande-ouverte")
    yield shown("misar-ouverte", ouverte.go_on(my_card(3), without=("lay",)))
    mine = Table(found(low)).bid("solo-petite-ouverte").go_on(my_card(3), without=("lay",))
    yield shown("misar-mine", mine)
    claimed = Table(found(plain), dealer="A").bid("begar").go_on(in_phase("decide")).do("go")
    claimed.go_on(lambda state: playing(state) and sum(state.tricks) > 2 and state.to_act == 1)
    yield shown("claim", _answering(claimed.do("claim")))
    out = Table(found(plain), table=4, dealer="B", pool=32).do("bid begar", "bid gask1", "pass", "pass")
    yield shown("out", out.go_on(lambda state: playing(state) and sum(state.tricks) == 3, ("lay",)))
    four = Table(found(long_hearts), table=4, dealer="D", pool=32).bid("spel7").do("trump h")
    yield shown("four", four.go_on(my_card(3), without=("again", "lay")))
    for wanted, bid in (("home", "spel7"), ("bet", "spel7+hogsta"), ("kodilj", "vingel7"), ("home", "gok")):
        name = f"result-{wanted}" if bid != "gok" else "result-gok"
        yield shown(name, result(wanted, bid), phase="between")
    laid = Table(found(long_hearts), pool=0).bid("begar").do("trump h").go_on(in_phase("decide")).do("again")
    yield shown("result-laid", laid.go_on(in_phase("decide")).do("lay"), phase="between")
    yield shown("result-ante", _poor("solo-grande-ouverte"), phase="between")
    yield shown("sitting-over", result("home", "spel8"), phase="over", divided=True)
    yield shown("spectator", lead, None)


def _following() -> Table:
    """A defends, and holds several cards of the suit that was led."""
    for seed in range(300):
        pack = list(PACK)
        Random(seed).shuffle(pack)
        table = Table(pack, dealer="A").bid("spel8").go_on(my_card(4), without=("again", "lay"))
        if len(table.state.trick.plays) == 2 and len(vira.legal_actions(table.state)) == 3:
            return table
    raise SystemExit("nobody follows")


def _refusals(table: Table) -> Json:
    """What the referee says to every card that may not be played."""
    held = cards_in(table.state.hands[0])
    said = {f"play {card.text}": table.deal.why(f"play {card.text}", "A") for card in held}
    return {
        action: {"code": no.code, "params": dict(no.params), "cites": list(no.cites)}
        for action, no in said.items()
        if no is not None
    }


def _answering(table: Table) -> Table:
    """The claim when it is A who answers."""
    return table if table.turn == "A" else table.do("accept")


def _poor(bid: str) -> Table:
    """Home with nothing in the pulla: everybody antes first."""
    for seed in range(2000):
        pack = list(PACK)
        Random(seed).shuffle(pack)
        table = Table(pack, table=4, dealer="D", pool=0).bid("gok").go_on(in_phase("over"), without=("lay",))
        if table.deal.state()["result"] == "home":
            return table
    raise SystemExit(f"{bid} never comes home")


def main() -> None:
    FIXTURES.mkdir(parents=True, exist_ok=True)
    for name, document, table in states():
        fixture: Json = {"doc": document, "events": table.events}
        if table.state.phase.value in ("auction", "choose"):
            fixture |= {"answers": {"bids": {"bids": table.bids()}}}
        if name == "play-defender":
            fixture |= {"refusals": _refusals(table), "hint": table.deal.legal()["actions"][0]}
        path = FIXTURES / f"vira-{name}.json"
        path.write_text(json.dumps(fixture, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
