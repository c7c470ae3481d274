"""`stik rules`: the book on the command line."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner, Result

from stik.cli.main import app
from stik.rulebook import Status, book
from stik.rulebook.book import sort_key

VOMS = book("voms")


def rules(*arguments: str, width: int = 200, environment: dict[str, str] | None = None) -> Result:
    surroundings = {"COLUMNS": str(width), "LC_ALL": "C"} | (environment or {})
    return CliRunner().invoke(app, ["rules", *arguments], env=surroundings)


def test_the_whole_book() -> None:
    result = rules("voms", "--lang", "en")
    assert result.exit_code == 0
    listed = [line.split()[1] for line in result.stdout.splitlines()[:-1]]
    assert listed == [article.id for article in VOMS]


def test_one_article() -> None:
    result = rules("voms", "T.29", "--lang", "en")
    assert result.exit_code == 0
    assert result.stdout.startswith(f"T.29  {VOMS['T.29'].title['en']}")
    assert "enforced by the program" in result.stdout
    words = " ".join(result.stdout.split())
    assert VOMS["T.29"].text["en"] in words


@pytest.mark.parametrize("name", ["t.29", "T.29", "v101", "V101", "w.a3", "T.HEAD"])
def test_case_does_not_matter(name: str) -> None:
    result = rules("voms", name, "--lang", "en")
    assert result.exit_code == 0
    assert result.stdout.casefold().startswith(name.casefold() + "  ")


def test_the_beginning_of_several() -> None:
    result = rules("voms", "V10", "--lang", "en")
    assert result.stdout.startswith("V10  "), "an article that is named exactly is shown"
    result = rules("voms", "W.A", "--lang", "en")
    listed = [line.split()[1] for line in result.stdout.splitlines()[:-1]]
    assert listed == [article.id for article in VOMS if article.id.startswith("W.A")]


@pytest.mark.parametrize(("language", "start"), [("da", 0), ("sv", 1), ("en", 2)])
def test_articles_in_every_language(language: str, start: int) -> None:
    for article in list(VOMS)[start::5]:
        result = rules("voms", article.id, "--lang", language)
        assert result.exit_code == 0, article.id
        assert article.title[language] in " ".join(result.stdout.split())


def test_what_the_program_does_not_enforce_has_a_reason_in_every_language() -> None:
    for article in VOMS:
        assert set(article.title) == set(article.text) == {"da", "sv", "en"}, article.id
        assert set(article.reason) == (set() if article.status is Status.ENFORCED else {"da", "sv", "en"}), article.id


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LC_ALL": "da_DK.UTF-8"}, "da"),
        ({"LC_ALL": "", "LC_MESSAGES": "sv_SE"}, "sv"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "da"}, "da"),
        ({"LC_ALL": "sv", "LANG": "da"}, "sv"),
        ({"LC_ALL": "de_DE"}, "en"),
        ({"LC_ALL": "C"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": ""}, "en"),
    ],
)
def test_the_language_of_the_surroundings(environment: dict[str, str], language: str) -> None:
    result = rules("voms", "T.1", environment=environment)
    assert VOMS["T.1"].title[language] in result.stdout


def test_the_option_outranks_the_surroundings() -> None:
    assert VOMS["T.1"].title["sv"] in rules("voms", "T.1", "--lang", "sv", environment={"LC_ALL": "da_DK.UTF-8"}).stdout


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["bridge"], "bridge"),
        (["voms", "T.299"], "T.29"),
        (["voms", "qqqqq"], "qqqqq"),
        (["voms", "[/red]"], "[/red]"),
        (["voms", "T.1", "--lang", "kl"], "da, sv, en"),
        ([], "game"),
    ],
)
def test_wrong_arguments_are_explained(arguments: list[str], says: str) -> None:
    result = rules(*arguments)
    assert result.exit_code == 2
    assert says in result.output
    assert "Traceback" not in result.output


@pytest.mark.parametrize("width", [20, 40, 80])
def test_a_narrow_terminal_loses_no_word(width: int) -> None:
    for article in ("T.head", "V101", "W.25"):
        shown = rules("voms", article, "--lang", "da", width=width).stdout
        assert max(map(len, shown.splitlines())) <= width
        assert set(VOMS[article].text["da"].split()) - set(shown.split()) == set() or width == 20


def test_identifiers_sort_as_people_count() -> None:
    assert sorted(["V10", "V9", "V101", "V1"], key=sort_key) == ["V1", "V9", "V10", "V101"]


def test_see_also_leads_to_articles() -> None:
    for article in VOMS:
        assert article.id not in article.see, article.id
        assert [other for other in article.see if other not in VOMS] == [], article.id
