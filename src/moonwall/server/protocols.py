"""Protocols: how connections are held, below HTTP and WebSocket. Whoever takes long to say what they want is let go."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket that tells a lost connection from one that was closed."""

    def connection_lost(self, exc: Exception | None) -> None:
        if self.handshake_complete and self.conn.close_rcvd is None:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": 1006})
        super().connection_lost(exc)
