"""The application: routes, errors, documentation, opening and closing."""

from __future__ import annotations

import contextlib
import importlib
import secrets
from collections.abc import AsyncIterator
from typing import Any

import structlog
from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from sqlalchemy.exc import SQLAlchemyError

from moonwall import __version__, table

from . import analysis, coach, lobby, people, play, reel, slow, story, teaching
from .access import hub_of
from .bodies import BoundedRequest
from .books import page_of_book
from .catalogues import Served, WebTable, catalogue
from .database import away
from .docs import STYLE, PlainPage
from .errors import NOT_READY, ErrorDoc, Field, Refusal, from_table
from .guard import Guard
from .hub import Hub
from .metrics import Metrics
from .settings import LOOPBACK, Settings, read_settings
from .sockets import table_socket

log = structlog.get_logger("moonwall.app")
Asked = Request[Any, Any, Any]
_CODES = {400: "invalid", 401: "token-unknown", 403: "not-allowed", 404: "not-found", 405: "method", 413: "too-large"}
_OURS = ("api", "ws", "schema", "locales", "healthz", "metrics", "assets", "book")


def create_app(settings: Settings | None = None) -> Guard:
    """The ASGI application with everything it needs; it opens its database when the server starts."""
    settings = settings or read_settings()
    for module in settings.plugins:
        importlib.import_module(module)
    for game in table.games():
        table.prepare(game["name"])  # before anybody is let in: the first matches find everything read
    hub = Hub(settings)
    metrics = Metrics(hub)

    @contextlib.asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await hub.open()
        try:
            yield
        finally:
            await hub.close()

    app = Litestar(
        route_handlers=[
            *lobby.HANDLERS,
            *play.HANDLERS,
            *people.HANDLERS,
            teaching.begin_lesson,
            slow.read_step,
            story.read_story,
            coach.read_advice,
            *analysis.HANDLERS,
            reel.read_reel,
            table_socket,
            *_PAGES,
        ],
        lifespan=[life],
        exception_handlers={
            Refusal: refused,
            table.TableError: refused_by_table,
            HTTPException: refused_by_http,
            SQLAlchemyError: database_lost,
            Exception: failed,
        },
        openapi_config=OpenAPIConfig(
            title="Moonwall",
            version=__version__,
            description="The table's HTTP calls. The WebSocket and the words used here are told in docs/protocol.md.",
            path="/schema",
            render_plugins=[PlainPage(), JsonRenderPlugin()],
        ),
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=6),
        request_class=BoundedRequest,
        request_max_body_size=settings.max_body,
        logging_config=None,
        debug=False,
    )
    app.state.hub = hub
    app.state.metrics = metrics
    app.state.web = WebTable()
    return Guard(app, settings, hub, metrics)


# --- pages -------------------------------------------------------------------------------------------------------


def _serve(request: Asked, served: Served) -> Response[bytes]:
    keep = "public, max-age=31536000, immutable" if served.immutable else "no-cache"
    headers = {"ETag": served.etag, "Cache-Control": keep}
    if served.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    return Response(served.body, media_type=served.kind, headers=headers)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Asked, path: FromPath[str] = "") -> Response[bytes]:
    """The built web table; every address that is no file is the page itself."""
    web: WebTable = request.app.state.web
    name = path.strip("/")
    served = web.file(name)
    if served is None:
        if name.partition("/")[0] in _OURS or "." in name.rsplit("/", 1)[-1]:
            raise Refusal("not-found", "there is nothing at this address")
        served = web.index()
    return _serve(request, served)


@get("/locales/{path:path}", include_in_schema=False, sync_to_thread=True)
def locales(request: Asked, path: FromPath[str]) -> Response[bytes]:
    """``/locales/en.ftl`` (all) or ``/locales/en/table.ftl`` (one)."""
    language, _, name = path.strip("/").partition("/")
    served = catalogue(language, name) if name else catalogue(language.removesuffix(".ftl"))
    if served is None:
        raise Refusal("not-found", "there is no such catalogue")
    return _serve(request, served)


@get("/book/{path:path}", include_in_schema=False, sync_to_thread=True)
def book(request: Asked, path: FromPath[str]) -> Response[bytes]:
    """The rule book: ``/book/en/great-wall.json`` (a whole book) or ``/book/pictures/gw-board.json`` (one position)."""
    served = page_of_book(path.strip("/"))
    if served is None:
        raise Refusal("not-found", "there is no such page of the rule book")
    return _serve(request, served)


@get("/schema/style.css", include_in_schema=False, sync_to_thread=False)
def schema_style() -> Response[str]:
    return Response(STYLE, media_type="text/css", headers={"Cache-Control": "no-cache"})


@get("/healthz", include_in_schema=False)
async def healthz(request: Asked) -> Response[dict[str, str]]:
    """Whether matches can be played: the database takes what is written."""
    if hub_of(request).draining:
        return Response({"status": "this process ends in a moment"}, status_code=503)
    if not await hub_of(request).health.good():
        return Response({"status": "the database does not take writes"}, status_code=503)
    return Response({"status": "ok"})


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: Asked) -> Response[bytes]:
    settings = hub_of(request).settings
    here = request.client is not None and request.client.host in LOOPBACK
    if settings.metrics == "off" or (settings.metrics == "loopback" and not here):
        raise Refusal("not-found", "there is nothing at this address")
    text: bytes = request.app.state.metrics.text()
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


_PAGES: list[Any] = [page, locales, book, schema_style, healthz, metrics]


# --- refusals ----------------------------------------------------------------------------------------------------


def _error(status: int, doc: ErrorDoc, headers: dict[str, str] | None = None) -> Response[ErrorDoc]:
    return Response(doc, status_code=status, media_type=MediaType.JSON, headers=headers or {})


def refused(request: Asked, error: Refusal) -> Response[ErrorDoc]:
    return _error(error.status, error.doc(), {"Retry-After": str(error.retry)} if error.retry else None)


def refused_by_table(request: Asked, error: table.TableError) -> Response[ErrorDoc]:
    return refused(request, from_table(error))


def refused_by_http(request: Asked, error: HTTPException) -> Response[ErrorDoc]:
    if error.status_code >= 500:
        return failed(request, error)
    code = _CODES.get(error.status_code, "invalid")
    fields: list[Field] = []
    message = str(error.detail)
    if isinstance(error, ValidationException):
        message = "the request is not as it should be"
        for item in error.extra if isinstance(error.extra, list) else []:
            fields.append(Field(str(item.get("key", "")), str(item.get("message", ""))))
        if fields:
            message += f": {fields[0].path or 'body'}: {fields[0].message}"
    elif error.status_code == 404:
        message = "there is nothing at this address"
    allow = error.headers or {}
    return _error(
        error.status_code, ErrorDoc(code, message, fields), {k: v for k, v in allow.items() if k.lower() == "allow"}
    )


def database_lost(request: Asked, error: SQLAlchemyError) -> Response[ErrorDoc]:
    if not away(error):
        return failed(request, error)
    log.error("database does not answer", kind=type(error).__name__)
    hub_of(request).health.doubt()
    return _error(503, ErrorDoc("not-ready", NOT_READY), {"Retry-After": "2"})


def failed(request: Asked, error: Exception) -> Response[ErrorDoc]:
    report = secrets.token_hex(4)
    log.error("request failed", report=report, kind=type(error).__name__, exc_info=error)
    message = "something went wrong on the server; the operator finds the reason under this report number"
    return _error(500, ErrorDoc("internal", message, report=report))
