"""Sets a sheet with Typst: our templates, the sheet's words and figures as data, PDF out."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, TypeAlias

import segno
import typst

from stik.printing.words import Words

_SVG: Final = "http://www.w3.org/2000/svg"

Json: TypeAlias = "str | int | bool | Sequence[Json] | Mapping[str, Json] | None"


def typeset(template: str, words: Words, /, **data: Json) -> bytes:
    """The PDF of a sheet; the same values always give the same bytes."""
    tournament, say = words.event.tournament, words.say
    common: Mapping[str, Json] = {
        "language": say.language,
        "game": "vira" if tournament.format.persons else "voms",
        "title": say(f"print/title-{template}"),
        "event": tournament.name,
        "footer": words.place_and_date,
        "page": say("print/page", page="{page}", pages="{pages}"),
    }
    return compose(template, {**common, **data})


def compose(template: str, data: Mapping[str, Json]) -> bytes:
    """The PDF of a template with its words and figures."""
    return typst.compile(
        _source(template),
        font_paths=_fonts(),
        sys_inputs={"data": json.dumps(_clean(data))},
    )


@lru_cache(maxsize=512)
def qr(link: str) -> str:
    """A QR code as SVG, one unit a module, without a border; nothing for no link."""
    if not link:
        return ""
    drawn = segno.make_qr(link, error="m").svg_inline(border=0, omitsize=True)
    return drawn.replace("<svg", f'<svg xmlns="{_SVG}"', 1)


@cache
def _source(template: str) -> bytes:
    folder = files("stik.printing") / "templates"
    return b"\n".join((folder / f"{name}.typ").read_bytes() for name in ("base", "ornament", template))


@cache
def _fonts() -> typst.Fonts:
    """Those that come with Typst; those of the machine only for letters that these lack."""
    return typst.Fonts(include_system_fonts=True, include_embedded_fonts=True)


def _clean(value: Json) -> Json:
    """Text on one line, without what no printer can print."""
    if isinstance(value, str):
        shown = "".join(letter if letter.isprintable() else " " for letter in value)
        return " ".join(shown.split())
    if isinstance(value, Mapping):
        return {name: _clean(one) for name, one in value.items()}
    return [_clean(one) for one in value] if isinstance(value, Sequence) else value
