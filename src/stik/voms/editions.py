"""The rule sets of every edition: what a history or a record was played by, whatever the presets say now."""

from __future__ import annotations

from typing import Final

from stik.engine.edition import Editions
from stik.voms.rules import Rules

_FIRST: Final = """{
  "tournament": {
    "sheet": "T", "players": 4, "partners": true, "direction": "clockwise", "rounds": 1, "target": 9,
    "spade_two": false, "joker": false, "redeal": "and", "bottom_check": false, "cut_trap": true, "knock": true,
    "knock_hidden": 2, "knock_redeal": true, "knock_scores": true, "draw": "in-turn", "max_lead": 4,
    "special_cards_pair": true, "d3_pairs_with_kings": false, "sevens_in_two_pairs": true,
    "seven_beats_club_king": false, "ataataq_takes_partner": true, "black_kings_on_two_sevens": false,
    "multi_units": "cards", "restrictions": true, "first_trick_ban": "any-play", "first_trick_pair_exception": true,
    "voms_last_seat_needs_empty_stock": false, "voms_sacrifice": "forbidden", "toqu_duty": true,
    "d3_instead_of_toqu": true, "faults": "refused", "toqu_early": "opponents-choose", "toqu_not_shown": "may-annul",
    "announce": "automatic", "out_of_turn": "refused", "voms_threat": "toqu", "melted_voms": "never",
    "voms_with_own_d3": false, "unthreatened_voms_taken": false, "d3_on_own_toqu": 2, "protected_voms": true,
    "voms_in_last_trick": true, "ataataq_on_partner": false, "steal_ataataq": true, "deal_lus": 1, "trick_points": 0,
    "eight_eight": true, "eight_eight_toqu": "equal", "eight_eight_five_five": 2, "ataataq_kept_on_all_tricks": true,
    "partner_toqu_no_lus": "target+2", "partner_toqu_opponents": "keep-feats", "forced_partner_toqu": "no-fault",
    "lost_lus_target": "kept", "reshuffle_loses": "all", "overshoot": "gain", "stop": "automatic",
    "reset_at_eleven": false
  },
  "international": {
    "sheet": "I", "first_trick_pair_exception": false, "voms_last_seat_needs_empty_stock": true,
    "voms_sacrifice": "void", "toqu_early": "take-back", "toqu_not_shown": "annulled", "voms_threat": "toqu-or-d3",
    "melted_voms": "if-d3-out", "ataataq_kept_on_all_tricks": false, "partner_toqu_no_lus": "nothing"
  },
  "worms": {
    "sheet": "W", "black_kings_on_two_sevens": true, "first_trick_pair_exception": false,
    "voms_last_seat_needs_empty_stock": true, "voms_sacrifice": "void", "toqu_early": "take-back",
    "toqu_not_shown": "annulled", "voms_threat": "toqu-or-d3", "melted_voms": "if-d3-out", "ataataq_on_partner": true,
    "ataataq_kept_on_all_tricks": false, "partner_toqu_no_lus": "nothing"
  },
  "worms-2p": {
    "sheet": "W", "players": 2, "partners": false, "rounds": 2, "knock": false, "max_lead": 1,
    "black_kings_on_two_sevens": true, "first_trick_pair_exception": false, "voms_last_seat_needs_empty_stock": true,
    "voms_sacrifice": "void", "toqu_early": "take-back", "toqu_not_shown": "annulled", "voms_threat": "toqu-or-d3",
    "melted_voms": "if-d3-out", "ataataq_on_partner": true, "ataataq_kept_on_all_tricks": false,
    "partner_toqu_no_lus": "nothing"
  },
  "worms-3p": {
    "sheet": "W", "players": 3, "partners": false, "target": 12, "black_kings_on_two_sevens": true,
    "first_trick_pair_exception": false, "voms_last_seat_needs_empty_stock": true, "voms_sacrifice": "void",
    "toqu_early": "take-back", "toqu_not_shown": "annulled", "voms_threat": "toqu-or-d3", "melted_voms": "if-d3-out",
    "ataataq_on_partner": true, "ataataq_kept_on_all_tricks": false, "partner_toqu_no_lus": "nothing"
  },
  "25": {
    "sheet": "W", "partners": false, "target": 25, "spade_two": true, "black_kings_on_two_sevens": true,
    "restrictions": false, "first_trick_pair_exception": false, "voms_last_seat_needs_empty_stock": true,
    "voms_sacrifice": "void", "toqu_early": "take-back", "toqu_not_shown": "annulled", "voms_threat": "toqu-or-d3",
    "melted_voms": "if-d3-out", "ataataq_on_partner": true, "deal_lus": 0, "trick_points": 1,
    "ataataq_kept_on_all_tricks": false, "partner_toqu_no_lus": "nothing", "overshoot": "restart"
  }
}"""

EDITIONS: Final = Editions(Rules(), {1: _FIRST}, frozenset({"preset", "sheet"}))
