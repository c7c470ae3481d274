"""The public text interfaces: the engine protocol and scenarios."""

from stik.protocol.scenario import Report, run_scenarios
from stik.protocol.session import Session

__all__ = ["Report", "Session", "run_scenarios"]
