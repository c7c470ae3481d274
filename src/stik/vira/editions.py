"""The rule sets of every edition: what a history or a record was played by, whatever the presets say now."""

from __future__ import annotations

from typing import Final

from stik.engine.edition import Editions
from stik.vira.rules import Rules

_FIRST: Final = """{
  "sm2025": {
    "tringel": false, "graded_gask_misar": false, "turned": {"turne": 1, "vingel": 2, "tringel": 3},
    "second_try_min_talon": {"kop": 1, "turne": 2, "vingel": 3, "tringel": 4}, "new_trump_at_omkop": true,
    "purchase_min": 0, "purchase_max": 13, "defenders_max": 13, "gask_keep": "exactly", "kopmisar_keep": "at-least",
    "kopmisar_discard": "after-buying", "first_lead": "forhand", "royal_hand": "before-purchase",
    "stop_when_decided": false, "tariff": {"kop": [1, -1, -2, -1], "turne": [1, -1, -2, -1], "turne8": [2, -1, -2, -1],
    "vingel": [1, -2, -4, -2], "vingel8": [2, -2, -4, -2], "tringel": [1, -3, -6, -3], "gask": [1, -1, -2, -1],
    "kopmisar": [1, -1, -2, -1], "gok": [1, -2, -4, -2], "vira": [1, -1, -2, -1], "solo": [1, -1, -2, -2],
    "solomisar": [1, -1, -2, -2], "omkop": [0, -3, -5, -3], "omturne": [0, -3, -5, -3], "omturne8": [1, -3, -5, -3],
    "omvingel": [0, -6, -10, -6], "omvingel8": [1, -6, -10, -6], "omtringel": [0, -9, -15, -9]},
    "turn8_overtrick_bonus": false, "ante": 8, "out_antes": true, "out_shares_pinnar": false,
    "kodilj_doubles_pinnar": false, "tjuvpass_compensation": true,
    "tjuvpass": {"one_at_four": 2, "one_at_three": 3, "two_at_four": 1}
  },
  "stockholm": {"tringel": true, "tjuvpass_compensation": false}
}"""

EDITIONS: Final = Editions(Rules(), {1: _FIRST})
