"""`stik vira price` and `stik vira bids`: what every game costs and brings."""

from __future__ import annotations

import json
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from stik.cli.language import LanguageOption, chosen
from stik.cli.options import changed_rules, refuse
from stik.cli.vira.bids import second_tries, whole
from stik.cli.vira.case import Wanted, read_case
from stik.cli.vira.options import preset_name
from stik.cli.vira.summary import payments
from stik.cli.vira.words import Words
from stik.engine import Entry, balance
from stik.errors import Fault, InvalidSetup
from stik.messages import Catalogue, catalogue
from stik.vira import Case, Family, Form, Outcome, Rules, rules_named
from stik.vira import price as priced
from stik.vira.contracts import PAID_AS_BID
from stik.vira.notation import write_grade
from stik.vira.rules import POOL

vira = typer.Typer(no_args_is_help=True, help="What the games of Vira cost, and the bid table.")

ROLES: Final = {"A": "declarer", "B": "left", "C": "right", "D": "out", POOL: POOL}
"""The accounts of a case, as programs read them."""

RulesOption = Annotated[str, typer.Option("--rules", metavar="PRESET", help="sm2025 or stockholm.")]
HouseOption = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A house rule, such as ante=4; repeatable.")
]


@vira.command()
def price(
    contract: Annotated[str, typer.Argument(help="A game by its key or name, such as spel7, gask3, vingel8.")],
    result: Annotated[str, typer.Option(metavar="RESULT", help="home, bet, kodilj or laid.")],
    trump: Annotated[
        str | None, typer.Option("--class", metavar="CLASS", help="Class of the trumps: ofarg, farg or hogsta.")
    ] = None,
    grade: Annotated[str | None, typer.Option(metavar="GRADE", help="Bid i farg or i hogsta.")] = None,
    attempt: Annotated[int, typer.Option("--try", help="2 after omköp, omturné, omvingel.")] = 1,
    first_class: Annotated[
        str | None, typer.Option(metavar="CLASS", help="Class of the trumps of the first try.")
    ] = None,
    table: Annotated[int, typer.Option(help="3 or 4 at the table.")] = 3,
    pool: Annotated[int, typer.Option(help="Pinnar in the pulla before.")] = 0,
    misar: Annotated[bool, typer.Option("--misar", help="A gask played as misär.")] = False,
    thieves: Annotated[int, typer.Option(help="How many passed a gök without läggarder: 0, 1 or 2.")] = 0,
    tricks: Annotated[int | None, typer.Option(help="The declarer's tricks, where overtricks count.")] = None,
    rules: RulesOption = "sm2025",
    option: HouseOption = None,
    lang: LanguageOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """Say who pays what in a finished game, why, and by which articles."""
    say = catalogue(chosen(lang))
    wanted = Wanted(
        contract=contract,
        result=result,
        trump=trump,
        grade=grade,
        attempt=attempt,
        first=first_class,
        table=table,
        pool=pool,
        misar=misar,
        thieves=thieves,
        tricks=tricks,
    )
    faults: list[Fault] = []
    house = Rules()
    try:
        house = changed_rules(rules_named, Rules(), rules, option or [])
    except InvalidSetup as error:
        faults += error.faults
    try:
        case = read_case(house, wanted)
    except InvalidSetup as error:
        faults += error.faults
    if faults:
        refuse(say, faults, house)
    if as_json:
        typer.echo(json.dumps(_json(say, house, case), ensure_ascii=False))
    else:
        _print(Words(say, house, 4 if table == 4 else 3), case)


@vira.command()
def bids(rules: RulesOption = "sm2025", option: HouseOption = None, lang: LanguageOption = None) -> None:
    """Print the whole bid table with the tariff."""
    say = catalogue(chosen(lang))
    try:
        house = changed_rules(rules_named, Rules(), rules, option or [])
    except InvalidSetup as error:
        refuse(say, error.faults, Rules())
    words, console = Words(say, house, 3), Console(highlight=False)
    console.print(Text(say("price/bids-heading", rules=preset_name(say, house)), "bold"))
    for line in whole(words, width=console.width):
        console.print(line)
    console.print(Text(say("price/bids-second"), "bold"))
    for line in second_tries(words):
        console.print(line)
    notes = ["vira/bids-note-grades", "vira/bids-note-pool", "price/bids-loose"]
    notes += [] if house.tringel else ["price/bids-tringel"]
    for note in notes:
        console.print(say(note), markup=False)
    console.print(say("price/bids-ante", ante=house.ante), markup=False)


def _totals(case: Case, entries: tuple[Entry, ...]) -> dict[str, int]:
    change = balance(entries)
    return {account: change.get(account, 0) for account in (*case.seats, POOL)}


def _json(say: Catalogue, rules: Rules, case: Case) -> dict[str, object]:
    entries = priced(rules, case)
    totals = _totals(case, entries)
    return {
        "contract": case.contract.key,
        "result": case.outcome.value,
        "form": case.form.value,
        "grade": write_grade(case.grade),
        "try": len(case.classes),
        "classes": [trump.name.lower() for trump in case.classes] if case.form is Form.TRUMP else [],
        "table": len(case.seats),
        "rules": rules.preset,
        "payments": [
            {
                "from": ROLES[entry.payer],
                "to": ROLES[entry.payee],
                "amount": entry.amount,
                "reason": entry.reason,
                "text": say(entry.reason),
                "cites": list(entry.cites),
            }
            for entry in entries
        ],
        "totals": {ROLES[account]: amount for account, amount in totals.items()},
        "pool": {"before": case.pool, "after": case.pool + totals[POOL]},
    }


def _print(words: Words, case: Case) -> None:
    say, console = words.say, Console(highlight=False)
    entries = priced(words.rules, case)
    contract = words.contract(case.contract, case.grade)
    console.print(Text(say("price/title", contract=contract, result=case.outcome.value), "bold"))
    table = say("price/table", table=len(case.seats), pool=case.pool)
    console.print(Text(f"{_how(words, case)} · {table}", "dim"))
    if case.contract.family is Family.TRINGEL and not words.rules.tringel:
        console.print(Text(say("price/not-bid", contract=contract), "yellow"))
    console.print()
    console.print(
        payments(say, entries, lambda account: say(f"price/role-{account}")) if entries else Text(say("price/nothing"))
    )
    console.print()
    console.print(Text(say("price/totals"), "bold"))
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(justify="right", no_wrap=True)
    totals = _totals(case, entries)
    for account, amount in totals.items():
        grid.add_row(say(f"price/role-{account}"), words.signed(amount))
    console.print(grid)
    console.print(Text(say("price/pool-after", pool=case.pool + totals[POOL]), "dim"))


def _how(words: Words, case: Case) -> str:
    """By which columns the pinnar are paid."""
    if case.form is Form.MISAR:
        return words.say("price/as-misar")
    if case.outcome is Outcome.LAID and case.contract.family in PAID_AS_BID:
        return words.say("price/as-bid")
    names = [words.class_name(trump) for trump in case.classes]
    if len(names) == 2:
        return words.say("price/by-classes", first=names[0], **{"class": names[1]})
    return words.say("price/by-class", **{"class": names[0]})
