"""25: the winner is out, the others go on for places."""

from __future__ import annotations

from random import Random

import pytest

from stik import voms
from stik.match.race import Race, with_race_deal
from stik.match.voms import next_deal
from stik.voms.rules import TWENTY_FIVE


def finished(race: Race, chance: Random) -> Race:
    deck = list(race.game.rules.pack)
    chance.shuffle(deck)
    state = next_deal(race.game, tuple(deck)).state
    while state.to_act is not None:
        state = voms.apply(state, chance.choice(voms.legal_actions(state))).state
    return with_race_deal(race, state)


@pytest.mark.rule("W.25", "V81")
@pytest.mark.parametrize("seed", range(5))
def test_everybody_gets_a_place(seed: int) -> None:
    chance = Random(seed)
    race = Race.start(TWENTY_FIVE, dealer=0)
    for _ in range(2_000):
        if race.over:
            break
        before = race
        race = finished(race, chance)
        if len(race.places) > len(before.places) and not race.over:
            out = race.places[-1]
            assert len(race.persons) == len(before.persons) - 1
            assert race.game.rules.players == len(race.persons)
            assert out not in race.persons
            assert all(score < 25 for score in race.game.score)
    assert sorted(race.places) == [0, 1, 2, 3]


@pytest.mark.rule("V81")
def test_the_deal_goes_on_to_the_next_player_who_is_still_in() -> None:
    chance = Random(3)
    race = Race.start(TWENTY_FIVE, dealer=1)
    while not race.places:
        before = race
        race = finished(race, chance)
    turn = [0, 1, 2, 3]
    last = turn.index(before.persons[before.game.dealer])
    following = [turn[(last + step) % 4] for step in range(1, 5)]
    assert race.persons[race.game.dealer] == next(person for person in following if person in race.persons)
