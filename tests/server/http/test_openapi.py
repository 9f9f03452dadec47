"""The OpenAPI document and the page that shows it."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import Any, get_args

import pytest

from posthorn.server.http.api import ENDPOINTS
from posthorn.server.messages.stream import FromClient, FromServer
from tests.server.described import document
from tests.server.visitors import Server, Visitor

pytestmark = pytest.mark.anyio


def references(part: Any) -> set[str]:
    """Return all that a part of the document refers to."""
    if isinstance(part, dict):
        own = {part["$ref"]} if "$ref" in part else set()
        return own.union(*(references(value) for value in part.values()))
    return set().union(*map(references, part)) if isinstance(part, list) else set()


def test_the_document_is_one() -> None:
    """It is an OpenAPI document by OpenAPI's own schema, and everything it refers to is in it."""
    import schemathesis  # slow to import

    schemathesis.openapi.from_dict(document()).validate()
    for reference in references(document()):
        assert reference.removeprefix("#/components/schemas/") in document()["components"]["schemas"]


def test_every_endpoint_is_in_it() -> None:
    """Every endpoint is described, with words for what it does, its body, its parameters and whether it needs a key."""
    paths = document()["paths"]
    described = {(method.upper(), path) for path, methods in paths.items() for method in methods}
    assert len(described) == len(ENDPOINTS)
    names = set()
    for one in ENDPOINTS:
        operation = paths[one.path.replace(":seat", "")][one.method.lower()]
        names.add(operation["operationId"])
        assert operation["summary"]
        assert ("requestBody" in operation) == (one.body is not None)
        assert str(one.status) in operation["responses"]
        assert (operation.get("security") == [{"key": []}]) == (one.key == "needed")
        assert {part["name"] for part in operation["parameters"] if part["in"] == "query"} == {
            query.name for query in one.query
        }
    assert len(names) == len(ENDPOINTS)


def test_the_stream_is_in_it() -> None:
    """What is said on the stream is described as well, each message with words."""
    schemas = document()["components"]["schemas"]
    for message in (*get_args(FromClient), *get_args(FromServer)):
        assert schemas[message.__name__]["description"]
        assert "type" in schemas[message.__name__]["properties"]


async def test_it_can_be_had(server: Server) -> None:
    """The document, the page and its style are there, of the right kinds, and the page needs nothing from elsewhere."""
    answer = await server.http.get("/api/openapi.json")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/json")
    assert answer.json() == document()
    page = await server.http.get("/api/docs")
    assert page.headers["content-type"].startswith("text/html")
    assert "://" not in page.text
    assert (await server.http.get("/api/docs.css")).headers["content-type"].startswith("text/css")


class Page(HTMLParser):
    """The tags, links and text of a page."""

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=True)
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.links: set[str] = set()
        self.ids: set[str] = set()
        self.words = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a tag."""
        self.tags.add(tag)
        for name, value in attrs:
            self.attributes.add(name)
            if name == "href" and value is not None:
                self.links.add(value)
            if name == "id" and value is not None:
                self.ids.add(value)

    def handle_data(self, data: str) -> None:
        """Note text."""
        self.words += data


async def test_the_page_shows_everything_as_text(server: Server) -> None:
    """The page has only the tags it is made of, every link in it leads somewhere, and all descriptions stand there."""
    page = Page((await server.http.get("/api/docs")).text)
    made_of = "html meta title link h1 h2 h3 p a section code dl dt dd table tr th td"
    assert page.tags <= set(made_of.split())
    assert page.attributes <= {"lang", "charset", "name", "content", "rel", "href", "id"}
    assert {link.removeprefix("#") for link in page.links if link.startswith("#")} <= page.ids
    for one in ENDPOINTS:
        assert one.about in page.words
    for schema in document()["components"]["schemas"].values():
        assert schema["description"] in page.words


async def test_options(visitor: Visitor) -> None:
    """What a game can be made of is all there, with words in it for people."""
    offer = (await visitor.get("/api/options")).body
    assert set(offer["editions"]) == {"hungarian", "italian", "icelandic", "spanish"}
    assert offer["modules"] == ["audience", "honours"]
    assert {switch["name"] for switch in offer["switches"]} >= set(offer["editions"]["italian"])
    levels = {player["level"]: player for player in offer["players"]}
    assert levels["prince"]["searches"] is True
    assert levels["pilgrim"]["searches"] is False
    assert all(player["name"] and player["about"] for player in levels.values())
    assert isinstance(offer["bots_ready"], bool)
    actions = (await visitor.get("/api/actions")).body
    assert len(actions) == 400
    assert actions[22] == {"action": "draw pile", "verb": "draw pile"}
