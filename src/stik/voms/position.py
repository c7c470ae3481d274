"""A point in the middle of a deal, set up from what lies where."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from stik.cards import Card, CardSet, set_of
from stik.engine import Entry, Seat, Side
from stik.errors import Fault, InvalidSetup
from stik.voms.draw import melted_by
from stik.voms.ranking import TOQU
from stik.voms.rules import DEAL_UNITS, HAND, Rules
from stik.voms.score import COMB, has_won, sides_from
from stik.voms.state import UNWATCHED, Phase, Setup, State, Tally, Trick, Watch


@dataclass(frozen=True, kw_only=True)
class Position:
    """Hands, stock and what the deal has brought so far; all other cards have been played."""

    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    leader: Seat
    units: tuple[int, ...]
    gain: tuple[int, ...]
    ataataq: tuple[int, ...]
    deal_lus: tuple[int, ...] | None = None
    voms_scored_by: Seat | None = None
    melted: Seat | None = None


def place(setup: Setup, position: Position) -> State:
    """The state with an empty table and the leader to act; names all faults of an impossible position at once."""
    faults = [*_card_faults(setup.rules, position), *_count_faults(setup.rules, position)]
    if faults:
        raise InvalidSetup(*faults)
    rules = setup.rules
    hands = [set_of(hand) for hand in position.hands]
    deal_lus = position.deal_lus or tuple(_usual_deal_lus(setup, position))
    feats = tuple(gain - ata - deal for gain, ata, deal in zip(position.gain, position.ataataq, deal_lus, strict=True))
    earlier = tuple(
        Entry(COMB, rules.sides[side], gain, "lus/earlier", ()) for side, gain in enumerate(position.gain) if gain
    )
    won = any(count >= DEAL_UNITS for count in position.units)
    tally = Tally(position.units, feats, position.ataataq, deal_lus, won, earlier)
    faults = list(_lus_faults(setup, tally))
    if faults:
        raise InvalidSetup(*faults)
    watch = _watch(rules, position, hands)
    return State(
        setup=setup,
        phase=Phase.PLAY,
        to_act=position.leader,
        hands=tuple(hands),
        stock=position.stock,
        played=set_of(rules.pack) & ~set_of(position.stock) & ~sum(hands),
        trick=Trick(position.leader, position.leader),
        tally=tally,
        watch=watch,
        score=setup.score,
        target=setup.target,
        may_stop=_may_stop(setup, tally, position.leader),
    )


def _may_stop(setup: Setup, tally: Tally, leader: Seat) -> Side | None:
    """Who has what it lacked and may still say so: no card has been led yet (V114)."""
    if setup.rules.stop == "automatic":
        return None
    return next((side for side in sides_from(setup.rules, leader) if has_won(setup, tally, side)), None)


def _watch(rules: Rules, position: Position, hands: list[CardSet]) -> Watch:
    """Who scored Voms and now holds Toqu has drawn it since, unless he was melted ("T.31", V55, V102)."""
    scorer = position.voms_scored_by
    if scorer is not None and hands[scorer] & TOQU.bit and position.melted != scorer:
        refused = rules.faults == "refused"
        return Watch(
            melted=position.melted,
            voms_scored_by=scorer,
            toqu_drawn=True,
            toqu_shown=refused,
            may_show=not refused,
        )
    melted = melted_by(hands, UNWATCHED) if position.melted is None else position.melted
    return Watch(melted=melted, voms_scored_by=scorer)


def _card_faults(rules: Rules, position: Position) -> Iterator[Fault]:
    seen: set[Card] = set()
    for card in (card for cards in (*position.hands, position.stock) for card in cards):
        if card not in rules.pack:
            yield Fault.of("setup/foreign-card", card=card.text)
        elif card in seen:
            yield Fault.of("setup/card-twice", card=card.text)
        seen.add(card)
    sizes = {len(hand) for hand in position.hands}
    if len(sizes) > 1:
        yield Fault.of("setup/unequal-hands")
    elif sizes == {0}:
        yield Fault.of("setup/empty-hands")
    elif max(sizes) > HAND:
        yield Fault.of("setup/hand-too-large", most=HAND)
    elif max(sizes) < HAND and rules.shares(len(position.stock)):
        yield Fault.of("setup/hands-not-drawn-up")


def _count_faults(rules: Rules, position: Position) -> Iterator[Fault]:
    """Tricks must agree with the number of cards gone."""
    gone = len(rules.pack) - len(position.stock) - sum(map(len, position.hands))
    tricks, rest = divmod(gone, rules.unit_cards)
    said = sum(position.units)
    fewest = tricks if rules.multi_units == "cards" else -(-tricks // rules.max_lead)
    if rest or not fewest <= said <= tricks or min(position.units) < 0:
        yield Fault.of("setup/tricks-disagree", said=said, gone=gone, cards=rules.unit_cards)


def _usual_deal_lus(setup: Setup, position: Position) -> Iterator[int]:
    """What the deal lus must have been: two if the others have no trick, else one, once a side has five."""
    rules = setup.rules
    first = max(range(len(position.units)), key=lambda side: (position.units[side], position.gain[side]))
    for side, count in enumerate(position.units):
        if side != first or count < DEAL_UNITS:
            yield 0
            continue
        usual = 2 if sum(position.units) == count else rules.deal_lus
        yield min(usual, position.gain[side] - position.ataataq[side])


def _lus_faults(setup: Setup, tally: Tally) -> Iterator[Fault]:
    for side, name in enumerate(setup.rules.sides):
        unearned = tally.deal_lus[side] and tally.units[side] < DEAL_UNITS
        if unearned or min(tally.feats[side], tally.ataataq[side], tally.deal_lus[side]) < 0:
            yield Fault.of("setup/lus-disagree", side=name)
        elif setup.rules.stop == "automatic" and has_won(setup, tally, side):
            yield Fault.of("setup/already-won", side=name)


def check_comb(rules: Rules, score: tuple[int, ...], target: tuple[int, ...]) -> None:
    """A comb shows at least nothing and less than its length."""
    wrong: list[Side] = [side for side in range(len(rules.sides)) if not 0 <= score[side] < target[side]]
    if wrong:
        raise InvalidSetup(
            *(Fault.of("setup/comb", side=rules.sides[side], score=score[side], target=target[side]) for side in wrong)
        )
