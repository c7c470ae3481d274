"""House rules that no linter knows."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from stik.messages import LANGUAGES, catalogue

SRC = Path(__file__).parents[2] / "src" / "stik"
PURE = (
    "analysis",
    "bots",
    "cards",
    "engine",
    "match",
    "printing",
    "rulebook",
    "rulings",
    "tournaments",
    "vira",
    "voms",
)
CODE = re.compile(
    r"(?:turn|play|voms|vira|cut|call|bid|choose|trump|misar|again|pool|pinnar|tjuvpass|notation|setup|match|protocol"
    r"|suggest|cli|rules|rule|ruling|referee|table|people|club|server|storage|broker|http|serve|admin|tournament|print|price)/[a-z0-9]+(?:-[a-z0-9]+)*"
)


def modules(*packages: str) -> list[Path]:
    return [path for package in packages for path in sorted((SRC / package).rglob("*.py"))]


@pytest.mark.parametrize("path", modules(*PURE), ids=lambda path: str(path.relative_to(SRC)))
def test_no_any_below_app(path: Path) -> None:
    names = {node.id for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Name)}
    assert "Any" not in names


def test_no_file_is_called_after_nothing() -> None:
    assert [path for path in SRC.rglob("*.py") if path.stem in {"utils", "helpers", "common", "misc"}] == []


def test_every_code_has_a_sentence_in_every_language() -> None:
    codes = {
        node.value
        for path in SRC.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and CODE.fullmatch(node.value)
    }
    assert len(codes) > 40
    missing = [
        (language, code) for language in LANGUAGES for code in sorted(codes) if not catalogue(language).has(code)
    ]
    assert missing == []
