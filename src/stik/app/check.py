"""Follows stored histories from beginning to end, to find broken ones before somebody opens them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from random import Random
from typing import Final, NamedTuple

from stik.app.desk import history as desk_history
from stik.app.desk.differences import differences
from stik.app.folding import folded
from stik.app.history import BrokenHistory, folding
from stik.app.phones import service as phones_service
from stik.app.phones.state import fold
from stik.app.ports import Code, Entry, StorageDamaged, Tables
from stik.engine import LaterEdition
from stik.protocol.claims import Proof

FOLDERS: Final = ("", desk_history.FOLDER, phones_service.FOLDER)
"""Before the codes of tables, of tournaments and of tables of phones."""
LETTERS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"


class Checked(NamedTuple):
    """One history: what is wrong with it, or where today's engine decides otherwise than what is stored."""

    table: Code
    broken: BrokenHistory | None = None
    differences: tuple[Proof, ...] = ()


def follow(code: Code, entries: Sequence[Entry]) -> tuple[Proof, ...]:
    """Every deal by the engine; raises `BrokenHistory`, and `LaterEdition`."""
    for number, entry in enumerate(entries, 1):
        if entry.version != number:
            raise BrokenHistory(code, f"step {number} is missing")
    if code.startswith(phones_service.FOLDER):
        fold(entries)
        return ()
    if not code.startswith(desk_history.FOLDER):
        return tuple(step.difference for step in folded(entries, every=True) if step.difference is not None)
    with folding(code):
        return tuple(Proof(fault.code, 0, False, dict(fault.params)) for fault in differences(entries))


async def check(tables: Tables, codes: Sequence[Code]) -> AsyncIterator[Checked]:
    """One after the other."""
    for code in codes:
        try:
            yield Checked(code, None, await asyncio.to_thread(follow, code, await tables.entries(code)))
        except BrokenHistory as broken:
            yield Checked(code, broken)
        except LaterEdition as later:
            yield Checked(code, BrokenHistory(code, str(later)))
        except StorageDamaged as damaged:
            yield Checked(code, BrokenHistory(code, damaged.code))


async def sample(tables: Tables, size: int, chance: Random) -> list[Code]:
    """Some histories of each kind, from a random place on: codes are random, so neighbours have nothing in common."""
    found: list[Code] = []
    for folder in FOLDERS:
        after = folder + "".join(chance.choices(LETTERS, k=8))
        there = await tables.histories(after=after, limit=size)
        there += await tables.histories(after=folder, limit=size)
        found += list(dict.fromkeys(code for code in there if _folder(code) == folder))[:size]
    return found


def _folder(code: Code) -> str:
    return next((folder for folder in FOLDERS if folder and code.startswith(folder)), "")


async def look_through(tables: Tables, seconds: float, size: int, chance: Random) -> list[BrokenHistory]:
    """The broken histories of a sample, of which as many are followed as the time allows."""
    broken: list[BrokenHistory] = []
    try:
        async with asyncio.timeout(seconds):
            async for found in check(tables, await sample(tables, size, chance)):
                if found.broken is not None:
                    broken.append(found.broken)
    except TimeoutError:
        pass
    return broken
