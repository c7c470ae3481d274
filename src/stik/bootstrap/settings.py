"""What the environment says about this server: `STIK_…` variables."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Literal, TypeAlias

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from stik.errors import Fault, StikError
from stik.storage.sql.engine import database_url

MEMORY: Final = ":memory:"
SHORTEST_SECRET: Final = 32

Data: TypeAlias = Path | Literal[":memory:"]


class BadSettings(StikError):
    """Variables that cannot be used; names all of them at once."""


class Settings(BaseSettings):
    """Where things are kept and how much runs; a value given here counts more than the environment."""

    model_config = SettingsConfigDict(env_prefix="STIK_", env_ignore_empty=True, frozen=True, extra="ignore")

    data: Data = Field(default_factory=lambda: default_folder())
    database_url: SecretStr | None = None
    redis_url: SecretStr | None = None
    secret: SecretStr | None = None
    workers: int = Field(default=1, ge=1, le=256)
    thinkers: int | None = Field(default=None, ge=1, le=256)

    @field_validator("data", mode="before")
    @classmethod
    def _data(cls, value: object) -> object:
        return value if value == MEMORY else Path(str(value)).expanduser().absolute()

    @field_validator("database_url")
    @classmethod
    def _database_url(cls, value: SecretStr | None) -> SecretStr | None:
        if value is not None:
            database_url(value.get_secret_value())
        return value

    @field_validator("redis_url")
    @classmethod
    def _redis_url(cls, value: SecretStr | None) -> SecretStr | None:
        if value is not None and not value.get_secret_value().startswith(("redis://", "rediss://", "unix://")):
            raise ValueError("not a Redis URL such as redis://host:6379/0")
        return value

    @field_validator("secret")
    @classmethod
    def _secret(cls, value: SecretStr | None) -> SecretStr | None:
        if value is not None and len(value.get_secret_value()) < SHORTEST_SECRET:
            raise ValueError(f"shorter than {SHORTEST_SECRET} characters")
        return value

    @property
    def thinking_processes(self) -> int:
        """In how many processes bots think for each server process; else one core is left to the servers."""
        return self.thinkers or max(1, ((os.cpu_count() or 1) - 1) // self.workers)

    @property
    def in_memory(self) -> bool:
        """Whether nothing is kept."""
        return self.data == MEMORY and self.database_url is None


@contextmanager
def variables_named() -> Iterator[None]:
    """Values that cannot be used are named by their variables; raises `BadSettings`."""
    try:
        yield
    except ValidationError as error:
        raise BadSettings(*map(_fault, error.errors(include_url=False, include_input=False))) from None


def settings(**given: object) -> Settings:
    """The settings of this process; raises `BadSettings`."""
    with variables_named():
        return Settings(**given)  # type: ignore[arg-type]


def _fault(details: object) -> Fault:
    assert isinstance(details, dict)
    where, message = details["loc"], details["msg"]
    variable = f"STIK_{str(where[0]).upper()}" if where else "STIK_…"
    return Fault.of("server/bad-setting", variable=variable, problem=str(message).removeprefix("Value error, "))


def default_folder() -> Path:
    """Where programs of this system keep the user's data."""
    home = Path.home()
    match sys.platform:
        case "darwin":
            base = home / "Library" / "Application Support"
        case "win32":
            base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
        case _:
            base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "stik"
