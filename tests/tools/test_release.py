"""What a release needs is there: one version, its changes, and workflows that are sound."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
import release
from locked import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
BIN = Path(sys.executable).parent


def run(*command: str) -> subprocess.CompletedProcess[str]:
    """Run a program of the environment."""
    program = shutil.which(command[0], path=str(BIN))
    assert program is not None
    return subprocess.run([program, *command[1:]], capture_output=True, text=True, encoding="utf-8")


# --- the version ----------------------------------------------------------------------------------------------------


def test_the_version_stands_in_one_place() -> None:
    """The installed package has the version of pyproject.toml, its changes are told, and no source repeats it."""
    assert release.newest_change()[0] == release.version() == version("posthorn")
    sources = [*(ROOT / "src").rglob("*.py"), *(ROOT / "tools").rglob("*.py"), ROOT / "web" / "package.json"]
    assert [file for file in sources if f'"{release.version()}"' in file.read_text("utf-8")] == []


@pytest.mark.parametrize(
    ("tag", "changes", "answer"),
    [
        ("v1.2.3", "## 1.2.3 – 2027-01-31\n\n## 1.2.2 – 2026-12-31\n", "1.2.3"),
        ("v1.2.4", "## 1.2.3 – 2027-01-31\n", "The tag is v1.2.4, and pyproject.toml has the version 1.2.3."),
        ("v1.2.3", "## 1.2.2 – 2026-12-31\n", "The newest changes in CHANGELOG.md are those of 1.2.2, not of 1.2.3."),
        ("v1.2.3", "## 1.2.3 – not released yet\n", "CHANGELOG.md says of 1.2.3: not released yet. It should say"),
        ("v1.2.3", "# Changes\n", "CHANGELOG.md has no heading"),
    ],
)
def test_a_tag(tag: str, changes: str, answer: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A tag is published if it is the version, whose changes are told with a day; else it is said what is wrong."""
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "1.2.3"\n', "utf-8")
    (tmp_path / "CHANGELOG.md").write_text(changes, "utf-8")
    monkeypatch.setattr(release, "ROOT", tmp_path)
    if answer == "1.2.3":
        assert release.check(tag) == answer
    else:
        with pytest.raises(SystemExit, match=re.escape(answer)):
            release.check(tag)


# --- the workflows --------------------------------------------------------------------------------------------------


def test_the_workflows_are_sound() -> None:
    """They keep to their schema, and an auditor finds nothing in them that others could abuse."""
    checked = run("check-jsonschema", "--builtin-schema", "vendor.github-workflows", *map(str, WORKFLOWS))
    assert checked.returncode == 0, checked.stdout
    audited = run("zizmor", "--offline", "--no-progress", "--persona", "pedantic", str(ROOT / ".github"))
    assert audited.returncode == 0, audited.stdout + audited.stderr


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("fail-fast: false", "fail-fest: false"),
        ("uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd", "uses: actions/checkout@v6"),
        ("run: python tools/checks.py fast", "run: echo ${{ github.event.pull_request.title }}"),
    ],
)
def test_what_is_unsound_is_noticed(right: str, wrong: str, tmp_path: Path) -> None:
    """A misspelt word, an action that may become another one, a title that is run as a command: all are found."""
    text = (ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8")
    assert right in text
    file = tmp_path / ".github" / "workflows" / "test.yml"
    file.parent.mkdir(parents=True)
    file.write_text(text.replace(right, wrong), "utf-8")
    checked = run("check-jsonschema", "--builtin-schema", "vendor.github-workflows", str(file))
    audited = run("zizmor", "--offline", "--no-progress", str(file))
    assert checked.returncode or audited.returncode


def test_every_python_and_every_system_is_tried() -> None:
    """The workflow tries the Pythons that the package names, and the three systems."""
    named = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["classifiers"]
    pythons = [name.rpartition(" ")[2] for name in named if re.search(r":: 3\.\d+$", name)]
    text = (ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8")
    found = re.search(r"^ +python: \[(.+)\]$", text, re.MULTILINE)
    assert found is not None
    assert re.findall(r'"(.+?)"', found[1]) == pythons
    assert re.search(r"system: \[ubuntu-[\d.]+, macos-\d+, windows-\d+\]", text)
