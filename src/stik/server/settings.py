"""What the owner of a server may set, from the environment."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Final

from pydantic import Field, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

BUILT_PAGE: Final = Path(__file__).parent / "static"


class Settings(BaseSettings):
    """Every value is a variable `STIK_…` of the environment."""

    model_config = SettingsConfigDict(env_prefix="STIK_", frozen=True)

    origins: Annotated[tuple[str, ...], NoDecode] = ()
    """Where the public sees this server (`https://stik.example`, several with commas); empty: where it is asked."""
    secret: str = Field(default_factory=lambda: secrets.token_hex(32), min_length=16)
    """Signs what must come back unchanged; the same in all processes."""
    metrics_token: str | None = None
    """Whoever shows it may read `/metrics` from another machine."""
    page: Path = BUILT_PAGE

    @field_validator("origins", mode="before")
    @classmethod
    def _separate(cls, value: object) -> object:
        parts = value.split(",") if isinstance(value, str) else value
        return tuple(str(part).strip().rstrip("/") for part in parts if part) if isinstance(parts, list | tuple) else ()
