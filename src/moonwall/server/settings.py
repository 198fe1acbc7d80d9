"""What an operator may set, by ``MOONWALL_*`` in the environment or by the command's options."""

from __future__ import annotations

import os
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path

import msgspec
import platformdirs

LOOPBACK = ("127.0.0.1", "localhost", "::1")


class SettingsError(Exception):
    """A setting that cannot be used; the message says what would be right."""


class Settings(msgspec.Struct, frozen=True):
    """Defaults are for one person's own machine: loopback, one SQLite file, generous limits."""

    database: str = ""
    data_dir: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    hosts: tuple[str, ...] = ()  # names this server answers to besides loopback; "*" for any
    origins: tuple[str, ...] = ()  # pages of other origins that may open WebSockets
    rate: float = 50.0  # requests a second from one address, 0 for no limit
    burst: int = 300
    create_rate: float = 2.0  # new matches, imports and packs a second from one address
    create_burst: int = 60
    socket_rate: float = 40.0  # frames a second on one WebSocket
    socket_burst: int = 200
    sockets_per_address: int = 200
    connections_per_address: int = 400  # open connections of any kind, said or silent
    head_seconds: float = 10.0  # for the head of a request
    daily_bytes: int = 100_000_000  # kept in a day for one address: matches, imports, packs, chat, undone answers
    min_free_bytes: int = 200_000_000  # with less room on the disk nothing new is kept
    keep_matches: float = -1.0  # days without a move; 0 for ever; -1: a year, on loopback for ever
    keep_bot_tables: float = 7.0  # the same for tables of bots alone
    keep_packs: float = 30.0  # days that a pack stays that no match is played with
    idle_tables: int = 50  # tables of bots alone that play on though nobody looks
    max_body: int = 4_000_000
    max_frame: int = 65_536
    pack_seconds: float = 0.35  # of computing, for reading a content pack that a stranger sends
    pack_memory: int = 80  # MB
    record_seconds: float = 10.0  # of computing, for playing a record again
    record_memory: int = 300  # MB
    webhooks: str = "public"  # off, public (only public addresses), any
    push: str = "public"  # off, public (only public addresses, by HTTPS), any
    push_contact: str = "https://example.org"  # how push services reach the operator: an https address or mailto:
    metrics: str = "loopback"  # off, loopback, all
    bot_workers: int = 0  # 0: one less than the machine has cores
    bot_seed: int = -1  # from 0 on: bots that do not think by the clock answer alike in every run
    cached_matches: int = 400
    sleep_after: float = 120.0  # seconds after which a match that nobody looks at leaves the memory
    drain_seconds: float = 0.0  # between the word to end and the end: /healthz says so, so that a balancer looks away
    snapshot_every: int = 64
    plugins: tuple[str, ...] = ()  # modules that register more games
    log: str = "console"  # console, json, off

    @property
    def url(self) -> str:
        """The database as SQLAlchemy wants it."""
        return database_url(self.database, self.folder)

    @property
    def folder(self) -> Path:
        return Path(self.data_dir) if self.data_dir else platformdirs.user_data_path("moonwall", appauthor=False)

    @property
    def days_of_matches(self) -> float:
        """After how many days without a move a match is forgotten; 0 for never."""
        if self.keep_matches >= 0:
            return self.keep_matches
        return 0.0 if self.loopback else 365.0

    @property
    def loopback(self) -> bool:
        return self.host in LOOPBACK


_CHOICES = {
    "webhooks": ("off", "public", "any"),
    "push": ("off", "public", "any"),
    "metrics": ("off", "loopback", "all"),
    "log": ("console", "json", "off"),
}
_MANY = 1_000_000_000
_RANGES: dict[str, tuple[float, float]] = {
    "port": (0, 65535),
    "rate": (0, _MANY),
    "burst": (1, _MANY),
    "create_rate": (0, _MANY),
    "create_burst": (1, _MANY),
    "socket_rate": (0, _MANY),
    "socket_burst": (1, _MANY),
    "sockets_per_address": (0, _MANY),
    "connections_per_address": (0, _MANY),
    "head_seconds": (0.1, 3600),
    "daily_bytes": (0, 1e15),
    "min_free_bytes": (0, 1e15),
    "keep_matches": (-1, 100_000),
    "keep_bot_tables": (0, 100_000),
    "keep_packs": (0, 100_000),
    "idle_tables": (0, 100_000),
    "max_body": (1_000, _MANY),
    "max_frame": (1_000, _MANY),
    "pack_seconds": (0.05, 600),
    "pack_memory": (20, 100_000),
    "record_seconds": (0.05, 3600),
    "record_memory": (20, 100_000),
    "bot_workers": (0, 1_000),
    "bot_seed": (-1, _MANY),
    "cached_matches": (1, _MANY),
    "sleep_after": (0, _MANY),
    "drain_seconds": (0, 600),
    "snapshot_every": (1, _MANY),
}
_NAMES = {"database": "MOONWALL_DATABASE_URL"}


def read_settings(environment: Mapping[str, str] | None = None, **given: object) -> Settings:
    """Settings from the environment, then from what was given (None means not given)."""
    environment = os.environ if environment is None else environment
    found: dict[str, object] = {}
    wrong: list[str] = []
    for field in msgspec.structs.fields(Settings):
        name = variable(field.name)
        text = environment.get(name, "").strip()
        if not text:
            continue
        if isinstance(field.default, tuple):
            found[field.name] = tuple(part.strip() for part in text.split(",") if part.strip())
            continue
        try:
            found[field.name] = type(field.default)(text)
        except ValueError:
            kind = "a whole number" if isinstance(field.default, int) else "a number"
            wrong.append(f"{name} must be {kind}, not {_short(text)}")
    found.update({name: value for name, value in given.items() if value is not None})
    for name, choices in _CHOICES.items():
        if found.get(name, choices[0]) not in choices:
            wrong.append(f"{variable(name)} must be one of {', '.join(choices)}, not {_short(str(found[name]))}")
    for name, (low, high) in _RANGES.items():
        value = found.get(name, low)
        if not isinstance(value, (int, float)) or not low <= value <= high:
            wrong.append(f"{variable(name)} must lie between {low:g} and {high:g}, not be {_short(str(value))}")
    try:
        database_url(str(found.get("database", "")), Path())
    except SettingsError as error:
        wrong.append(f"{variable('database')}: {error}")
    if wrong:
        raise SettingsError("\n".join(wrong))
    return msgspec.convert(found, Settings)


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return _NAMES.get(name, "MOONWALL_" + name.upper())


def misspelt(environment: Mapping[str, str] | None = None) -> list[str]:
    """A line for each ``MOONWALL_*`` that is no setting but looks like one."""
    environment = os.environ if environment is None else environment
    known = [variable(field.name) for field in msgspec.structs.fields(Settings)]
    found = []
    for name in sorted(environment):
        if name.startswith("MOONWALL_") and name not in known:
            near = get_close_matches(name[9:], [k[9:] for k in known], 1, 0.7)
            if near:
                found.append(f"{name} is no setting and does nothing; did you mean MOONWALL_{near[0]}?")
    return found


def _short(text: str) -> str:
    return repr(text if len(text) <= 40 else text[:37] + "…")


def database_url(text: str, folder: Path) -> str:
    """``postgresql://…`` and ``sqlite:///…`` with the drivers this server uses; empty is a file in the data folder."""
    if not text:
        return f"sqlite+aiosqlite:///{folder / 'moonwall.sqlite3'}"
    scheme, separator, rest = text.partition("://")
    if not separator:
        raise SettingsError("the database must be a URL such as postgresql://user@host/name or sqlite:///file.sqlite3")
    kind = scheme.partition("+")[0]
    if kind in ("postgres", "postgresql"):
        return f"postgresql+psycopg://{rest}"
    if kind == "sqlite":
        return f"sqlite+aiosqlite://{rest}"
    raise SettingsError(f"database {kind!r} is not known here: use postgresql:// or sqlite:///")
