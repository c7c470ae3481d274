"""Club and strong are never illegal, keep to their budget, repeat exactly, and keep their conventions."""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import partial
from random import Random
from time import thread_time

import pytest

from stik import vira
from stik.bots import Budget, check_level, simple_vira_choice, vira_thought
from stik.bots.vira.conventions import Conventions
from stik.bots.vira.inference import leanings
from stik.bots.vira.searcher import STRONG, player
from stik.errors import InvalidSetup
from stik.match.vira import Sitting, draw_hogsta, next_deal
from stik.vira import PRESETS, Pass, Phase
from stik.vira.actions import BIDS
from stik.vira.deal import PACK
from stik.vira.laggard import laggarder
from stik.vira.state import Table
from tests.bots.test_legal import vira_tables
from tests.bots.test_vira import HOUSE
from tests.conftest import deals
from tests.vira.table import deal, suit

pytest.importorskip("stik_kernel._vira")

QUICK = Budget(ms=500, simulations=30)
OPENINGS = [bid for bid in BIDS if not bid.grade]
LEVELS = ("club", "strong")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("house", range(len(HOUSE)))
def test_among_madmen_they_are_never_illegal(house: int, level: str) -> None:
    """Every phase of every contract; sometimes with what was seen before, sometimes from the view alone."""
    table: Table = 4 if house % 2 else 3
    chance, seen = Random(f"{house} {level}"), Counter[tuple[Phase, vira.Family | None]]()
    rules = PRESETS["sm2025" if house % 2 else "stockholm"].with_options(HOUSE[house])
    sitting = Sitting.start(rules, table=table)
    for number in range(deals(usual=len(OPENINGS), soak=1_000)):
        deck = list(PACK)
        chance.shuffle(deck)
        state = next_deal(sitting, tuple(deck), draw_hogsta(chance)).state
        past: dict[int, list[vira.View]] = defaultdict(list)
        opening, remembers = OPENINGS[number % len(OPENINGS)], bool(chance.randrange(2))
        while state.phase is not Phase.OVER:
            seat = state.to_act
            assert seat is not None
            sight = vira.view(state, seat)
            if not state.auction.calls and opening in sight.actions:
                action: vira.Action = opening  # so that every game is played
            elif Pass() in sight.actions and chance.randrange(8):
                action = Pass()
            elif chance.randrange(3) == 0:
                action = simple_vira_choice(sight, chance)
            else:
                seen[state.phase, None if state.declared is None else state.declared.contract.family] += 1
                earlier = past[seat] if remembers else []
                thought = vira_thought(level, sight, chance, past=partial(tuple, earlier), budget=QUICK)
                action = thought.action
            state = vira.apply(state, action, seat=seat).state
            for other in state.setup.order:
                past[other].append(vira.view(state, other))
    assert {phase for phase, _ in seen} == set(Phase) - {Phase.OVER}
    assert {family for _, family in seen} >= set(vira.Family) - {vira.Family.TRINGEL, vira.Family.GOK}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("preset", list(vira.PRESETS))
def test_under_every_option(preset: str, level: str) -> None:
    for kit in (kit for kit in vira_tables() if kit.preset == preset):
        for seed in range(deals(usual=1, soak=1_000)):
            chance = Random(f"{kit.name} {seed}")
            state = kit.start(chance)
            while state.phase is not Phase.OVER:
                assert state.to_act is not None
                sight = vira.view(state, state.to_act)
                action = vira_thought(level, sight, chance, budget=QUICK).action
                state = vira.apply(state, action, seat=state.to_act).state
            kit.check_end(state)


@pytest.mark.parametrize(("level", "ms"), [("club", 30), ("strong", 100)])
def test_they_keep_to_their_budget(level: str, ms: int) -> None:
    """Not much more of a core than they were given, even where a single world takes long to solve."""
    spent = []
    for seed in range(2):
        chance, state = Random(seed), deal(seed=seed)
        while state.phase is not Phase.OVER:
            assert state.to_act is not None
            begun = thread_time()
            said = vira_thought(level, vira.view(state, state.to_act), chance, budget=Budget(ms=ms)).action
            spent.append(1000 * (thread_time() - begun))
            state = vira.apply(state, said).state
    assert sorted(spent)[int(0.95 * len(spent))] < 1.25 * ms + 5
    assert max(spent) < 2 * ms + 20


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_and_number_of_simulations_give_the_same_action(level: str) -> None:
    for seed in range(4):
        state = deal(seed=seed)
        while state.phase is not Phase.OVER:
            assert state.to_act is not None
            sight = vira.view(state, state.to_act)
            first, second = (
                vira_thought(level, sight, Random(5), budget=Budget(ms=5_000, simulations=60)) for _ in range(2)
            )
            assert first == second
            state = vira.apply(state, first.action).state


def test_values_are_points_of_the_deal() -> None:
    """Eleven sure tricks with högsta färg: a bet and 32 pinnar from each, less what it would lift as a partner."""
    state = deal("bid solo11", "pass", "pass", "trump h", hands={0: f"{suit('h', 'A K Q J 10 9 8')} Ac Kc As Ks 2d 3d"})
    thought = vira_thought("strong", vira.view(state, 0), Random(1), budget=Budget(ms=2_000, simulations=500))
    assert thought.action == vira.Go()
    assert 60 < thought.values[vira.Go()] < 72 - 8 / 3 + 0.01
    assert thought.values[vira.Lay()] == pytest.approx(-16 + 16 / 3 - 2 * 8)


HIGH = "Ac Kc Jc 9c Ks Js 9s Ah Qh 10h Kd Jd 9d"
"""No läggard anywhere."""


@pytest.mark.rule("SM.B1")
def test_a_gok_is_not_passed_without_laggarder() -> None:
    state = deal("bid gok", hands={0: "2c 3c 4c 5c 2s 3s 4s 5s 2h 3h 4h 2d 3d", 1: HIGH})
    sight = vira.view(state, 1)
    assert laggarder(sight.hand) == 0
    kept, free = (
        player(STRONG, Conventions(laggarder=laggarder))(sight, tuple, Random(1), Budget(ms=3_000, simulations=3_000))
        for laggarder in (True, False)
    )
    best = max(free.values, key=lambda action: free.values[action])
    assert free.action == best
    bids = max(value for action, value in kept.values.items() if action != Pass())
    assert (kept.action != Pass()) is (best != Pass() or bids > kept.values[Pass()] - 8)


DEFENDED = ("bid begar", "bid solo6", "pass", "pass", "trump h", "go", "buy", "buy")


def test_conventions_follow_the_level() -> None:
    sight, budget = vira.view(deal("bid gok", hands={1: HIGH}), 1), Budget(ms=60_000, simulations=400)
    for name, kept in (
        ("strong-laggarder", Conventions(laggarder=False)),
        ("strong+agren-laggarder+lavinthal", Conventions(laggarder=False, agren=True, lavinthal=True)),
        ("strong", Conventions()),
    ):
        thought = player(STRONG, kept)(sight, tuple, Random(1), budget)
        assert vira_thought(name, sight, Random(1), budget=budget) == thought
    passed, bid = (vira_thought(name, sight, Random(1), budget=budget).action for name in ("club-laggarder", "club"))
    assert passed == Pass() != bid
    for name in ("strong+agrén", "strong+", "strong agren", "beginner+agren", "strong+agren+", "+agren", ""):
        with pytest.raises(InvalidSetup, match="suggest/unknown-"):
            check_level(name, game="vira")
    with pytest.raises(InvalidSetup, match="suggest/unknown-level"):
        check_level("strong+agren", game="voms")


@pytest.mark.rule("SM.B2")
def test_agren_signals_are_read() -> None:
    """B plays with hearts; C throws a high and then a low diamond: A believes in C's diamonds."""
    state = deal(
        *DEFENDED,
        hands={
            0: "As Ks 2d 3d",
            1: f"{suit('h', 'A K Q J 10 9')} 5s 4s",
            2: f"9d 4d {suit('c', 'A K Q J 10 9 8 7')} Ad Kd Qd",
        },
    )
    past = []
    for action in ("play As", "play 5s", "play 9d", "play Ks", "play 4s", "play 4d"):
        state = vira.apply(state, vira.notation.read_action(action)).state
        past.append(vira.view(state, 0))
    view = vira.view(state, 0)
    plain, read = (leanings(Conventions(agren=agren), view, past) for agren in (False, True))
    assert plain[2] == [0.0] * 52
    diamonds = [read[2][card.index] for card in PACK if card.bit and card.text in ("Ad", "Kd", "Qd")]
    assert min(diamonds) > 0
    assert [index for index, weight in enumerate(read[2]) if weight] == [39, 40, 41]


@pytest.mark.rule("SM.B3")
def test_lavinthal_signals_are_given_and_read() -> None:
    """C throws a low club on A's winning spade: the lower suit beside trumps, diamonds, is asked for."""
    state = deal(
        *DEFENDED,
        "play As",
        "play 5s",
        hands={
            0: "As Ks",
            1: f"{suit('h', 'A K Q J 10 9')} 5s 4s",
            2: f"2c 3c 4c 9c Jc {suit('d', 'A K Q J 10 9 8 7')}",
        },
    )
    believes = player(STRONG, Conventions(lavinthal=True))
    said = believes(vira.view(state, 2), tuple, Random(1), Budget(ms=3_000, simulations=2_000)).action
    assert isinstance(said, vira.PlayCard)
    assert said.card.suit.name == "CLUBS"
    assert said.card.rank < 8
    state = vira.apply(state, said).state
    read = leanings(Conventions(lavinthal=True), vira.view(state, 0), [vira.view(state, 0)])
    assert [index for index, weight in enumerate(read[2]) if weight > 0] == [39, 40, 41]
