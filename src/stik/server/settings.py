"""What the owner of a server may set about its page, from the environment."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from pydantic import Field, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from stik.app.secret import Secret

BUILT_PAGE: Final = Path(__file__).parent / "static"


class ServerSettings(BaseSettings):
    """Every value is a variable `STIK_…` of the environment."""

    model_config = SettingsConfigDict(env_prefix="STIK_", env_ignore_empty=True, frozen=True, extra="ignore")

    origins: Annotated[tuple[str, ...], NoDecode] = ()
    """Where the public sees this server (`https://stik.example`, several with commas); empty: where it is asked."""
    hall_origin: str = ""
    """The address for phones in a hall, in links and QR codes; empty: where the page was loaded from."""
    metrics_token: Secret | None = None
    """Whoever shows it may read `/metrics` from another machine."""
    page: Path = BUILT_PAGE
    """The folder of the built page."""
    rate_factor: float = Field(default=1.0, gt=0, le=10_000)
    """How many times as often as usual everybody may ask, and as many look on: more where a hall is one address."""
    grace: float = Field(default=30.0, ge=0, le=3600)
    """Seconds after which a bot plays for somebody who is not connected."""
    silence: float = Field(default=10.0, gt=0, le=600)
    """Seconds after which a request is dropped whose body does not go on coming."""
    bot_pace: float = Field(default=1.0, ge=0, le=10)
    """How much of the usual time the bots take."""
    secret: Secret = Field(default_factory=Secret.drawn)
    """Signs what must come back unchanged; the same in all processes."""

    @field_validator("hall_origin")
    @classmethod
    def _without_slash(cls, value: str) -> str:
        return value.strip().rstrip("/")

    @field_validator("origins", mode="before")
    @classmethod
    def _separate(cls, value: object) -> object:
        parts = value.split(",") if isinstance(value, str) else value
        return tuple(str(part).strip().rstrip("/") for part in parts if part) if isinstance(parts, list | tuple) else ()
