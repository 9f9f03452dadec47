"""Where compiled code is kept."""

from pathlib import Path
from types import ModuleType

import pytest

from posthorn.compiled.cpu import cache_folder


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
