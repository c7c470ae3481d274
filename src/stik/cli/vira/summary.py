"""The end of a deal and of a sitting in words: every payment and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from stik.cli.faces import coloured
from stik.cli.layout import panel
from stik.cli.vira.words import Words
from stik.engine import Entry
from stik.match.vira import Sitting, divide
from stik.messages import Catalogue
from stik.vira import Form, Outcome, View
from stik.vira.rules import POOL, SEATS

TJUVPASS = "tjuvpass/compensation"


def deal_panel(words: Words, view: View, deal: int, after: Sitting) -> RenderableType:
    """How the game ended, every payment, and how everybody stands afterwards."""
    change = view.settlement
    assert change is not None
    lines: list[RenderableType] = [_result(words, view)]
    if view.entries:
        lines.append(payments(words.say, view.entries, words.account))
    else:
        lines.append(Text(words.say("vira/nothing-paid")))
    if any(entry.reason == TJUVPASS for entry in view.entries):
        lines.append(Text(words.say("vira/tjuvpass-why"), "bold magenta"))
    lines.append(Text(words.say("vira/change", list=words.stand(change[seat] for seat in view.setup.seats))))
    lines.append(Text(words.say("vira/stand", list=words.stand(after.net), pool=after.pool), "bold"))
    return panel(words.say("vira/deal-over", number=deal), *lines, style="green")


def _result(words: Words, view: View) -> Text:
    game, outcome = view.declared, view.outcome
    assert game is not None
    assert outcome is not None
    contract = words.contract(game.contract, game.grade)
    name = words.name(game.declarer)
    code = f"vira/result-{outcome.value}"
    line = words.say(code, seat=SEATS[game.declarer], name=name, contract=contract)
    tricks = view.tricks[game.declarer]
    if outcome is Outcome.LAID or (outcome is Outcome.HOME and game.needed is not None and tricks < game.needed):
        return Text(line, "bold")  # given up by one side or the other: the tricks say nothing
    if game.form is Form.MISAR or game.needed is None:
        return Text(f"{line} {words.say('vira/result-misar-tricks', tricks=tricks)}", "bold")
    return Text(f"{line} {words.say('vira/result-tricks', tricks=tricks, needed=game.needed)}", "bold")


def payments(say: Catalogue, entries: Iterable[Entry], name: Callable[[str], str]) -> Table:
    """From whom, to whom, how much, and why by which articles."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column()
    for entry in merged(entries):
        reason = Text.assemble(say(entry.reason), (f" ({', '.join(entry.cites)})", "dim"))
        grid.add_row(f"{name(entry.payer)} → {name(entry.payee)}", str(entry.amount), reason)
    return grid


def merged(entries: Iterable[Entry]) -> list[Entry]:
    """The ledger with what is paid for the same reason added up."""
    amounts: Counter[Entry] = Counter()
    for entry in entries:
        amounts[replace(entry, amount=0)] += entry.amount
    return [replace(kind, amount=amount) for kind, amount in amounts.items()]


def farewell(words: Words, sitting: Sitting, *, unfinished: bool, seed: str) -> Iterator[RenderableType]:
    """The division of the pulla and the totals ("SM.L1", "SM.L2", "SM.L3")."""
    say = words.say
    yield Text(f" {say('vira/left', deals=sitting.deals)}")
    if unfinished:
        yield Text(f" {say('vira/unfinished')}")
    if sitting.deals:
        entries = divide(sitting.pool, sitting.net)
        if sitting.pool:
            cites = ", ".join(dict.fromkeys(cite for entry in entries for cite in entry.cites))
            yield Text(f" {say('vira/division', pool=sitting.pool, cites=cites)}")
        else:
            yield Text(f" {say('vira/pool-empty')}")
        yield Padding(_totals(words, sitting, entries), (0, 0, 0, 1))
    yield coloured(f" {say('play/thanks', seed=seed)}", "dim")


def _totals(words: Words, sitting: Sitting, entries: tuple[Entry, ...]) -> Table:
    grid = Table.grid(padding=(0, 0, 0, 3))
    for title in ("", "net", "share", "rest", "total"):
        name = words.say(f"vira/column-{title}") if title else ""
        grid.add_column(name, justify="right" if title else "left", no_wrap=True)
    grid.show_header = True
    for seat, net in enumerate(sitting.net):
        share, rest = (_got(entries, SEATS[seat], reason) for reason in ("pool/share", "pool/rest"))
        figures = [words.signed(figure) for figure in (net, share, rest, net + share + rest)]
        grid.add_row(words.name(seat), *figures[:-1], Text(figures[-1], "bold"))
    return grid


def _got(entries: Iterable[Entry], account: str, reason: str) -> int:
    return sum(
        entry.amount for entry in entries if entry.payee == account and entry.payer == POOL and entry.reason == reason
    )
