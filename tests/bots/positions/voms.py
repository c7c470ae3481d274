"""Positions of Voms with a best move that everybody who knows the game would make."""

from __future__ import annotations

from typing import Any, NamedTuple

from tests.rules.positions import Table, position

HIGH = "3d Jc Kh 8s"
"""The four highest cards; where they are gone, a nine cannot be beaten but by a nine."""


class Case(NamedTuple):
    """What lies where, what has been played to the trick, and what the next seat should do."""

    why: str
    hands: dict[str, str]
    before: str
    best: str
    fields: dict[str, Any] = {}  # noqa: RUF012  # never changed

    def table(self) -> Table:
        """The position, with the next seat to act."""
        fields = self.fields if "rules" in self.fields else {"tricks": {"NS": 3}, **self.fields}
        table = position(self.hands, **fields)
        for cards in filter(None, self.before.split(", ")):
            table.do(f"play {cards}")
        return table


def stand(*, ns: int = 0, ew: int = 0) -> dict[str, Any]:
    return {"score": {"NS": ns, "EW": ew}}


CASES = [
    Case("Toqu takes an opponent's Voms", {"N": "Kh 5c", "E": "Jc 9c"}, "Kh", "Jc", {"options": {"toqu_duty": False}}),
    Case("also with diamond 3 in hand", {"N": "Kh 5c", "E": "Jc 3d"}, "Kh", "Jc"),
    Case("but diamond 3 where two lus go over the comb", {"N": "Kh 5c", "E": "Jc 3d"}, "Kh", "3d", stand(ew=8)),
    Case(
        "diamond 3 protects the partner's Voms",
        {"N": "Kh 5c", "E": "9d 9h", "S": "3d Qd", "W": "Jc 5d"},
        "Kh, 9d",
        "3d",
    ),
    Case("diamond 3 wins Toqu back", {"N": "Kh 5c", "E": "Jc 5d", "S": "3d Qd"}, "Kh, Jc", "3d"),
    Case("Toqu stays off the partner's Voms", {"N": "Kh 5c", "E": "5s 9h", "S": "Jc Qd"}, "Kh, 5s", "Qd"),
    Case("Ataataq", {"N": "7d 5c", "E": "Kc 5d", "S": "Ks 9d"}, "7d, Kc", "Ks"),
    Case("diamond 3 steals Ataataq", {"N": "7d 5c", "E": "Kc 5d", "S": "Ks 9d", "W": "3d 9c"}, "7d, Kc, Ks", "3d"),
    Case("♣K takes a seven", {"N": "7d 5c", "E": "Kc 5d"}, "7d", "Kc", {"gone": "3d Ks"}),
    Case(
        "both black kings on two sevens",
        {"N": "7h 7d 5c", "E": "Kc Ks 9d"},
        "7h 7d",
        "Kc Ks",
        {"rules": "worms", "gone": "3d"},
    ),
    Case("♣K spares the partner's seven", {"N": "7c 5c", "E": "5d Qc", "S": "Kc 5h"}, "7c, 5d", "5h"),
    Case("nobody beats the partner's nine", {"N": "9s 5c", "E": "5d Qc", "S": "9c Qd"}, "9s, 5d", "Qd", {"gone": HIGH}),
    Case("the last hand wins cheaply", {"N": "Jd 5c", "E": "Qc 5d", "S": "Qs 5h", "W": "9c Ad"}, "Jd, Qc, Qs", "Ad"),
    Case("and spares diamond 3", {"N": "5c Qh", "E": "Qc 5d", "S": "Qs 5h", "W": "3d 6c"}, "5c, Qc, Qs", "6c"),
    Case("who cannot win throws low", {"N": "8s 5c", "E": "Qc 5d", "S": "Qs 5h", "W": "9d Qd"}, "8s, Qc, Qs", "Qd"),
    Case("and keeps a seven to lead", {"N": "8s 5c", "E": "Qc 5d", "S": "Qs 5h", "W": "7c Qd"}, "8s, Qc, Qs", "Qd"),
    Case("also when the partner wins", {"N": "5c Qc", "E": "9c 5d", "S": "Qs 5h", "W": "7c Ks"}, "5c, 9c, Qs", "Ks"),
    Case("a high card waits for a trick", {"N": "5c Qc", "E": "9c 5d", "S": "Qs 5h", "W": "Ac Qd"}, "5c, 9c, Qs", "Qd"),
    Case("the sure seven is led", {"N": "7c Qd"}, "", "7c", {"gone": "3d Kc"}),
    Case("two sure sevens are led together", {"N": "7c 7s Qd"}, "", "7c 7s", {"gone": "3d Kc"}),
    Case("two sure nines are led together", {"N": "9c 9s Qd"}, "", "9c 9s", {"gone": HIGH}),
    Case("diamond 3 is not led", {"N": "3d 5d"}, "", "5d"),
    Case(
        "Voms is risked where one card could take it",
        {"N": "5d 6d Qc Qh", "E": "Qd 6h 8c 8h", "S": "Kh 6s 8d Ks"},
        "5d, Qd",
        "Kh",
        {"stock_size": 20, "tricks": {}, "gone": ""},
    ),
    Case(
        "Toqu is not thrown before Voms",
        {"N": "9c Kh", "E": "Qc 5d", "S": "Qs 5h", "W": "Jc Qd"},
        "9c, Qc, Qs",
        "Qd",
        {"options": {"faults": "allowed"}},
    ),
    Case(
        "the fifth trick is worth diamond 3",
        {"N": "9c 5c", "E": "Qc 5d", "S": "Qs 5h", "W": "3d Qd"},
        "9c, Qc, Qs",
        "3d",
    ),
    Case(
        "a fifth trick in a row would go over the comb",
        {"N": "Qc 5c 6c 6s", "E": "Qs 5h 8c 8h", "S": "Qh 5d 6d Ah", "W": "9d Qd 9c Ks"},
        "Qc, Qs, Qh",
        "Ks",
        {**stand(ew=8), "tricks": {"EW": 4}, "stock_size": 4},
    ),
    Case(
        "all tricks would be worth nothing",
        {"N": "Qc 5c", "E": "Qs 5h", "S": "Qh 5d", "W": "9d Qd"},
        "Qc, Qs, Qh",
        "Qd",
        {"tricks": {"EW": 7}, "gain": {"EW": 2}},
    ),
    Case(
        "at 8:8 Toqu is a high card",
        {"N": "9c 5c", "E": "Qc 5d", "S": "Qs 5h", "W": "Jc Qd"},
        "9c, Qc, Qs",
        "Jc",
        stand(ns=8, ew=8),
    ),
    Case(
        "one point is enough at 24",
        {"N": "9c 9s 5d"},
        "",
        "9s",
        {"rules": "25", "gone": f"{HIGH} 2s", "stock_size": 1, "score": {"N": 24}, "tricks": {"E": 2, "S": 2, "W": 2}},
    ),
]

HARDER = [
    Case(
        "the partner's Voms is not beaten with diamond 3 when nobody can take it",
        {"N": "Kh 5c", "E": "9d 9h", "S": "3d Qd", "W": "5s 5d"},
        "Kh, 9d",
        "Qd",
        {"gone": "Jc"},
    ),
    Case(
        "Toqu waits in the last hand rather than falls on the partner's Voms",
        {"N": "Kh 5c 6c", "E": "5s 9h 6h", "S": "Jc Qd 6s", "W": "Qs 5h 8h"},
        "Kh, 5s",
        "Qd",
    ),
    Case(
        "diamond 3 takes Voms where one lus is lacking and both would do",
        {"N": "Kh 5c", "E": "Jc 3d"},
        "Kh",
        "3d",
        {**stand(ew=8), "tricks": {"NS": 4, "EW": 3}},
    ),
    Case(
        "Toqu takes Voms where two lus are lacking",
        {"N": "Kh 5c", "E": "Jc 3d"},
        "Kh",
        "Jc",
        {**stand(ew=7), "tricks": {"NS": 5, "EW": 2}, "gain": {"NS": 1}},
    ),
    Case(
        "♣K leaves the opponents' queen alone", {"N": "Qc 5c", "E": "9c 5d", "S": "Kc 8d"}, "Qc, 9c", "8d", {"gone": ""}
    ),
    Case(
        "the last hand takes a pair with a pair",
        {"N": "Qh Qd 5c", "E": "5d 6d Ks", "S": "5h 6h 7d", "W": "9c 9s 7c"},
        "Qh Qd, 5d Ks, 5h 7d",
        "9c 9s",
    ),
    Case(
        "and does not beat its partner's pair",
        {"N": "Qh Qd 5c", "E": "Ac As Ks", "S": "5h 6h 7d", "W": "9c 9s 7h"},
        "Qh Qd, Ac As, 5h 7d",
        "9s 7h",
    ),
    Case(
        "three sure nines are led together",
        {"N": "9c 9s 9h Qd"},
        "",
        "9c 9s 9h",
        {"gone": HIGH, "tricks": {"NS": 2}},
    ),
]
"""For players who search."""

THUMB = [
    Case("a weak pair is not broken for a strong card", {"N": "8c 8h 9c"}, "", "9c", {"gone": HIGH}),
    Case("Voms is not led into Toqu", {"N": "Kh 9c", "E": "Jc 5c"}, "", "9c", {"gone": "3d 8s"}),
]
"""What a beginner does by rule of thumb; who works it out finds no difference, or better."""
