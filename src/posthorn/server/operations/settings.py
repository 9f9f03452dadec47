"""The server's settings, each declared once: flags, environment variables, the file and its documents follow from it.

What is nearer to the person wins: a flag (``--log-level``) over the environment (``POSTHORN_LOG_LEVEL``) over the file
(``log_level``, named by ``--config`` or ``$POSTHORN_CONFIG``) over the default. This module is imported by the command
line for its flags, so that it imports little.
"""

from __future__ import annotations

import math
import os
import shutil
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, fields
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from posthorn.board.datafile import line_of_mistake
from posthorn.hosting.process import cores
from posthorn.locale import Texts
from posthorn.locale.system import reason_of
from posthorn.server.operations.setting_kinds import (
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
# Environment variables that are not settings: where data and compiled code are kept, the file of settings, and the
# language of the command line.
OTHER_VARIABLES = ("POSTHORN_DATA", "POSTHORN_CACHE", "POSTHORN_CONFIG", "POSTHORN_LANGUAGE")

_SQLITE = "sqlite:///"
_KIB = 1 << 10
_MIB = 1 << 20
_DAY = 24 * 3600


def _setting(kind: Kind[T], default: T | Callable[[], T], *, example: T | None = None) -> T:
    """Declare a setting; where the default depends on the machine there is an example. Locale files say what it is."""
    metadata = {"kind": kind, "example": example}
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
    return max(1, min(8, cores() - 1))


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How a server is run."""

    host: str = _setting(Host(), "127.0.0.1")
    port: int = _setting(Whole(0, 65535), 8017)
    database: str = _setting(Database(), default_database, example="/var/lib/posthorn/posthorn.db")
    public_url: str = _setting(Origin(), "")
    allowed_origins: tuple[str, ...] = _setting(Many(Origin()), ())
    trusted_proxies: tuple[str, ...] = _setting(Many(Network()), ())

    workers: int = _setting(Whole(1, 64), 1)
    bot_workers: int = _setting(Whole(0, 256), default_bot_workers, example=2)
    warm_up: bool = _setting(Switch(), True)

    drain_seconds: float = _setting(Real(0, 600), 0.0)

    log_format: str = _setting(Choice("text", "json"), "text")
    log_level: str = _setting(Choice("debug", "info", "warning", "error"), "info")
    access_log: bool = _setting(Switch(), True)
    metrics: str = _setting(Choice("local", "all", "off"), "local")
    tracing: bool = _setting(Switch(), False)

    games_per_client: int = _setting(Whole(0, 1_000_000), 50)
    new_games_per_hour: int = _setting(Whole(0, 1_000_000), 120)
    entries_per_game: int = _setting(Whole(0, 1_000_000), 4000)
    connections_per_client: int = _setting(Whole(0, 1_000_000), 50)
    connections: int = _setting(Whole(0, 1_000_000), 2000)
    sockets_per_client: int = _setting(Whole(0, 1_000_000), 200)
    requests_per_second: float = _setting(Real(0, 1_000_000), 30.0)
    request_burst: int = _setting(Whole(1, 1_000_000), 200)
    chat_per_10_seconds: int = _setting(Whole(0, 1_000_000), 5)
    message_size: int = _setting(Size(_KIB, _MIB), 16 * _KIB)
    body_size: int = _setting(Size(_KIB, 16 * _MIB), 64 * _KIB)
    import_size: int = _setting(Size(_KIB, 64 * _MIB), _MIB)
    receive_seconds: float = _setting(Real(1, 600), 10.0)
    longest_thinking_time: int = _setting(Whole(5, 30 * _DAY), 30 * _DAY)
    abandon_after_days: int = _setting(Whole(0, 3650), 30)
    abandon_idle_after_days: int = _setting(Whole(0, 3650), 180)
    remove_abandoned_after_days: int = _setting(Whole(0, 3650), 7)
    remove_practice_after_days: int = _setting(Whole(0, 3650), 30)
    remove_finished_after_days: int = _setting(Whole(0, 3650), 0)

    @property
    def listens_on_loopback(self) -> bool:
        """Whether only programs on this machine can connect."""
        from ipaddress import ip_address

        try:
            return ip_address(self.host).is_loopback
        except ValueError:
            return self.host == "localhost" or self.host.endswith(".localhost")

    @property
    def is_shared(self) -> bool:
        """Whether several processes can use the database: they cannot share a file."""
        return not self.database.startswith("sqlite:")

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
            texts = Texts()
            reason = reason_of(error, texts)
            raise SettingsError([texts("operating-wrong-folder", folder=str(folder), reason=reason)]) from error

    def disk_free(self) -> float:
        """Return how many bytes are free where the database's file is; NaN where it is not a file, or not there."""
        if self.database.startswith(_SQLITE):
            with suppress(OSError):
                return shutil.disk_usage(Path(self.database.removeprefix(_SQLITE)).parent).free
        return math.nan


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
    default: str | None  # as TOML writes it; None where it depends on the machine
    example: str | None  # as TOML writes it, where the default depends on the machine

    @property
    def flag(self) -> str:
        """Its flag on the command line."""
        return f"--{self.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        """Its environment variable."""
        return f"{PREFIX}{self.name.upper()}"

    def about(self, texts: Texts) -> str:
        """Say what it is for."""
        return texts(f"setting-{self.name.replace('_', '-')}")

    def usual(self, texts: Texts) -> str:
        """Say its default: as TOML writes it, or described where it depends on the machine."""
        return texts(f"setting-{self.name.replace('_', '-')}-default") if self.default is None else self.default


@cache
def declarations() -> Mapping[str, Declaration]:
    """Return all settings by their names, in the order of their declaration."""
    return {entry.name: entry for entry in _declared()}


def _declared() -> Iterator[Declaration]:
    for one in fields(Settings):
        kind, example = one.metadata["kind"], one.metadata["example"]
        if example is None:
            yield Declaration(one.name, kind, kind.show(one.default), None)
        else:
            yield Declaration(one.name, kind, None, kind.show(example))


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
            text = file.read_text("utf-8")
            entries = tomllib.loads(text)
        except OSError as error:
            self._complain(place, "config-unreadable", file=str(file), reason=reason_of(error, Texts()))
        except UnicodeDecodeError:
            self._complain(place, "config-not-text", file=str(file))
        except tomllib.TOMLDecodeError as error:
            self._complain(place, "config-not-toml", file=str(file), line=str(line_of_mistake(error, text)))
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
        texts = Texts()
        reason = texts(f"operating-wrong-{code}", **details)
        self.problems.append(texts("operating-wrong", place=place, reason=reason))
