"""Content: cards, tiles and tracks as rows of TOML, checked, with packs of a user's own laid over them.

A file holds arrays of tables, one a row: ``[[advisors]]`` with ``id``, ``source`` and the fields of its table's row
class (a frozen ``msgspec.Struct``). A pack is a folder of such files: a row with a known id changes the fields it
names, a row with a new id is added where the table allows it. Every problem names file, row, field and remedy.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from threading import Lock
from typing import TYPE_CHECKING, Any, Literal

from .cache import Kept
from .errors import TableError, did_you_mean

if TYPE_CHECKING:  # what only readers of files need is imported when one is read, so that the kernel starts fast
    from importlib.resources.abc import Traversable
    from pathlib import Path

    import msgspec

Source = Literal["rulebook", "public", "house", "pack"]
Rows = dict[str, Any]


class Problem:
    """One thing wrong with a content file."""

    __slots__ = ("field", "file", "line", "message", "row")

    def __init__(self, file: str, row: str, field: str, message: str, line: int = 0) -> None:
        self.file = file
        self.row = row
        self.field = field
        self.message = message
        self.line = line

    def __str__(self) -> str:
        where = self.file + (f":{self.line}" if self.line else "")
        row = f", row {self.row!r}" if self.row else ""
        field = f", field {self.field!r}" if self.field else ""
        return f"{where}{row}{field}: {self.message}"

    __repr__ = __str__


class ContentError(TableError):
    """Content that cannot be used; ``problems`` lists everything found."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = problems
        count = "1 problem" if len(problems) == 1 else f"{len(problems)} problems"
        super().__init__(f"{count} in the content:\n" + "\n".join(f"- {p}" for p in problems))


Check = Callable[[Any, Mapping[str, Rows]], Iterable[tuple[str, str]]]


class TableSpec:
    """One kind of rows. ``check(row, tables)`` yields (field, message) for what types alone cannot say.

    ``extend`` allows packs to add rows. ``aside`` names fields whose numbers are not in the sentence of a card, and
    why.
    """

    __slots__ = ("aside", "check", "extend", "name", "row")

    def __init__(
        self,
        name: str,
        row: type[msgspec.Struct],
        check: Check | None = None,
        extend: bool = True,
        aside: dict[str, str] | None = None,
    ) -> None:
        self.name = name
        self.row = row
        self.check = check
        self.extend = extend
        self.aside = aside or {}


LOWEST, HIGHEST = -99, 999  # what a number of a pack may be, where its field says nothing narrower
KEPT = ".content.json"  # how the name of a file ends that holds the whole content of a match


class Content:
    """Checked rows by table and id. ``hash`` changes with any row; what was kept has the hash it was kept under.

    ``specs`` are the tables it was read by."""

    __slots__ = ("hash", "packs", "specs", "tables")

    def __init__(
        self,
        tables: dict[str, Rows],
        packs: list[dict[str, str]],
        specs: tuple[TableSpec, ...],
        digest: str = "",
    ) -> None:
        self.tables = tables
        self.packs = packs
        self.specs = specs
        self.hash = digest or _digest(self._plain())

    def _plain(self) -> dict[str, dict[str, Any]]:
        import msgspec

        return {name: {i: msgspec.to_builtins(r) for i, r in rows.items()} for name, rows in self.tables.items()}

    def write(self) -> bytes:
        """All rows as JSON, to be kept with a match: ``read`` gives this content again when the house's has changed."""
        import json

        doc = {"what": "moonwall-content", "hash": self.hash, "packs": self.packs, "tables": self._plain()}
        return json.dumps(doc, separators=(",", ":")).encode()

    @staticmethod
    def empty() -> Content:
        return Content({}, [], ())

    def __getitem__(self, table: str) -> Rows:
        return self.tables[table]

    def describe(self) -> dict[str, Any]:
        return {"hash": self.hash, "packs": self.packs}


def _digest(plain: dict[str, dict[str, Any]]) -> str:
    import hashlib
    import json

    text = json.dumps(plain, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


def read(name: str, doc: bytes, specs: Iterable[TableSpec]) -> Content:
    """The content that ``Content.write`` wrote, under the rows of today; ContentError where they do not fit."""
    import json

    specs = tuple(specs)
    by_name = {spec.name: spec for spec in specs}
    _know(specs)
    try:
        kept = json.loads(doc)
        found, digest, packs = kept["tables"], kept["hash"], kept["packs"]
        if kept["what"] != "moonwall-content" or _digest(found) != digest:
            raise ValueError
    except (ValueError, KeyError, TypeError):
        raise ContentError(
            [Problem(name, "", "", "this is not the whole content of a match, or it is damaged")]
        ) from None
    problems = [
        Problem(name, "", table, "the rules have a table that is not here")
        for table in sorted(by_name.keys() - found.keys())
    ]
    problems += [
        Problem(name, "", table, "the rules have no such table") for table in sorted(found.keys() - by_name.keys())
    ]
    file = _File(name, "")
    tables: dict[str, Rows] = {table: {} for table in by_name}
    for table, spec in by_name.items():
        for row_id, row in found.get(table, {}).items():
            made = _convert(spec, row_id, row, file, problems)
            if made is not None:
                tables[table][row_id] = made
    if not problems:
        problems = [
            Problem(name, row_id, field, message)
            for table, spec in by_name.items()
            for row_id, row in tables[table].items()
            if spec.check
            for field, message in spec.check(row, tables)
        ]
    if problems:
        raise ContentError(problems)
    return Content(tables, packs, specs, digest)


@lru_cache(maxsize=32)
def read_file(path: str, specs: tuple[TableSpec, ...]) -> Content:
    """``read`` of a file; it is named by its hash and never changes."""
    from pathlib import Path

    return read(path, Path(path).read_bytes(), specs)


class _File:
    """A TOML file with a way to find a row's line again."""

    def __init__(self, name: str, text: str) -> None:
        import tomllib

        self.name = name
        self.lines = text.splitlines()
        self.data = tomllib.loads(text)
        self._ids: dict[tuple[str, str], int] | None = None

    def line_of(self, table: str, row: str, field: str = "") -> int:
        """The line of a field of a row, or of its id where the field is not written in one line of its own."""
        if self._ids is None:
            self._ids = self._find_ids()
        found = self._ids.get((table, row), 0)
        first = found
        while field and first > 0 and not self.lines[first - 1].strip().startswith("[["):
            first -= 1
        for number in range(first + 1, len(self.lines) + 1) if field and found else ():
            text = self.lines[number - 1].strip()
            if text.startswith("[["):
                break
            if text.partition("=")[0].strip() == field:
                return number
        return found

    def _find_ids(self) -> dict[tuple[str, str], int]:
        """The line of every row's id, by table and id; found in one reading, since every row is asked for."""
        found: dict[tuple[str, str], int] = {}
        table, began = "", 0
        for number, line in enumerate(self.lines, 1):
            text = line.strip()
            if text.startswith("[["):
                table, began = text[2:].partition("]]")[0], number
            word, _, value = text.partition("=")
            if word.strip() == "id":
                key = (table, value.partition("#")[0].strip().strip("\"'"))
                if not 0 < found.get(key, 0) < began:  # the first row of that id; of its lines the last
                    found[key] = number
        return found


_own_file = lru_cache(maxsize=64)(_File)  # the games' own files, which every pack is laid over


def load(
    folder: Traversable | Path,
    specs: Iterable[TableSpec],
    packs: tuple[str, ...] = (),
    more: tuple[Path, ...] = (),
) -> Content:
    """Read a folder of TOML, and ``more`` folders with further rows of any table, lay the packs over them, check all of
    it; ContentError lists every problem."""
    from pathlib import Path

    specs = tuple(specs)
    by_name = {spec.name: spec for spec in specs}
    _know(specs)
    raw: dict[str, dict[str, dict[str, Any]]] = {name: {} for name in by_name}
    origin: dict[tuple[str, str], _File] = {}
    problems: list[Problem] = []
    for file in _files(folder, "", problems):
        _collect(file, by_name, raw, origin, problems, pack=False)
    for path in more:
        for file in _files(path, str(path) + "/", problems):
            _collect(file, by_name, raw, origin, problems, pack=False)
    laid: list[dict[str, str]] = []
    own = {(table, row_id) for table, rows in raw.items() for row_id in rows}
    added: set[tuple[str, str]] = set()  # rows that only the packs have
    for pack in packs:
        path = Path(pack)
        if not path.is_dir():
            problems.append(
                Problem(str(pack), "", "", "there is no such folder; a content pack is a folder of .toml files")
            )
            continue
        files = _files(path, str(path) + "/", problems)
        if not files and not problems:
            problems.append(Problem(str(pack), "", "", "the folder holds no .toml file"))
        for file in files:
            _collect(file, by_name, raw, origin, problems, pack=True)
        added = {(table, row_id) for table, rows in raw.items() for row_id in rows} - own
        laid.append({"name": path.name, "hash": _hash_of(path, files)})
    tables: dict[str, Rows] = {name: {} for name in by_name}
    for name, rows in raw.items():
        for row_id, row in rows.items():
            before = len(problems)
            made = _convert(by_name[name], row_id, row, origin[name, row_id], problems)
            if made is not None:
                tables[name][row_id] = made
            if (name, row_id) in added:
                _ask_about(row_id, [i for i in rows if (name, i) not in added], problems[before:])
            if row.get("source") == "pack":
                problems += _far_numbers(origin[name, row_id], name, row_id, row)
    if not problems:
        for name, spec in by_name.items():
            for row_id, row in tables[name].items() if spec.check else ():
                file = origin[name, row_id]
                for field, message in spec.check(row, tables) if spec.check else ():
                    problems.append(Problem(file.name, row_id, field, message, file.line_of(name, row_id, field)))
    if problems:
        raise ContentError(problems)
    return Content(tables, laid, specs)


def _hash_of(pack: Path, files: list[_File]) -> str:
    """Names a pack by its rows and words: packs that differ in words alone are two."""
    import hashlib

    digest = hashlib.blake2b("\n".join(line for f in files for line in f.lines).encode(), digest_size=12)
    for words in sorted(pack.glob("locales/*/*.ftl")):
        digest.update(b"\0" + words.relative_to(pack).as_posix().encode() + b"\0" + words.read_bytes())
    return digest.hexdigest()


_known: set[type[msgspec.Struct]] = set()
_knowing = Lock()


def _know(specs: Iterable[TableSpec]) -> None:
    """Let msgspec take in the row classes, one thread at a time: it would do so when a class is first used, and two
    threads that meet there end the process."""
    import msgspec

    with _knowing:
        for spec in specs:
            if spec.row not in _known:
                msgspec.json.Decoder(spec.row)
                _known.add(spec.row)


def _files(folder: Traversable | Path, prefix: str, problems: list[Problem]) -> list[_File]:
    found = []
    for entry in sorted(folder.iterdir(), key=lambda e: e.name):
        if entry.name.endswith(".toml") and entry.name != "pack.toml":
            try:
                read = _File if prefix else _own_file
                found.append(read(prefix + entry.name, entry.read_text(encoding="utf-8")))
            except UnicodeDecodeError:
                problems.append(Problem(prefix + entry.name, "", "", "the file is not UTF-8 text"))
            except RecursionError:
                problems.append(Problem(prefix + entry.name, "", "", "not valid TOML: it is nested too deep"))
            except ValueError as error:  # of TOML, or of a number in it that is too long
                line = re.search(r"at line (\d+)", str(error))
                problems.append(
                    Problem(prefix + entry.name, "", "", f"not valid TOML: {error}", int(line[1]) if line else 0)
                )
    return found


def _collect(
    file: _File,
    specs: dict[str, TableSpec],
    raw: dict[str, dict[str, dict[str, Any]]],
    origin: dict[tuple[str, str], _File],
    problems: list[Problem],
    pack: bool,
) -> None:
    for table, rows in file.data.items():
        if table not in specs:
            problems.append(
                Problem(file.name, "", table, f"there is no table {table!r}.{did_you_mean(table, list(specs))}")
            )
            continue
        if not isinstance(rows, list) or not all(isinstance(r, dict) for r in rows):
            problems.append(Problem(file.name, "", table, f"write each row as [[{table}]]"))
            continue
        seen: set[str] = set()
        for number, row in enumerate(rows, 1):
            row_id = row.get("id")
            if not isinstance(row_id, str) or not row_id:
                problems.append(Problem(file.name, f"{table} number {number}", "id", "every row needs an id, a text"))
                continue
            line = file.line_of(table, row_id)
            if row_id in seen or (row_id in raw[table] and not pack):
                problems.append(Problem(file.name, row_id, "id", "this id is used twice", line))
                continue
            seen.add(row_id)
            if row_id in raw[table]:
                raw[table][row_id] = {**raw[table][row_id], "source": "pack", **row}
            elif pack and not specs[table].extend:
                known = list(raw[table])
                problems.append(
                    Problem(
                        file.name,
                        row_id,
                        "id",
                        f"a pack cannot add rows to {table!r}.{did_you_mean(row_id, known)}",
                        line,
                    )
                )
                continue
            else:
                raw[table][row_id] = {"source": "pack", **row} if pack else row
            origin[table, row_id] = file


def pack_rows(folder: Path) -> list[tuple[str, str]]:
    """Table and id of all that a pack writes, as far as it can be read, whatever game it is for."""
    return [
        (table, str(row.get("id", "")))
        for file in (_files(folder, f"{folder}/", []) if folder.is_dir() else ())
        for table, rows in file.data.items()
        if isinstance(rows, list)
        for row in rows
        if isinstance(row, dict)
    ]


def near_id(row_id: str, known: list[str]) -> str:
    """The known id that a new one may be a slip of the pen for, or nothing."""
    from difflib import get_close_matches

    return next(iter(get_close_matches(row_id, known, n=1, cutoff=0.8)), "")


def _ask_about(row_id: str, known: list[str], problems: list[Problem]) -> None:
    """A new row with something wrong in it may be an old one, misspelt."""
    near = near_id(row_id, known) if problems else ""
    for problem in problems if near else ():
        stop = "" if problem.message.endswith((".", "?")) else "."
        problem.message += f"{stop} Is {row_id!r} a new row, or did you mean {near!r}?"


def _far_numbers(file: _File, table: str, row_id: str, row: dict[str, Any]) -> list[Problem]:
    found = []
    for field, message in _too_far(row, ""):
        line = file.line_of(table, row_id, re.split(r"[.\[]", field)[0])
        found.append(Problem(file.name, row_id, field, message, line))
    return found


def _too_far(value: Any, field: str) -> Iterable[tuple[str, str]]:
    """Numbers that no card can mean; a game would take them literally."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from _too_far(part, f"{field}.{key}" if field else str(key))
    elif isinstance(value, list):
        for place, part in enumerate(value):
            yield from _too_far(part, f"{field}[{place}]")
    elif isinstance(value, (int, float)) and not LOWEST <= value <= HIGHEST:
        yield field, f"a number from {LOWEST} to {HIGHEST} is expected, not {value}"


def _convert(spec: TableSpec, row_id: str, row: dict[str, Any], file: _File, problems: list[Problem]) -> Any:
    import msgspec

    known = list(spec.row.__struct_encode_fields__)  # msgspec.structs.fields would read all types of the row anew
    wrong = [key for key in row if key not in known]
    for key in wrong[:20]:  # who has more of them has one reason for all
        line = file.line_of(spec.name, row_id, key)
        problems.append(Problem(file.name, row_id, key, f"there is no field {key!r}.{did_you_mean(key, known)}", line))
    if wrong:
        return None
    try:
        return msgspec.convert(row, spec.row, strict=True)
    except msgspec.ValidationError as error:
        message, _, path = str(error).partition(" - at `$")
        field = path.strip("`.") if path else ""
        missing = re.search(r"missing required field `([^`]+)`", message)
        if missing:
            field = f"{field}.{missing[1]}" if field else missing[1]
        allowed = _allowed(spec.row, field, row)
        message = message[:1].lower() + message[1:] + (f".{allowed}" if allowed else "")
        top = re.split(r"[.\[]", field)[0]
        problems.append(Problem(file.name, row_id, field, message, file.line_of(spec.name, row_id, top)))
        return None


_types: Kept[Any] = Kept(100)  # what is known of a row class: reading it takes longer than reading a row


def _allowed(row: type[msgspec.Struct], field: str, value: Any) -> str:
    """A closing sentence that lists the words a field knows, where it knows only some."""
    import msgspec

    kind: Any = _types.get(row, lambda: msgspec.inspect.type_info(row))
    for part in re.findall(r"[^.\[\]]+", field):
        if isinstance(kind, msgspec.inspect.UnionType):
            tags = [t.tag for t in kind.types if isinstance(t, msgspec.inspect.StructType) and t.tag_field == part]
            if tags:
                return did_you_mean(_at(value, field), [str(tag) for tag in tags])
            kind = next((t for t in kind.types if not isinstance(t, msgspec.inspect.NoneType)), kind)
        if isinstance(kind, msgspec.inspect.StructType):
            kind = next((f.type for f in kind.fields if f.encode_name == part), None)
        else:
            kind = getattr(kind, "item_type", None)
        if isinstance(kind, msgspec.inspect.Metadata):
            kind = kind.type
    if isinstance(kind, msgspec.inspect.LiteralType):
        return did_you_mean(_at(value, field), [str(v) or "''" for v in kind.values])
    return ""


def _at(value: Any, field: str) -> str:
    for part in re.findall(r"[^.\[\]]+", field):
        try:
            value = value[int(part)] if isinstance(value, (list, tuple)) else value[part]
        except (KeyError, IndexError, TypeError, ValueError):
            return ""
    return str(value)
