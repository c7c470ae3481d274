"""The work of an analysis, wherever it is done: one deal, and how thoroughly."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from hashlib import sha256
from typing import Final, Literal, TypeAlias

import orjson

from stik.analysis import JUDGING, Wish, analyse, analysis_json
from stik.app.analyses.ports import Key
from stik.app.plays.play import Json
from stik.bots import Budget
from stik.protocol.record import Record, read_record

Depth: TypeAlias = Literal["quick", "thorough"]

BUDGETS: Final[Mapping[Depth, Mapping[str, Budget]]] = {
    "quick": {"voms": Budget(ms=5_000, simulations=20_000), "vira": Budget(ms=5_000, simulations=8_000)},
    "thorough": {"voms": Budget(ms=20_000, simulations=100_000), "vira": Budget(ms=20_000, simulations=40_000)},
}
"""How much strong bots think about each decision: counted, so that a busy machine judges as well as an idle one.

That is about 0.1 s and 0.5 s of one core; the milliseconds only end what hangs.
"""


def work(text: str, depth: Depth) -> Generator[tuple[int, int], None, Json]:
    """Reports how far it is, and returns the analysis."""
    record = read_record(text)
    for step in analyse(record, Wish("strong", BUDGETS[depth][record.game])):
        if step.analysis is not None:
            return analysis_json(step.analysis)
        yield step.done, step.total
    raise AssertionError("the last step has the analysis")


def key_of(record: Record, depth: Depth) -> Key:
    """What is judged, all of it and nothing else, and by whom: not who played, nor how the pack was shuffled."""
    (deal,) = record.deals
    judged: list[object] = [record.game, record.rules, deal.start, deal.actions]
    judged += [record.edition] if record.edition > 1 else []  # what its rules do not name is as it was then
    told = orjson.dumps(judged, option=orjson.OPT_SORT_KEYS)
    return Key(sha256(told).hexdigest(), depth, f"{JUDGING}/{BUDGETS[depth][record.game].simulations}")


def placed(analysis: Mapping[str, object], deal: int, seated: Mapping[str, str]) -> Json:
    """The analysis of a deal on its own, as the deal of this number of a table with these seats.

    In a race ever fewer play, and their seats in the deal are not those of the table.
    """

    def at_table(letters: object) -> str:
        return "".join(seated.get(letter, letter) for letter in str(letters))

    def put(value: object) -> object:
        if isinstance(value, list):
            return [put(one) for one in value]
        if not isinstance(value, dict):
            return value
        found = {name: put(one) for name, one in value.items()}
        found |= {name: at_table(value[name]) for name in ("seat", "party") if name in value}
        if "deal" in value:
            found["deal"] = deal
        if "expected" in value:
            found["expected"] = {at_table(party): one for party, one in value["expected"].items()}
        return found

    parties = analysis["parties"]
    assert isinstance(parties, list)
    told = put(dict(analysis))
    assert isinstance(told, dict)
    return told | {"parties": [at_table(party) for party in parties]}
