"""Where this machine can be reached on the networks that it is on; nothing is sent to find out."""

from __future__ import annotations

import ipaddress
import re
import socket
import struct
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Final

ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address that belongs to nobody: choosing a way there names our own address, and no packet leaves."""
INNER: Final = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "tun", "utun", "tap", "wg", "tailscale")
"""Networks inside the machine and tunnels to other places: phones in the hall are on none of them."""
ASK: Final = {"linux": 0x8915, "darwin": 0xC0206921}
"""The number of `SIOCGIFADDR`."""
NAME: Final = re.compile(r"(?=.{1,253}\Z)(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.|\Z))+")


def lan_addresses() -> tuple[str, ...]:
    """The IPv4 addresses of this machine that others can reach, the likeliest first."""
    outer, inner = _of_interfaces()
    way_out = [one for one in _on_the_way_out() if one not in inner]
    return usable([*way_out, *outer, *inner]) or usable(_of_the_name())


def usable(addresses: Iterable[str]) -> tuple[str, ...]:
    """Those that another machine can reach, each once: of private networks first, self-given ones last."""
    found = [ipaddress.ip_address(one) for one in dict.fromkeys(addresses)]
    reachable = [one for one in found if not (one.is_loopback or one.is_unspecified or one.is_multicast)]
    return tuple(str(one) for one in sorted(reachable, key=lambda one: (one.is_link_local, one.is_global)))


def is_own(address: str) -> bool:
    """Whether a number is an address of this machine."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.bind((address, 0))
        except OSError:
            return False
    return True


def is_address(text: str) -> bool:
    """Whether it is a number; a name is looked up by nobody here."""
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def is_name(text: str) -> bool:
    """Whether it can be the name of a machine; four numbers that are no address are none."""
    return NAME.fullmatch(text) is not None and not text.rpartition(".")[2].isdigit()


def is_internet(address: str) -> bool:
    """Whether it is an address of the open internet and not of a network of one's own."""
    return is_address(address) and ipaddress.ip_address(address).is_global


def is_loopback(address: str) -> bool:
    """Whether only this machine itself is there."""
    return address == "localhost" or (is_address(address) and ipaddress.ip_address(address).is_loopback)


def is_everywhere(host: str) -> bool:
    """Whether listening there is listening on all networks."""
    return is_address(host) and ipaddress.ip_address(host).is_unspecified


def _on_the_way_out() -> Iterator[str]:
    """The address from which this machine would write to others; connecting a datagram socket sends nothing."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(ELSEWHERE)
        yield str(probe.getsockname()[0])


def _of_interfaces() -> tuple[list[str], list[str]]:
    """The addresses of all networks, those that phones can be on and the others; a hotspot here has no way out."""
    outer: list[str] = []
    inner: list[str] = []
    if sys.platform in ASK:
        with suppress(OSError):
            for _, name in socket.if_nameindex():
                address = _address_of(name)
                if address is not None:
                    (inner if name.startswith(INNER) else outer).append(address)
    return outer, inner


def _address_of(interface: str) -> str | None:
    if sys.platform == "win32":
        return None
    from fcntl import ioctl

    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        answer = ioctl(asked.fileno(), ASK[sys.platform], struct.pack("256s", interface.encode()[:15]))
        return socket.inet_ntoa(answer[20:24])
    return None


def _of_the_name() -> Iterator[str]:
    """What the machine's own name stands for; a last resort, for it is often only itself."""
    with suppress(OSError):
        yield from socket.gethostbyname_ex(socket.gethostname())[2]
