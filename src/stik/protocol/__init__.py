"""The public text interfaces: the engine protocol, scenarios and records."""

from stik.protocol.record import Record, RecordError, read_record, replay_record, verify_record, write_record
from stik.protocol.scenario import Report, run_scenarios
from stik.protocol.session import Session

__all__ = [
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
