"""Build what is published: a pure wheel, an sdist and a wheel with the compiled engine, all with the page inside.

``python tools/wheel.py`` writes them to ``dist/``. ``--only pure`` (or ``sdist``, ``compiled``) builds one of them.
The compiled wheel fits this Python and this system only; the pure one fits all.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from compile import BUILD, ROOT, build, fresh

from moonwall import engine

KINDS = ("pure", "sdist", "compiled")
PARTS = ("pyproject.toml", "README.md", "LICENSE", "tools/wheel_hook.py")  # what a build needs beside the package


def hatch(root: Path, target: str, out: Path) -> Path:
    """Build one target of the project in ``root`` and give the file."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", folder]
        done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True)
        if done.returncode:
            raise SystemExit(f"{done.stdout}{done.stderr}The build stopped, see above.")
        (made,) = Path(folder).iterdir()
        return Path(shutil.move(made, out / made.name))


def compiled(out: Path, level: str, jobs: int) -> Path:
    """The wheel with the compiled engine: the same project, with the compiled copy of the package in it."""
    if not fresh(level):
        build(level, jobs)
    stage = BUILD.with_name("wheel")
    shutil.rmtree(stage, ignore_errors=True)
    for part in PARTS:
        (stage / part).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / part, stage / part)
    leave = shutil.ignore_patterns("__pycache__", engine.STAMP)
    shutil.copytree(BUILD, stage / "src", ignore=leave)
    # the page may be younger than the engine, and the rules are put in by the project itself
    for folder, source in (("server/static", ROOT / "src/moonwall/server/static"), ("rules", None)):
        shutil.rmtree(stage / "src/moonwall" / folder, ignore_errors=True)
        if source is not None and source.is_dir():
            shutil.copytree(source, stage / "src/moonwall" / folder)
    shutil.copytree(ROOT / "docs/rules", stage / "docs/rules")
    wheel = hatch(stage, "wheel", out)
    shutil.rmtree(stage)
    return wheel


def main() -> None:
    parser = argparse.ArgumentParser(description="Build the wheels and the sdist.")
    parser.add_argument("--only", choices=KINDS, action="append", help="build this one; repeatable (default: all)")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="the folder they go to (default: dist)")
    parser.add_argument("--level", default="2", choices=list("0123"), help="how hard the C compiler tries (default 2)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="C files at once (default: all cores)")
    given = parser.parse_args()
    out = given.out.resolve()
    out.mkdir(parents=True, exist_ok=True)
    for kind in given.only or KINDS:
        if kind == "compiled":
            file = compiled(out, given.level, given.jobs)
        else:
            file = hatch(ROOT, "wheel" if kind == "pure" else "sdist", out)
        print(f"{file}  ({file.stat().st_size / 1e6:.1f} MB)", flush=True)


if __name__ == "__main__":
    main()
