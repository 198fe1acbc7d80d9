"""The command line: ``moonwall games | play | replay | content | simulate | tournament | report | serve``."""

from __future__ import annotations

import json
import os
import platform
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table

from moonwall import __version__, engine, table
from moonwall.lab import cli as lab
from moonwall.lab.cli import examples
from moonwall.pack_words import pack_problems
from moonwall.plain import allow_any_terminal
from moonwall.server.admin import app as admin_app
from moonwall.server.cli import serve
from moonwall.table import ContentError, Match, RecordError, RulesFault, SetupError, TableError
from moonwall.table.content import near_id, pack_rows
from moonwall.table.games import game_type
from moonwall.words import TableWords, Words, pick_language

app = typer.Typer(
    help="Moonwall: a table for heavy board games, with rules, bots and a lab.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
content_app = typer.Typer(help="Content packs: your own cards.", no_args_is_help=True)
app.add_typer(content_app, name="content")
app.add_typer(admin_app, name="admin")

Lang = Annotated[str | None, typer.Option("--lang", help="Language: en, it or pl. Default: the system's.")]
Content = Annotated[list[str] | None, typer.Option("--content", help="A folder with a content pack; repeatable.")]
Option = Annotated[list[str] | None, typer.Option("--option", "-o", help="A start option, name=value; repeatable.")]
BATCHES = ("simulate", "tournament")  # worth starting anew on the compiled engine
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


@app.callback(invoke_without_command=True)
def moonwall(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and which engine runs.")] = False,
) -> None:
    lab.plugins()
    if version:
        print(f"moonwall {__version__}, {engine.kind()} engine, Python {platform.python_version()}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        raise typer.Exit(2)


@app.command(epilog=examples("games", "games great-wall --lang it"))
def games(
    game: Annotated[str | None, typer.Argument(help="Show one game's modes, factions and options.")] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """What can be played."""
    found = [game_type(game).describe()] if game else table.games()
    if as_json:
        print(json.dumps(found, indent=2))
        return
    words, console = Words(pick_language(lang)), Console()
    if not found:
        console.print(words.say("table-cli-no-games"))
    for doc in found:
        words.at(doc["name"])
        prefix = doc["prefix"]
        console.print(f"[bold]{escape(doc['name'])}[/bold]  {escape(words.say(prefix))}", highlight=False)
        about = words.find(prefix, "text")
        if about:
            console.print(escape(f"  {about}"), highlight=False)
        for mode in doc["modes"]:
            seats = ", ".join(map(str, mode["seats"]))
            name = words.mode(prefix, mode["name"])
            console.print(escape(f"  --mode {mode['name']}: {name} ({seats})"), highlight=False)
        if game:
            _show_options(doc, words, console)


def _show_options(doc: dict[str, Any], words: Words, console: Console) -> None:
    if doc["factions"]:
        named = ", ".join(f"{f} ({words.name(doc['prefix'], f)})" for f in doc["factions"])
        console.print(escape(f"  --seats {words.say('table-cli-factions', factions=named)}"), highlight=False)
    grid = Table(*(words.say(f"table-cli-{head}") for head in ("option", "values", "default", "help")))
    for option in doc["options"]:
        name, about = words.setting(doc["prefix"], option["name"])
        values = ", ".join(_plain(c) for c in option["choices"])
        if not values and (option["low"] is not None or option["high"] is not None):
            values = f"{'' if option['low'] is None else option['low']} – {option['high'] or ''}"
        grid.add_row(option["name"], values, _plain(option["default"]), escape(about or name))
    if doc["options"]:
        console.print(grid)


def _plain(value: Any) -> str:
    if isinstance(value, list):
        return ",".join(map(_plain, value))
    return "" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


@app.command(
    epilog=examples(
        "play great-wall",
        "play great-wall --players human,normal,hard --seed 7",
        "play tsukuyumi --seats nomads,boarlords,dark-seed",
        "play --load great-wall-7.json",
    )
)
def play(
    game: Annotated[str | None, typer.Argument(help="The game, as `moonwall games` names it.")] = None,
    players: Annotated[
        str | None,
        typer.Option("--players", help="Who plays, in order: human or a bot's name; the last fills the rest."),
    ] = None,
    seats: Annotated[
        str | None, typer.Option("--seats", help="How many seats, or the factions that sit, with commas.")
    ] = None,
    seed: Annotated[int | None, typer.Option("--seed", help="All chance follows from it.")] = None,
    mode: Annotated[str | None, typer.Option("--mode", help="The mode of the game.")] = None,
    option: Option = None,
    content: Content = None,
    load: Annotated[Path | None, typer.Option("--load", help="Go on with a saved game.")] = None,
    last: Annotated[bool, typer.Option("--last", help="Go on with the game you played last.")] = False,
    save: Annotated[Path | None, typer.Option("--save", help="The file to keep the game in.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, without a screen of regions.")] = False,
    lang: Lang = None,
) -> None:
    """Play at the terminal, alone against bots or with friends in front of one screen. Every answer is kept at once."""
    from moonwall.terminal import keeping
    from moonwall.terminal.seating import seat_count, seat_names, seat_players
    from moonwall.terminal.session import Session

    words, console = _words(lang, content), Console()
    names = lab.split_bots(players) if players else []
    if last:
        load = _last_game(words)
    if load is not None:
        content = content or _packs_of(load, words)
        words = _words(lang, content)
        names = names or keeping.players_of(load)
        match = _read_record(load, None, content)
        if match.grade == "diverged":
            raise RecordError(f"{load}: {match.grade_reason}")
    else:
        game = game or _pick_game(words, console)
        wanted: dict[str, Any] = lab.read_options(game, option or [])
        if mode is not None:
            wanted["mode"] = mode
        match = table.start(game, seat_count(lab.read_seats(seats), names), seed, content or (), **wanted)
    file = save or load or keeping.free_name(keeping.folder(), match)
    _writable(file)
    seated = seat_players(match, names)
    keeping.keep(file, match, seat_names(match, names), content or ())
    if not plain and None in seated and sys.stdin.isatty() and sys.stdout.isatty():
        from moonwall.terminal.screen import TableApp

        screen = TableApp(match, seated, words, file, seat_names(match, names))
        screen.session.packs = content or ()
        screen.run()
        said = "table-term-kept" if match.over else "table-term-saved"
        console.print(escape(words.say(said, file=str(file))), highlight=False)
        return
    session = Session(match, seated, words, console, file, seat_names(match, names))
    session.packs = content or ()
    console.print(escape(words.say("table-cli-begin", game=words.say(match.game.prefix), seed=str(match.setup.seed))))
    if session.people:
        console.print(escape(words.say("table-term-hint")), style="yellow", highlight=False)
    session.run()


def _packs_of(file: Path, words: Words) -> list[str]:
    """The packs that a kept game is played with: without them it would be another game."""
    from moonwall.terminal import keeping

    found, missing = keeping.packs_of(file)
    if missing:
        raise SetupError(words.say("table-cli-pack-missing", packs=", ".join(missing), file=str(file)))
    return found


def _last_game(words: Words) -> Path:
    from moonwall.terminal import keeping

    for game in keeping.games(keeping.folder()):
        if not game.over:
            return game.file
    raise SetupError(words.say("table-cli-no-last"))


@app.command(epilog=examples("saved", "play --load FILE"))
def saved(lang: Lang = None) -> None:
    """List the games that the terminal has kept, the last played first."""
    from moonwall.terminal import keeping

    words, console = _words(lang, None), Console()
    found = keeping.games(keeping.folder())
    if not found:
        console.print(escape(words.say("table-cli-no-saved")), highlight=False)
    for game in found:
        state = words.say("table-cli-saved-over" if game.over else "table-cli-saved-answers", n=game.answers)
        line = f"{game.file}  {words.at(game.game).say(words.at(game.game).prefix)}  {state}  {', '.join(game.players)}"
        console.print(escape(line), highlight=False, soft_wrap=True)


def _writable(file: Path) -> None:
    """Say before the game, not after it, that it could not be saved."""
    folder = file.absolute().parent
    if not folder.is_dir():
        raise SetupError(f"the game would be saved in {file}, but there is no folder {folder}")
    if not os.access(file if file.exists() else folder, os.W_OK) or file.is_dir():
        raise SetupError(f"the game would be saved in {file}, which cannot be written")


def _words(lang: str | None, packs: list[str] | None) -> Words:
    words = Words(pick_language(lang))
    for pack in packs or []:
        words.add_pack(pack)
    return words


def _pick_game(words: Words, console: Console) -> str:
    found = table.games()
    if not found:
        raise SetupError(words.say("table-cli-no-games"))
    for number, doc in enumerate(found, 1):
        words.at(doc["name"])
        console.print(escape(f"{number:>3}  {words.say(doc['prefix'])}"), highlight=False)
    while True:
        try:
            typed = console.input(escape(words.say("table-cli-which")) + " ").strip()
        except EOFError:
            raise SetupError(words.say("table-cli-no-choice")) from None
        for number, doc in enumerate(found, 1):
            if typed in (str(number), doc["name"]):
                return str(doc["name"])


@app.command(epilog=examples("replay great-wall-7.json", "replay great-wall-7.json --to 40 --log"))
def replay(
    file: Annotated[Path, typer.Argument(help="A record: what `play` saves and the web table exports.")],
    to: Annotated[int | None, typer.Option("--to", help="Stop after so many answers.")] = None,
    log: Annotated[bool, typer.Option("--log", help="Tell everything that happened.")] = False,
    seat: Annotated[int | None, typer.Option("--seat", help="See it with the eyes of this seat (0, 1, …).")] = None,
    content: Content = None,
    lang: Lang = None,
) -> None:
    """Play a saved game again and show the table at any moment. Exits with 1 when the record does not repeat."""
    from moonwall.terminal import keeping
    from moonwall.terminal.again import line
    from moonwall.terminal.drawing import draw

    if not content:
        content, missing = keeping.packs_of(file)
        content = [] if missing else content
    words, console = _words(lang, content), Console()
    match = _read_record(file, to, content)
    if seat is not None and not 0 <= seat < len(match.seats):
        raise SetupError(f"--seat is from 0 to {len(match.seats) - 1}, not {seat}")
    here = words.at(match)
    again = match.beginning()
    for moment, (who, answer) in enumerate([(-1, ""), *match.answers]):
        if answer:
            again.play(answer, who)
        if log and answer:
            console.print(escape(f"{moment:>4}  {here.seat(who)}: {here.option(answer)}"), highlight=False)
        for event in again.events_for(seat) if log or moment == match.count else ():
            console.print(Padding(line(here, event), (0, 0, 0, 6)))
    console.print(draw(match.view(seat), here))
    if match.outcome is not None:
        console.print(escape(here.outcome(match.outcome)), style="bold")
    console.print(escape(words.say("table-cli-moment", n=match.count)), highlight=False)
    grade = words.say(f"table-grade-{match.grade}")
    console.print(escape(f"{grade} {match.grade_reason}".strip()), highlight=False)
    if match.grade == "diverged":
        raise typer.Exit(1)


def _read_record(file: Path, to: int | None, content: list[str] | None) -> Match:
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise RecordError(f"{file}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise RecordError(f"{file} is not a text file") from error
    try:
        return table.replay(text, to, tuple(content or ()))
    except RecordError as error:
        raise RecordError(f"{file}: {error}") from error


def _told(here: TableWords, row_id: str) -> Iterator[str]:
    """What a card of a pack says, and where its sentence comes from."""
    text, source = here.cards.text(row_id), here.cards.source(row_id)
    if text:
        yield text
    if source == "stale" or (source == "made" and here.cards.changed(row_id)):
        yield here.say(f"table-cli-content-{source}", message=f"{here.prefix}-{row_id}")


@content_app.command("check", epilog=examples("content check my-cards", "content check my-cards --game great-wall"))
def content_check(
    folder: Annotated[Path, typer.Argument(help="The folder of the pack.")],
    game: Annotated[str | None, typer.Option("--game", help="The game it is for; default: the one it fits.")] = None,
    lang: Lang = None,
) -> None:
    """Check a content pack: every problem is listed with file, row, field and what would be right."""
    words, console = _words(lang, [str(folder)]), Console()
    name = game or pack_game(folder)
    if not name:
        raise SetupError(words.say("table-cli-no-games"))
    kind = game_type(name)
    try:
        found = kind.load_content((str(folder),))
    except ContentError as error:
        raise TableError(f"{name}: {error}") from error
    wrong = pack_problems(folder)
    if wrong:
        raise TableError("\n".join([f"{name}: problems in the words:", *(f"- {line}" for line in wrong)]))
    own = kind.load_content(())
    rows = [
        (table_name, row_id)
        for table_name, rows in found.tables.items()
        for row_id, row in rows.items()
        if getattr(row, "source", "") == "pack"
    ]
    here = words.at(kind, content=found)
    console.print(escape(words.say("table-cli-content-good", game=name, n=len(rows))), style="green")
    for table_name, row_id in rows:
        called = here.name(row_id)
        nameless = words.say("table-cli-content-nameless", message=f"{kind.prefix}-{row_id}")
        hint = nameless if called == row_id else called
        console.print(escape(f"  {table_name}: {row_id}  –  {hint}"), highlight=False)
        near = "" if row_id in own[table_name] else near_id(row_id, list(own[table_name]))
        if near:
            console.print(escape(f"    {words.say('table-cli-content-near', row=row_id, near=near)}"), style="yellow")
        for line in _told(here, row_id):
            console.print(escape(f"    {line}"), highlight=False)


def pack_game(folder: Path) -> str:
    """The game that a pack is for: it knows most tables and ids, misspelt ones too; of equals, it finds least wrong."""
    best, name = (0, 0, 0, 1), ""
    written = pack_rows(folder)
    for doc in table.games():
        kind = game_type(doc["name"])
        own = kind.load_content(()).tables
        meant = {table_name: _meant(table_name, own) for table_name, _ in written}
        ids = sum(row_id in own.get(meant[table_name], ()) for table_name, row_id in written)
        near = sum(bool(_meant(row_id, own.get(meant[table_name], ()))) for table_name, row_id in written)
        tables = sum(table_name in own for table_name in meant)
        try:
            kind.load_content((str(folder),))
            wrong = 0
        except ContentError as error:
            wrong = len(error.problems)
        if not name or (tables, ids, near, -wrong) > best:
            best, name = (tables, ids, near, -wrong), str(doc["name"])
    return name


def _meant(word: str, known: Iterable[str]) -> str:
    """The known word that it is, or may be a slip of."""
    return word if word in known else near_id(word, list(known))


lab.add_to(app)
app.command(epilog=examples("serve --open", "serve --port 8080 --database sqlite:///games.sqlite3"))(serve)


def main(argv: list[str] | None = None) -> None:
    """Run the command line; what went wrong is said in a sentence, never as a traceback.

    Exit codes: 0 done, 1 a check failed, 2 wrong input, 70 a fault in the rules, 130 interrupted.
    """
    code = 0
    allow_any_terminal()
    typed = sys.argv[1:] if argv is None else argv
    if argv is None and any(word in BATCHES for word in typed[:1]):
        engine.go_on_compiled(typed)
    try:
        app(argv, standalone_mode=True)
    except TableError as error:
        print(f"moonwall: {error}", file=sys.stderr)
        code = 2
    except RulesFault as error:
        print(f"moonwall: a fault in the rules: {error}. Please report it with the saved game.", file=sys.stderr)
        code = 70
    except (KeyboardInterrupt, EOFError):
        code = 130
    except BrokenPipeError:
        sys.stderr.close()
    sys.exit(code)


if __name__ == "__main__":
    main()
