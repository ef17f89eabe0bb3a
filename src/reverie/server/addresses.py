"""Addresses: where this machine and others at home find a server that listens somewhere."""

import socket
from contextlib import suppress
from ipaddress import ip_address
from typing import Final

EVERYWHERE: Final = ("0.0.0.0", "::")
"""To listen here is to listen on every network that the machine is on."""
_THROUGH: Final = ("192.168.255.254", "10.255.255.254", "172.31.255.254", "198.51.100.1")
"""Somewhere in each kind of home network, and somewhere beyond."""


def link(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def own_link(host: str, port: int) -> str:
    """How this machine itself reaches a server that listens there."""
    return link({"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host), port)


def is_own(host: str) -> bool:
    """Whether nobody but this machine itself can speak to that address."""
    with suppress(ValueError):
        return ip_address(host).is_loopback
    return host == "localhost"


def links_for_others(host: str, port: int) -> list[str]:
    """How others reach it; nothing where it listens to this machine alone."""
    if host not in EVERYWHERE:
        return [] if is_own(host) else [link(host, port)]
    return [link(found, port) for found in _addresses()]


def _addresses() -> list[str]:
    """This machine's addresses, those of home networks first. Nothing is sent: the system only says whence it would."""
    found = dict.fromkeys(filter(None, map(_sender_to, _THROUGH)))
    return sorted((one for one in found if not is_own(one)), key=lambda one: not ip_address(one).is_private)


def _sender_to(place: str) -> str:
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect((place, 9))
        return str(probe.getsockname()[0])
    return ""
