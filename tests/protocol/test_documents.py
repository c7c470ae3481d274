"""What is read as YAML or JSON: nothing that somebody wrote may be lost unseen."""

from __future__ import annotations

import pytest

from stik.protocol.documents import NotYaml, read_documents, read_json


@pytest.mark.parametrize(
    "text",
    [
        "results: [1]\nentrants: []\nresults: [2]\n",
        "entrants:\n  - {id: t1, name: Nuuk, id: t2}\n",
        '{"score": {"NS": 3, "NS": 4}}',
        "1: a\n'1': b\n",  # names are texts
    ],
)
def test_a_name_that_stands_twice_is_refused(text: str) -> None:
    with pytest.raises(NotYaml, match="twice"):
        read_documents(text)


def test_a_name_that_stands_twice_in_json_is_refused_too() -> None:
    with pytest.raises(NotYaml, match=r"“NS” stands twice"):
        read_json('{"score": {"NS": 3, "NS": 4}}')


def test_the_same_name_in_different_objects_and_documents_is_none_the_worse() -> None:
    assert read_documents("{id: t1, in: {id: t2}}\n---\nid: t1\n") == [{"id": "t1", "in": {"id": "t2"}}, {"id": "t1"}]


def test_what_is_taken_over_from_an_anchor_may_be_said_anew() -> None:
    text = "a: &shared {rules: worms, dealer: N}\nb: {<<: *shared, dealer: S}\n"
    assert read_documents(text) == [
        {"a": {"rules": "worms", "dealer": "N"}, "b": {"rules": "worms", "dealer": "S"}},
    ]


@pytest.mark.parametrize(
    ("text", "where"),
    [("a: 1\nb: 2\na: 3\n", "line 3, column 1: "), ("a: [1\nb: 2\n", "line 2, column 2: "), ("d: 2025-13-01", "month")],
)
def test_what_is_no_yaml_is_found_by_its_line(text: str, where: str) -> None:
    with pytest.raises(NotYaml, match=where):
        read_documents(text)
