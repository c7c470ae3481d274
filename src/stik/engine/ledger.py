"""Double entry for whatever a game counts: lus on a comb, pinnar in a pool."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Entry:
    """An amount that moves from one account to another, for a reason that the articles give."""

    payer: str
    payee: str
    amount: int
    reason: str
    cites: tuple[str, ...]


def cited(entries: Iterable[Entry]) -> tuple[str, ...]:
    """The articles that these entries give, each once."""
    return tuple(dict.fromkeys(article for entry in entries for article in entry.cites))


def balance(entries: Iterable[Entry]) -> dict[str, int]:
    """What each account holds after these entries; always sums to zero."""
    accounts: Counter[str] = Counter()
    for entry in entries:
        accounts[entry.payer] -= entry.amount
        accounts[entry.payee] += entry.amount
    return dict(accounts)
