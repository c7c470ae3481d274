"""The built page: assets that never change, and one document for every address of the page."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from starlette.convertors import Convertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from stik.errors import NotFound
from stik.messages import LANGUAGES, Language, catalogue
from stik.server.access import Of
from stik.server.unchanged import ASK_AGAIN

FOR_EVER: Final = "public, max-age=31536000, immutable"
A_WEEK: Final = "public, max-age=604800, stale-while-revalidate=2592000"
ASSETS: Final = "assets/"
"""The folder where the build puts files with a hash in their names."""

FACES: Final = "faces/"
"""The pictures of the cards, whose names stay the same when they are drawn anew."""

router = APIRouter(include_in_schema=False)


class _OfThePage(Convertor[str]):
    """Every path but those of the interface."""

    regex = r"(?!api(?:/|$)).*"

    def convert(self, value: str) -> str:
        return value

    def to_string(self, value: str) -> str:
        return value


register_url_convertor("page", _OfThePage())


@router.get("/{path:page}")
async def page(path: str, request: Request, services: Of) -> Response:
    """A file of the page, or the page itself, which finds its own way from the address."""
    folder = services.settings.page
    if not (folder / "index.html").is_file():
        return _not_built(folder, request)
    files = StaticFiles(directory=folder)
    hashed = path.startswith(ASSETS)
    try:
        response = await files.get_response(files.get_path({**request.scope, "path": "/" + path}), request.scope)
    except HTTPException:
        if hashed or path.startswith(FACES):
            raise
        hashed, response = False, await files.get_response("index.html", request.scope)
    response.headers["Cache-Control"] = FOR_EVER if hashed else A_WEEK if path.startswith(FACES) else ASK_AGAIN
    return response


def _not_built(folder: Path, request: Request) -> Response:
    """Says how to build the page, in the browser's language."""
    if "text/html" not in request.headers.get("accept", ""):
        raise NotFound("server/page-not-built", folder=folder.name)
    say = catalogue(_language(request))
    text = say("server/page-not-built", folder=folder.name)
    return HTMLResponse(f"<!doctype html><meta charset=utf-8><title>Stik</title><p>{text}</p>", 503)


def _language(request: Request) -> Language:
    wanted = request.headers.get("accept-language", "")[:2].lower()
    return next((language for language in LANGUAGES if language == wanted), "en")
