"""What the screen of a Vira table shows: roles, colours, the open bids, what is needed, payments and why."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from stik import vira
from stik.cli.vira.bids import PAGES, biddable, family_page, is_open, next_bids, page
from stik.cli.vira.summary import deal_panel, farewell
from stik.cli.vira.table import frame
from stik.cli.vira.words import Words
from stik.match.vira import Sitting
from stik.messages import LANGUAGES, Language, catalogue
from stik.vira import CONTRACTS, PRESETS, Bid, Family
from stik.vira.contracts import rank
from stik.vira.legality import legal_actions
from tests.cli.voms_player import plain
from tests.vira.table import after, deal, hand, suit

SM = PRESETS["sm2025"]


def _words(language: Language = "en", rules: vira.Rules = SM, table: int = 3) -> Words:
    return Words(catalogue(language), rules, 4 if table == 4 else 3)


def _printed(*parts: RenderableType, width: int = 80) -> str:
    console = Console(file=StringIO(), width=width)
    console.print(*parts, sep="\n")
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def _shown(state: vira.State, seat: int = 0, words: Words | None = None) -> str:
    words = words or _words(table=state.setup.table)
    words.hogsta = state.setup.hogsta
    drawn = frame(
        vira.view(state, seat),
        words,
        deal=1,
        net=(3, -4, 1, 0)[: state.setup.table],
        size=(80, 24),
        plain=True,
        settled=False,
    )
    text = _printed(drawn.head, drawn.table, drawn.hand)
    assert max(map(cell_len, text.splitlines())) <= 80
    return text


def test_the_head_names_every_role_and_the_colours() -> None:
    state = deal("bid begar", "bid spel7", table=4, dealer=1, hogsta="d")
    text = _shown(state)
    assert "högsta färg ♦ · färg ♥ · ofärg ♣ ♠" in text
    assert "pulla 16" in text
    you, brita, carl, disa = text.splitlines()[1:5]
    assert "sits out" in you
    assert "dealer" in brita
    assert "▶Brita" in brita
    assert "förhand" in carl
    assert "Begär" in carl
    assert "mellanhand" in disa
    assert "7-spel" in disa
    assert "net −4" in brita


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", list(PRESETS))
def test_the_bid_table_says_of_every_contract_whether_it_is_open(preset: str, language: Language) -> None:
    """The table agrees with the engine over every bid that can stand."""
    words = _words(language, PRESETS[preset])
    for standing in (Bid(row.family, row, grade) for row in CONTRACTS for grade in vira.Grade):
        if standing.contract is None or (standing.grade and not standing.contract.graded):
            continue
        if standing.contract not in biddable(words.rules):
            continue
        state = vira.apply(deal(rules=words.rules), standing).state
        legal = {bid.contract for bid in legal_actions(state) if isinstance(bid, Bid)} - {None}
        stands = rank(standing.contract, standing.grade)
        assert {row for row in biddable(words.rules) if is_open(row, stands)} == legal
        pages = [page(words, number, stands, width=80, command="bids") for number in range(1, len(PAGES) + 1)]
        marked = {line[1:3].strip() for line in _printed(*pages).splitlines() if line.startswith("•")}
        assert marked == {str(row.no) for row in legal if row is not None}


def test_graded_bids_over_the_same_game_are_offered_by_their_name() -> None:
    lines = _printed(*next_bids(_words(), rank(CONTRACTS[0]), rows=8, width=80, more="bids")).splitlines()
    assert "Begär i färg⁺" in lines[1]
    lines = _printed(
        *next_bids(_words(), rank(CONTRACTS[0], vira.Grade.FARG), rows=8, width=80, more="bids")
    ).splitlines()
    assert "Begär i högsta färg " in lines[1]
    assert "more open bids: type bids" in lines[-2]
    assert "Without a number: Gask, Köpmisär, Solo, Vingel, Turné" in lines[-1]


def test_when_nothing_is_left_to_bid() -> None:
    top = rank(CONTRACTS[-1], vira.Grade.HOGSTA)
    assert "No bid is left" in _printed(*next_bids(_words(), top, rows=8, width=80, more="bids"))


@pytest.mark.parametrize("family", list(Family))
def test_a_page_for_every_kind_of_game(family: Family) -> None:
    words = _words("sv", PRESETS["stockholm"])
    text = _printed(family_page(words, family, None, width=80))
    assert all(words.contract(row) in text for row in CONTRACTS if row.family is family)


def test_the_play_shows_what_is_needed() -> None:
    state = deal("bid spel7", "pass", "pass", "trump h", "buy", "go", "buy", "buy", hands={0: suit("h")})
    state = after(state, "play Ah", f"play {hand(state, 1)[0]}", f"play {hand(state, 2)[0]}")
    text = plain(_shown(state, 0))
    assert "You play 7-spel" in text
    assert "Trumps ♥, högsta färg" in text
    assert "1 of 7 tricks, 12 to come" in text
    assert "Defenders 0: bet at 7, kodilj at 8" in text
    assert "Last trick to you" in text


def test_cards_that_may_not_be_played_are_crossed() -> None:
    state = deal(
        "bid begar", "bid spel7", "pass", "pass", "trump c", "buy", "go", "buy", "buy", dealer=1,
        hands={0: "Kh 3h 5s 6s 7s 8s 9s 3d 4d 5d 6d 7d 8d", 2: suit("h", "A J 10")},
    )  # fmt: skip
    cards = _shown(after(state, "play Ah")).splitlines()[-1]
    assert "K♥  " in cards
    assert "9♠×" in cards


@pytest.mark.rule("SM.A7")
def test_an_open_hand_is_shown_and_a_closed_one_is_not() -> None:
    calls = ("bid begar", "pass", "bid solo-grande-ouverte", "pass", "go")
    state = deal(*calls, hands={2: suit("h")})
    assert "A♥" not in _shown(after(state, "buy"), 0)
    text = _shown(after(state, "buy", "buy"), 0)
    assert "Hand of Carl: A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ 2♥" in text
    assert "Open misär with 13 cards" in text


def test_twenty_six_cards_fit() -> None:
    assert " 26 " in _shown(deal("bid vira", "pass", "pass"))


def _over(*lines: str, **values: object) -> tuple[vira.State, str]:
    state = deal(*lines, **values)  # type: ignore[arg-type]
    assert state.phase is vira.Phase.OVER
    words = _words(table=state.setup.table)
    settled = vira.settlement(state)
    after_it = Sitting(state.rules, state.setup.table, 0, tuple(settled[seat] for seat in state.setup.seats), 9, 1)
    return state, plain(_printed(deal_panel(words, vira.view(state, 0), 1, after_it)))


def test_every_payment_is_told_with_its_articles() -> None:
    state, text = _over("bid vingel6", "pass", "pass", "trump c", "buy 2c 3c", "lay", talon="9c 8s",
                        hands={0: suit("c", "2 3 4 5 6 7")})  # fmt: skip
    assert "You laid the hand in Vingel 6." in text
    for entry in state.entries:
        assert catalogue("en")(entry.reason) in text
        assert f"({', '.join(entry.cites)})" in text
    assert "This deal: You −16, Brita 0, Carl 0." in text


@pytest.mark.rule("SM.B1")
def test_tjuvpass_is_explained() -> None:
    low, high = "2c 3c 4c 5c 2s 3s 4s 2h 3h 4h 2d 3d 4d", suit("c", "A K Q J 10") + " " + suit("s", "A K Q J")
    state = deal("bid gok", "pass", "pass", "go", hands={0: low, 1: high}, table=4)
    while state.phase is not vira.Phase.OVER:
        state = vira.apply(state, legal_actions(state)[-1]).state
    assert state.outcome is vira.Outcome.HOME
    text = plain(_printed(deal_panel(_words(table=4), vira.view(state, 0), 1, Sitting.start(SM, table=4))))
    paid = [entry for entry in state.entries if entry.reason == "tjuvpass/compensation"]
    assert paid
    assert "Tjuvpass: over a gök first hand passes only with läggarder in two suits" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("SM.L1", "SM.L2", "SM.L3")
def test_the_division_is_told_with_its_articles(language: Language) -> None:
    words = _words(language)
    sitting = Sitting(SM, 3, 0, (-20, 3, 0), 17, 4)
    text = _printed(*farewell(words, sitting, unfinished=True, seed="7"))
    assert "SM.L1, SM.L2, SM.L3" in text
    rows = {line.split()[0]: line.split()[1:] for line in text.splitlines() if len(line.split()) == 5}
    assert rows[words.name(0)] == ["−20", "+5", "+2", "−13"]
    assert rows[words.name(1)] == ["+3", "+5", "0", "+8"]
    empty = _printed(*farewell(words, Sitting(SM, 3, 0, (0, 0, 0), 0, 2), unfinished=False, seed="7"))
    assert words.say("vira/pool-empty") in empty
