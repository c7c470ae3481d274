"""`stik scenario run`: exit status, the report for people and the one for machines."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from stik.cli.main import app

SETUP = (
    "setup: {cmd: position, game: voms, rules: tournament, dealer: W, leader: N, tricks: {NS: 4, EW: 4},\n"
    "        hands: {N: 9c, E: 5s, S: 5h, W: 5d}}\n"
)
GOOD = f"id: good\ncites: [T.12]\ntitle: The nine wins\n{SETUP}steps: [{{N: play 9c}}]\n"
BAD = f"id: bad\n{SETUP}steps: [{{N: play 5s}}]\n"


def run(*arguments: object) -> Result:
    return CliRunner().invoke(app, ["scenario", "run", *map(str, arguments)])


@pytest.fixture
def write(tmp_path: Path) -> Any:  # noqa: ANN401
    def written(name: str, text: str) -> Path:
        path = tmp_path / name
        path.write_text(text, "utf-8")
        return path

    return written


def test_all_pass(write: Any) -> None:  # noqa: ANN401
    result = run(write("a.yaml", GOOD))
    assert result.exit_code == 0
    assert "✓ good" in result.stdout
    assert "1 passed, 0 failed" in result.stdout


def test_one_fails(write: Any) -> None:  # noqa: ANN401
    path = write("a.yaml", f"{GOOD}---\n{BAD}---\n{GOOD}")
    result = run(path)
    assert result.exit_code == 1
    assert "✗ bad" in result.stdout
    assert "play/not-held" in result.stdout
    assert "2 passed, 1 failed" in result.stdout


def test_json_for_machines(write: Any) -> None:  # noqa: ANN401
    first, second = write("æ.yaml", GOOD), write("b.yaml", BAD)
    result = run("--json", first, second)
    assert result.exit_code == 1
    report = json.loads(result.stdout)
    assert (report["passed"], report["failed"]) == (1, 1)
    good, bad = report["scenarios"]
    assert good == {
        "file": str(first),
        "id": "good",
        "title": "The nine wins",
        "cites": ["T.12"],
        "passed": True,
        "problem": None,
    }
    assert (bad["file"], bad["id"], bad["passed"]) == (str(second), "bad", False)
    assert "play/not-held" in bad["problem"]
    assert run("--json", first).exit_code == 0


@pytest.mark.parametrize("options", [[], ["--json"]])
def test_files_that_cannot_be_read(tmp_path: Path, write: Any, options: list[str]) -> None:  # noqa: ANN401
    binary = tmp_path / "binary.yaml"
    binary.write_bytes(b"\xff\xfe\x00")
    for path in (tmp_path / "missing.yaml", tmp_path, binary):
        result = run(*options, path, write("a.yaml", GOOD))
        assert result.exit_code == 1
        assert "cannot be read" in result.stdout
        assert "good" in result.stdout, "the other files are still run"


def test_not_yaml(write: Any) -> None:  # noqa: ANN401
    result = run(write("a.yaml", "{"))
    assert result.exit_code == 1
    assert "not YAML" in result.stdout


def test_an_empty_file_passes_with_nothing(write: Any) -> None:  # noqa: ANN401
    result = run(write("a.yaml", ""))
    assert result.exit_code == 0
    assert "0 passed, 0 failed" in result.stdout


@pytest.mark.parametrize("name", ["[/]", "[red]x", "[/red]", "a[b]c", "[link=x]y", "\\[x]"])
@pytest.mark.parametrize("text", [GOOD, BAD])
def test_names_that_look_like_markup(write: Any, name: str, text: str) -> None:  # noqa: ANN401
    title = json.dumps(name)
    result = run(
        write(
            f"{name.replace('/', '')}.yaml", text.replace("id: good", f"id: {title}").replace("id: bad", f"id: {title}")
        )
    )
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert result.exit_code == (text == BAD)
    assert name in result.stdout


def test_without_files_it_explains_itself() -> None:
    assert run().exit_code == 2
    assert CliRunner().invoke(app, ["scenario"]).exit_code in {0, 2}
    assert "run" in CliRunner().invoke(app, ["scenario", "--help"]).stdout
