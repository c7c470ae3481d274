"""What the README and the page about tournaments tell people to type works in a fresh clone."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
BIN: Final = Path(sys.executable).parent
NOT_RUN: Final = {
    "make play ": "installs everything and builds the page",
    "make test ": "runs this test",
    "make terminal ": "installs everything",
    "STIK_DATABASE_URL=": "names databases that are not there",
    ".venv/bin/stik admin grant LOGIN ": "LOGIN stands for somebody's login",
}
"""The lines that begin so, and why they cannot run here."""
OTHERWISE: Final = {
    "--host 0.0.0.0 --port 8000 --data /srv/stik": "--host 127.0.0.1 --port 0 --data data",
    "--hall ": "--hall-address 127.0.0.1 --port 0 --data data ",
    "--a strong --b club --deals 200": "--a strong --b club --deals 1",
    "--b beginner ": "--b beginner --deals 1 ",
    "--level strong --lang da": "--level strong --lang da --deal 1 --ms 1",
}
"""What is typed otherwise: shorter, on a port that is free, in a folder of the test."""
ANSWERS: Final = "1\n1\nwrong-cut\nE\n3 5\nn\n\n"
"""To the referee's questions; a game in the terminal is left at once."""


def _blocks(document: str, language: str, heading: str = "") -> list[str]:
    """The blocks of a language; those under one heading, or all."""
    text = (ROOT / document).read_text("utf-8")
    if heading:
        text = text.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


README: Final = [line for block in _blocks("README.md", "sh") for line in block.splitlines()]
TOURNAMENTS: Final = [
    line
    for heading in ("The library and the file", "Printed sheets")
    for block in _blocks("docs/tournaments.md", "sh", heading)
    for line in block.splitlines()
]
RUN: Final = [line for line in (*README, *TOURNAMENTS) if not line.startswith(tuple(NOT_RUN))]


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A folder with what the commands name: the environment, the examples, and a tournament of one's own."""
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    shutil.copy(ROOT / "examples" / "nuuk.yaml", tmp_path)
    (tmp_path / ".venv").mkdir()
    (tmp_path / ".venv" / "bin").symlink_to(BIN)
    return tmp_path


@pytest.mark.parametrize("line", RUN)
def test_a_line_of_the_documents_runs(clone: Path, line: str) -> None:
    for part, other in OTHERWISE.items():
        line = line.replace(part, other)
    environment = {**os.environ, "PATH": f"{BIN}:{os.environ['PATH']}"}
    if " serve " in line:
        command = ["bash", "-c", f"exec {line}"]
        _serves(subprocess.Popen(command, stdout=subprocess.PIPE, cwd=clone, env=environment, text=True))
        return
    answers = ANSWERS if " referee " in line else ""
    done = subprocess.run(
        ["bash", "-c", line],
        input=answers,
        capture_output=True,
        timeout=120,
        cwd=clone,
        env=environment,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout
    assert "Traceback" not in done.stderr


def _serves(server: subprocess.Popen[str]) -> None:
    """It says its address, and ends when it is told to."""
    assert server.stdout is not None
    assert any("http://127.0.0.1:" in line for line in server.stdout)
    server.terminate()
    assert server.wait(60) == 0
    server.stdout.close()


@pytest.mark.parametrize("block", _blocks("README.md", "python"))
def test_the_library_does_what_the_readme_shows(block: str) -> None:
    done = subprocess.run([sys.executable, "-c", block], capture_output=True, timeout=60, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "winner" in done.stdout


def test_nothing_is_left_out_that_is_not_there() -> None:
    assert all(any(line.startswith(start) for line in README) for start in NOT_RUN)
    assert all(any(part in line for line in README) for part in OTHERWISE)
    assert len(RUN) > len(NOT_RUN)
