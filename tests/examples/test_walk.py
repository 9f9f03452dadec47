"""examples/walk.ipynb is a notebook without outputs, and its cells run in their order and show what they promise."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("compiled")]

WALK = Path(__file__).parent.parent.parent / "examples" / "walk.ipynb"


def run(source: str, names: dict[str, Any]) -> Any:
    """Run a cell as a notebook does; return what its last line amounts to, if it is an expression."""
    body = ast.parse(source).body
    last = body.pop() if isinstance(body[-1], ast.Expr) else None
    exec(compile(ast.Module(body, []), WALK.name, "exec"), names)
    return eval(compile(ast.Expression(last.value), WALK.name, "eval"), names) if isinstance(last, ast.Expr) else None


def test_the_walk(capsys: pytest.CaptureFixture[str]) -> None:
    """Every cell runs; there are a record and a position to read, tables of choices, and three pictures."""
    notebook = json.loads(WALK.read_text("utf-8"))
    assert notebook["nbformat"] == 4
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in cells)
    names: dict[str, Any] = {"__name__": "walk"}
    shown = [run("".join(cell["source"]), names) for cell in cells]
    pictures = [ElementTree.fromstring(found._repr_svg_()) for found in shown if hasattr(found, "_repr_svg_")]
    assert [picture.tag for picture in pictures] == ["{http://www.w3.org/2000/svg}svg"] * 3
    printed = capsys.readouterr().out
    assert '[Modules "honours"]' in printed
    assert "seats=3 edition=italian modules=honours" in printed
    merchant, stableboy = next(found for found in shown if hasattr(found, "to_dicts")).to_dicts()
    assert (merchant["player"], merchant["games"], stableboy["games"]) == ("merchant", 200, 200)
    assert merchant["won"] > 0.6 > stableboy["won"]
