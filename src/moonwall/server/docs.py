"""The API's documentation at ``/schema``: a plain page without scripts, so that it works under the strictest policy."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import OpenAPIRenderPlugin

from .errors import STATUS, ErrorDoc

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1c2430; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid #c8cfd8; }
code, pre { font-family: ui-monospace, monospace; font-size: .9em; }
pre { background: #f3f5f8; padding: .75rem; overflow-x: auto; }
.call { margin: 1.5rem 0; } .verb { display: inline-block; min-width: 4.5rem; font-weight: 700; }
table { border-collapse: collapse; } td, th { text-align: left; padding: .2rem .8rem .2rem 0; vertical-align: top; }
@media (prefers-color-scheme: dark) { body { background: #12161c; color: #e5e9ef; } pre { background: #1d242d; } }
"""


def answers(*codes: int) -> dict[int, ResponseSpec]:
    """The refusals a call may answer with, for its documentation."""
    known = {status: ", ".join(c for c, s in STATUS.items() if s == status) for status in (*codes, 429)}
    return {
        status: ResponseSpec(ErrorDoc, description=words, generate_examples=False) for status, words in known.items()
    }


class PlainPage(OpenAPIRenderPlugin):
    """Renders the OpenAPI document to HTML on the server."""

    def __init__(self) -> None:
        super().__init__(path="/", style='<link rel="stylesheet" href="/schema/style.css">', favicon="")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return page(openapi_schema).encode()


def page(doc: dict[str, Any]) -> str:
    calls: dict[str, list[str]] = {}
    for path, item in doc.get("paths", {}).items():
        for verb in ("get", "post", "put", "delete"):
            if verb in item:
                tag = (item[verb].get("tags") or ["other"])[0]
                calls.setdefault(tag, []).append(_call(verb, path, item[verb]))
    shapes = doc.get("components", {}).get("schemas", {})
    body = "".join(f"<h2>{escape(tag)}</h2>{''.join(made)}" for tag, made in sorted(calls.items()))
    models = "".join(_shape(name, shape) for name, shape in sorted(shapes.items()))
    info = doc.get("info", {})
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{escape(info.get("title", ""))}</title><link rel="stylesheet" href="/schema/style.css"></head><body>'
        f"<h1>{escape(info.get('title', ''))} {escape(info.get('version', ''))}</h1>"
        f"<p>{escape(info.get('description') or '')}</p>"
        f'<p>For machines: <a href="/schema/openapi.json">openapi.json</a>.</p>{body}<h2>shapes</h2>{models}'
        "</body></html>"
    )


def _call(verb: str, path: str, call: dict[str, Any]) -> str:
    text = escape(call.get("description") or call.get("summary") or "")
    rows = "".join(
        f"<tr><td><code>{escape(p['name'])}</code></td><td>{escape(p['in'])}</td>"
        f"<td>{_type(p.get('schema', {}))}</td></tr>"
        for p in call.get("parameters", [])
    )
    body = call.get("requestBody", {}).get("content", {})
    takes = "".join(f"<p>Body: {_type(kind.get('schema', {}))}</p>" for kind in body.values())
    gives = "".join(
        f"<tr><td><code>{escape(code)}</code></td><td>{escape(answer.get('description') or '')}</td><td>"
        + " ".join(_type(kind.get("schema", {})) for kind in answer.get("content", {}).values())
        + "</td></tr>"
        for code, answer in sorted(call.get("responses", {}).items())
    )
    return (
        f'<section class="call"><h3><span class="verb">{verb.upper()}</span> <code>{escape(path)}</code></h3>'
        f"<p>{text}</p>{'<table>' + rows + '</table>' if rows else ''}{takes}<table>{gives}</table></section>"
    )


def _shape(name: str, shape: dict[str, Any]) -> str:
    needed = set(shape.get("required", []))
    rows = "".join(
        f"<tr><td><code>{escape(field)}</code></td><td>{_type(kind)}</td>"
        f"<td>{'' if field in needed else 'optional'}</td></tr>"
        for field, kind in shape.get("properties", {}).items()
    )
    text = escape(shape.get("description") or "")
    return (
        f'<section id="{escape(name)}"><h3><code>{escape(name)}</code></h3><p>{text}</p><table>{rows}</table></section>'
    )


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[-1])
        return f'<a href="#{name}"><code>{name}</code></a>'
    for key in ("oneOf", "anyOf"):
        if key in schema:
            return " or ".join(_type(part) for part in schema[key])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    kind = schema.get("type", "anything")
    return escape(" or ".join(kind) if isinstance(kind, list) else str(kind))
