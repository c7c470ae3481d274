"""Reports the sizes of the source files: the median should be about 100 lines, and 350 asks for a second look."""

from __future__ import annotations

from pathlib import Path
from statistics import median

LOOK_TWICE = 350


def main() -> None:
    sizes = {path: len(path.read_text("utf-8").splitlines()) for path in Path("src").rglob("*.py")}
    print(f"{len(sizes)} files, median {median(sizes.values()):.0f} lines")
    for path, lines in sorted(sizes.items(), key=lambda item: -item[1]):
        if lines > LOOK_TWICE:
            print(f"  look twice: {path} has {lines} lines")


if __name__ == "__main__":
    main()
