"""The public text interfaces: the engine protocol, scenarios, records, rulings, the real table.

Each is loaded when it is asked for: in a browser there is neither YAML nor a native kernel.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from stik.protocol.claims import Proof
    from stik.protocol.record import Record, RecordError, read_record, replay_record, verify_record, write_record
    from stik.protocol.scenario import Report, run_scenarios
    from stik.protocol.session import Session

__all__ = [
    "Proof",
    "Record",
    "RecordError",
    "Report",
    "Session",
    "read_record",
    "replay_record",
    "run_scenarios",
    "verify_record",
    "write_record",
]

_ELSEWHERE: Final = {"Proof": "claims", "Session": "session", "Report": "scenario", "run_scenarios": "scenario"}
"""All others are in `record`."""


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(name)
    return getattr(import_module(f"stik.protocol.{_ELSEWHERE.get(name, 'record')}"), name)
