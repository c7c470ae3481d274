"""The kam of a real table: what was tapped goes in; the combs by the rules, and what can be tapped next, come out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from stik.engine import Entry, Side
from stik.errors import Fault, InvalidSetup
from stik.match.race import Person, Race, with_race_deal
from stik.match.voms import Game, GameResult, setup_of, with_deal
from stik.protocol.real.feats import TRICK, feats_of
from stik.voms import ApplyRuling, Ending, Phase, Rules, State, apply, begin
from stik.voms.actions import Effect
from stik.voms.score import close, credited, has_won

MOST_TAPS: Final = 2000
NEXT_GAME: Final = "next-game"
WON: Final = "won"
OVER: Final = "over"
ENDINGS: Final = {
    "all-tricks": Ending.ALL_TRICKS,
    "reshuffle": Ending.RESHUFFLE,
    "partner-toqu": Ending.PARTNER_TOQU,
}
ORDERS: Final = {
    "lose-all": (Effect.LOSE_ALL_LUS, 0),
    "lus-more": (Effect.ADJUST_SCORE, 1),
    "lus-less": (Effect.ADJUST_SCORE, -1),
    "stroke-more": (Effect.RAISE_TARGET, 1),
}
"""What a referee orders ("T.47")."""


@dataclass(frozen=True, slots=True)
class Tap:
    """One tap: a feat of a side, the end of a deal, an order of the referee, or the next game."""

    what: str
    side: Person | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """A tap with what came of it, for the history."""

    tap: Tap
    game: int
    deal: int
    entries: tuple[Entry, ...]
    score: tuple[int, ...] | None = None
    """The combs, where a deal ended; of everybody who began."""
    target: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Kam:
    """Games on one comb sheet: the running game, its running deal, the history."""

    rules: Rules
    running: Game | Race
    deal: State
    last: Side | None = None
    lines: tuple[Line, ...] = ()
    results: tuple[GameResult, ...] = ()
    combs: tuple[tuple[int, int], ...] = ()
    """Score and target of everybody who began, also of those who are home in 25."""

    @classmethod
    def start(cls, rules: Rules, *, dealer: int) -> Kam:
        """Empty combs, and a deal that waits for its feats."""
        if not 0 <= dealer < rules.players:
            wanted = ", ".join(map(str, range(rules.players)))
            raise InvalidSetup(Fault.of("setup/bad-field", field="dealer", wanted=wanted))
        return cls._of(rules, _started(rules, dealer))

    @classmethod
    def _of(cls, rules: Rules, running: Game | Race) -> Kam:
        combs = ((0, rules.target),) * len(rules.sides)
        return cls(rules, running, _next_deal(_game(running)), combs=combs)

    @property
    def game(self) -> Game:
        return _game(self.running)

    @property
    def persons(self) -> tuple[Person, ...]:
        """Who stands behind each side of the running deal."""
        return self.running.persons if isinstance(self.running, Race) else tuple(range(len(self.rules.sides)))

    @property
    def over(self) -> bool:
        return self.running.over if isinstance(self.running, Race) else self.running.winner is not None

    @property
    def winners(self) -> list[Side]:
        """Who has exactly what was lacking; the side of the last feat first ("T.46", "I.49", "W.Q3", V68)."""
        setup, tally = self.deal.setup, self.deal.tally
        sides = sorted(range(len(tally.units)), key=lambda side: side != self.last)
        return [side for side in sides if has_won(setup, tally, side)]

    @property
    def waiting(self) -> list[Side]:
        """Who has exactly what was lacking as long as nobody else has a trick (V66)."""
        sides = range(len(self.deal.tally.units))
        return [side for side in sides if self._exact(side) and side not in self.winners]

    def _exact(self, side: Side) -> bool:
        return self.deal.tally.gain(side) == self.deal.setup.lack(side)


def read_comb(rules: Rules, dealer: int, taps: Sequence[Mapping[str, object]]) -> Kam:
    """The sheet after all taps; raises where one cannot be, and says which."""
    if len(taps) > MOST_TAPS:
        raise InvalidSetup(Fault.of("real/too-many", most=MOST_TAPS))
    kam = Kam.start(rules, dealer=dealer)
    for number, data in enumerate(taps, 1):
        what, side = data.get("what"), data.get("side")
        if not isinstance(what, str) or not (side is None or type(side) is int):
            raise InvalidSetup(Fault.of("setup/bad-field", field=f"taps[{number}]", wanted="what, side"))
        kam = with_tap(kam, Tap(what, side if isinstance(side, int) else None))
    return kam


def with_tap(kam: Kam, tap: Tap) -> Kam:
    """The sheet after one more tap."""
    if tap.what == NEXT_GAME:
        return _next_game(kam)
    if kam.over:
        raise InvalidSetup(Fault.of("match/over"))
    if tap.what in (WON, OVER, *ENDINGS):
        return _ended(kam, tap)
    side = _side(kam, tap)
    if tap.what in ORDERS:
        return _ordered(kam, tap, side)
    return _scored(kam, tap, side)


def _side(kam: Kam, tap: Tap) -> Side:
    if tap.side not in kam.persons:
        wanted = ", ".join(map(str, kam.persons))
        raise InvalidSetup(Fault.of("setup/bad-field", field="side", wanted=wanted))
    return kam.persons.index(tap.side)


def _scored(kam: Kam, tap: Tap, side: Side) -> Kam:
    """A feat; or only that somebody has a trick, which others wait for."""
    deal = kam.deal
    offered = (one for one in feats_of(deal.setup, deal.tally, side) if one.open)
    feat = next((one for one in offered if one.what == tap.what), None)
    if feat is not None:
        tally = credited(deal.rules, deal.tally._replace(units=feat.units), feat.lus)
    elif tap.what == TRICK and _is_awaited(kam, side):
        tally = deal.tally._replace(units=tuple(n + (s == side) for s, n in enumerate(deal.tally.units)))
    else:
        raise InvalidSetup(Fault.of("real/no-such-tap", what=tap.what))
    new = tally.entries[len(deal.tally.entries) :]
    return _noted(replace(kam, deal=deal._replace(tally=tally), last=side), tap, new)


def _is_awaited(kam: Kam, side: Side) -> bool:
    """Whether others could win once this side has a trick."""
    return any(other != side for other in kam.waiting) and not kam.deal.tally.units[side]


def _ordered(kam: Kam, tap: Tap, side: Side) -> Kam:
    effect, amount = ORDERS[tap.what]
    after = apply(kam.deal, ApplyRuling(effect, side=side, amount=amount)).state
    new = after.tally.entries[len(kam.deal.tally.entries) :]
    combs = _combs(kam, after.setup.score, after.setup.target)
    return _noted(replace(kam, deal=after, combs=combs), tap, new)


def _ended(kam: Kam, tap: Tap) -> Kam:
    """The deal is over, and the combs are written by the rules ("T.42", "I.45", "W.C2")."""
    deal, winner, guilty = kam.deal, None, None
    match ENDINGS.get(tap.what):
        case None if tap.what == WON:
            if not kam.winners:
                raise InvalidSetup(Fault.of("real/nobody-has-won"))
            ending, winner = Ending.GAME_WON, kam.winners[0]
        case None:
            everybody = tuple(max(1, n) for n in deal.tally.units)  # all tricks of one side are another ending
            kam = replace(kam, deal=deal._replace(tally=deal.tally._replace(units=everybody)))
            winner = next(iter(kam.winners), None)  # the stop was forgotten, and nothing more came in (V65)
            ending = Ending.PLAYED_OUT if winner is None else Ending.GAME_WON
        case Ending.PARTNER_TOQU if not kam.rules.partners:
            raise InvalidSetup(Fault.of("real/no-such-tap", what=tap.what))
        case Ending.PARTNER_TOQU as found:
            ending, guilty = found, _side(kam, tap)
        case Ending.ALL_TRICKS as found:
            side = _side(kam, tap)
            if sum(deal.tally.units) > deal.tally.units[side]:
                raise InvalidSetup(Fault.of("real/others-have-tricks"))
            ending = found
        case found:
            ending = found
    before = len(kam.deal.tally.entries)
    closed = close(kam.deal, kam.deal.tally, ending, winner=winner, guilty=guilty)
    combs = _combs(kam, closed.score, closed.target)
    ended = replace(kam, combs=combs, last=None)
    ended = _noted(ended, tap, closed.tally.entries[before:], combs)
    running = with_race_deal(kam.running, closed) if isinstance(kam.running, Race) else with_deal(kam.running, closed)
    game = _game(running)
    results = kam.results if game.result is None else (*kam.results, game.result)
    going = running.persons if isinstance(running, Race) else game.winner is None
    return replace(ended, running=running, results=results, deal=_next_deal(game) if going else closed)


def _next_game(kam: Kam) -> Kam:
    """Empty combs; the deal passes on (V16)."""
    if not kam.over:
        raise InvalidSetup(Fault.of("real/game-not-over"))
    dealer = kam.game.dealer if isinstance(kam.running, Game) else 0
    fresh = Kam._of(kam.rules, _started(kam.rules, dealer))
    return replace(fresh, lines=kam.lines, results=kam.results)


def _combs(kam: Kam, score: tuple[int, ...], target: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    combs = list(kam.combs)
    for side, person in enumerate(kam.persons):
        combs[person] = (score[side], target[side])
    return tuple(combs)


def _noted(kam: Kam, tap: Tap, entries: tuple[Entry, ...], combs: tuple[tuple[int, int], ...] | None = None) -> Kam:
    games = len(kam.results) + 1 if isinstance(kam.running, Game) else 1
    score, target = (None, None) if combs is None else tuple(zip(*combs, strict=True))
    return replace(kam, lines=(*kam.lines, Line(tap, games, kam.game.deals + 1, entries, score, target)))


def _started(rules: Rules, dealer: int) -> Game | Race:
    """25 is a race in which everybody plays for a place ("W.25", V81)."""
    return Race.start(rules, dealer=dealer) if rules.race else Game.start(rules, dealer=dealer)


def _game(running: Game | Race) -> Game:
    return running.game if isinstance(running, Race) else running


def _next_deal(game: Game) -> State:
    """A deal whose cards nobody but the players knows."""
    return begin(setup_of(game), game.rules.pack, manual_cut=True).state._replace(phase=Phase.PLAY)
