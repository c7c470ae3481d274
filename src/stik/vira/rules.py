"""The rule sets of Vira: every figure and every ruling that a club may play differently is a field."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Final, Literal, NamedTuple, TypeAlias, get_args, get_origin, get_type_hints

from stik.errors import Fault, InvalidSetup
from stik.vira.contracts import HAND, Family
from stik.vira.tariff import ROWS, Row, Tariff

Option: TypeAlias = str | int | bool | Mapping[str, int] | Mapping[str, Mapping[str, int]]

SEATS: Final = "ABCD"
POOL: Final = "pool"
"""The account of the pulla."""

MOST_PINNAR: Final = 1000
"""A figure above this is a typing error."""


class Turned(NamedTuple):
    """How many cards of the talon are turned up ("VR.B1")."""

    turne: int = 1
    vingel: int = 2
    tringel: int = 3


class MinTalon(NamedTuple):
    """How many cards the talon must still hold for a second try ("VR.B15")."""

    kop: int = 1
    turne: int = 2
    vingel: int = 3
    tringel: int = 4


class Tjuvpass(NamedTuple):
    """What a thief pays each injured person, in pinnar ("SM.B1")."""

    one_at_four: int = 2
    one_at_three: int = 3
    two_at_four: int = 1


TURNED: Final = Turned()
MIN_TALON: Final = MinTalon()
TJUVPASS: Final = Tjuvpass()
TARIFF: Final = Tariff()


@dataclass(frozen=True, kw_only=True)
class Rules:
    """One way to play; the defaults are the rules of the Swedish championship 2025."""

    preset: str = "sm2025"

    # the auction
    tringel: bool = False  # "SM.A3", "VR.C6"
    graded_gask_misar: bool = False  # "VR.C3"

    # the purchase
    turned: Turned = TURNED  # "VR.B1"
    second_try_min_talon: MinTalon = MIN_TALON  # "VR.B15"
    new_trump_at_omkop: bool = True  # "VR.B4"
    purchase_min: int = 0  # "VR.B3"
    purchase_max: int = HAND  # "VR.B3"
    defenders_max: int = HAND  # "VR.B10"
    gask_keep: Literal["exactly", "at-most"] = "exactly"  # "VR.B9"
    kopmisar_keep: Literal["at-least", "exactly"] = "at-least"  # "VR.B6"
    kopmisar_discard: Literal["after-buying", "before-buying"] = "after-buying"  # "VR.B7"

    # the play
    first_lead: Literal["forhand", "left-of-declarer", "declarer"] = "forhand"  # "VR.B11"
    royal_hand: Literal["before-purchase", "before-lead"] = "before-purchase"  # "SM.A7", "VR.B12"
    stop_when_decided: bool = False

    # the money
    tariff: Tariff = TARIFF  # "VR.A1"
    turn8_overtrick_bonus: bool = False  # "VR.A3"
    ante: int = 8  # "VR.A9"
    out_antes: bool = True  # "VR.A12"
    out_shares_pinnar: bool = False  # "VR.A8"
    kodilj_doubles_pinnar: bool = False  # "VR.A7"
    tjuvpass_compensation: bool = True  # "SM.B1"
    tjuvpass: Tjuvpass = TJUVPASS  # "SM.B1"

    def __post_init__(self) -> None:
        faults = [fault for field in fields(self) for fault in _faults(field.name, getattr(self, field.name))]
        if not faults and self.purchase_min > self.purchase_max:
            faults.append(Fault.of("setup/purchase-limits", least=self.purchase_min, most=self.purchase_max))
        if faults:
            raise InvalidSetup(*faults)

    def options(self) -> dict[str, Option]:
        """Every field by name, as a record or a lobby lists them."""
        return {field.name: _plain(getattr(self, field.name)) for field in fields(self)}

    def with_options(self, options: Mapping[str, object]) -> Rules:
        """This rule set with single options changed; names all wrong ones at once."""
        faults = [Fault.of("setup/unknown-option", option=name) for name in options if name not in _CHANGEABLE]
        values: dict[str, object] = {}
        for name in _CHANGEABLE & options.keys():
            try:
                values[name] = _structured(name, getattr(self, name), options[name])
            except InvalidSetup as error:
                faults += error.faults
        faults += [fault for name, value in values.items() for fault in _faults(name, value)]
        if faults:
            raise InvalidSetup(*faults)
        return replace(self, **values)  # type: ignore[arg-type]  # every value has been checked

    def differences(self) -> tuple[tuple[str, Option, Option], ...]:
        """What is played differently from the preset: option, the preset's value, this one's."""
        usual = PRESETS.get(self.preset, Rules()).options()
        return tuple((name, usual[name], value) for name, value in self.options().items() if value != usual[name])

    @property
    def tables(self) -> tuple[int, ...]:
        """How many may sit down, the usual number first; of four one sits out."""
        return 3, 4

    def turned_in(self, family: Family) -> int:
        """How many cards a contract of the family turns up ("VR.B1")."""
        return int(getattr(self.turned, family.value, 0))

    def talon_for_second_try(self, family: Family) -> int | None:
        """How many cards a second try needs, or None where the family has none ("VR.B15", "VR.B5")."""
        least = getattr(self.second_try_min_talon, family.value, None)
        return None if least is None else max(int(least), self.turned_in(family))


_HINTS: Final = get_type_hints(Rules)
_CHANGEABLE: Final = _HINTS.keys() - {"preset"}
RANGES: Final = {
    "purchase_min": (0, HAND),
    "purchase_max": (0, HAND),
    "defenders_max": (0, HAND),
    "ante": (1, MOST_PINNAR),
    "turned": (1, HAND),
    "second_try_min_talon": (0, HAND),
    "tjuvpass": (0, MOST_PINNAR),
    "tariff": (-MOST_PINNAR, MOST_PINNAR),
}


def _faults(name: str, value: object) -> list[Fault]:
    """What is wrong with the value of an option; parts of a table are named option.part."""
    hint = _HINTS[name]
    if get_origin(hint) is Literal:
        allowed = get_args(hint)
        return [] if value in allowed else [_fault(name, value, ", ".join(map(str, allowed)))]
    if hint is bool:
        return [] if isinstance(value, bool) else [_fault(name, value, "true, false")]
    if hint is str:
        return [] if isinstance(value, str) else [_fault(name, value, "a text")]
    least, most = RANGES[name]
    if isinstance(value, Tariff):
        parts: dict[str, object] = {
            f"{name}.{row}.{result}": bets for row in ROWS for result, bets in value.row(row)._asdict().items()
        }
    elif isinstance(value, Turned | MinTalon | Tjuvpass):
        parts = {f"{name}.{part}": number for part, number in value._asdict().items()}
    else:
        parts = {name: value}
    return [
        _fault(part, number, f"{least}–{most}")
        for part, number in parts.items()
        if type(number) is not int or not least <= number <= most
    ]


def _fault(name: str, value: object, allowed: str) -> Fault:
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return Fault.of("setup/bad-option-value", option=name, value=text[:80], allowed=allowed)


def _structured(name: str, usual: object, value: object) -> object:
    """The value of an option as the rule set holds it: a table changes only the parts that it names."""
    if isinstance(usual, Turned | MinTalon | Tjuvpass):
        if isinstance(value, type(usual)):
            return value
        return usual._replace(**_parts(name, value, usual._fields))  # type: ignore[arg-type]
    if isinstance(usual, Tariff):
        if isinstance(value, Tariff):
            return value
        rows = {row: _row(f"{name}.{row}", usual.row(row), given) for row, given in _parts(name, value, ROWS).items()}
        return usual._replace(**rows)
    return value


def _row(name: str, usual: Row, value: object) -> Row:
    """A row of the tariff: four bets in a list, or single results by name."""
    if isinstance(value, list | tuple) and len(value) == len(usual):
        return Row(*value)
    return usual._replace(**_parts(name, value, Row._fields))  # type: ignore[arg-type]


def _parts(name: str, value: object, known: tuple[str, ...]) -> dict[str, object]:
    if not isinstance(value, Mapping):
        raise InvalidSetup(_fault(name, value, ", ".join(known)))
    unknown = [str(part) for part in value if part not in known]
    if unknown:
        raise InvalidSetup(*(Fault.of("setup/unknown-option", option=f"{name}.{part}") for part in unknown))
    return {str(part): given for part, given in value.items()}


def _plain(value: object) -> Option:
    match value:
        case Tariff():
            return {row: value.row(row)._asdict() for row in ROWS}
        case Turned() | MinTalon() | Tjuvpass():
            return value._asdict()
        case str() | int():
            return value
        case _:
            raise TypeError(value)


SM2025: Final = Rules()

STOCKHOLM: Final = Rules(preset="stockholm", tringel=True, tjuvpass_compensation=False)

PRESETS: Final[Mapping[str, Rules]] = {rules.preset: rules for rules in (SM2025, STOCKHOLM)}


def rules_named(preset: str) -> Rules:
    """The preset of that name."""
    if preset not in PRESETS:
        raise InvalidSetup(Fault.of("setup/unknown-rules", name=preset, known=", ".join(PRESETS)))
    return PRESETS[preset]
