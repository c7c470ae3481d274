"""Every text in a stored entry says by its type what it is, so that forgetting somebody finds each name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pytest
from pydantic import BaseModel

from stik.app.kinds import SECRET, SHAPES, TEXTS, personal, texts
from stik.app.marks import Mark, OwnWords, PersonName, Plain
from stik.app.ports import Entry
from stik.app.secret import Secret


@pytest.mark.parametrize("kind", SHAPES, ids="".join)
def test_every_text_says_what_it_is(kind: tuple[str, str]) -> None:
    """A new field that is neither a name, nor words, nor plain, nor a secret is named here."""
    unmarked = {path for path, what in texts(SHAPES[kind]) if not isinstance(what, Mark) and what is not Secret}
    assert unmarked == set()


class _Guest(BaseModel):
    called: PersonName
    title: str = ""


@dataclass
class _Danced:
    person: Plain
    guests: Sequence[_Guest]
    steps: Mapping[Plain, object]
    said: OwnWords | None
    secret: Secret
    tune: str


def test_a_text_without_a_mark_is_found_wherever_it_stands() -> None:
    found = dict(texts(_Danced))
    assert found == {
        ("person",): Mark.PLAIN,
        ("guests", "called"): Mark.NAME,
        ("guests", "title"): str,
        ("steps",): object,
        ("said",): Mark.WORDS,
        ("secret",): Secret,
        ("tune",): str,
    }


def test_whose_a_name_is() -> None:
    """Of the person whom the entry names, else of who wrote it; words are always the writer's."""
    said = Entry("aaaa", 2, 0, "p1", None, "said", {"person": "p2", "name": "Bo", "text": "Goddag"})
    assert personal(said) == {("name",): "p2", ("text",): "p1", ("order", "text"): "p1"}
    called = Entry("c/aaaa", 2, 0, "p1", None, "call-referee", {"order": {}, "made": {}, "name": "Ane"})
    assert personal(called) == {("name",): "p1", ("text",): "p1", ("order", "text"): "p1"}
    appealed = Entry("c/aaaa", 2, 0, "p1", None, "appeal", {"order": {}, "made": {}, "name": "Ane"})
    assert ("order", "text") not in personal(appealed), "an appeal is the tournament's"


def test_a_kind_that_only_a_later_version_knows_is_searched_for_everything() -> None:
    later = Entry("aaaa", 2, 0, "p1", None, "danced", {"name": "Ane"})
    assert personal(later) == {("name",): "p1", ("text",): "p1", ("order", "text"): "p1"}


def test_what_is_secret_follows_from_the_types() -> None:
    assert {"secret", "packs", "next", "key", "dealt"} == SECRET
    assert all(len(path) == 1 for found in TEXTS.values() for path, what in found.items() if what is Secret)
