"""`stik play vira` from the first deal to the division of the pulla, as a person types it."""

from __future__ import annotations

from io import StringIO
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text
from typer.testing import CliRunner

from stik.cli import screen
from stik.cli.main import app
from stik.cli.vira.commands import Command
from stik.cli.vira.dialogue import Dialogue
from stik.cli.vira.game import Sitting
from stik.cli.vira.words import ME, Words
from stik.match.vira import divided
from stik.messages import LANGUAGES, Language, catalogue
from stik.vira import PRESETS, Phase
from stik.vira.state import Table
from tests.cli.terminal import typed_in_a_terminal
from tests.cli.vira_player import Player, play, script
from tests.cli.voms_player import plain


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", [3, 4])
@pytest.mark.parametrize("preset", list(PRESETS))
@pytest.mark.rule("SM.L1", "SM.L2", "SM.L3")
def test_a_whole_sitting(monkeypatch: pytest.MonkeyPatch, preset: str, table: int, language: Language) -> None:
    chance = Random(f"{preset} {table} {language}")
    player = Player(monkeypatch, lambda it: it.legal(chance))
    result = play("--rules", preset, "--table", str(table), "--lang", language, "--deals", "9", f"--seed={table}")
    assert result.exit_code == 0, result.exception
    sitting, shown = player.table.sitting, plain(result.output)
    assert sitting.deals == 9
    assert sum(sitting.net) + sitting.pool == 0
    say, words = catalogue(language), player.table.words
    assert plain(say("vira/left", deals=9)) in shown
    for seat, total in enumerate(divided(sitting)):
        row = next(line for line in result.output.splitlines()[::-1] if line.strip().startswith(words.name(seat)))
        assert row.split()[-1] == words.signed(total)
    assert sum(divided(sitting)) == 0


@pytest.mark.parametrize("seed", range(12))
def test_every_trick_may_be_played_and_every_house_rule(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    chance = Random(seed)
    Player(monkeypatch, lambda it: it.legal(chance))
    options = ["stop_when_decided=false", "tringel=true", "gask_keep=at-most", "kopmisar_discard=before-buying"]
    options += ["first_lead=declarer", "turned.turne=2", "out_shares_pinnar=true"]
    arguments = [part for option in options for part in ("--option", option)]
    result = play(*arguments, "--deals=4", f"--table={3 + seed % 2}", f"--seed={seed}", "--lang=sv")
    assert result.exit_code == 0, result.exception


def test_the_same_seed_gives_the_same_sitting(monkeypatch: pytest.MonkeyPatch) -> None:
    outputs = []
    for _ in range(2):
        chance = Random(1)
        Player(monkeypatch, lambda it, chance=chance: it.legal(chance))  # type: ignore[misc]
        outputs.append(play("--seed", "11", "--lang", "da", "--deals", "3").output)
        monkeypatch.undo()
    assert outputs[0] == outputs[1]


def test_the_dealer_goes_round_and_everybody_sits_out_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    dealers: list[int] = []
    chance = Random(2)

    def lines(it: Player) -> str:
        if it.state is not None and (not dealers or len(dealers) <= it.table.sitting.deals):
            dealers.append(it.state.setup.dealer)
        return it.legal(chance)

    Player(monkeypatch, lines)
    result = play("--table=4", "--deals=8", "--seed=5", "--lang=en")
    assert "You sit out this deal and watch." in plain(result.output)
    assert result.output.count("You sit out") == 2


@pytest.mark.parametrize("word", ["quit", "q", "sluta", None])
@pytest.mark.parametrize("after", [0, 1, 3])
def test_leaving_is_polite(monkeypatch: pytest.MonkeyPatch, word: str | None, after: int) -> None:
    lines = ["", "?", "1"][:after] + ([word] if word else [])
    Player(monkeypatch, script(*lines))
    result = play("--seed", "3", "--lang", "sv")
    assert result.exit_code == 0
    assert "Du lämnar bordet innan någon giv är färdigspelad." in plain(result.output)
    assert ("Den påbörjade given räknas inte." in plain(result.output)) == (after > 0)


def test_leaving_in_the_middle_divides_the_pulla_of_the_finished_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = Random(4)

    def lines(it: Player) -> str | None:
        return None if it.table.sitting.deals == 3 and it.acts() else it.legal(chance)

    player = Player(monkeypatch, lines)
    result = play("--seed", "8", "--lang", "en")
    shown = plain(result.output)
    assert "You leave the table after 3 deals. The deal that was under way does not count." in shown
    pool = player.table.sitting.pool
    assert (f"The pulla held {pool} pinnar and is divided (SM.L1" if pool else "The pulla was empty.") in shown


def test_every_wrong_option_is_named() -> None:
    options = ["--rules=poker", "--option=bubu=1", "--option=ante=0", "--option=turned.turne=x"]
    result = CliRunner().invoke(app, ["play", "vira", *options, "--option=what", "--lang=en"])
    assert result.exit_code == 2
    shown = plain(result.output)
    assert "There is no rule set “poker”" in shown
    assert "There is no option “bubu”." in shown
    assert "The option “ante” cannot be 0" in shown
    assert "The option “turned.turne” cannot be x; it can be 1–13." in shown
    assert "“what” is not an option" in shown
    assert "tjuvpass_compensation" in shown


def test_vira_options_are_refused_in_voms() -> None:
    result = CliRunner().invoke(app, ["play", "voms", "--deals=2", "--lang=en"])
    assert result.exit_code == 2
    assert "--deals belongs to Vira" in plain(result.output)


def test_house_rules_are_told_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    Player(monkeypatch, script())
    options = ["ante=4", "tariff.gok.bet=-1", 'turned={"vingel": 3}', "tringel=true", "stop_when_decided=false"]
    result = play(*(f"--option={option}" for option in options), "--lang=sv")
    shown = plain(result.output)
    assert "Pinnar som var och en satsar när pullan inte räcker: 4 (annars: 8)" in shown
    assert "Betar, gök, bet: -1 (annars: -2)" in shown
    assert "Kort som vänds upp i vingel: 3 (annars: 2)" in shown
    assert "tringel 9 får bjudas (annars: tringel 9 bjuds inte)" in shown
    assert "alla stick spelas" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things(language: Language) -> None:
    say = catalogue(language)
    talk = Dialogue(Words(say, PRESETS["sm2025"], 3), screen.Stream(Console(file=StringIO())))
    meanings: dict[str, set[Command]] = {}
    for command in Command:
        for word in (command.value, *talk.synonyms(command)):
            meanings.setdefault(word, set()).add(command)
    assert {word: found for word, found in meanings.items() if len(found) > 1} == {}
    assert not meanings.keys() & set("cshd♣♠♥♦0123456789"), "suits and numbers are no commands"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", [3, 4])
def test_everything_fits_on_a_small_terminal(monkeypatch: pytest.MonkeyPatch, table: Table, language: Language) -> None:
    """Table, hand and question share 24 lines of 80 columns in every position, whatever is asked besides."""
    console = Console(file=StringIO(), force_terminal=True, width=80, height=24, color_system=None)
    terminal = screen.Terminal(console, 0.0, more="more", back="back")
    rules = PRESETS["stockholm"]
    words = Words(catalogue(language), rules, table)
    sitting = Sitting(words, terminal, seed="8", plain=False)
    drawn: list[list[str]] = []
    monkeypatch.setattr(screen.Terminal, "_draw", lambda _, lines: drawn.append(lines))
    chance = Random(5)
    pages = ["bids", "bids 2", "bids 3", "bids solo", "?", "table", "legal", "last", "1 2 3 4 5 6 7 8 9", "rule SM.B1"]
    player = Player.__new__(Player)
    player.sitting = sitting

    def read(_: str) -> str:
        lines = [Text.from_ansi(line).plain for line in drawn[-1]]
        assert len(lines) <= 22, "\n".join(lines)
        assert max(map(cell_len, lines)) <= 80, "\n".join(lines)
        if len(drawn) > 500:
            raise screen.Left
        if not player.acts() or any("more" in line for line in lines):
            return ""
        return chance.choice(pages) if not chance.randrange(3) else player.legal(chance)

    monkeypatch.setattr(screen, "_read", read)
    with pytest.raises(screen.Left):
        sitting.run()


def test_a_real_terminal() -> None:
    """In a terminal the game is drawn in place, on a page of its own, and the division stays."""
    text = typed_in_a_terminal("vira", b"\n?\nbids 3\nquit\n")
    assert "\x1b[?1049h" in text
    assert "Solo grande misär ouverte royale" in text
    assert "You leave the table before" in text.rpartition("\x1b[?1049l")[2]


def test_the_person_is_never_asked_where_there_is_no_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Trumps of a game bid i högsta färg, and a purchase from an empty talon, are the table's business."""
    chance = Random(9)

    def lines(it: Player) -> str:
        if it.acts() and it.state is not None and it.state.phase in {Phase.TRUMP, Phase.CHOOSE}:
            assert len(it.table.view.actions) > 1
        if it.acts() and it.state is not None and it.state.phase is Phase.AUCTION:
            assert it.state.to_act == ME
            return "7-spel i högsta färg" if it.state.auction.rank < 9 else "pass"
        return it.legal(chance)

    Player(monkeypatch, lines)
    result = play("--deals=12", "--seed=2", "--lang=en")
    assert result.exit_code == 0, result.exception
    assert "7-spel i högsta färg" in result.output
