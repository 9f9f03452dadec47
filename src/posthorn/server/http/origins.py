"""Whether a request was meant for this server, and whether its own pages sent it.

Keys are bearer tokens, never cookies, so that another site cannot act in anybody's name. It cannot act at all either:
what a browser sends for another site's page is refused. Programs send neither Origin nor Sec-Fetch-Site, and may.
"""

from __future__ import annotations

from functools import lru_cache
from ipaddress import ip_address

from posthorn.server.operations.settings import Settings

_USUAL_PORTS = {"http": ":80", "https": ":443"}
_REMEMBERED = 1024
_LONGEST = 300  # no name and no origin of ours is longer


class Origins:
    """The names and origins of one server."""

    def __init__(self, settings: Settings) -> None:
        self._ours = settings.origins
        self._our_authorities = {origin.partition("://")[2] for origin in self._ours}
        self._our_names = {_name(authority) for authority in self._our_authorities}
        self._checks_hosts = settings.listens_on_loopback
        # What is asked again and again is answered from memory; what strangers make up displaces only each other.
        self._knows = lru_cache(_REMEMBERED)(self._find_out_host)
        self._is_own = lru_cache(_REMEMBERED)(self._find_out_page)

    def knows_host(self, host: bytes) -> bool:
        """Whether a request's Host can be this server.

        Another site may let its own name lead to 127.0.0.1 (DNS rebinding) and so reach a server that only this machine
        should. A browser still sends that name, and it is none of ours.
        """
        if not self._checks_hosts:
            return True
        return len(host) <= _LONGEST and self._knows(host)

    def is_own_page(self, origin: bytes | None, fetch_site: bytes | None, host: bytes) -> bool:
        """Whether one of our pages sends a request, or no page at all."""
        if origin is None:
            return fetch_site in (None, b"same-origin", b"none")
        return len(origin) <= _LONGEST and len(host) <= _LONGEST and self._is_own(origin, host)

    def _find_out_host(self, host: bytes) -> bool:
        name = _name(host.decode("latin-1").lower())
        if name in self._our_names or name == "localhost" or name.endswith(".localhost"):
            return True
        try:
            return ip_address(name).is_loopback
        except ValueError:
            return False

    def _find_out_page(self, origin: bytes, host: bytes) -> bool:
        page = origin.decode("latin-1").lower()
        if page in self._ours:
            return True
        scheme, _, authority = page.partition("://")
        usual_port = _USUAL_PORTS.get(scheme)
        if usual_port is None:
            return False
        asked = host.decode("latin-1").lower().removesuffix(usual_port)
        # A page of our public name that is not in the list came over another scheme.
        return authority == asked and asked not in self._our_authorities


def _name(authority: str) -> str:
    """Return the name or address of ``name:port`` or ``[address]:port``."""
    if authority.startswith("["):
        return authority[1:].partition("]")[0]
    return authority.partition(":")[0]
