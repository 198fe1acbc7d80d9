"""The same batches on a Ray cluster (``pip install moonwall[ray]``)."""

from __future__ import annotations

import importlib
import os
import socket
import threading
import time
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

from moonwall.table import SetupError

from .batch import Job, Result, play_one

PATIENCE = 8.0  # seconds in which a cluster must answer at its address
HEADERS, SETTINGS = 1, 4  # kinds of frames in HTTP/2, which gRPC speaks
ELSE = "something else listens there"
FINE = 0x88  # a reply's first header: ":status: 200"
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


def _frame(kind: int, flags: int = 0, stream: int = 0, body: bytes = b"") -> bytes:
    return len(body).to_bytes(3, "big") + bytes([kind, flags]) + stream.to_bytes(4, "big") + body


def _question() -> bytes:
    """gRPC's first words, and a call that a cluster knows, whether one may make it or not."""

    def text(said: bytes) -> bytes:
        return bytes([len(said)]) + said

    path, kind = text(b"/ray.rpc.NodeInfoGcsService/CheckAlive"), text(b"application/grpc")
    headers = (
        b"\x83\x86\x04" + path + b"\x01" + text(b"ray") + b"\x0f\x10" + kind
    )  # POST, http, path, host, content-type
    headers += b"\x00" + text(b"te") + text(b"trailers")
    call = _frame(HEADERS, 4, 1, headers) + _frame(0, 1, 1, bytes(5))
    return b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + _frame(SETTINGS) + call


def _ask(host: str, port: int, patience: float) -> str:
    """Why no cluster is there; nothing if something answers a call in the language that Ray speaks."""
    end = time.monotonic() + patience
    try:
        with socket.create_connection((host, port), timeout=patience) as line:
            line.sendall(_question())

            def take(n: int) -> bytes:
                taken = b""
                while len(taken) < n:
                    line.settimeout(max(0.01, end - time.monotonic()))
                    more = line.recv(n - len(taken))
                    if not more:
                        raise EOFError
                    taken += more
                return taken

            kinds: set[int] = set()
            while HEADERS not in kinds:
                head = take(9)
                kinds.add(head[3])
                if SETTINGS not in kinds:  # it comes first
                    return ELSE
                body = take(int.from_bytes(head[:3], "big"))
    except TimeoutError:
        return f"no answer within {patience:g} s"
    except EOFError:
        return ELSE
    except OSError as error:
        return error.strerror or str(error)
    return "" if body[:1] == bytes([FINE]) else ELSE
