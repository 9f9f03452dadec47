"""The documentation: a site that ``tools/documents.py`` has built into the package. It asks no other computer."""

from __future__ import annotations

import os
from pathlib import Path

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import PathLike, StaticFiles
from starlette.types import Scope

DOCUMENTATION_FILES = Path(__file__).parents[1] / "docs"
PAGES = "docs/"  # its address, from the server's root


def documentation_routes() -> list[BaseRoute]:
    """Return the ways to the pages; none where they were not built."""
    if not (DOCUMENTATION_FILES / "index.html").exists():
        return []
    return [Route("/docs", _first_page), Mount("/docs", Pages(DOCUMENTATION_FILES))]


async def _first_page(request: Request) -> Response:
    return RedirectResponse(PAGES)


class Pages(StaticFiles):
    """Pages with a content security policy of their own, written when they were built: their theme needs more."""

    def __init__(self, files: Path) -> None:
        super().__init__(directory=files, html=True)
        self._headers = {
            "cache-control": "no-cache",  # kept, but asked after each time
            "content-security-policy": (files / "policy.txt").read_text("ascii"),
        }

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Send a page, or what belongs to one."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers.update(self._headers)
        return response
