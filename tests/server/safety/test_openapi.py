"""The server does what its OpenAPI document says, whatever is sent to it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from posthorn.server.http.api import ENDPOINTS
from posthorn.server.http.openapi import describe_api
from tests.server.safety.serving import Running, serving
from tests.server.safety.wire import HOST

EXAMPLES = 20  # of each endpoint

# What stands in the place of a drawn value: a game in each of its states, and whose key is sent.
GAMES = ("none", "waiting", "playing", "over")
PEOPLE = ("nobody", "host", "stranger", "drawn")


@dataclass
class Place:
    """A server with a game in each state."""

    running: Running
    games: dict[str, str]
    keys: dict[str, str]

    @property
    def address(self) -> str:
        """Where the server is."""
        return f"http://{HOST}:{self.running.port}"


async def set_up(running: Running) -> Place:
    """Create the games."""
    host, stranger = running.client(), running.client()
    people = [{"kind": "person"}, {"kind": "person"}]
    games = {"playing": (await host.create(seats=people))["id"]}
    games["waiting"] = (await host.create(seats=[{"kind": "person"}, {"kind": "open"}], listed=True))["id"]
    games["over"] = (await host.create(seats=people))["id"]
    assert (await host.post(f"/api/games/{games['over']}/abandon")).status == 200
    await stranger.create(seats=people)
    assert host.key is not None
    assert stranger.key is not None
    for client in (host, stranger):
        client.hang_up()
    return Place(running, games, {"host": host.key, "stranger": stranger.key})


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """Run a server without limits."""
    with serving(tmp_path_factory.mktemp("openapi")) as running:
        yield asyncio.run(set_up(running))
        assert not running.faults


schema = schemathesis.openapi.from_dict(describe_api(ENDPOINTS))
ENDPOINT = {one.name: one for one in ENDPOINTS}
# Where a game's id is all there is, any text is one.
CAN_BE_WRONG = [one.name for one in ENDPOINTS if one.body or one.query or "{seat" in one.path]


def requests_to(name: str, mode: GenerationMode) -> st.SearchStrategy[Case[Any]]:
    """Return requests to an endpoint: those that fit the document, or those that do not."""
    endpoint = ENDPOINT[name]
    requests: st.SearchStrategy[Case[Any]] = schema[re.sub(r":\w+}", "}", endpoint.path)][endpoint.method].as_strategy(
        generation_mode=mode
    )
    return requests


def test_document_and_page_can_be_had(place: Place) -> None:
    """The server shows the document that is tested here, and a page about it."""
    client = place.running.client()

    async def ask() -> None:
        document = await client.get("/api/openapi.json")
        page = await client.get("/api/docs")
        client.hang_up()
        assert document.json == describe_api(ENDPOINTS)
        assert page.status == 200

    asyncio.run(ask())


BOUNDED = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


# An endpoint is a parameter, not one of Schemathesis' own: with those pytest-xdist would run the first alone.
@pytest.mark.slow
@pytest.mark.parametrize("name", ENDPOINT)
@BOUNDED
@given(game=st.sampled_from(GAMES), who=st.sampled_from(PEOPLE), fits=st.booleans(), data=st.data())
def test_keeps_to_its_document(place: Place, name: str, game: str, who: str, fits: bool, data: st.DataObject) -> None:
    """Whatever is sent for whatever game by whomever, the answer is one that the document announces."""
    mode = GenerationMode.POSITIVE if fits or name not in CAN_BE_WRONG else GenerationMode.NEGATIVE
    case = data.draw(requests_to(name, mode))
    if game in place.games and "game" in (case.path_parameters or {}):
        case.path_parameters["game"] = place.games[game]
    sender = {"Authorization": f"Bearer {place.keys[who]}"} if who in place.keys else {}
    # Whether something that fits the document is possible is for the rules to say; what does not fit, see below.
    excluded: list[Any] = [positive_data_acceptance, negative_data_rejection]
    case.call_and_validate(base_url=place.address, headers=sender, excluded_checks=excluded)


@pytest.mark.slow
@pytest.mark.parametrize("name", CAN_BE_WRONG)
@BOUNDED
@given(data=st.data())
def test_refuses_what_does_not_fit(place: Place, name: str, data: st.DataObject) -> None:
    """What the document does not allow is refused."""
    case = data.draw(requests_to(name, GenerationMode.NEGATIVE))
    case.call_and_validate(base_url=place.address, headers={"Authorization": f"Bearer {place.keys['host']}"})
