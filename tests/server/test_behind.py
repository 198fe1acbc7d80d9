"""Workers give way to who plays from their first import on."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from moonwall.server import behind

pytestmark = pytest.mark.skipif(not hasattr(os, "nice"), reason="this system has no such order of processes")


def test_a_module_runs_so_many_steps_behind(tmp_path: Path) -> None:
    (tmp_path / "worker.py").write_text("import os, sys\nprint(os.nice(0), __name__, *sys.argv[1:])\n")
    command = [sys.executable, "-m", "moonwall.server.behind", "4", "worker", "one", "two"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    said = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=60).stdout
    assert said.split() == [str(min(19, os.nice(0) + 4)), "__main__", "one", "two"]


def test_nothing_but_the_step_is_loaded_before_it() -> None:
    """What the package itself loads would be loaded at full speed."""
    script = "import sys, moonwall.server.behind; print(*[m for m in sys.modules if m.startswith('moonwall')])"
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=60).stdout
    assert set(said.split()) == {"moonwall", "moonwall.server", "moonwall.server.behind"}


def test_zero_steps_is_the_module_itself() -> None:
    assert behind.command("thinker", 0, "guests") == [sys.executable, "-m", "moonwall.server.thinker", "guests"]
    assert behind.command("reader", 3) == [
        sys.executable,
        "-m",
        "moonwall.server.behind",
        "3",
        "moonwall.server.reader",
    ]
