"""Whether the server answers as its OpenAPI document says."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import jsonschema_rs

from posthorn.server.http.api import ENDPOINTS
from posthorn.server.http.openapi import api_json


@cache
def document() -> dict[str, Any]:
    """Return the OpenAPI document."""
    found: dict[str, Any] = json.loads(api_json(ENDPOINTS))
    return found


@cache
def operations() -> list[tuple[str, re.Pattern[str], dict[str, Any]]]:
    """Return all operations with their method and what their addresses look like."""
    return [
        (method.upper(), re.compile(re.sub(r"{\w+}", "[^/]+", path)), operation)
        for path, methods in document()["paths"].items()
        for method, operation in methods.items()
    ]


@cache
def validator(schema: str) -> Any:
    """Return what checks a body."""
    return jsonschema_rs.validator_for({**json.loads(schema), "components": document()["components"]})


def check(method: str, path: str, status: int, media: str, content: bytes) -> None:
    """Check an answer: its status, its media type and its body must be described."""
    for operation_method, pattern, operation in operations():
        if operation_method == method and pattern.fullmatch(path):
            described = operation["responses"]
            assert str(status) in described, f"{method} {path} answered {status}, which is not described"
            media = media.partition(";")[0]
            assert media in described[str(status)]["content"]
            if media == "application/json":
                schema = described[str(status)]["content"][media]["schema"]
                validator(json.dumps(schema)).validate(json.loads(content))
