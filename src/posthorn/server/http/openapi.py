"""The OpenAPI document of the HTTP API, and a page that shows it to people; both are made from the endpoints."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import cache
from html import escape
from http import HTTPStatus
from importlib.metadata import version
from typing import Any, get_args

import msgspec

from posthorn.game.verbs import VERBS
from posthorn.game.vocabulary import REFERENCE, VOCABULARY
from posthorn.server.http.endpoint import JSON, Endpoint
from posthorn.server.messages.errors import ErrorAnswer
from posthorn.server.messages.fields import Request
from posthorn.server.messages.playing import EVENTS
from posthorn.server.messages.stream import FromClient, FromServer

ABOUT = (
    "The game Thurn und Taxis, for programs. docs/api.md explains it all and plays a whole game. The messages of "
    "the stream, a WebSocket at /api/games/{game}/stream, are the schemas from Hello to Refused."
)
GROUPS = {
    "Games": "What can be played, and new games.",
    "Looking": "What a game shows: to everyone, and to the holder of a seat.",
    "Playing": "What is done at the table.",
    "Seats": "Who sits where.",
}

_REFUSAL = {"$ref": REFERENCE.format(name="ErrorAnswer")}
# What any endpoint may answer: see the guards.
_ALWAYS = (400, 403, 408, 413, 421, 429, 500, 503)
# What is answered about a game that is not there, or was begun by other rules.
_OF_A_GAME = (404, 409)


def describe_api(endpoints: tuple[Endpoint, ...]) -> dict[str, Any]:
    """Return the OpenAPI document."""
    types = [kind for one in endpoints for kind in (one.answer, one.body) if kind is not None]
    stream = [*get_args(FromClient), *get_args(FromServer)]
    paths: dict[str, dict[str, Any]] = {}
    for one in endpoints:
        paths.setdefault(_path(one), {})[one.method.lower()] = _operation(one)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Posthorn",
            "version": version("posthorn"),
            "description": ABOUT,
        },
        "tags": [{"name": name, "description": about} for name, about in GROUPS.items()],
        "paths": paths,
        "components": {
            "schemas": _components([*types, *stream, ErrorAnswer]),
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
        },
    }


def _components(types: Sequence[Any]) -> dict[str, Any]:
    """Return what the types, and all they are made of, look like as JSON."""
    _, components = msgspec.json.schema_components([*types, *EVENTS], ref_template=REFERENCE)
    sent = {kind.__name__ for kind in (*get_args(FromClient), *Request.__subclasses__())}
    for name, schema in components.items():
        schema["title"] = _short(name)
        schema["description"] = schema["description"].replace("``", "")
        properties = schema.get("properties", {})
        if name not in sent:  # what the server writes has all fields that may have a value by default
            schema["required"] = [
                field for field, entry in properties.items() if "default" in entry or field in schema["required"]
            ]
            for entry in properties.values():
                entry.pop("default", None)
    components["Event"] = _one_of("Event", "Something that happened.", EVENTS)
    components["FromClient"] = _one_of("FromClient", "What clients send on the stream.", get_args(FromClient))
    components["FromServer"] = _one_of("FromServer", "What the server sends on the stream.", get_args(FromServer))
    for name, values in {**VOCABULARY, "Verb": VERBS}.items():
        components[name] = {"title": name, "description": "A name.", "type": "string", "enum": list(values)}
    return {_short(name): _refer(schema) for name, schema in components.items()}


def _one_of(name: str, description: str, kinds: Sequence[Any]) -> dict[str, Any]:
    """Return a schema for what is one of several kinds, told apart by their tag."""
    configs = [kind.__struct_config__ for kind in kinds]
    references = [REFERENCE.format(name=kind.__name__) for kind in kinds]
    return {
        "title": name,
        "description": description,
        "oneOf": [{"$ref": reference} for reference in references],
        "discriminator": {
            "propertyName": configs[0].tag_field,
            "mapping": {config.tag: reference for config, reference in zip(configs, references, strict=True)},
        },
    }


def _short(name: str) -> str:
    """Return the name of a schema: what is data of a view is called a view there."""
    return name.removesuffix("Data")


def _refer(schema: Any) -> Any:
    """Leave beside a reference only what describes it: what it refers to says the rest."""
    if isinstance(schema, list):
        return [_refer(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    if isinstance(schema.get("$ref"), str):
        described = {key: schema[key] for key in ("description",) if key in schema}
        return {"$ref": _short(schema["$ref"]), **described}
    return {key: _refer(value) for key, value in schema.items()}


def _path(one: Endpoint) -> str:
    return re.sub(r":\w+}", "}", one.path)


def _group(one: Endpoint) -> str:
    if "{game}" not in one.path:
        return "Games"
    if "{seat" in one.path:
        return "Seats"
    return "Looking" if one.method == "GET" else "Playing"


def _operation(one: Endpoint) -> dict[str, Any]:
    answer: dict[str, Any] = {"schema": _schema(one.answer)}
    content = {media: answer if media == JSON else {"schema": {"type": "string"}} for media in one.media}
    refusals = {*_ALWAYS, *one.refusals}
    refusals.update(_OF_A_GAME if "{game}" in one.path else ())
    refusals.update((415, 422) if one.body else ())
    refusals.update((401,) if one.key != "none" else ())
    operation: dict[str, Any] = {
        "operationId": one.name,
        "tags": [_group(one)],
        "summary": one.about,
        "parameters": _parameters(one),
        "responses": {
            str(one.status): {"description": HTTPStatus(one.status).phrase, "content": content},
            **{str(status): _refused(status) for status in sorted(refusals)},
        },
    }
    if one.body is not None:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": _schema(one.body)}}}
    if one.key != "none":
        operation["security"] = [{"key": []}] if one.key == "needed" else [{}, {"key": []}]
    return operation


def _schema(kind: Any) -> Any:
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=REFERENCE)
    return _refer(schema)


def _refused(status: int) -> dict[str, Any]:
    return {"description": HTTPStatus(status).phrase, "content": {JSON: {"schema": _REFUSAL}}}


def _parameters(one: Endpoint) -> list[dict[str, Any]]:
    parameters: list[dict[str, Any]] = []
    for name, kind in re.findall(r"{(\w+)(:\w+)?}", one.path):
        schema: dict[str, Any] = {"type": "integer", "minimum": 0} if kind else {"type": "string"}
        parameters.append({"name": name, "in": "path", "required": True, "schema": schema})
    for query in one.query:
        schema = _schema(query.type)
        choices = schema.get("anyOf", [schema])
        schema = next(choice for choice in choices if choice.get("type") != "null")
        parameters.append(
            {"name": query.name, "in": "query", "required": False, "description": query.about, "schema": schema}
        )
    return parameters


@cache
def api_json(endpoints: tuple[Endpoint, ...]) -> bytes:
    """Return the OpenAPI document as JSON."""
    return json.dumps(describe_api(endpoints), ensure_ascii=False).encode()


# --- the page -------------------------------------------------------------------------------------------------------


@cache
def api_page(endpoints: tuple[Endpoint, ...]) -> str:
    """Return a page that shows the API: its endpoints, then what bodies and messages hold."""
    document = describe_api(endpoints)
    operations = [
        (method.upper(), path, operation)
        for path, operations in document["paths"].items()
        for method, operation in operations.items()
    ]
    parts = [
        "<!doctype html><html lang=en><meta charset=utf-8><title>Posthorn: HTTP API</title>",
        "<meta name=viewport content='width=device-width'><link rel=stylesheet href=/api/docs.css>",
        f"<h1>Posthorn: HTTP API</h1><p>{escape(ABOUT)}",
        "<p>Bodies are JSON. The holder of a seat sends its key as <code>Authorization: Bearer KEY</code>. "
        f"A refused request is answered with an <a href=#ErrorAnswer>ErrorAnswer</a>; any may be, with "
        f"{_show_statuses(_ALWAYS)}, and one "
        f"with a body or a key also with 401, 415 or 422. <a href=/api/openapi.json>The OpenAPI document</a></p>",
    ]
    for group, about in GROUPS.items():
        rows = "".join(
            f"<tr><th><code>{method}</code><td><a href=#{operation['operationId']}><code>{escape(path)}</code></a>"
            f"<td>{escape(operation['summary'])}"
            for method, path, operation in operations
            if group in operation["tags"]
        )
        parts.append(f"<h2>{group}</h2><p>{about}<table>{rows}</table>")
    parts.append("<h2>Endpoints</h2>")
    parts += [_show_operation(*operation) for operation in operations]
    schemas = document["components"]["schemas"]
    for title, names in _sort_schemas(endpoints, schemas).items():
        parts.append(f"<h2>{title}</h2>")
        parts += [_show_schema(name, schemas[name]) for name in names]
    return "\n".join(parts)


def _sort_schemas(endpoints: tuple[Endpoint, ...], schemas: dict[str, Any]) -> dict[str, list[str]]:
    """Return under each title the schemas that belong there, each once."""
    groups = {
        "What clients send": [one.body.__name__ for one in endpoints if one.body is not None],
        "What the server answers": [one.answer.__name__ for one in endpoints if one.answer.__name__ in schemas],
        "The stream: what clients send": [kind.__name__ for kind in get_args(FromClient)],
        "The stream: what the server sends": [kind.__name__ for kind in get_args(FromServer)],
        "Views": ["View", "Player"],
        "Events": ["Event", *(kind.__name__ for kind in EVENTS)],
    }
    known = {name for names in groups.values() for name in names}
    groups["What these are made of"] = sorted(set(schemas) - known)
    return {title: list(dict.fromkeys(names)) for title, names in groups.items()}


def _show_operation(method: str, path: str, operation: dict[str, Any]) -> str:
    body = operation.get("requestBody")
    takes = f"<dt>takes<dd>{_show_type(body['content'][JSON]['schema'])}" if body else ""
    query = "".join(
        f"<dt><code>?{escape(one['name'])}=</code><dd>{_show_type(one['schema'])}. {escape(one['description'])}"
        for one in operation["parameters"]
        if one["in"] == "query"
    )
    status, answer = next(iter(operation["responses"].items()))
    keys = {1: "<dt>key<dd>needed", 2: "<dt>key<dd>optional"}
    key = keys.get(len(operation.get("security", ())), "")
    usual = {str(status) for status in (*_ALWAYS, 401, 415, 422)}
    refusals = [int(status) for status in list(operation["responses"])[1:] if status not in usual]
    return (
        f"<section id={operation['operationId']}><h3><code>{method}</code> <code>{escape(path)}</code></h3>"
        f"<p>{escape(operation['summary'])}<dl>{key}{query}{takes}"
        f"<dt>answers<dd>{status}, {_show_type(answer['content'][JSON]['schema'])}"
        f"{f'<dt>refuses<dd>{_show_statuses(refusals)}' if refusals else ''}</dl></section>"
    )


def _show_statuses(statuses: Sequence[int]) -> str:
    return ", ".join(f"{status} {HTTPStatus(status).phrase.lower()}" for status in statuses)


def _show_schema(name: str, schema: dict[str, Any]) -> str:
    rows = "".join(
        f"<tr><th><code>{escape(key)}</code><td>{_show_type(kind)}{_show_default(kind)}<td>{escape(_words(kind))}"
        for key, kind in schema.get("properties", {}).items()
    )
    content = f"<table>{rows}</table>" if "properties" in schema else f"<p>{_show_type(schema)}"
    return f"<section id={name}><h3>{name}</h3><p>{escape(schema.get('description', ''))}{content}</section>"


def _show_default(schema: dict[str, Any]) -> str:
    """Return what an entry is that is left out; what has no such value must be there."""
    return f"; default <code>{escape(json.dumps(schema['default']))}</code>" if "default" in schema else ""


def _words(schema: dict[str, Any]) -> str:
    """Return the description of an entry: its own or that of one of its types."""
    return str(next((one["description"] for one in (schema, *schema.get("anyOf", ())) if "description" in one), ""))


def _show_type(schema: dict[str, Any]) -> str:
    """Return a type in a few words, with links to the types it names."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"<a href=#{name}>{name}</a>"
    if choices := schema.get("anyOf") or schema.get("oneOf"):
        return " or ".join(_show_type(choice) for choice in choices)
    if "enum" in schema:
        return " or ".join(f"<code>{escape(json.dumps(value))}</code>" for value in schema["enum"])
    kind = schema.get("type", "anything")
    if "prefixItems" in schema:
        return " and ".join(_show_type(one) for one in schema["prefixItems"])
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        names = _show_type(schema.get("propertyNames", {"type": "string"}))
        return f"{names} to {_show_type(schema['additionalProperties'])}"
    if kind == "array":
        return f"list{_show_range(schema, 'minItems', 'maxItems', ' (', ')')} of {_show_type(schema.get('items', {}))}"
    if kind == "string":
        return f"text{_show_range(schema, 'minLength', 'maxLength', ' of ', ' characters')}"
    if kind == "integer":
        return f"number{_show_range(schema, 'minimum', 'maximum', ' ', '')}"
    return escape(str(kind))


def _show_range(schema: dict[str, Any], least: str, most: str, before: str, after: str) -> str:
    """Return how large something may be, if that is said."""
    if most not in schema:
        return ""
    return f"{before}{schema.get(least, 0):,} to {schema[most]:,}{after}"


STYLE = """
:root {
  color-scheme: light dark;
  --paper: #fbf4e2; --well: #f3e7cb; --ink: #2b2118; --soft: #5e4c38; --line: #d9c69c; --link: #8a2a1e; --seal: #1d4f91;
  background: var(--paper); color: var(--ink); font: 17px/1.5 Georgia, "Times New Roman", serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #1f1a14; --well: #2c251b; --ink: #f0e6cf; --soft: #bfae8d; --line: #4b3f2d; --link: #e8a08f;
    --seal: #9cc0f0;
  }
}
body { max-width: 60rem; margin: 2rem auto 6rem; padding: 0 1rem; }
h1 { font-weight: normal; font-size: 2.2rem; margin: 0; }
h2 { font-weight: normal; font-size: 1.6rem; margin: 2.5rem 0 0; }
h2 + p { margin: 0 0 .5rem; color: var(--soft); }
a { color: var(--link); text-underline-offset: .15em; }
code { font: .88em/1.4 ui-monospace, "DejaVu Sans Mono", Consolas, monospace; }
section { margin: 1rem 0; padding: .7rem 1rem; border: 1px solid var(--line); border-radius: .4rem; }
section:target { border-color: var(--link); box-shadow: 0 0 0 1px var(--link); }
section p { margin: .3rem 0; }
h3 { margin: 0; font-size: 1.1rem; }
h3 code:first-of-type:not(:last-of-type), th:has(+ td a code) code { color: var(--seal); font-weight: bold; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: .5rem 0 0; }
dt { color: var(--soft); }
dd { margin: 0; }
table { border-collapse: collapse; width: 100%; }
tr + tr { border-top: 1px solid var(--line); }
th, td { text-align: left; vertical-align: top; padding: .25rem .8rem .25rem 0; font-weight: normal; }
section th { width: 11rem; }
section td:nth-child(2) { width: 22rem; }
td:nth-child(3) { color: var(--soft); padding-right: 0; }
th, td:has(a code) { white-space: nowrap; }
td code { background: var(--well); border-radius: .2rem; padding: 0 .2em; }
@media (max-width: 40rem) {
  tr { display: block; padding: .3rem 0; }
  tr :is(th, td) { display: block; width: auto; padding: 0; }
  code { overflow-wrap: anywhere; white-space: normal; }
}
"""
