"""Choices of cards, which are too many to list: how many, of which."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias, assert_never

from stik.cards import Card, CardSet
from stik.vira.actions import Buy, Discard, Keep
from stik.vira.contracts import HAND, Family
from stik.vira.exchange import surplus
from stik.vira.state import Phase, State

Verb: TypeAlias = Literal["keep", "buy", "discard"]


class Template(NamedTuple):
    """The verb, the fewest and the most cards; `cards` is given where they are not to be the whole hand."""

    verb: Verb
    least: int
    most: int
    cites: tuple[str, ...]
    cards: CardSet | None = None

    def filled(self, cards: tuple[Card, ...]) -> Keep | Buy | Discard:
        """The action that chooses these cards."""
        match self.verb:
            case "keep":
                return Keep(cards)
            case "buy":
                return Buy(cards)
            case "discard":
                return Discard(cards)
            case _:
                assert_never(self.verb)


def template(state: State) -> Template | None:
    """What cards the seat to act is to choose now, if any."""
    match state.phase:
        case Phase.KEEP:
            return _keep(state)
        case Phase.BUY:
            return _kopmisar(state) if state.game.contract.family is Family.KOPMISAR else _purchase(state)
        case Phase.DISCARD:
            return _discard(state)
        case Phase.DEFENCE:  # "VR.B10": no limit but the talon
            return Template("buy", 0, min(HAND, state.rules.defenders_max, len(state.talon)), ("VR.B10",))
        case Phase.AUCTION | Phase.CHOOSE | Phase.TRUMP | Phase.DECIDE | Phase.PLAY | Phase.OVER:
            return None
        case _:
            assert_never(state.phase)


def _keep(state: State) -> Template:
    """Exactly as many as the gask says ("VR.B9")."""
    contract = state.game.contract
    least = contract.keep if state.rules.gask_keep == "exactly" else 0
    return Template("keep", least, contract.keep, (contract.article, "VR.B9"))


def _purchase(state: State) -> Template:
    """Any number up to the whole talon ("VR.B3"), but at least the turned cards ("VR.B2", "VR.B16")."""
    rules, turned = state.rules, len(state.turned)
    most = max(turned, min(rules.purchase_max, turned + len(state.talon)))
    least = min(most, max(turned, rules.purchase_min))
    cites = ("VR.B16", "VR.B2", "VR.B3") if turned else ("VR.B3",)
    return Template("buy", least, most, cites)


def _kopmisar(state: State) -> Template:
    """At least as many cards as the köpmisär says are kept ("VR.B6")."""
    contract = state.game.contract
    most = state.hands[state.game.declarer].bit_count() - contract.keep
    least = 0 if state.rules.kopmisar_keep == "at-least" else most
    return Template("buy", least, most, (contract.article, "VR.B6"))


def _discard(state: State) -> Template:
    """Down to the cards that the game is played with: the table says 13, 12 or 11."""
    game = state.game
    match game.contract.family:
        case Family.VIRA:
            cites: tuple[str, ...] = ("VR.B17",)
        case Family.KOPMISAR:
            cites = ("VR.B7",)
        case Family.SOLOMISAR:
            cites = ("VR.B8",)
        case _:
            cites = ("VR.B17", "VR.B9")
    return Template("discard", surplus(state), surplus(state), (game.contract.article, *cites))
