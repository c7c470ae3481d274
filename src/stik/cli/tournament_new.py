"""`stik tournament new` and `close`: the beginning and the end of a file."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from stik.cli.language import LanguageOption, chosen
from stik.cli.tournament_output import FileArgument, JsonOption, explained, print_json, refuse, say_line
from stik.cli.tournament_store import opened, write_new
from stik.engine import EDITION
from stik.errors import TournamentError
from stik.messages import catalogue
from stik.protocol.documents import read_documents
from stik.protocol.tournament_text import write_json, write_yaml
from stik.tournaments import FORMATS
from stik.tournaments.fields import Faults, Fields
from stik.tournaments.settings import with_settings
from stik.tournaments.writing import Json


def new_seed() -> str:
    """A seed that nobody could foresee."""
    return secrets.token_hex(8)


def new(
    file: FileArgument,
    form: Annotated[str, typer.Option("--format", help="voms-championship, voms-open, labansen, … vira-sm.")],
    name: Annotated[str, typer.Option(help="What the event is called.")],
    place: Annotated[str, typer.Option(help="Where it is held.")] = "",
    date: Annotated[str, typer.Option(help="When it is held.")] = "",
    seed: Annotated[str, typer.Option(help="Every draw follows from it; made up if not given.")] = "",
    settings: Annotated[
        list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="A setting, as meetings=2; may be repeated.")
    ] = None,
    as_json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Begin a tournament file; an existing one is never overwritten."""
    say = catalogue(chosen(lang))
    with explained(say, as_json=as_json):
        if form not in FORMATS:
            refuse("tournament/unknown-format", where="--format", name=form, known=", ".join(FORMATS))
        fields = {"name": name, "place": place, "date": date, "seed": seed or new_seed()}
        said = {field: value for field, value in fields.items() if value.strip()}
        changed = _settings(form, settings or [])
        edition = {"edition": EDITION} if EDITION > 1 else {}
        begun: Json = {"format": form, **edition, **said, "state": "draft", **changed, "entrants": []}
        write = write_json if file.endswith(".json") else write_yaml
        write_new(Path(file), write(begun).encode("utf-8"))
    if as_json:
        print_json(begun)
    else:
        say_line(say("tournament/begun", file=file))
        say_line(say("tournament/the-seed", seed=str(begun["seed"])))


def _settings(form: str, given: list[str]) -> Json:
    """The settings of the format that are changed, checked as those of a file are."""
    pairs = [text.partition("=") for text in given]
    found = {name.strip(): read_documents(value)[0] if value.strip() else None for name, _, value in pairs}
    faults = Faults()
    with_settings(FORMATS[form], Fields(found, "settings", faults))
    if faults.found:
        raise TournamentError(*faults.found)
    return {"settings": found} if found else {}


def close(file: FileArgument, lang: LanguageOption = None) -> None:
    """Close an event: free and timed play is final then."""
    with opened(file, lang) as (say, event):
        event.save(event.file | {"state": "closed"})
    say_line(say("tournament/closed", file=file))
