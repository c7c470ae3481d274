"""Comments of a tournament file outlive its being written anew: they are an organiser's notes."""

from __future__ import annotations

from typing import Any

import pytest

from stik.protocol.documents import read_documents
from stik.protocol.tournament_text import write_yaml

KEPT = """\
# Nuuk, in the sports hall

format: voms-championship  # the sheet T
name: 'Kamp # 1'
entrants:  # as they paid
  - {id: t1, name: Nuuk 1}  # paid
  # came late
  - {id: t2, name: 'Sisimiut #2'}
results:
  # the first round
  - {a: t1, b: t2, lus: [9, 5]}  # protested, see the log
disqualified: [t9]  # cheated
# decided by Ole
penalties:
  - {entrant: t2, points: -1}
# to be continued
"""


def data(text: str) -> dict[str, Any]:
    (found,) = read_documents(text)
    assert isinstance(found, dict)
    return found


def test_a_file_that_has_not_changed_is_written_as_it_was() -> None:
    assert write_yaml(data(KEPT), KEPT) == KEPT


def test_a_new_line_moves_no_comment() -> None:
    file = data(KEPT)
    file["results"].append({"a": "t2", "b": "t1", "lus": [9, 0]})
    last = "  - {a: t1, b: t2, lus: [9, 5]}  # protested, see the log\n"
    assert write_yaml(file, KEPT) == KEPT.replace(last, f"{last}  - {{a: t2, b: t1, lus: [9, 0]}}\n")


def test_a_corrected_line_keeps_its_comment() -> None:
    file = data(KEPT)
    file["results"][0]["lus"] = [5, 9]
    assert write_yaml(file, KEPT) == KEPT.replace("lus: [9, 5]", "lus: [5, 9]")


def test_a_line_that_moves_takes_its_comments_along() -> None:
    file = data(KEPT)
    file["entrants"].reverse()
    written = write_yaml(file, KEPT)
    assert "  # came late\n  - {id: t2, name: 'Sisimiut #2'}\n  - {id: t1, name: Nuuk 1}  # paid\n" in written


def test_what_was_said_of_a_line_or_field_that_is_gone_is_still_there() -> None:
    file = data(KEPT)
    del file["entrants"][0], file["disqualified"]
    written = write_yaml(file, KEPT)
    assert data(written) == file
    assert written.count("# paid\n") == written.count("# cheated\n") == 1


@pytest.mark.parametrize(
    ("hand", "line"),
    [
        ("results:\n  - a: t1  # Nuuk\n    # not yet\n    b: t2\n", "  # not yet\n  - {a: t1, b: t2}  # Nuuk\n"),
        ("results: [{a: t1,  # Nuuk\n  b: t2}]  # both\n", "  # Nuuk\n  # both\n  - {a: t1, b: t2}\n"),
        ("disqualified: [t1,  # first\n  t2]\n", "disqualified: [t1, t2]  # first\n"),
        ('note: "a # b\n  # c"  # d\n', "note: 'a # b # c'  # d\n"),
        ('note: "a # b"  # c\n', "note: 'a # b'  # c\n"),
        ("note: a#b  # c\n", "note: a#b  # c\n"),
    ],
)
def test_other_ways_to_lay_a_file_out(hand: str, line: str) -> None:
    text = f"format: labansen\n{hand}"
    written = write_yaml(data(text), text)
    assert line in written
    assert data(written) == data(text)
    assert write_yaml(data(text), written) == written
