"""The same batches on a Ray cluster (``pip install moonwall[ray]``)."""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

from moonwall.table import SetupError

from .batch import Job, Result, play_one

CHUNK = 4  # games a task: large enough to hide its cost, small enough to spread


def run_on_ray(jobs: Iterable[Job], address: str, imports: Sequence[str] = ()) -> Iterator[Result]:
    """Play jobs on the cluster at ``address`` (``local`` starts one here, ``auto`` finds the one running)."""
    try:
        ray: Any = importlib.import_module("ray")
    except ImportError as error:
        raise SetupError("Ray is not installed; install moonwall[ray], or leave --ray away") from error
    began = not ray.is_initialized()
    if began:
        try:
            ray.init(address=None if address == "local" else address, include_dashboard=False, log_to_driver=False)
        except (ConnectionError, ValueError) as error:
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
