"""What somebody may be called, sign in with and keep secret; every text of a person is checked here."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from stik.errors import Fault, StikError
from stik.messages import LANGUAGES

LONGEST_NAME: Final = 24
SHORTEST_LOGIN: Final = 3
LONGEST_LOGIN: Final = 64
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 256
LONGEST_KEY_NAME: Final = 40

_LOGIN: Final = re.compile(r"[a-z0-9æøåäö][a-z0-9æøåäö._@+-]*")
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Categories of characters that a name shows nothing of, or that turn the text around it."""
_JOINERS: Final = frozenset("\u200c\u200d")


class BadDetails(StikError):
    """What somebody wrote about themselves cannot be taken; names all faults at once."""


def line(text: str) -> str:
    """One line as it will be shown: composed, trimmed, single spaces."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def unseen(text: str) -> bool:
    """Whether the text has characters that nobody can see."""
    return any(unicodedata.category(char) in _UNSEEN and char not in _JOINERS for char in text)


def folded(text: str) -> str:
    """The same for texts that differ only in the case or the encoding of their letters, in every database."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())


def shown_name(text: str) -> str:
    """As much of a name that nobody has checked as can be shown."""
    return line("".join(char for char in text if not unseen(char)))[:LONGEST_NAME]


def name_faults(name: str) -> Iterable[Fault]:
    """What is wrong with a name (already a `line`)."""
    if not name.strip(" \u200c\u200d"):
        yield Fault.of("people/name-empty")
    if len(name) > LONGEST_NAME:
        yield Fault.of("people/name-too-long", most=LONGEST_NAME)
    if unseen(name):
        yield Fault.of("people/name-characters")


def text_faults(field: str, text: str, most: int, *, least: int = 0, lines: bool = False) -> Iterable[Fault]:
    """What is wrong with a text about oneself or a club."""
    if len(text) < least:
        yield Fault.of("people/text-too-short", field=field, least=least)
    if len(text) > most:
        yield Fault.of("people/text-too-long", field=field, most=most)
    if unseen(text.replace("\n", " ") if lines else text):
        yield Fault.of("people/text-characters", field=field)


def language_faults(language: str) -> Iterable[Fault]:
    if language not in LANGUAGES:
        yield Fault.of("people/unknown-language", known=", ".join(LANGUAGES))


def login_of(text: str) -> str:
    """A login as it is stored and looked up: small letters."""
    return unicodedata.normalize("NFC", text.strip().lower())


def login_faults(login: str) -> Iterable[Fault]:
    """What is wrong with a login (already `login_of`)."""
    if not SHORTEST_LOGIN <= len(login) <= LONGEST_LOGIN:
        yield Fault.of("people/login-length", least=SHORTEST_LOGIN, most=LONGEST_LOGIN)
    elif not _LOGIN.fullmatch(login):
        yield Fault.of("people/login-characters")


def password_faults(password: str, *, login: str) -> Iterable[Fault]:
    if len(password) < SHORTEST_PASSWORD:
        yield Fault.of("people/password-too-short", least=SHORTEST_PASSWORD)
    elif len(password) > LONGEST_PASSWORD:
        yield Fault.of("people/password-too-long", most=LONGEST_PASSWORD)
    elif login_of(password) == login:
        yield Fault.of("people/password-is-login")


def check(*faults: Iterable[Fault]) -> None:
    """Raises `BadDetails` with everything that was found."""
    found = [fault for some in faults for fault in some]
    if found:
        raise BadDetails(*found)
