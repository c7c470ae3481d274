"""Between purchase and play: which trumps, and whether to go on, try again or lay the hand."""

from __future__ import annotations

from stik.bots.vira.hand import bought_tricks, risk, tricks
from stik.bots.vira.odds import Odds, laid_worth, misar_odds, trump_odds, worth
from stik.cards import set_of
from stik.vira import Action, ChooseMisar, Form, Go, Lay, NameTrump, TrumpClass, TryAgain, View
from stik.vira.contracts import HAND, TURNING, trump_class
from stik.vira.laggard import SUITS


def trump(view: View) -> Action:
    """The suit that promises most, or in a gask the misär if that promises more."""
    game = view.declared
    assert game is not None
    hand, needed = view.hand | set_of(view.turned), game.contract.tricks or HAND

    def promise(action: NameTrump) -> float:
        buys = view.talon > 0
        mean = bought_tricks(hand, action.suit, view.talon) if buys else tricks(hand, action.suit)
        odds = trump_odds(mean, needed, bought=buys)
        return worth(view.rules, game.contract, odds, trump_class(action.suit, view.setup.hogsta))

    named = [action for action in view.actions if isinstance(action, NameTrump)]
    best = max(named, key=promise)
    misar = game.contract.misar
    if ChooseMisar() in view.actions and misar is not None:
        odds = misar_odds(risk(hand, hand.bit_count() - misar.cards), is_open=misar.open)
        if worth(view.rules, game.contract, odds) > promise(best):
            return ChooseMisar()
    return best


def decision(view: View) -> Action:
    """Plays, tries again or lays, whichever promises most ("SWS.notes")."""
    game, rules = view.declared, view.rules
    assert game is not None
    tries = game.classes(view.setup.hogsta)
    promises: dict[Action, float] = {
        Go(): worth(rules, game.contract, _odds(view), *tries),
        Lay(): laid_worth(rules, game.contract, game.grade, game.form or Form.TRUMP, *tries),
    }
    if TryAgain() in view.actions:
        promises[TryAgain()] = worth(rules, game.contract, _odds_again(view), *tries, TrumpClass.OFARG)
    return max(promises, key=lambda action: promises[action])


def _odds(view: View) -> Odds:
    """How the game goes with the cards in hand."""
    game = view.declared
    assert game is not None
    if game.trump is None:
        misar = game.contract.misar
        return misar_odds(risk(view.hand), is_open=misar is not None and misar.open)
    return trump_odds(tricks(view.hand, game.trump), game.needed or HAND)


def _odds_again(view: View) -> Odds:
    """How it goes with a second purchase; of turned trumps one cannot be sure, so the middling suit counts."""
    game = view.declared
    assert game is not None
    means = sorted(bought_tricks(view.hand, suit, view.talon) for suit in SUITS)
    turned = game.contract.family in TURNING
    if turned:
        return trump_odds(means[len(means) // 2 - 1], game.needed or HAND, bought=True)
    return trump_odds(means[-1], game.needed or HAND, bought=True)
