"""What chances does everybody have: the rest of the event is played many times, and the places are counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from stik.engine import Chance
from stik.errors import Fault, TournamentError
from stik.tournaments.luck import Luck
from stik.tournaments.model import EntrantId, Tournament
from stik.tournaments.rest import Ending, play_on

MOST_RUNS: Final = 1_000_000
STEPS: Final = 100
MEDALS: Final = 3


@dataclass(frozen=True, slots=True)
class Chances:
    """What may become of one entrant, as shares of all runs."""

    entrant: EntrantId
    places: Mapping[int, float]
    """Every place that occurred; who is level at the end shares a place."""
    qualified: float | None
    """Goes on after the pools; none where nothing follows them."""
    medals: float

    @property
    def first(self) -> float:
        return self.places.get(1, 0.0)

    @property
    def mean_place(self) -> float:
        return sum(place * share for place, share in self.places.items())


@dataclass(frozen=True, slots=True)
class Outlook:
    """The chances after so many of the wanted runs; best chances first."""

    done: int
    runs: int
    chances: tuple[Chances, ...]

    def of(self, entrant: EntrantId) -> Chances:
        return next(one for one in self.chances if one.entrant == entrant)


def simulate(
    tournament: Tournament, runs: int, chance: Chance, ratings: Mapping[EntrantId, float] | None = None
) -> Iterator[Outlook]:
    """Plays the rest of the event so many times; yields now and then how far it is, and at last the result."""
    if not 1 <= runs <= MOST_RUNS:
        raise TournamentError(Fault.of("tournament/how-many-runs", most=MOST_RUNS))
    luck = Luck(chance, ratings)
    places: Counter[tuple[EntrantId, int]] = Counter()
    through: Counter[EntrantId] = Counter()
    follows = False
    for done in range(1, runs + 1):
        ending: Ending = play_on(tournament, luck)
        places.update(ending.places.items())
        through.update(ending.qualified or ())
        follows = ending.qualified is not None
        if done == runs or done % max(1, runs // STEPS) == 0:
            yield Outlook(done, runs, _chances(tournament, places, through if follows else None, done))


def _chances(
    tournament: Tournament,
    places: Mapping[tuple[EntrantId, int], int],
    through: Mapping[EntrantId, int] | None,
    runs: int,
) -> tuple[Chances, ...]:
    shares: dict[EntrantId, dict[int, float]] = {one: {} for pool in tournament.pools().values() for one in pool}
    for (entrant, place), times in sorted(places.items(), key=lambda item: item[0][1]):
        shares[entrant][place] = times / runs
    found = [
        Chances(
            entrant,
            share,
            None if through is None else through.get(entrant, 0) / runs,
            sum(times for place, times in share.items() if place <= MEDALS),
        )
        for entrant, share in shares.items()
    ]
    return tuple(sorted(found, key=lambda one: (-one.first, -one.medals, one.mean_place)))
