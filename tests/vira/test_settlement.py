"""Money: the worked examples, the tariff, antes, pinnar by class, laid hands."""

from __future__ import annotations

import pytest

from stik import vira
from stik.engine import balance
from stik.errors import InvalidSetup
from stik.vira import Case, Form, Grade, Outcome, TrumpClass, price
from stik.vira.contracts import BY_KEY
from tests.vira.table import after, deal, hand, money

RULES = vira.PRESETS["sm2025"]
O, F, H = TrumpClass.OFARG, TrumpClass.FARG, TrumpClass.HOGSTA  # noqa: E741


def paid(
    key: str,
    outcome: str,
    *classes: TrumpClass,
    form: Form = Form.TRUMP,
    grade: Grade = Grade.PLAIN,
    pool: int = 16,
    out: str | None = None,
    tricks: int | None = None,
    **options: object,
) -> dict[str, int]:
    """What everybody gets; D declares against A and B."""
    case = Case(
        contract=BY_KEY[key],
        outcome=Outcome(outcome),
        form=form,
        grade=grade,
        classes=classes or (O,),
        declarer="D",
        defenders=("A", "B"),
        out=out,
        pool=pool,
        tricks=tricks,
    )
    return {name: amount for name, amount in balance(price(RULES.with_options(options), case)).items() if amount}


@pytest.mark.rule("SWS.notes", "VR.A1", "VR.A7", "SWS.3")
def test_examples_one_to_three_a_seven_in_hogsta_farg() -> None:
    assert paid("spel7", "home", H) == {"D": 10, "A": -1, "B": -1, "pool": -8}
    assert paid("spel7", "bet", H) == {"D": -10, "A": 1, "B": 1, "pool": 8}
    assert paid("spel7", "kodilj", H) == {"D": -18, "A": 1, "B": 1, "pool": 16}


@pytest.mark.rule("SWS.37")
def test_example_four_solo_grande_misar_ouverte() -> None:
    assert paid("solo-grande-ouverte", "home", form=Form.MISAR)["D"] == 56


@pytest.mark.rule("SM.A9", "SWS.notes", "SWS.11")
def test_example_five_omvingel_seven() -> None:
    assert paid("vingel7", "home", H, O) == {"D": -4, "A": 2, "B": 2}


@pytest.mark.rule("SWS.notes", "VR.A6", "VR.A13", "SWS.18")
def test_example_six_a_laid_gask_bid_i_farg() -> None:
    assert paid("gask3", "laid", H, grade=Grade.FARG) == {"D": -10, "A": 1, "B": 1, "pool": 8}


@pytest.mark.rule("SWS.notes", "SWS.31")
def test_example_seven_a_laid_solo_is_paid_as_ofarg() -> None:
    assert paid("solo9", "laid", H) == {"D": -20, "A": 2, "B": 2, "pool": 16}


@pytest.mark.rule("VR.A13", "SWS.29")
def test_a_laid_hand_is_paid_by_its_gradation() -> None:
    assert paid("vira", "laid", H)["A"] == 2
    assert paid("vira", "laid", H, grade=Grade.FARG)["A"] == 4
    assert paid("vira", "laid", H, grade=Grade.HOGSTA)["A"] == 8
    assert paid("gask4", "laid", form=Form.MISAR)["A"] == 1
    assert paid("spel9", "laid", H)["A"] == 3  # a köpspel by the trump chosen before the purchase


TARIFF = {
    "begar": (1, -1, -2, -1),
    "turne6": (1, -1, -2, -1),
    "turne7": (1, -1, -2, -1),
    "turne8": (2, -1, -2, -1),
    "gask0": (1, -1, -2, -1),
    "vira": (1, -1, -2, -1),
    "solo6": (1, -1, -2, -2),
    "solo-vira": (1, -1, -2, -2),
    "vingel6": (1, -2, -4, -2),
    "vingel8": (2, -2, -4, -2),
    "tringel9": (1, -3, -6, -3),
}
SECOND = {
    "begar": (0, -3, -5, -3),
    "spel9": (0, -3, -5, -3),
    "turne6": (0, -3, -5, -3),
    "turne8": (1, -3, -5, -3),
    "vingel6": (0, -6, -10, -6),
    "vingel7": (0, -6, -10, -6),
    "vingel8": (1, -6, -10, -6),
    "tringel9": (0, -9, -15, -9),
}
MISAR = {"kopmisar3": (1, -1, -2, -1), "gok": (1, -2, -4, -2), "solo-grande": (1, -1, -2, -2)}


@pytest.mark.rule("VR.A1", "VR.A2", "VR.A3", "VR.A4", "VR.A5", "VR.A6", "VR.A10", "VR.A11", "SM.A9")
def test_the_tariff() -> None:
    for rows, classes, form in ((TARIFF, (O,), Form.TRUMP), (SECOND, (O, O), Form.TRUMP), (MISAR, (O,), Form.MISAR)):
        for key, bets in rows.items():
            found = [
                -paid(key, result, *classes, form=form, pool=160).get("pool", 0) // 8
                for result in ("home", "bet", "kodilj", "laid")
            ]
            assert tuple(found) == bets, key


@pytest.mark.rule("VR.A3")
def test_a_bonus_for_overtricks_where_a_club_plays_it() -> None:
    bonus = {"turn8_overtrick_bonus": True, "pool": 80}
    assert [-paid("turne8", "home", O, tricks=d, **bonus)["pool"] // 8 for d in (8, 9, 11)] == [1, 2, 4]  # type: ignore[arg-type]
    assert paid("vingel8", "home", O, O, tricks=8, **bonus).get("pool", 0) == 0  # type: ignore[arg-type]


@pytest.mark.rule("VR.A9", "VR.A12")
def test_antes_fill_a_pool_that_is_too_small() -> None:
    empty = paid("solo6", "home", pool=0)
    assert (empty.get("D", 0), empty["A"], empty["B"], empty["pool"]) == (0, -8, -8, 16)
    short = paid("vingel8", "home", pool=7, out="C")  # 16 are due: one round of four antes is enough
    assert short["C"] == -8
    assert short["pool"] == 32 - 16
    twice = paid("vingel8", "home", pool=0, ante=4)
    assert twice["pool"] == 24 - 16  # two rounds of three
    assert "pool" not in paid("vingel6", "home", O, O, pool=0)  # nothing is due
    spared = paid("vingel8", "home", pool=0, out="C", out_antes=False)
    assert "C" not in spared


@pytest.mark.rule("VR.A7", "VR.A8")
def test_pinnar_are_single_and_between_the_players() -> None:
    assert paid("solo10", "kodilj", H, out="C") == {"D": -48, "A": 16, "B": 16, "pool": 16}
    assert paid("solo10", "kodilj", H, kodilj_doubles_pinnar=True)["A"] == 32
    assert paid("solo10", "home", H, out="C", out_shares_pinnar=True)["C"] == -16


def test_every_payment_cites_and_names_its_reason() -> None:
    case = Case(contract=BY_KEY["vingel8"], outcome=Outcome.HOME, classes=(H, O), out="D")
    entries = price(RULES, case)
    assert [entry.reason for entry in entries] == [
        *["pool/ante"] * 4,
        "pool/lifted",
        "pinnar/first-try",
        "pinnar/first-try",
        "pinnar/home",
        "pinnar/home",
    ]
    assert all(entry.cites and entry.amount > 0 for entry in entries)


def test_an_impossible_game_has_no_price() -> None:
    with pytest.raises(InvalidSetup) as caught:
        price(RULES, Case(contract=BY_KEY["gok"], outcome=Outcome.HOME, grade=Grade.FARG, classes=(O, O)))
    assert {fault.code for fault in caught.value.faults} == {
        "setup/no-such-form",
        "setup/no-gradation",
        "setup/no-second-try",
    }


@pytest.mark.rule("SWS.notes", "VR.A10")
def test_both_tries_are_paid_at_the_table() -> None:
    state = deal("bid spel9", "pass", "pass", "trump h", "buy", "again", "trump c", "buy", "lay", pool=0)
    assert money(state) == {"A": -24 - 2 * 3 - 2 * 1, "B": 4, "C": 4, "pool": 24}
    assert vira.score(state).pool == 24
    assert {entry.reason for entry in state.entries} == {"pool/set-laid", "pinnar/first-try", "pinnar/not-home"}


@pytest.mark.rule("VR.A8", "VR.A12")
def test_the_one_who_sits_out_antes_but_has_no_pinnar() -> None:
    state = deal("bid solo-grande", "pass", "pass", "go", "buy", "buy", table=4, dealer=0, pool=0)
    assert state.game.declarer == 1
    state = after(state, f"play {hand(state, 1)[0]}", "concede")
    assert money(state) == {"A": -8 - 4, "B": 8 - 8 + 8, "C": -8 - 4, "D": -8, "pool": 24}
