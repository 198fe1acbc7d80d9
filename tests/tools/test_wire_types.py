"""The page's types of messages are those the server's shapes make."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest
from msgspec import UNSET, UnsetType, inspect

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("wire_types", ROOT / "tools/wire_types.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["wire_types"] = module
    spec.loader.exec_module(module)
    return module


def test_the_pages_types_are_not_stale(tool: ModuleType) -> None:
    assert tool.TARGET.read_text(encoding="utf-8") == tool.text(), "run: make wire-types"


def test_every_refined_field_is_a_field(tool: ModuleType) -> None:
    known = {f"{cls.__name__}.{name}" for cls in tool.shapes() for name in cls.__annotations__}
    assert set(tool.OPAQUE) <= known


class Inner(msgspec.Struct):
    n: int


class Sample(msgspec.Struct, tag_field="type", tag="sample", rename={"start": "from"}):
    start: int
    names: list[str | None]
    inner: dict[str, Inner]
    more: Any
    maybe: bool | UnsetType = UNSET


def test_a_shape_in_typescript(tool: ModuleType) -> None:
    assert tool.interface(Sample).splitlines() == [
        "export interface Sample {",
        '  type: "sample";',
        "  from: number;",
        "  names: (string | null)[];",
        "  inner: Record<string, Inner>;",
        "  more: unknown;",
        "  maybe?: boolean;",
        "}",
    ]


def test_what_has_no_counterpart_is_refused(tool: ModuleType) -> None:
    with pytest.raises(TypeError, match="knows no TypeScript"):
        tool.script(inspect.BytesType())
