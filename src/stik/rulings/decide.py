"""The referee: a case in, a ruling out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from stik.errors import Fault, InvalidSetup
from stik.rulings.reading import Names
from stik.rulings.ruling import Ruling
from stik.rulings.table import CaseT, Irregularity
from stik.rulings.vira import judge as vira
from stik.rulings.vira.case import ViraCase
from stik.rulings.vira.judge import BestOutcome
from stik.rulings.vira.table import SECTIONS as VIRA_SECTIONS
from stik.rulings.vira.table import VIRA
from stik.rulings.voms import judge as voms
from stik.rulings.voms.case import VomsCase
from stik.rulings.voms.table import SECTIONS as VOMS_SECTIONS
from stik.rulings.voms.table import VOMS
from stik.vira.rules import PRESETS as VIRA_PRESETS
from stik.voms.rules import PRESETS as VOMS_PRESETS
from stik.voms.rules import rules_named

GAMES: Final = ("voms", "vira")

AnyIrregularity: TypeAlias = Irregularity[VomsCase] | Irregularity[ViraCase]


def irregularities(game: str) -> tuple[AnyIrregularity, ...]:
    """All irregularities of a game, in the book's order."""
    if game not in GAMES:
        raise InvalidSetup(_unknown_game(game))
    return VOMS if game == "voms" else VIRA


def sections(game: str) -> Mapping[str, tuple[AnyIrregularity, ...]]:
    """The irregularities by the part of the game that they belong to."""
    return dict(VOMS_SECTIONS) if game == "voms" else dict(VIRA_SECTIONS)


def presets(game: str) -> tuple[str, ...]:
    """The rule sets that a case of the game may name; the first is the default."""
    return tuple(VOMS_PRESETS if game == "voms" else VIRA_PRESETS)


def names(game: str, preset: str, table: object = None) -> Names:
    """What seats, sides and bids are called, for whoever asks for facts one by one."""
    if game == "voms":
        return voms.names_of(rules_named(preset or "tournament"))
    return vira.names_at(table)


def rule(case: Mapping[str, object], *, best_outcome: BestOutcome | None = None) -> Ruling:
    """The ruling on a case; `best_outcome` finds what a position still held, where the case gives one.

    Several faults at once are ruled on by the first of them that counts ("SM.D8").
    """
    game, rules, options = _header(case)
    if game == "vira" and case.get("faults") is not None:
        return _first_of(case, best_outcome)
    slug = case.get("irregularity")
    if not isinstance(slug, str):
        raise InvalidSetup(Fault.of("setup/missing-field", field="irregularity"))
    if game == "voms":
        return voms.judge(case, _named(VOMS, slug), rules, options)
    return vira.judge(case, _named(VIRA, slug), rules, options, best_outcome)


def _named(lines: tuple[Irregularity[CaseT], ...], slug: str) -> Irregularity[CaseT]:
    """The irregularity of that name."""
    for line in lines:
        if line.slug == slug:
            return line
    known = ", ".join(line.slug for line in lines)
    raise InvalidSetup(Fault.of("setup/unknown-irregularity", name=slug, known=known))


def _header(case: Mapping[str, object]) -> tuple[str, str, Mapping[str, object]]:
    """Game, rule set and options; faults in them hide all others, since nothing can be read without them."""
    game, rules, options = case.get("game"), case.get("rules"), case.get("options")
    faults = []
    if not isinstance(game, str):
        faults.append(Fault.of("setup/missing-field", field="game"))
    elif game not in GAMES:
        faults.append(_unknown_game(game))
    if not isinstance(rules, str | None):
        faults.append(Fault.of("setup/bad-field", field="rules", wanted=", ".join(presets(str(game)))))
    if not isinstance(options, Mapping | None):
        faults.append(Fault.of("setup/bad-field", field="options", wanted="{…}"))
    if faults:
        raise InvalidSetup(*faults)
    given = options if isinstance(options, Mapping) else {}
    return str(game), rules if isinstance(rules, str) else "", {str(name): value for name, value in given.items()}


def _first_of(case: Mapping[str, object], best_outcome: BestOutcome | None) -> Ruling:
    """Only who erred first answers, unless his liability has lapsed ("SM.D8")."""
    given = case["faults"]
    if not isinstance(given, list) or not given or not all(isinstance(fault, Mapping) for fault in given):
        raise InvalidSetup(Fault.of("setup/bad-field", field="faults", wanted="[{irregularity: …, by: …}, …]"))
    own = {name: value for name, value in case.items() if name != "faults"}
    faults: list[Mapping[str, object]] = [{**own, **fault} for fault in given]
    if own.get("irregularity") is not None and not any(_same(own, fault) for fault in faults):
        faults.insert(0, own)  # what the case itself names was made first
    return first_offence(tuple(rule(fault, best_outcome=best_outcome) for fault in faults))


def _same(own: Mapping[str, object], fault: Mapping[str, object]) -> bool:
    """Whether a fault of the list is the one that the case names itself."""
    return all(fault.get(name) == own[name] for name in ("irregularity", "by") if own.get(name) is not None)


def first_offence(rulings: tuple[Ruling, ...]) -> Ruling:
    """The ruling that counts among those on faults found together, in the order in which they were made."""
    alive = [ruling for ruling in rulings if not ruling.lapsed]
    if not alive:
        return rulings[0]
    stopping = [ruling for ruling in alive if ruling.stops_the_deal]
    return (stopping or alive)[0].citing("SM.D8", "ruling/vira-first-offender")


def _unknown_game(name: str) -> Fault:
    return Fault.of("setup/unknown-game", name=name, known=", ".join(GAMES))
