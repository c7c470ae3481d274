"""`stik serve --hall`: where phones find this machine, and the code that takes them there."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from typing import Final

import segno

from stik.bootstrap.network import is_address, is_everywhere, is_internet, is_loopback, is_name, is_own, lan_addresses
from stik.bootstrap.services import CannotServe
from stik.errors import Fault
from stik.messages import Catalogue
from stik.server.hall import origin_of

EVERYWHERE: Final = "0.0.0.0"
PAGE: Final = "/c"
"""The tournaments."""
BLACK_ON_WHITE: Final = "\x1b[38;5;16;48;5;231m"
"""Colours that no theme changes: a code in the terminal's own would be a negative in half of them."""
PLAIN: Final = "\x1b[0m"
HALVES: Final = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}


@dataclass(frozen=True, slots=True)
class Hall:
    """Where phones come: to the origin that the environment names, else to the first of this machine's addresses."""

    hosts: tuple[str, ...]
    named: str = ""

    @classmethod
    def at(cls, host: str, address: str | None, named: str = "") -> Hall:
        """The hall of a server that listens at `host`; raises `CannotServe`."""
        if address is not None:
            return cls((_checked(address),))
        found = lan_addresses() if is_everywhere(host) else () if is_loopback(host) else (host,)
        if not found and not named:
            raise CannotServe(Fault.of("serve/hall-alone"))
        return cls(found, named)

    def origins(self, port: int) -> tuple[str, ...]:
        """Where the pages come from, the one for links and codes first."""
        return tuple(dict.fromkeys([*filter(None, [self.named]), *(origin_of(host, port) for host in self.hosts)]))

    def lines(self, port: int, say: Catalogue) -> list[str]:
        """The code, what to do with it, and what may be in the way."""
        first, *others = self.origins(port)
        open_to_all = not self.named and is_internet(self.hosts[0])
        code = [drawn(first + PAGE)] if shows_codes() else []
        return [
            *code,
            say("serve/hall-phones", address=first, code="yes" if code else "no"),
            *([say("serve/hall-others", addresses=", ".join(others))] if others else []),
            *([say("serve/hall-internet", address=self.hosts[0])] if open_to_all else []),
        ]


def _checked(address: str) -> str:
    """An address of this machine, or a name for it, which nobody looks up."""
    if is_address(address) and not is_everywhere(address):
        if not is_own(address):
            known = ", ".join(lan_addresses()) or "127.0.0.1"
            raise CannotServe(Fault.of("serve/hall-not-here", address=address, known=known))
    elif not is_name(address):
        raise CannotServe(Fault.of("serve/hall-no-address", address=address))
    return address


def shows_codes() -> bool:
    """Whether a code can be drawn: in a terminal that has the signs for it."""
    if not sys.stdout.isatty() or os.environ.get("TERM") == "dumb":
        return False
    try:
        "▀▄█".encode(sys.stdout.encoding)
    except (LookupError, UnicodeEncodeError):
        return False
    return True


def drawn(link: str) -> str:
    """A QR code for the terminal, two modules a letter, with the quiet zone that the standard asks for."""
    rows = [list(map(bool, row)) for row in segno.make_qr(link, error="l").matrix_iter(border=4)]
    if len(rows) % 2:
        rows.append([False] * len(rows[0]))
    pairs = zip(rows[::2], rows[1::2], strict=True)
    texts = ["".join(HALVES[pair] for pair in zip(upper, lower, strict=True)) for upper, lower in pairs]
    return "\n".join(f"{BLACK_ON_WHITE}{text}{PLAIN}" for text in texts)
