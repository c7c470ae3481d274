"""Reads a tournament from plain data; everything that is wrong is named at once, with its place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from stik.engine.edition import LaterEdition, known
from stik.errors import InvalidSetup, TournamentError
from stik.tournaments.editions import format_held, formats_known
from stik.tournaments.fields import Faults, Fields
from stik.tournaments.formats import Format
from stik.tournaments.model import By, Decision, Entrant, EntrantId, Game, Penalty, Stage, Tournament
from stik.tournaments.results import check_matches, last_round, most_meetings, read_game, read_sitting
from stik.tournaments.settings import with_settings
from stik.vira.editions import EDITIONS
from stik.vira.rules import Rules

STATES: Final = ("draft", "open", "running", "closed")


def read_tournament(data: object, *, played_by: Format | None = None, worths: Sequence[Game | None] = ()) -> Tournament:
    """The tournament of a file, or a `TournamentError` with every fault in it.

    A file is read by its own edition; a desk knows the whole format, and what every result was worth.
    """
    faults = Faults()
    file = Fields(data, "", faults)
    edition = _edition(file)
    form = played_by or _format(file, edition)
    entrants = _entrants(file, faults)
    there = {entrant.id: entrant.pool for entrant in entrants}
    results = file.objects("results")
    games = () if form.persons else tuple(game for one in results if (game := read_game(one, form, there)))
    rules = _vira_rules(file, edition) if form.persons else Rules()
    sittings = (
        tuple(table for one in results if (table := read_sitting(one, form, rules, there))) if form.persons else ()
    )
    if played_by is None and form.name == "fixed-games" and not _said(file, "meetings"):
        form = replace(form, meetings=most_meetings(games))
    if played_by is None and form.persons and not _said(file, "rounds"):
        form = replace(form, rounds=last_round(sittings) or form.rounds)
    if not faults.found:
        if worths:
            games = tuple(replace(game, worth=worth) for game, worth in zip(games, worths, strict=True))
        check_matches(form, games, sittings, faults)
    state = file.word("state", "closed")
    if state not in STATES:
        file.wrong("state", ", ".join(STATES))
    tournament = Tournament(
        format=form,
        entrants=tuple(entrants),
        games=games,
        sittings=sittings,
        disqualified=frozenset(_known_ids(file, "disqualified", file.words("disqualified"), there)),
        penalties=tuple(_penalties(file, there)),
        decisions=tuple(_decisions(file, there)),
        name=file.word("name", ""),
        place=file.word("place", ""),
        date=file.word("date", ""),
        seed=file.word("seed", ""),
        running=state == "running" and form.meetings is None,
        notes=file.words("appeals"),
        edition=edition,
    )
    file.ignore("format", "settings", "game", "rules", "languages", "note")
    file.finish()
    if faults.found:
        raise TournamentError(*faults.found)
    return tournament


def vira_rules(data: object) -> Rules:
    """The rules that a file of Vira plays by; raises `TournamentError`."""
    faults = Faults()
    file = Fields(data, "", faults)
    rules = _vira_rules(file, _edition(file))
    if faults.found:
        raise TournamentError(*faults.found)
    return rules


def _edition(file: Fields) -> int:
    """The state of the rulings that the file is read by: the first where it says nothing."""
    try:
        return known(file.whole("edition", least=1))
    except LaterEdition as later:
        raise TournamentError(*later.faults) from later


def _format(file: Fields, edition: int) -> Format:
    """The format of the file's edition with the file's own settings."""
    name = file.word("format")
    try:
        form = format_held(name, edition)
    except KeyError:
        if file.has("format"):
            known_names = ", ".join(formats_known(edition))
            file.faults.add("tournament/unknown-format", "format", name=name, known=known_names)
        raise TournamentError(*file.faults.found) from None
    if not file.has("settings"):
        return form
    return with_settings(form, Fields(file.data["settings"], "settings", file.faults))


def _vira_rules(file: Fields, edition: int) -> Rules:
    """The rules that deals are paid by: those of the championship where the file names no others."""
    options = Fields(file.data["options"], "options", file.faults).data if file.has("options") else {}
    try:
        return EDITIONS.rules({"preset": file.word("rules", "sm2025")}, edition).with_options(options)
    except InvalidSetup as error:
        if error.code == "setup/unknown-rules":
            file.wrong("rules", str(dict(error.faults[0].params)["known"]))
        else:
            file.faults.found += error.faults
        return Rules()


def _said(file: Fields, setting: str) -> bool:
    settings = file.data.get("settings")
    return isinstance(settings, dict) and setting in settings


def _entrants(file: Fields, faults: Faults) -> list[Entrant]:
    found: list[Entrant] = []
    names: set[str] = set()
    given = file.objects("entrants", required=True)
    pools = any(one.has("pool") for one in given)
    for one in given:
        name = one.word("id")
        if name in names:
            faults.add("tournament/entrant-twice", one.at("id"), entrant=name)
        names.add(name)
        if pools and not one.has("pool"):
            one.missing("pool")
        found.append(
            Entrant(
                id=name,
                name=one.word("name", name or "?"),
                pool=one.word("pool", "A"),
                players=one.words("players"),
                withdrawn=one.flag("withdrawn"),
                club=one.word("club", ""),
                number=_number(one, found),
            )
        )
        one.ignore("checked_in", "note", "seed")
        one.finish()
    if not found and file.has("entrants") and not faults.found:
        file.wrong("entrants", "[{id: t1, …}, …]")
    return found


def _number(one: Fields, others: Sequence[Entrant]) -> int | None:
    """The number drawn for the seating; everybody has another."""
    number = one.whole("number", least=1)
    if number is not None and any(number == other.number for other in others):
        one.faults.add("tournament/number-twice", one.at("number"), number=number)
    return number


def _known_ids(file: Fields, field: str, ids: Sequence[str], known: dict[EntrantId, str]) -> Sequence[EntrantId]:
    for name in ids:
        if name and name not in known:
            file.faults.add("tournament/unknown-entrant", file.at(field), entrant=name)
    return ids


def _penalties(file: Fields, known: dict[EntrantId, str]) -> list[Penalty]:
    found = []
    for one in file.objects("penalties"):
        entrant = one.word("entrant")
        _known_ids(one, "entrant", [entrant], known)
        points = one.data.get("points") if one.has("points") else 0
        if (
            isinstance(points, bool)
            or not isinstance(points, int | float)
            or not -9999 <= points <= 0
            or points * 2 % 1
        ):
            one.wrong("points", "0, -0.5, -1, …")
            points = 0
        stage = one.word("stage", Stage.POOL.value)
        if stage not in set(Stage):
            one.wrong("stage", ", ".join(Stage))
            stage = Stage.POOL.value
        found.append(Penalty(entrant, points, Stage(stage), one.word("reason", ""), one.words("cites")))
        one.ignore("round", "warning", "sent_off", "note", "at")
        one.finish()
    return found


def _decisions(file: Fields, known: dict[EntrantId, str]) -> list[Decision]:
    """The organiser's decisions of ties ("TR.15")."""
    found = []
    for one in file.objects("decisions"):
        tie, order = one.words("tie"), one.words("order")
        _known_ids(one, "tie", tie, known)
        if not tie:
            one.missing("tie")
        elif sorted(tie) != sorted(order) or len(set(order)) != len(order):
            one.wrong("order", ", ".join(tie))
        by, reason = one.word("by"), one.word("reason", "")
        if by not in set(By):
            one.wrong("by", ", ".join(By))
        else:
            found.append(Decision(order, By(by), reason))
        one.ignore("at", "note")
        one.finish()
    return found
