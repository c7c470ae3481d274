"""The open-hand solver against trying everything."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from random import Random

import pytest

from stik import vira
from stik.cards import parse_cards, set_of
from tests.conftest import deals
from tests.kernel.vira_tables import played_to, random_setup

kernel = pytest.importorskip("stik_kernel.vira", exc_type=ImportError)

NO_TRUMP = 4
PACKS = {
    2: (
        "Ac Kc Qc Jc 10c 9c",
        "Ac Kc Qc As Ks Qs",
        "Ac Kc Qc Jc As Ks",
        "Ac Kc As Ks Ah Kh",
        "Ac Kc Qc As Ks Ah",
    ),
    3: (
        "Ac Kc Qc Jc 10c 9c 8c 7c 6c",
        "Ac Kc Qc Jc 10c As Ks Qs Js",
        "Ac Kc Qc As Ks Qs Ah Kh Qh",
        "Ac Kc Qc Jc As Ks Ah Kh Ad",
    ),
    4: (
        "Ac Kc Qc Jc 10c 9c As Ks Qs Js 10s 9s",
        "Ac Kc Qc Jc 10c As Ks Qs Js Ah Kh Qh",
        "Ac Kc Qc As Ks Qs Ah Kh Qh Ad Kd Qd",
    ),
}
GAMES = ((0, False), (1, False), (2, False), (NO_TRUMP, False), (NO_TRUMP, True))


def all_deals(pack: int, size: int) -> Iterator[tuple[int, int, int]]:
    """Every way to deal a pack to three hands of that size."""
    cards = [1 << index for index in range(52) if pack >> index & 1]
    for first in combinations(cards, size):
        rest = [card for card in cards if card not in first]
        for second in combinations(rest, size):
            yield sum(first), sum(second), pack - sum(first) - sum(second)


def random_ending(chance: Random, size: int, *, suits: int = 4) -> dict[str, object]:
    """Hands of that size, sometimes a declarer with fewer cards, sometimes cards on the table."""
    pack = list(range(13 * suits))
    chance.shuffle(pack)
    misar = chance.random() < 0.4
    short = chance.choice((0, 0, 1, 2)) if misar and size > 2 else 0
    declarer = chance.randrange(3)
    sizes = [size - (short if seat == declarer else 0) for seat in range(3)]
    hands = []
    for count in sizes:
        hands.append(sum(1 << card for card in pack[:count]))
        del pack[:count]
    trump = NO_TRUMP if misar else chance.randrange(5)
    leader = chance.randrange(3)
    play = kernel.Play(hands, declarer=declarer, leader=leader, trump=trump, left=min(sizes))
    for _ in range(chance.choice((0, 0, 1, 2))):
        play.lay(chance.choice([card for card in range(52) if play.legal() >> card & 1]))
    return {
        "hands": play.hands,
        "declarer": declarer,
        "leader": leader,
        "trump": trump,
        "table": play.table,
        "misar": misar,
    }


def by_trying(ending: dict[str, object]) -> tuple[int, dict[int, int]]:
    """The value and that of every legal card."""
    position = {key: value for key, value in ending.items() if key != "misar"}
    counts = [hand.bit_count() for hand in ending["hands"]]
    for number in range(len(ending["table"])):
        counts[(ending["leader"] + number) % 3] += 1
    play = kernel.Play(**position, left=min(counts))
    values = {}
    for card in range(52):
        if play.legal() >> card & 1:
            before = play.tricks[ending["declarer"]]
            play.lay(card)
            values[card] = play.tricks[ending["declarer"]] - before + play.minimax(misar=ending["misar"])
            play.take_back()
    more = (play.to_act == ending["declarer"]) != ending["misar"]
    value = max(values.values()) if more else min(values.values())
    assert value == play.minimax(misar=ending["misar"])
    return value, values


@pytest.mark.parametrize("size", PACKS)
def test_all_deals_of_small_packs(size: int) -> None:
    """Two, three or four cards each: every deal of the pack, every game, every leader; in `make test` some of them."""
    solver, share = kernel.Solver(), {2: 1, 3: deals(usual=8, soak=1), 4: deals(usual=997, soak=1)}[size]
    number = 0
    for text in PACKS[size]:
        for hands in all_deals(set_of(parse_cards(text)), size):
            for trump, misar in GAMES:
                for leader in range(3):
                    number += 1
                    if number % share:
                        continue
                    play = kernel.Play(hands, declarer=0, leader=leader, trump=trump, left=size)
                    found = solver.tricks(hands, declarer=0, leader=leader, trump=trump, misar=misar)
                    assert found == play.minimax(misar=misar), (hands, trump, misar, leader)


@pytest.mark.parametrize(
    ("size", "usual", "soak"), [(1, 200, 2_000), (3, 1_500, 40_000), (4, 400, 20_000), (5, 60, 2_000), (6, 1, 150)]
)
def test_random_endings(size: int, usual: int, soak: int) -> None:
    """The value, every best card and every card's value; also in the middle of a trick, also with a short declarer."""
    solver = kernel.Solver()
    for seed in range(deals(usual=usual, soak=soak)):
        chance = Random(f"{size} {seed}")
        ending = random_ending(chance, size, suits=chance.choice((1 if size < 4 else 2, 2, 3, 4)))
        value, values = by_trying(ending)
        assert solver.tricks(**ending) == value, ending
        assert solver.values(**ending) == values, ending
        best = sum(1 << card for card, each in values.items() if each == value)
        assert solver.solve(**ending) == (value, best), ending


def test_bounds_tell_apart_only_what_is_asked() -> None:
    def clamped(exact: int) -> int:
        return min(max(exact, bounds["least"]), bounds["most"])

    solver = kernel.Solver()
    for seed in range(deals(usual=200, soak=5_000)):
        chance = Random(seed)
        ending = random_ending(chance, 4)
        least = chance.randrange(4)
        bounds = {"least": least, "most": chance.randrange(least, 5)}
        value, values = by_trying(ending)
        assert solver.tricks(**ending, **bounds) == clamped(value)
        assert solver.values(**ending, **bounds) == {card: clamped(each) for card, each in values.items()}
        best = sum(1 << card for card, each in values.items() if clamped(each) == clamped(value))
        assert solver.solve(**ending, **bounds) == (clamped(value), best), (ending, bounds)


def test_solver_and_engine_agree() -> None:
    """Endings of whole deals, tried out with the Python engine itself."""

    @cache
    def tried(state: vira.State) -> int:
        if state.to_act is None:
            return state.tricks[state.game.declarer]
        more = (state.to_act == state.game.declarer) != (state.game.form is vira.Form.MISAR)
        values = [tried(vira.apply(state, action).state) for action in vira.legal_actions(state)]
        return max(values) if more else min(values)

    solver, done = kernel.Solver(), 0
    for seed in range(deals(usual=30, soak=500)):
        chance = Random(seed)
        state = played_to(vira.Phase.PLAY, random_setup("sm2025", chance), chance)
        if state is None:
            continue
        while state.game.cards - sum(state.tricks) > 3:
            state = vira.apply(state, chance.choice(vira.legal_actions(state))).state
        play, order, game = kernel.deal_of(state).play(), state.setup.order, state.game
        found = solver.tricks(
            play.hands,
            declarer=order.index(game.declarer),
            leader=play.leader,
            trump=NO_TRUMP if game.trump is None else int(game.trump),
            misar=game.form is vira.Form.MISAR,
            table=play.table,
        )
        assert state.tricks[game.declarer] + found == tried(state)
        tried.cache_clear()
        done += 1
    assert done > 10


def full_deals(number: int) -> list[tuple[int, int, int, int, int, int, bool]]:
    found = []
    for seed in range(number):
        chance = Random(seed)
        pack = list(range(52))
        chance.shuffle(pack)
        hands = [sum(1 << card for card in pack[13 * seat : 13 * seat + 13]) for seat in range(3)]
        found.append((*hands, chance.randrange(3), chance.randrange(3), chance.randrange(5), False))
    return found


def test_threads_and_memory_do_not_change_the_values() -> None:
    tasks = full_deals(deals(usual=12, soak=300))
    alone = kernel.solve_batch(tasks)
    assert alone == kernel.solve_batch(tasks, threads=3)
    small, large = kernel.Solver(entries=10_000), kernel.Solver()
    for task, value in zip(tasks, alone, strict=True):
        a, b, c, declarer, leader, trump, misar = task
        for solver in (small, large):
            assert solver.tricks((a, b, c), declarer=declarer, leader=leader, trump=trump, misar=misar) == value


def test_the_value_follows_the_best_play() -> None:
    """Whole deals played out with best cards give just the value that was promised at the start."""
    for a, b, c, declarer, leader, trump, misar in full_deals(deals(usual=6, soak=100)):
        solver, chance = kernel.Solver(), Random(a)
        play = kernel.Play((a, b, c), declarer=declarer, leader=leader, trump=trump, left=13)
        promised = solver.tricks(play.hands, declarer=declarer, leader=leader, trump=trump, misar=misar)
        while play.left:
            value, best = solver.solve(
                play.hands, declarer=declarer, leader=play.leader, trump=trump, misar=misar, table=play.table
            )
            assert play.tricks[declarer] + value == promised
            play.lay(chance.choice([card for card in range(52) if best >> card & 1]))
        assert play.tricks[declarer] == promised


def test_known_endings() -> None:
    """A tenace waits, a cashed ace does not, and in misär the lowest card is safe."""

    def hand(text: str) -> int:
        return set_of(parse_cards(text))

    solver = kernel.Solver()
    tenace = (hand("Ac Qc"), hand("Kc 2c"), hand("3c 4c"))
    assert solver.tricks(tenace, declarer=0, leader=1, trump=NO_TRUMP) == 2
    assert solver.solve(tenace, declarer=0, leader=0, trump=NO_TRUMP) == (1, hand("Ac Qc"))
    low = (hand("2c 5c"), hand("3c 4c"), hand("Ah Kh"))
    assert solver.tricks(low, declarer=0, leader=1, trump=NO_TRUMP, misar=True) == 1
    safe = (hand("2c 4c"), hand("3c 5c"), hand("Ah Kh"))
    assert solver.tricks(safe, declarer=0, leader=1, trump=NO_TRUMP, misar=True) == 0


def test_impossible_endings_are_refused() -> None:
    solver = kernel.Solver()
    with pytest.raises(ValueError, match="two places"):
        solver.tricks((1, 1, 2), declarer=0, leader=0, trump=4)
    with pytest.raises(ValueError, match="seats"):
        solver.tricks((1, 2, 4), declarer=3, leader=0, trump=4)
    with pytest.raises(ValueError, match="trumps"):
        solver.tricks((1, 2, 4), declarer=0, leader=0, trump=5)
