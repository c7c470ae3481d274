"""The tables are whole: every slug, every sentence in every language, every article for the referee."""

from __future__ import annotations

from pathlib import Path

import pytest

from stik.errors import StikError
from stik.messages import LANGUAGES, catalogue
from stik.protocol.rulings import listing
from stik.rulebook import Status, book
from stik.rulings import GAMES, AnyIrregularity, Kind, irregularities, rule, sections
from stik.rulings.vira import table as vira
from stik.rulings.voms import table as voms
from tests.conftest import documents

VOMS = """card-exposed-by-dealer cards-short-at-draw voms-and-toqu-dealt top-card-at-bottom wrong-cut cut-trick
cut-trick-no-lus trick-grab card-played-stays toqu-before-voms unplayable-card voms-on-seven voms-forbidden partner-toqu
toqu-withheld melted-not-announced toqu-not-shown stock-card-seen card-dropped lead-before-drawing forgot-to-stop
forbidden-talk reshuffle-after-ataataq absence not-covered"""

VIRA = """talon-miscounted exposed-in-deal foreign-card fault-before-looking wrong-hand-count wrong-talon-count
faced-card-in-talon insufficient-bid pass-out-of-turn bid-out-of-turn auction-broken wrong-trump-choice
declarer-purchase-fault early-purchase defender-purchase-fault felekartering card-out-of-turn exposed-card revoke
tjuvpass claim-contested concession misconduct"""

LINES = [(game, line) for game in GAMES for line in irregularities(game)]
SPECIAL = {"voms": voms.SPECIAL, "vira": vira.SPECIAL}


def named(value: object) -> str | None:
    return getattr(value, "slug", None)


def test_voms_has_every_slug_in_the_order_of_the_book() -> None:
    assert [line.slug for line in irregularities("voms")] == VOMS.split()


def test_vira_has_every_slug() -> None:
    assert set(VIRA.split()) <= {line.slug for line in irregularities("vira")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "line"), LINES, ids=named)
def test_every_line_has_its_sentences(game: str, line: AnyIrregularity, language: str) -> None:
    say = catalogue(next(known for known in LANGUAGES if known == language))
    assert say.has(f"irregularity/{game}-{line.slug}")
    for entry in line.entries:
        assert say.has(f"ruling/{game}-{line.slug}-{entry.name}"), entry.name
    for entry in SPECIAL[game]:
        assert say.has(f"ruling/{game}-{entry.name}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "line"), LINES, ids=named)
def test_every_fact_can_be_asked_for(game: str, line: AnyIrregularity, language: str) -> None:
    say = catalogue(next(known for known in LANGUAGES if known == language))
    for need in line.needs:
        if need.fact.kind in {Kind.CASES, Kind.OBJECT}:
            continue
        assert say.has(f"referee/ask-{need.fact.name}"), need.fact.name
        if need.fact.kind is Kind.CHOICE and need.fact.name not in {"from", "to"}:
            for option in need.fact.choices:
                assert say.has(f"referee/option-{need.fact.name}-{option}"), option
        elif need.fact.kind not in {Kind.CHOICE, Kind.CLAIM}:
            assert say.has(f"referee/kind-{need.fact.kind.value}")
    assert all(say.has(f"referee/section-{game}-{section}") for section in sections(game))


@pytest.mark.parametrize(("game", "line"), LINES, ids=named)
def test_every_article_of_the_tables_is_in_the_book(game: str, line: AnyIrregularity) -> None:
    cited = {article for articles in line.articles.values() for article in articles}
    assert cited
    assert [article for article in cited if article not in book(game)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_referee_article_stands_in_the_answer_to_some_case(game: str) -> None:
    cited: set[str] = set()
    for path in sorted((Path(__file__).parent / "cases" / game).glob("*.yaml")):
        for document in documents(path):
            try:
                cited |= set(rule(document["case"]).cites)
            except StikError:
                continue
    wanted = {article.id for article in book(game) if article.status is Status.REFEREE}
    assert wanted - cited == set()


@pytest.mark.parametrize("game", GAMES)
def test_the_list_says_what_each_irregularity_needs(game: str) -> None:
    for shown in listing(game):
        assert set(shown) == {"irregularity", "title", "articles", "facts"}
        facts = shown["facts"]
        assert isinstance(facts, list)
        assert all({"field", "type", "needed"} <= set(fact) for fact in facts)
        assert len({fact["field"] for fact in facts}) == len(facts)
