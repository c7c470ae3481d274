"""The history of a table from beginning to end: what is over by what is stored of it, a running deal by the engine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple, cast

from stik.app.deeds import FACTS, Acted, Dealt, DealtAgain, Opened, read_deed
from stik.app.history import BrokenHistory, folding
from stik.app.plays import Events, Play
from stik.app.plays.running import Stored
from stik.app.ports import Entry, Moment
from stik.app.settings import TableSettings
from stik.app.table import NO_FACTS, Otherwise, Table, dealt, empty_match, evolved, facts_of, kept, opened
from stik.engine import IllegalAction, LaterEdition
from stik.errors import StikError
from stik.protocol.claims import Proof, apart
from stik.protocol.record import Shuffle, read_record


class Folded(NamedTuple):
    """One entry of a history: the table before and after it, what happened, and what came of it."""

    entry: Entry
    before: Table | None
    after: Table
    events: Events
    facts: Stored
    difference: Proof | None = None
    """Where the engine decides otherwise about the deal that ends here."""
    by_facts: bool = False


class _Deal(NamedTuple):
    """The entries from where a deal begins until the next does, and how many of them it takes to its end."""

    entries: Sequence[Entry]
    ends: int | None


def folded(entries: Sequence[Entry], *, now: Moment | None = None, every: bool = False) -> Iterator[Folded]:
    """The entries of a history in turn; raises `BrokenHistory`, and `LaterEdition`.

    The engine is asked about the last deal, about those that spectators still see now, and about those of which
    nothing is stored; or about every deal. Of the others the cards between beginning and end are passed over.
    """
    table: Table | None = None
    parts = _parts(entries)
    for number, part in enumerate(parts, 1):
        with folding(entries[0].table, part.entries[0].version):
            last = number == len(parts)
            ended = None if part.ends is None else part.entries[part.ends].at
            seen = table is not None and now is not None and ended is not None and ended + table.lag > now
            whole = ended is not None and "start" in _facts(part.entries[0])
            steps = _part(table, part, last=last, asks=every or last or not whole or seen)
        yield from steps
        table = steps[-1].after


def followed(table: Table, entry: Entry) -> Folded:
    """The next entry of a history, by the engine; raises what the engine raises, and `Otherwise`."""
    assert entry.version == table.version + 1, "a history has no gaps"
    facts = _facts(entry)
    after, events = evolved(table, read_deed(entry.kind, entry.data), entry.at, facts)
    return Folded(entry, table, after, events, facts or facts_of(table, after))


def _parts(entries: Sequence[Entry]) -> list[_Deal]:
    begins = [at for at, entry in enumerate(entries) if at == 0 or entry.kind == Dealt.kind]
    return [_Deal(some, _end(some)) for some in (entries[a:b] for a, b in pairwise([*begins, len(entries)]))]


def _facts(entry: Entry) -> Stored:
    return cast("Stored", entry.data.get(FACTS, NO_FACTS))


def _end(entries: Sequence[Entry]) -> int | None:
    """Where it is stored what came of a deal, or that it was given up."""
    ends = (at for at, entry in enumerate(entries) if "deal" in _facts(entry) or entry.kind == DealtAgain.kind)
    return next(ends, None)


def _part(table: Table | None, part: _Deal, *, last: bool, asks: bool) -> list[Folded]:
    if not asks:
        return list(_by_facts(table, part, None))
    try:
        return list(_by_engine(table, part.entries))
    except (LaterEdition, BrokenHistory):
        raise
    except Exception as error:
        if part.ends is None and not (last and table is not None and part.entries[0].kind == Dealt.kind):
            raise
        return list(_by_facts(table, part, _difference(1 if table is None else table.deals + 1, part, error)))


def _by_engine(table: Table | None, entries: Sequence[Entry]) -> Iterator[Folded]:
    for entry in entries:
        if table is None:
            step = Folded(entry, None, *opened(entry.table, _opening(entry), entry.at), _facts(entry))
        else:
            step = followed(table, entry)
        yield step
        table = step.after


def _opening(entry: Entry) -> Opened:
    deed = read_deed(entry.kind, entry.data)
    assert isinstance(deed, Opened), "a history begins with its table"
    return deed


def _by_facts(table: Table | None, part: _Deal, difference: Proof | None) -> Iterator[Folded]:
    """The deal stands as it ended from the moment that it begins; where it did not end, the table is stuck.

    So that who lags behind does not learn the result before its time, nobody sees it until it has ended.
    """
    begins = part.entries[0]
    seen = begins.at if part.ends is None else part.entries[part.ends].at
    shuffle, actions = _actions(part)
    end = NO_FACTS if part.ends is None else _facts(part.entries[part.ends])
    first = _facts(begins)

    def told(play: Play, shuffle: Shuffle | None) -> tuple[Play, Events]:
        if "deal" not in end:
            return play, ()
        begun = first.get("start")
        if begun is None and shuffle is not None:  # the deal ran when facts began to be stored
            begun = play.dealt(shuffle)[0].begun
        return play.told(begun or {}, shuffle, actions, end["deal"]), ()

    if table is None:
        opening = _opening(begins)
        play, _ = told(empty_match(opening, TableSettings.model_validate(opening.settings)), shuffle)
        after, events = opened(begins.table, opening, begins.at, play)
    else:
        deed = read_deed(begins.kind, begins.data)
        assert isinstance(deed, Dealt), "a deal begins with the dealing"
        stuck = difference if part.ends is None else None
        now = replace(table, version=begins.version, touched=begins.version, since=begins.at, stuck=stuck)
        after, events = dealt(now, deed.secret, told)
        if "deal" not in end:  # another process may still play it, and from the shuffle follow all hands
            after = replace(after, shuffle=None)
        events = events[:1]
    passed: Entry | None = None
    for at, entry in enumerate(part.entries):
        before, facts = table, _facts(entry)
        if entry.kind == Acted.kind:
            passed = entry
            if at not in (part.ends, len(part.entries) - 1):
                continue  # of the cards only what came of them matters
        if at > 0:
            after, events, passed = *_passed(after, passed, entry), None
        if "outcome" in facts:
            after = replace(after, play=after.play.concluded(facts["outcome"]))
        ends = at == part.ends and "deal" in facts
        if ends:
            events = (*events, {"event": "deal-over", "number": after.deals})
        if ends and difference is not None:
            cites = ", ".join(difference.cites) or "none"
            events = (*events, {"event": "deal-by-facts", "number": difference.deal, "cites": cites})
        shown = entry if entry.at >= seen else replace(entry, at=seen)
        yield Folded(shown, before, after, events, facts, difference if ends else None, by_facts=True)
        table = after


def _passed(table: Table, played: Entry | None, entry: Entry) -> tuple[Table, Events]:
    """The table after an entry and the cards before it, about which the engine is not asked."""
    if played is not None:
        after = replace(table, version=played.version, touched=played.version, since=played.at)
        table = replace(after, proposal=kept(table.proposal))
    return (table, ()) if entry is played else evolved(table, read_deed(entry.kind, entry.data), entry.at)


def _actions(part: _Deal) -> tuple[Shuffle | None, list[str]]:
    """What was done in a deal, without what was taken back; an exercise began with a part of it."""
    actions: list[str] = []
    shuffle = None
    if exercise := cast("Stored", part.entries[0].data.get("exercise", {})):
        (played,) = read_record(str(exercise["record"])).deals
        shuffle, actions = played.shuffle, list(played.actions)
    for entry in part.entries[: 0 if part.ends is None else part.ends + 1]:
        if entry.kind == Acted.kind:
            actions.append(str(entry.data["action"]))
        if "left" in (facts := _facts(entry)):
            del actions[facts["left"] :]
    return shuffle, actions


def _difference(deal: int, part: _Deal, error: Exception) -> Proof:
    """What an error says about a deal that is stored otherwise."""
    code, cites = type(error).__name__, tuple[str, ...]()
    match error:
        case Otherwise(args=(came,)) if came is not None:
            told = _facts(part.entries[part.ends or 0])["deal"]
            then, now = ({**one, **one["line"], "line": None, "lines": None, "after": None} for one in (told, came))
            return Proof("facts/otherwise", deal, False, apart(then, now), _cites(told["line"], came["line"]))
        case IllegalAction(refusal=refusal):
            code, cites = refusal.code, refusal.cites
        case Otherwise():
            code = "facts/goes-on"
        case StikError():
            code = error.code
    return Proof("facts/refused", deal, False, {"why": code}, cites)


def _cites(was: Stored, now: Stored) -> tuple[str, ...]:
    """The articles of the lines that only one of the two has."""
    lines = [line for line in (*was["lines"], *now["lines"]) if (line in was["lines"]) is not (line in now["lines"])]
    return tuple(dict.fromkeys(cite for line in lines for cite in line["cites"]))
