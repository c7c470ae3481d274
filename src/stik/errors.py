"""Every error that a user can cause; anything else is a bug and may crash."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong: a stable code for the catalogues and the values its sentence needs."""

    code: str
    params: tuple[tuple[str, str | int], ...] = ()

    @classmethod
    def of(cls, code: str, **params: str | int) -> Fault:
        return cls(code, tuple(sorted(params.items())))

    def __str__(self) -> str:
        values = ", ".join(f"{name}={value}" for name, value in self.params)
        return f"{self.code} ({values})" if values else self.code


class StikError(Exception):
    """The root of all errors that say what was wrong with the input."""

    def __init__(self, *faults: Fault) -> None:
        super().__init__("; ".join(map(str, faults)))
        self.faults = faults

    def __reduce__(self) -> tuple[object, ...]:
        """As it is, and not by calling `__init__` again: every kind of error asks for something else there."""
        return _remade, (type(self), self.args), vars(self)

    @property
    def code(self) -> str:
        return self.faults[0].code


def _remade(kind: type[StikError], args: tuple[object, ...]) -> StikError:
    return kind.__new__(kind, *args)


class NotationError(StikError):
    """A text that cannot be read."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(Fault.of(code, **params))


class InvalidSetup(StikError):
    """A rule set, deal or position that cannot be; names all its faults at once."""


class CannotPlay(InvalidSetup):
    """A player that is well named, but cannot play on this machine as it is."""


class NotSignedIn(StikError):
    """Only somebody who is signed in may do this."""

    def __init__(self) -> None:
        super().__init__(Fault.of("people/not-signed-in"))


class NotAllowed(StikError):
    """This person may not do this."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(Fault.of(code, **params))


class NotFound(StikError):
    """What the request names does not exist, or not for this person."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(Fault.of(code, **params))


class Conflict(StikError):
    """It could be done, but not as things are now."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(Fault.of(code, **params))


class TournamentError(StikError):
    """Something about a tournament that its organiser can put right; names all faults at once."""
