"""``moonwall admin``: look at what the server keeps, clear away, block, back up, restore."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from .settings import Settings

app = typer.Typer(help="Tend a server's matches, packs and addresses; back up and restore.", no_args_is_help=True)

Base = Annotated[str | None, typer.Option("--database", help="postgresql://… or sqlite:///file; default: as serve.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do it without asking.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


@contextmanager
def _plain_words() -> Iterator[None]:
    """Faults as a line and exit code 2."""
    from sqlalchemy.exc import SQLAlchemyError

    from .errors import StartFault
    from .logs import masked
    from .settings import SettingsError

    try:
        yield
    except (StartFault, SettingsError) as error:
        typer.echo(str(error), err=True)
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
        typer.echo(f"The database cannot be used: {masked(reason)}", err=True)
    except OSError as error:
        typer.echo(f"{error.filename or 'The file'}: {error.strerror or error}", err=True)
    else:
        return
    raise typer.Exit(2)


def _settings(database: str | None) -> Settings:
    from .settings import read_settings

    return read_settings(database=database)


@contextmanager
def _engine(database: str | None) -> Iterator[Engine]:
    from .backup import open_engine

    with _plain_words():
        engine = open_engine(_settings(database).url)
        try:
            yield engine
        finally:
            engine.dispose()


def _show(rows: list[Any], as_json: bool, *heads: str) -> None:
    import msgspec

    if as_json:
        print(msgspec.json.encode(rows).decode())
        return
    grid = Table()
    for place, head in enumerate(heads):
        grid.add_column(head, no_wrap=place == 0, overflow="fold")  # the first one is named to other commands
    for row in rows:
        values = msgspec.structs.astuple(row) if isinstance(row, msgspec.Struct) else row
        grid.add_row(*(escape(str(value)) for value in values))
    Console().print(grid)


def _many(n: int, what: str) -> str:
    return f"{n} {what if n == 1 else what + 'es' if what.endswith('ch') else what + 's'}"


def _days(value: float | None) -> float | None:
    if value is not None and not 0 <= value <= 100_000:
        raise typer.BadParameter("days are a number from 0 to 100000")
    return value


def _there(wanted: list[str], known: set[str], what: str) -> list[str]:
    """Those that are there; the others are told, and are all there is to tell where none is."""
    for name in wanted:
        if name not in known:
            typer.echo(f"There is no {what} {name}", err=True)
    found = [name for name in dict.fromkeys(wanted) if name in known]
    if wanted and not found:
        raise typer.Exit(2)
    return found


def _sure(what: str, yes: bool) -> None:
    if not yes and not typer.confirm(f"{what}?"):
        raise typer.Exit(1)


@app.command()
def matches(
    bots: Annotated[bool, typer.Option("--bots", help="Only tables of bots alone.")] = False,
    idle: Annotated[
        float | None, typer.Option("--idle", help="Only those without a move for so many days.", callback=_days)
    ] = None,
    limit: Annotated[int, typer.Option(help="How many, the newest first.", min=1)] = 50,
    as_json: AsJson = False,
    database: Base = None,
) -> None:
    """List matches. An id opens a match for watching, if it allows that: keep the list to yourself."""
    from . import operate

    with _engine(database) as engine:
        found = operate.list_matches(engine, _chosen(bots, idle), limit)
    _show(found, as_json, "match", "game", "people", "bots", "answers", "over", "created", "last move", "bytes")


def _chosen(bots: bool, idle: float | None) -> list[Any]:
    from . import operate

    found: list[Any] = [operate.bots_only()] if bots else []
    return [*found, operate.idle_since(operate.days_ago(idle))] if idle is not None else found


@app.command()
def delete(
    ids: Annotated[list[str] | None, typer.Argument(help="Ids of matches.")] = None,
    bots: Annotated[bool, typer.Option("--bots", help="All tables of bots alone.")] = False,
    idle: Annotated[
        float | None, typer.Option("--idle", help="All without a move for so many days.", callback=_days)
    ] = None,
    yes: Yes = False,
    database: Base = None,
) -> None:
    """Delete matches: those named, or all that the options describe."""
    from . import operate

    if bool(ids) == bool(bots or idle is not None):
        typer.echo("Name matches, or describe them with --bots and --idle; not both.", err=True)
        raise typer.Exit(2)
    with _engine(database) as engine:
        if ids:
            found = _there(ids, operate.known_matches(engine, ids), "match")
        else:
            found = [m.id for m in operate.list_matches(engine, _chosen(bots, idle), 1_000_000)]
        _sure(f"Delete {_many(len(found), 'match')} for ever", yes)
        print(f"{_many(operate.delete_matches(engine, found), 'match')} deleted")


@app.command()
def packs(as_json: AsJson = False, database: Base = None) -> None:
    """List content packs, and how many matches are played with each."""
    from . import operate

    with _engine(database) as engine:
        _show(operate.list_packs(engine), as_json, "pack", "game", "name", "bytes", "matches", "kept since")


@app.command()
def delete_packs(
    hashes: Annotated[list[str] | None, typer.Argument(help="Hashes of packs.")] = None,
    unused: Annotated[bool, typer.Option("--unused", help="All that no match is played with.")] = False,
    yes: Yes = False,
    database: Base = None,
) -> None:
    """Delete content packs. One that a match is played with stays until the match is gone."""
    from . import operate
    from .packs import forget_folders

    if bool(hashes) == unused:
        typer.echo("Name packs, or say --unused; not both.", err=True)
        raise typer.Exit(2)
    with _engine(database) as engine:
        if hashes:
            found = _there(hashes, {pack.hash for pack in operate.list_packs(engine)}, "pack")
        else:
            found = list(operate.unused_packs(engine, operate.days_ago(0)))
        _sure(f"Delete {_many(len(found), 'pack')} for ever", yes)
        gone, used = operate.delete_packs(engine, found)
        forget_folders(_settings(database).folder / "packs", gone)
    print(f"{_many(len(gone), 'pack')} deleted")
    for digest in used:
        typer.echo(f"{digest} stays: a match is played with it", err=True)


@app.command()
def block(
    address: Annotated[str, typer.Argument(help="An address or a network: 192.0.2.7, 2001:db8::/64.")],
    reason: Annotated[str, typer.Option(help="For yourself, to remember.")] = "",
    database: Base = None,
) -> None:
    """Let an address in no more; a running server follows it within seconds."""
    from . import operate

    with _engine(database) as engine:
        operate.block(engine, _network(address), reason)
    print(f"{_network(address)} is blocked")


@app.command()
def unblock(address: str, database: Base = None) -> None:
    """Let an address in again."""
    from . import operate

    with _engine(database) as engine:
        done = operate.unblock(engine, _network(address))
    print(f"{_network(address)} is {'let in again' if done else 'not blocked'}")


@app.command()
def blocked(as_json: AsJson = False, database: Base = None) -> None:
    """List blocked addresses."""
    from . import operate

    with _engine(database) as engine:
        _show(operate.list_blocks(engine), as_json, "address", "reason", "since")


def _network(address: str) -> str:
    from . import operate

    try:
        return operate.network(address)
    except ValueError:
        typer.echo(f"{address!r} is no address and no network; write 192.0.2.7 or 2001:db8::/64", err=True)
        raise typer.Exit(2) from None


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where to: NAME.jsonl.gz, or NAME.sqlite3 for a copy of the file.")],
    database: Base = None,
) -> None:
    """Back up everything, while the server runs. The backup holds every secret but tokens: keep it safe."""
    from .backup import back_up

    with _plain_words():
        counts = back_up(_settings(database).url, file)
    print(f"{file}: {_kept(counts)}")


def _kept(counts: dict[str, int]) -> str:
    entries = counts.get("entries", 0)
    return f"{_many(counts.get('matches', 0), 'match')}, {entries} {'entry' if entries == 1 else 'entries'}"


@app.command()
def restore(file: Annotated[Path, typer.Argument(help="The backup.")], database: Base = None) -> None:
    """Lay a backup out in an empty database, SQLite or PostgreSQL. No server may run on it."""
    from .backup import restore as lay_out

    with _plain_words():
        counts = lay_out(_settings(database).url, file)
    print(f"Restored: {_kept(counts)}")
