"""Stik plays, referees and runs Voms, the national game of Greenland, and Vira, that of Sweden."""

from importlib.metadata import version

__version__ = version("stik")
