"""Numbers for operators, in Prometheus' format. No name, token or match id is ever a label."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

from .hub import Hub
from .protocols import Doors
from .turns import IDLE, PEOPLE, WATCHED


class Metrics:
    def __init__(self, hub: Hub) -> None:
        registry = self.registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        turns = hub.thinkers.turns
        buckets = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
        self.requests = Counter("moonwall_requests_total", "HTTP requests", ["method", "status"], registry=registry)
        self.seconds = Histogram("moonwall_request_seconds", "HTTP answer time", buckets=buckets, registry=registry)
        self.sockets = Gauge("moonwall_websockets", "Open WebSockets", registry=registry)
        self.doors: Doors | None = None
        self.socket_ends = Counter(
            "moonwall_websocket_ends_total", "How WebSockets ended, by close code", ["code"], registry=registry
        )
        self.limited = Counter("moonwall_limited_total", "Requests refused by a limit", registry=registry)
        for name, help_text, read in (
            ("moonwall_rooms", "Matches held in memory", lambda: len(hub.rooms)),
            ("moonwall_answers", "Answers of people taken since the start", lambda: hub.answers),
            ("moonwall_commits", "Group commits since the start", lambda: hub.journal.commits),
            ("moonwall_bot_moves", "Moves bots were asked for", lambda: hub.thinkers.moves),
            ("moonwall_bot_faults", "Moves for which a bot had to be replaced", lambda: hub.thinkers.faults),
            ("moonwall_bot_seconds", "Time that bots have thought", lambda: hub.thinkers.spent_ms / 1000),
            ("moonwall_bots_waiting_people", "Moves waiting at tables with people", lambda: turns.waiting[PEOPLE]),
            (
                "moonwall_bots_waiting_watched",
                "Moves waiting at bots' watched tables",
                lambda: turns.waiting[WATCHED],
            ),
            ("moonwall_bots_waiting_idle", "Moves waiting at tables nobody looks at", lambda: turns.waiting[IDLE]),
            ("moonwall_read_seconds", "Computing for packs and records that came", lambda: hub.readers.computed),
            ("moonwall_read_refused", "Packs and records beyond their limits", lambda: hub.readers.refused),
            ("moonwall_journal_rows", "Entries written since the start", lambda: hub.journal.rows),
            ("moonwall_journal_waiting", "Entries waiting for the next commit", lambda: hub.journal.waiting),
            ("moonwall_pool_busy", "Database connections in use", lambda: hub.database.pool.busy),
            ("moonwall_pool_waits", "Times that a connection had to be waited for", lambda: hub.database.pool.waits),
            ("moonwall_pool_wait_seconds", "Time spent waiting for one", lambda: hub.database.pool.waited),
            ("moonwall_database_well", "1 while the database takes writes", lambda: int(hub.health.well)),
            ("moonwall_disk_free_bytes", "Room on the database's disk (SQLite)", hub.space.free),
            ("moonwall_disk_used_bytes", "Size of the database's files (SQLite)", hub.database.size),
            ("moonwall_connections", "Open HTTP connections", lambda: self._doors("open")),
            (
                "moonwall_connections_silent",
                "Without a request yet",
                lambda: self._doors("waiting"),
            ),
            (
                "moonwall_connections_let_go",
                "Closed for silence or number",
                lambda: self._doors("let_go"),
            ),
            ("moonwall_webhooks_waiting", "Webhooks still to be told", lambda: hub.webhooks.waiting),
            ("moonwall_webhooks_sent", "Webhooks delivered", lambda: hub.webhooks.sent),
            ("moonwall_webhooks_failed", "Webhooks not delivered", lambda: hub.webhooks.failed),
        ):
            Gauge(name, help_text, registry=registry).set_function(read)

    def _doors(self, name: str) -> int:
        return 0 if self.doors is None else int(getattr(self.doors, name))

    def text(self) -> bytes:
        return generate_latest(self.registry)
