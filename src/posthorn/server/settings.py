"""The server's settings, each declared once: flags, environment variables, the file and its documents follow from it.

What is nearer to the person wins: a flag (``--log-level``) over the environment (``POSTHORN_LOG_LEVEL``) over the file
(``log_level``, named by ``--config`` or ``$POSTHORN_CONFIG``) over the default. This module is imported by the command
line for its flags, so that it imports little.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from posthorn.server.setting_kinds import (
    Choice,
    Database,
    Host,
    Kind,
    Many,
    Network,
    Origin,
    Real,
    Size,
    Switch,
    Whole,
    Wrong,
    quote,
)

T = TypeVar("T")

PREFIX = "POSTHORN_"
# Environment variables that are not settings: where data and compiled code are kept, and the file of settings.
OTHER_VARIABLES = ("POSTHORN_DATA", "POSTHORN_CACHE", "POSTHORN_CONFIG")

_SQLITE = "sqlite:///"
_KIB = 1 << 10
_MIB = 1 << 20
_DAY = 24 * 3600
_NO_LIMIT = "0: no limit."


def _setting(
    kind: Kind[T], default: T | Callable[[], T], help: str, *, shown: str | None = None, example: T | None = None
) -> T:
    """Declare a setting; ``shown`` describes a default that depends on the machine, for which there is an example."""
    metadata = {"kind": kind, "help": help, "shown": shown, "example": example}
    shows_itself = not isinstance(kind, Database)  # a database's URL may hold a password
    if callable(default):
        made: T = field(default_factory=default, metadata=metadata, repr=shows_itself)
    else:
        made = field(default=default, metadata=metadata, repr=shows_itself)
    return made


def data_folder(environ: Mapping[str, str] | None = None) -> Path:
    """Return the folder for this person's games: ``$POSTHORN_DATA``, or where the system wants such things."""
    environ = os.environ if environ is None else environ
    if environ.get("POSTHORN_DATA"):
        return Path(environ["POSTHORN_DATA"]).expanduser().absolute()
    try:
        if sys.platform == "win32":
            return Path(environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "posthorn"
        if sys.platform == "darwin":
            return Path.home() / "Library" / "Application Support" / "posthorn"
        return Path(environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share").absolute() / "posthorn"
    except RuntimeError:  # nobody's home
        return Path.cwd()


def default_database(environ: Mapping[str, str] | None = None) -> str:
    """Return the URL of the file in which games are kept unless told otherwise."""
    return f"{_SQLITE}{data_folder(environ) / 'posthorn.db'}"


def default_bot_workers() -> int:
    """Return how many processes bots get: one core is left for the server, and more than eight are seldom busy."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(8, cores - 1))


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How a server is run."""

    host: str = _setting(Host(), "127.0.0.1", "The address to listen on; 0.0.0.0 lets other machines in.")
    port: int = _setting(Whole(0, 65535), 8017, "The port to listen on; 0: any free one.")
    database: str = _setting(
        Database(),
        default_database,
        "Where games are kept: a file, or postgresql://USER:PASSWORD@HOST/NAME.",
        shown="posthorn.db in $POSTHORN_DATA or the user's data folder",
        example="/var/lib/posthorn/posthorn.db",
    )
    public_url: str = _setting(
        Origin(),
        "",
        "The address people use if not host and port, as behind a reverse proxy: https://post.example.org.",
    )
    allowed_origins: tuple[str, ...] = _setting(Many(Origin()), (), "Further addresses under which people reach it.")
    trusted_proxies: tuple[str, ...] = _setting(
        Many(Network()), (), "Reverse proxies whose X-Forwarded-For is believed, as addresses or ranges."
    )

    bot_workers: int = _setting(
        Whole(1, 256),
        default_bot_workers,
        "How many processes bots think in.",
        shown="cores less one, at most 8",
        example=2,
    )
    warm_up: bool = _setting(Switch(), True, "Compile the strong bots' search when the server starts.")

    log_format: str = _setting(Choice("text", "json"), "text", "Logs for people, or one JSON object per line.")
    log_level: str = _setting(
        Choice("debug", "info", "warning", "error"), "info", "How grave a thing must be to be logged."
    )
    access_log: bool = _setting(Switch(), True, "Log every request, without anything secret.")
    metrics: str = _setting(
        Choice("local", "all", "off"), "local", "Who may read /metrics: programs on this machine, all, or nobody."
    )

    games_per_client: int = _setting(
        Whole(0, 1_000_000), 50, f"How many unfinished games a client may have created. {_NO_LIMIT}"
    )
    connections_per_client: int = _setting(
        Whole(0, 1_000_000), 50, f"How many streams a client may have open. {_NO_LIMIT}"
    )
    connections: int = _setting(Whole(0, 1_000_000), 2000, f"How many streams may be open in all. {_NO_LIMIT}")
    requests_per_second: float = _setting(
        Real(0, 1_000_000), 30.0, f"How many requests and stream messages a client may send per second. {_NO_LIMIT}"
    )
    request_burst: int = _setting(Whole(1, 1_000_000), 200, "How many it may send at once before that rate counts.")
    chat_per_10_seconds: int = _setting(
        Whole(0, 1_000_000), 5, f"How many lines of chat a client may send in ten seconds. {_NO_LIMIT}"
    )
    message_size: int = _setting(Size(_KIB, _MIB), 16 * _KIB, "How large a message of a stream may be.")
    body_size: int = _setting(Size(_KIB, 16 * _MIB), 64 * _KIB, "How large the body of a request may be.")
    import_size: int = _setting(
        Size(_KIB, 64 * _MIB), _MIB, "How large the record of a game sent to the server may be."
    )
    receive_seconds: float = _setting(
        Real(1, 600), 10.0, "How many seconds a client has to send a request's head, and as many again for its body."
    )
    longest_thinking_time: int = _setting(
        Whole(5, 30 * _DAY), 30 * _DAY, "The longest thinking time per turn that a game may have, in seconds."
    )
    abandon_after_days: int = _setting(
        Whole(0, 3650), 30, "After how many days a game that never began is abandoned. 0: never."
    )

    @property
    def listens_on_loopback(self) -> bool:
        """Whether only programs on this machine can connect."""
        from ipaddress import ip_address

        try:
            return ip_address(self.host).is_loopback
        except ValueError:
            return self.host == "localhost" or self.host.endswith(".localhost")

    @property
    def origins(self) -> frozenset[str]:
        """The origins that are ours wherever a request says it went to."""
        return frozenset({self.public_url, *self.allowed_origins} - {""})

    def make_database_folder(self) -> None:
        """Make the folder of the database's file, for its owner alone; raise ``SettingsError`` if that fails."""
        if not self.database.startswith(_SQLITE):
            return
        folder = Path(self.database.removeprefix(_SQLITE)).parent
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            from posthorn.locale import Texts

            reason = error.strerror or str(error)
            raise SettingsError([Texts()("operating-wrong-folder", folder=str(folder), reason=reason)]) from error


class SettingsError(ValueError):
    """Settings are wrong; the message says for people where, what and what would be right, a line for each."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = tuple(problems)


@dataclass(frozen=True, slots=True)
class Declaration:
    """A setting, as it was declared."""

    name: str
    kind: Kind[Any]
    help: str
    default: str  # as TOML writes it, or described where it depends on the machine
    example: str | None  # as TOML writes it, where the default depends on the machine

    @property
    def flag(self) -> str:
        """Its flag on the command line."""
        return f"--{self.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        """Its environment variable."""
        return f"{PREFIX}{self.name.upper()}"


@cache
def declarations() -> Mapping[str, Declaration]:
    """Return all settings by their names, in the order of their declaration."""
    return {entry.name: entry for entry in _declared()}


def _declared() -> Iterator[Declaration]:
    for one in fields(Settings):
        kind, shown = one.metadata["kind"], one.metadata["shown"]
        if shown is None:
            yield Declaration(one.name, kind, one.metadata["help"], kind.show(one.default), None)
        else:
            yield Declaration(one.name, kind, one.metadata["help"], shown, kind.show(one.metadata["example"]))


def read_settings(
    flags: Mapping[str, str | None],
    environ: Mapping[str, str] | None = None,
    config: str | Path | None = None,
) -> Settings:
    """Return the settings of flags, environment, file and defaults; raise ``SettingsError`` with all that is wrong.

    Flags go by the settings' names (``log_level``); None: not given. ``config`` may also be among them.
    """
    reading = _Reading(os.environ if environ is None else environ)
    file = config or flags.get("config") or reading.environ.get("POSTHORN_CONFIG")
    if file:
        reading.read_file(Path(file).expanduser(), named=config or flags.get("config"))
    reading.read_environment()
    reading.read_flags(flags)
    if reading.problems:
        raise SettingsError(reading.problems)
    values = {"database": default_database(reading.environ), **reading.values}
    return Settings(**values)


class _Reading:
    """One reading of all sources: later ones overwrite earlier ones, and every mistake is noted."""

    def __init__(self, environ: Mapping[str, str]) -> None:
        self.environ = environ
        self.values: dict[str, Any] = {}
        self.problems: list[str] = []

    def read_file(self, file: Path, named: object) -> None:
        """Read the file of settings."""
        import tomllib

        place = "--config" if named else "POSTHORN_CONFIG"
        try:
            entries = tomllib.loads(file.read_text("utf-8"))
        except OSError as error:
            self._complain(place, "config-unreadable", file=str(file), reason=error.strerror or str(error))
        except UnicodeDecodeError:
            self._complain(place, "config-not-text", file=str(file))
        except tomllib.TOMLDecodeError as error:
            self._complain(place, "config-not-toml", file=str(file), reason=str(error))
        else:
            for key, given in entries.items():
                self._take(key, given, lambda name: name, f"{file}: ", file.absolute().parent)

    def read_environment(self) -> None:
        """Read the environment; a variable that is set to nothing is not set."""
        for variable, given in self.environ.items():
            if variable.startswith(PREFIX) and variable not in OTHER_VARIABLES and given:
                self._take(variable.removeprefix(PREFIX).lower(), given, lambda name: f"{PREFIX}{name.upper()}")

    def read_flags(self, flags: Mapping[str, str | None]) -> None:
        """Read what the command line says."""
        for name, given in flags.items():
            if name != "config" and given is not None:
                self._take(name, given, lambda name: f"--{name.replace('_', '-')}")

    def _take(
        self, name: str, given: object, spell: Callable[[str], str], place: str = "", folder: Path | None = None
    ) -> None:
        """Take one value; ``spell`` returns a setting's name as this source writes it."""
        where = f"{place}{spell(name)}"
        entry = declarations().get(name)
        if entry is None:
            self._complain_of_unknown(name, where, spell)
            return
        if isinstance(given, dict) or (isinstance(given, list) and not isinstance(entry.kind, Many)):
            self._complain(where, "shape", given=quote(given), example=entry.kind.metavar)
            return
        try:
            self.values[name] = entry.kind.read(given, folder or Path.cwd())
        except Wrong as wrong:
            self._complain(where, wrong.code, **wrong.details)

    def _complain_of_unknown(self, name: str, where: str, spell: Callable[[str], str]) -> None:
        from difflib import get_close_matches

        near = get_close_matches(name.replace("-", "_"), declarations(), 1)
        if near:
            self._complain(where, "unknown", suggestion=spell(near[0]))
        else:
            self._complain(where, "unknown-far", known=", ".join(map(spell, declarations())))

    def _complain(self, place: str, code: str, **details: str) -> None:
        from posthorn.locale import Texts

        texts = Texts()
        reason = texts(f"operating-wrong-{code}", **details)
        self.problems.append(texts("operating-wrong", place=place, reason=reason))
