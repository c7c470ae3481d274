"""Lus: what a trick brings, who has won, and what is written on the combs when the deal is over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple, assert_never

from stik.engine import Entry, Seat, Side
from stik.voms.rules import DEAL_UNITS, Articles, Rules
from stik.voms.state import Ending, Phase, Setup, State, Tally, Trick

COMB: Final = "kam"
"""The account that lus come from and go back to."""


class Lus(NamedTuple):
    """Lus for a side, why, and by which articles."""

    side: Side
    amount: int
    reason: str
    cites: tuple[str, ...]


VOMS_HOME: Final[Articles] = {"T": ("T.head", "V35"), "I": ("I.head", "V35"), "W": ("W.head", "V35")}
VOMS_PROTECTED: Final[Articles] = {"T": ("T.39", "V49"), "I": ("I.40", "V49"), "W": ("W.W8", "V49")}
TOQU_ON_VOMS: Final[Articles] = {"T": ("T.29", "T.head"), "I": ("I.head",), "W": ("W.head",)}
D3_ON_VOMS: Final[Articles] = {"T": ("T.29", "V46"), "I": ("I.head",), "W": ("W.head",)}
TOQU_WON_BACK: Final[Articles] = {"T": ("T.38",), "I": ("I.39",), "W": ("W.W7",)}
D3_ON_OWN_TOQU: Final = ("V48",)
ATAATAQ: Final[Articles] = {
    "T": ("T.25", "T.27", "V71"),
    "I": ("I.26", "I.28", "V71"),
    "W": ("W.head", "W.H4", "V71"),
}
ATAATAQ_STOLEN: Final[Articles] = {"T": ("T.27", "V106"), "I": ("I.28", "V106"), "W": ("V72", "V106")}
BLACK_KINGS: Final = ("W.head", "W.H3", "V33")
TRICK_POINTS: Final = ("W.25", "V81")
DEAL: Final[Articles] = {"T": ("T.43", "V61"), "I": ("I.46", "V61"), "W": ("W.C3", "V61")}
FIVE_FIVE: Final[Articles] = {
    "T": ("T.43", "V78", "V99"),
    "I": ("I.46", "V78", "V99"),
    "W": ("W.C3", "V78", "V99"),
}
ALL_TRICKS: Final[Articles] = {"T": ("T.19", "T.45"), "I": ("I.22", "I.48"), "W": ("W.S6", "W.C6")}
RESHUFFLED: Final[Articles] = {"T": ("T.27", "V26"), "I": ("I.28", "V26"), "W": ("V26",)}
PARTNER_TOQU: Final[Articles] = {
    "T": ("T.35", "V52", "V103"),
    "I": ("I.34", "I.35", "V52", "V103"),
    "W": ("W.W2", "W.W3", "V52", "V103"),
}
OVER_THE_COMB: Final[Articles] = {"T": ("T.42", "V63"), "I": ("I.45", "V63"), "W": ("W.C2", "V63")}
ANNULLED: Final[Articles] = {"T": ("T.32",), "I": ("I.32",), "W": ("V55",)}


def feats(rules: Rules, trick: Trick, *, last: bool) -> Iterator[Lus]:
    """The lus that this trick brings to the side that takes it, without the deal lus."""
    stakes, winner = trick.stakes, trick.holder
    sheet, side = rules.sheet, rules.side_of[winner]
    if stakes.voms and stakes.voms_by is not None and (rules.voms_in_last_trick or not last):  # V54
        yield from _voms_lus(rules, trick, stakes.voms_by)
    if stakes.ataataq and stakes.ataataq_only_for in (None, side):
        stolen = stakes.ataataq_by is not None and rules.side_of[stakes.ataataq_by] != side
        yield (
            Lus(side, 1, "lus/ataataq-stolen", ATAATAQ_STOLEN[sheet])
            if stolen
            else Lus(side, 1, "lus/ataataq", ATAATAQ[sheet])
        )
    if stakes.kings_for == side:
        yield Lus(side, 1, "lus/black-kings", BLACK_KINGS)
    if rules.trick_points:
        yield Lus(side, rules.trick_points * units(rules, trick), "lus/trick", TRICK_POINTS)


def _voms_lus(rules: Rules, trick: Trick, voms_by: Seat) -> Iterator[Lus]:
    """What came to lie on Voms decides (section 3.4); all of it goes to the side that takes the trick (V111)."""
    winner, sheet = trick.holder, rules.sheet
    side, toqu_by = rules.side_of[winner], trick.stakes.toqu_by
    if toqu_by is not None:
        if winner == toqu_by:
            yield Lus(side, 2, "lus/toqu", TOQU_ON_VOMS[sheet])
        elif side == rules.side_of[toqu_by]:
            yield Lus(side, rules.d3_on_own_toqu, "lus/toqu", D3_ON_OWN_TOQU)
        else:
            yield Lus(side, 2, "lus/toqu-won-back", TOQU_WON_BACK[sheet])
    elif side != rules.side_of[voms_by]:
        yield Lus(side, 1, "lus/d3", D3_ON_VOMS[sheet])
    elif winner == voms_by:
        yield Lus(side, 1, "lus/voms", VOMS_HOME[sheet])
    elif rules.protected_voms:
        yield Lus(side, 1, "lus/voms-protected", VOMS_PROTECTED[sheet])


def units(rules: Rules, trick: Trick) -> int:
    """How many tricks this one counts as (V31, V112)."""
    return len(trick.group) if rules.multi_units == "cards" else 1


def deal_lus(setup: Setup, tally: Tally, side: Side) -> Lus | None:
    """The lus for the first side with five tricks, two if the others have none ("T.43", V61, V62, V70, V79)."""
    rules = setup.rules
    if tally.deal_won or tally.units[side] < DEAL_UNITS:
        return None
    if sum(tally.units) > tally.units[side]:
        return Lus(side, rules.deal_lus, "lus/deal", DEAL[rules.sheet])
    amount = rules.eight_eight_five_five if setup.eight_eight else 2
    return Lus(side, amount, "lus/five-five", FIVE_FIVE[rules.sheet])


def has_won(setup: Setup, tally: Tally, side: Side) -> bool:
    """Exactly what was lacking, and the others have a trick ("T.18", "T.20", "I.21", "I.23", "W.S5", "W.S7", V66)."""
    return tally.gain(side) == setup.lack(side) and sum(tally.units) > tally.units[side]


def sides_from(rules: Rules, winner: Seat) -> list[Side]:
    """The side that took the trick first: it wins if both now have nine ("T.46", "I.49", "W.Q3", V68, V77)."""
    first = rules.side_of[winner]
    return [first, *(side for side in range(len(rules.sides)) if side != first)]


def credited(rules: Rules, tally: Tally, lus: Lus) -> Tally:
    """The tally with these lus of a trick or of the deal."""
    entry = Entry(COMB, rules.sides[lus.side], lus.amount, lus.reason, lus.cites)
    entries = (*tally.entries, entry)
    if lus.reason.startswith("lus/ataataq"):
        return tally._replace(ataataq=_plus(tally.ataataq, lus), entries=entries)
    if lus.reason in {"lus/deal", "lus/five-five"}:
        return tally._replace(deal_lus=_plus(tally.deal_lus, lus), deal_won=True, entries=entries)
    return tally._replace(feats=_plus(tally.feats, lus), entries=entries)


def _plus(numbers: tuple[int, ...], lus: Lus) -> tuple[int, ...]:
    return tuple(n + lus.amount if side == lus.side else n for side, n in enumerate(numbers))


def annulled(rules: Rules, tally: Tally, side: Side) -> Tally:
    """The tally without the Voms lus of a player who did not show Toqu ("T.32", "I.32", V55)."""
    if not tally.feats[side]:
        return tally  # a position may say who scored Voms without its lus
    entry = Entry(rules.sides[side], COMB, 1, "lus/annulled", ANNULLED[rules.sheet])
    lost = tuple(n - 1 if s == side else n for s, n in enumerate(tally.feats))
    return tally._replace(feats=lost, entries=(*tally.entries, entry))


def without_lus(rules: Rules, tally: Tally) -> Tally:
    """The tally after a ruling has voided every lus of the deal so far (V26)."""
    gains = [(side, tally.gain(side)) for side in range(len(tally.units))]
    lost = tuple(Entry(rules.sides[side], COMB, lus, "lus/ruling", ("T.47", "V26")) for side, lus in gains if lus)
    none = (0,) * len(tally.units)
    return tally._replace(feats=none, ataataq=none, deal_lus=none, entries=(*tally.entries, *lost))


def adjusted(rules: Rules, tally: Tally, side: Side, lus: int) -> Tally:
    """The tally with a line for lus that a ruling gave to a comb, or took from it."""
    if not lus:
        return tally
    name = rules.sides[side]
    payer, payee = (COMB, name) if lus > 0 else (name, COMB)
    return tally._replace(entries=(*tally.entries, Entry(payer, payee, abs(lus), "lus/ruling", ("T.47",))))


class Written(NamedTuple):
    """A side's comb after the deal, and what the deal has brought it in the end."""

    score: int
    target: int
    gain: int


def close(
    state: State, tally: Tally, ending: Ending, *, winner: Side | None = None, guilty: Side | None = None
) -> State:
    """The state when the deal is over and both combs are written (V110)."""
    setup = state.setup
    match ending:
        case Ending.PLAYED_OUT | Ending.GAME_WON:
            gains = [tally.gain(side) for side in range(len(tally.units))]
        case Ending.ALL_TRICKS:
            gains = [_all_tricks_gain(setup, tally, side) for side in range(len(tally.units))]
        case Ending.RESHUFFLE:
            gains = [_gain_after_reshuffle(setup, tally, side) for side in range(len(tally.units))]
            winner = next((side for side, gain in enumerate(gains) if gain == setup.lack(side)), None)
        case Ending.PARTNER_TOQU:
            gains = [_gain_of_the_innocent(setup, tally, side, guilty) for side in range(len(tally.units))]
            winner = next((s for s, gain in enumerate(gains) if s != guilty and gain == setup.lack(s)), None)
        case _:
            assert_never(ending)
    lost = tuple(_lost(setup.rules, tally, gains, ending))
    combs = [written(setup, side, gain, guilty=side == guilty) for side, gain in enumerate(gains)]
    return state._replace(
        phase=Phase.OVER,
        to_act=None,
        trick=Trick(state.trick.leader, state.trick.leader),
        tally=tally._replace(entries=(*tally.entries, *lost, *_comb_entries(setup, combs, guilty))),
        may_stop=None,
        gain=tuple(gains),
        score=tuple(comb.score for comb in combs),
        target=tuple(comb.target for comb in combs),
        ended=ending,
        winner=winner,
        guilty=guilty,
    )


def _all_tricks_gain(setup: Setup, tally: Tally, side: Side) -> int:
    """All tricks bring nothing; T keeps an Ataataq, unless it would win ("T.19", "I.22", "W.S6", V67)."""
    kept = tally.ataataq[side] if setup.rules.ataataq_kept_on_all_tricks else 0
    return 0 if kept == setup.lack(side) else kept


def _gain_after_reshuffle(setup: Setup, tally: Tally, side: Side) -> int:
    """Nothing, or all but Ataataq where a club plays so; it wins only if the others have a trick (V26, V66)."""
    if setup.rules.reshuffle_loses == "all":
        return 0
    kept = tally.gain(side) - tally.ataataq[side]
    return 0 if kept == setup.lack(side) and sum(tally.units) == tally.units[side] else kept


def _gain_of_the_innocent(setup: Setup, tally: Tally, side: Side, guilty: Side | None) -> int:
    """The opponents keep their feats, not the deal lus, and win by them only if the guilty have a trick (V76, V103)."""
    if side == guilty or guilty is None or setup.rules.partner_toqu_opponents == "nothing":
        return 0
    gain = tally.feats[side] + tally.ataataq[side]
    return 0 if gain == setup.lack(side) and not tally.units[guilty] else gain


def _lost(rules: Rules, tally: Tally, gains: list[int], ending: Ending) -> Iterator[Entry]:
    reasons: dict[Ending, tuple[str, Articles]] = {
        Ending.ALL_TRICKS: ("lus/all-tricks", ALL_TRICKS),
        Ending.RESHUFFLE: ("lus/reshuffle", RESHUFFLED),
        Ending.PARTNER_TOQU: ("lus/partner-toqu", PARTNER_TOQU),
    }
    for side, gain in enumerate(gains):
        if tally.gain(side) != gain:
            reason, articles = reasons[ending]
            yield Entry(rules.sides[side], COMB, tally.gain(side) - gain, reason, articles[rules.sheet])


def written(setup: Setup, side: Side, gain: int, *, guilty: bool) -> Written:
    """What stands on the comb: more than was lacking goes over it ("T.42", "I.45", "W.C2", V63, V64, V114)."""
    rules, before, target = setup.rules, setup.score[side], setup.target[side]
    if guilty:
        extra = 2 if before == 0 and rules.partner_toqu_no_lus == "target+2" else 0  # "T.35", V103
        kept = rules.target if rules.lost_lus_target == "reset" else target  # V74
        return Written(0, kept + extra, 0)
    score = before + gain
    if score == 11 != target and rules.reset_at_eleven:
        return Written(0, target, gain)  # "W.25"
    if score <= target:
        return Written(score, target, gain)
    match rules.overshoot:
        case "gain":
            return Written(score, score + gain, gain)
        case "thirteen":
            return Written(score, 13 if score < 13 else score + gain, gain)
        case "restart":
            return Written(0, target, gain)  # "W.25", V81
        case _:
            assert_never(rules.overshoot)


def _comb_entries(setup: Setup, combs: list[Written], guilty: Side | None) -> Iterator[Entry]:
    """Lus that leave the comb again: the guilty side's, or those of a player who starts anew in 25."""
    sheet = setup.rules.sheet
    for side, comb in enumerate(combs):
        gone = setup.score[side] + comb.gain - comb.score
        if gone:
            reason, cites = (
                ("lus/partner-toqu", PARTNER_TOQU[sheet]) if side == guilty else ("lus/start-again", ("W.25", "V81"))
            )
            yield Entry(setup.rules.sides[side], COMB, gone, reason, cites)


@dataclass(frozen=True, slots=True)
class Result:
    """The outcome of a deal so far: combs, the lus and why, the winner of the game."""

    score: tuple[int, ...]
    target: tuple[int, ...]
    gain: tuple[int, ...]
    entries: tuple[Entry, ...]
    ended: Ending | None
    winner: Side | None
    kam: bool
    """The losers of the game have no lus ("T.F.2", "I.F.2", "W.F2")."""


def gains(state: State) -> tuple[int, ...]:
    """What the deal has brought each side so far; once it is over, what was written."""
    return state.gain or tuple(map(state.tally.gain, range(len(state.rules.sides))))


def score(state: State) -> Result:
    """Both combs with every line that led to them ("T.41": the stand is for all to see)."""
    losers = [have for side, have in enumerate(state.score) if side != state.winner]
    return Result(
        score=state.score,
        target=state.target,
        gain=gains(state),
        entries=state.tally.entries,
        ended=state.ended,
        winner=state.winner,
        kam=state.winner is not None and not any(losers),
    )
