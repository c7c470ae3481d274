"""What a person at a table of Vira can type: bids by any name, questions, and what is refused with which article."""

from __future__ import annotations

import pytest

from stik import vira
from stik.cards import Suit
from stik.cli.vira.reading import read_said_bid, read_said_contract, read_said_suit
from stik.cli.vira.words import ME
from stik.errors import NotationError
from stik.messages import LANGUAGES, Language, catalogue
from stik.rulebook import book
from stik.vira import CONTRACTS, Phase
from stik.vira.notation import write_bid
from tests.cli.vira_player import Player, play
from tests.cli.voms_player import plain
from tests.vira.table import after, deal, hand, suit

SPELLINGS = {
    "7-spel": "spel7",
    "7 spel": "spel7",
    "spel7+farg": "spel7+farg",
    "8-SPEL i färg": "spel8+farg",
    "begär i högsta färg": "begar+hogsta",
    "Begär högsta": "begar+hogsta",
    "gask på 2": "gask2",
    "gask 2": "gask2",
    "gask": "gask",
    "gask+farg": "gask+farg",
    "köpmisär på 3": "kopmisar3",
    "Köpmisär": "kopmisar",
    "turné": "turne",
    "vingel 8": "vingel8",
    "gök": "gok",
    "solo vira": "solo-vira",
    "vira": "vira",
    "solo petite": "solo-petite",
    "solo grande misär ouverte royale": "solo-grande-ouverte-royale",
    "solo-petite-ouverte": "solo-petite-ouverte",
    "tringel 9": "tringel9",
}


@pytest.mark.parametrize("text", SPELLINGS)
def test_bids_are_read_as_they_are_said(text: str) -> None:
    assert write_bid(read_said_bid(text)) == SPELLINGS[text]


@pytest.mark.parametrize("contract", CONTRACTS, ids=lambda contract: contract.key)
def test_every_contract_is_read_by_its_key_and_by_its_name(contract: vira.Contract) -> None:
    assert read_said_contract(contract.key) is contract
    for language in LANGUAGES:
        assert read_said_contract(catalogue(language)(f"contract-{contract.key}")) is contract


@pytest.mark.parametrize("text", ["", "bubu", "solo misär", "7", "gask 9", "spel7+"])
def test_what_is_no_bid(text: str) -> None:
    if text == "spel7+":
        assert write_bid(read_said_bid(text)) == "spel7"
        return
    with pytest.raises(NotationError):
        read_said_bid(text)


def test_an_unspecified_bid_is_no_contract() -> None:
    with pytest.raises(NotationError) as error:
        read_said_contract("gask")
    assert error.value.code == "setup/unspecified-contract"


@pytest.mark.parametrize(
    ("text", "language", "wanted"),
    [
        ("h", "en", Suit.HEARTS),
        ("♠", "sv", Suit.SPADES),
        ("ruter", "sv", Suit.DIAMONDS),
        ("klør", "da", Suit.CLUBS),
        ("hearts", "da", Suit.HEARTS),
        ("högsta färg", "sv", Suit.HEARTS),
        ("färg", "sv", Suit.DIAMONDS),
    ],
)
def test_suits_are_read_as_they_are_said(text: str, language: Language, wanted: Suit) -> None:
    assert read_said_suit(text, Suit.HEARTS, language) is wanted


class _At:
    """Sits the person down in a deal that is already under way, types the lines and keeps what they get back."""

    def __init__(self, patch: pytest.MonkeyPatch, state: vira.State, *lines: str, language: Language = "en") -> None:
        assert state.to_act == ME
        self.state = state
        typed = iter(lines)
        self.states: list[vira.State | None] = []

        def say(it: Player) -> str | None:
            if it.state is None:
                return ""
            if not self.states:
                it.table.words.hogsta = state.setup.hogsta
            self.states.append(it.state)
            return next(typed, None)

        class Dealt:
            pass

        def dealt(*_: object) -> object:
            found = Dealt()
            found.state = state  # type: ignore[attr-defined]
            return found

        patch.setattr("stik.match.vira.next_deal", dealt)
        self.player = Player(patch, say)
        self.result = play("--seed", "3", "--lang", language)
        assert self.result.exit_code == 0, self.result.exception
        self.answers = [plain(text) for text in self.player.prompts[-len(lines) :]]


BOUGHT = ("bid begar", "pass", "pass", "trump c")
OPEN = ("bid gask3", "pass", "pass")

REFUSED: list[tuple[tuple[str, ...], str, str, str]] = [
    ((), "pass", "bid/forhand-opens", "SM.A1"),
    ((), "tringel 9", "bid/no-tringel", "SM.A3"),
    ((), "turné 6 i färg", "bid/no-gradation", "SWS.2"),
    ((), "gask i färg", "bid/grade-without-number", "SM.A4"),
    ((), "buy 1", "turn/not-now", ""),
    (("bid begar", "bid spel8", "pass"), "7-spel", "bid/too-low", "SM.F1"),
    (("bid begar", "bid solo-vira", "pass"), "gask", "bid/none-left", "SM.A4"),
    (("bid solo", "pass", "pass"), "gask 3", "choose/other-family", "SM.A4"),
    (("bid spel7+farg", "pass", "pass"), "c", "trump/outside-grade", "SWS.notes"),
    (("bid spel7", "pass", "pass"), "misär", "misar/no-such-form", "SWS.3"),
    (("bid spel7", "pass", "pass"), "buy 1 2", "trump/first", "SM.G1"),
    (("bid vingel6", "pass", "pass"), "d", "trump/not-turned", "VR.B1"),
    ((*OPEN,), "keep 1 2", "play/wrong-count", "SWS.18"),
    ((*OPEN,), "1 2 3 4", "play/wrong-count", "SWS.18"),
    (("bid turne6", "pass", "pass"), "0", "play/wrong-count", "VR.B16"),
    ((*BOUGHT, "buy"), "claim", "turn/not-now", ""),
    (("bid solo6", "pass", "pass", "trump c"), "again", "again/no-second-try", "SWS.15"),
    ((*BOUGHT, "buy", "go", "buy", "buy"), "concede", "call/no-concession", "SM.C14"),
    ((*BOUGHT, "buy", "go", "buy", "buy"), "lay", "turn/not-now", ""),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("calls", "line", "code", "cite"), REFUSED, ids=[f"{row[2]} {row[1]}" for row in REFUSED])
def test_what_is_refused_says_why_with_the_article_and_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, calls: tuple[str, ...], line: str, code: str, cite: str, language: Language
) -> None:
    state = deal(*calls, talon="9c 8s", hands={0: "Ac Kc 7c 3c Js 8h 6s Jh 9h 5h 10d 8d 7d"}, hogsta="h")
    at = _At(monkeypatch, state, line, "?", language=language)
    assert at.states[0] is state
    assert at.states[1] is state, "a refused action changes nothing"
    say, shown = catalogue(language), plain(at.result.output)
    assert say("play/refused") in shown
    if code == "turn/not-now":
        assert plain(say(code, phase=say(f"vira/phase-{state.phase.value}"))) in shown
    elif code != "play/wrong-count":
        assert plain(say(code)) in shown
    if cite:
        article = book("vira")[cite]
        assert f"{article.id} {article.title[language]}" in shown


@pytest.mark.rule("VR.P1")
def test_a_revoke_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    state = deal("bid begar", "pass", "pass", "trump c", "buy", "go", "buy", "buy", hands={0: suit("h"), 1: suit("s")})
    state = after(state, "play Ah")
    two = deal(
        "bid begar",
        "bid spel7",
        "pass",
        "pass",
        "trump c",
        "buy",
        "go",
        "buy",
        "buy",
        dealer=1,
        hands={0: "Ac Kh Qh 3h 2h 5s 6s 7s 8s 9s 3d 4d 5d", 2: suit("h", "A J 10")},
    )
    assert two.to_act == 2
    two = after(two, "play Ah")
    at = _At(monkeypatch, two, "why Ac", "Ac", "9d", "why Kh")
    assert at.states[0] is at.states[2] is two
    assert "You can follow suit: play ♥." in plain(at.result.output)
    assert "You do not hold 9♦." in plain(at.result.output)
    assert "That is allowed." in plain(at.result.output)
    assert state.phase is Phase.PLAY


def test_questions_at_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    state = deal(hands={0: suit("h")})
    lines = [
        "",
        "7",
        "bubu",
        "solo misär",
        "why",
        "why pass",
        "why gask 2",
        "rule sm.b1",
        "rule SM.Z9",
        "last",
        "table",
    ]
    at = _At(monkeypatch, state, *lines, "legal", "bids", "bids solo", "bids poker", "?", "x")
    text = plain(at.result.output)
    assert "Name a game, such as 7-spel" in text
    assert "7 could be many games" in text
    assert "“bubu” is not a bid" in text
    assert "A solo misär is always bid by its full name" in text
    assert "Add what you want to do" in text
    assert "Förhand opens the auction with a bid" in text
    assert "That is allowed." in text
    assert book("vira")["SM.B1"].title["en"] in text
    assert "There is no article “SM.Z9”" in text
    assert "No trick has been taken in this deal yet." in text
    assert "a bet is 8 pinnar" in text
    assert "There is no kind of game “poker”" in text
    assert "divide the pulla and leave" in text
    assert all(found is state for found in at.states)


def test_commands_in_the_persons_language(monkeypatch: pytest.MonkeyPatch) -> None:
    state = deal(hands={0: suit("h", "A K Q J 10 9 8") + " " + suit("c", "2 3 4 5 6 7")})
    lines = ["varför pass", "budtabell vingel", "solo 6", "hjärter", "spela", "0", "lägg upp"]
    at = _At(monkeypatch, state, *lines, language="sv")
    text = plain(at.result.output)
    assert "det första budet får inte vara pass" in text
    assert "Omvingel 8" in text
    assert "Du bjuder Solo 6." in text
    assert "Trumf är ♥, högsta färg." in text
    assert "Du lägger upp handen" in text


def test_the_defender_may_accept_or_refuse_a_claim_and_sees_the_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    state = deal(
        "bid begar",
        "pass",
        "bid solo8",
        "pass",
        "trump h",
        "go",
        "buy",
        "buy",
        hands={2: suit("h"), 0: suit("c")},
    )
    state = after(state, f"play {hand(state, 0)[0]}", f"play {hand(state, 1)[0]}", "claim")
    assert state.to_act == ME
    at = _At(monkeypatch, state, "play 1", "hm", "refuse")
    text = plain(at.result.output)
    assert "Hand of Carl: A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ 2♥" in text
    assert "accept or refuse first" in text
    assert "You want to see it played." in text


@pytest.mark.rule("SM.C9", "VR.B19")
def test_own_discards_are_shown_until_the_first_own_card(monkeypatch: pytest.MonkeyPatch) -> None:
    state = deal("bid begar", "pass", "pass", "trump h", hands={0: suit("h", "A K Q J 10 9 8 7 6 5") + " 2c 2s 2d"})
    at = _At(monkeypatch, state, "1 12 13", "go", "1", "?")
    first, after_it = (plain(text) for text in at.player.prompts[-4:-2]), plain(at.player.prompts[-2])
    assert all("Your discards: 2♠ 2♣ 2♦" in text for text in first)
    assert "Your discards" not in after_it


@pytest.mark.rule("SM.B1")
def test_a_pass_that_would_be_tjuvpass_is_pointed_out(monkeypatch: pytest.MonkeyPatch) -> None:
    state = deal("bid gok", dealer=1, hands={0: suit("c", "A K Q J 10") + " " + suit("s", "A K Q J 10") + " Ah 2d Kd"})
    at = _At(monkeypatch, state, "pass")
    assert "pass (tjuvpass: you have 1 of 2 läggarder, SM.B1)" in at.answers[0]


def test_enter_plays_the_only_card_that_may_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    state = deal("bid begar", "bid spel7", "pass", "pass", "trump c", "buy", "go", "buy", "buy", dealer=1,
                 hands={0: "Kh 2c 3c 4c 5s 6s 7s 8s 9s 3d 4d 5d 6d", 2: suit("h", "A J 10")})  # fmt: skip
    at = _At(monkeypatch, after(state, "play Ah"), "", "")
    assert "Only K♥ may be played. Enter plays it." in plain(at.result.output)
    final = at.states[-1]
    assert final is not None
    assert "Kh" not in hand(final, 0)
    assert "4d" in hand(final, 0), "an empty line plays nothing where there is a choice"
