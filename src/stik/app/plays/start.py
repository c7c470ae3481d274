"""The play that a table begins with."""

from __future__ import annotations

from dataclasses import replace

from stik import vira
from stik.app.plays.play import Play
from stik.app.plays.vira import ViraPlay
from stik.app.plays.voms import VomsPlay
from stik.app.settings import TableSettings
from stik.protocol.offers import Rules
from stik.protocol.record import Record, replay_record
from stik.protocol.vira import ViraDeal
from stik.protocol.voms import VomsDeal


def start(rules: Rules, settings: TableSettings, *, single: bool = False) -> Play:
    """An empty match, or an exercise of a single deal."""
    if isinstance(rules, vira.Rules):
        return ViraPlay.start(rules, settings, single=single)
    return VomsPlay.start(rules, settings, single=single)


def up_to(record: Record, at: int) -> Record:
    """The only deal of a record as far as it had come after so many actions."""
    (deal,) = record.deals
    return replace(record, deals=(replace(deal, actions=deal.actions[:at], result=None),))


def resumed(record: Record) -> Play:
    """The only deal of a record, to be played on from where it stops."""
    *_, last = replay_record(record)
    (part,) = record.deals
    match last.deal:
        case VomsDeal() as deal:
            return VomsPlay.resumed(deal, part)
        case ViraDeal() as deal:
            return ViraPlay.resumed(deal, part)
        case other:
            raise TypeError(f"no play of {type(other).__name__}")
