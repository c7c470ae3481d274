"""Reads a Voms case, finds its line in the table and reckons the combs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from stik.errors import Fault, InvalidSetup
from stik.rulings.effects import Effect
from stik.rulings.reading import Names, read_facts
from stik.rulings.ruling import Ruling, Sentence
from stik.rulings.voms.case import VomsCase
from stik.rulings.voms.facts import VOCABULARY
from stik.rulings.voms.lines import Entry, Irregularity
from stik.rulings.voms.table import SPECIAL
from stik.voms.rules import Rules, rules_named
from stik.voms.state import Ending, Setup, State


def judge(given: Mapping[str, object], line: Irregularity, rules: str, options: Mapping[str, object]) -> Ruling:
    """The ruling on a case of Voms."""
    played = rules_named(rules or "tournament").with_options(options)
    names = names_of(played)
    case = VomsCase(line.slug, read_facts(given, VOCABULARY, line.needs, names), played)
    faults = [*_contradictions(case)]
    if faults:
        raise InvalidSetup(*faults)
    entry = line.entry_for(case, SPECIAL)
    effects = entry.effects(case)
    guilty = bool(case.by) and not line.blameless
    score, target = _combs(case, effects)
    has_score = case.knows_score or any(effect.name == "forfeit" for effect in effects)
    return Ruling(
        game="voms",
        irregularity=line.slug,
        cites=tuple(dict.fromkeys((*entry.articles[case.sheet], *entry.also(case)))),
        offender=(case.side,) if guilty else (),
        decided_by=entry.decided_by,
        deciders=case.others if entry.decided_by == "opponents" else (),
        choices=entry.choices(case),
        effects=effects,
        who=case.by,
        sentences=(_sentence(case, entry),),
        score=tuple(score.items()) if has_score else None,
        target=tuple(target.items()) if case.knows_score else None,
    )


def names_of(rules: Rules) -> Names:
    """What seats and sides are called in this form of the game."""
    return Names(tuple(rules.seats), rules.sides)


def _contradictions(case: VomsCase) -> Iterator[Fault]:
    """Facts that cannot be together."""
    if case.several_sides:
        yield Fault.of("setup/bad-field", field="by", wanted=", ".join(case.rules.sides))
    if "occurrence" in case.values and case.number("occurrence") < 1:
        yield Fault.of("setup/bad-field", field="occurrence", wanted="1, 2, 3 …")
    for side, score, target in zip(case.rules.sides, case.setup.score, case.setup.target, strict=True):
        if score >= target:
            yield Fault.of("setup/comb", side=side, score=score, target=target)
    if case.slug == "partner-toqu" and not case.rules.partners:
        yield Fault.of("rule/no-partners", rules=case.rules.preset)
    if case.slug == "cut-trick-no-lus" and case.rules.partners and case.knows_score and case.others_lus:
        yield Fault.of("rule/has-lus", side=case.others[0], lus=case.others_lus)


def _combs(case: VomsCase, effects: tuple[Effect, ...]) -> tuple[dict[str, int], dict[str, int]]:
    """Scores and targets by side after the automatic effects."""
    combs: Setup | State = case.setup
    if case.slug == "partner-toqu" and any(effect.name == "reshuffle" for effect in effects):
        combs = case.closed(Ending.PARTNER_TOQU)
    elif case.slug == "forgot-to-stop" and "gain" in case.values:
        combs = case.closed(Ending.PLAYED_OUT)
    score = dict(zip(case.rules.sides, combs.score, strict=True))
    target = dict(zip(case.rules.sides, combs.target, strict=True))
    if combs is not case.setup:
        return score, target
    for effect in effects:
        side = effect.text("side")
        match effect.name:
            case "lose-all-lus":
                score[side] = 0
                if case.rules.lost_lus_target == "reset":  # V74
                    target[side] = case.rules.target
            case "forfeit":
                winner, loser = effect.pair("lus")
                score = {name: loser if name == side else winner for name in score}
            case _:
                pass
    return score, target


def _sentence(case: VomsCase, entry: Entry) -> Sentence:
    """What follows."""
    code = f"ruling/voms-{entry.name}" if entry in SPECIAL else f"ruling/voms-{case.slug}-{entry.name}"
    params: dict[str, str | int | tuple[str, ...]] = {
        "who": case.by,
        "side": case.side or "–",
        "others": case.others,
        "sheet": case.sheet,
        "winner": case.rules.target,
        "where": case.text("where") or "other",
    }
    return Sentence(code, tuple(params.items()))
