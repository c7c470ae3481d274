"""`stik vira price` and `stik vira bids`: the worked examples, every row of the tariff, and what contradicts itself."""

from __future__ import annotations

import json

import pytest
from rich.cells import cell_len
from typer.testing import CliRunner, Result

from stik.cli.main import app
from stik.messages import LANGUAGES, Language, catalogue
from stik.vira import CONTRACTS, Contract, Family, Rules, TrumpClass
from stik.vira.tariff import row_name
from tests.cli.voms_player import plain

TWICE = [row for row in CONTRACTS if row.family.value in Rules().second_try_min_talon._fields]
RESULTS = ("home", "bet", "kodilj", "laid")


def run(*arguments: str) -> Result:
    return CliRunner(env={"COLUMNS": "80"}).invoke(app, ["vira", *arguments])


def priced(*arguments: str) -> dict[str, dict[str, int]]:
    result = run("price", *arguments, "--json")
    assert result.exit_code == 0, result.output
    answer: dict[str, dict[str, int]] = json.loads(result.output)
    assert sum(answer["totals"].values()) == 0
    return answer


EXAMPLES = [
    ("spel7 --class hogsta --result home", {"declarer": 10, "left": -1, "right": -1, "pool": -8}),
    ("spel7 --class hogsta --result bet", {"declarer": -10, "left": 1, "right": 1, "pool": 8}),
    ("spel7 --class hogsta --result kodilj", {"declarer": -18, "left": 1, "right": 1, "pool": 16}),
    ("solo-grande-ouverte --result home", {"declarer": 56, "left": -24, "right": -24, "pool": -8}),
    (
        "vingel7 --class ofarg --try 2 --first-class hogsta --result home",
        {"declarer": -4, "left": 2, "right": 2, "pool": 0},
    ),
    ("gask3 --grade farg --result laid", {"declarer": -10, "left": 1, "right": 1, "pool": 8}),
    ("solo9 --result laid", {"declarer": -20, "left": 2, "right": 2, "pool": 16}),
]


@pytest.mark.parametrize(("line", "totals"), EXAMPLES, ids=[line for line, _ in EXAMPLES])
@pytest.mark.rule("VR.A1", "SWS.notes")
def test_the_seven_worked_examples(line: str, totals: dict[str, int]) -> None:
    answer = priced(*line.split(), "--pool", "16")
    assert answer["totals"] == totals
    assert answer["pool"] == {"before": 16, "after": 16 + totals["pool"]}


def _arguments(contract: Contract, trump: TrumpClass) -> list[str]:
    return [] if contract.tricks is None else ["--class", trump.name.lower()]


@pytest.mark.parametrize("result", RESULTS)
@pytest.mark.parametrize("contract", CONTRACTS, ids=lambda contract: contract.key)
def test_every_contract_pays_by_the_bid_table_and_by_its_row_of_the_tariff(contract: Contract, result: str) -> None:
    """Bets and pinnar are counted here from the tables alone; a full pulla asks for no antes."""
    for trump in TrumpClass:
        answer = priced(contract.key, *_arguments(contract, trump), "--result", result, "--pool", "800")
        as_bid = result == "laid" and contract.family in {Family.GASK, Family.SOLO, Family.VIRA}
        column = 0 if contract.tricks is None or as_bid else int(trump)
        pinnar = contract.pinnar[column] * (1 if result == "home" else -1)
        bets = getattr(Rules().tariff.row(row_name(contract, 1)), result)
        assert answer["totals"] == {
            "declarer": 8 * bets + 2 * pinnar,
            "left": -pinnar,
            "right": -pinnar,
            "pool": -8 * bets,
        }


@pytest.mark.parametrize("result", RESULTS)
@pytest.mark.parametrize(
    "contract", [row for row in CONTRACTS if row.family.value in Rules().second_try_min_talon._fields]
)
@pytest.mark.rule("SM.A9", "VR.A5", "VR.A10", "VR.A11")
def test_every_second_try(contract: Contract, result: str) -> None:
    line = [contract.key, "--class=farg", "--first-class=hogsta", "--try=2", f"--result={result}", "--pool=800"]
    answer = priced(*line)
    bets = getattr(Rules().tariff.row(row_name(contract, 2)), result)
    pinnar = contract.pinnar[1] * (1 if result == "home" else -1) - contract.pinnar[2]
    assert answer["totals"]["pool"] == -8 * bets
    assert answer["totals"]["left"] == answer["totals"]["right"] == -pinnar


@pytest.mark.rule("SM.B1")
def test_thieves() -> None:
    made = ["gok", "--result=home", "--pool=80"]
    assert priced(*made, "--thieves=1")["totals"] == {"declarer": 8, "left": -3, "right": 3, "pool": -8}
    assert priced(*made, "--thieves=2")["totals"] == {"declarer": 8, "left": 0, "right": 0, "pool": -8}
    four = priced(*made, "--thieves=1", "--table=4")["totals"]
    assert four == {"declarer": 8, "left": -4, "right": 2, "out": 2, "pool": -8}
    assert priced(*made, "--thieves=2", "--table=4")["totals"]["out"] == 2
    assert priced(*made, "--thieves=1", "--rules=stockholm")["totals"]["left"] == 0


@pytest.mark.rule("VR.A9", "VR.A12")
def test_antes() -> None:
    totals = priced("turne8", "--class=ofarg", "--result=home", "--table=4")["totals"]
    assert totals == {"declarer": 16 - 8 + 2, "left": -9, "right": -9, "out": -8, "pool": 16}
    house = priced("turne8", "--class=ofarg", "--result=home", "--table=4", "--option=out_antes=false")["totals"]
    assert house["out"] == 0


@pytest.mark.rule("VR.A3")
def test_overtricks_where_they_count() -> None:
    line = ["turne8", "--class=ofarg", "--result=home", "--pool=80", "--option=turn8_overtrick_bonus=true"]
    assert priced(*line, "--tricks=10")["totals"]["pool"] == -8 * 3
    assert priced(*line, "--tricks=8")["totals"]["pool"] == -8


CONTRADICTIONS: list[tuple[str, list[str]]] = [
    ("kopmisar2 --class farg --result home", ["price/misar-has-no-class"]),
    ("gask2 --misar --class hogsta --result home", ["price/misar-has-no-class"]),
    ("solo8 --class farg --try 2 --first-class farg --result bet", ["setup/no-second-try"]),
    ("spel7 --class farg --result home --thieves 1", ["price/thieves"]),
    ("gok --result bet --thieves 2", ["price/thieves"]),
    ("spel7 --result home", ["price/class-missing"]),
    ("turne7 --class farg --grade farg --result home", ["setup/no-gradation"]),
    ("spel7 --class ofarg --grade hogsta --result home", ["price/class-outside-grade"]),
    ("spel7 --class farg --try 2 --result home", ["price/first-class-missing"]),
    ("spel7 --class farg --first-class farg --result home", ["price/first-class-alone"]),
    ("gask5 --misar --result home", ["setup/no-such-form"]),
    ("gask3 --misar --grade farg --result home", ["price/graded-misar"]),
    ("spel7 --class farg --result home --tricks 6", ["price/tricks-disagree"]),
    (
        "bubu --class x --result y --table 7 --thieves 9 --try 3 --pool -1",
        ["notation/contract", *["price/unknown"] * 6],
    ),
    ("solo --class farg --result home", ["setup/unspecified-contract"]),
    (
        "gok --class hogsta --grade farg --try 2 --thieves 1 --result kodilj",
        ["price/misar-has-no-class", "setup/no-gradation", "setup/no-second-try", "price/thieves"],
    ),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("line", "codes"), CONTRADICTIONS, ids=[line for line, _ in CONTRADICTIONS])
def test_contradictions_are_named_all_at_once(line: str, codes: list[str], language: Language) -> None:
    result = run("price", *line.split(), "--lang", language)
    assert result.exit_code == 2
    shown, say = plain(result.output), catalogue(language)
    for code in codes:
        values = dict.fromkeys(("contract", "option", "value", "allowed", "text", "tricks"), "\x00")
        sentence = plain(say(code, form="misar", grade=_grade(line), result="home", **values))
        pieces = [piece.strip() for piece in sentence.split("\x00") if len(piece.strip()) > 3]
        assert pieces
        assert all(piece in shown for piece in pieces), (code, shown)
    assert len(result.output.strip().split("\n\n")) == 1


def _grade(line: str) -> str:
    return "hogsta" if "--grade hogsta" in line else "farg"


def test_rules_and_case_are_checked_together() -> None:
    result = run("price", "spel7", "--result=home", "--rules=poker", "--option=bubu=1", "--lang=en")
    shown = plain(result.output)
    assert result.exit_code == 2
    assert "There is no rule set “poker”" in shown
    assert "There is no option “bubu”." in shown
    assert "Say the class of the trumps" in shown


def test_a_contract_may_be_called_by_its_name() -> None:
    assert priced("Gask på 3", "--result=laid", "--pool=16") == priced("gask3", "--result=laid", "--pool=16")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("contract", CONTRACTS, ids=lambda contract: contract.key)
def test_prices_in_words_are_narrow_and_complete(contract: Contract, language: Language) -> None:
    say = catalogue(language)
    arguments = _arguments(contract, TrumpClass.HOGSTA)
    result = run("price", contract.key, *arguments, "--result=home", "--table=4", "--lang", language)
    assert result.exit_code == 0
    assert max(map(cell_len, result.output.splitlines())) <= 80
    shown = plain(result.output)
    assert say(f"contract-{contract.key}") in shown
    for account in ("A", "B", "C", "D", "pool"):
        assert say(f"price/role-{account}") in shown
    assert say("pool/lifted") in shown
    assert "VR.A1" in shown
    if contract.family is Family.TRINGEL:
        assert "SM.A3" in shown


# the bid table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", ["sm2025", "stockholm"])
def test_the_whole_bid_table(preset: str, language: Language) -> None:
    result = run("bids", "--rules", preset, "--lang", language)
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert max(map(cell_len, lines)) <= 80
    say = catalogue(language)
    for contract in CONTRACTS:
        row = next(line for line in lines if line.split()[:1] == [str(contract.no)])
        assert say(f"contract-{contract.key}") in row
        bets = Rules().tariff.row(row_name(contract, 1))
        figures = [f"{figure:+d}".replace("-", "−") if figure else "0" for figure in bets]
        pinnar = [str(figure) for figure in contract.pinnar] + ["–"] * (3 - len(contract.pinnar))
        assert row.split()[-7:] == [*pinnar, *figures]
        assert ("⁺" in row) == contract.graded
    assert say("vira/row-omvingel8") in result.output
    assert (say("vira/row-omtringel") in result.output) == (preset == "stockholm")


def test_a_wide_table_shows_what_to_type() -> None:
    result = CliRunner(env={"COLUMNS": "120"}).invoke(app, ["vira", "bids", "--lang", "en"])
    assert "solo-grande-ouverte-royale" in result.output


def test_a_clubs_own_tariff_is_printed() -> None:
    result = run("bids", "--option=tariff.gok.bet=-7", "--lang=en")
    row = next(line for line in result.output.splitlines() if "Gök" in line)
    assert "−7" in row
    assert run("bids", "--rules=poker", "--lang=en").exit_code == 2
