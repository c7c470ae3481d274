"""Rulings as JSON and in words: the answer to a case, and the list of irregularities with what they need."""

from __future__ import annotations

from collections.abc import Mapping

from stik.cards import Suit
from stik.messages import LANGUAGES, Catalogue, Language, catalogue
from stik.protocol.fields import Fields
from stik.rulings import Choice, Effect, Ruling, Sentence, irregularities, rule
from stik.rulings.effects import OUTCOMES, Outcome
from stik.rulings.vira.best import best_outcome_for
from stik.vira import PRESETS, Setup
from stik.vira.rules import SEATS


def answer(case: Mapping[str, object]) -> dict[str, object]:
    """The ruling on a case as JSON; where it gives a position, the best outcome still possible is computed."""
    ruling = rule(case, best_outcome=_best_outcome)
    return {**ruling.to_json(), "explanation": {language: explain(ruling, language) for language in LANGUAGES}}


def _best_outcome(position: Mapping[str, object], case: Mapping[str, object]) -> Outcome:
    """Sets the position up by the facts of the case and searches for the side that did not err ("SM.J1", "SM.J2")."""
    from stik.protocol.vira import (
        ViraAdapter,
    )  # with all its bots: who only asks and reads, as a browser does, needs none

    shared = ("rules", "options", "table", "declarer", "contract", "trump", "pool", "hogsta")
    given = {name: case[name] for name in shared if case.get(name) is not None}
    fields = {"hogsta": "c", "dealer": _dealer(case), **given, **position}
    deal = ViraAdapter().position(Fields(fields))
    by = case.get("by")
    erred = {str(seat).upper() for seat in (by if isinstance(by, list) else [by])}
    outcome = best_outcome_for(deal.value, declarer=deal.state()["declarer"] not in erred)
    return next(name for name in OUTCOMES if name == outcome.value)


def _dealer(case: Mapping[str, object]) -> str:
    """A dealer with whom the seat that the case names sits out."""
    out, rules = str(case.get("out")).upper(), PRESETS["sm2025"]
    tables = (Setup.of(rules, table=4, dealer=dealer, hogsta=Suit.CLUBS) for dealer in range(len(SEATS)))
    named = (SEATS[setup.dealer] for setup in tables if setup.out is not None and SEATS[setup.out] == out)
    return next(named, "C") if case.get("table") == 4 else "C"


def explain(ruling: Ruling, language: Language) -> str:
    """What happened, what follows, and who decides, as a referee would say it."""
    say = catalogue(language)
    parts = [
        _happened(ruling, say),
        *(_said(sentence, say) for sentence in ruling.sentences),
        *_decides(ruling, say),
    ]
    return " ".join(parts)


def title(game: str, slug: str, language: Language) -> str:
    """What an irregularity is called."""
    return catalogue(language)(f"irregularity/{game}-{slug}")


def _said(sentence: Sentence, say: Catalogue) -> str:
    values = {name: joined(value, say) if isinstance(value, tuple) else value for name, value in sentence.params}
    return say(sentence.code, **values)


def joined(names: tuple[str, ...], say: Catalogue, last_by: str = "ruling/and") -> str:
    """Names as people list them: B and C."""
    match names:
        case ():
            return "–"
        case (*most, last) if most:
            return f"{', '.join(most)}{say(last_by)}{last}"
        case _:
            return names[0]


def _happened(ruling: Ruling, say: Catalogue) -> str:
    what = say(f"irregularity/{ruling.game}-{ruling.irregularity}")
    return say("ruling/happened", what=what, who=joined(ruling.who, say), number=len(ruling.who))


def _decides(ruling: Ruling, say: Catalogue) -> list[str]:
    if not ruling.choices:
        return []
    options = joined(tuple(say(f"choice/{choice.name}") for choice in ruling.choices), say, "ruling/or")
    who = joined(ruling.deciders, say)
    return [say(f"ruling/decides-{ruling.decided_by}", who=who, number=len(ruling.deciders), options=options)]


def effect_in_words(effect: Effect, say: Catalogue) -> str:
    """An effect as a line of a list."""
    winner, loser = effect.pair("lus")
    values: dict[str, str | int] = {
        name: effect.text(name) or "none" for name in ("side", "seat", "from", "to", "result", "class", "dealer")
    }
    numbers: dict[str, str | int] = {name: effect.number(name) for name in ("by", "amount", "points")}
    return say(f"effect/{effect.name}", **values, **numbers, winner=winner, loser=loser)


def choice_in_words(choice: Choice, say: Catalogue) -> str:
    """A choice with what follows from it."""
    effects = "; ".join(effect_in_words(effect, say) for effect in choice.effects)
    return f"{say(f'choice/{choice.name}')}: {effects}"


def listing(game: str) -> list[dict[str, object]]:
    """All irregularities of a game: slug, titles, articles by sheet, and the facts that each needs."""
    return [
        {
            "irregularity": line.slug,
            "title": {language: title(game, line.slug, language) for language in LANGUAGES},
            "articles": line.articles,
            "facts": [need.to_json() for need in line.needs],
        }
        for line in irregularities(game)
    ]
