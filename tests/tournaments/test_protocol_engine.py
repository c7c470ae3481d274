"""Matches of the engine, written down deal by deal, come to the same payments, pulla and totals in the protocol."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

from stik import vira
from stik.engine import Entry
from stik.match.vira import Sitting, divided, draw_hogsta, next_deal, with_deal
from stik.tournaments.protocol import DealLine, Payment, read_deal_line, table_protocol
from stik.vira import Form, Outcome
from stik.vira.notation import read_bid
from stik.vira.rules import POOL
from stik.vira.score import outcome_of
from tests.conftest import deals
from tests.tournaments.test_protocol import CLUBS
from tests.vira.table import PACK, chosen

GOK = read_bid("gok")


def lively(state: vira.State, chance: Random) -> vira.Action:
    """Bids anything, most often gök, tries again, now and then claims, lays its hand, or has something ordered."""
    actions = vira.legal_actions(state)
    if GOK in actions and chance.random() < 0.1:
        return GOK
    if state.phase is vira.Phase.AUCTION and len(actions) > 1 and state.auction.standing and chance.random() < 0.6:
        return vira.Pass()
    if vira.TryAgain() in actions and chance.random() < 0.5:
        return vira.TryAgain()
    if state.phase is vira.Phase.DECIDE:
        return chance.choice((vira.Go(), vira.Go(), vira.Go(), vira.Lay()))
    if state.phase is vira.Phase.PLAY and chance.random() < 0.04:
        calls = vira.calls(state)
        return chance.choice(
            [vira.ApplyRuling(vira.Effect.SETTLE_AS, outcome=chance.choice([*Outcome])), *(call for _, call in calls)]
        )
    if chance.random() < 0.01:
        payer, payee = chance.sample(state.setup.seats, 2)
        return vira.ApplyRuling(vira.Effect.PAY, payer=payer, payee=chance.choice((payee, POOL)), amount=8)
    if chance.random() < 0.002:
        return vira.ApplyRuling(vira.Effect.REDEAL)
    return chosen(state, chance)


def written(state: vira.State, number: int, persons: tuple[str, ...], chance: Random) -> DealLine:
    """What a table would write down of a deal of the engine."""
    name = dict(zip(state.setup.seats, persons, strict=True)) | {POOL: POOL}
    ordered = tuple(
        Payment(name[one.payer], name[one.payee], one.amount) for one in state.entries if one.reason == "pinnar/ruling"
    )
    if state.outcome is None:
        return DealLine(number=number, payments=ordered)
    game, outcome = state.game, state.outcome
    trumps = game.classes(state.setup.hogsta) if game.form is Form.TRUMP else (None,)
    tricks = state.tricks[game.declarer]
    told = outcome is not Outcome.LAID and outcome_of(game.form, game.needed, tricks) is outcome
    gok_home = game.contract.key == "gok" and outcome is Outcome.HOME and state.rules.tjuvpass_compensation
    return DealLine(
        number=number,
        declarer=persons[game.declarer],
        contract=game.contract,
        grade=game.grade,
        misar=game.form is Form.MISAR and game.contract.tricks is not None,
        trump=trumps[-1],
        first_trump=trumps[0] if len(trumps) == 2 else None,
        tricks=tricks if told else None,
        result=None if told and chance.random() < 0.5 else outcome,
        thieves=tuple(persons[seat] for seat in state.thieves) if gok_home else (),
        payments=ordered,
    )


def named(entries: tuple[Entry, ...], persons: tuple[str, ...]) -> list[tuple[object, ...]]:
    names = dict(zip("ABCD", persons, strict=False)) | {POOL: POOL}
    return [(names[one.payer], names[one.payee], one.amount, one.reason, one.cites) for one in entries]


def played_out(sitting: Sitting, chance: Random) -> vira.State:
    deck = list(PACK)
    chance.shuffle(deck)
    if chance.random() < 0.2:  # few läggarder: the low cards lie in the talon
        deck.sort(key=lambda card: card.text[0] in "2346")
    state = next_deal(sitting, tuple(deck), draw_hogsta(chance)).state
    while state.phase is not vira.Phase.OVER:
        state = vira.apply(state, lively(state, chance)).state
    return state


def test_the_same_payments_pulla_and_totals_as_a_match_of_the_engine() -> None:
    seen: Counter[object] = Counter()
    for seed in range(deals(usual=160, soak=4_000)):
        chance, rules = Random(seed), CLUBS[seed % len(CLUBS)]
        persons = ("p9", "p3", "p5", "p1")[: 3 + seed // len(CLUBS) % 2]
        planned = 18 if len(persons) == 3 else 24
        sitting = Sitting.start(rules, table=3 if len(persons) == 3 else 4)
        lines: list[DealLine] = []
        expected = []
        while len(lines) < planned:
            state = played_out(sitting, chance)
            sitting = with_deal(sitting, state)
            if state.outcome is None and not state.entries:
                seen["dealt again"] += 1
                continue
            lines.append(written(state, len(lines) + 1, persons, chance))
            out = None if state.setup.out is None else persons[state.setup.out]
            expected.append(
                (persons[state.setup.dealer], out, named(state.entries, persons), sitting.pool, sitting.net)
            )
            if state.outcome is None:
                seen["fine only"] += 1
            else:
                seen[state.game.contract.key] += 1
                seen[state.outcome, state.game.attempt] += 1
                seen["thieves", len(persons), len(lines[-1].thieves)] += 1
        again = tuple(read_deal_line(json.loads(json.dumps(line.to_data()))) for line in lines)
        assert list(again) == lines
        found = table_protocol(rules, persons, again, divided=False)
        for row, want in zip(found.rows, expected, strict=True):
            payments = [(one.payer, one.payee, one.amount, one.reason, one.cites) for one in row.payments]
            assert (row.turn.dealer, row.turn.sits_out, payments, row.pulla, row.totals) == want, row.line
            assert sum(row.totals) + row.pulla == 0
        assert (found.pulla, found.totals) == (sitting.pool, sitting.net)
        end = table_protocol(rules, persons, again, divided=True)
        assert end.totals == divided(sitting)
        assert (sum(end.totals), end.pulla) == (0, 0)
    assert {contract.key for contract in vira.CONTRACTS} <= set(seen)
    assert {(result, attempt) for result in Outcome for attempt in (1, 2)} <= set(seen)
    assert seen["dealt again"]
    assert seen["fine only"]
    assert {("thieves", 3, 1), ("thieves", 3, 2), ("thieves", 4, 1), ("thieves", 4, 2)} <= set(seen)
