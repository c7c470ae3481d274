"""How far rules of thumb and open hands mislead about a game of Vira: both against what strong players make of it.

Every deal is bid to a contract of the kind asked for by the hand that suits it best, exchanged and played by `strong`
players; before the first lead the same cards are also played out by rules of thumb and solved with open hands. Prints
how often each foretold end became each real one: the tables in `kernel/src/vira/rate.cpp`. Needs the native kernel.

    python tools/vira_calibration.py trumps|closed|open [--deals N] [--ms N]
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from functools import partial
from random import Random

from stik_kernel.vira import Solver, deal_of, sensible_action

from stik import vira
from stik.bots import Budget, vira_thought
from stik.bots.vira.bid import Bidder
from stik.cards import Suit
from stik.vira.contracts import BY_KEY
from stik.vira.deal import PACK

KINDS = {
    "trumps": ("spel7", "vingel6", "turne7", "spel8", "solo6", "solo7", "solo8"),
    "closed": ("kopmisar1", "kopmisar2", "kopmisar3", "solo-petite"),
    "open": ("gok",),
}
ENDS = ("home", "bet", "kodilj")


def started(kind: str, chance: Random) -> vira.State:
    """A deal after the auction, in the hands of the seat and with the contract that promise most; hopeless ones are
    dealt again."""
    bids = [vira.Bid(BY_KEY[key].family, BY_KEY[key]) for key in KINDS[kind]]
    while True:
        deck = list(PACK)
        chance.shuffle(deck)
        setup = vira.Setup.of(vira.PRESETS["sm2025"], table=3, dealer=2, hogsta=Suit(chance.randrange(4)), pool=16)
        state = vira.begin(setup, tuple(deck)).state
        promises = {}
        for seat in setup.order:
            bidder = Bidder(vira.view(state._replace(to_act=seat), seat))
            promises.update({(seat, bid): bidder.promise(bid) for bid in bids})
        (declarer, best), promise = max(promises.items(), key=lambda item: item[1])
        if promise > -4:
            break
    if declarer != 0:
        state = vira.apply(state, vira.Bid(BY_KEY["begar"].family, BY_KEY["begar"])).state
    while state.phase is vira.Phase.AUCTION:
        bids_now = state.to_act == declarer and state.auction.bidder != declarer
        state = vira.apply(state, best if bids_now else vira.Pass()).state
    return state


def played(state: vira.State, chance: Random, ms: int) -> tuple[vira.State | None, vira.State]:
    """The deal at the first lead, if it was played, and at its end."""
    past: dict[int, list[vira.View]] = defaultdict(list)
    lead = None
    while state.phase is not vira.Phase.OVER:
        seat = state.to_act
        assert seat is not None
        if state.phase is vira.Phase.PLAY and lead is None:
            lead = state
        said = vira_thought(
            "strong", vira.view(state, seat), chance, past=partial(tuple, past[seat]), budget=Budget(ms=ms)
        )
        state = vira.apply(state, said.action, seat=seat).state
        for other in state.setup.order:
            past[other].append(vira.view(state, other))
    return lead, state


def thumb(lead: vira.State, seed: int) -> str:
    """How rules of thumb end the deal."""
    deal, names = deal_of(lead), ("", "home", "bet", "kodilj", "laid")
    while deal.phase != 9:
        deal.apply(sensible_action(deal, seed=seed))
    return names[int(str(deal.as_dict()["outcome"]))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--ms", type=int, default=40)
    asked = parser.parse_args()
    solver = Solver()
    tables: dict[str, Counter[tuple[str, str]]] = {"thumb": Counter(), "solved": Counter()}
    for number in range(asked.deals):
        chance = Random(number)
        lead, end = played(started(asked.kind, chance), chance, asked.ms)
        if lead is None or end.outcome is None or lead.declared is None:
            continue
        game, order = lead.declared, lead.setup.order
        misar = game.trump is None
        tricks = solver.tricks(
            [lead.hands[seat] for seat in order],
            declarer=order.index(game.declarer),
            leader=order.index(lead.trick.leader),
            trump=4 if game.trump is None else int(game.trump),
            misar=misar,
            most=2 if misar else 13,
        )
        short = tricks if misar else (game.needed or 13) - tricks
        tables["solved"][ENDS[min(2, max(0, short))], end.outcome.value] += 1
        for seed in range(4):
            tables["thumb"][thumb(lead, seed), end.outcome.value] += 1
    for name, table in tables.items():
        print(f"{asked.kind}, {name}: real ends (home, bet, kodilj) after each foretold one")
        for foretold in ENDS:
            total = sum(table[foretold, real] for real in ENDS)
            shares = ", ".join(f"{table[foretold, real] / max(1, total):.2f}" for real in ENDS)
            print(f"  {foretold:<7} {shares}   of {total}", flush=True)


if __name__ == "__main__":
    main()
