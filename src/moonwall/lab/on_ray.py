"""The same batches on a Ray cluster (``pip install moonwall[ray]``)."""

from __future__ import annotations

import importlib
import os
import socket
import threading
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

from moonwall.table import SetupError

from .batch import Job, Result, play_one

PATIENCE = 8.0  # seconds in which a cluster must answer at its address
HELLO = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])  # gRPC's first words: empty settings
SETTINGS = 4  # the kind of frame with which whoever speaks gRPC answers
CHUNK = 4  # games a task: large enough to hide its cost, small enough to spread


def run_on_ray(jobs: Iterable[Job], address: str, imports: Sequence[str] = ()) -> Iterator[Result]:
    """Play jobs on the cluster at ``address`` (``local`` starts one here, ``auto`` finds the one running)."""
    try:
        ray: Any = importlib.import_module("ray")
    except ImportError as error:
        raise SetupError("Ray is not installed; install moonwall[ray], or leave --ray away") from error
    began = not ray.is_initialized()
    if began:
        look_for(address)
        try:
            ray.init(address=address, include_dashboard=False, log_to_driver=False)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise SetupError(f"no Ray cluster answers at {address!r}: {error}") from error
    try:
        task = ray.remote(_play_some)
        supply = iter(jobs)
        running: list[Any] = []
        room = max(2, 2 * int(ray.cluster_resources().get("CPU", 1)))
        while True:
            while len(running) < room and (some := list(islice(supply, CHUNK))):
                running.append(task.remote(some, tuple(imports)))
            if not running:
                break
            done, running = ray.wait(running, num_returns=1)
            for results in ray.get(done):
                yield from results
    finally:
        if began:
            ray.shutdown()


def _play_some(jobs: list[Job], imports: tuple[str, ...]) -> list[Result]:
    for name in imports:
        importlib.import_module(name)
    return [play_one(job) for job in jobs]


# --- is anybody there? --------------------------------------------------------------------------------------------


def look_for(address: str, patience: float = PATIENCE) -> None:
    """A SetupError within ``patience`` seconds where nothing that could be a cluster answers at ``address``.

    Ray itself tries for a minute and more before it says so.
    """
    named = os.environ.get("RAY_ADDRESS", "auto") if address == "auto" else address
    if named in ("local", "auto"):
        return
    said = repr(address) if named == address else f"{address!r}, which RAY_ADDRESS says is {named!r}"
    host, port = _place(named)
    found: list[str] = []
    asking = threading.Thread(target=lambda: found.append(_ask(host, port, patience)), daemon=True)
    asking.start()
    asking.join(patience)  # looking up a name has no limit of its own
    why = found[0] if found else f"no answer within {patience:g} s"
    if why:
        raise SetupError(f"no Ray cluster answers at {said}: {why}")


def _place(address: str) -> tuple[str, int]:
    """Host and port of ``host:port`` or ``ray://host:port``."""
    host, colon, port = address.removeprefix("ray://").rstrip("/").rpartition(":")
    if not colon or not host or not port.isdigit() or not 0 < int(port) < 65536:
        raise SetupError(
            f"{address!r} is no address of a Ray cluster; write host:port (127.0.0.1:6379), ray://host:10001, "
            "auto for the one that runs on this machine, or local to start one"
        )
    return host.strip("[]"), int(port)


def _ask(host: str, port: int, patience: float) -> str:
    """Why no cluster is there; nothing if something answers in the language that Ray speaks."""
    try:
        with socket.create_connection((host, port), timeout=patience) as line:
            line.settimeout(patience)
            line.sendall(HELLO)
            answer = b""
            while len(answer) < 9 and (more := line.recv(9 - len(answer))):
                answer += more
    except TimeoutError:
        return f"no answer within {patience:g} s"
    except OSError as error:
        return error.strerror or str(error)
    return "" if len(answer) == 9 and answer[3] == SETTINGS else "something else listens there"
