"""The circle of citations is closed, and the page that shows it is up to date."""

from __future__ import annotations

import pytest

import rules_coverage
from stik.messages import LANGUAGES
from stik.rulebook import Status, book


@pytest.mark.parametrize("game", rules_coverage.GAMES)
def test_every_citation_exists_and_every_enforced_article_is_cited_and_tested(game: str) -> None:
    assert list(rules_coverage.circle(game).problems()) == []


def test_the_coverage_page_is_up_to_date() -> None:
    assert rules_coverage.PAGE.read_text("utf-8") == rules_coverage.page(), "run `make docs`"


@pytest.mark.parametrize("game", rules_coverage.GAMES)
def test_the_book_is_complete_in_every_language(game: str) -> None:
    rulebook = book(game)
    for article in rulebook:
        for texts in (article.title, article.text, article.reason):
            assert all(texts[language].strip() for language in LANGUAGES if texts), article.id
        assert bool(article.reason) == (article.status is not Status.ENFORCED), article.id
        assert all(other in rulebook for other in article.see), article.id


def test_voms_has_every_article_of_the_sheets_and_every_ruling() -> None:
    rulebook = book("voms")
    wanted = [f"T.{n}" for n in range(1, 48)] + ["T.7a", "T.head"] + [f"T.P.{c}" for c in "abcdef"]
    wanted += [f"I.{n}" for n in range(1, 50)] + ["I.head"] + [f"I.P.{c}" for c in "abcdef"]
    wanted += [f"{sheet}.TF.{n}" for sheet in "TI" for n in range(1, 5)]
    wanted += [f"{sheet}.F.{n}" for sheet in "TI" for n in range(1, 6)]
    wanted += [f"W.A{n}" for n in range(1, 13)] + [f"W.B{n}" for n in range(1, 11)] + [f"W.C{n}" for n in range(1, 8)]
    wanted += [f"W.W{n}" for n in range(1, 12)] + [f"W.S{n}" for n in range(1, 8)] + [f"W.H{n}" for n in range(1, 6)]
    wanted += ["W.head", "W.L", "W.2p", "W.3p", "W.25", "W.Q1", "W.Q2", "W.Q3"]
    wanted += [f"V{n}" for n in range(1, 115)]
    assert [article for article in wanted if article not in rulebook] == []


def test_vira_has_every_paragraph_every_contract_and_every_ruling() -> None:
    rulebook = book("vira")
    counts = {"A": 9, "B": 4, "C": 15, "D": 10, "E": 8, "F": 4, "G": 4, "H": 4, "J": 2, "K": 1, "L": 3, "M": 1}
    wanted = [f"SM.{section}{n}" for section, count in counts.items() for n in range(1, count + 1)]
    wanted += ["SWS.notes", *(f"SWS.{n}" for n in range(1, 41))]
    rulings = {"A": 13, "B": 19, "C": 7, "P": 4}
    wanted += [f"VR.{section}{n}" for section, count in rulings.items() for n in range(1, count + 1)]
    assert sorted(wanted) == sorted(article.id for article in rulebook)
