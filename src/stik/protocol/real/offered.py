"""The rule sets and house options that a sheet of the real table asks for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import Final, TypeAlias

from stik.protocol.offers import offers

Json: TypeAlias = dict[str, object]

WRITTEN: Final[Mapping[str, frozenset[str]]] = {
    "voms": frozenset(
        {
            "overshoot",
            "deal_lus",
            "eight_eight",
            "eight_eight_five_five",
            "d3_on_own_toqu",
            "protected_voms",
            "steal_ataataq",
            "black_kings_on_two_sevens",
            "ataataq_kept_on_all_tricks",
            "reshuffle_loses",
            "partner_toqu_no_lus",
            "partner_toqu_opponents",
            "lost_lus_target",
            "reset_at_eleven",
        }
    ),
    "vira": frozenset(
        {
            "tringel",
            "graded_gask_misar",
            "new_trump_at_omkop",
            "tariff",
            "turn8_overtrick_bonus",
            "ante",
            "out_antes",
            "out_shares_pinnar",
            "kodilj_doubles_pinnar",
            "tjuvpass_compensation",
            "tjuvpass",
        }
    ),
}
"""The options that change what is written on a comb or in a protocol; the others are about cards."""


def offered_json(game: str) -> Json:
    """A game as the lobby offers it, with the options that a sheet needs."""
    offer = offers()[game]
    return asdict(replace(offer, options=tuple(option for option in offer.options if option.name in WRITTEN[game])))
