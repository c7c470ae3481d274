"""Worlds that agree with what a seat has seen: they look right, none is left out, all are equally likely."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import sqrt
from random import Random

import pytest

from stik import vira
from stik.cards import cards_in
from tests.conftest import deals
from tests.kernel.vira_tables import PACK, random_action, random_deal, random_setup

kernel = pytest.importorskip("stik_kernel.vira", exc_type=ImportError)

ALL = sum(card.bit for card in PACK)


def all_worlds(room: list[int], known: list[tuple[int, int]]) -> set[tuple[int, ...]]:
    """Every way to put the cards into the places, by trying all."""
    cards = [(1 << card, places) for mask, places in known for card in range(52) if mask >> card & 1]
    found = set()
    for where in product(*([place for place in range(6) if places >> place & 1] for _, places in cards)):
        if all(where.count(place) == (room[place] if place < len(room) else 0) for place in range(6)):
            world = [0] * 6
            for (card, _), place in zip(cards, where, strict=True):
                world[place] |= card
            found.add(tuple(world))
    return found


def assert_fair(drawn: Counter[tuple[int, ...]], worlds: set[tuple[int, ...]]) -> None:
    """Every world was drawn about equally often: chi squared within five standard deviations of what chance gives."""
    assert set(drawn) <= worlds
    expected = sum(drawn.values()) / len(worlds)
    assert expected >= 20, "draw more"
    chi = sum((drawn[world] - expected) ** 2 / expected for world in worlds)
    freedom = len(worlds) - 1
    assert abs(chi - freedom) <= 5 * sqrt(2 * max(freedom, 1)), (chi, freedom)


CASES = {
    "free": ([2, 2, 2], [(0b111111, 0b111)]),
    "void": ([2, 1, 0, 0, 3], [(0b111, 0b10011), (0b111 << 13, 0b10010)]),
    "two voids": ([2, 2, 0, 0, 3], [(0b1111, 0b10001), (0b11 << 13, 0b10010), (0b1 << 26, 0b10011)]),
    "turned before": ([1, 0, 2, 2, 2], [(0b11111, 0b11101), (0b11 << 13, 0b01100)]),
    "bound": ([2, 2], [(0b1, 0b01), (0b110, 0b11), (0b1000, 0b10)]),
}


@pytest.mark.parametrize("case", CASES)
def test_small_cases_against_enumeration(case: str) -> None:
    room, known = CASES[case]
    expected = all_worlds(room, known)
    worlds = kernel.Worlds(room, known)
    assert worlds.count == len(expected)
    drawn = Counter(map(tuple, worlds.draw(200 * len(expected), seed=5)))
    assert_fair(drawn, expected)


def test_seeds_repeat() -> None:
    worlds = kernel.Worlds([13, 13, 0, 0, 13], [(ALL >> 13, 0b10011)])
    assert worlds.draw(50, seed=1) == worlds.draw(50, seed=1)
    assert worlds.draw(50, seed=1) != worlds.draw(50, seed=2)
    assert worlds.draw(50, seed=1)[:20] == worlds.draw(20, seed=1)


def test_impossible_worlds_are_refused() -> None:
    with pytest.raises(ValueError, match="fill"):
        kernel.Worlds([1, 1], [(0b111, 0b11)])
    none = kernel.Worlds([1, 1], [(0b11, 0b01)])
    assert none.count == 0
    with pytest.raises(ValueError, match="no world"):
        none.draw(1, seed=1)


class Watched:
    """A deal played at random, with the memory that each seat has of it."""

    def __init__(self, chance: Random, *, opening: str | None = None) -> None:
        self.setup = random_setup("stockholm", chance)
        self.state = random_deal(self.setup, chance)
        self.memory = {seat: kernel.Memory() for seat in self.setup.order}
        self.voids = dict.fromkeys(self.setup.order, 0)
        self.opening = [] if opening is None else self._opening(opening)

    def _opening(self, key: str) -> list[vira.Action]:
        contract = next(row for row in vira.CONTRACTS if row.key == key)
        return [vira.Bid(contract.family, contract), vira.Pass(), vira.Pass()]

    def step(self, chance: Random) -> None:
        state, seat = self.state, self.state.to_act
        assert seat is not None
        self.memory[seat].see(vira.view(state, seat))
        action = self.opening.pop(0) if self.opening else random_action(state, chance, wild=0.4)
        if isinstance(action, vira.Buy) and seat == state.game.declarer:
            for memory in self.memory.values():
                memory.bought = (memory.bought or 0) + len(action.cards)  # everybody sees how many
        if isinstance(action, vira.PlayCard) and state.trick.plays:
            led = state.trick.plays[0].card.suit
            if action.card.suit is not led:
                self.voids[seat] |= kernel.SUIT[led]
        self.state = vira.apply(state, action).state


def with_world(state: vira.State, seat: int, world: list[int], play: kernel.Play) -> vira.State:
    """The state with the unseen cards of another world."""
    order, declarer = state.setup.order, state.game.declarer
    hands, discards = list(state.hands), list(state.discards)
    rest = list(cards_in(world[4]))
    for place, other in enumerate(order):
        if other == seat:
            continue
        hands[other] = play.hands[place] | world[place]
        if other == declarer and world[3]:
            discards[other] = world[3]
        else:
            count = state.discards[other].bit_count()
            discards[other] = sum(card.bit for card in rest[:count])
            del rest[:count]
    return state._replace(hands=tuple(hands), discards=tuple(discards), aside=sum(card.bit for card in rest))


@pytest.mark.parametrize("opening", [None, "vingel6", "turne6", "gok", "kopmisar3", "gask2"])
def test_worlds_look_as_the_real_one_from_the_seat(opening: str | None) -> None:
    seen = 0
    for seed in range(deals(usual=12, soak=400)):
        chance = Random(f"{opening} {seed}")
        table = Watched(chance, opening=opening)
        while table.state.to_act is not None:
            state, seat = table.state, table.state.to_act
            if (
                state.phase is vira.Phase.PLAY
                and state.claim is not vira.state.ClaimState.OPEN
                and chance.random() < 0.3
            ):
                memory, view = table.memory[seat], vira.view(state, seat)
                memory.see(view)
                play, worlds = kernel.play_of(view, memory), kernel.worlds_of(view, memory)
                order = state.setup.order
                assert worlds.count >= 1
                for world in worlds.draw(3, seed=seed):
                    other = with_world(state, seat, world, play)
                    assert vira.view(other, seat) == view
                    places = [*other.hands, *other.discards, other.aside, other.played]
                    assert sum(mask.bit_count() for mask in places) == 52
                    assert sum(places) == ALL
                    for place in order:
                        assert not other.hands[place] & table.voids[place]
                    seen += 1
            table.step(chance)
    assert seen > 20


def test_worlds_of_an_ending_against_enumeration() -> None:
    """Late in real deals: every placing that keeps to sizes, voids and turned cards comes equally often."""
    done = 0
    for seed in range(deals(usual=40, soak=400)):
        chance = Random(f"ending {seed}")
        table = Watched(chance, opening=chance.choice(["vingel6", "begar", "solo6", "kopmisar3"]))
        while table.state.to_act is not None:
            state = table.state
            if state.phase is vira.Phase.PLAY and sum(state.tricks) == state.game.cards - 2:
                break
            table.step(chance)
        state, seat = table.state, table.state.to_act
        if seat is None or state.claim is vira.state.ClaimState.OPEN:
            continue
        memory, view, order = table.memory[seat], vira.view(state, seat), table.setup.order
        memory.see(view)
        play, worlds = kernel.play_of(view, memory), kernel.worlds_of(view, memory)
        if not 2 <= worlds.count <= 400:
            continue
        others = [place for place in range(3) if order[place] != seat]
        unseen = ALL & ~view.played & ~view.hand & ~state.discards[seat]
        expected = set()
        for first in subsets(unseen & ~table.voids[order[others[0]]], view.counts[order[others[0]]]):
            for second in subsets(unseen & ~first & ~table.voids[order[others[1]]], view.counts[order[others[1]]]):
                hands = {others[0]: first, others[1]: second}
                declarer = order.index(state.game.declarer)
                certain = view.shown & ~view.played if state.game.attempt == 1 and declarer in hands else 0
                if not certain & ~hands.get(declarer, 0):
                    expected.add((first, second))
        if state.game.attempt == 2 and view.shown:
            continue  # where a first try's turned cards lie depends on the discards: the other test
        drawn = Counter(
            tuple(play.hands[place] | world[place] for place in others)
            for world in worlds.draw(60 * len(expected), seed=seed)
        )
        assert_fair(drawn, expected)
        done += 1
    assert done >= 3


def subsets(cards: int, size: int) -> list[int]:
    if size == 0:
        return [0]
    if cards == 0:
        return []
    low = cards & -cards
    return subsets(cards ^ low, size) + [low | rest for rest in subsets(cards ^ low, size - 1)]


def test_evaluation_counts_every_world_and_card() -> None:
    seed, seat = 0, None
    while seat is None:  # a deal that is not laid or claimed before the seventh trick
        seed += 1
        chance = Random(seed)
        table = Watched(chance, opening="begar")
        while table.state.to_act is not None and sum(table.state.tricks) < 6:
            table.step(chance)
        state, seat = table.state, table.state.to_act
    memory, view = table.memory[seat], vira.view(state, seat)
    memory.see(view)
    play, worlds = kernel.play_of(view, memory), kernel.worlds_of(view, memory)
    ask = {"misar": False, "samples": 40, "seed": 9}
    number, found = kernel.evaluate(play, worlds, **ask)
    assert (number, found) == kernel.evaluate(play, worlds, **ask, threads=3)
    assert number == 40
    assert set(found) == {action.card.index for action in vira.legal_actions(state)}
    assert {sum(histogram) for histogram in found.values()} == {40}
    solver, order = kernel.Solver(), state.setup.order
    for world in worlds.draw(40, seed=9):
        hands = [held | more for held, more in zip(play.hands, world[:3], strict=True)]
        values = solver.values(
            hands,
            declarer=order.index(state.game.declarer),
            leader=play.leader,
            trump=int(state.game.trump),
            table=play.table,
        )
        for card, value in values.items():
            found[card][value + state.tricks[state.game.declarer]] -= 1
    assert not any(map(any, found.values()))
