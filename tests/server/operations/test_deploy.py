"""What is in deploy/ and docs/hosting.md fits the server as it is."""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path

import documents
import pytest
from typer.main import get_command

from posthorn.cli import app
from posthorn.server.http.connections import uvicorn_options
from posthorn.server.operations.settings import OTHER_VARIABLES, Settings, declarations, read_settings
from posthorn.server.storage.storage import CLOSE_SECONDS
from posthorn.server.tables.registry import FINISH

ROOT = Path(__file__).parents[3]
DEPLOY = ROOT / "deploy"
CONFIG = DEPLOY / "posthorn.toml"
HOSTING = ROOT / "docs" / "hosting.md"
BASE = {"POSTHORN_DATA": "/games"}


def flags_of(command: str) -> set[str]:
    """Return the flags that a command of ``posthorn`` has."""
    commands = get_command(app).commands  # type: ignore[attr-defined]
    return {flag for parameter in commands[command].params for flag in (*parameter.opts, *parameter.secondary_opts)}


def unit() -> dict[str, list[str]]:
    """Return the entries of the systemd unit by their names."""
    entries: dict[str, list[str]] = {}
    for line in (DEPLOY / "posthorn.service").read_text("utf-8").splitlines():
        if line and line[0] not in "#[":
            name, _, value = line.partition("=")
            entries.setdefault(name, []).append(value)
    return entries


def container() -> dict[str, list[str]]:
    """Return the arguments of the container file's last stage by their instructions."""
    text = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    entries: dict[str, list[str]] = {}
    for line in text.rpartition("\nFROM ")[2].splitlines()[1:]:
        if line and not line.startswith("#"):
            name, _, value = line.partition(" ")
            entries.setdefault(name, []).append(value.strip())
    return entries


# --- the file of settings -------------------------------------------------------------------------------------------


def test_the_example_changes_nothing() -> None:
    """As it is, the example leaves every default."""
    assert read_settings({}, BASE, CONFIG) == read_settings({}, BASE)


def test_everything_in_the_example_is_right(tmp_path: Path) -> None:
    """Without its comment signs it sets every setting, and to its default where that is the same everywhere."""
    text = re.sub(r"^# (\w+ = )", r"\1", CONFIG.read_text("utf-8"), flags=re.MULTILINE)
    file = tmp_path / "posthorn.toml"
    file.write_text(text, "utf-8")
    assert set(tomllib.loads(text)) == set(declarations())
    read, default = read_settings({}, BASE, file), read_settings({}, BASE)
    changed = {name for name in declarations() if getattr(read, name) != getattr(default, name)}
    assert changed <= {"database", "bot_workers"}


def test_settings_that_documents_name() -> None:
    """Every variable, setting and flag that the document and the examples name is there."""
    variables = {entry.variable for entry in declarations().values()} | set(OTHER_VARIABLES)
    for file in (HOSTING, *DEPLOY.iterdir()):
        text = file.read_text("utf-8")
        named = set(re.findall(r"POSTHORN_[A-Z0-9_]+", text))
        assert named <= variables, file.name
        assigned = set(re.findall(r"^(?:# {3})?(\w+) = [\[\"\dtf]", text, re.MULTILINE))
        assert assigned <= set(declarations()), file.name
        for command, rest in re.findall(r"posthorn (serve|export|import)\b([^`\n]*)", text):
            assert set(re.findall(r"(?<!\S)--[a-z-]+", rest)) <= flags_of(command), file.name


def test_the_proxys_examples_are_right(tmp_path: Path) -> None:
    """The settings that belong to the proxies' examples are taken, and give the server its name."""
    for name in ("Caddyfile", "nginx.conf"):
        lines = re.findall(r"^# {3}(\w+ = .*)$", (DEPLOY / name).read_text("utf-8"), re.MULTILINE)
        file = tmp_path / name
        file.write_text("\n".join(lines), "utf-8")
        settings = read_settings({}, BASE, file)
        assert settings.public_url == "https://post.example.org"
        assert settings.trusted_proxies == ("127.0.0.1/32", "::1/128")


# --- reverse proxies ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_proxies_lead_to_the_server(name: str) -> None:
    """Both lead to where the server listens unless told otherwise, under the name that is its public one."""
    text = (DEPLOY / name).read_text("utf-8")
    default = Settings()
    assert set(re.findall(r"\b127\.0\.0\.1:(\d+)", text)) == {str(default.port)}
    assert default.host == "127.0.0.1"
    assert "/metrics" in text
    assert text.count("{") == text.count("}")


def test_nginx_passes_what_the_server_needs() -> None:
    """Host and client's address are passed on, streams are, and bodies as large as the server takes them."""
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    for line in (
        "proxy_http_version 1.1;",
        "proxy_set_header Host $host;",
        "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;",
        "proxy_set_header Upgrade $http_upgrade;",
    ):
        assert line in text
    assert "client_max_body_size 1m;" in text
    assert max(Settings().import_size, Settings().body_size) == 1 << 20


# --- systemd --------------------------------------------------------------------------------------------------------


def test_the_unit_starts_the_server() -> None:
    """The unit runs a command that is there, with flags it has and variables it knows."""
    (command,) = unit()["ExecStart"]
    program, name, *arguments = shlex.split(command)
    assert program.endswith("/posthorn")
    assert {argument for argument in arguments if argument.startswith("--")} <= flags_of(name)
    environ = dict(line.split("=", 1) for line in unit()["Environment"])
    assert read_settings({}, environ).database.endswith("/posthorn/posthorn.db")
    assert environ == {"POSTHORN_DATA": "%S/posthorn", "POSTHORN_CACHE": "%C/posthorn"}
    assert (unit()["StateDirectory"], unit()["CacheDirectory"]) == (["posthorn"], ["posthorn"])


def test_the_unit_reads_the_file_it_loads() -> None:
    """The file that the command is given is the one that systemd hands over."""
    (credential,) = unit()["LoadCredential"]
    assert f"--config %d/{credential.partition(':')[0]}" in unit()["ExecStart"][0]


def test_the_unit_has_room_for_all_connections() -> None:
    """The service may have as many files open as the limits allow streams, twice over."""
    assert int(unit()["LimitNOFILE"][0]) >= 2 * Settings().connections


def test_the_unit_keeps_to_its_memory() -> None:
    """The service has room for as many bot workers as there are by default, and no more than that of the computer."""
    assert unit()["MemoryMax"] == ["3G"]
    assert unit()["OOMPolicy"] == ["continue"]  # a worker that is ended does not end the server


def test_the_unit_waits_for_the_end() -> None:
    """The service is killed only after all that the server waits for when it ends, also if its database hangs."""
    waits = uvicorn_options(Settings())["timeout_graceful_shutdown"] + FINISH + CLOSE_SECONDS
    assert int(unit()["TimeoutStopSec"][0]) > waits
    (stop,) = set(re.findall(r"--stop-timeout (\d+)", (DEPLOY / "Containerfile").read_text("utf-8")))
    assert int(stop) > waits


@pytest.mark.parametrize("name", ["posthorn.service", "Containerfile"])
def test_what_is_installed_is_locked(name: str) -> None:
    """Whatever pip fetches is named by a lock with hashes; what it builds it builds without fetching anything."""
    text = (DEPLOY / name).read_text("utf-8").replace("\\\n#", "").replace("\\\n", "")
    commands = re.findall(r"pip (install|wheel) ([^&\n]*)", text)
    assert len(commands) >= 2
    for _, options in commands:
        words = options.split()
        fetches = "--require-hashes" in words and "--only-binary" in words
        builds = "--no-deps" in words and ("--no-build-isolation" in words or "--no-index" in words)
        assert fetches != builds, options
        locks = [word for word in words if word.endswith(".txt")]
        assert bool(locks) == fetches
        assert all((ROOT / "requirements" / lock.rpartition("/")[2]).is_file() for lock in locks)


def test_the_unit_is_hardened() -> None:
    """The service has no rights it does not need, except that it may compile."""
    entries = unit()
    for name in ("DynamicUser", "NoNewPrivileges", "PrivateTmp", "PrivateDevices", "ProtectHome", "RestrictNamespaces"):
        assert entries[name] == ["yes"], name
    assert entries["ProtectSystem"] == ["strict"]
    assert entries["CapabilityBoundingSet"] == [""]
    assert "MemoryDenyWriteExecute" not in entries


# --- container ------------------------------------------------------------------------------------------------------


def container_environment() -> dict[str, str]:
    """Return the variables that the container sets."""
    return dict(word.split("=", 1) for line in container()["ENV"] for word in shlex.split(line))


def test_the_containers_settings() -> None:
    """The container's variables are settings that are right, and let other machines in."""
    environ = container_environment()
    settings = read_settings({}, environ)
    assert not settings.listens_on_loopback
    assert settings.database == "sqlite:////data/posthorn.db"
    assert container()["VOLUME"] == ["/data"]
    assert environ["POSTHORN_CACHE"].startswith("/data/")
    assert container()["EXPOSE"] == [str(settings.port)]
    assert container()["CMD"] == ['["posthorn", "serve"]']


def test_the_container_is_nobody_special() -> None:
    """The server does not run as root, and what is its own belongs to it."""
    (user,) = container()["USER"]
    assert user not in ("root", "0")
    assert f"--owner {user}" in container()["RUN"][0]


def test_the_container_holds_what_it_needs() -> None:
    """Whatever the build copies is there and not left out by the list of what to ignore."""
    ignored = (DEPLOY / "Containerfile.dockerignore").read_text("utf-8").splitlines()
    taken = {line[1:] for line in ignored if line.startswith("!")}
    assert all((ROOT / path).exists() for path in taken)
    assert {"src", "web", "tools", "requirements", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE"} <= taken
    assert {"docs", *(path.partition("/")[0] for path in documents.BESIDE)} <= taken


def test_the_containers_health_check() -> None:
    """The check asks whether all is well, at the port the server has, by a program that can be compiled."""
    (check,) = container()["HEALTHCHECK"]
    words = re.search(r"CMD (\[.*\])$", check)
    assert words is not None
    program = tomllib.loads(f"words = {words[1]}")["words"]
    assert program[:2] == ["python", "-c"]
    compile(program[2], "check", "exec")
    assert "/health" in program[2]
    assert f"or {Settings().port}" in program[2]
