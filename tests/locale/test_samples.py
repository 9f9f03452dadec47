"""What people read is as it was read last."""

import pytest
from samples import FOLDER, samples

from posthorn.locale import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_samples_are_those_written(language: str) -> None:
    """Lessons, events, hints and refusals read as in their file; ``python tools/samples.py`` writes it anew."""
    assert samples(language) == (FOLDER / f"{language}.txt").read_text("utf-8")
