"""Reads a Vira case, finds its line in the table and reckons the pinnar."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import TypeAlias, cast

from stik.errors import InvalidSetup
from stik.rulings.case import Case
from stik.rulings.effects import Effect, Outcome
from stik.rulings.facts import FactValue, needed
from stik.rulings.reading import Names, read_facts
from stik.rulings.ruling import DecidedBy, Numbers, Ruling, Sentence
from stik.rulings.tariff import settlement
from stik.rulings.vira.case import Claim, ViraCase
from stik.rulings.vira.checks import contradictions
from stik.rulings.vira.facts import CLAIM_PARTS, LIMITS, VOCABULARY
from stik.rulings.vira.lines import Entry, Irregularity
from stik.rulings.vira.play import FELEKARTERING
from stik.rulings.vira.table import SPECIAL, limit
from stik.vira import Rules, rules_named
from stik.vira.contracts import BY_KEY, UNSPECIFIED
from stik.vira.rules import POOL

BestOutcome: TypeAlias = Callable[[Mapping[str, object], Mapping[str, object]], Outcome]
"""Finds, from a position and its case, the best outcome still possible for the side that did not err ("SM.J2")."""


def judge(
    given: Mapping[str, object],
    line: Irregularity,
    rules: str,
    options: Mapping[str, object],
    best_outcome: BestOutcome | None = None,
) -> Ruling:
    """The ruling on a case of Vira."""
    terms = rules_named(rules or "sm2025").with_options(options)
    case = _read(given, line, terms, best_outcome)
    if line.slug == "wrong-hand-count" and _is_felekartering(case):
        (line,) = FELEKARTERING
        case = _read(given, line, terms, best_outcome)
    entry = line.entry_for(case, SPECIAL)
    effects, choices = entry.effects(case), entry.choices(case)
    solo = case.solo_player if entry.name == "big-solo" else None
    disputed = case.flag("disputed") and entry.decided_by == "automatic"
    decided_by: DecidedBy = "director" if disputed else entry.decided_by
    articles = (*entry.articles["SM"], *entry.also(case), *(("SM.K1",) if disputed else ()))
    return Ruling(
        game="vira",
        irregularity=line.slug,
        cites=tuple(dict.fromkeys(articles)),
        who=case.by,
        offender=() if line.blameless else case.by,
        decided_by=decided_by,
        deciders=_deciders(case, decided_by),
        choices=choices,
        effects=effects,
        sentences=_sentences(case, entry, disputed=disputed),
        settlement=_settlement(case, effects),
        declarer=solo.seat if solo else None,
        lapsed=entry.lapsed,
    )


def _read(given: Mapping[str, object], line: Irregularity, terms: Rules, best: BestOutcome | None) -> ViraCase:
    names = names_at(given.get("table"))
    vocabulary = {**VOCABULARY, **{need.fact.name: need.fact for need in line.needs}}
    position = given.get("position")
    if best is not None and isinstance(position, dict) and given.get("best_possible") is None:
        given = {**given, "best_possible": best(position, given)}
    values = read_facts(given, vocabulary, line.needs, names)
    case = ViraCase(
        line.slug,
        values,
        terms,
        _claims(values, names),
        limit(
            line.slug,
            two_passes=values.get("two_passes") is True,
            only_dealer_bought=values.get("only_dealer_bought") is True,
            stage=str(values.get("stage", "")),
        ),
    )
    faults = tuple(contradictions(case))
    if faults:
        raise InvalidSetup(*faults)
    return case


def names_at(table: object) -> Names:
    """What seats and bids are called at a table of three or four."""
    seats = tuple("ABC") if table == 3 else tuple("ABCD")
    return Names(seats, contracts=tuple(BY_KEY), families=UNSPECIFIED)


def _claims(values: Mapping[str, FactValue], names: Names) -> tuple[Claim, ...]:
    """The claims to a big solo, part by part ("SM.D10")."""
    given = values.get("solo", ())
    claims = []
    for one in given if isinstance(given, tuple) else ():
        if isinstance(one, str):
            continue
        parts = read_facts(one, {fact.name: fact for fact in CLAIM_PARTS}, tuple(map(needed, CLAIM_PARTS)), names)
        said = Case("solo", parts)
        claims.append(
            Claim(
                seat=said.text("by"),
                contract=BY_KEY[said.text("contract").partition("+")[0]],
                hand=said.number("hand"),
                foreign_card=said.flag("foreign_card"),
                talon_down=said.flag("talon_down"),
            )
        )
    return tuple(claims)


def _is_felekartering(case: ViraCase) -> bool:
    """Once he has bought or played to a trick, a wrong number is felekartering ("SM.H1")."""
    return case.flag("bought") or case.text("noticed") in LIMITS[2:4]


def _deciders(case: ViraCase, decided_by: DecidedBy) -> tuple[str, ...]:
    match decided_by:
        case "defenders":
            return case.defenders
        case "declarer":
            player = case.solo_player
            return (player.seat,) if player else tuple(filter(None, (case.declarer,)))
        case _:
            return ()


def _settlement(case: ViraCase, effects: tuple[Effect, ...]) -> Numbers | None:
    """The change of every seat and the pool, where the case tells enough to reckon it."""
    change: Counter[str] = Counter()
    for effect in effects:
        match effect.name:
            case "pay":
                change[effect.text("from")] -= effect.number("amount")
                change[effect.text("to")] += effect.number("amount")
            case "settle-as":
                game = _price(case, cast("Outcome", effect.text("result")))
                if game is None:
                    return None
                change.update(game)
            case _:
                pass
    if not change:
        return None
    accounts = (*(seat for seat in "ABCD" if seat in case.seats or seat in change), POOL)
    return tuple((name, change[name]) for name in accounts)


def _price(case: ViraCase, result: Outcome) -> dict[str, int] | None:
    trump, knows_pool = case.paid_class(result), "pool" in case.values
    if case.flag("second_try"):
        return None
    if case.contract is None or trump is None or len(case.defenders) != 2 or (result == "home" and not knows_pool):
        return None
    return settlement(
        case.terms,
        case.contract,
        result,
        trump=trump,
        declarer=case.declarer,
        defenders=case.defenders,
        out=case.out,
        pool=case.number("pool"),
    )


def _sentences(case: ViraCase, entry: Entry, *, disputed: bool) -> tuple[Sentence, ...]:
    """What follows, and who has the last word."""
    code = f"ruling/vira-{entry.name}" if entry in SPECIAL else f"ruling/vira-{case.slug}-{entry.name}"
    tricks = (case.contract.tricks if case.contract else None) or 0
    solo = case.solo_player
    params: dict[str, str | int | tuple[str, ...]] = {
        "who": case.by,
        "number": len(case.by),
        "declarer": case.declarer or "–",
        "defenders": case.defenders,
        "out": case.out or "–",
        "table": len(case.seats),
        "result": case.text("best_possible") or "bet",
        "already": case.text("already") or "none",
        "count": case.text("count") or "other",
        "class": "OFH"[case.lowest_class],
        "needed": tricks,
        "kodilj": 15 - tricks if tricks else 0,
        "solo": solo.seat if solo else "–",
        "payer": case.text("from") or "–",
        "payee": case.text("to") or "–",
        "amount": case.number("amount"),
        "side": "declarer" if case.by_declarer else "defenders",
    }
    found = Sentence(code, tuple(params.items()))
    return (found, Sentence("ruling/vira-disputed")) if disputed else (found,)
