"""A cable to PostgreSQL that can be pulled out and put in again: a proxy between a server and a real database."""

from __future__ import annotations

import contextlib
import socket
import threading
from urllib.parse import parse_qs, urlsplit


class Cable:
    """``url`` leads to the database through this process."""

    def __init__(self, postgres: str, password: str) -> None:
        parts = urlsplit(postgres)
        self._file = parse_qs(parts.query)["host"][0] + "/.s.PGSQL.5432"
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._ends: set[socket.socket] = set()
        self._in = True
        name = parts.path.lstrip("/") or "postgres"
        self.url = f"postgresql://postgres:{password}@127.0.0.1:{self._listener.getsockname()[1]}/{name}"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            if not self._in:
                near.close()
                continue
            far = socket.socket(socket.AF_UNIX)
            far.connect(self._file)
            self._ends |= {near, far}
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65536):
                other.sendall(data)
        for end in (one, other):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            self._ends.discard(end)

    def pull(self) -> None:
        self._in = False
        for end in list(self._ends):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def plug(self) -> None:
        self._in = True

    def close(self) -> None:
        self.pull()
        self._listener.close()
