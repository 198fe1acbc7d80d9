"""Where a source can be changed by one token, and how: comparisons, numbers, ``and``/``or`` and ``not``."""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

COMPARISONS = {
    "<": "<=",
    "<=": "<",
    ">": ">=",
    ">=": ">",
    "==": "!=",
    "!=": "==",
    "in": "not in",
    "not in": "in",
    "is": "is not",
    "is not": "is",
}
JOINTS = {"and": "or", "or": "and"}
Place = tuple[int, int]  # line from 1, column in characters


@dataclass(frozen=True, slots=True)
class Mutant:
    """One changed token. ``code`` and ``mutant`` are the whole line before and after, without its indentation."""

    file: str  # below the package
    where: str  # the function or class around it, "" at the top of the module
    line: int
    column: int
    before: str
    after: str
    code: str
    mutant: str
    kind: str
    lines: tuple[int, ...]  # the lines that a test has to execute, the best first
    early: bool  # runs when the module is imported: every test may depend on it

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What names it even after the file has been changed elsewhere."""
        return (self.file, self.where, self.code, self.mutant)


class _Source:
    def __init__(self, text: str) -> None:
        self.text = text
        self.rows = text.splitlines(keepends=True)
        self.tokens = [
            token
            for token in tokenize.generate_tokens(io.StringIO(text).readline)
            if token.type in (tokenize.OP, tokenize.NAME)
        ]

    def place(self, line: int, column: int) -> Place:
        """From the bytes that ``ast`` counts to characters."""
        return line, len(self.rows[line - 1].encode()[:column].decode())

    def start(self, node: ast.AST) -> Place:
        return self.place(node.lineno, node.col_offset)  # type: ignore[attr-defined]

    def end(self, node: ast.AST) -> Place:
        return self.place(node.end_lineno, node.end_col_offset)  # type: ignore[attr-defined]

    def words(self, start: Place, end: Place, wanted: frozenset[str]) -> tuple[str, Place, Place] | None:
        """The operator between two operands, as it is written, with its place."""
        found = [t for t in self.tokens if start <= t.start and t.end <= end and t.string in wanted]
        if not found or found[0].start[0] != found[-1].end[0]:
            return None
        (line, left), (_, right) = found[0].start, found[-1].end
        return self.rows[line - 1][left:right], (line, left), (line, right)

    def changed(self, start: Place, end: Place, after: str) -> str:
        """The whole text with one place replaced."""
        (line, left), (_, right) = start, end
        row = self.rows[line - 1]
        if not after:  # a removed word takes the blank behind it along
            right += len(row[right:]) - len(row[right:].lstrip(" "))
        return "".join([*self.rows[: line - 1], row[:left] + after + row[right:], *self.rows[line:]])


class _Finder(ast.NodeVisitor):
    def __init__(self, source: _Source) -> None:
        self.source = source
        self.found: list[tuple[str, str, Place, Place, str, str, ast.stmt | None, bool]] = []
        self.names: list[str] = []
        self.early = [True]
        self.statement: ast.stmt | None = None

    def add(self, kind: str, start: Place, end: Place, before: str, after: str) -> None:
        self.found.append((kind, ".".join(self.names), start, end, before, after, self.statement, self.early[-1]))

    def visit(self, node: ast.AST) -> None:
        if isinstance(node, ast.Assert | ast.JoinedStr):
            return  # an assertion tells what is true anyway, a message is no rule
        if isinstance(node, ast.stmt):
            outer, self.statement = self.statement, node
            super().visit(node)
            self.statement = outer
        else:
            super().visit(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.names.append(node.name)
        for child in (*node.decorator_list, *node.bases, *node.keywords, *node.body):
            self.visit(child)
        self.names.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        for child in (*node.decorator_list, *node.args.defaults, *node.args.kw_defaults):
            if child is not None:
                self.visit(child)
        self.names.append(node.name)
        self.early.append(False)
        for child in node.body:
            self.visit(child)
        self.early.pop()
        self.names.pop()

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self.early.append(False)
        self.generic_visit(node)
        self.early.pop()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_If(self, node: ast.If) -> None:
        if not (isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"):
            self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        words = frozenset(word for name in COMPARISONS for word in name.split())
        for left, right in pairwise(operands):
            if found := self.source.words(self.source.end(left), self.source.start(right), words):
                self.add("comparison", found[1], found[2], found[0], COMPARISONS[" ".join(found[0].split())])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        for left, right in pairwise(node.values):
            if found := self.source.words(self.source.end(left), self.source.start(right), frozenset(JOINTS)):
                self.add("and/or", found[1], found[2], found[0], JOINTS[found[0]])
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            line, column = self.source.start(node)
            self.add("not", (line, column), (line, column + 3), "not", "")
        if isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
            self.number(node.operand, -1)
        else:
            self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        self.number(node, 1)

    def number(self, node: ast.Constant, step: int) -> None:
        """One more; -1, which often stands for "none", becomes 0."""
        if isinstance(node.value, int | float) and not isinstance(node.value, bool):
            before = ast.get_source_segment(self.source.text, node) or repr(node.value)
            self.add("number", self.source.start(node), self.source.end(node), before, repr(node.value + step))


def _executable(code: object) -> Iterator[int]:
    yield from (line for _, _, line in code.co_lines() if line)  # type: ignore[attr-defined]
    for inner in code.co_consts:  # type: ignore[attr-defined]
        if hasattr(inner, "co_lines"):
            yield from _executable(inner)


def _reaching(line: int, statement: ast.stmt | None, executable: set[int]) -> tuple[int, ...]:
    """The lines to execute: the token's own, or, where the interpreter has no such line, those above it."""
    first = statement.lineno if statement else line
    return tuple(number for number in range(line, first - 1, -1) if number in executable)[:1]


def mutants(text: str, file: str) -> list[Mutant]:
    """All one-token mutants of a source, in the order of the text."""
    source = _Source(text)
    finder = _Finder(source)
    finder.visit(ast.parse(text))
    executable = set(_executable(compile(text, file, "exec")))
    found = []
    for kind, where, start, end, before, after, statement, early in finder.found:
        line, column = start
        rows = source.changed(start, end, after).splitlines()
        lines = _reaching(line, statement, executable)
        row = source.rows[line - 1].strip()
        found.append(Mutant(file, where, line, column, before, after, row, rows[line - 1].strip(), kind, lines, early))
    return sorted(found, key=lambda m: (m.line, m.column))


def apply(text: str, mutant: Mutant) -> str:
    """The source with this mutant in it."""
    source = _Source(text)
    start = (mutant.line, mutant.column)
    return source.changed(start, (mutant.line, mutant.column + len(mutant.before)), mutant.after)


def all_mutants(package: Path, roots: list[str]) -> list[Mutant]:
    """Those of every source below the given roots, which are folders or files of the package."""
    files: set[Path] = set()
    for root in roots:
        path = package / root
        files.update(path.rglob("*.py") if path.is_dir() else [path])
    found = []
    for path in sorted(files):
        found += mutants(path.read_text(encoding="utf-8"), path.relative_to(package).as_posix())
    return found
