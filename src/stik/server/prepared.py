"""Loaded once, before the workers are forked: they share what does not depend on the data."""

from __future__ import annotations

from stik.messages import catalogue
from stik.server import process as process
from stik.server.application import routes

routes()
catalogue("en")
