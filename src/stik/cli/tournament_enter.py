"""`stik tournament enter`: a result of Voms or a table of Vira, and what a correction changes."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Annotated, NoReturn

import typer

from stik.cli.language import LanguageOption, chosen
from stik.cli.tournament_changes import changes_json, print_changes, print_given
from stik.cli.tournament_output import FileArgument, JsonOption, explained, print_json, refuse, say_line
from stik.cli.tournament_store import Stored, stored
from stik.messages import Catalogue, catalogue
from stik.tournaments import Departures, Gone, Sitting, Stage, Tournament, changes, read_tournament, standings
from stik.tournaments.entry import Place, likely_stage, place_of_game, place_of_sitting, place_to_correct, with_table
from stik.tournaments.filing import has_pools, with_result, without_result
from stik.tournaments.naming import entrant_named
from stik.tournaments.writing import Json, sitting_to_file

SideOption = Annotated[str | None, typer.Option(metavar="ENTRANT", help="One of the two.")]


class Way(StrEnum):
    """What is done with a result."""

    ENTER = "entered"
    CORRECT = "corrected"
    REMOVE = "removed"


def enter(
    file: FileArgument,
    result: Annotated[list[str], typer.Argument(metavar="A B 9:5 | P1=12 P2=-8 …", help="Entrants by id or name.")],
    comb: Annotated[str | None, typer.Option(help="The combs where they are not plain, as 11:9.")] = None,
    toqued: SideOption = None,
    absent: SideOption = None,
    forfeit: SideOption = None,
    reason: Annotated[str | None, typer.Option(help="Why.")] = None,
    stage: Annotated[str | None, typer.Option(help="pool, semi-final, bronze, final, play-off, unofficial.")] = None,
    round_: Annotated[int | None, typer.Option("--round", help="The round, or the game of a match.")] = None,
    table: Annotated[int | None, typer.Option(help="The table, in Vira.")] = None,
    correct: Annotated[bool, typer.Option("--correct", help="Put an existing result right.")] = False,
    yes: Annotated[bool, typer.Option("--yes", help="Enter also the absence that disqualifies.")] = False,
    remove: Annotated[bool, typer.Option("--remove", help="Take an existing result out.")] = False,
    as_json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Enter a result; an existing one is changed only with --correct, and the old one is kept."""
    say = catalogue(chosen(lang))
    way = Way.REMOVE if remove else Way.CORRECT if correct else Way.ENTER
    with explained(say, as_json=as_json):
        event = stored(file)
        tournament = event.tournament
        if tournament.format.persons:
            sitting = with_table(tournament, _sitting(tournament, result, round_, table))
            line, place = sitting_to_file(sitting), place_of_sitting(tournament, sitting)
            if way is not Way.ENTER and place.at is None:
                refuse("tournament/nothing-to-correct")
        else:
            if tournament.format.pools > 1 and not has_pools(event.file):
                refuse("tournament/not-drawn")
            a, b, lus = _sides(tournament, result)
            at = _stage(tournament, stage, a, b, way)
            place = (place_of_game if way is Way.ENTER else place_to_correct)(tournament, at, a, b, round_)
            named = {"toqued": toqued, "absent": absent, "forfeit": forfeit}
            who = {field: entrant_named(tournament.entrants, text) for field, text in named.items() if text}
            said = {"lus": lus, "comb": _pair(comb) if comb else None, **who, "reason": reason}
            line = {"stage": at.value, "round": place.round, "a": a, "b": b, **said}
            line = {field: value for field, value in line.items() if value is not None}
            if place.at is None:
                _check_there(tournament, at, a, b)
        _save(event, tournament, line, place, way, yes=yes, as_json=as_json, say=say)


def _check_there(tournament: Tournament, stage: Stage, a: str, b: str) -> None:
    """Refuses a game that is not played, because one of the two is gone."""
    instead = Departures.of(tournament).instead(stage, a, b, played=False)
    if instead is not None:
        refuse("tournament/not-played", name=tournament.names()[instead.gone])


def _check_absence(before: Tournament, after: Tournament, say: Catalogue) -> None:
    """The absence that disqualifies says so, names the games, and wants to be confirmed ("T.TF.2", V88)."""
    was, now = Departures.of(before), Departures.of(after)
    for one in after.entrants:
        if now.why(one.id) is Gone.ABSENCES and was.why(one.id) is None:
            print_given(before, after, say)
            refuse("tournament/last-absence", name=one.name)


def _save(
    event: Stored, before: Tournament, line: Json, place: Place, way: Way, *, yes: bool, as_json: bool, say: Catalogue
) -> None:
    """Does it and says what it changes; what is there already is only said what it would change ("TR.4")."""
    removed = way is Way.REMOVE and place.at is not None
    changed = without_result(event.file, place.at or 0) if removed else with_result(event.file, line, place.at)
    found = changes(standings(before), standings(read_tournament(changed)))
    if place.at is not None and way is Way.ENTER:
        if not as_json:
            print_changes(before, found, say)
        _refuse_existing(before, place.at)
    if not yes:
        _check_absence(before, read_tournament(changed), say)
    after = event.save(changed)
    if as_json:
        print_json({"way": way.value, "result": line, "changes": changes_json(found)})
        return
    say_line(say(f"tournament/{way.value}", result=_in_words(after, line, say)))
    if way is not Way.ENTER:
        print_changes(after, found, say)


def _refuse_existing(tournament: Tournament, at: int) -> NoReturn:
    names = tournament.names()
    if tournament.format.persons:
        who = ", ".join(names[seat] for seat in tournament.sittings[at].seats)
    else:
        game = tournament.games[at]
        who = f"{names[game.a]} – {names[game.b]}" + (f" {game.lus[0]}:{game.lus[1]}" if game.lus else "")
    refuse("tournament/entered-already", result=who)


def _sides(tournament: Tournament, words: list[str]) -> tuple[str, str, list[int] | None]:
    """Two entrants, and the lus where the game was played."""
    if len(words) not in (2, 3):
        refuse("tournament/enter-two")
    a, b = (entrant_named(tournament.entrants, word) for word in words[:2])
    return a, b, _pair(words[2]) if len(words) == 3 else None


def _pair(text: str) -> list[int]:
    found = re.fullmatch(r"(\d{1,3})\s*[:–-]\s*(\d{1,3})", text.strip())
    if found is None:
        refuse("tournament/bad-score", text=text)
    return [int(found[1]), int(found[2])]


def _stage(tournament: Tournament, named: str | None, a: str, b: str, way: Way) -> Stage:
    if named is not None:
        if named not in set(Stage):
            refuse("tournament/bad-field", where="--stage", wanted=", ".join(Stage))
        return Stage(named)
    return likely_stage(tournament, a, b) if way is Way.ENTER else _last_stage(tournament, a, b)


def _last_stage(tournament: Tournament, a: str, b: str) -> Stage:
    """Where these two have met: only one stage can be meant without a word."""
    found = list(dict.fromkeys(game.stage for game in tournament.games if game.pair == {a, b}))
    if len(found) > 1:
        refuse("tournament/which-stage", stages=", ".join(found))
    return found[0] if found else Stage.POOL


def _sitting(tournament: Tournament, words: list[str], round_: int | None, table: int | None) -> Sitting:
    """Persons with their totals, as `p1=12`."""
    if round_ is None:
        refuse("tournament/enter-round")
    pairs = [re.fullmatch(r"(.+)=([-+−]?\d{1,5})", word.strip()) for word in words]
    wrong = [word for word, pair in zip(words, pairs, strict=True) if pair is None]
    if wrong:
        refuse("tournament/bad-total", text=", ".join(wrong))
    found = [(entrant_named(tournament.entrants, one[1]), int(one[2].replace("−", "-"))) for one in pairs if one]
    return Sitting(round_, table, tuple(who for who, _ in found), tuple(total for _, total in found))


def _in_words(tournament: Tournament, line: Json, say: Catalogue) -> str:
    """The result as a line of text."""
    names = tournament.names()
    if tournament.format.persons:
        seats, totals = line["seats"], line["totals"]
        assert isinstance(seats, list)
        assert isinstance(totals, list)
        return ", ".join(f"{names[seat]} {total:+}" for seat, total in zip(seats, totals, strict=True))
    lus = line.get("lus")
    score = f" {lus[0]}:{lus[1]}" if isinstance(lus, list) else ""
    return f"{names[str(line['a'])]} – {names[str(line['b'])]}{score} ({say('tournament/stage-' + str(line['stage']))})"
