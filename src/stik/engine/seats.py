"""Places at a table, counted clockwise from 0; each game's notation gives them letters."""

from typing import TypeAlias

Seat: TypeAlias = int

Side: TypeAlias = int
