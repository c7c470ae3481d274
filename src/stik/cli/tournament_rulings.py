"""`stik tournament penalty`, `disqualify` and `decide`: what the organiser rules, and what it changes."""

from __future__ import annotations

from typing import Annotated

import typer

from stik.cli.language import LanguageOption
from stik.cli.tournament_changes import changes_json, given_json, print_changes, print_given
from stik.cli.tournament_output import FileArgument, JsonOption, print_json, refuse, say_line
from stik.cli.tournament_store import Stored, opened
from stik.messages import Catalogue
from stik.tournaments import By, Decision, Penalty, Stage, Tournament, changes, draw_lot, standings
from stik.tournaments.filing import with_line, with_withdrawal, without_entrant
from stik.tournaments.naming import entrant_named
from stik.tournaments.writing import Json, decision_to_file, number, penalty_to_file

EntrantArgument = Annotated[str, typer.Argument(metavar="ENTRANT", help="By id or name.")]
ReasonOption = Annotated[str, typer.Option(help="Why.")]


def penalty(
    file: FileArgument,
    entrant: EntrantArgument,
    points: Annotated[float, typer.Option(help="Points off, as -1; 0 is a warning.")] = 0,
    reason: ReasonOption = "",
    cites: Annotated[list[str] | None, typer.Option(help="The article, as T.P.f.")] = None,
    stage: Annotated[str, typer.Option(help="The stage whose table it counts in.")] = "pool",
    as_json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Take points off an entrant, or warn it."""
    with opened(file, lang, as_json=as_json) as (say, event):
        before = event.tournament
        if stage not in set(Stage):
            refuse("tournament/bad-field", where="--stage", wanted=", ".join(Stage))
        who = entrant_named(before.entrants, entrant)
        line = penalty_to_file(Penalty(who, points, Stage(stage), reason, tuple(cites or ())))
        after = event.save(with_line(event.file, "penalties", line))
        sentence = say("tournament/penalised", name=after.names()[who], points=str(number(points)))
    _tell(before, after, {"penalty": line}, sentence, say, as_json=as_json)


def disqualify(
    file: FileArgument,
    entrant: EntrantArgument,
    reason: ReasonOption = "",
    undo: Annotated[bool, typer.Option("--undo", help="Take it back.")] = False,
    as_json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Disqualify an entrant: all its pool games count for the opponents."""
    with opened(file, lang, as_json=as_json) as (say, event):
        before = event.tournament
        who = entrant_named(before.entrants, entrant)
        if (who in before.disqualified) is not undo:
            refuse("tournament/not-disqualified" if undo else "tournament/disqualified-already", name=entrant)
        file_ = without_entrant(event.file, "disqualified", who)
        if not undo:
            file_ |= {"disqualified": sorted({*before.disqualified, who})}
            if reason:
                file_ = with_line(file_, "penalties", penalty_to_file(Penalty(who, reason=reason)))
        after = event.save(file_)
        sentence = say("tournament/reinstated" if undo else "tournament/disqualified-now", name=after.names()[who])
    _tell(before, after, {"disqualified": sorted(after.disqualified)}, sentence, say, as_json=as_json)


def withdraw(
    file: FileArgument,
    entrant: EntrantArgument,
    back: Annotated[bool, typer.Option("--back", help="It plays again.")] = False,
    as_json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Let an entrant leave for good: its games are walkovers, all of them or those it has not played."""
    with opened(file, lang, as_json=as_json) as (say, event):
        before = event.tournament
        who = entrant_named(before.entrants, entrant)
        name = before.names()[who]
        if next(one for one in before.entrants if one.id == who).withdrawn is not back:
            refuse("tournament/not-withdrawn" if back else "tournament/withdrawn-already", name=name)
        after = event.save(with_withdrawal(event.file, who, back=back))
        sentence = say("tournament/is-back" if back else "tournament/has-left", name=name)
    gone = [one.id for one in after.entrants if one.withdrawn]
    _tell(before, after, {"withdrawn": gone}, sentence, say, as_json=as_json)


def decide(
    file: FileArgument,
    tied: Annotated[list[str], typer.Argument(metavar="ENTRANT…", help="The tied, best first unless by lot.")],
    by: Annotated[str, typer.Option(help="lot, organiser or extra-game.")] = "lot",
    reason: ReasonOption = "",
    as_json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Decide a tie that no rule breaks: by lot from the seed, or in the organiser's order with a reason."""
    with opened(file, lang, as_json=as_json) as (say, event):
        before = event.tournament
        order = [entrant_named(before.entrants, text) for text in tied]
        line = decision_to_file(_decision(event, before, order, by, reason))
        after = event.save(with_line(event.file, "decisions", line))
        names = after.names()
        chosen_order = next(one.order for one in reversed(after.decisions))
        sentence = say("tournament/decided", order=", ".join(names[one] for one in chosen_order))
    _tell(before, after, {"decision": line}, sentence, say, as_json=as_json)


def _decision(event: Stored, before: Tournament, order: list[str], by: str, reason: str) -> Decision:
    """The order of a tie that there is; the same seed draws the same lot ("TR.1", "TR.2", "TR.15")."""
    if by not in set(By):
        refuse("tournament/bad-field", where="--by", wanted=", ".join(By))
    if set(order) not in [set(tie) for tie in standings(before).unresolved] or len(set(order)) != len(order):
        refuse("tournament/not-tied", names=", ".join(before.names()[one] for one in order))
    if By(by) is By.LOT:
        if not before.seed:
            refuse("tournament/no-seed", file=str(event.path))
        return Decision(draw_lot(order, before.seed).order, By.LOT, reason)
    if By(by) is By.ORGANISER and not reason:
        refuse("tournament/no-reason")
    return Decision(tuple(order), By(by), reason)


def _tell(before: Tournament, after: Tournament, line: Json, sentence: str, say: Catalogue, *, as_json: bool) -> None:
    found = changes(standings(before), standings(after))
    if as_json:
        print_json(line | {"changes": changes_json(found), "games": given_json(before, after)})
    else:
        say_line(sentence)
        print_given(before, after, say)
        print_changes(after, found, say)
