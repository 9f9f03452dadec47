"""What is generated from the program, for the browser client and for documents, is up to date."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from posthorn.locale import LANGUAGES

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"


def test_nothing_generated_is_out_of_date() -> None:
    """Board, actions, names, limits, the API's description and the settings' documents are as the program has them.

    That the client's types follow from that description is checked with the client (`npm run check`).
    """
    check = [sys.executable, str(ROOT / "tools" / "generate.py"), "--check"]
    result = subprocess.run(check, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr


def test_the_client_has_the_texts_of_every_language() -> None:
    """Each language's chunk has that language's files."""
    for language in LANGUAGES:
        text = (WEB / "src" / "text" / f"{language}.ts").read_text("utf-8")
        assert set(re.findall(r"locale/(\w+)/", text)) == {language}


def test_the_lock_names_no_registry() -> None:
    """Whoever installs the client's packages does so from their own registry, and gets the very same ones."""
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))
    packages = {name: package for name, package in lock["packages"].items() if name}
    assert [name for name, package in packages.items() if "resolved" in package] == []
    assert [name for name, package in packages.items() if "integrity" not in package] == []
