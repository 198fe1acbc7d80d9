"""The board drawn with characters, from a view: the hex map, what stands where, everybody's public things.

Each hex is four lines: its name and type, its owner and markers, its units by side, and on the line above it the
two upper edges. A thick red edge is closed. What a hex holds in detail stands in the list below the map.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from .lineup import HOUSE
from .modes import MODES
from .part import Part

if TYPE_CHECKING:
    from moonwall.words import TableWords

MARKS = ("▲", "■", "●", "◆", "★", "✚")  # seats differ by mark as well as colour
COLOURS = ("bright_red", "bright_blue", "bright_yellow", "bright_green", "bright_cyan", "bright_white")
ONI = ("☠", "bright_magenta")
ROOMY = 90  # columns from which stocks stand beside the rest
TYPES = {"ocean": ("~", "cyan"), "fertile": ("♣", "green"), "mountain": ("∧", "white"), "none": ("", "")}
PROPS = {"tsukuyumi": "T", "unstable": "U", "radioactive": "R", "toxic": "X"}
MARKERS = {"egg": "e", "mine": "m", "cover": "c", "stronghold": "s", "river": "≈", "priority": "!", "home-marker": "⌂"}
EDGES = {
    "block": ("━", "bold red"),
    "block-marker": ("━", "bold red"),
    "pig-block": ("╍", "bold magenta"),
    "tunnel": ("═", "yellow"),
    "kaneda": ("▓", "bold blue"),
}
UPRIGHT = {"━": "┃", "╍": "╏", "═": "‖", "▓": "▓"}
WIDTH, HEIGHT = 10, 4
LETTERS = {
    "effect": "F",
    "draw": "D",
    "play": "E",
    "initiative": "I",
    "production": "P",
    "place": "O",
    "movement": "M",
    "combat": "C",
}
View = dict[str, Any]
Key = tuple[int, int]


def draw(view: View, words: TableWords) -> RenderableType:
    board = view["table"]
    return Group(
        _head(board, words),
        _map(board, words),
        Text(words.say("ts-term-legend"), style="dim"),
        _standing(board, words),
        *_battle(board, words),
        _Seats(board, words, view["you"]),
        _common(board, words),
        _boards(board, words),
        *_hidden(board, words, view["you"]),
    )


def mark(side: int | str | None) -> Text:
    if side is None:
        return Text("·", style="dim")
    if side == "oni":
        return Text(ONI[0], style=ONI[1])
    return Text(MARKS[int(side)], style=f"bold {COLOURS[int(side)]}")


def _head(board: View, words: TableWords) -> RenderableType:
    line = Text(
        words.say("ts-term-head", round=board["round"], rounds=board["rounds"], phase=words.name(board["phase"]))
    )
    line.stylize("bold")
    line.append("   " + words.say("ts-term-order") + " ")
    for place, seat in enumerate(board["order"]):
        line.append(" > " if place else "").append_text(mark(seat)).append(" " + words.seat(seat))
        if board["flipped"][seat]:
            line.append(" ✓", style="dim")
    turn = board["turn"]
    if turn:
        left = ", ".join(f"{words.name(name)} {n}" for name, n in turn["left"].items() if name in LETTERS)
        line.append("\n" + words.say("ts-term-left", seat=words.seat(turn["seat"]), left=left or "–"))
    return line


# --- the map ---


class Canvas:
    """Characters with styles, by row and column."""

    def __init__(self, rows: int, columns: int) -> None:
        self.cells = [[(" ", "")] * columns for _ in range(rows)]

    def put(self, row: int, column: int, text: str, style: str = "") -> None:
        for offset, char in enumerate(text):
            if 0 <= row < len(self.cells) and 0 <= column + offset < len(self.cells[row]):
                self.cells[row][column + offset] = (char, style)

    def write(self, row: int, column: int, text: Text) -> None:
        styles = [""] * len(text.plain)
        for span in text.spans:
            for i in range(span.start, min(span.end, len(styles))):
                styles[i] = str(span.style)
        base = str(text.style)
        for offset, char in enumerate(text.plain):
            self.put(row, column + offset, char, styles[offset] or base)

    def render(self) -> Text:
        lines = []
        for row in self.cells:
            line = Text()
            for char, style in row:
                line.append(char, style=style)
            line.rstrip()
            lines.append(line)
        return Text("\n").join(line for line in lines if line.plain.strip())


def _map(board: View, words: TableWords) -> RenderableType:
    hexes: dict[Key, View] = {(h["q"], h["r"]): h for h in board["spaces"]}
    closed = _edges(board)
    top = min(r for _, r in hexes)
    left = min(2 * q + r for q, r in hexes)
    rows = (max(r for _, r in hexes) - top + 1) * HEIGHT + 1
    columns = ((max(2 * q + r for q, r in hexes) - left) * WIDTH) // 2 + WIDTH + 1
    canvas = Canvas(rows, columns)
    for (q, r), hex_ in hexes.items():
        row, column = (r - top) * HEIGHT, (2 * q + r - left) * WIDTH // 2
        _frame(canvas, row, column, {d: closed.get((hex_["at"], d)) for d in range(6)})
    for (q, r), hex_ in hexes.items():
        row, column = (r - top) * HEIGHT, (2 * q + r - left) * WIDTH // 2
        for line, text in enumerate(_face(hex_, words.name(hex_["at"]))):
            text.truncate(WIDTH - 1)
            canvas.write(row + 1 + line, column + 1, text)
    return canvas.render()


def _edges(board: View) -> dict[tuple[str, int], tuple[str, str]]:
    """What lies on each side of each hex, seen from both sides; a Passage opens the print below it."""
    opened = {(e["at"], e["edge"]) for e in board["edges"] if e["what"] == "passage-marker"}
    found: dict[tuple[str, int], tuple[str, str]] = {}
    for edge in board["edges"]:
        if "edge" not in edge or edge["what"] not in EDGES:
            continue
        if edge["what"] == "block" and (edge["at"], edge["edge"]) in opened:
            continue
        for at, side in ((edge["at"], edge["edge"]), (edge["to"], (edge["edge"] + 3) % 6)):
            if edge["what"] != "tunnel" or (at, side) not in found:
                found[at, side] = EDGES[edge["what"]]
    return found


def _frame(canvas: Canvas, row: int, column: int, sides: dict[int, tuple[str, str] | None]) -> None:
    half = WIDTH // 2
    plain = ("─", "dim")
    for d, (line, start) in {2: (row, column), 1: (row, column + half), 4: (row + HEIGHT, column),
                             5: (row + HEIGHT, column + half)}.items():  # fmt: skip
        char, style = sides[d] or plain
        for offset in range(half):
            at = canvas.cells[line][start + offset] if line < len(canvas.cells) else (" ", "")
            if sides[d] or at[0] == " ":
                canvas.put(line, start + offset, char, style)
    for d, start in ((3, column), (0, column + WIDTH)):
        found = sides[d]
        char, style = (UPRIGHT[found[0]], found[1]) if found else ("│", "dim")
        for line in range(row + 1, row + HEIGHT):
            if found or canvas.cells[line][start][0] == " ":
                canvas.put(line, start, char, style)


def _face(hex_: View, name: str) -> list[Text]:
    """The three lines inside a hex."""
    sign, colour = ("☾", "yellow") if hex_["ground"] == "moon" else TYPES.get(hex_["type"], ("?", ""))
    first = Text(name, style="bold")
    if hex_["ground"] == "home":
        first.append(" ⌂").append_text(mark(hex_["home"]))
    else:
        first.append(f" {sign}{hex_.get('mountain', '')}", style=colour)
        first.append("".join(PROPS[p] for p in hex_["props"] if p in PROPS), style="bold magenta")
    if hex_.get("devastated"):
        first.append("✕", style="bold red")
    second = mark(hex_["owner"]) if hex_["ground"] != "home" else Text(" ")
    for name, n in hex_["markers"].items():
        second.append(f" {MARKERS.get(name, name[0])}{n}", style="yellow")
    third = Text()
    sides: dict[Any, int] = {}
    for unit in hex_["units"]:
        sides[unit["side"]] = sides.get(unit["side"], 0) + unit["n"]
    for side, n in sides.items():
        third.append_text(mark(side)).append(f"{n}")
        crowned = side == "oni" and any(unit.get("legend") for unit in hex_["units"])
        third.append("♛ " if crowned else " ", style="bold yellow")
    return [first, second, third]


def _standing(board: View, words: TableWords) -> RenderableType:
    """What stands where, in full."""
    table = Table(box=box.SIMPLE, show_header=False, pad_edge=False, padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column()
    for hex_ in board["spaces"]:
        if not hex_["units"]:
            continue
        line = Text()
        for unit in hex_["units"]:
            line.append(", " if line.plain else "").append_text(mark(unit["side"]))
            line.append(f" {words.name(unit['unit'])} ×{unit['n']}")
            if unit.get("fallen"):
                line.append(f" (−{unit['fallen']})", style="red")
            for word in ("aside", "sheltered"):
                if unit.get(word):
                    line.append(f" ({words.say(f'ts-term-{word}', n=unit[word])})", style="dim")
        where = Text(words.name(hex_["at"]), style="bold").append(f"  {hex_['at']}", style="dim")
        table.add_row(where, line)
    return table


# --- the players and the common things ---


class _Seats:
    """Who has what; where there is little room the stocks are lines below, so that no word is broken."""

    def __init__(self, board: View, words: TableWords, you: int | None) -> None:
        self.board, self.words, self.you = board, words, you

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        wide = options.max_width >= ROOMY
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
        for name in ("seat", "points", "areas", "card", "events", *(("stock",) if wide else ())):
            table.add_column(self.words.say(f"ts-term-{name}"), overflow="fold")
        stocks = []
        for index, seat in enumerate(self.board["seats"]):
            cells = _seat(index, seat, self.words, index == self.you)
            table.add_row(*(cells if wide else cells[:-1]))
            stocks.append(mark(index).append(f" {self.words.say('ts-term-stock')}: {cells[-1]}"))
        yield table
        yield from () if wide else stocks


def _seat(index: int, seat: View, words: TableWords, you: bool) -> tuple[Text, str, str, str, str, str]:
    points = seat["points"]
    who = mark(index).append(f" {words.seat(index)}", style="bold" if you else "")
    parts = [points[part] for part in ("instant", "areas", "initiative")]
    parts += [n for kind, n in points.items() if n and kind not in ("instant", "moon", "areas", "initiative")]
    score = f"{sum(parts)} ({'+'.join(map(str, parts))})"
    events = [words.name(e) for e in seat["events"]]
    events += [f"+{seat['hidden_events']}"] if seat["hidden_events"] else []
    stock = ", ".join(f"{words.name(unit)} {n}" for unit, n in seat["stock"].items() if n)
    card = words.name(seat["card"]) if seat["card"] else f"({seat['hand_size']})"
    if seat["card_down"]:
        card = f"{card} ▒" if seat["card"] else words.name("card-down")
    return who, score, str(seat["areas"]), card, ", ".join(events) or "–", stock


def _common(board: View, words: TableWords) -> RenderableType:
    lines = []
    events = board["events"]
    lines.append(
        words.say("ts-term-open", events=", ".join(words.name(e) for e in events["open"]) or "–", n=events["deck"])
    )
    supply = ", ".join(f"{words.name(unit)} {n}" for unit, n in board["oni"]["supply"].items())
    lines.append(words.say("ts-term-supply", oni=supply))
    lines += _modules(board, words)
    missions = []
    for mission in board["missions"]:
        done = "".join(MARKS[seat] for seat in mission["done"])
        missions.append(words.name(mission["id"]) + (f" {done}" if done else ""))
    if missions:
        lines.append(words.say("ts-term-missions", missions=", ".join(missions)))
    for index, seat in enumerate(board["seats"]):
        tasks = [f"{words.name(t['id'])} {t['scored']}" for t in seat["tasks"]]
        if tasks:
            lines.append(words.say("ts-term-tasks", seat=words.seat(index), tasks=", ".join(tasks)))
    if board["teams"] and len(set(board["teams"])) > 1:
        sides = [[words.seat(s) for s, team in enumerate(board["teams"]) if team == side] for side in (0, 1)]
        lines.append(words.say("ts-term-teams", first=" + ".join(sides[0]), second=" + ".join(sides[1])))
    return Text("\n".join(lines))


def _parts(words: TableWords) -> tuple[type[Part], ...]:
    modules: tuple[type[Part], ...] = getattr(words.game, "lineup", HOUSE).modules
    return (*modules, *MODES.values())


def _modules(board: View, words: TableWords) -> list[str]:
    """What modules show, where they are used."""
    return [line for part in _parts(words) for line in part.lines(board, words)]


def ahead(view: View, words: TableWords) -> list[str]:
    """What would happen by itself if it came now, where a mode or a module says so."""
    return [line for part in _parts(words) for line in part.ahead(view["table"], words)]


def _battle(board: View, words: TableWords) -> list[RenderableType]:
    """The battle in progress: who attacks whom with what, damage and counterattacks so far."""
    battle = board["battle"]
    if not battle:
        return []
    line = Text(words.say("ts-term-battle", space=words.name(battle["at"])), style="bold")
    line.append(": ").append_text(mark(battle["attacker"]))
    if battle.get("card"):
        line.append(f" {words.name(battle['card'])}")
    line.append(" → ")
    for side in battle.get("defenders", []):
        line.append_text(mark(side))
        key = str(side)
        if battle["damage"].get(key):
            line.append(f" −{battle['damage'][key]:g}", style="red")
        for entry in battle["counters"].get(key, []):
            line.append(f" {words.name(entry)}")
        line.append("  ")
    return [line]


def _boards(board: View, words: TableWords) -> RenderableType:
    """Every faction board in one line: Uplinks, weapons, markers in stock."""
    lines = [Text(words.say("ts-term-board"), style="bold")]
    for index, seat in enumerate(board["seats"]):
        parts = [f"{words.name(key)}: {_said(value, words)}" for key, value in seat["board"].items()]
        lines.append(mark(index).append(" " + "; ".join(parts), style=""))
    return Group(*lines)


def _said(value: Any, words: TableWords) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{words.name(key)} {n}" for key, n in value.items())
    if isinstance(value, list):
        return ", ".join(words.name(item) for item in value) or "–"
    if isinstance(value, bool):
        return words.name("yes" if value else "no")
    return words.name(value) if isinstance(value, str) else str(value)


def _hidden(board: View, words: TableWords, you: int | None) -> list[RenderableType]:
    """The reader's own hand, with what each card says, and other hands that went through it."""
    if you is None:
        return []
    shown: list[RenderableType] = []
    for index, seat in enumerate(board["seats"]):
        if not seat["hand"]:
            continue
        table = Table(box=box.SIMPLE, show_header=False, pad_edge=False, padding=(0, 1))
        table.add_column(no_wrap=True, style="bold")
        table.add_column()
        for card in seat["hand"]:
            table.add_row(words.name(card), words.text(card) if index == you else "")
        shown += [Text(words.say("ts-term-hand", seat=words.seat(index)), style="bold"), table]
    card = board["seats"][you]["card"]
    if card:
        shown.append(Text.assemble((words.name(card), "bold"), ": ", words.text(card)))
    return shown
