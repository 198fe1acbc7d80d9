"""The server: matches over HTTP and WebSocket, kept on disk, seats by secret links. It knows no game.

``create_app(settings)`` makes the ASGI application; ``moonwall serve`` runs it; the protocol is in
``docs/protocol.md``.
"""
