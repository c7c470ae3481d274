"""Whole games of Voms: the dealer's turn, void deals, raised combs, kam."""

from __future__ import annotations

from random import Random

import pytest

from stik import voms
from stik.cards import Card, parse_cards
from stik.engine import balance
from stik.errors import InvalidSetup
from stik.match.voms import Game, next_deal, with_deal
from stik.voms import PRESETS, Cut, Ending, Phase, Position, Rules, Setup, State
from stik.voms.notation import read_action
from stik.voms.rules import INTERNATIONAL, TOURNAMENT, WORMS
from tests.rules.positions import deck

NORTH, EAST, SOUTH, WEST = range(4)
SHEETS = [TOURNAMENT, INTERNATIONAL, WORMS]


def shuffled(rules: Rules, seed: int) -> tuple[Card, ...]:
    pack = list(rules.pack)
    Random(seed).shuffle(pack)
    return tuple(pack)


def play_out(state: State, chance: Random) -> State:
    """The deal played to its end by lot."""
    while state.phase is not Phase.OVER:
        actions = voms.legal_actions(state)
        state = voms.apply(state, actions[chance.randrange(len(actions))]).state
    return state


def play(state: State, *texts: str) -> State:
    for text in texts:
        state = voms.apply(state, read_action(state.rules, text)).state
    return state


def placed(
    game: Game,
    hands: str,
    units: tuple[int, int],
    gain: tuple[int, int] = (0, 0),
    ataataq: tuple[int, int] = (0, 0),
) -> State:
    """The last tricks of a deal of the game; N leads, hands are separated by a stroke."""
    setup = Setup.of(game.rules, dealer=game.dealer, score=game.score, target=game.target, first_deal=game.first_deal)
    cards = tuple(map(parse_cards, hands.split("|")))
    return voms.place(setup, Position(hands=cards, stock=(), leader=NORTH, units=units, gain=gain, ataataq=ataataq))


LAST = "9c | 5s | 5h | 5d"
TOQUED = "Kh 6c | 5s 6s | Jc 6h | 5d 6d"


def quiet(game: Game) -> State:
    """A deal in which N took the last trick and EW has the lus of the deal."""
    return play_out(placed(game, LAST, (3, 5), (0, 1)), Random(0))


# the dealer's turn


@pytest.mark.rule("T.3", "I.3", "W.A7", "V15")
@pytest.mark.parametrize("rules", SHEETS, ids=lambda rules: rules.preset)
@pytest.mark.parametrize(("direction", "order"), [("clockwise", "SWNES"), ("anticlockwise", "SENWS")])
def test_the_deal_goes_round(rules: Rules, direction: str, order: str) -> None:
    game = Game.start(rules.with_options({"direction": direction}), dealer=SOUTH)
    dealers = []
    for _ in range(5):
        dealers.append(game.rules.seats[game.dealer])
        assert next_deal(game, parse_cards(deck())).state.setup.dealer == game.dealer
        game = with_deal(game, quiet(game))
    assert "".join(dealers) == order


@pytest.mark.rule("T.10", "I.11", "W.B1", "T.2")
@pytest.mark.parametrize("dealer", [NORTH, EAST, SOUTH, WEST])
def test_who_leads_and_who_cuts(dealer: int) -> None:
    game = Game.start(TOURNAMENT, dealer=dealer)
    assert next_deal(game, parse_cards(deck())).state.to_act == (dealer + 1) % 4
    waiting = next_deal(game, parse_cards(deck()), manual_cut=True).state
    assert (waiting.phase, waiting.to_act) == (Phase.CUT, (dealer - 1) % 4)


@pytest.mark.rule("V16")
def test_the_next_game_goes_on_with_the_turn() -> None:
    first = Game.start(TOURNAMENT, dealer=EAST)
    assert (first.score, first.target, first.first_deal, first.deals) == ((0, 0), (9, 9), True, 0)
    first = with_deal(first, quiet(first))
    second = Game.start(TOURNAMENT, dealer=first.dealer)
    assert second.dealer == SOUTH
    assert second.first_deal, "every game has its own first deal"
    assert second.score == (0, 0)


def test_a_deal_that_is_not_over_cannot_be_counted() -> None:
    game = Game.start(TOURNAMENT, dealer=WEST)
    with pytest.raises(InvalidSetup, match="not-over"):
        with_deal(game, next_deal(game, parse_cards(deck())).state)


# the first deal


@pytest.mark.rule("V41", "T.28", "I.29", "W.B2")
@pytest.mark.parametrize("rules", SHEETS, ids=lambda rules: rules.preset)
def test_the_ban_on_voms_is_for_the_first_deal(rules: Rules) -> None:
    game = Game.start(rules, dealer=WEST)
    cards = parse_cards(deck("Kh"))
    first = next_deal(game, cards).state
    refusal = voms.why_not(first, read_action(rules, "play Kh"))
    assert refusal is not None
    assert refusal.code == "voms/first-trick"
    game = with_deal(game, quiet(game))
    assert not game.first_deal
    second = next_deal(Game(rules, WEST, game.score, game.target, first_deal=game.first_deal), cards).state
    assert voms.why_not(second, read_action(rules, "play Kh")) is None


@pytest.mark.rule("V21", "V41", "T.6", "I.6", "W.A12", "V20")
@pytest.mark.parametrize("rules", SHEETS, ids=lambda rules: rules.preset)
def test_a_void_deal_keeps_the_dealer_and_the_ban(rules: Rules) -> None:
    game = Game.start(rules, dealer=EAST)
    void = next_deal(game, parse_cards(deck("Kh 5s 5h 5d Jc"))).state
    assert (void.phase, void.ended) == (Phase.OVER, Ending.RESHUFFLE)
    again = with_deal(game, void)
    assert (again.dealer, again.first_deal, again.score, again.target) == (EAST, True, (0, 0), (9, 9))
    assert again.winner is None
    later = with_deal(again, quiet(again))
    assert (later.dealer, later.first_deal) == (SOUTH, False)
    void_later = with_deal(later, next_deal(later, parse_cards(deck("Kh 5s 5h 5d Jc"))).state)
    assert (void_later.dealer, void_later.first_deal) == (SOUTH, False), "the first deal has been played"


@pytest.mark.rule("V21", "V22", "W.A3")
def test_a_top_card_at_the_bottom_keeps_the_dealer() -> None:
    game = Game.start(WORMS.with_options({"bottom_check": True}), dealer=EAST)
    cards = parse_cards(deck())
    assert cards[-1].text in {"3d", "Jc", "Kh"}
    void = next_deal(game, cards).state
    assert void.ended is Ending.RESHUFFLE
    assert with_deal(game, void).dealer == EAST


@pytest.mark.rule("V21", "V26", "V41", "T.15")
def test_a_reshuffle_by_the_opponents_keeps_the_dealer_and_the_ban() -> None:
    game = Game.start(TOURNAMENT.with_options({"faults": "allowed"}), dealer=WEST)
    state = next_deal(game, parse_cards(deck("Jc"))).state
    state = play(state, "play Jc")
    assert state.phase is Phase.CHOICE
    again = with_deal(game, play(state, "reshuffle"))
    assert (again.dealer, again.first_deal, again.deals) == (WEST, True, 1)


@pytest.mark.rule("V21", "T.7", "T.9", "V75")
def test_penalties_at_the_cut_stay_when_the_deal_is_void() -> None:
    game = Game(TOURNAMENT, WEST, (3, 5), (9, 9), first_deal=False)
    # after the cut by 35 the last card comes first, then the rest: N gets both
    cards = parse_cards(deck("5s 5h 5d Jc"))
    at = cards.index(parse_cards("Kh")[0])
    swapped = [*cards[:at], *cards[at + 1 :], cards[at]]
    state = next_deal(game, tuple(swapped), manual_cut=True).state
    state = voms.apply(state, read_action(TOURNAMENT, "offer N"), seat=WEST).state
    state = voms.apply(state, Cut(35), seat=NORTH).state
    assert state.ended is Ending.RESHUFFLE
    after = with_deal(game, state)
    assert (after.dealer, after.score) == (WEST, (0, 5))


# endings that pass the deal on


@pytest.mark.rule("V21", "T.19", "I.22", "W.S6", "V41")
@pytest.mark.parametrize("rules", SHEETS, ids=lambda rules: rules.preset)
def test_all_tricks_pass_the_deal_on(rules: Rules) -> None:
    game = Game.start(rules, dealer=EAST)
    deal = play(placed(game, LAST, (8, 0), (2, 0)), "play 9c", "play 5s", "play 5h", "play 5d")
    assert deal.ended is Ending.ALL_TRICKS
    after = with_deal(game, deal)
    assert (after.dealer, after.first_deal, after.score) == (SOUTH, False, (0, 0))


@pytest.mark.rule("T.19", "T.20", "I.22", "W.S6", "V67")
@pytest.mark.parametrize(
    ("rules", "before", "after"),
    [(TOURNAMENT, 6, 7), (TOURNAMENT, 8, 8), (INTERNATIONAL, 6, 6), (WORMS, 6, 6), (INTERNATIONAL, 8, 8)],
)
def test_an_ataataq_among_all_tricks_is_kept_in_t_but_never_wins(rules: Rules, before: int, after: int) -> None:
    game = Game(rules, EAST, (before, 0), (9, 9), first_deal=False)
    deal = play(placed(game, LAST, (8, 0), (3, 0), (1, 0)), "play 9c", "play 5s", "play 5h", "play 5d")
    game = with_deal(game, deal)
    assert (deal.ended, game.score, game.target, game.winner) == (Ending.ALL_TRICKS, (after, 0), (9, 9), None)


@pytest.mark.rule("V21", "T.35", "I.35", "W.W3", "V52")
@pytest.mark.parametrize(("rules", "target"), [(TOURNAMENT, 9), (INTERNATIONAL, 9), (WORMS, 9)])
def test_a_toqued_partner_passes_the_deal_on(rules: Rules, target: int) -> None:
    game = Game(rules, EAST, (4, 2), (9, 9), first_deal=True)
    deal = play(placed(game, TOQUED, (3, 4)), "play Kh", "play 5s", "play Jc")
    assert deal.ended is Ending.PARTNER_TOQU
    after = with_deal(game, deal)
    assert (after.dealer, after.first_deal, after.score, after.target) == (SOUTH, False, (0, 2), (target, 9))


# the combs go along


@pytest.mark.rule("T.35", "T.42", "V63", "V103")
def test_raised_targets_go_along() -> None:
    game = Game.start(TOURNAMENT, dealer=NORTH)
    game = with_deal(game, play(placed(game, TOQUED, (3, 4)), "play Kh", "play 5s", "play Jc"))
    assert (game.score, game.target) == ((0, 0), (11, 9)), "no lus to lose: two extra strokes"
    assert next_deal(game, parse_cards(deck())).state.target == (11, 9)
    game = Game(TOURNAMENT, game.dealer, (7, 9), (9, 11), first_deal=False)
    deal = placed(game, "5c 6c | Kh 6s | Jc 6h | 5d Ad", (3, 4), (1, 0), (1, 0))
    deal = play(deal, "play 5c", "play Kh", "play Jc", "play 5d")
    game = with_deal(game, play(deal, "play 6h", "play Ad", "play 6c", "play 6s"))
    assert (game.score, game.target, game.winner) == ((10, 10), (13, 11), None), "the sheets' own example"
    state = next_deal(game, parse_cards(deck())).state
    assert (state.setup.lack(0), state.setup.lack(1)) == (3, 1)


@pytest.mark.rule("T.44", "I.47", "W.C5", "V69")
@pytest.mark.parametrize("rules", SHEETS, ids=lambda rules: rules.preset)
def test_eight_all_begins_with_the_next_deal(rules: Rules) -> None:
    game = Game(rules, NORTH, (8, 7), (9, 9), first_deal=False)
    deal = quiet(game)
    assert not deal.setup.eight_eight
    game = with_deal(game, deal)
    assert game.score == (8, 8)
    assert next_deal(game, parse_cards(deck())).state.setup.eight_eight
    raised = Game(rules, NORTH, (8, 12), (9, 13), first_deal=False)
    assert next_deal(raised, parse_cards(deck())).state.setup.eight_eight, "12 of 13 lacks one too"


# the end of a game


@pytest.mark.rule("T.F.2", "I.F.2", "W.F2")
@pytest.mark.parametrize("rules", SHEETS, ids=lambda rules: rules.preset)
@pytest.mark.parametrize(("losers", "kam"), [(0, True), (1, False), (8, False)])
def test_kam(rules: Rules, losers: int, kam: bool) -> None:
    game = Game(rules, WEST, (8, losers), (9, 9), first_deal=False)
    before = placed(game, LAST, (4, 4))
    assert not voms.score(before).kam
    deal = play(before, "play 9c", "play 5s", "play 5h", "play 5d")
    result = voms.score(deal)
    assert (result.winner, result.score, result.kam) == (0, (9, losers), kam)
    assert with_deal(game, deal).winner == 0


@pytest.mark.rule("T.F.2", "V110")
def test_lus_of_the_last_deal_prevent_a_kam() -> None:
    game = Game(TOURNAMENT, WEST, (8, 0), (9, 9), first_deal=False)
    deal = play(placed(game, LAST, (4, 4), (0, 1), (0, 1)), "play 9c", "play 5s", "play 5h", "play 5d")
    assert (voms.score(deal).score, voms.score(deal).kam) == ((9, 1), False)


@pytest.mark.rule("T.F.2")
def test_no_kam_without_a_winner() -> None:
    game = Game.start(TOURNAMENT, dealer=WEST)
    assert not voms.score(play(placed(game, LAST, (3, 5)), "play 9c", "play 5s", "play 5h", "play 5d")).kam


@pytest.mark.rule("T.F.2", "T.35")
def test_a_kam_after_the_losers_have_toqued_each_other() -> None:
    game = Game(TOURNAMENT, WEST, (5, 8), (9, 9), first_deal=False)
    deal = play(placed(game, TOQUED, (2, 5), (0, 2)), "play Kh", "play 5s", "play Jc")
    result = voms.score(deal)
    assert (result.winner, result.score, result.kam) == (1, (0, 9), True)


@pytest.mark.rule("W.3p", "W.F2")
def test_kam_with_three_players_needs_both_losers_empty() -> None:
    rules = PRESETS["worms-3p"]
    for scores, kam in (((11, 0, 0), True), ((11, 0, 1), False)):
        setup = Setup.of(rules, dealer=2, score=scores, target=(12, 12, 12), first_deal=False)
        hands = tuple(map(parse_cards, ("9c", "5s", "5h")))
        state = voms.place(
            setup,
            Position(hands=hands, stock=(), leader=0, units=(4, 4, 3), gain=(0, 0, 0), ataataq=(0, 0, 0)),
        )
        result = voms.score(play(state, "play 9c", "play 5s", "play 5h"))
        assert (result.winner, result.kam) == (0, kam)


@pytest.mark.rule("T.42", "I.45", "W.C2", "W.3p", "W.2p", "W.25", "T.18", "V41", "V21")
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_whole_game(preset: str, seed: int) -> None:
    rules = PRESETS[preset]
    chance = Random(f"{preset} {seed}")
    game = Game.start(rules, dealer=chance.randrange(rules.players))
    lus = dict.fromkeys(rules.sides, 0)
    for number in range(5000):
        if game.winner is not None:
            break
        assert game.deals == number
        pack = list(rules.pack)
        chance.shuffle(pack)
        knocked = rules.knock and chance.randrange(4) == 0
        deal = play_out(next_deal(game, tuple(pack), knocked=knocked).state, chance)
        result = voms.score(deal)
        accounts = balance(result.entries)
        assert sum(accounts.values()) == 0
        for side in rules.sides:
            lus[side] += accounts.get(side, 0)
        after = with_deal(game, deal)
        void = deal.ended is Ending.RESHUFFLE
        assert after.dealer == (game.dealer if void else rules.after(game.dealer))
        assert after.first_deal == (game.first_deal and void)
        assert after.score == tuple(lus.values()), "the ledger tells the whole comb"
        assert all(old <= new for old, new in zip(game.target, after.target, strict=True)), "strokes stay"
        assert (after.winner is not None) == (deal.ended is Ending.GAME_WON)
        game = after
    assert game.winner is not None
    assert game.score[game.winner] == game.target[game.winner]


def test_the_same_seed_plays_the_same_game() -> None:
    games = []
    for _ in range(2):
        game, chance = Game.start(TOURNAMENT, dealer=WEST), Random(7)
        for number in range(6):
            game = with_deal(game, play_out(next_deal(game, shuffled(TOURNAMENT, number)).state, chance))
        games.append(game)
    assert games[0] == games[1]
