"""The lab's commands: ``moonwall simulate``, ``tournament``, ``report`` and ``analyse``."""

from __future__ import annotations

import importlib
import json
import os
import sys
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any, NoReturn

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from moonwall import engine
from moonwall.table import SetupError, TableError, game_type
from moonwall.words import Words, pick_language

from .batch import Result, run
from .ledger import Ledger, read
from .plans import Plan, check, jobs
from .standings import duels, event_counts, factions, matchups, offers, standings

Game = Annotated[str, typer.Argument(help="The game, as `moonwall games` names it.")]
Bots = Annotated[str, typer.Option("--bots", help="Bots, separated by spaces or semicolons: 'greedy search:ms=300'.")]
Seats = Annotated[str | None, typer.Option("--seats", help="How many seats, or the factions that sit, with commas.")]
Mode = Annotated[str | None, typer.Option("--mode", help="The mode of the game.")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", help="A start option, name=value; repeatable.")]
Content = Annotated[list[str] | None, typer.Option("--content", help="A folder with a content pack; repeatable.")]
Seed = Annotated[int, typer.Option("--seed", help="All games follow from it.")]
Processes = Annotated[int, typer.Option("--jobs", "-j", help="Processes; the results are the same for any number.")]
Ray = Annotated[str | None, typer.Option("--ray", help="Address of a Ray cluster, 'auto', or 'local'.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the numbers as JSON.")]
Lang = Annotated[str | None, typer.Option("--lang", help="Language: en, it or pl.")]

WIDE = 132  # columns of a table that goes into a file


def simulate(
    game: Game,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 100,
    bots: Bots = "random",
    seats: Seats = None,
    mode: Mode = None,
    option: Options = None,
    content: Content = None,
    seed: Seed = 0,
    jobs: Processes = 1,
    ray: Ray = None,
    out: Annotated[Path | None, typer.Option("--out", help="Keep every game in this file (JSON lines).")] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Play many games with bots, each sitting in every seat in turn, and show what came of them."""
    _command("simulation", game, bots, games, seats, mode, option, content, seed, jobs, ray, out, as_json, lang)


def tournament(
    game: Game,
    bots: Bots = "random greedy",
    games: Annotated[int, typer.Option("--games", "-n", help="Games for each pair of bots.")] = 100,
    seats: Seats = None,
    mode: Mode = None,
    option: Options = None,
    content: Content = None,
    seed: Seed = 0,
    jobs: Processes = 1,
    ray: Ray = None,
    out: Annotated[
        Path | None, typer.Option("--out", help="The state file; the same command goes on where it stopped.")
    ] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Every bot against every other, on paired seats and seeds. After Ctrl-C, repeat the command to go on."""
    if out is None:
        out = Path(f"tournament-{game}-{seed}.jsonl")
    _command("tournament", game, bots, games, seats, mode, option, content, seed, jobs, ray, out, as_json, lang)


def report(
    files: Annotated[list[Path], typer.Argument(help="Files written by simulate --out or tournament.")],
    out: Annotated[Path, typer.Option("--out", help="The page to write.")] = Path("report.html"),
    lang: Lang = None,
) -> None:
    """One page with plots of finished games: bots, factions, seats, turn order, cards. It opens in any browser."""
    from .report import page

    words = _words(lang)
    if not out.absolute().parent.is_dir():
        _fail(f"{out}: there is no folder {out.absolute().parent}")
    try:
        plugins()
        batches = [read(path)[:2] for path in files]
        text = page(batches, words)
        out.write_text(text, encoding="utf-8")
    except TableError as error:
        _fail(str(error))
    except OSError as error:
        _fail(f"{out}: {error.strerror}")
    Console().print(words.say("lab-report-written", file=str(out)), soft_wrap=True, markup=False)


def analyse(
    record: Annotated[Path, typer.Argument(help="A record: what `play` saves and the web table exports.")],
    out: Annotated[Path, typer.Option("--out", help="The page to write; a name in .json keeps the numbers.")] = Path(
        "analysis.html"
    ),
    depth: Annotated[str, typer.Option("--depth", help="How much is looked at: quick, normal or deep.")] = "normal",
    jobs: Annotated[int, typer.Option("--jobs", "-j", help="Processes; 0 for one a core.")] = 0,
    content: Content = None,
    lang: Lang = None,
) -> None:
    """Analyse a finished game: chances over time, turning points, the answers that cost most, luck and choices."""
    from moonwall.bots.analysis import DEPTHS
    from moonwall.bots.analysis import analyse as look

    from .analysis_page import page

    words = _words(lang)
    if depth not in DEPTHS:
        _fail(f"there is no depth {depth!r}; it is one of: {', '.join(DEPTHS)}")
    if not out.absolute().parent.is_dir():
        _fail(f"{out}: there is no folder {out.absolute().parent}")
    try:
        known = plugins()
        text = record.read_bytes()
        with Progress(
            TextColumn(words.say("analysis-judging")),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
        ) as bar:
            task = bar.add_task("", total=None)
            hear = lambda done, of: bar.update(task, completed=done, total=of)  # noqa: E731
            found = look(text, tuple(content or ()), depth, jobs or os.cpu_count() or 1, hear, known)
        made = json.dumps(msgspec.to_builtins(found)) if out.suffix == ".json" else page(found, words)
        out.write_text(made, encoding="utf-8")
    except TableError as error:
        _fail(f"{record}: {error}")
    except OSError as error:
        _fail(f"{error.filename or out}: {error.strerror}")
    Console().print(words.say("analysis-made", answers=found.answers, file=str(out)), soft_wrap=True, markup=False)


def examples(*commands: str) -> str:
    """The end of a command's help: how it is typed."""
    return "\n\n".join(["For example:", *(f"moonwall {command}" for command in commands)])


def add_to(app: typer.Typer) -> None:
    """Hang the lab's commands on the main app."""
    app.command(
        epilog=examples(
            "simulate great-wall --games 20 --bots greedy,random",
            "simulate tsukuyumi --seats 4 --bots 'greedy search:ms=100' --jobs 2 --out games.jsonl",
        )
    )(simulate)
    app.command(epilog=examples("tournament great-wall --bots 'random greedy' --games 20 --seats 3"))(tournament)
    app.command(epilog=examples("report games.jsonl --out report.html"))(report)
    app.command(epilog=examples("analyse game.json --out page.html", "analyse game.json --out numbers.json"))(analyse)


# --- how a batch is run and shown ---------------------------------------------------------------------------------


def _command(
    what: str,
    game: str,
    bots: str,
    games: int,
    seats: str | None,
    mode: str | None,
    option: list[str] | None,
    content: list[str] | None,
    seed: int,
    processes: int,
    ray: str | None,
    out: Path | None,
    as_json: bool,
    lang: str | None,
) -> None:
    words = _words(lang)
    try:
        plugins()
        entrants = split_bots(bots)
        given = read_options(game, option or [])
        plan = check(
            Plan(what, game, entrants, games, read_seats(seats), seed, mode, given, tuple(sorted(content or [])))
        )
        begun = perf_counter()
        with Ledger(plan, out) as ledger:
            had = len(ledger.results)
            try:
                _run(plan, ledger, processes, ray, words)
            except KeyboardInterrupt:
                _stopped("lab-interrupted", ledger, words)
                raise typer.Exit(130) from None
            except BrokenProcessPool:
                _stopped("lab-process-ended", ledger, words)
                raise typer.Exit(1) from None
            results = ledger.ordered()
        seconds = perf_counter() - begun
    except TableError as error:
        _fail(str(error))
    wrong = [r for r in results if r.error]
    if as_json:
        print(json.dumps(summary(plan, results), indent=2, ensure_ascii=False))
    else:
        show(plan, results, words)
        print(words.say("lab-speed", games=len(results) - had, seconds=f"{seconds:.1f}"))
        print(words.say("lab-rate", rate=f"{(len(results) - had) / max(seconds, 1e-9):.2f}"))
        print(words.say("lab-engine", engine=engine.kind()))
    for result in wrong[:5]:
        line = words.say("lab-game-failed", n=result.number, seed=str(result.seed), error=result.error)
        print(line, file=sys.stderr)
    if wrong:
        raise typer.Exit(1)


def _run(plan: Plan, ledger: Ledger, processes: int, ray: str | None, words: Words) -> None:
    todo = (job for job in jobs(plan) if job.number not in ledger.results)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn(words.say("lab-left")),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task(words.say("lab-playing"), total=plan.total, completed=len(ledger.results))
        with closing(run(todo, processes, plugins(), ray)) as stream:
            for result in stream:
                ledger.add(result)
                bar.advance(task)


def _stopped(why: str, ledger: Ledger, words: Words) -> None:
    """Say why a batch did not end, how far it has come, and how to go on."""
    said = words.say(why, done=len(ledger.results), total=ledger.plan.total)
    after = words.say("lab-resume", file=str(ledger.path)) if ledger.path else words.say("lab-not-kept")
    print(said, after, file=sys.stderr)


def summary(plan: Plan, results: list[Result]) -> dict[str, Any]:
    """The numbers of a batch, JSON-able."""
    lengths = [r.decisions for r in results if not r.error]
    return {
        "what": plan.what,
        "game": plan.game,
        "games": len(results),
        "errors": sum(bool(r.error) for r in results),
        "faults": sum(r.faults for r in results),
        "decisions": sum(lengths) / len(lengths) if lengths else 0,
        "bots": standings(results),
        "pairs": duels(results),
        "factions": factions(results),
        "matchups": matchups(results),
        "offers": offers(results),
        "told": event_counts(results),
        "reasons": _count(str((r.outcome or {}).get("reason", "")) for r in results if r.outcome),
    }


def show(plan: Plan, results: list[Result], words: Words) -> None:
    """The same for a reader at a terminal."""
    console = Console(width=None if sys.stdout.isatty() else WIDE)
    doc = summary(plan, results)
    console.print(words.say("lab-summary", games=doc["games"], decisions=f"{doc['decisions']:.0f}"))
    if doc["faults"]:
        console.print(words.say("lab-faults", n=doc["faults"]), style="yellow")
    heads: tuple[str, ...] = (
        "bot",
        "won",
        "share",
        "interval",
        "fair",
        "seat-won",
        "place",
        "score",
        "thinking",
    )
    grid = grid_of(heads, words)
    for row in doc["bots"]:
        grid.add_row(row["bot"], *bot_cells(row))
    console.print(grid)
    if any(plays_alone(row) for row in doc["bots"]):
        console.print(words.say("lab-only-bot"))
    if doc["pairs"]:
        heads = ("pair", "won", "share", "interval", "ahead", "points")
        grid = grid_of(heads, words)
        for row in doc["pairs"]:
            for line in pair_lines(row, words):
                grid.add_row(*line)
        console.print(grid)
    here = words.at(game_type(plan.game))
    heads = ("won", "share", "interval")
    if plan.what == "simulation" and len(doc["factions"]) > 1:
        grid = grid_of(("faction", *heads, "fair"), words)
        for row in doc["factions"]:
            grid.add_row(here.name(row["faction"]), *share_cells(row), percent(row["fair"]))
        console.print(grid)
    if doc["matchups"]:
        grid = grid_of(("pair", *heads), words)
        for row in doc["matchups"]:
            pair = words.say("lab-against", a=here.name(row["a"]), b=here.name(row["b"]))
            grid.add_row(pair, *share_cells(row))
        console.print(grid)


def grid_of(heads: Sequence[str], words: Words) -> Table:
    """An empty table; a narrow one breaks its heads rather than its numbers."""
    grid = Table()
    for head in heads:
        grid.add_column(words.say(f"lab-col-{head}"), min_width={"interval": 14, "seat-won": 13}.get(head))
    return grid


def plays_alone(row: dict[str, Any]) -> bool:
    """Whether a bot had all seats of all its games, against each other: then it could not but win."""
    return bool(row["fair"] == 1)


def bot_cells(row: dict[str, Any]) -> tuple[str, ...]:
    """A bot's games first, then its seats, its places and its time."""
    won = (f"– / {row['games']}", "–", "–", "–") if plays_alone(row) else (*share_cells(row), percent(row["fair"]))
    seat = f"{100 * row['seat_share']:.1f} ({100 * row['seat_fair']:.1f}) %"
    place = f"{row['place']:.2f}" if row["place"] else "–"
    return (*won, seat, place, f"{row['score']:.1f}", f"{row['thinking_ms']:.1f}")


def share_cells(row: dict[str, Any]) -> tuple[str, str, str]:
    """Games won of games played, their share and its interval, as cells."""
    return f"{row['won']:g} / {row['games']}", percent(row["share"]), between(row["low"], row["high"])


def pair_lines(row: dict[str, Any], words: Words) -> list[tuple[str, ...]]:
    """A pairing as rows: one; or one for each bot where it has the table for itself, and their difference."""
    lines: list[tuple[str, ...]] = []
    if "share" in row:
        ahead = f"{percent(row['ahead'])} ({between(row['ahead_low'], row['ahead_high'])})"
        name = words.say("lab-against", a=row["a"], b=row["b"])
        points = row["points"]
        more = f"{points['value']:+.1f} ({points['low']:.1f} – {points['high']:.1f})" if points else "–"
        lines.append((name, *share_cells(row), ahead, more))
    for key in ("a", "b"):
        alone = row.get(f"table_{key}")
        if alone:
            lines.append((words.say("lab-alone", bot=row[key]), *share_cells(alone), "", ""))
    if gap := row.get("difference"):
        interval = f"{signed(gap['low'])} – {signed(gap['high'])}"
        lines.append((words.say("lab-difference"), "", signed(gap["value"]), interval, "", ""))
    return lines


def between(low: float, high: float) -> str:
    return f"{100 * low:.1f} – {100 * high:.1f} %"


def signed(share: float) -> str:
    """A difference of shares, in percentage points."""
    return f"{100 * share:+.1f}"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _count(words: Any) -> dict[str, int]:
    found: dict[str, int] = {}
    for word in words:
        found[word] = found.get(word, 0) + 1
    return dict(sorted(found.items()))


# --- reading what was typed -----------------------------------------------------------------------------------------


def split_bots(text: str) -> list[str]:
    """Bots are separated by spaces or semicolons, or by commas where no settings follow (``greedy,random``)."""
    found: list[str] = []
    for part in text.replace(";", " ").split():
        if ":" not in part:
            found += [name for name in part.split(",") if name]
            continue
        spec = ""
        for piece in part.split(","):
            if spec and "=" in piece and ":" not in piece:
                spec += "," + piece
            else:
                if spec:
                    found.append(spec)
                spec = piece
        found.append(spec)
    if not found:
        raise SetupError("name at least one bot, for instance --bots greedy")
    return found


def read_seats(text: str | None) -> int | list[str] | None:
    if text is None:
        return None
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if len(parts) == 1 and parts[0].isdigit():
        return int(parts[0])
    return parts


def read_options(game: str, given: list[str]) -> dict[str, Any]:
    """``name=value`` with the value read as the option's kind needs it."""
    specs = {spec.name: spec for spec in game_type(game).options}
    found: dict[str, Any] = {}
    for part in given:
        name, equals, value = part.partition("=")
        if not equals:
            raise SetupError(f"an option is written name=value, not {part!r}")
        default = specs[name].default if name in specs else ""
        if isinstance(default, list):
            found[name] = [word for word in value.split(",") if word]
        elif value in ("true", "false"):
            found[name] = value == "true"
        else:
            found[name] = int(value) if value.lstrip("-").isdigit() else value
    return found


def plugins() -> tuple[str, ...]:
    """Modules with further games, named in MOONWALL_PLUGINS, imported here and later in every process."""
    names = tuple(filter(None, os.environ.get("MOONWALL_PLUGINS", "").split(",")))
    for name in names:
        try:
            importlib.import_module(name)
        except ImportError as error:
            raise SetupError(f"MOONWALL_PLUGINS names {name!r}, which cannot be imported: {error}") from error
    return names


def _words(lang: str | None) -> Words:
    try:
        return Words(pick_language(lang))
    except SetupError as error:
        _fail(str(error))


def _fail(message: str) -> NoReturn:
    print(message, file=sys.stderr)
    raise typer.Exit(2)
