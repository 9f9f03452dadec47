"""The commands ``posthorn serve`` and ``posthorn docs``."""

from __future__ import annotations

import contextlib
import json
import logging
import socket
import sys
import threading
import urllib.request
import webbrowser
from importlib.util import find_spec
from ipaddress import ip_address

import uvicorn
from starlette.applications import Starlette

from posthorn.locale import Texts
from posthorn.locale.system import reason_of
from posthorn.server.http.documentation import PAGES, documentation_routes
from posthorn.server.operations.flags import Flags
from posthorn.server.operations.logs import set_up_logs
from posthorn.server.operations.settings import Settings, SettingsError, read_settings
from posthorn.server.serving import Server, run_server
from posthorn.server.storage import DamageSearch, Database, StorageError
from posthorn.server.supervisor import Supervisor

log = logging.getLogger(__name__)

WRONG_USE = 2
FAILED = 1

SEARCH = 0.2  # seconds for which a start waits for the end of the search for damage: small files need less


def serve(flags: Flags, *, browse: bool) -> int:
    """Run the server until it is told to end; with ``browse`` open a browser on it. Return the exit status."""
    texts = Texts()
    try:
        settings = read_settings(flags)
        settings.make_database_folder()
    except SettingsError as error:
        return _complain(str(error), WRONG_USE)
    if settings.tracing and find_spec("opentelemetry") is None:
        return _complain(texts("serve-no-tracing", install="pip install 'posthorn[tracing]'"), FAILED)
    if not settings.is_shared and (settings.workers > 1 or not settings.bot_workers):
        return _complain(texts("serve-needs-postgresql"), WRONG_USE)
    if browse and _is_running(settings):
        print(texts("serve-running-already", address=address_of(settings, settings.port)))
        webbrowser.open(address_of(settings, settings.port))
        return 0
    try:
        search = DamageSearch(settings.database)
        # Opened and closed once before anything else: what is wrong with it should be said in one line.
        with Database(settings.database, writes=True):
            search.wait(SEARCH)
        listening = _listen(settings)
    except StorageError as error:
        return _complain(error.explain(texts), FAILED)
    except OSError as error:
        reason = reason_of(error, texts)
        return _complain(
            texts("serve-cannot-listen", host=settings.host, port=str(settings.port), reason=reason), FAILED
        )
    address = address_of(settings, listening.getsockname()[1])
    print(texts("serve-at", address=address), flush=True)
    if browse:
        threading.Timer(0.3, _open_browser, [address]).start()
    if settings.workers > 1:
        set_up_logs(settings)
        Supervisor(settings, listening).run()
        return 0

    def watch(server: Server) -> None:
        def give_up(damage: StorageError) -> None:
            log.critical("%s", damage)
            server.should_exit = True

        search.then(give_up)

    status = run_server(settings, listening, watch=watch)
    return status if search.found is None else FAILED


def show_documentation() -> int:
    """Open a browser on the documentation, with a server for it alone, until it is told to end."""
    texts = Texts()
    routes = documentation_routes()
    if not routes:
        return _complain(texts("docs-not-built", command="python tools/documents.py"), FAILED)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        address = f"http://127.0.0.1:{listening.getsockname()[1]}/{PAGES}"
        print(texts("docs-at", address=address), flush=True)
        threading.Timer(0.3, _open_browser, [address]).start()
        config = uvicorn.Config(Starlette(routes=routes), lifespan="off", ws="none", log_config=None, access_log=False)
        uvicorn.Server(config).run(sockets=[listening])
    return 0


def address_of(settings: Settings, port: int) -> str:
    """Return the address that people on this machine use."""
    host = settings.host
    with contextlib.suppress(ValueError):  # it may be a name
        host = "localhost" if ip_address(host).is_unspecified else f"[{host}]" if ":" in host else host
    return f"http://{host}:{port}/"


def _listen(settings: Settings) -> socket.socket:
    """Take the port at once, so that it is clear early whether it can be had."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform == "win32":  # there the other option would let two servers have the same port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((settings.host, settings.port))
        listening.listen(2048)
    except OSError:
        listening.close()
        raise
    return listening


def _is_running(settings: Settings) -> bool:
    """Return whether a Posthorn answers at this address already."""
    if not settings.port:
        return False
    try:
        with urllib.request.urlopen(f"{address_of(settings, settings.port)}health", timeout=1) as answer:
            return bool(json.load(answer)["game"] == "posthorn")
    except (OSError, ValueError, KeyError, TypeError):
        return False


def _open_browser(address: str) -> None:
    if not webbrowser.open(address):
        print(Texts()("serve-no-browser", address=address), flush=True)


def _complain(message: str, status: int) -> int:
    print(message, file=sys.stderr)
    return status
