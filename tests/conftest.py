"""What all tests share."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from posthorn.locale.spoken import speak
from tests.postgres import postgres_server, postgres_url

__all__ = ["postgres_server", "postgres_url"]

# Examples are whole games, played while they are drawn: on a busy computer that takes long, and that is no fault.
settings.register_profile("games", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("games")

# Programs that tests start speak English, whatever the developer's computer speaks.
os.environ.pop("POSTHORN_LANGUAGE", None)
os.environ["LC_ALL"] = "C.UTF-8"
# As the command line has it: games are played side by side, each on one core.
os.environ["OPENBLAS_NUM_THREADS"] = "1"


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    """Let the tests that follow speak English, whatever a command was asked to speak."""
    yield
    speak("en")
