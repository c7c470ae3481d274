"""What comes in from outside, as a typed value."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Given(BaseModel):
    """The root of everything that a page or another program sends: fields that nobody asked for are refused."""

    model_config = ConfigDict(frozen=True, extra="forbid")
