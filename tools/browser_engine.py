"""Packs the pure part of stik, with the pure Python packages that it imports, for the worker of the real table.

    python tools/browser_engine.py ui/engine

Besides, it writes down what the referee asks first, for a page that is read before the engine has started.
The packages come from the environment that runs this, where the lock file has pinned them.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from importlib.metadata import distribution, version
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from stik.messages import LANGUAGES as SPOKEN
from stik.protocol.hearing import hear

SOURCE: Final = Path(__file__).parents[1] / "src"
PARTS: Final = (
    "cards",
    "engine",
    "errors.py",
    "__init__.py",
    "match",
    "messages",
    "protocol",
    "rulebook",
    "rulings",
    "tournaments",
    "vira",
    "voms",
)
LIBRARIES: Final = ("fluent.runtime", "fluent.syntax", "attrs", "babel", "pytz", "segno", "typing_extensions")
LANGUAGES: Final = ("da", "sv", "en", "root", "global")
"""Babel knows the numbers and plurals of a thousand languages; ours are three."""
LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)
"""The same files make the same archive, so that nobody fetches it again for nothing."""


def own() -> Iterator[tuple[str, bytes]]:
    """The modules, books and catalogues of stik."""
    for part in PARTS:
        root = SOURCE / "stik" / part
        for file in [root] if root.is_file() else sorted(root.rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                yield file.relative_to(SOURCE).as_posix(), file.read_bytes()
    yield f"stik-{version('stik')}.dist-info/METADATA", f"Name: stik\nVersion: {version('stik')}\n".encode()


def borrowed() -> Iterator[tuple[str, bytes]]:
    """The libraries, without what a browser has no use for, with their licences."""
    for library in LIBRARIES:
        for file in sorted(distribution(library).files or (), key=str):
            name, path = file.as_posix(), Path(str(file.locate()))
            wanted = file.suffix == ".py" or "licenses/" in name or file.name.startswith("LICENSE")
            wanted |= file.suffix == ".dat" and file.stem.partition("_")[0] in LANGUAGES
            if wanted and not name.startswith("..") and path.is_file():
                yield name, path.read_bytes()


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    first = {language: hear([], language) for language in SPOKEN}
    (folder / "first-question.json").write_text(json.dumps(first, ensure_ascii=False), encoding="utf-8")
    target = folder / "stik.zip"
    with ZipFile(target, "w", ZIP_DEFLATED) as archive:
        for name, content in [*own(), *borrowed()]:
            info = ZipInfo(name, LONG_AGO)
            info.compress_type = ZIP_DEFLATED
            archive.writestr(info, content)
    print(f"{target}: {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()
