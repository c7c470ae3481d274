"""Draws the picture of the README: a real game in the terminal, in which a move is refused with its article."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

PAGE = Path(__file__).parents[1] / "docs" / "voms.svg"
COLOUR = re.compile(r"\x1b\[[0-9;]*m")


def played(seed: int, typed: str) -> str:
    """What the terminal shows after these lines have been typed."""
    command = [
        str(Path(sys.executable).parent / "stik"),
        "play",
        "voms",
        "--lang",
        "en",
        "--pace",
        "0",
        "--seed",
        str(seed),
    ]
    surroundings = os.environ | {"COLUMNS": "80", "FORCE_COLOR": "1"}
    return subprocess.run(command, input=typed, capture_output=True, text=True, env=surroundings, check=False).stdout


def last_frame(output: str) -> list[str]:
    """From the last picture of the table to the last prompt."""
    lines = output.splitlines()
    plain = [COLOUR.sub("", line) for line in lines]
    start = max(number for number, line in enumerate(plain) if "Voms ·" in line)
    end = max(number for number, line in enumerate(plain) if line.startswith(" ›"))
    return lines[start : end + 1]


def main() -> None:
    for seed in range(200):
        hand = next(iter(re.findall(r"Your hand.*", COLOUR.sub("", played(seed, "\n")))), "")
        place = re.search(r"(\d) +K♥", hand)
        if place is None:
            continue
        frame = last_frame(played(seed, f"\n{place[1]}\n"))
        if "T.28" in COLOUR.sub("", "\n".join(frame)):
            console = Console(record=True, width=82, file=io.StringIO(), force_terminal=True)
            for line in frame:
                console.print(Text.from_ansi(line), no_wrap=True)
            drawing = console.export_svg(title="stik play voms")
            without_web_fonts = re.sub(r"@font-face \{.*?\n    \}\n", "", drawing, flags=re.S)
            PAGE.write_text(without_web_fonts.replace("Fira Code,", "DejaVu Sans Mono, Menlo, Consolas,"), "utf-8")
            print(f"{PAGE.name} drawn from seed {seed}")
            return
    sys.exit("no seed shows a refused Voms")


if __name__ == "__main__":
    main()
