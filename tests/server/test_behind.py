"""Workers give way to who plays from their first import on."""

import contextlib
import os
import signal
import subprocess
import sys
import time
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


def test_the_command_names_the_steps_and_the_module() -> None:
    for module, steps in (("thinker", 0), ("reader", 3)):
        assert behind.command(module, steps, "guests") == [
            sys.executable,
            "-m",
            "moonwall.server.behind",
            str(steps),
            f"moonwall.server.{module}",
            "guests",
        ]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends a process with the one that started it")
def test_a_worker_ends_with_its_server_even_where_that_is_killed(tmp_path: Path) -> None:
    # Given a server that has started a worker, which never looks up from its work
    (tmp_path / "worker.py").write_text("import os, time\nprint(os.getpid(), flush=True)\ntime.sleep(600)\n")
    command = [sys.executable, "-m", "moonwall.server.behind", "0", "worker"]
    script = f"import subprocess, time\nsubprocess.Popen({command!r})\ntime.sleep(600)"
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    with subprocess.Popen([sys.executable, "-c", script], env=environment, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        # When the server is killed
        server.kill()
    # Then the worker ends, too
    try:
        assert ends(worker)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.kill(worker, signal.SIGKILL)


def ends(process: int) -> bool:
    """Whether a process ends within ten seconds."""
    for _ in range(500):
        try:
            state = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
        except FileNotFoundError:
            return True
        if state == "Z":  # ended, and nobody has asked for its result
            return True
        time.sleep(0.02)
    return False
