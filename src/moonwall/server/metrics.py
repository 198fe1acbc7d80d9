"""Numbers for operators, in Prometheus' format. No name, token or match id is ever a label."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

from .hub import Hub


class Metrics:
    def __init__(self, hub: Hub) -> None:
        registry = self.registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        buckets = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
        self.requests = Counter("moonwall_requests_total", "HTTP requests", ["method", "status"], registry=registry)
        self.seconds = Histogram("moonwall_request_seconds", "HTTP answer time", buckets=buckets, registry=registry)
        self.sockets = Gauge("moonwall_websockets", "Open WebSockets", registry=registry)
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
            ("moonwall_webhooks_sent", "Webhooks delivered", lambda: hub.webhooks.sent),
            ("moonwall_webhooks_failed", "Webhooks not delivered", lambda: hub.webhooks.failed),
        ):
            Gauge(name, help_text, registry=registry).set_function(read)

    def text(self) -> bytes:
        return generate_latest(self.registry)
