"""Voms at a table: a match of games to a full comb, or the race of the game 25."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple, Self

from stik import voms
from stik.app.plays.play import Events, Json
from stik.app.plays.question import VomsQuestion
from stik.app.plays.running import MatchSoFar, Running, Stored, held, unheld
from stik.app.plays.score import SeatDeal, SeatPlace
from stik.app.plays.voms_tally import tally
from stik.app.settings import TableSettings
from stik.bots import BUDGETS, voms_call, voms_offer
from stik.engine import Chance, Entry, IllegalAction, Refusal, Seat
from stik.match.race import Race, with_race_deal
from stik.match.voms import Game, GameResult, Match, first_dealer, is_void, setup_of, with_game_deal
from stik.protocol.record import DealRecord, Record, Shuffle
from stik.protocol.voms import VomsDeal, view_json
from stik.protocol.write import event_json, named
from stik.voms.legality import TURN
from stik.voms.notation import meant, write_action
from stik.voms.score import COMB

_OUT: Final = Refusal("turn/not-yours", TURN["W"], None)
"""To who is out of a race; the engine would take words without a seat for those of the seat to act, or a referee."""


class _Finished(NamedTuple):
    """A deal that is over; in a race fewer and fewer play, so each has its rules and who sat where."""

    rules: voms.Rules
    record: DealRecord
    persons: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class VomsPlay(MatchSoFar[voms.State, voms.Event]):
    """The match, the running deal, and a line for every deal that is over."""

    rules: voms.Rules
    best_of: int
    manual_cut: bool
    match_: Match | Race | None = None
    persons: tuple[int, ...] = ()
    """Who sits where in the running deal: by its seats, the seats of the table."""
    records: tuple[_Finished, ...] = ()

    @classmethod
    def start(cls, rules: voms.Rules, settings: TableSettings, *, single: bool = False) -> Self:
        return cls(rules, 1 if single else settings.best_of, settings.cut != "automatic", single=single)

    @classmethod
    def resumed(cls, deal: VomsDeal, record: DealRecord) -> Self:
        """A deal on its own from the moment that it has come to."""
        return cls.around(Running(deal.value, record.start, record.shuffle, deal.actions), single=True)

    @classmethod
    def around(cls, running: Running[voms.State, voms.Event], *, single: bool = False) -> Self:
        """A match in which this deal runs."""
        rules, setup = running.state.rules, running.state.setup
        persons = tuple(range(rules.players))
        game = Game(rules, setup.dealer, setup.score, setup.target, first_deal=setup.first_deal)
        cutting = running.state.phase is voms.Phase.CUT
        play = cls(rules, 1, manual_cut=cutting, deal=running, persons=persons, single=single)
        return replace(play, match_=Race(game, persons) if rules.race else Match(1, game))

    @property
    def seats(self) -> str:
        return self.rules.seats

    @property
    def dealing(self) -> str | None:
        match self.match_:
            case None:
                return None
            case Match(game=game):
                return self.rules.seats[game.dealer]
            case Race(game=game, persons=persons):
                return self.rules.seats[persons[game.dealer]] if persons else None

    @property
    def deal_over(self) -> bool:
        return bool(self.history) if self.deal is None else self.deal.state.phase is voms.Phase.OVER

    @property
    def over(self) -> bool:
        if not self.deal_over:  # only the end of a deal ends a match
            return self.ended
        match self.match_:
            case Match() as running:
                return self.ended or self.single or running.winner is not None
            case Race() as race:
                return self.ended or self.single or race.over
            case None:
                return self.ended

    @property
    def to_act(self) -> str | None:
        deal = self.deal
        if deal is None or deal.state.to_act is None:
            return None
        return self.rules.seats[self.persons[deal.state.to_act]]

    def at(self, seat: str) -> str | None:
        number = self._number(seat)
        return None if self.deal is None or number is None else self.deal.state.rules.seats[number]

    def plays(self, seat: str) -> bool:
        return self._number(seat) is not None

    def _number(self, seat: str | None) -> Seat | None:
        """The seat's number in the running deal."""
        person = -1 if seat is None else self.rules.seats.index(seat)
        if self.deal is None or person not in self.persons:
            return None
        return self.persons.index(person)

    def goes_on(self, seat: str) -> bool:
        """Who has reached the target of a race is out of it."""
        return not isinstance(self.match_, Race) or self.rules.seats.index(seat) in self.match_.persons

    # dealing and playing

    def dealt(self, shuffle: Shuffle, begun: Stored | None = None) -> tuple[Self, Events]:
        """The next deal; before the first one the dealer is drawn by lot, from the same stream (V16)."""
        play = self if begun is None else self._begun_so(begun)
        rules = play.match_.game.rules if play.match_ is not None else self.rules
        stream = shuffle.stream()
        deck = stream.shuffled(rules.pack)
        running = play.match_ or self._first(first_dealer(rules, stream))
        persons = running.persons if isinstance(running, Race) else tuple(range(rules.players))
        setup = setup_of(running.game)
        state, events = voms.begin(setup, deck, manual_cut=self.manual_cut)
        start: dict[str, object] = {
            "dealer": rules.seats[setup.dealer],
            "score": named(rules.sides, setup.score),
            "target": named(rules.sides, setup.target),
            "first_deal": setup.first_deal,
        }
        if self.manual_cut:
            start["manual"] = ["cut"]
        play = replace(play, match_=running, deal=Running(state, start, shuffle, events=events), persons=persons)
        return play._settled(), self._events(rules, events)

    def _begun_so(self, begun: Stored) -> Self:
        """Before a deal that begins as it was stored."""
        start, rules = begun["start"], self._rules_of(begun)
        running = self.match_ or self._first(rules.seats.index(start["dealer"]))
        game = replace(
            running.game,
            rules=rules,
            dealer=rules.seats.index(start["dealer"]),
            score=tuple(start["score"][side] for side in rules.sides),
            target=tuple(start["target"][side] for side in rules.sides),
            first_deal=start["first_deal"],
        )
        if isinstance(running, Race):
            return replace(self, match_=replace(running, game=game, persons=self._persons_of(begun)))
        return replace(self, match_=replace(running, game=game))

    def _rules_of(self, begun: Stored) -> voms.Rules:
        return self.rules.with_options(begun["rules"]) if "rules" in begun else self.rules

    def _persons_of(self, begun: Stored) -> tuple[int, ...]:
        return tuple(self.rules.seats.index(seat) for seat in begun["seats"])

    def _first(self, dealer: Seat) -> Match | Race:
        if self.rules.race:
            return Race.start(self.rules, dealer=dealer)
        return Match.start(self.rules, best_of=3 if self.best_of == 3 else 1, dealer=dealer)

    def done(self, seat: str, action: str) -> tuple[Self, Events]:
        deal = self._running()
        number, rules = self._number(seat), deal.state.rules
        if number is None:
            raise IllegalAction(_OUT)
        read = meant(deal.state, action, number)
        step = voms.apply(deal.state, read, seat=number)
        text = write_action(rules, read)
        return replace(self, deal=deal.after(step.state, text, seat, step.events))._settled(), self._events(
            rules, step.events
        )

    def why(self, seat: str, action: str) -> Refusal | None:
        deal, number = self._running(), self._number(seat)
        if number is None:
            return _OUT
        read = meant(deal.state, action, number)
        return voms.why_not(deal.state, read, seat=number)

    def taken_back(self, seat: str) -> Self | None:
        earlier = None if self.deal is None or self.deal_over else self.deal.taken_back(seat)
        return None if earlier is None else replace(self, deal=earlier)

    def undealt(self) -> Self:
        return replace(self, deal=None, match_=self.match_ if self.history else None)

    # what is stored

    @property
    def begun(self) -> Json:
        """By whom, from which scores, and in a race, whose table shrinks, by which rules."""
        deal, usual = self._running(), self.rules.options()
        rules = {name: value for name, value in deal.state.rules.options().items() if value != usual[name]}
        begun: Json = {"start": dict(deal.start), "seats": "".join(self.rules.seats[one] for one in self.persons)}
        return begun | ({"rules": rules} if rules else {})

    @property
    def came(self) -> Json:
        match self.match_:
            case Match(game=game, results=results):
                return self._came({"game": held(game), "results": [held(result) for result in results]})
            case Race(game=game, persons=persons, places=places):
                return self._came({"game": held(game), "persons": persons, "places": places})
            case None:
                raise AssertionError("a deal is over")

    def told(self, begun: Stored, shuffle: Shuffle | None, actions: Sequence[str], came: Stored) -> Self:
        after, rules, persons = came["after"], self._rules_of(begun), self._persons_of(begun)
        record = DealRecord(begun["start"], tuple(actions), _result(came["line"]), shuffle)
        players = {"players": len(after["game"]["score"])} if self.rules.race else {}
        game = Game(self.rules.with_options(players), **unheld(after["game"]))
        running: Match | Race
        if self.rules.race:
            running = Race(game, tuple(after["persons"]), tuple(after["places"]))
        else:
            results = tuple(GameResult(**unheld(result)) for result in after["results"])
            running = Match(3 if self.best_of == 3 else 1, game, results)
        records = (*self.records, _Finished(rules, record, persons))
        return replace(self._with(came), match_=running, records=records, persons=persons)

    def _settled(self) -> Self:
        """With the line of a deal that is over."""
        deal = self._running()
        state, running = deal.state, self.match_
        if state.phase is not voms.Phase.OVER or running is None:
            return self
        sides, result = state.rules.sides, voms.score(state)
        played = len(running.results) if isinstance(running, Match) else 0
        line: Json = {
            "deal": len(self.history) + 1,
            "game": played + 1,
            "ended": None if state.ended is None else state.ended.value,
            "gain": named(sides, result.gain),
            "score": named(sides, state.score),
            "target": named(sides, state.target),
            "winner": None if state.winner is None else sides[state.winner],
            "lines": [_line(entry) for entry in result.entries],
        }
        record = deal.record(_result(line))
        after = with_race_deal(running, state) if isinstance(running, Race) else with_game_deal(running, state)
        finished = _Finished(state.rules, record, self.persons)
        return replace(
            self,
            match_=after,
            history=(*self.history, line),
            records=(*self.records, finished),
            counted=self.counted + (not is_void(state)),
            brought=self._brought(),
        )

    def _brought(self) -> dict[str, SeatDeal]:
        deal = self._running()
        rules, gain, counts = deal.state.rules, voms.score(deal.state).gain, tally(deal.state.rules, deal.story())
        ended = "" if deal.state.ended is None else deal.state.ended.value
        return {
            self.rules.seats[person]: SeatDeal(gain[rules.side_of[seat]], {**counts[seat], "ended": ended})
            for seat, person in enumerate(self.persons)
        }

    def _events(self, rules: voms.Rules, events: tuple[voms.Event, ...]) -> Events:
        return tuple(event_json(event, event.audience, seats=rules.seats, sides=rules.sides) for event in events)

    # bots

    def question(self, level: str, seat: str) -> VomsQuestion:
        number = self._number(seat)
        assert number is not None, "who is out of the race is never to act"
        return VomsQuestion(self._running().states(), number, level)

    def choice(self, level: str, seat: str, chance: Chance) -> str:
        return self.question(level, seat).answer(chance, BUDGETS[level])

    def call(self, level: str, seat: str, chance: Chance) -> str | None:
        """A call that is open, or a cut held out to the wrong player ("T.8", "T.9")."""
        seen = self._seen(seat)
        cutting = seen.phase is voms.Phase.CUT
        said = voms_offer(seen, chance) if cutting else voms_call(level, seen, chance)
        return None if said is None else write_action(seen.rules, said)

    # what is seen

    def _seen(self, seat: str | None) -> voms.View:
        return voms.view(self._running().state, self._number(seat))

    def view(self, seat: str | None) -> Json | None:
        return None if self.deal is None else view_json(self._seen(seat))

    def match(self) -> Json:
        running = self.match_
        game = None if running is None else running.game
        persons = running.persons if isinstance(running, Race) else range(self.rules.players)
        sides = self.rules.sides if self.rules.partners else tuple(self.rules.seats[person] for person in persons)
        found: Json = {
            "kind": "race" if self.rules.race else "match",
            "score": named(sides, (0,) * len(sides) if game is None else game.score[: len(sides)]),
            "target": named(sides, (self.rules.target,) * len(sides) if game is None else game.target[: len(sides)]),
            "deals": len(self.history),
            "dealer": self.dealing,
            "history": list(self.history),
        }
        if self.rules.race:
            places = running.places if isinstance(running, Race) else ()
            return found | {"places": [self.rules.seats[person] for person in places], "winner": None}
        match_ = running if isinstance(running, Match) else None
        wins = {side: 0 if match_ is None else match_.wins(number) for number, side in enumerate(sides)}
        winner = None if match_ is None or match_.winner is None else sides[match_.winner]
        return found | {"best_of": self.best_of, "wins": wins, "winner": winner}

    def outcome(self) -> Mapping[str, SeatPlace]:
        """The winners are first, and the others share a place; who came home in a race has a place of his own."""
        if self.places is not None:
            return self.places
        seats, running = self.rules.seats, self.match_
        if isinstance(running, Race):
            order = [seats[person] for person in running.places]
            return {seat: SeatPlace(seat, order.index(seat) + 1 if running.over else 0, 0) for seat in seats}
        won = None if running is None else running.winner
        found = {}
        for seat, side in zip(seats, self.rules.side_of, strict=True):
            wins = 0 if running is None else running.wins(side)
            found[seat] = SeatPlace(self.rules.sides[side], 0 if won is None else 1 if side == won else 2, wins)
        return found

    def bids(self) -> list[Json]:
        return []

    def record(self, players: Mapping[str, str]) -> Record:
        """The whole match; of a race, whose table shrinks, the last deal, and of an exercise its only one."""
        if isinstance(self.match_, Race) or self.single:
            last = self.records[-1]
            return Record("voms", "deal", last.rules.options(), (last.record,), players)
        deals = tuple(deal.record for deal in self.records)
        return Record("voms", "match", self.rules.options(), deals, players, self.best_of)

    def finished(self, deal: int) -> Record | None:
        if not 0 < deal <= len(self.records):
            return None
        found = self.records[deal - 1]
        return Record("voms", "deal", found.rules.options(), (found.record,))

    def seated(self, deal: int) -> Mapping[str, str]:
        found = self.records[deal - 1]
        return {found.rules.seats[at]: self.rules.seats[person] for at, person in enumerate(found.persons)}


def _result(line: Stored) -> Json:
    """What a record says of a deal."""
    return {key: line[key] for key in ("ended", "score", "target", "winner") if line[key] is not None}


def _line(entry: Entry) -> Json:
    """A line of the comb: lus that a side gained, or lost."""
    gained = entry.payer == COMB
    return {
        "side": entry.payee if gained else entry.payer,
        "lus": entry.amount if gained else -entry.amount,
        "reason": entry.reason,
        "cites": list(entry.cites),
    }
