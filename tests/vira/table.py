"""Deals for tests: some cards where the test wants them, the others by lot."""

from __future__ import annotations

from random import Random

from stik import vira
from stik.cards import CARDS, Card, Suit, cards_in, parse_cards, parse_suit
from stik.vira.deal import ROUNDS
from stik.vira.notation import read_action, write_action

PACK = CARDS[:52]


def suit(letter: str, ranks: str = "A K Q J 10 9 8 7 6 5 4 3 2") -> str:
    """`suit("c", "A K 2")` is `Ac Kc 2c`."""
    return " ".join(rank + letter for rank in ranks.split())


def deck_of(setup: vira.Setup, hands: dict[int, str], talon: str = "", seed: int = 0) -> tuple[Card, ...]:
    """A pack that deals these cards to these seats and puts these on top of the talon."""
    wanted = {seat: list(parse_cards(text)) for seat, text in hands.items()}
    top = list(parse_cards(talon))
    used = {*top, *(card for cards in wanted.values() for card in cards)}
    rest = [card for card in PACK if card not in used]
    Random(seed).shuffle(rest)
    full = {seat: wanted.get(seat, []) for seat in setup.order}
    for cards in full.values():
        while len(cards) < 13:
            cards.append(rest.pop())
    packets = {seat: iter(cards) for seat, cards in full.items()}
    dealt = [next(packets[seat]) for packet in ROUNDS for seat in setup.order for _ in range(packet)]
    return (*dealt, *top, *rest)


def deal(
    *calls: str,
    hands: dict[int, str] | None = None,
    talon: str = "",
    rules: vira.Rules = vira.PRESETS["sm2025"],
    table: int = 3,
    dealer: int | None = None,
    hogsta: str = "h",
    pool: int = 16,
    seed: int = 0,
    **options: object,
) -> vira.State:
    """A deal after these actions; the last seat deals, so that A is förhand, unless said otherwise."""
    setup = vira.Setup.of(
        rules.with_options(options),
        table=3 if table == 3 else 4,
        dealer=table - 1 if dealer is None else dealer,
        hogsta=parse_suit(hogsta),
        pool=pool,
    )
    state = vira.begin(setup, deck_of(setup, hands or {}, talon, seed)).state
    return after(state, *calls)


def after(state: vira.State, *actions: str) -> vira.State:
    for action in actions:
        state = vira.apply(state, read_action(action)).state
    return state


def legal(state: vira.State) -> list[str]:
    return sorted(map(write_action, vira.legal_actions(state)))


def refusal(state: vira.State, action: str, seat: int | None = None) -> tuple[str, set[str]]:
    """The code and the articles of a refused action."""
    refused = vira.why_not(state, read_action(action), seat=seat)
    assert refused is not None, action
    return refused.code, set(refused.cites)


def hand(state: vira.State, seat: int) -> list[str]:
    return [card.text for card in cards_in(state.hands[seat])]


def play_out(state: vira.State, chance: Random) -> vira.State:
    """Plays the rest of the deal at random."""
    while state.phase is not vira.Phase.OVER:
        state = vira.apply(state, chance.choice(vira.legal_actions(state))).state
    return state


def chosen(state: vira.State, chance: Random) -> vira.Action:
    """A random legal action, also of cards."""
    template = vira.template(state)
    if template is None:
        return chance.choice(vira.legal_actions(state))
    assert state.to_act is not None
    held = cards_in(state.hands[state.to_act])
    return template.filled(tuple(chance.sample(held, chance.randint(template.least, template.most))))


def money(state: vira.State) -> dict[str, int]:
    found = vira.score(state).settlement
    assert found is not None
    return found


__all__ = ["PACK", "Suit", "after", "chosen", "deal", "hand", "legal", "money", "play_out", "refusal", "suit"]
