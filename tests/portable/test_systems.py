"""What is different on other systems, as far as it can be tried on this one."""

from __future__ import annotations

import ctypes
import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from posthorn.compiled.cpu import cache_folder, usual_cache
from posthorn.locale.spoken import system_language
from posthorn.server.operations.settings import data_folder, read_settings
from posthorn.server.storage import StorageError

fcntl = pytest.importorskip("fcntl", reason="this tries on Unix what is different on Windows")


def test_a_code_page_of_another_country() -> None:
    """Where only the letters of one country can be written, as into a pipe on Windows, no program ends for that."""
    environment = os.environ | {"PYTHONIOENCODING": "cp1252", "PYTHONUTF8": "0"}
    command = [sys.executable, "-m", "posthorn", "--language", "hu", "replay", "ő.txt"]
    done = subprocess.run(command, env=environment, capture_output=True)
    assert done.returncode == 1
    said = done.stderr.decode("cp1252")
    assert "Traceback" not in said
    assert "?.txt" in said


def test_a_system_without_utf_8(tmp_path: Path) -> None:
    """Where files are in the letters of one country unless told otherwise, ours are not."""
    environment = os.environ | {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    command = [sys.executable, "-X", "warn_default_encoding", "-W", "error::EncodingWarning", "-m", "posthorn"]
    arguments = ["match", "random", "random", "--games", "2", "--switch", "max_rounds=1", "--records", str(tmp_path)]
    done = subprocess.run([*command, *arguments, "--workers", "1"], env=environment, capture_output=True)
    assert (done.returncode, done.stderr.decode("ascii", "replace")) == (0, "")
    record = next(file for file in tmp_path.iterdir() if file.is_file())
    shown = subprocess.run([*command, "replay", str(record)], env=environment, capture_output=True)
    assert (shown.returncode, shown.stderr) == (0, b"")


# --- Windows ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Python say that this is Windows."""
    monkeypatch.setattr(sys, "platform", "win32")


def test_the_language_of_windows(windows: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows is asked, since its environment says nothing; a variable that somebody has set counts all the same."""
    told = SimpleNamespace(GetUserDefaultUILanguage=lambda: 0x040E)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=told), raising=False)
    assert system_language({}) == "hu"
    assert system_language({"LANG": "de_DE"}) == "de"
    told.GetUserDefaultUILanguage = lambda: 0x0419
    assert system_language({}) == "en"


def test_the_folders_of_windows(windows: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Games and compiled code are where programs of Windows keep such things."""
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    assert data_folder({"LOCALAPPDATA": str(tmp_path)}) == tmp_path / "posthorn"
    assert usual_cache() == tmp_path / "posthorn" / "cache"


def test_a_path_of_windows(tmp_path: Path) -> None:
    """A database may be named with a drive and backslashes; it is not taken for an address."""
    settings = read_settings({"database": r"C:\Users\Zoë\post horn.db"}, {})
    assert settings.database.startswith("sqlite:///")
    assert settings.database.endswith(r"C:\Users\Zoë\post horn.db")


@pytest.fixture
def storage_of_windows(windows: None, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Return the module of databases as Windows would import it, with locks that are held as long as a file is open."""

    def locking(file: int, mode: int, count: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    fake: Any = ModuleType("msvcrt")
    fake.locking, fake.LK_NBLCK = locking, 2
    monkeypatch.setitem(sys.modules, "msvcrt", fake)
    monkeypatch.setitem(sys.modules, "fcntl", None)
    name = "posthorn.server.storage.places"
    spec = importlib.util.find_spec(name)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_one_server_a_database_on_windows(
    storage_of_windows: ModuleType, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The second server is refused until the first has gone, and nobody is told of modes that Windows does not have."""
    file = tmp_path / "games.db"
    first, second = (storage_of_windows.find_place(f"sqlite:///{file}") for _ in range(2))
    file.touch(0o666)
    first.prepare(writes=True)
    first.settle()
    with pytest.raises(StorageError, match="is in use by another"):
        second.prepare(writes=True)
    first.leave()
    second.prepare(writes=True)
    second.leave()
    assert caplog.records == []


# --- macOS, and computers without a home ------------------------------------------------------------------------------


def test_the_folders_of_macos(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Games and compiled code are where programs of macOS keep such things."""
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder({}) == tmp_path / "Library" / "Application Support" / "posthorn"
    assert usual_cache() == tmp_path / "Library" / "Caches" / "posthorn"


def test_nowhere_to_keep_compiled_code(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Without a home, or with one that cannot be written, code is compiled for as long as the program runs."""
    monkeypatch.setenv("POSTHORN_CACHE", str(tmp_path / "file" / "below"))
    (tmp_path / "file").touch()
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)
    assert cache_folder([]).parent == tmp_path
    monkeypatch.delenv("POSTHORN_CACHE")
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)

    def nobody_is_home() -> Path:
        message = "Could not determine home directory."
        raise RuntimeError(message)

    monkeypatch.setattr(Path, "home", nobody_is_home)
    assert cache_folder([]).parent == tmp_path
