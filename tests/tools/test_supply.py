"""What Posthorn is made of is locked, listed, and checked for known vulnerabilities."""

from __future__ import annotations

import io
import json
import re
import urllib.request
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import audit
import base_image
import pytest
import sbom
from locked import CLIENT, ROOT, SERVER, Package, packages, python_packages

LOCK = """\
alembic==1.20.1 \\
    --hash=sha256:{b} \\
    --hash=sha256:{a}
    # via posthorn (pyproject.toml)
uvloop==0.22.1 ; sys_platform != 'win32' \\
    --hash=sha256:{a}
psycopg[binary]==3.3.8 \\
    --hash=sha256:{b}
""".format(a="a" * 64, b="b" * 64)


# --- the locks ------------------------------------------------------------------------------------------------------


def test_reading_a_lock() -> None:
    """Every entry is read with its version and all its hashes, whatever else it says."""
    one, two = ("SHA-256", "a" * 64), ("SHA-256", "b" * 64)
    assert list(python_packages(LOCK)) == [
        Package("PyPI", "alembic", "1.20.1", (one, two)),
        Package("PyPI", "uvloop", "0.22.1", (one,)),
        Package("PyPI", "psycopg", "3.3.8", (two,)),
    ]


@pytest.mark.parametrize("name", ["play", "test", "server", "build", "node"])
def test_every_locked_package_has_hashes(name: str) -> None:
    """Nothing is installed of which the lock does not say what it is."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")
    found = list(python_packages(text))
    assert len(found) == len(re.findall(r"^\S+==", text, re.MULTILINE)) > 0
    assert all(package.hashes for package in found)


def test_the_locks_agree() -> None:
    """What is tested is what servers run with, and what builds the wheel."""
    of = {
        name: {
            package.name: package for package in python_packages((ROOT / "requirements" / f"{name}.txt").read_text())
        }
        for name in ("test", "server", "build", "play")
    }
    assert of["server"].items() <= of["test"].items()
    assert of["build"].items() <= of["play"].items()


# --- the bill of materials ------------------------------------------------------------------------------------------


def test_the_bill_names_all_packages() -> None:
    """Each package that the server's and the client's lock name is in it once, with its version and hashes."""
    bill = json.loads(sbom.text())
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    components = bill["components"]
    references = [component["bom-ref"] for component in components]
    assert len(references) == len(set(references)) == len(packages())
    assert bill["dependencies"] == [{"ref": bill["metadata"]["component"]["bom-ref"], "dependsOn": references}]
    for name, version in re.findall(r"^([\w.-]+)(?:\[\w+\])?==(\S+)", SERVER.read_text(), re.MULTILINE):
        assert f"pkg:pypi/{name}@{version}" in references
    for path, entry in json.loads(CLIENT.read_text())["packages"].items():
        name = path.rpartition("node_modules/")[2].replace("@", "%40")
        assert not name or entry.get("dev") or f"pkg:npm/{name}@{entry['version']}" in references
    assert not any("pkg:npm/eslint@" in reference for reference in references)  # it only checks
    for component in components:
        (reference,) = component["externalReferences"]
        lengths = {"SHA-256": 64, "SHA-512": 128}
        assert all(len(found["content"]) == lengths[found["alg"]] for found in reference["hashes"])
        assert reference["hashes"]


def test_the_bill_is_the_same_each_time() -> None:
    """Who builds the same again gets the same bill."""
    assert sbom.text() == sbom.text()


# --- known vulnerabilities ------------------------------------------------------------------------------------------


def advisory(id: str, name: str, *events: dict[str, str], ecosystem: str = "PyPI", **more: Any) -> dict[str, Any]:
    """Return an advisory as OSV writes it."""
    kind = "SEMVER" if ecosystem == "npm" else "ECOSYSTEM"
    ranges = [{"type": kind, "events": list(events)}] if events else []
    return {"id": id, "affected": [{"package": {"ecosystem": ecosystem, "name": name}, "ranges": ranges, **more}]}


def database(folder: Path, *advisories: dict[str, Any]) -> Path:
    """Write advisories as osv.dev offers them; each ecosystem has at least one, of something else."""
    for ecosystem in ("PyPI", "npm"):
        with zipfile.ZipFile(folder / f"{ecosystem}.zip", "w") as archive:
            for one in (*advisories, advisory(f"OTHER-{ecosystem}", "something-else", ecosystem=ecosystem)):
                if one["affected"][0]["package"]["ecosystem"] == ecosystem:
                    archive.writestr(f"{one['id']}.json", json.dumps(one))
    return folder


@pytest.mark.parametrize(
    ("events", "affected"),
    [
        ([{"introduced": "0"}], True),
        ([{"introduced": "0"}, {"fixed": "2.0"}], True),
        ([{"introduced": "0"}, {"fixed": "1.5"}], False),
        ([{"introduced": "0"}, {"last_affected": "1.5"}], True),
        ([{"introduced": "0"}, {"last_affected": "1.4.9"}], False),
        ([{"introduced": "1.5.1"}], False),
        ([{"introduced": "0"}, {"fixed": "1.2"}, {"introduced": "1.5rc1"}, {"fixed": "1.6"}], True),
        ([{"introduced": "1.5"}, {"fixed": "1.10"}], True),
        ([{"introduced": "not a version"}], True),
    ],
)
def test_ranges(events: list[dict[str, str]], affected: bool) -> None:
    """A version is in a range from where it was introduced until it was fixed; what cannot be compared is in it."""
    assert audit.is_affected("1.5", {"ranges": [{"type": "ECOSYSTEM", "events": events}]}) == affected


def test_checking_without_a_network(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Advisories on the disk are enough: those of our versions are named, others and withdrawn ones are not."""
    starlette = next(package for package in packages() if package.name == "starlette")
    svelte = next(package for package in packages() if package.name == "svelte")
    harmless = (
        advisory("OLD-1", "starlette", {"introduced": "0"}, {"fixed": "0.1"}),
        {**advisory("GONE-1", "starlette", {"introduced": "0"}), "withdrawn": "2026-01-01T00:00:00Z"},
        advisory("GIT-1", "starlette", severity="low"),
    )
    assert audit.main(["--database", str(database(tmp_path, *harmless))]) == 0
    assert "0 with known vulnerabilities" in capsys.readouterr().out
    harmful = (
        advisory("BAD-1", "Starlette", {"introduced": "0"}),
        advisory("BAD-2", "starlette", versions=[starlette.version]),
        advisory("BAD-3", "svelte", {"introduced": "0"}, {"fixed": "9999.0.0"}, ecosystem="npm"),
    )
    assert audit.main(["--database", str(database(tmp_path, *harmless, *harmful))]) == 1
    assert capsys.readouterr().out.splitlines()[:2] == [
        f"{starlette.purl}: https://osv.dev/BAD-1, https://osv.dev/BAD-2",
        f"{svelte.purl}: https://osv.dev/BAD-3",
    ]


def test_what_could_not_be_checked_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a network, and without advisories, nobody is told that all is well."""

    def unreachable(*_: Any, **__: Any) -> Any:
        message = "no network"
        raise OSError(message)

    monkeypatch.setattr(urllib.request, "urlopen", unreachable)
    assert audit.main([]) == 3
    assert capsys.readouterr().err.startswith("NOT CHECKED: ")
    assert audit.main(["--database", str(tmp_path)]) == 3
    for name in ("PyPI", "npm"):
        zipfile.ZipFile(tmp_path / f"{name}.zip", "w").close()
    assert audit.main(["--database", str(tmp_path)]) == 3
    (tmp_path / "PyPI.zip").write_text("no archive")
    assert audit.main(["--database", str(tmp_path)]) == 3
    assert "0 with known" not in capsys.readouterr().out


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[Any]]:
    """Let the network give certain answers; return what was asked."""

    def answering(*given: tuple[Any, dict[str, str]]) -> list[Any]:
        asked: list[Any] = []
        left = list(given)

        def urlopen(request: Any, *_: Any, **__: Any) -> Any:
            asked.append(request)
            body, headers = left.pop(0)
            answer = io.BytesIO(json.dumps(body).encode())
            answer.headers = headers  # type: ignore[attr-defined]
            return answer

        monkeypatch.setattr(urllib.request, "urlopen", urlopen)
        return asked

    return answering


def test_asking_osv(answers: Callable[..., list[Any]], capsys: pytest.CaptureFixture[str]) -> None:
    """Every package is asked after by its address and version; an answer that leaves some out is none."""
    wanted = packages()
    results: list[Any] = [{} for _ in wanted]
    results[3] = {"vulns": [{"id": "GHSA-2"}, {"id": "GHSA-1"}]}
    asked = answers(({"results": results}, {}), ({"results": results[1:]}, {}))
    assert audit.main([]) == 1
    assert capsys.readouterr().out.startswith(f"{wanted[3].purl}: https://osv.dev/GHSA-1, https://osv.dev/GHSA-2\n")
    queries = json.loads(asked[0].data)["queries"]
    assert [query["package"]["purl"] for query in queries] == [package.purl for package in wanted]
    assert audit.main([]) == 3


# --- the base image -------------------------------------------------------------------------------------------------


def test_pinning_the_base_image(
    tmp_path: Path, answers: Callable[..., list[Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The digest that the registry tells is written behind the tag, and a newer one in its place, for both stages."""
    file = tmp_path / "Containerfile"
    text = (ROOT / "deploy" / "Containerfile").read_text("utf-8")
    base = base_image.BASE.search(text)
    assert base is not None
    assert re.findall(r"^FROM (\S+)", text, re.MULTILINE) == ["${BASE}", "${BASE}"]
    file.write_text(text.replace(base[0], f"ARG BASE=docker.io/{base['image']}:{base['tag']}"))
    monkeypatch.setattr(base_image, "CONTAINERFILE", file)

    def run(command: str) -> int:
        monkeypatch.setattr("sys.argv", ["base_image.py", command])
        return base_image.main()

    assert run("check") == 1
    for letter in "ab":
        digest = f"sha256:{letter * 64}"
        asked = answers(({"token": "secret"}, {}), ({}, {"docker-content-digest": digest}))
        assert run("pin") == 0
        assert asked[1].get_method() == "HEAD"
        assert f"ARG BASE=docker.io/{base['image']}:{base['tag']}@{digest}\n" in file.read_text()
        assert run("check") == 0
    before = file.read_text()
    answers(({"token": "secret"}, {}), ({}, {"docker-content-digest": "latest"}))
    assert run("pin") == 1
    assert file.read_text() == before
