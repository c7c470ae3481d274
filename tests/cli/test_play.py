"""`stik play voms` from the first card to the last, as a person types it."""

from __future__ import annotations

from functools import partial
from io import StringIO
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text
from typer.testing import CliRunner

from stik.cards import parse_cards
from stik.cli import screen
from stik.cli.main import app
from stik.cli.screen import Frame
from stik.cli.voms import words
from stik.cli.voms.game import Sitting
from stik.cli.voms.person import Person
from stik.cli.voms.words import Words
from stik.messages import LANGUAGES, Language, catalogue
from stik.rulebook import book
from stik.voms import PRESETS, Phase, PlayCards, Position, Rules, Setup, apply, place, view, why_not
from tests.cli.terminal import typed_in_a_terminal
from tests.cli.voms_player import Player, plain, play, script


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", list(PRESETS))
def test_a_whole_game(monkeypatch: pytest.MonkeyPatch, preset: str, language: Language) -> None:
    chance = Random(f"{preset} {language}")
    player = Player(monkeypatch, lambda it: it.legal(chance))
    result = play("--rules", preset, "--lang", language, "--seed", str(chance.randrange(1000)))
    assert result.exit_code == 0, result.exception
    say = catalogue(language)
    assert player.table.game.winner is not None
    assert say("play/left-between") in result.output
    winner = player.table.words.side(player.table.game.winner, object_form=True)
    assert plain(say("play/game-won", side=winner, score="")).rstrip(".: ") in plain(result.output)


@pytest.mark.parametrize("players", [2, 3])
def test_as_many_sit_down_as_the_rules_allow(monkeypatch: pytest.MonkeyPatch, players: int) -> None:
    chance = Random(players)
    player = Player(monkeypatch, lambda it: it.legal(chance))
    result = play("--rules", "25", "--table", str(players), "--lang", "en", f"--seed={players}")
    assert result.exit_code == 0, result.exception
    assert len(player.table.game.score) == players


@pytest.mark.parametrize(("game", "rules", "allowed"), [("voms", "worms-2p", "2"), ("vira", "sm2025", "3–4")])
def test_no_other_number_sits_down(game: str, rules: str, allowed: str) -> None:
    result = CliRunner().invoke(app, ["play", game, f"--rules={rules}", "--table=5", "--lang=en"])
    assert result.exit_code == 2
    assert f"This rule set is for {allowed} players at a table; you asked for 5." in plain(result.output)


@pytest.mark.parametrize("seed", range(6))
def test_a_table_where_faults_happen_and_winners_call_stop(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    chance = Random(seed)
    Player(monkeypatch, lambda it: it.legal(chance))
    options = ["faults=allowed", "stop=manual", "bottom_check=true", "redeal=or"]
    result = play(*(part for option in options for part in ("--option", option)), f"--seed={seed}", "--lang=en")
    assert result.exit_code == 0, result.exception
    assert "The deal is void: Voms or Toqu lay in a first hand (T.6)." in plain(result.output)


def test_the_same_seed_gives_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    outputs = []
    for _ in range(2):
        chance = Random(1)
        Player(monkeypatch, partial(Player.legal, chance=chance))
        outputs.append(play("--seed", "11", "--lang", "da").output)
        monkeypatch.undo()
    assert outputs[0] == outputs[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_move_shows_the_sentence_and_the_article(monkeypatch: pytest.MonkeyPatch, language: Language) -> None:
    states = []

    def lines(it: Player) -> str | None:
        if it.table.state.phase is not Phase.PLAY or it.table.state.to_act != it.table.me:
            return ""
        states.append(it.table.state)
        return "1 2 3" if len(states) == 1 else None

    Player(monkeypatch, lines)
    result = play("--seed", "3", "--lang", language)
    state = states[0]
    refusal = why_not(state, PlayCards(parse_cards("8s 9c 5s")))
    assert refusal is not None
    assert states[1] is state, "a refused move changes nothing"
    article = book("voms")[refusal.cites[0]]
    shown = plain(result.output)
    assert plain(catalogue(language)(refusal.code, **dict(refusal.params))) in shown
    assert f"{article.id} {article.title[language]}" in shown
    assert plain(article.text[language]) in shown


def _answers(monkeypatch: pytest.MonkeyPatch, *lines: str, language: Language = "en") -> list[str]:
    """What each line gets back at the first turn of a known game."""
    typed = iter(lines)
    player = Player(monkeypatch, lambda it: next(typed, None) if it.table.state.phase is Phase.PLAY else "")
    play("--seed", "2", "--lang", language)
    return [plain(text) for text in player.prompts[-len(lines) :]]


def test_questions_at_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    empty, number, twice, word, why, rule, unknown, legal, last, table, helped = _answers(
        monkeypatch, "", "9", "1 1", "bubu", "why 1", "rule t.29", "rule T.99", "legal", "last", "table", "?"
    )
    assert "Nothing played." in empty
    assert "1 to 4" in number
    assert "Name each card once." in twice
    assert "“bubu” is not a card" in word
    assert "may be played" in why
    assert "T.29" in rule
    assert book("voms")["T.29"].title["en"] in rule
    assert "There is no article “T.99”" in unknown
    assert "You may play" in legal
    assert "Last trick" in last
    assert "Played exactly by the rule set “tournament rules”." in table
    assert "leave the table" in helped


def test_commands_in_the_persons_language(monkeypatch: pytest.MonkeyPatch) -> None:
    why, legal, helped = _answers(monkeypatch, "hvorfor 1", "lovlige", "hjælp", language="da")
    assert "må lægges" in why
    assert "Du må lægge" in legal
    assert "forlad bordet" in helped


@pytest.mark.parametrize("word", ["quit", "q", "slut", None])
@pytest.mark.parametrize("after", [0, 1, 3])
def test_leaving_is_polite(monkeypatch: pytest.MonkeyPatch, word: str | None, after: int) -> None:
    lines = ["", "1", "1", "1"][:after] + ([word] if word else [])
    Player(monkeypatch, script(*lines))
    result = play("--seed", "3", "--lang", "da")
    assert result.exit_code == 0
    assert "Du rejser dig fra bordet. Der stod du og Nuka 0/9, Malik og Nivi 0/9." in plain(result.output)
    assert "Tak for spillet." in result.output


def test_ctrl_c_is_polite(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    result = CliRunner().invoke(app, ["play", "voms", "--seed", "3", "--lang", "en"])
    assert result.exit_code == 0
    assert "You leave the table." in result.output


def test_every_wrong_option_is_named() -> None:
    options = ["--rules=poker", "--option=bubu=1", "--option=max_lead=9", "--option=knock=perhaps", "--option=what"]
    result = CliRunner().invoke(app, ["play", "voms", *options, "--lang=en"])
    assert result.exit_code == 2
    shown = plain(result.output)
    assert "There is no rule set “poker”" in shown
    assert "There is no option “bubu”." in shown
    assert "The option “max_lead” cannot be 9; it can be 1, 2, 3, 4." in shown
    assert "The option “knock” cannot be perhaps; it can be true, false." in shown
    assert "“what” is not an option" in shown
    assert "first_trick_ban" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_game_is_refused_in_the_users_language(language: Language) -> None:
    result = CliRunner().invoke(app, ["play", "whist", "--lang", language])
    assert result.exit_code == 2
    assert catalogue(language)("setup/unknown-game", name="whist", known="voms, vira") in plain(result.output)


def test_house_rules_are_told_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    Player(monkeypatch, script())
    result = play("--option=max_lead=2", "--option=target=12", "--lang=sv")
    shown = plain(result.output)
    assert "man spelar ut högst två kort (annars: man spelar ut upp till fyra kort)" in shown
    assert "Löss som vinner partiet: 12 (annars: 9)" in shown


class _Quiet:
    """A screen that answers by itself."""

    width, height = 80, 24

    def __init__(self, *answers: str) -> None:
        self.answers, self.questions = list(answers), list[str]()

    def note(self, line: object) -> None: ...

    def new_notes(self) -> None: ...

    def show(self, picture: object, *, beats: float) -> None: ...

    def say(self, *lines: object) -> None: ...

    def ask(self, frame: Frame, question: object, panel: object = None) -> str:  # noqa: ARG002
        self.questions.append(str(question))
        return self.answers.pop(0)


@pytest.mark.parametrize(("answer", "laid"), [("y", "8s 9s"), ("n", "9s 8s")])
@pytest.mark.rule("V29")
def test_an_order_that_takes_over_is_proposed(answer: str, laid: str) -> None:
    rules = Rules()
    hands = ["7c 7s 7h 7d", "9c 9d 5c 5s", "9s 8s Qc Qs", "5h 5d 6c 6s"]
    stock = [c for c in rules.pack if c.text not in " ".join(hands).split()]
    setup = Setup.of(rules, dealer=0, score=(0, 0), target=(9, 9), first_deal=False)
    position = Position(
        hands=tuple(map(parse_cards, hands)),
        stock=tuple(stock),
        leader=1,
        units=(0, 0),
        gain=(0, 0),
        ataataq=(0, 0),
    )
    state = apply(place(setup, position), PlayCards(parse_cards("9c 9d"))).state
    quiet = _Quiet("9s 8s", answer)
    person = Person(Words(catalogue("en"), rules), quiet)
    blank = Frame("", "", "")
    action = person.play(view(state, 2), blank, lambda action: why_not(state, action, seat=2))
    assert "In the order 8♠ 9♠ you take over" in quiet.questions[-1]
    assert action == PlayCards(parse_cards(laid))


def test_cited_articles_exist() -> None:
    tables = [value for name, value in vars(words).items() if name.isupper() and isinstance(value, dict)]
    cited = {cite for table in tables for cites in table.values() if isinstance(cites, tuple) for cite in cites}
    assert len(cited) > 15
    assert [cite for cite in sorted(cited) if cite not in book("voms")] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", list(PRESETS))
def test_everything_fits_on_a_small_terminal(monkeypatch: pytest.MonkeyPatch, preset: str, language: Language) -> None:
    """Table, hand and question share 24 lines of 80 columns in every position of a game."""
    console = Console(file=StringIO(), force_terminal=True, width=80, height=24, color_system=None)
    terminal = screen.Terminal(console, 0.0, more="more", back="back")
    table = Words(catalogue(language), PRESETS[preset])
    sitting = Sitting(table, terminal, seed="8", plain=False)
    drawn: list[list[str]] = []
    monkeypatch.setattr(screen.Terminal, "_draw", lambda _, lines: drawn.append(lines))
    chance = Random(5)

    def read(_: str) -> str:
        lines = [Text.from_ansi(line).plain for line in drawn[-1]]
        assert len(lines) <= 22
        assert max(map(cell_len, lines)) <= 80
        if sitting.state.phase is Phase.PLAY and not any("more" in line or "back" in line for line in lines):
            assert any("╭" in line for line in lines)
            assert any(table.say("play/your-hand") in line for line in lines)
        if len(drawn) > 100 or sitting.game.winner is not None:
            raise screen.Left
        if sitting.state.to_act == sitting.me and sitting.state.phase is Phase.PLAY:
            plays = [action for action in sitting.view.actions if isinstance(action, PlayCards)]
            return " ".join(card.text for card in chance.choice(plays).cards) if chance.randrange(9) else "1 2 3 4 5"
        return ""

    monkeypatch.setattr(screen, "_read", read)
    with pytest.raises(screen.Left):
        sitting.run()
    assert len(drawn) > 50


def test_a_real_terminal() -> None:
    """In a terminal the game is drawn in place, on a page of its own, and the farewell stays."""
    text = typed_in_a_terminal("voms", b"\n?\nquit\n")
    assert "\x1b[?1049h" in text
    assert "At the table" in text
    assert "You leave the table." in text.rpartition("\x1b[?1049l")[2]


@pytest.mark.parametrize("game", ["voms", "vira"])
def test_a_level_that_no_bot_has_is_refused(game: str) -> None:
    result = CliRunner().invoke(app, ["play", game, "--bots", "grandmaster", "--lang", "en"])
    assert result.exit_code == 2
    assert "“grandmaster”; there is random, beginner" in plain(result.output)
