"""Games beside the tables: extra games that a tie asks for, and the unofficial pairs."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import combinations

from stik.tournaments.model import EntrantId, Stage, Tournament
from stik.tournaments.scoring import counted
from stik.tournaments.standings import Standings


def wanted_extra_games(tournament: Tournament, found: Standings) -> tuple[tuple[EntrantId, EntrantId], ...]:
    """Pairs of a tie that touches a qualifying place and who have not met in an extra game yet ("W.L")."""
    met = {game.pair for game in tournament.games if game.stage is Stage.PLAY_OFF}
    pairs = []
    for table in found.stages[Stage.POOL].values():
        places = {row.entrant: row.place for row in table.rows}
        for tie in table.ties:
            if places[tie[0]] <= tournament.format.qualifiers:
                again = all(frozenset(pair) in met for pair in combinations(tie, 2))
                pairs += [pair for pair in combinations(tie, 2) if again or frozenset(pair) not in met]
    return tuple(pairs)


@dataclass(frozen=True, slots=True)
class Unofficial:
    """Third against third and so on, and how many of these games each pool has won; never counted ("T.TF.2")."""

    pairs: tuple[tuple[EntrantId, EntrantId], ...]
    tally: dict[str, int]


def unofficial(tournament: Tournament, found: Standings) -> Unofficial:
    """The pairs below the qualified, where there are two pools, and the tally on the board ("T.TF.2")."""
    pool = {entrant.id: entrant.pool for entrant in tournament.entrants}
    won = Counter(
        pool[counted(game, tournament.format).winner]
        for game in tournament.games
        if game.stage is Stage.UNOFFICIAL and not game.void
    )
    tables = found.stages[Stage.POOL]
    orders = [
        [row.entrant for row in table.rows if row.entrant not in table.out][tournament.format.qualifiers :]
        for table in tables.values()
    ]
    pairs = tuple(zip(*orders, strict=False)) if len(orders) == 2 else ()
    return Unofficial(tuple((a, b) for a, b in pairs), {name: won[name] for name in tables})
