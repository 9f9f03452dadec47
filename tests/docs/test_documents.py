"""What the documents say is so."""

import re
from pathlib import Path

import pytest

from posthorn.game import ACTIONS

ROOT = Path(__file__).parent.parent.parent


def test_action_numbers() -> None:
    """The table of docs/actions.md names every action's number, with the text of one of each row."""
    rows = re.findall(
        r"^\| (\d+)(?:–(\d+))? \| `(.+?)` \|", (ROOT / "docs/actions.md").read_text("utf-8"), re.MULTILINE
    )
    numbered: list[int] = []
    for first, last, text in rows:
        numbers = range(int(first), int(last or first) + 1)
        numbered += numbers
        action = next(action for action in ACTIONS if action.text == text)
        assert action.number in numbers, text
        assert len({ACTIONS[number].verb for number in numbers}) == 1, text
    assert numbered == list(range(len(ACTIONS)))


DOCUMENTS = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md"))


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", *DOCUMENTS])
def test_links(document: str) -> None:
    """Every file a document links to, and every path of the source it names, is there."""
    text = (ROOT / document).read_text("utf-8")
    for target in re.findall(r"\]\((?!https:)([^)#]+)\)", text):
        assert (ROOT / document).parent.joinpath(target).exists(), target
    for path in re.findall(r"`((?:src|tests|tools|docs)/[\w./]+)`", text):
        assert (ROOT / path).exists(), path
