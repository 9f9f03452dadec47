"""Keep a Python, and every Python that it starts, from speaking to other computers.

`tools/try_install.py` puts this folder on their path where the system cannot cut a process off the network. Python code
cannot get past it; native code could.
"""

import sys
from typing import Any

_EVENTS = ("socket.connect", "socket.sendto", "socket.sendmsg", "socket.getaddrinfo")
_HERE = ("", "localhost", "0.0.0.0", "::1", "::")


def _refuse(event: str, arguments: tuple[Any, ...]) -> None:
    if event not in _EVENTS:
        return
    # A name or address to look up, or an address as (host, port, ...); a path of a socket in the file system is a text.
    wanted = arguments[0] if event == "socket.getaddrinfo" else arguments[-1]
    host = wanted[0] if isinstance(wanted, tuple) else wanted if event == "socket.getaddrinfo" else None
    name = host.decode() if isinstance(host, bytes) else host
    if name is not None and name not in _HERE and not name.startswith("127."):
        message = f"there is no network here: {name}"
        raise ConnectionRefusedError(message)


sys.addaudithook(_refuse)
