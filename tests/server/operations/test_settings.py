"""The server's settings: where they come from, which wins, and what is said about wrong ones."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from posthorn.cli import app as cli
from posthorn.locale import Texts
from posthorn.server.operations.flags import Flags, takes_settings
from posthorn.server.operations.setting_kinds import without_password
from posthorn.server.operations.settings import Settings, SettingsError, declarations, read_settings


def problems(
    flags: Mapping[str, str | None] | None = None, environ: Mapping[str, str] | None = None, config: Path | None = None
) -> tuple[str, ...]:
    """Return what is said about wrong settings."""
    with pytest.raises(SettingsError) as caught:
        read_settings(flags or {}, environ or {}, config)
    return caught.value.problems


def test_defaults() -> None:
    """Without any source a server listens on this machine only, keeps games in the user's folder, and has limits."""
    settings = read_settings({}, {"POSTHORN_DATA": "/games"})
    assert settings.host == "127.0.0.1"
    assert settings.listens_on_loopback
    assert settings.port == 8017
    assert settings.database == "sqlite:////games/posthorn.db"
    assert settings.games_per_client == 50
    assert (settings.message_size, settings.body_size, settings.import_size) == (16 << 10, 64 << 10, 1 << 20)
    assert settings.bot_workers >= 1


def test_nearer_sources_win(tmp_path: Path) -> None:
    """A flag wins over the environment, that over the file, that over the default; each setting on its own."""
    file = tmp_path / "posthorn.toml"
    file.write_text('port = 1\nhost = "0.0.0.0"\nlog_level = "error"\n', "utf-8")
    environ = {"POSTHORN_PORT": "2", "POSTHORN_HOST": "::1", "POSTHORN_CONFIG": str(file)}
    settings = read_settings({"port": "3", "host": None}, environ)
    assert (settings.port, settings.host, settings.log_level, settings.log_format) == (3, "::1", "error", "text")


def test_the_file_is_named_by_flag_argument_or_environment(tmp_path: Path) -> None:
    """--config wins over $POSTHORN_CONFIG."""
    one, other = tmp_path / "one.toml", tmp_path / "other.toml"
    one.write_text("port = 1", "utf-8")
    other.write_text("port = 2", "utf-8")
    assert read_settings({}, {"POSTHORN_CONFIG": str(one)}).port == 1
    assert read_settings({"config": str(other)}, {"POSTHORN_CONFIG": str(one)}).port == 2
    assert read_settings({}, {"POSTHORN_CONFIG": str(one)}, other).port == 2


# For each setting a value as text, the same in TOML, and what it means.
VALUES: dict[str, tuple[str, str, Any]] = {
    "host": ("LOCALHOST", '"localhost"', "localhost"),
    "port": ("80", "80", 80),
    "database": ("postgres://me@db/games", '"postgresql://me@db/games"', "postgresql://me@db/games"),
    "public_url": ("https://Post.example.org:443/", '"https://post.example.org"', "https://post.example.org"),
    "allowed_origins": (
        "http://a:8017, http://[::1]:80",
        '["http://a:8017", "http://[::1]"]',
        ("http://a:8017", "http://[::1]"),
    ),
    "trusted_proxies": ("10.0.0.0/8,127.0.0.1", '["10.0.0.0/8", "127.0.0.1"]', ("10.0.0.0/8", "127.0.0.1/32")),
    "workers": ("2", "2", 2),
    "bot_workers": ("3", "3", 3),
    "warm_up": ("no", "false", False),
    "drain_seconds": ("2.5", "2.5", 2.5),
    "log_format": ("JSON", '"json"', "json"),
    "log_level": ("debug", '"debug"', "debug"),
    "access_log": ("0", "false", False),
    "tracing": ("yes", "true", True),
    "metrics": ("off", '"off"', "off"),
    "games_per_client": ("7", "7", 7),
    "new_games_per_hour": ("9", "9", 9),
    "entries_per_game": ("900", "900", 900),
    "connections_per_client": ("8", "8", 8),
    "connections": ("0", "0", 0),
    "sockets_per_client": ("77", "77", 77),
    "requests_per_second": ("2.5", "2.5", 2.5),
    "request_burst": ("9", "9", 9),
    "chat_per_10_seconds": ("1", "1", 1),
    "message_size": ("2 KiB", "2048", 2048),
    "body_size": ("2MiB", '"2 MiB"', 2 << 20),
    "import_size": ("5000", '"5000"', 5000),
    "receive_seconds": ("3", "3", 3.0),
    "longest_thinking_time": ("60", "60", 60),
    "abandon_after_days": ("1", "1", 1),
    "abandon_idle_after_days": ("2", "2", 2),
    "remove_abandoned_after_days": ("3", "3", 3),
    "remove_practice_after_days": ("4", "4", 4),
    "remove_finished_after_days": ("5", "5", 5),
}


@pytest.mark.parametrize("name", VALUES)
def test_every_source_means_the_same(name: str, tmp_path: Path) -> None:
    """A setting has the same value by flag, by environment and by file, and it is not the default."""
    text, toml, value = VALUES[name]
    file = tmp_path / "posthorn.toml"
    file.write_text(f"{name} = {toml}\n", "utf-8")
    base = {"POSTHORN_DATA": "/games"}
    found = [
        read_settings({name: text}, base),
        read_settings({}, {**base, declarations()[name].variable: text}),
        read_settings({}, base, file),
    ]
    assert [getattr(settings, name) for settings in found] == [value] * 3
    assert getattr(read_settings({}, base), name) != value


def test_values_cover_all_settings() -> None:
    """The test above leaves no setting out."""
    assert set(VALUES) == set(declarations())


WRONG = [
    ("port", "eighty", "must be a whole number from 0 to 65535, not “eighty”"),
    ("port", "65536", "must be a whole number from 0 to 65535, not “65536”"),
    ("port", "٣", "must be a whole number from 0 to 65535, not “٣”"),
    ("requests_per_second", "nan", "must be a number from 0 to 1e+06, not “nan”"),
    ("warm_up", "maybe", "must be yes or no, not “maybe”"),
    ("log_level", "loud", "must be one of debug, info, warning, error, not “loud”"),
    ("body_size", "1 GB", "must be a size from 1 KiB to 16 MiB, such as 65536, 64 KiB or 1 MiB, not “1 GB”"),
    (
        "host",
        "127.0.0.1:80",
        "must be an address or a name without a port, such as 127.0.0.1, 0.0.0.0 or localhost, not “127.0.0.1:80”",
    ),
    (
        "public_url",
        "https://a.example/games",
        "must be an address without a path, such as https://post.example.org, not “https://a.example/games”",
    ),
    (
        "trusted_proxies",
        "everybody",
        "must be an address or a range of addresses, such as 127.0.0.1 or 10.0.0.0/8, not “everybody”",
    ),
    (
        "database",
        "mysql://me:secret@db/games",
        "must be a file, sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME, not “mysql://me:***@db/games”",
    ),
]


@pytest.mark.parametrize(("name", "given", "reason"), WRONG)
def test_wrong_values(name: str, given: str, reason: str, tmp_path: Path) -> None:
    """A refusal names the source and the key, what was given, and what would be right; never a password."""
    file = tmp_path / "posthorn.toml"
    file.write_text(f'{name} = "{given}"\n', "utf-8")
    flag, variable = declarations()[name].flag, declarations()[name].variable
    assert problems({name: given}) == (f"{flag}: {reason}",)
    assert problems({}, {variable: given}) == (f"{variable}: {reason}",)
    assert problems({}, {}, file) == (f"{file}: {name}: {reason}",)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("port = true", "must be a whole number from 0 to 65535, not “True”"),
        ("port = 1.0", "must be a whole number from 0 to 65535, not “1.0”"),
        ("port = [80]", "must be a single value (NUMBER), not “[80]”"),
        ("body_size = true", "must be a size from 1 KiB to 16 MiB, such as 65536, 64 KiB or 1 MiB, not “True”"),
        ("receive_seconds = true", "must be a number from 1 to 600, not “True”"),
        ("[port]\nnumber = 1", "must be a single value (NUMBER), not “{'number': 1}”"),
    ],
)
def test_wrong_types_in_the_file(line: str, reason: str, tmp_path: Path) -> None:
    """TOML's own types are not taken for each other."""
    file = tmp_path / "posthorn.toml"
    file.write_text(line, "utf-8")
    assert [problem.removeprefix(f"{file}: ") for problem in problems({}, {}, file)] == [
        f"{line.split()[0].strip('[]')}: {reason}"
    ]


def test_unknown_keys_get_a_suggestion(tmp_path: Path) -> None:
    """A misspelt setting is refused wherever it stands, with the one that was meant."""
    file = tmp_path / "posthorn.toml"
    file.write_text("log-level = 'info'", "utf-8")
    said = problems({"prot": "1"}, {"POSTHORN_PROT": "1", "POSTHORN_DATABSE": "x"}, file)
    assert said == (
        f"{file}: log-level: there is no such setting; did you mean log_level?",
        "POSTHORN_PROT: there is no such setting; did you mean POSTHORN_PORT?",
        "POSTHORN_DATABSE: there is no such setting; did you mean POSTHORN_DATABASE?",
        "--prot: there is no such setting; did you mean --port?",
    )
    (far,) = problems({}, {"POSTHORN_ZZZZZZZZ": "1"})
    assert far.startswith("POSTHORN_ZZZZZZZZ: there is no such setting; choose from POSTHORN_HOST, POSTHORN_PORT")


def test_other_variables_are_left_alone() -> None:
    """Variables of others, those that are not settings, and empty ones are no settings."""
    environ = {"PORT": "1", "POSTHORN_CACHE": "/cache", "POSTHORN_PORT": "", "POSTHORN_DATA": "/games"}
    assert read_settings({}, environ).port == 8017


def test_wrong_files(tmp_path: Path) -> None:
    """A file that is not there, not text or not TOML is refused under the name of who named it."""
    missing, binary, garbage = (tmp_path / name for name in ("missing", "binary", "garbage"))
    binary.write_bytes(b"\xff\xfe")
    garbage.write_text("port = = 1", "utf-8")
    assert problems({"config": str(missing)}) == (
        f"--config: the file {missing} cannot be read: there is no such file or folder",
    )
    assert problems({}, {"POSTHORN_CONFIG": str(binary)}) == (
        f"POSTHORN_CONFIG: the file {binary} is not text in UTF-8",
    )
    (said,) = problems({}, {}, garbage)
    assert said.startswith(f"--config: the file {garbage} is not TOML: ")
    assert "line 1" in said


def test_database_paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A path starts where it was written: in the file's folder for the file, else in the working directory."""
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.chdir(elsewhere)
    file = tmp_path / "posthorn.toml"
    file.write_text('database = "games.db"', "utf-8")
    assert read_settings({}, {}, file).database == f"sqlite:///{tmp_path}/games.db"
    assert read_settings({"database": "games.db"}, {}, file).database == f"sqlite:///{elsewhere}/games.db"
    assert read_settings({"database": f"sqlite:///{tmp_path}/a.db"}, {}).database == f"sqlite:///{tmp_path}/a.db"
    assert "is a folder" in problems({"database": str(tmp_path)})[0]


@pytest.mark.parametrize("memory", ["", ":memory:", "sqlite://", "sqlite:///:memory:"])
def test_databases_that_forget_are_refused(memory: str) -> None:
    """Games are never kept in memory alone."""
    assert "must be a file" in problems({"database": memory})[0]


def test_the_databases_folder(tmp_path: Path) -> None:
    """The folder of the database's file is made for its owner; one that cannot be made is refused."""
    settings = read_settings({"database": str(tmp_path / "a" / "b.db")}, {})
    settings.make_database_folder()
    assert (tmp_path / "a").stat().st_mode & 0o777 == 0o700
    settings.make_database_folder()
    (tmp_path / "file").touch()
    with pytest.raises(SettingsError, match="name another file with --database"):
        Settings(database=f"sqlite:///{tmp_path}/file/b.db").make_database_folder()


def test_passwords_are_not_shown() -> None:
    """The settings' repr has no password, nor has a masked URL, even if it was not quoted as it should be."""
    assert "pass" not in repr(Settings(database="postgresql://me:password@db/games"))
    assert without_password("postgresql://me:pass@word@db/games") == "postgresql://me:***@db/games"


@pytest.mark.parametrize(
    ("host", "is_loopback"),
    [("127.0.0.1", True), ("127.9.9.9", True), ("::1", True), ("localhost", True), ("0.0.0.0", False), ("::", False)],
)
def test_loopback(host: str, is_loopback: bool) -> None:
    """It is known whether other machines can connect."""
    assert Settings(host=host).listens_on_loopback == is_loopback


def make_command(*names: str) -> tuple[typer.Typer, list[tuple[Flags, bool]]]:
    """Return a command with the flags of these settings, and what it is called with."""
    app = typer.Typer(rich_markup_mode=None)
    calls: list[tuple[Flags, bool]] = []

    @app.command()
    @takes_settings(*names)
    def serve(flags: Flags, quiet: bool = False) -> None:
        """Run the server."""
        calls.append((flags, quiet))

    return app, calls


def test_flags_of_a_command() -> None:
    """A command gets every setting's flag and its own, and what was not typed is None."""
    app, calls = make_command()
    result = CliRunner().invoke(app, ["--quiet", "--port", "1", "--no-warm-up", "--config", "x.toml"])
    assert result.exit_code == 0, result.output
    ((flags, quiet),) = calls
    assert quiet
    assert {name: value for name, value in flags.items() if value is not None} == {
        "port": "1",
        "warm_up": "false",
        "config": "x.toml",
    }
    assert set(flags) == {*declarations(), "config"}


def test_flags_can_be_chosen() -> None:
    """A command that needs one setting has no flags for the others."""
    app, calls = make_command("database")
    assert CliRunner().invoke(app, ["--database", "x"]).exit_code == 0
    assert calls == [({"config": None, "database": "x"}, False)]
    assert CliRunner().invoke(app, ["--port", "1"]).exit_code == 2


def test_help_tells_every_setting() -> None:
    """The help names every flag, what it is for and its default."""
    shown = " ".join(CliRunner().invoke(cli, ["serve", "--help"], terminal_width=400).output.split())
    for entry in declarations().values():
        assert entry.flag in shown
        assert entry.about(Texts("en")) in shown
    assert "[default: 8017]" in shown
    assert "[default: 64 KiB]" in shown
