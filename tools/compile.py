"""Build a compiled copy of the engine: the same games, about twice as fast.

``python tools/compile.py`` copies ``src/moonwall`` to ``build/compiled/moonwall`` and compiles kernel, rules and bots
there with mypyc. The sources are never touched and no compiled file lies beside them; whoever wants the compiled engine
puts ``build/compiled`` first on ``PYTHONPATH``. ``tools/same_games.py`` checks that it plays the same games.

A few things that mypyc cannot know are changed in the copy, by rules that fail loudly when the source no longer fits:

- ``__slots__`` become ``__fields__``: a compiled class has no slots, but a step's fields are still asked for in order;
- what the interpreter makes of the fields of a step or a position when the class is made is written out;
- class variables that a subclass sets are marked as such;
- what a module binds once is final: mypyc looks up all else in the module's dictionary each time it is used;
- classes that interpreted code subclasses, or that are made by ``__new__`` alone, are marked as open.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import inspect
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import types
from collections import Counter
from pathlib import Path

from moonwall import engine

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "moonwall"
RULES = ROOT / "docs" / "rules"
BUILD = ROOT / "build" / "compiled"

KERNEL = ("calendar", "errors", "events", "match", "options", "outcome", "position", "steps")
BOTS = ("base", "evaluation", "greedy", "search")
# Not on the hot path: started once a game, or never during play. Files that need msgspec are left out anyway.
COOL = {"game.py", "compose.py", "rows.py", "scenarios.py", "sentences.py", "tables.py", "terminal.py", "view.py"}

OPEN = {
    "table/match.py": ("Match",),
    "table/position.py": ("Position",),
    "table/steps.py": ("Step", "Choice", "Together"),
    "games/great_wall/cards/book.py": ("Act",),
    "games/great_wall/part.py": ("Part", "Player"),
    "games/great_wall/position.py": ("GreatWall",),
    "games/tsukuyumi/hooks.py": ("Hooks",),
    "games/tsukuyumi/part.py": ("Part",),
    "games/tsukuyumi/part_shown.py": ("Shown",),
    "games/tsukuyumi/position.py": ("Tsukuyumi",),
}
CLASS_VARIABLES = {"joint", "kind", "secret", "silent", "waits"}  # of steps; see table/steps.py
HEAD = "from __future__ import annotations\n"
DRIVER = """
import sys
from concurrent.futures import ThreadPoolExecutor
from mypyc.build import mypycify
from setuptools import setup
from distutils.ccompiler import CCompiler

level, jobs, *paths = sys.argv[1:]


def compile(self, sources, output_dir=None, macros=None, include_dirs=None, debug=0, extra_preargs=None,
            extra_postargs=None, depends=None):
    # as the original does, but several files at once
    _, objects, extra, flags, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs)
    arguments = self._get_cc_args(flags, debug, extra_preargs)
    with ThreadPoolExecutor(int(jobs)) as pool:
        list(pool.map(lambda one: self._compile(one, *build[one], arguments, extra, flags), objects))
    return objects


CCompiler.compile = compile
setup(
    name="moonwall-compiled",
    script_args=["--quiet", "build_ext", "--inplace"],
    ext_modules=mypycify(paths, opt_level=level, debug_level="0", multi_file=True),
)
"""


def fresh(level: str | None = None) -> bool:
    """Whether the compiled copy was made from these very sources (and as hard as ``level`` says)."""
    try:
        made_from = (BUILD / engine.STAMP).read_text(encoding="utf-8").split()
    except FileNotFoundError:
        return False
    return made_from[0] == engine.stamp(SOURCE) and level in (None, *made_from[1:])


def has_compiler() -> bool:
    """Whether C can be compiled here against this Python."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return shutil.which(compiler) is not None and header.is_file()


def hot_path() -> list[str]:
    """The files to compile, relative to the package."""
    paths = [f"table/{name}.py" for name in KERNEL] + [f"bots/{name}.py" for name in BOTS]
    for file in sorted((SOURCE / "games").rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        if file.name not in COOL and HEAD in text and not re.search(r"^(import|from) msgspec", text, re.M):
            paths.append(file.relative_to(SOURCE).as_posix())
    return paths


def names_of(node: ast.stmt) -> set[str]:
    """What a statement binds."""
    if isinstance(node, (ast.Import, ast.ImportFrom)):
        return {(alias.asname or alias.name).split(".")[0] for alias in node.names}
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        return {node.name}
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return {target.id for target in targets if isinstance(target, ast.Name)}


def check_imports(path: str, tree: ast.Module) -> None:
    """Compiled, an import within a function binds a name of the whole module: it must not mean another thing there."""
    outside = set().union(*(names_of(node) for node in tree.body))
    for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        for node in ast.walk(function):
            if isinstance(node, (ast.Import, ast.ImportFrom)) and (both := names_of(node) & outside):
                raise SystemExit(
                    f"{path}:{node.lineno}: {', '.join(both)} is also a name of the module; import a module"
                )


def check_rows(path: str, tree: ast.Module) -> None:
    """Compiled, a class loses what its base is told by keywords (``frozen``, ``kw_only``) and the types of its fields:
    rows of content would neither be read nor refused as they should."""
    for owner in (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)):
        told = [word.arg for word in owner.keywords if word.arg != "metaclass"]
        if told:
            raise SystemExit(
                f"{path}:{owner.lineno}: class {owner.name} says {', '.join(map(str, told))}, which compiling drops; "
                f"put it into a file that is not compiled ({', '.join(sorted(COOL))})"
            )


def check_super(path: str, tree: ast.Module) -> None:
    """Compiled, ``super()`` in a method of the class gives the wrong class to the one it calls."""
    for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        if any(isinstance(mark, ast.Name) and mark.id == "classmethod" for mark in function.decorator_list):
            for node in ast.walk(function):
                if isinstance(node, ast.Name) and node.id == "super":
                    raise SystemExit(f"{path}:{node.lineno}: super() in a class method; call a function instead")


def check_copies(path: str, tree: ast.Module) -> None:
    """Compiled, an object is neither copied nor pickled by itself: ``copy`` would call its class without arguments."""
    for node in ast.walk(tree):
        names = [alias.name for alias in node.names] if isinstance(node, (ast.Import, ast.ImportFrom)) else []
        if "copy" in names:
            raise SystemExit(f"{path}:{node.lineno}: copy() of a compiled object fails; make another one")


KNOWN_TYPES = re.compile(r"(int|str|bool|None|tuple|list|\.\.\.|[\[\], |])+")


def write_out(path: str, lines: list[str], tree: ast.Module) -> list[str]:
    """Give each class that names its fields what the interpreter makes of them."""
    module = importlib.import_module(module_name(path))
    base = importlib.import_module("moonwall.table.steps").Step
    position = importlib.import_module("moonwall.table.position").Position
    fields_of = importlib.import_module("moonwall.table.fields")
    for owner in reversed([node for node in tree.body if isinstance(node, ast.ClassDef)]):
        cls = getattr(module, owner.name)
        named = [node for node in owner.body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)]
        fields = [node for node in named if not ast.unparse(node.annotation).startswith("ClassVar")]
        if cls is not position and issubclass(cls, position) and cls.field_types:
            kinds = f"    field_types: typing_.ClassVar[dict[str, str]] = {cls.field_types!r}"
            sources = fields_of.position_sources(owner.name, cls.field_types).values()
            made = [f"    {line}" for source in sources for line in source.split("\n")]
            assert owner.end_lineno is not None
            lines[owner.end_lineno : owner.end_lineno] = made
            lines.insert(owner.body[0].end_lineno or owner.lineno, kinds)
            continue
        if cls is base or not issubclass(cls, base):
            continue
        own = [node.target.id for node in fields if isinstance(node.target, ast.Name)]
        last = owner.body[0].end_lineno if ast.get_docstring(owner) else owner.lineno
        assert last is not None
        if any(isinstance(n, ast.Assign) and ast.unparse(n.targets[0]) == "__slots__" for n in owner.body):
            continue
        added = [
            f"    __slots__: typing_.ClassVar[tuple[str, ...]] = {tuple(own)!r}",
            *(f"    {n}: {t}" for n, t in ((name, cls.__annotations__[name]) for name in own)),
        ]
        if own and not any(isinstance(n, ast.FunctionDef) and n.name == "__init__" for n in owner.body):
            added += initializer(cls, own)
        for node in reversed(fields):
            assert node.end_lineno is not None
            del lines[node.lineno - 1 : node.end_lineno]
        lines[last:last] = added
    return lines


def initializer(cls: type, own: list[str]) -> list[str]:
    """The lines of the ``__init__`` of a step class."""
    kinds: dict[str, str] = {}
    defaults: dict[str, object] = {}
    for one in reversed(cls.__mro__):
        kinds.update(inspect.get_annotations(one))
        defaults.update(one.__dict__.get("defaults", {}))
    before = [name for name in cls.fields if name not in own]  # type: ignore[attr-defined]
    # a type that only the base's module knows is left out: it is checked when the base keeps the value
    takes = [
        f"{name}: {kinds[name] if name in own or KNOWN_TYPES.fullmatch(kinds[name]) else 'typing_.Any'}"
        + (f" = {defaults[name]!r}" if name in defaults else "")
        for name in (*before, *own)
    ]
    first = [f"        super().__init__({', '.join(before)})"] if before else []
    return [
        f"    def __init__(self, {', '.join(takes)}) -> None:",
        *first,
        *(f"        self.{name} = {name}" for name in own),
    ]


def binds(tree: ast.Module) -> Counter[str]:
    """How often each name of a module is bound, wherever in it; a name that a function calls global counts twice."""
    found: Counter[str] = Counter()
    scopes: list[tuple[ast.AST, bool]] = [(node, True) for node in tree.body]
    while scopes:
        node, outside = scopes.pop()
        if isinstance(node, ast.Global):
            found.update(2 * node.names)
        if outside and isinstance(node, (ast.Import, ast.ImportFrom, ast.FunctionDef, ast.ClassDef)):
            found.update(names_of(node))
        if outside and isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            found[node.id] += 1
        inside = isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.Lambda, ast.comprehension, ast.GeneratorExp))
        inside = inside or isinstance(node, (ast.ListComp, ast.SetComp, ast.DictComp))
        scopes += [(child, outside and not inside) for child in ast.iter_child_nodes(node)]
    return found


KINDS_OF_TYPES = (type, types.GenericAlias, types.UnionType, types.ModuleType)


def is_type(value: object) -> bool:
    """Whether a value is a type, or stands for one in annotations."""
    return isinstance(value, KINDS_OF_TYPES) or type(value).__module__ == "typing"


def row_type(value: object) -> str:
    """The type of a tuple of alike numbers or words as one of any length, since mypyc makes a C struct of any other
    and copies it whole to index it; else nothing."""
    if not isinstance(value, tuple) or len({type(one) for one in value}) != 1:
        return ""
    inner = type(value[0]).__name__ if isinstance(value[0], (int, str)) else row_type(value[0])
    same = all(row_type(one) == inner for one in value) if isinstance(value[0], tuple) else True
    return f"tuple[{inner}, ...]" if inner and same else ""


def finals(path: str, lines: list[str], tree: ast.Module) -> None:
    """Say of what a module binds only once that it is final; whole numbers and words are written out."""
    module = importlib.import_module(module_name(path))
    times = binds(tree)
    for node in tree.body:
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            target = node.targets[0]
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            target = node.target
        else:
            continue
        names = [one.id for one in ast.walk(target) if isinstance(one, ast.Name)]
        if not isinstance(target, (ast.Name, ast.Tuple)) or any(times[n] != 1 or n.startswith("__") for n in names):
            continue
        values = [getattr(module, name) for name in names]
        if any(value is None or is_type(value) for value in values):
            continue
        said = node.annotation if isinstance(node, ast.AnnAssign) else None
        if all(type(value) in (int, str) for value in values) and (said is None or ast.unparse(said) in ("int", "str")):
            made = "; ".join(f"{name}: typing_.Final = {value!r}" for name, value in zip(names, values))
        elif isinstance(target, ast.Tuple) or (said is not None and re.match(r"Final|TypeAlias", ast.unparse(said))):
            continue
        else:
            kind = f"[{row_type(values[0])}]" if said is None else f"[{ast.unparse(said)}]"
            assert node.value is not None
            made = f"{names[0]}: typing_.Final{kind if kind != '[]' else ''} = {ast.unparse(node.value)}"
        assert node.end_lineno is not None
        lines[node.lineno - 1 : node.end_lineno] = [made] + [""] * (node.end_lineno - node.lineno)


def module_name(path: str) -> str:
    return "moonwall." + path.removesuffix(".py").replace("/", ".").removesuffix(".__init__")


def prepare(path: str, text: str) -> str:
    """The source of a file as mypyc needs it."""
    if text.count(HEAD) != 1:
        raise SystemExit(f"{path}: expected one line {HEAD.strip()!r}")
    lines = text.split("\n")
    tree = ast.parse(text)
    check_imports(path, tree)
    check_rows(path, tree)
    check_super(path, tree)
    check_copies(path, tree)
    finals(path, lines, tree)
    tree = ast.parse("\n".join(lines))
    if not path.startswith("bots/"):
        text = "\n".join(write_out(path, lines, tree))
        lines = text.split("\n")
        tree = ast.parse(text)
    for owner in (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)):
        for node in owner.body:
            if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Name):
                continue
            name = node.targets[0].id
            if name == "__slots__":
                annotation = "typing_.ClassVar[tuple[str, ...]]"
            elif name in CLASS_VARIABLES and not path.startswith("bots/"):
                annotation = "typing_.ClassVar"
            else:
                continue
            at = node.lineno - 1
            lines[at] = lines[at].replace(f"{name} =", f"{name}: {annotation} =", 1)
    text = "\n".join(lines)
    # An interpreted subclass of a compiled class still has slots.
    text = text.replace('.get("__slots__", ())', '.get("__fields__") or base.__dict__.get("__slots _", ())')
    text = text.replace("__slots__", "__fields__").replace("__slots _", "__slots__")
    if path == "table/steps.py":  # mypyc knows neither; what they do is written out
        text = text.replace("@dataclass_transform(eq_default=False)\n", "").replace(", metaclass=Slotted", "")
    if path == "table/position.py":
        text = text.replace("(metaclass=Slotted)", "")
    for name in OPEN.get(path, ()):
        text, found = re.subn(
            rf"^class {name}\b",
            f"@mypyc_.mypyc_attr(allow_interpreted_subclasses=True)\nclass {name}",
            text,
            flags=re.M,
        )
        if found != 1:
            raise SystemExit(f"{path}: expected one class {name}")
    return text.replace(HEAD, HEAD + "\nimport typing as typing_\n\nimport mypy_extensions as mypyc_\n")


def build(level: str, jobs: int) -> None:
    copy = BUILD.with_name("compiling")
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(SOURCE, copy / "moonwall", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(RULES, copy / "moonwall" / "rules")
    made_from = engine.stamp(SOURCE)
    paths = hot_path()
    for path in paths:
        file = copy / "moonwall" / path
        file.write_text(prepare(path, file.read_text(encoding="utf-8")), encoding="utf-8")
    print(f"Compiling {len(paths)} files with -O{level}; this takes some minutes", flush=True)
    # No fused multiply-add, so that floats are the same to the last bit on every machine.
    environment = {**os.environ, "CFLAGS": f"{os.environ.get('CFLAGS', '')} -ffp-contract=off".strip()}
    environment.pop("PYTHONPATH", None)
    command = [sys.executable, "-c", DRIVER, level, str(jobs), *(f"moonwall/{path}" for path in paths)]
    if subprocess.run(command, cwd=copy, env=environment).returncode:
        raise SystemExit("The compiler stopped; the last build, if there is one, is still in its place.")
    for rest in ("build", ".mypy_cache"):
        shutil.rmtree(copy / rest, ignore_errors=True)
    (copy / engine.STAMP).write_text(f"{made_from} {level}\n", encoding="utf-8")
    shutil.rmtree(BUILD, ignore_errors=True)
    copy.rename(BUILD)
    where = BUILD.relative_to(ROOT)
    print(f"Done. Use it by PYTHONPATH={where}, for instance:")
    print(f"  PYTHONPATH={where} .venv/bin/moonwall tournament great-wall --bots 'greedy random' --games 20")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Build a compiled copy of the engine in build/compiled.")
    parser.add_argument("--level", default="1", choices=list("0123"), help="how hard the C compiler tries (default 1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="C files at once (default: all cores)")
    given = parser.parse_args()
    if not has_compiler():
        raise SystemExit("A C compiler and the headers of Python are needed; they are not here.")
    build(given.level, given.jobs)
