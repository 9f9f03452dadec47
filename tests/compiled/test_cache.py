"""Where compiled code is kept."""

from pathlib import Path
from types import FunctionType, ModuleType

import pytest

from posthorn.compiled import batch, playout
from posthorn.compiled.cpu import Compiled, cache_folder
from posthorn.compiled.twins import engine_modules
from posthorn.players.compiling import POLICY_MODULES
from posthorn.players.network_contest import CONTEST_MODULES


def test_a_changed_source_has_another_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder follows the sources: the same ones find their code again, and after any change it is compiled anew."""
    monkeypatch.setenv("POSTHORN_CACHE", str(tmp_path / "cache"))
    module = ModuleType("policy")
    module.__file__ = str(tmp_path / "policy.py")
    source = Path(module.__file__)
    source.write_text("AIM = 3\n", encoding="utf-8")
    before = cache_folder([module])
    assert before.is_dir()
    assert cache_folder([module]) == before
    source.write_text("AIM = 4\n", encoding="utf-8")
    assert cache_folder([module]) != before


def test_stand_ins_have_a_folder_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Code in which one function stands in for another is not taken for the code without it."""
    monkeypatch.setenv("POSTHORN_CACHE", str(tmp_path))
    assert cache_folder([], {"choose": "choose_otherwise"}) != cache_folder([])


def test_a_place_that_cannot_be_written_is_no_hindrance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the usual folder cannot be made, another is used."""
    (tmp_path / "file").touch()
    monkeypatch.setenv("POSTHORN_CACHE", str(tmp_path / "file"))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    assert cache_folder([]).parent == tmp_path


def test_whoever_compiles_more_finds_what_is_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The engine, the policies and the contest each add to the code of those before, which is compiled once for all."""
    monkeypatch.setenv("POSTHORN_CACHE", str(tmp_path))
    engine, policies, contest = Compiled(), Compiled(POLICY_MODULES), Compiled(CONTEST_MODULES)
    folders = [compiled.apply.stats.cache_path for compiled in (engine, policies, contest)]
    assert len(set(folders)) == 1
    assert policies.choose_by_policy.stats.cache_path == contest.choose_by_policy.stats.cache_path != folders[0]


def test_no_module_names_what_a_later_one_defines() -> None:
    """The code of a module need not be compiled anew when a later one changes: it calls nothing there."""
    modules = [*engine_modules(), playout, batch, *CONTEST_MODULES]
    defined = {
        name: number
        for number, module in enumerate(modules)
        for name, value in vars(module).items()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__
    }
    engine = len(modules) - len(CONTEST_MODULES)
    for name, number in defined.items():
        called = vars(modules[number])[name].__code__.co_names
        later = {other for other in called if defined.get(other, 0) > max(number, engine - 1)}
        assert not later, f"{name} of {modules[number].__name__}"
