"""Finds an entrant by what people write: the id, the name, a player's name, or the beginning of a name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from stik.errors import Fault, TournamentError
from stik.tournaments.model import Entrant, EntrantId


def entrant_named(entrants: Sequence[Entrant], text: str) -> EntrantId:
    """The one who is meant; refused where it is nobody or could be several."""
    wanted = text.strip().casefold()
    for meant in _ways(wanted):
        found = [one for one in entrants if meant(one)]
        if len(found) == 1:
            return found[0].id
        if found:
            names = ", ".join(f"{one.name} ({one.id})" for one in found)
            raise TournamentError(Fault.of("tournament/several-named", text=text, names=names))
    raise TournamentError(Fault.of("tournament/nobody-named", text=text))


def _ways(wanted: str) -> Iterator[Callable[[Entrant], bool]]:
    """From the surest to the least sure."""
    yield lambda one: one.id == wanted
    yield lambda one: one.id.casefold() == wanted
    yield lambda one: one.name.casefold() == wanted
    yield lambda one: wanted in (player.casefold() for player in one.players)
    if wanted:
        yield lambda one: one.name.casefold().startswith(wanted)
