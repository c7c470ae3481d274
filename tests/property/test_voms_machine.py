"""A Voms table under arbitrary hands: whatever is tried, the rules hold and nothing leaks."""

from __future__ import annotations

import json
import os
import re
from itertools import permutations
from typing import Any, get_args, get_origin, get_type_hints

from hypothesis import HealthCheck, assume, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from stik.cards import parse_card, parse_cards, write_cards
from stik.errors import InvalidSetup
from stik.protocol import Session, read_record
from stik.voms import PRESETS, Rules

SOAK = bool(os.environ.get("STIK_SOAK"))
HINTS = {name: hint for name, hint in get_type_hints(Rules).items() if name not in {"preset", "sheet"}}
CARD = re.compile(r"(?:10|[2-9AKQJ])[cshd]\b|\*")
VERBS = ["cut 1", "cut 17", "cut 35", "cut 0", "cut 99", "knock", "reshuffle", "continue", "stop", "show", "annul"]
VERBS += ["aavunga", "ahead N 9c", "rule reshuffle", "rule return-card", "rule void-deal-lus", "rule oblige N 9c"]
UNREADABLE = [
    "",
    "play",
    "pass",
    "play Xx",
    "cut",
    "cut x",
    "cut -1",
    "knock knock",
    "offer",
    "offer Q",
    "play 9c,9d",
    "♥",
]


def values_of(name: str) -> list[Any]:
    hint = HINTS[name]
    if get_origin(hint) is not None:
        return list(get_args(hint))
    return [False, True] if hint is bool else [2, 5, 9, 12]


options_of = st.lists(st.sampled_from(sorted(HINTS)), max_size=6, unique=True).flatmap(
    lambda names: st.fixed_dictionaries({name: st.sampled_from(values_of(name)) for name in names})
)


def cards_of(text: str) -> list[str]:
    return text.split()


def actions_of(answer: dict[str, Any]) -> tuple[str, ...]:
    return read_record(str(answer["record"])).deals[0].actions


class VomsTable(RuleBasedStateMachine):
    """One deal under some preset with some options, played by legal actions, nonsense and everything between."""

    session: Session
    variant: Rules

    @initialize(
        preset=st.sampled_from(sorted(PRESETS)),
        options=options_of,
        shuffle=st.randoms(use_true_random=False),
        faults=st.booleans(),
        close=st.booleans(),
        first_deal=st.booleans(),
        manual=st.booleans(),
        knocked=st.booleans(),
        data=st.data(),
    )
    def deal(
        self,
        preset: str,
        options: dict[str, Any],
        shuffle: Any,  # noqa: ANN401
        faults: bool,
        close: bool,
        first_deal: bool,
        manual: bool,
        knocked: bool,
        data: st.DataObject,
    ) -> None:
        if faults:
            options = {"faults": "allowed", "stop": "manual"} | options
        try:
            self.variant = PRESETS[preset].with_options(options)
        except InvalidSetup:
            assume(False)
        pack = list(self.variant.pack)
        shuffle.shuffle(pack)
        lacks = {side: data.draw(st.integers(1, 2 if close else self.variant.target)) for side in self.variant.sides}
        self.score = {side: max(0, self.variant.target - lack) for side, lack in lacks.items()}
        self.session = Session()
        self.setup = {
            "cmd": "new",
            "game": "voms",
            "rules": preset,
            "options": options,
            "dealer": data.draw(st.sampled_from(self.variant.seats)),
            "deck": write_cards(pack),
            "score": self.score,
            "first_deal": first_deal,
            "manual": ["cut"] if manual else [],
            "knocked": knocked and self.variant.knock,
        }
        answer = self.session.answer(self.setup)
        assert answer["ok"], answer
        self.void = "redeal" in answer
        self.tricks = 0

    # asking

    def ask(self, cmd: str, **fields: object) -> dict[str, Any]:
        return self.session.answer({"cmd": cmd, **fields})

    @property
    def state(self) -> dict[str, Any]:
        return self.ask("state")

    def over(self) -> bool:
        return bool(self.state["phase"] == "over")

    def attempt(self, action: str, seat: str | None) -> dict[str, Any]:
        """Does it, and checks that `why` said the same before and that a refusal changes nothing."""
        before, record = self.state, self.ask("record")
        why = self.ask("why", action=action, seat=seat)
        assert self.state == before, "asking changes nothing"
        answer = self.ask("do", action=action, seat=seat)
        if "ok" in answer:
            assert why == {"ok": True}, (action, seat, why)
            assert len(actions_of(self.ask("record"))) == len(actions_of(record)) + 1
            json.dumps(answer)
        else:
            assert answer == why, (action, seat)
            assert (self.state, self.ask("record")) == (before, record)
        return answer

    def fallen_open(self) -> set[str]:
        """Cards that were once on the table, or laid open by a ruling: the record knows."""
        done = actions_of(self.ask("record"))
        laid = {card for action in done for card in CARD.findall(action)}
        return laid if any(action.startswith(("rule", "ahead")) for action in done) else set()

    # doing

    @rule(pick=st.integers(0, 10**6), named=st.booleans())
    @precondition(lambda self: not self.over())
    def legal_action(self, pick: int, named: bool) -> None:
        legal = self.ask("legal")
        action = legal["actions"][pick % len(legal["actions"])]
        assert "ok" in self.attempt(action, legal["seat"] if named else None), action

    @rule(pick=st.integers(0, 10**6), count=st.integers(1, 6))
    @precondition(lambda self: not self.over())
    def legal_actions(self, pick: int, count: int) -> None:
        """Hurries through a few turns."""
        for turn in range(count):
            actions = self.ask("legal")["actions"]
            if actions:
                assert "ok" in self.ask("do", action=actions[(pick + turn * 7919) % len(actions)])

    @rule(pick=st.integers(0, 10**6))
    @precondition(lambda self: "calls" in self.ask("legal"))
    def call(self, pick: int) -> None:
        calls = self.ask("legal")["calls"]
        assert "ok" in self.attempt(calls[pick % len(calls)], None)

    @rule(data=st.data())
    def readable_action(self, data: st.DataObject) -> None:
        """Any seat tries anything; whoever is not to act gets nowhere, except with a call or as the dealer."""
        seat = data.draw(st.sampled_from([*self.variant.seats, None]))
        pack = [card.text for card in self.variant.pack]
        hand = cards_of(self.state["hands"].get(seat or self.state["to_act"] or "N", "")) or pack
        plays = st.lists(st.sampled_from(hand) | st.sampled_from(pack), min_size=1, max_size=5)
        offers = [f"offer {other}" for other in self.variant.seats]
        action = data.draw(plays.map(lambda cards: "play " + " ".join(cards)) | st.sampled_from([*VERBS, *offers]))
        to_act = self.state["to_act"]
        answer = self.attempt(action, seat)
        assert "error" not in answer, (action, answer)
        if "ok" in answer and seat is not None and seat != to_act:
            ahead = {"play"} if self.variant.out_of_turn == "stays" else set()
            assert action.split()[0] in {"stop", "show", "annul", "offer", "aavunga", "reshuffle"} | ahead, (
                action,
                seat,
            )

    @rule(text=st.sampled_from(UNREADABLE) | st.text(max_size=10), seat=st.sampled_from(["N", "S", None]))
    def unreadable_action(self, text: str, seat: str | None) -> None:
        verb = (text.split() or [""])[0].lower()
        assume(text in UNREADABLE or verb not in {"play", "cut", "offer", "ahead", "rule", *VERBS})
        answer = self.attempt(text, seat)
        assert answer["error"]["code"].startswith("notation/"), (text, answer)

    @rule(seed=st.integers(0, 9999))
    @precondition(lambda self: not self.over())
    def suggestion(self, seed: int) -> None:
        answer = self.ask("suggest", level="random", seed=seed)
        legal = self.ask("legal")
        assert answer["action"] in legal["actions"]
        assert answer == self.ask("suggest", level="random", seed=seed), "the same seed, the same choice"

    # what must always hold

    @invariant()
    def legal_is_complete(self) -> None:
        """Every play of the hand that is not listed is refused, and every one that is listed is not."""
        legal, state = self.ask("legal"), self.state
        assert legal["actions"] == sorted(set(legal["actions"]))
        assert (legal["seat"] is None) == (not legal["actions"]) == (state["phase"] == "over")
        if state["phase"] != "play":
            return
        listed = {tuple(action.split()[1:]) for action in legal["actions"]}
        hand = cards_of(state["hands"][state["to_act"]])
        leading = not state["piles"]
        for size in range(1, len(hand) + 1):
            for cards in permutations(hand, size):
                known = tuple(card.text for card in sorted(map(parse_card, cards))) if leading else cards
                allowed = "ok" in self.ask("why", action="play " + " ".join(cards))
                assert allowed == (known in listed), (cards, listed)

    @invariant()
    def everyone_else_is_refused(self) -> None:
        legal = self.ask("legal")
        for seat in self.variant.seats:
            if seat != legal["seat"] and legal["actions"]:
                answer = self.ask("why", action=legal["actions"][0], seat=seat)
                stays = self.variant.out_of_turn == "stays" and self.state["phase"] == "play"
                assert stays or answer["refused"]["code"] == "turn/not-yours"

    @invariant()
    def cards_are_conserved(self) -> None:
        state, view = self.state, self.ask("view", seat=None)
        lying = [card for hand in state["hands"].values() for card in cards_of(hand)]
        lying += cards_of(state["stock"]) + cards_of(view["played"])
        assert sorted(lying) == sorted(card.text for card in self.variant.pack)
        on_table = [card for pile in state["piles"] for _, card in pile]
        assert set(on_table) <= set(cards_of(view["played"]))
        for hand in state["hands"].values():
            assert hand == write_cards(sorted(parse_cards(hand))), "hands are in pack order"

    @invariant()
    def views_hide_what_is_hidden(self) -> None:
        state = self.state
        hands = {seat: set(cards_of(hand)) for seat, hand in state["hands"].items()}
        played = set(cards_of(self.ask("view", seat=None)["played"]))
        for seat in [*self.variant.seats, None]:
            view = self.ask("view", seat=seat)
            shown = set(CARD.findall(json.dumps(view)))
            own = hands[seat] if seat is not None else set()
            announced = {card for cards in view["known"].values() for card in cards_of(cards)}
            assert announced <= {"Kh", "Jc"} | self.fallen_open()
            assert shown <= own | played | announced, (seat, shown - own - played)
            assert all(set(cards_of(cards)) <= hands[other] for other, cards in view["known"].items())
            assert view["counts"] == {other: len(cards) for other, cards in hands.items()}
            assert view["stock"] == len(cards_of(state["stock"]))
            public = ("phase", "to_act", "leader", "holder", "dealer", "piles", "tricks", "gain", "score", "target")
            assert all(view[key] == state[key] for key in public)

    @invariant()
    def the_table_makes_sense(self) -> None:
        state = self.state
        sizes = {len(cards_of(hand)) for hand in state["hands"].values()}
        if not state["piles"] and state["phase"] == "play":
            assert len(sizes) == 1
            assert state["holder"] == state["leader"] == state["to_act"]
        assert len({len(pile) for pile in state["piles"]}) <= 1
        assert sum(state["tricks"].values()) >= self.tricks, "tricks are never given back"
        self.tricks = sum(state["tricks"].values())

    @invariant()
    def the_combs_make_sense(self) -> None:
        state = self.state
        assert all(gain >= 0 for gain in state["gain"].values()), state["gain"]
        for side in self.variant.sides:
            score, target = state["score"][side], state["target"][side]
            assert 0 <= score <= target, (side, score, target)
            assert score < target or side == state["winner"] or self.both_full(state, side), (side, score, target)
        if state["phase"] != "over":
            assert (state["winner"], state["ended"]) == (None, None)
            return
        assert state["piles"] == []
        assert (state["ended"] == "game-won") <= (state["winner"] is not None)
        if state["winner"] is not None:
            assert state["score"][state["winner"]] == state["target"][state["winner"]]
            assert sum(state["tricks"].values()) > state["tricks"][state["winner"]], "the others have a trick"
        if state["ended"] == "all-tricks":
            assert state["winner"] is None
        if state["ended"] == "reshuffle" and self.variant.reshuffle_loses == "all":
            assert all(gain == 0 for gain in state["gain"].values())

    @staticmethod
    def both_full(state: dict[str, Any], side: str) -> bool:
        """Both sides may show nine when the game is stopped (V68, V110)."""
        return state["winner"] not in (None, side) and state["ended"] == "game-won"


VomsTable.TestCase.settings = settings(
    max_examples=1000 if SOAK else 80,
    stateful_step_count=80 if SOAK else 30,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
TestVomsTable = VomsTable.TestCase
