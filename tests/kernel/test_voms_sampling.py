"""Worlds that agree with what a seat has seen: they look right, none is left out, all are equally likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from random import Random
from typing import NamedTuple

import pytest

from stik import voms
from stik.cards import CARDS, Card, cards_in, parse_cards, set_of
from stik.voms import state as engine
from stik.voms.notation import write_action
from tests.conftest import deals
from tests.kernel.voms_tables import random_action, random_rules, random_start

kernel = pytest.importorskip("stik_kernel.voms", exc_type=ImportError)


def state_of(world: kernel.Position, rules: voms.Rules) -> voms.State:
    return kernel.state_of(world, rules, engine=engine, cards=CARDS)


def was_knocked(state: voms.State) -> bool:
    return state.phase is not voms.Phase.CUT and state.last_trick is not None


@pytest.mark.parametrize("options", [False, True], ids=["preset", "options"])
@pytest.mark.parametrize("preset", voms.PRESETS)
def test_every_world_looks_as_the_deal_does(preset: str, options: bool) -> None:
    for seed in range(deals(usual=25, soak=1_000)):
        chance = Random(seed)
        rules = random_rules(preset, chance, options=options)
        state = random_start(rules, chance)
        if state.phase is voms.Phase.OVER:
            continue
        seat = chance.randrange(rules.players)
        observer = kernel.observe(voms.view(state, seat), knocked=was_knocked(state))
        done: list[str] = []
        while state.phase is not voms.Phase.OVER:
            action = random_action(state, chance, 0.2)
            done.append(write_action(rules, action))
            state = voms.apply(state, action).state
            view = voms.view(state, seat)
            observer.see(observer_move(rules, done[-1]), kernel.plain_view(view))
            if chance.random() < 0.15:
                for world in observer.sample(2, seed=seed):
                    assert voms.view(state_of(world, rules), seat) == view, (seed, seat, rules.differences(), done)


def observer_move(rules: voms.Rules, text: str) -> int:
    return kernel.rules_of(rules).read(text)


@pytest.mark.parametrize("preset", voms.PRESETS)
def test_a_bot_that_looks_at_its_turns_sees_all(preset: str) -> None:
    rules = voms.PRESETS[preset]
    for seed in range(deals(usual=15, soak=500)):
        chance = Random(seed)
        state = random_start(rules, chance, manual=False)
        if state.phase is voms.Phase.OVER or state.last_trick:
            continue
        observers: dict[int, kernel.Observer] = {}
        seen: dict[int, voms.View] = {}
        full = {seat: kernel.observe(voms.view(state, seat)) for seat in range(rules.players)}
        while state.phase is not voms.Phase.OVER:
            seat = state.to_act
            assert seat is not None
            view = voms.view(state, seat)
            if seat in observers:
                kernel.follow(observers[seat], seen[seat], view)
            else:
                observers[seat] = kernel.observe(view)
            seen[seat] = view
            for world in observers[seat].sample(1, seed=seed):
                assert voms.view(state_of(world, rules), seat) == view
            if chance.random() < 0.1:  # it draws the same worlds as one who looked after every card
                drawn = [observer.sample(300, seed=seed) for observer in (observers[seat], full[seat])]
                assert_same_source(*(Counter(map(where, worlds)) for worlds in drawn))
            action = random_action(state, chance, 0.2)
            state = voms.apply(state, action).state
            for other, observer in full.items():
                observer.see(
                    observer_move(rules, write_action(rules, action)), kernel.plain_view(voms.view(state, other))
                )


@pytest.mark.parametrize("options", [False, True], ids=["preset", "options"])
def test_a_view_in_the_middle_is_enough(options: bool) -> None:
    for seed in range(deals(usual=80, soak=2_000)):
        chance = Random(seed)
        rules = random_rules(chance.choice(sorted(voms.PRESETS)), chance, options=options)
        state = random_start(rules, chance)
        while state.phase is not voms.Phase.OVER:
            if chance.random() < 0.1:
                seat = chance.randrange(rules.players)
                view = voms.view(state, seat)
                for world in kernel.observe(view).sample(2, seed=seed, max_tries=20_000):
                    found = voms.view(state_of(world, rules), seat)
                    assert (found.hand, found.known, found.counts) == (view.hand, view.known, view.counts)
                    assert (found.stock, found.piles, found.units) == (view.stock, view.piles, view.units)
                    assert found.gain == view.gain
                    if not state.obliged:  # a view does not tell what must be played
                        assert found.actions == view.actions
            state = voms.apply(state, random_action(state, chance, 0.2)).state


@pytest.mark.parametrize("preset", voms.PRESETS)
def test_a_memory_goes_from_deal_to_deal(preset: str) -> None:
    chance = Random(5)
    for _ in range(deals(usual=6, soak=200)):
        rules = random_rules(preset, chance, options=chance.random() < 0.5)
        seat = chance.randrange(rules.players)
        memory = kernel.Memory()
        for _ in range(2):
            state = random_start(rules, chance, manual=False)
            while state.phase is not voms.Phase.OVER:
                if state.to_act == seat and chance.random() < 0.95:  # sometimes it does not look
                    memory.see(voms.view(state, seat))
                    world = memory.worlds(1, seed=3)[0]
                    assert world.hands[seat] == state.hands[seat]
                    assert world.texts() == kernel.position_of(state).texts() or state.obliged
                state = voms.apply(state, random_action(state, chance, 0.2)).state


# the distribution, by enumeration


class Small(NamedTuple):
    """Few hidden cards: what lies where, what was played, who looks on."""

    preset: str
    hands: str
    stock: str
    plays: str
    seat: int
    options: dict[str, object] = {}  # noqa: RUF012  # never changed
    told_by: str = ""
    """Worlds are told apart by where these cards lie; by all cards if none are named."""


SMALL = {
    "Toqu was owed and not played": Small("tournament", "Kh 5c/9c 9d/6c 6d/Jc 5d", "", "Kh, 9c", 2),
    "Toqu was owed and not played twice": Small("tournament", "Kh 5c/9c 9d/6c 6d/9h 5d", "", "Kh, 9c, 6c, 9h", 2),
    "Toqu was not owed": Small("tournament", "Kh 5c/9c 9d/6c 6d/Jc 5d", "", "Kh, 9c", 2, {"toqu_duty": False}),
    "Toqu could not beat the pair": Small("tournament", "9s 9h/Kh Ac/6s 6d/Jc 5d", "", "9s 9h, Ac Kh", 2),
    "Voms takes a pair": Small("tournament", "5s 5h 7c/Kh Ac 7d/6s 6d 5d/Jc 9d Qd", "", "5s 5h, Kh Ac, 6s 6d", 0),
    "who played Voms does not hold Toqu": Small("tournament", "Kh 5c/9c 9d/6c 6d/Jc 5d", "", "Kh", 1),
    "melted and said so": Small("tournament", "Kh Jc 5c/9c 9d 5h/6c 6d 5s/Qc 5d Qd", "", "Jc, 9c", 2),
    "diamond 3 is held, so Voms scores nothing": Small(
        "international", "Kh 3d/9c 9d/6c 6d/Qc 5d", "", "Kh, 9c, 6c, Qc", 2
    ),
    "diamond 3 may be anywhere": Small(
        "international", "Kh 3d/9c 9d/6c 6d/Qc 5d", "", "Kh, 9c", 2, {"voms_threat": "toqu"}
    ),
    "two players, drawn between the halves": Small("worms-2p", "Kh 5c 6c 8h/9c 9d 6d 5d", "7c Jc 9h 5s", "Kh, 9c", 0),
    "two players, not drawn between the halves": Small(
        "worms-2p", "Kh 5c 6c 8h/9c 9d 6d 5d", "7c 9s 9h Jc", "Kh, 9c, 5c, 6d", 0
    ),
    "two players, shown when drawn": Small("worms-2p", "Kh 5c 6c 8h/9c 9d 6d 5d", "7c 9s 9h Jc", "Kh, 9c, 5c, 6d", 1),
    "drawn after it was owed": Small(
        "worms-3p", "Kh 5c 6c 8h/9c 9d 6d 5d/Qc Qd 7c 7h", "Jc 9h 5s", "Kh, 9c, Qc, 5c, 9d", 0, {}, "Jc 5d 9h"
    ),
}


def placed(case: Small) -> voms.State:
    rules = voms.PRESETS[case.preset].with_options(case.options)
    hands = tuple(parse_cards(hand) for hand in case.hands.split("/"))
    stock, sides = parse_cards(case.stock), len(rules.sides)
    units = (len(rules.pack) - len(stock) - sum(map(len, hands))) // rules.unit_cards
    split = tuple(units // sides + (side < units % sides) for side in range(sides))
    none, goal = (0,) * sides, (rules.target,) * sides
    setup = voms.Setup.of(rules, dealer=0, score=none, target=goal, first_deal=False)
    position = voms.Position(hands=hands, stock=stock, leader=0, units=split, gain=none, ataataq=none, deal_lus=none)
    return voms.place(setup, position)


def all_worlds(state: voms.State, seat: int) -> Iterator[voms.State]:
    """Every way in which the cards that the seat does not see can lie."""
    hidden = [card for other, hand in enumerate(state.hands) if other != seat for card in cards_in(hand)]

    def fill(hands: list[int], rest: list[Card]) -> Iterator[voms.State]:
        other = len(hands)
        if other == len(state.hands):
            melted = next((who for who, hand in enumerate(hands) if hand & MELTED == MELTED), None)
            watch = state.watch._replace(melted=melted)
            yield from (state._replace(hands=tuple(hands), stock=stock, watch=watch) for stock in permutations(rest))
        elif other == seat:
            yield from fill([*hands, state.hands[seat]], rest)
        else:
            for cards in combinations(rest, state.hands[other].bit_count()):
                yield from fill([*hands, set_of(cards)], [card for card in rest if card not in cards])

    yield from fill([], [*hidden, *state.stock])


MELTED = set_of(parse_cards("Kh Jc"))


def course_of(state: voms.State, plays: str) -> list[voms.State] | None:
    """The states after each play, or None where one cannot be made."""
    course = [state]
    for cards in plays.split(","):
        action = voms.PlayCards(parse_cards(cards))
        if voms.why_not(course[-1], action) is not None:
            return None
        course.append(voms.apply(course[-1], action).state)
    return course


def key(hands: Sequence[int], stock: Sequence[int], told_by: str) -> object:
    if not told_by:
        return tuple(hands), tuple(stock)
    return tuple(
        next((who for who, hand in enumerate(hands) if hand & card.bit), ("stock", card.index in stock))
        for card in parse_cards(told_by)
    )


@pytest.mark.parametrize("name", SMALL)
def test_worlds_are_equally_likely(name: str) -> None:
    case = SMALL[name]
    start = placed(case)
    course = course_of(start, case.plays)
    assert course is not None
    views = [voms.view(state, case.seat) for state in course]
    possible: Counter[object] = Counter()
    for world in all_worlds(start, case.seat):
        other = course_of(world, case.plays)
        if other and all(voms.view(state, case.seat) == seen for state, seen in zip(other, views, strict=True)):
            possible[key(other[-1].hands, [card.index for card in other[-1].stock], case.told_by)] += 1
    assert possible

    observer = kernel.observe(views[0])
    for cards, view in zip(case.plays.split(","), views[1:], strict=True):
        observer.see(observer_move(start.rules, f"play {cards.strip()}"), kernel.plain_view(view))
    count = max(30 * len(possible), 6_000)
    found = Counter(
        key(world.hands, world.plain()["stock"], case.told_by) for world in observer.sample(count, seed=len(name))
    )
    assert_drawn_from(found, possible)


def assert_drawn_from(found: Counter[object], expected: Counter[object]) -> None:
    """A chi-square test with a bound that chance passes about once in a million."""
    assert set(found) <= set(expected)
    share = sum(found.values()) / sum(expected.values())
    chi = sum((found[what] - share * often) ** 2 / (share * often) for what, often in expected.items())
    freedom = len(expected) - 1
    assert chi <= freedom + 5 * (2 * freedom) ** 0.5 + 12, (chi, freedom)


PRIOR = {
    "Voms led and not answered": ("tournament", {}, "Kh, 9c"),
    "a hand with either is void": ("tournament", {"redeal": "or"}, "9c, 5d"),
    "no top card at the bottom": ("worms", {"bottom_check": True}, "9c, 5d"),
    "a whole trick and a draw": ("international", {"draw": "at-once"}, "9c, 5d, 6d, Ac"),
}


@pytest.mark.parametrize("name", PRIOR)
def test_worlds_are_as_likely_as_after_shuffling_until_it_looks_so(name: str) -> None:
    """Against plain rejection: packs in random order, with the seat's own cards in their places, until one fits."""
    preset, options, plays = PRIOR[name]
    rules = voms.PRESETS[preset].with_options(options)
    native = kernel.rules_of(rules)
    texts = [f"play {cards.strip()}" for cards in plays.split(",")]
    seat, own = 3, parse_cards("6h Ac 5h Qd 8h")  # the fourth to play, dealt and then drawing every fourth card
    fields = {"dealer": 3, "score": (1, 1), "target": (9, 9), "first_deal": False}
    chance = Random(1)
    known = 20 if len(texts) > 3 else 16  # places of the pack; who has not drawn yet does not know the fifth card
    others = [card.index for card in rules.pack if card not in own[: known // 4]]

    def shuffled() -> list[int]:
        rest = list(others)
        chance.shuffle(rest)
        deck: list[int] = []
        for place in range(len(rules.pack)):
            deck.append(own[place // 4].index if place < known and place % 4 == seat else rest.pop())
        return deck

    def course(deck: list[int]) -> list[kernel.Position] | None:
        positions = [kernel.Position.begin(native, deck, **fields)]
        for text in texts:
            try:
                positions.append(positions[-1].apply(native.read(text)))
            except ValueError:
                return None
        return positions

    first = next(found for found in iter(lambda: course(shuffled()), 0) if found)
    observer = kernel.Observer.watch(first[0], seat)
    for text, after in zip(texts, first[1:], strict=True):
        observer.see_position(native.read(text), after)
    expected: Counter[object] = Counter()
    wanted = deals(usual=200, soak=2_000)
    while sum(expected.values()) < wanted:
        found = course(shuffled())
        if found and observer.agrees(found[-1]):
            expected[where(found[-1])] += 1
    worlds = Counter(where(world) for world in observer.sample(wanted, seed=2))
    assert_same_source(worlds, expected)


def where(world: kernel.Position) -> object:
    """Where some telling cards lie."""
    telling = parse_cards("Kh Jc 3d 7c")
    return tuple(next((who for who, hand in enumerate(world.hands) if hand & card.bit), 9) for card in telling)


def assert_same_source(one: Counter[object], other: Counter[object]) -> None:
    """A chi-square test of two samples of the same size."""
    often = {what for what in one | other if one[what] + other[what] >= 10}
    chi = sum((one[what] - other[what]) ** 2 / (one[what] + other[what]) for what in often)
    assert chi <= len(often) + 5 * (2 * len(often)) ** 0.5 + 12, (chi, len(often))


def test_seeds_repeat_and_threads_change_nothing() -> None:
    state = placed(SMALL["drawn after it was owed"])
    observer = kernel.observe(voms.view(state, 0))
    worlds = observer.sample(200, seed=5)
    assert worlds == observer.sample(200, seed=5, threads=3)
    assert worlds != observer.sample(200, seed=6)
