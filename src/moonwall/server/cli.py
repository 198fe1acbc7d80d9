"""``moonwall serve``: the web table and its server."""

from __future__ import annotations

import contextlib
import socket
import sys
import threading
import time
import webbrowser
from types import FrameType
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    import uvicorn

    from .hub import Hub
    from .settings import Settings

DEFAULT_PORT = 8000
Port = Annotated[
    int | None, typer.Option(min=0, max=65535, help="Port; 0 picks a free one. Default: 8000 or the next free.")
]


def serve(
    host: Annotated[
        str | None, typer.Option(help="Address to listen on; other than loopback opens it to the network.")
    ] = None,
    port: Port = None,
    open: Annotated[bool, typer.Option("--open/--no-open", help="Open the table in a browser.")] = False,
    database: Annotated[
        str | None, typer.Option(help="postgresql://… or sqlite:///file; default: a file of your own.")
    ] = None,
    debug: Annotated[bool, typer.Option(help="Log more.")] = False,
) -> None:
    """Serve the web table: play in a browser, alone or with others."""
    try:
        import uvicorn

        from . import tidy
        from .app import create_app
        from .errors import StartFault
        from .logs import set_up
        from .protocols import Doors, Socket, http_protocol
        from .settings import SettingsError, misspelt, read_settings
    except ImportError as error:
        needs = f"The server needs more packages ({error.name} is missing): install Moonwall anew with pip"
        typer.echo(needs, err=True)
        raise typer.Exit(2) from error
    try:
        settings = read_settings(host=host, port=port, database=database)
        typer.echo("".join([f"{warning}\n" for warning in misspelt()]), err=True, nl=False)
        bound = _listen(settings.host, settings.port, fixed=port is not None or settings.port != DEFAULT_PORT)
        set_up(settings.log, debug)
        app = create_app(settings)
    except SettingsError as error:
        raise _give_up(str(error)) from error
    except ImportError as error:
        raise _give_up(f"A module of MOONWALL_PLUGINS cannot be loaded: {error}") from error
    except OSError as error:
        raise _give_up(f"Cannot listen on {settings.host}:{settings.port}: {error.strerror or error}") from error
    url = _url(settings.host, bound.getsockname()[1])
    doors = app.metrics.doors = Doors(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        http=http_protocol(doors),
        ws=Socket,
        ws_max_size=settings.max_frame,
        ws_per_message_deflate=False,
        ws_ping_interval=30.0,
        ws_ping_timeout=90.0,  # slow is not gone
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    if open:
        threading.Thread(target=_open_when_ready, args=(url,), daemon=True).start()
    tidy.in_portions()
    sys.setswitchinterval(0.001)  # the journal's thread must not wait for its turn while answers wait for it
    _run(config, bound, url, settings, app.hub)
    if app.fault is not None:
        raise _give_up(_why_not(app.fault, isinstance(app.fault, StartFault)))


def _why_not(fault: BaseException, known: bool) -> str:
    return str(fault) if known else f"The server cannot start: {type(fault).__name__} (the log says where)"


def _give_up(reason: str) -> typer.Exit:
    """Say in a line why there is no server."""
    typer.echo(reason, err=True)
    return typer.Exit(2)


def _run(config: uvicorn.Config, bound: socket.socket, url: str, settings: Settings, hub: Hub) -> None:
    import uvicorn

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets=sockets)
            if self.started:
                _announce(url, settings.loopback)

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            """First say that the end comes, so that a balancer sends people elsewhere; a second word ends at once."""
            if hub.draining or not settings.drain_seconds:
                super().handle_exit(sig, frame)
                return
            hub.draining = True
            ending = threading.Timer(settings.drain_seconds, super().handle_exit, (sig, frame))
            ending.daemon = True
            ending.start()

    with contextlib.suppress(SystemExit):  # what keeps it from starting is told by the caller
        Server(config).run(sockets=[bound])


def _announce(url: str, loopback: bool) -> None:
    typer.echo(f"Moonwall is at {url}  (Ctrl-C ends it)")
    if not loopback:
        typer.echo(
            "It listens on the network: everyone who can reach this machine can open matches here. Seats stay safe "
            "behind their links, but\nwithout HTTPS others on the way can read them: put a proxy with HTTPS in front, "
            "and set MOONWALL_HOSTS to its name.",
            err=True,
        )
    sys.stdout.flush()


def _listen(host: str, port: int, fixed: bool) -> socket.socket:
    """A listening socket; when nobody asked for a port in particular the next free one will do."""
    for candidate in [port] if fixed else [*range(port, port + 20), 0]:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        bound = socket.socket(family, socket.SOCK_STREAM)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            bound.bind((host, candidate))
        except OverflowError as error:
            bound.close()
            raise OSError(f"ports go from 0 to 65535, not to {candidate}") from error
        except OSError:
            bound.close()
            if fixed:
                raise
            continue
        return bound
    raise OSError("no free port")


def _url(host: str, port: int) -> str:
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


def _open_when_ready(url: str) -> None:
    import httpx

    for _ in range(100):
        try:
            if httpx.get(url + "healthz", timeout=1, trust_env=False).status_code == 200:
                webbrowser.open(url)
                return
        except httpx.HTTPError:
            pass
        time.sleep(0.1)


def main() -> None:
    typer.run(serve)
