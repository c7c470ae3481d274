"""The rule sets of Voms: every switch and every ruling that a club may play differently is a field."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import cached_property
from typing import Final, Literal, TypeAlias, get_args, get_origin, get_type_hints

from stik.cards import CARDS, JOKER, Card
from stik.engine import Seat, Side
from stik.errors import Fault, InvalidSetup
from stik.voms.ranking import S2, THE_36

Sheet: TypeAlias = Literal["T", "I", "W"]

Articles: TypeAlias = Mapping[Sheet, tuple[str, ...]]
"""The same rule as each sheet numbers it."""

Option: TypeAlias = str | int | bool

SEATS: Final = "NESW"
HAND: Final = 4
"""Cards in a full hand ("T.4", "I.4", "W.A11")."""
LONGEST_COMB: Final = 9999
DEAL_UNITS: Final = 5
"""Trick units that win the deal ("T.43", "I.46", "W.C3", "V61")."""


@dataclass(frozen=True, kw_only=True)
class Rules:
    """One way to play; the defaults are the tournament rules T."""

    preset: str = "tournament"
    sheet: Sheet = "T"

    # the table
    players: Literal[2, 3, 4] = 4
    partners: bool = True
    direction: Literal["clockwise", "anticlockwise"] = "clockwise"  # V15
    rounds: Literal[1, 2] = 1  # "W.2p": two cards from each player to a trick
    target: int = 9  # "T.42", "T.F.1", "I.45", "I.F.1", "W.C2", "W.F1"; "W.3p" 12; "W.25" 25
    spade_two: bool = False  # "W.25"
    joker: bool = False  # "W.25"

    # the deal
    redeal: Literal["and", "or", "off"] = "and"  # V20
    bottom_check: bool = False  # "W.H1", V22
    cut_trap: bool = True  # "T.8", "T.9": where the cut is made by hand, the dealer may offer it to the wrong player
    knock: bool = True  # V17: the cutter may knock instead of cutting
    knock_hidden: Literal[2, 3] = 2  # V18
    knock_redeal: bool = True  # V18
    knock_scores: bool = True  # V19: from the second deal of a game on
    draw: Literal["in-turn", "at-once"] = "in-turn"  # V24

    # leads and tricks
    max_lead: Literal[1, 2, 3, 4] = 4  # "W.H2", V14
    special_cards_pair: bool = True  # V12
    d3_pairs_with_kings: bool = False  # V11
    sevens_in_two_pairs: bool = True  # V13
    seven_beats_club_king: bool = False  # V10
    ataataq_takes_partner: bool = True  # V9
    black_kings_on_two_sevens: bool = False  # "W.H3", V33
    multi_units: Literal["cards", "one"] = "cards"  # V31

    # Voms and Toqu
    restrictions: bool = True  # "W.25" lifts them
    first_trick_ban: Literal["any-play", "lead", "off"] = "any-play"  # V40
    first_trick_pair_exception: bool = True
    voms_last_seat_needs_empty_stock: bool = False  # V38
    voms_sacrifice: Literal["forbidden", "void"] = "forbidden"  # V59, V50
    toqu_duty: bool = True  # V44
    d3_instead_of_toqu: bool = True  # V44
    faults: Literal["refused", "allowed"] = "refused"  # V102
    toqu_early: Literal["opponents-choose", "take-back"] = "opponents-choose"
    toqu_not_shown: Literal["may-annul", "annulled"] = "may-annul"  # V55
    announce: Literal["automatic", "by-player"] = "automatic"  # V37
    out_of_turn: Literal["refused", "stays"] = "refused"  # "T.15", V98

    # lus
    voms_threat: Literal["toqu", "toqu-or-d3"] = "toqu"
    melted_voms: Literal["never", "if-d3-out"] = "never"  # V36
    voms_with_own_d3: bool = False  # V56
    unthreatened_voms_taken: bool = False  # V47
    d3_on_own_toqu: Literal[1, 2] = 2  # V48
    protected_voms: bool = True  # V49
    voms_in_last_trick: bool = True  # V54
    ataataq_on_partner: bool = False  # "W.H4"
    steal_ataataq: bool = True  # V72
    deal_lus: Literal[0, 1] = 1  # V61
    trick_points: Literal[0, 1] = 0  # "W.25", V81

    # the comb
    eight_eight: bool = True  # "T.44"
    eight_eight_toqu: Literal["equal", "higher"] = "equal"  # V3
    eight_eight_five_five: Literal[1, 2] = 2  # V70
    ataataq_kept_on_all_tricks: bool = True  # V67
    partner_toqu_no_lus: Literal["target+2", "nothing"] = "target+2"
    partner_toqu_opponents: Literal["keep-feats", "nothing"] = "keep-feats"  # V76
    forced_partner_toqu: Literal["no-fault", "penalty"] = "no-fault"  # V51
    lost_lus_target: Literal["kept", "reset"] = "kept"  # V74
    reshuffle_loses: Literal["all", "ataataq"] = "all"  # V26
    overshoot: Literal["gain", "thirteen", "restart"] = "gain"  # V63, V114, V81
    stop: Literal["automatic", "manual"] = "automatic"  # V65
    reset_at_eleven: bool = False  # "W.25"

    def __post_init__(self) -> None:
        faults = [_bad_value(name, value) for name, value in self.options().items() if not _fits(name, value)]
        if not faults:
            faults = list(self._contradictions())
        if faults:
            raise InvalidSetup(*faults)

    def _contradictions(self) -> list[Fault]:
        checks = {
            "partners-need-four": self.partners and self.players != 4,
            "two-rounds-need-two-players": self.rounds == 2 and self.players != 2,
            "two-rounds-need-single-leads": self.rounds == 2 and self.max_lead != 1,  # V80
            "two-rounds-exclude-knocking": self.rounds == 2 and self.knock,  # V112
            "target-too-low": self.target < 1,
            "target-too-high": self.target > LONGEST_COMB,
            "joker-needs-spade-two": self.joker and not self.spade_two,
        }
        return [Fault.of(f"setup/{name}") for name, wrong in checks.items() if wrong]

    def options(self) -> dict[str, Option]:
        """Every field by name, as a record or a lobby lists them."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def with_options(self, options: Mapping[str, object]) -> Rules:
        """This rule set with single options changed; names all wrong ones at once."""
        unknown = [name for name in options if name not in _HINTS or name in {"preset", "sheet"}]
        if unknown:
            wrong = [_bad_value(name, v) for name, v in options.items() if name not in unknown and not _fits(name, v)]
            raise InvalidSetup(*(Fault.of("setup/unknown-option", option=name) for name in unknown), *wrong)
        return replace(self, **options)  # type: ignore[arg-type]  # __post_init__ checks every value

    def differences(self) -> tuple[tuple[str, Option, Option], ...]:
        """What is played differently from the preset: option, the preset's value, this one's."""
        usual = PRESETS.get(self.preset, Rules()).options()
        return tuple((name, usual[name], value) for name, value in self.options().items() if value != usual[name])

    @cached_property
    def race(self) -> bool:
        """Whether everybody plays for a place: who is home is out, and the others play on ("W.25")."""
        return self.overshoot == "restart" and not self.partners

    @cached_property
    def tables(self) -> tuple[int, ...]:
        """How many may sit down, the usual number first; a race goes on with fewer, so it may begin with them too."""
        others = get_args(_HINTS["players"]) if self.race and self.rounds == 1 else ()
        return (self.players, *(players for players in others if players != self.players))

    @cached_property
    def seats(self) -> str:
        """The letters of the seats that play."""
        return "NS" if self.players == 2 else SEATS[: self.players]

    @cached_property
    def side_of(self) -> tuple[Side, ...]:
        """Whose side each seat is on; partners sit opposite each other."""
        return (0, 1, 0, 1) if self.partners else tuple(range(self.players))

    @cached_property
    def sides(self) -> tuple[str, ...]:
        """The names of the sides."""
        return ("NS", "EW") if self.partners else tuple(self.seats)

    @cached_property
    def step(self) -> int:
        return 1 if self.direction == "clockwise" else self.players - 1

    @cached_property
    def pack(self) -> tuple[Card, ...]:
        """The 36 cards ("T.1", "I.1", "W.A1"), with spade 2 and joker in 25, in pack order."""
        return tuple(
            card
            for card in CARDS
            if card in THE_36 or (card is S2 and self.spade_two) or (card is JOKER and self.joker)
        )

    @cached_property
    def unit_cards(self) -> int:
        """Cards on the table in a trick of one unit."""
        return self.players * self.rounds

    def shares(self, stock: int) -> int:
        """Cards that each can still draw; odd ones, which make up no trick, stay in the stock ("W.2p", "W.25", V81)."""
        return max(0, stock - len(self.pack) % self.unit_cards) // self.players

    def after(self, seat: Seat) -> Seat:
        """The next seat in the direction of play."""
        return (seat + self.step) % self.players

    def before(self, seat: Seat) -> Seat:
        return (seat - self.step) % self.players


_HINTS: Final = get_type_hints(Rules)


def _fits(name: str, value: object) -> bool:
    hint = _HINTS[name]
    if get_origin(hint) is Literal:
        return any(value == choice and type(value) is type(choice) for choice in get_args(hint))
    return type(value) is hint


def _bad_value(name: str, value: object) -> Fault:
    return Fault.of("setup/bad-option-value", option=name, value=_plain(value), allowed=_allowed(name))


def _allowed(name: str) -> str:
    hint = _HINTS[name]
    if get_origin(hint) is Literal:
        return ", ".join(map(_plain, get_args(hint)))
    return "true, false" if hint is bool else "1, 2, 3 …"


def _plain(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


TOURNAMENT: Final = Rules()

INTERNATIONAL: Final = Rules(
    preset="international",
    sheet="I",
    voms_threat="toqu-or-d3",
    voms_last_seat_needs_empty_stock=True,
    first_trick_pair_exception=False,
    voms_sacrifice="void",
    melted_voms="if-d3-out",
    ataataq_kept_on_all_tricks=False,
    partner_toqu_no_lus="nothing",
    toqu_early="take-back",
    toqu_not_shown="annulled",
)

WORMS: Final = replace(
    INTERNATIONAL,
    preset="worms",
    sheet="W",
    ataataq_on_partner=True,
    black_kings_on_two_sevens=True,
)

WORMS_2P: Final = replace(WORMS, preset="worms-2p", players=2, partners=False, rounds=2, max_lead=1, knock=False)

WORMS_3P: Final = replace(WORMS, preset="worms-3p", players=3, partners=False, target=12)

TWENTY_FIVE: Final = replace(
    WORMS,
    preset="25",
    partners=False,
    target=25,
    spade_two=True,
    restrictions=False,
    deal_lus=0,
    trick_points=1,
    overshoot="restart",
)

PRESETS: Final[Mapping[str, Rules]] = {
    rules.preset: rules for rules in (TOURNAMENT, INTERNATIONAL, WORMS, WORMS_2P, WORMS_3P, TWENTY_FIVE)
}


def rules_named(preset: str) -> Rules:
    """The preset of that name."""
    if preset not in PRESETS:
        raise InvalidSetup(Fault.of("setup/unknown-rules", name=preset, known=", ".join(PRESETS)))
    return PRESETS[preset]
