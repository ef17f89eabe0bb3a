"""Proxies: who is believed about whom they speak for."""

from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

from reverie.kernel import Refused


class BadProxy(Refused):
    """That is no address of a proxy."""


class Proxies:
    """The proxies that say the truth about whom they speak for."""

    def __init__(self, addresses: tuple[str, ...]) -> None:
        self._networks = [_network(address) for address in addresses]

    def __contains__(self, host: str) -> bool:
        if not self._networks:  # as mostly: with every connection that comes and goes
            return False
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)

    def __bool__(self) -> bool:
        return bool(self._networks)


def _network(address: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(address)
    except ValueError:
        raise BadProxy("bad-proxy", {"given": address[:60]}) from None


NOBODY: Final = Proxies(())
