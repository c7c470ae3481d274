"""The tournament as one person may see it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from stik.app.desk.differences import named
from stik.app.desk.file import in_the_file, tournament_of
from stik.app.desk.keys import key_of
from stik.app.desk.lineup import Lineup
from stik.app.desk.may import held, orders_of, role_of
from stik.app.desk.next_steps import next_steps
from stik.app.desk.online import against_others
from stik.app.desk.orders import Result
from stik.app.desk.outcome import is_done, points_of, winner_of, wins_of
from stik.app.desk.state import HELPERS, Contestant, Desk, MatchId, PlannedMatch, PlannedRound
from stik.app.ports import PersonId
from stik.tournaments import (
    EntrantId,
    Row,
    Stage,
    Standings,
    Table,
    Tournament,
    Walkover,
    podium,
    standings,
    unofficial,
    wanted_extra_games,
    warnings,
)

Told = dict[str, object]


@dataclass
class Sight:
    """A desk with what follows from it, computed once."""

    desk: Desk
    _pages: dict[bool, bytes] = field(default_factory=dict, compare=False, repr=False)

    @cached_property
    def tournament(self) -> Tournament:
        return tournament_of(self.desk)

    def check(self) -> None:
        """Raises `TournamentError` where what stands at the desk cannot be."""
        _ = self.tournament

    @cached_property
    def standings(self) -> Standings:
        return standings(self.tournament)

    @property
    def computed(self) -> tuple[Tournament, Standings]:
        """The tournament and its standings as if it were not closed: the pairs of later stages follow from them."""
        if self.desk.final is None:
            return self.tournament, self.standings
        tournament = replace(self.tournament, final=None)
        return tournament, standings(tournament)

    @cached_property
    def lineup(self) -> Lineup:
        return Lineup(self.desk, self.tournament)

    @cached_property
    def covered(self) -> Sight:
        """For files and tables: while cards lie face down, as if there had been no draw; its seed when all may know."""
        if not face_down(self.desk):
            return self if _seed(self.desk) == self.desk.seed else Sight(replace(self.desk, seed=""))
        entrants = {name: replace(one, pool=None, number=None) for name, one in self.desk.entrants.items()}
        return Sight(
            replace(self.desk, entrants=entrants, drawn=(), turned=0, rounds=(), matches={}, seed="", final=None)
        )

    @cached_property
    def public(self) -> Told:
        """What is the same for everybody."""
        desk, plan = self.desk, self.desk.plan
        return {
            "v": desk.version,
            "code": desk.code,
            "game": desk.game,
            **plan.model_dump(mode="json", exclude={"seed"}),
            "rules": desk.rules.preset,
            "comb": self.tournament.format.comb,
            "message": desk.message,
            "state": desk.state,
            "seed": _seed(desk),
            "draw": _draw(desk),
            "rounds": [_round(self.lineup, one) for one in self.lineup.rounds],
            "no_card": no_card(self.lineup),
            "standings": _standings(self),
            "penalties": [
                {
                    "entrant": one.entrant,
                    "points": one.points,
                    "stage": one.stage,
                    "round": one.round,
                    "sent_off": one.sent_off,
                    "reason": one.reason,
                    "cites": one.cites,
                    "at": one.at,
                }
                for one in desk.sanctions
            ],
            "decisions": [
                {"tie": sorted(one.order), "order": one.order, "by": one.by, "reason": one.reason}
                for one in desk.settled
            ],
            "appeals": [
                {"number": one.number, "text": one.text, "decision": one.decision, "by": one.by} for one in desk.appeals
            ],
            "warnings": [
                {"code": fault.code, "params": dict(fault.params)}
                for fault in (*warnings(self.tournament), *named(desk, desk.differences))
            ],
        }

    @cached_property
    def matches(self) -> Mapping[MatchId, Told]:
        """The matches as everybody sees them."""
        off, matches = self.lineup.off, self.desk.matches.values()
        return {match.id: _match(self, match, versions=False) for match in matches if match.id not in off}

    @cached_property
    def reported(self) -> frozenset[MatchId]:
        """Matches of which there are versions that not everybody sees."""
        matches = self.desk.matches.values()
        return frozenset(match.id for match in matches if any(game.reports for game in match.games.values()))

    def page(self, person: PersonId | None, written_as: Callable[[Told], bytes]) -> bytes:
        """The document as a page gets it; for all who only watch it is written once."""
        if held(self.desk, person) is not None:
            return written_as(self.seen_by(person))
        known = person is not None
        if known not in self._pages:
            self._pages[known] = written_as(self.seen_by(person))
        return self._pages[known]

    def seen_by(self, person: PersonId | None) -> Told:
        """The document of one person: keys for the organiser, versions of a result for those it concerns."""
        desk, role, found = self.desk, role_of(self.desk, person), held(self.desk, person)
        runs = role == "organiser"
        entrant = None if found is None else found.entrant
        helps = role in HELPERS
        return {
            **self.public,
            **({"seed": desk.seed} if runs else {}),
            "me": {
                "role": role,
                "entrant": entrant,
                "may": orders_of(desk, person),
                "keys": {one: key_of(desk, one) for one in HELPERS} if runs else None,
            },
            "entrants": [_entrant(self.lineup, one, keys=runs) for one in desk.entrants.values()],
            "matches": [
                _match(self, desk.matches[name], versions=True)
                if name in self.reported and (helps or entrant in desk.matches[name].entrants)
                else told
                for name, told in self.matches.items()
            ],
            "calls": list(_calls(desk, None if helps else entrant or "")),
            "helpers": list(_helpers(desk)) if runs else [],
            "next": next_steps(self.lineup, self.standings) if runs else [],
        }


def _entrant(lineup: Lineup, one: Contestant, *, keys: bool) -> Told:
    desk = lineup.desk
    hidden = one.id in desk.drawn[desk.turned :]
    return {
        "id": one.id,
        "name": one.name,
        "players": one.players,
        "club": one.club,
        "pool": None if hidden else one.pool,
        "number": None if hidden else one.number,
        "here": one.here,
        "withdrawn": one.withdrawn,
        "disqualified": one.disqualified,
        "gone": lineup.why_gone(one.id),
        "joined": any(person.entrant == one.id for person in desk.people.values()),
        "key": key_of(desk, f"entrant {one.id}") if keys else None,
    }


def face_down(desk: Desk) -> bool:
    """Whether cards of the draw are still to be turned over."""
    return desk.turned < len(desk.drawn)


def _seed(desk: Desk) -> str:
    """For everybody to repeat the draw ("TR.1"), but not before it: whoever knows the seed knows the cards."""
    done = bool(desk.drawn) or desk.state in ("running", "closed")
    return desk.seed if done and not face_down(desk) else ""


def _draw(desk: Desk) -> Told | None:
    """The cards of the draw; those face down say nothing."""
    if not desk.drawn:
        return None
    cards = []
    for place, name in enumerate(desk.drawn):
        one, shown = desk.entrants[name], place < desk.turned
        cards.append({"entrant": name, "pool": one.pool if shown else None, "number": one.number if shown else None})
    return {"seed": _seed(desk), "cards": cards, "turned": desk.turned}


def no_card(lineup: Lineup) -> list[EntrantId]:
    """Who plays and gets no card of the draw: before it who has not come, after it who came too late for it."""
    form = lineup.tournament.format
    if not form.persons and form.pools == 1:
        return []
    drawn = bool(lineup.desk.drawn)
    return [one.id for one in lineup.playing if not (one.has_card if drawn else one in lineup.present)]


def _round(lineup: Lineup, one: PlannedRound) -> Told:
    given = [(name, lineup.walkovers[name]) for name in one.matches if name in lineup.walkovers]
    counted = [told for name, told in given if name in lineup.off or told["why"] == "absent"]
    return {
        "number": one.number,
        "stage": one.stage,
        "start": one.start,
        "minutes": one.minutes,
        "waves": one.waves,
        "begun": one.begun,
        "paused": one.paused,
        "away": one.away,
        "ended": one.ended,
        "byes": lineup.byes_of(one),
        "walkovers": [told for told in counted if told["entrant"] is not None],
        "matches": [match.id for match in lineup.matches_of(one)],
    }


def _match(sight: Sight, match: PlannedMatch, *, versions: bool) -> Told:
    desk = sight.desk
    done = is_done(match)
    instead = sight.lineup.instead(match)
    given_to = instead.game.winner if instead is not None and instead.game is not None else None
    disputed = any(game.is_disputed for game in match.games.values())
    reported = any(game.reports for game in match.games.values())
    state = "done" if done else "disputed" if disputed else "reported" if reported else "planned"
    pool = desk.entrants[match.entrants[0]].pool if match.stage is Stage.POOL and not face_down(desk) else None
    return {
        "id": match.id,
        "stage": match.stage,
        "pool": pool,
        "round": match.round,
        "table": match.table,
        "wave": match.wave,
        "entrants": match.entrants,
        "best_of": match.best_of,
        "deals": match.deals,
        "state": state,
        "wins": wins_of(match) if instead is None else [int(one == given_to) for one in match.entrants],
        "winner": winner_of(match) if instead is None else given_to,
        "walkover": None if instead is None else sight.lineup.walkovers[match.id],
        "games": [_game(match, number, versions=versions, instead=instead) for number in _games(match)],
        "online": match.online,
        "duplicate": against_others(match, desk.of_round(match.round)) if desk.plan.duplicate else None,
        "has_protocol": bool(match.protocol),
    }


def _games(match: PlannedMatch) -> Iterator[int]:
    """The games that are known of, and at least the first."""
    yield from range(1, max(match.games, default=1) + 1)


def _game(match: PlannedMatch, number: int, *, versions: bool, instead: Walkover | None) -> Told:
    game = match.game(number)
    points = points_of(match, game.worth if instead is None else instead.game)
    reports = game.reports.items() if versions else ()
    return {
        "number": number,
        "result": _result(game.result),
        "points": points,
        "by": game.by,
        "at": game.at,
        "confirmed": game.confirmed,
        "reports": [{"side": side, "result": _result(result), "at": at} for side, (result, at) in reports],
        "disputed": game.is_disputed,
        "history": [
            {"result": _result(one.result), "by": one.by, "at": one.at, "reason": one.reason} for one in game.history
        ],
    }


def _result(result: Result | None) -> Told | None:
    """Its fields; `model_dump` would be most of the time that a document takes."""
    return None if result is None else dict(result)


def _standings(sight: Sight) -> Told:
    tournament, found = sight.tournament, sight.standings
    if face_down(sight.desk) or not in_the_file(sight.desk):
        return {
            "tables": [], "qualified": [], "unresolved": [], "provisional": True, "podium": [], "extra_games": [],
            "unofficial": [], "unofficial_tally": {}, "duplicate": [],
        }  # fmt: skip
    beside = unofficial(tournament, found)
    return {
        "tables": [
            _table(sight, stage, pool, table) for stage, pools in found.stages.items() for pool, table in pools.items()
        ],
        "qualified": [{"stage": one.stage, "entrants": one.entrants} for one in found.qualified],
        "unresolved": found.unresolved,
        "provisional": found.provisional,
        "podium": podium(tournament),
        "extra_games": wanted_extra_games(tournament, found),
        "unofficial": beside.pairs,
        "unofficial_tally": beside.tally,
        "duplicate": _duplicate(sight.desk),
    }


def _duplicate(desk: Desk) -> list[Told]:
    """Everybody's sum against the other tables with the same deals, the best first."""
    found: dict[EntrantId, list[float]] = {}
    for match in desk.matches.values() if desk.plan.duplicate else ():
        for entrant, score in zip(
            match.entrants, against_others(match, desk.of_round(match.round)) or (), strict=False
        ):
            found.setdefault(entrant, []).append(score)
    told = [{"entrant": one, "total": round(sum(all_), 2), "matches": len(all_)} for one, all_ in found.items()]
    return sorted(told, key=lambda one: -float(str(one["total"])))


def _table(sight: Sight, stage: Stage, pool: str, table: Table) -> Told:
    followers = (
        {one for later in sight.standings.qualified[:1] for one in later.entrants} if stage is Stage.POOL else set()
    )
    return {
        "stage": stage,
        "pool": pool,
        "rows": [_row(sight, row, table, qualified=row.entrant in followers) for row in table.rows],
        "ties": table.ties,
        "complete": table.complete,
    }


def _row(sight: Sight, row: Row, table: Table, *, qualified: bool) -> Told:
    vira = sight.desk.game == "vira"
    return {
        "place": row.place,
        "entrant": row.entrant,
        "points": row.points,
        "played": row.sums.played,
        "wins": None if vira else row.sums.wins,
        "lus_for": None if vira else row.sums.lus_for,
        "lus_against": None if vira else row.sums.lus_against,
        "best_round": row.best_round,
        "rounds": _rounds(sight, row.entrant) if vira else None,
        "decided_by": row.decided_by,
        "criteria": [{"name": name, "value": written(value)} for name, value in row.criteria],
        "out": row.entrant in table.out,
        "qualified": qualified,
    }


def _rounds(sight: Sight, entrant: EntrantId) -> list[int | None]:
    """What each round of Vira brought."""
    found: dict[int, int | None] = dict.fromkeys(one.number for one in sight.desk.rounds if one.stage is Stage.POOL)
    for sitting in sight.tournament.sittings:
        if entrant in sitting.seats:
            found[sitting.round] = sitting.totals[sitting.seats.index(entrant)]
    return [found[number] for number in sorted(found)]


def written(value: float | tuple[float, ...]) -> str:
    """A criterion's value, 2 rather than 2.0."""
    values = value if isinstance(value, tuple) else (value,)
    return " / ".join(f"{one + 0:g}" for one in values)  # 0 rather than -0


def _calls(desk: Desk, of: EntrantId | None) -> Iterator[Told]:
    """All calls, or those of one entrant."""
    for one in desk.calls:
        if of is None or (of and one.entrant == of):
            match = desk.matches.get(one.match or "")
            yield {
                "number": one.number,
                "match": one.match,
                "table": None if match is None else match.table,
                "entrant": one.entrant,
                "text": one.text,
                "at": one.at,
                "answered": one.answered,
                "ruling": one.ruling,
                "cites": one.cites,
            }


def _helpers(desk: Desk) -> Iterator[Told]:
    for person, one in desk.people.items():
        yield {"person": person, "name": one.name, "role": one.role, "entrant": one.entrant}
