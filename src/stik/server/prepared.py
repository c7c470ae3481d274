"""Loaded once, before any worker: what does not depend on the data is worked out here, and every worker has it."""

from __future__ import annotations

from stik.messages import catalogue
from stik.server import process as process
from stik.server.application import routes

routes()
catalogue("en")
