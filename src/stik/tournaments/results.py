"""Reads the results of a file: games of Voms and tables of Vira, and refuses what cannot be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from stik.tournaments.fields import Faults, Fields
from stik.tournaments.formats import Course, Format
from stik.tournaments.matches import BEST_OF
from stik.tournaments.model import EntrantId, GameResult, Sitting, Stage
from stik.tournaments.protocol import Protocol, kept, read_lines
from stik.tournaments.scoring import counted, fills
from stik.vira import Rules

_STAGES: Final = frozenset(Stage)
_PEOPLE: Final = ("table", "entered_by", "at", "note", "history")


def read_game(one: Fields, form: Format, known: Mapping[EntrantId, str]) -> GameResult | None:
    """A game of Voms, or none where something is wrong with it."""
    before = len(one.faults.found)
    stage = one.word("stage", Stage.POOL.value)
    if stage not in _STAGES:
        one.wrong("stage", ", ".join(Stage))
        stage = Stage.POOL.value
    a, b = one.word("a"), one.word("b")
    if a and a == b:
        one.faults.add("tournament/against-itself", one.at("b"), entrant=a)
    lus = one.wholes("lus", count=2, most=999)
    comb = one.wholes("comb", count=2, least=form.comb, most=999) or (form.comb, form.comb)
    result = GameResult(
        stage=Stage(stage),
        a=_known(one, "a", a, known),
        b=_known(one, "b", b, known),
        lus=(lus[0], lus[1]) if lus else None,
        comb=(comb[0], comb[1]),
        toqued=_side(one, "toqued", a, b),
        absent=_sides(one, "absent", a, b),
        forfeit=_side(one, "forfeit", a, b),
        round=one.whole("round", least=1),
        reason=one.word("reason", ""),
        confirmed=one.words("confirmed") if one.has("confirmed") else None,
        late=one.flag("late"),
    )
    one.ignore(*_PEOPLE)
    one.finish()
    if len(one.faults.found) == before:
        _check_game(one, result, known)
    return result if len(one.faults.found) == before else None


def _known(one: Fields, field: str, entrant: str, known: Mapping[EntrantId, str]) -> EntrantId:
    if entrant and entrant not in known:
        one.faults.add("tournament/unknown-entrant", one.at(field), entrant=entrant)
    return entrant


def _side(one: Fields, field: str, a: EntrantId, b: EntrantId) -> EntrantId | None:
    if not one.has(field):
        return None
    entrant = one.word(field)
    if entrant not in (a, b):
        one.wrong(field, f"{a}, {b}")
    return entrant


def _sides(one: Fields, field: str, a: EntrantId, b: EntrantId) -> tuple[EntrantId, ...]:
    """One of the two, or a list of both."""
    named = one.words(field)
    if any(entrant not in (a, b) for entrant in named) or len(set(named)) != len(named):
        one.wrong(field, f"{a}, {b}")
    return named


def _check_game(one: Fields, result: GameResult, known: Mapping[EntrantId, str]) -> None:
    ways = (result.lus is not None) + bool(result.absent) + (result.forfeit is not None)
    if ways != 1:
        one.faults.add("tournament/one-result", one.where)
        return
    if result.stage is Stage.POOL and known[result.a] != known[result.b]:
        one.faults.add("tournament/different-pools", one.where, a=result.a, b=result.b)
    if result.lus is None:
        return
    for lus, comb in zip(result.lus, result.comb, strict=True):
        if lus > comb:
            one.faults.add("tournament/over-the-comb", one.at("lus"), lus=lus, comb=comb)
            return
    full = fills(result)
    if full[0] == full[1]:  # "TR.6"
        code = "tournament/two-winners" if full[0] else "tournament/no-winner"
        one.faults.add(code, one.at("lus"), a=result.lus[0], b=result.lus[1])


def read_sitting(one: Fields, form: Format, rules: Rules, known: Mapping[EntrantId, str]) -> Sitting | None:
    """A table of Vira: its totals, which sum to zero before penalties, or its deals, which are paid by the rules."""
    before = len(one.faults.found)
    round_ = one.whole("round", least=1, most=999)
    if not one.has("round"):
        one.missing("round")
    seats = one.words("seats")
    for place, seat in enumerate(seats, 1):
        _known(one, f"seats[{place}]", seat, known)
    totals = one.wholes("totals", least=-9999, most=9999)
    deals, dealer = read_lines(one), one.word("dealer", "") or None
    table = one.whole("table", least=1)
    one.ignore(*_PEOPLE, "stage")
    one.finish()
    if len(seats) not in (3, 4) or len(set(seats)) != len(seats):
        one.faults.add("tournament/three-or-four", one.at("seats"))
    elif not one.has("totals") and not one.has("deals"):
        one.missing("totals")
    elif totals is not None and len(totals) != len(seats):
        one.wrong("totals", "[" + ", ".join("0" for _ in seats) + "]")
    elif totals is not None and sum(totals) != 0:
        one.faults.add("tournament/not-zero", one.at("totals"), difference=f"{sum(totals):+}")
    if one.has("deals") and len(one.faults.found) == before:
        planned = form.deals[len(seats) - 3]
        where = one.at("")
        found = kept(rules, seats, deals, one.faults, divided=True, planned=planned, first_dealer=dealer, where=where)
        totals = _agreed(one, totals, found)
    if len(one.faults.found) > before or round_ is None or totals is None:
        return None
    return Sitting(round_, table, seats, totals)


def _agreed(one: Fields, said: tuple[int, ...] | None, found: Protocol | None) -> tuple[int, ...] | None:
    """The totals of the deals; totals that were given too must be the same."""
    if found is None:
        return None
    off = [
        f"{person} {given - total:+}"
        for person, given, total in zip(found.persons, said or found.totals, found.totals, strict=True)
        if given != total
    ]
    if off:
        one.faults.add("tournament/totals-differ", one.at("totals"), difference=", ".join(off))
    return found.totals


def most_meetings(games: Iterable[GameResult]) -> int:
    """How often each meets each where the file does not say so: as often as any two have."""
    return max(Counter(game.pair for game in games if game.stage is Stage.POOL).values(), default=1)


def last_round(sittings: Iterable[Sitting]) -> int | None:
    """How many rounds there are where the file does not say so: those begun."""
    return max((sitting.round for sitting in sittings), default=None)


def check_matches(form: Format, games: Sequence[GameResult], sittings: Sequence[Sitting], faults: Faults) -> None:
    """Refuses more games between two than the stage has, and persons at two tables at once."""
    met: Counter[tuple[Stage, frozenset[EntrantId]]] = Counter()
    won: Counter[tuple[Stage, frozenset[EntrantId], EntrantId]] = Counter()
    for place, game in enumerate(games, 1):
        met[game.stage, game.pair] += 1
        if not game.void:
            won[game.stage, game.pair, counted(game, form).winner] += 1
        most = most_games(form, game.stage)
        if most is not None and met[game.stage, game.pair] > most:
            faults.add("tournament/met-too-often", f"results[{place}]", a=game.a, b=game.b, most=most)
    for (stage, pair, winner), wins in won.items():
        most = most_games(form, stage)
        if stage in BEST_OF and most is not None and met[stage, pair] <= most and wins > most // 2 + 1:
            faults.add("tournament/already-won", stage.value, entrant=winner)
    sat: set[tuple[int, EntrantId]] = set()
    for place, sitting in enumerate(sittings, 1):
        for person in sitting.seats:
            if (sitting.round, person) in sat:
                faults.add("tournament/two-tables", f"results[{place}].seats", entrant=person, round=sitting.round)
            sat.add((sitting.round, person))


def most_games(form: Format, stage: Stage) -> int | None:
    """How often two can meet in a stage; none: as often as they like."""
    if stage is Stage.POOL:
        return form.meetings
    if stage is Stage.SEMI_FINAL and form.course is Course.ROUND_ROBIN:
        return 1
    return BEST_OF.get(stage)
