"""The end of a deal and of a game in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from rich.console import RenderableType
from rich.text import Text

from stik.cli.layout import panel
from stik.cli.voms.words import KAM, Words
from stik.engine import Entry
from stik.voms import Ending, State, score
from stik.voms.score import ALL_TRICKS, COMB, OVER_THE_COMB, PARTNER_TOQU


def deal_panel(words: Words, state: State, deal: int) -> RenderableType:
    """What the deal brought, line by line."""
    lines = list(_deal_lines(words, state))
    shown = lines or [Text(words.say("play/no-lus"))]
    return panel(words.say("play/deal-over", number=deal), *shown, style="green")


def game_panel(words: Words, state: State, won: list[int]) -> RenderableType:
    """Who won the game, and how it stands in games."""
    result = score(state)
    assert result.winner is not None
    stand = words.stand(result.score, result.target)
    if len(result.score) == 2:
        stand = f"{result.score[result.winner]} : {result.score[1 - result.winner]}"
    winner = words.side(result.winner, object_form=True)
    lines = [*_deal_lines(words, state), Text(words.say("play/game-won", side=winner, score=stand), "bold")]
    if result.kam:
        lines.append(Text(words.say("play/kam", cites=words.cites(KAM)), "bold magenta"))
    games = ", ".join(f"{words.side(side)} {count}" for side, count in enumerate(won))
    return panel(words.say("play/title"), *lines, Text(words.say("play/games-won", list=games)), style="green")


def _deal_lines(words: Words, state: State) -> Iterator[Text]:
    rules, before = state.rules, state.setup
    yield from map(words.entry, _merged(score(state).entries))
    if state.ended is Ending.ALL_TRICKS:
        taker = next(side for side, units in enumerate(state.tally.units) if units)
        winners = words.side(taker, object_form=True)
        yield Text(words.say("play/all-tricks", side=winners, cites=words.cites(ALL_TRICKS)), "bold magenta")
    for side, (old, new) in enumerate(zip(before.target, state.target, strict=True)):
        if new <= old:
            continue
        name = words.side(side, object_form=True)
        if state.score[side] == 0:
            cites = words.cites(PARTNER_TOQU)
            yield Text(words.say("play/extra-strokes", strokes=new - old, side=name, cites=cites), "bold magenta")
            continue
        yield Text(
            words.say(
                "play/overshoot",
                side=name,
                lacked=before.lack(side),
                gained=state.gain[side],
                lacks=new - state.score[side],
                cites=", ".join(OVER_THE_COMB[rules.sheet]),
            ),
            "bold magenta",
        )


def _merged(entries: tuple[Entry, ...]) -> list[Entry]:
    """The ledger with the points for single tricks added up."""
    amounts: Counter[Entry] = Counter()
    for entry in entries:
        if entry.amount:
            amounts[replace(entry, amount=0)] += entry.amount
    lines = [replace(kind, amount=amount) for kind, amount in amounts.items()]
    return sorted(lines, key=lambda entry: entry.payer != COMB)
