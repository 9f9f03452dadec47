"""Where other devices find this server, as far as it can tell: for links that are meant for them."""

from __future__ import annotations

import socket
from ipaddress import ip_address

from posthorn.server.operations.limits import Scope, is_local
from posthorn.server.operations.settings import Settings

# Addresses kept for documents (RFC 5737, RFC 3849): no packet is sent, the system only says which way it would go.
_ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
_ANY_PORT = 9


def addresses_for(scope: Scope, settings: Settings) -> list[str]:
    """Return the addresses for other devices, to a page on the server's own machine.

    Anyone who comes from elsewhere has come by an address that works, and need not know the network from inside.
    """
    if not is_local(scope):
        return []
    if settings.public_url:
        return [f"{settings.public_url}/"]
    server = scope.get("server")
    host = _own_address(settings.host)
    if host is None or not server:
        return []
    return [f"http://[{host}]:{server[1]}/" if ":" in host else f"http://{host}:{server[1]}/"]


def _own_address(listening_on: str) -> str | None:
    """Return this machine's address in its network, if it listens on all it has and is in one."""
    try:
        if not ip_address(listening_on).is_unspecified:
            return None
        family = socket.AF_INET6 if ":" in listening_on else socket.AF_INET
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((_ELSEWHERE[family], _ANY_PORT))
            address = ip_address(probe.getsockname()[0])
    except (OSError, ValueError):
        return None
    return None if address.is_loopback or address.is_link_local else str(address)
