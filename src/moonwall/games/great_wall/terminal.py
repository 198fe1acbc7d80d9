"""The board drawn with characters, from a view: everything public, and the reader's own hidden things."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from moonwall.words import TableWords

MARKS = ("▲", "■", "●", "◆")  # seats differ by mark as well as colour
COLOURS = ("bright_red", "bright_blue", "bright_yellow", "bright_green")
REWARD = {
    "none": "o",
    "wood": "w",
    "stone": "s",
    "gold": "g",
    "qi": "q",
    "any": "?",
    "honour-1": "1",
    "honour-2": "2",
    "tactic": "t",
}
LETTERS = {"spearman": "S", "archer": "A", "horseman": "H"}
View = dict[str, Any]


def draw(view: View, words: TableWords) -> RenderableType:
    board = view["table"]
    parts: list[RenderableType] = [
        _head(board, words),
        _wall(board["sections"], words),
        Text(words.say("gw-term-legend"), style="dim"),
        _locations(board, words),
        _court(board, words),
        _players(board, words),
    ]
    parts += [_hidden(player, words) for player in board["players"] if player["hidden"] is not None]
    return Group(*parts)


def _mark(seat: int, text: str = "") -> Text:
    return Text(MARKS[seat] + text, style=f"bold {COLOURS[seat]}")


def _join(parts: list[Text], space: str = " ") -> Text:
    return Text(space).join(parts)


def _head(board: View, words: TableWords) -> RenderableType:
    time = board["time"]
    facts = [
        words.say("gw-term-head", year=board["year"], season=words.name(board["season"])),
        words.say("gw-term-time", n=time["space"], last=len(time["hordes"])),
        words.say("gw-term-lethality", n=time["lethality"][time["space"] - 1]),
        words.say("gw-term-shame", n=board["shame"]["supply"]),
        words.say("gw-term-marker", section=words.name(board["marker"])),
    ]
    tea = _join([_mark(seat) for seat in board["tea"]], " > ")
    return Text.assemble((" · ".join(facts), "bold"), "\n", words.say("gw-term-tea"), " ", tea)


# --- the Wall ---


def _wall(sections: list[View], words: TableWords) -> RenderableType:
    """Side by side, the Wall on one line: Sections with fewer Hordes begin lower."""
    most = max(1, *(len(section["hordes"]) for section in sections))
    grid = Table.grid(expand=True)
    for _ in sections:
        grid.add_column(ratio=1)
    grid.add_row(*[_section(section, most, words) for section in sections])
    return grid


def _section(section: View, rows: int, words: TableWords) -> RenderableType:
    """North on top: the Hordes from row 3 down to row 1, then the Wall and who stands behind it."""
    lines: list[RenderableType] = [Text("\n\n")] * (rows - max(1, len(section["hordes"])))
    for horde in reversed(section["hordes"]):
        lines.append(_horde(horde, words))
    if not section["hordes"]:
        lines.append(Text("\n" + words.say("gw-term-empty") + "\n", style="dim"))
    level = section["level"]
    lines.append(Text("█" * 7 * level + "░" * 7 * (3 - level), style="white"))
    lines.append(
        Text.assemble(
            words.say("gw-term-wall", n=level),
            " · ",
            words.say("gw-term-barricades", n=section["barricades"], of=section["barricade_spaces"]),
        )
    )
    weak = section["power"] > section["defence"]
    lines.append(
        Text.assemble(
            (words.say("gw-term-defence", n=section["defence"]), "bold"),
            " / ",
            (words.say("gw-term-power", n=section["power"]), "bold red" if weak else "bold"),
        )
    )
    archers = [_mark(seat, str(n)) for seat, n in enumerate(section["archers"]) if n]
    taken = f"{sum(section['archers'])}/{section['spots']}"
    lines.append(Text(words.say("gw-term-archers", n=taken) + " ").append_text(_join(archers)))
    resting = []
    for seat, zone in enumerate(section["rest"]):
        army = " ".join(f"{n}{LETTERS[kind]}" for kind, n in zone.items() if n)
        if army:
            resting.append(_mark(seat, army))
    lines.append(Text(words.say("gw-term-resting") + " ").append_text(_join(resting, "  ")))
    return Panel(Group(*lines), title=words.name(section["id"]), box=box.ROUNDED, padding=(0, 1))


def _horde(horde: View, words: TableWords) -> RenderableType:
    """Its name, and its grid with Power and Lethality beside row a, Honour beside row b."""
    name = Text.assemble((f"{horde['slot'][-1]} ", "dim"), (words.name(horde["type"]), "bold"))
    name.no_wrap = True
    name.overflow = "ellipsis"
    points = {point["id"]: point for point in horde["points"]}
    lines: list[RenderableType] = [name]
    for letter, facts in (("a", f"P{horde['power']} L{horde['lethality']}"), ("b", f"H{horde['honour']}")):
        line = Text(f"{letter} ", style="dim")
        for column in range(1, 7):
            line.append_text(_point(points.get(f"{letter}{column}")))
        lines.append(line.append(" " + facts, style="not dim"))
    return Group(*lines)


def _point(point: View | None) -> Text:
    """Three characters: a hole, a vacant point with its Reward, a Wound, or whose Soldier."""
    if point is None:
        return Text(" · ", style="bright_black")
    if point["by"] is None:
        return Text(f"[{REWARD[point['reward']]}{'!' if point['armoured'] else ']'}", style="not dim")
    if point["by"] == "wound":
        return Text(" x ", style="red not dim")
    return _mark(point["seat"], LETTERS[point["by"]]).append(" ")


# --- Locations and court ---


def _locations(board: View, words: TableWords) -> RenderableType:
    grid = Table(box=box.SIMPLE_HEAD, expand=True, padding=(0, 1), pad_edge=False)
    grid.add_column(words.say("gw-term-locations"))
    grid.add_column(words.say("gw-term-spaces"))
    grid.add_column(words.say("gw-term-overseers"))
    grid.add_column(words.say("gw-term-locations"))
    grid.add_column(words.say("gw-term-spaces"))
    rows = [_location(place, board["activating"], words) for place in board["locations"]]
    for left, right in zip(rows[:5], rows[5:]):
        grid.add_row(left[0], left[1], left[2], right[0], right[1])
    return grid


def _location(place: View, activating: str | None, words: TableWords) -> tuple[Text, Text, Text]:
    name = Text(words.name(place["id"]), style="bold reverse" if place["id"] == activating else "bold")
    if place["shame"]:
        name.append(" ☹", style="dim")
    clerks = Text()
    for seat, n in enumerate(place["clerks"]):
        clerks.append_text(Text(MARKS[seat] * n, style=COLOURS[seat]))
    if place["spaces"] is not None:
        clerks.append("□" * (place["spaces"] - sum(place["clerks"])), style="dim")
    else:
        clerks.append(" …", style="dim")
    if place["ready"]:
        clerks.append(" ✓", style="bold")
    overseers = Text()
    if "overseers" in place:
        overseers = _join([_mark(seat, str(level)) for seat, level in enumerate(place["overseers"]) if level])
        costs = "-".join(map(str, place["overseer_costs"]))
        overseers.append(f"  ({words.name(place['overseer_pays'])} {costs})", style="dim")
    return name, clerks, overseers


def _forecast(coming: dict[str, Any], words: TableWords) -> list[str]:
    """What Qin would do next as things stand."""
    said = []
    if coming["clerks"]:
        places = words.words.join([words.name(place) for place in coming["clerks"]])
        said.append(words.say("gw-next-clerks", places=places))
    if coming["attack"]:
        horde, point = (words.name(token) for token in coming["attack"])
        said.append(words.say("gw-next-attack", horde=horde, point=point))
    if coming["wall"]:
        said.append(words.say("gw-next-wall", section=words.name(coming["wall"])))
    return said


def _court(board: View, words: TableWords) -> RenderableType:
    track = []
    for number, entry in enumerate(board["track"], 1):
        if entry is None:
            track.append(Text(f"{number} –", style="dim"))
        else:
            style = "reverse" if board["slot"] == number else ""
            card = Text(words.name(entry["card"]), style=style)
            track.append(Text(f"{number} ").append_text(_mark(entry["seat"], " ")).append_text(card))
    stock = " ".join(f"{n} {words.name(r)}" for r, n in board["warehouse"].items())
    rows = [
        ("track", _join(track, "   ")),
        ("warehouse", Text(stock)),
        ("advisors", Text(" · ".join(words.name(card) if card else "–" for card in board["advisors"]))),
    ]
    if board["artifacts"]:
        rows.append(("artifacts", Text(" · ".join(words.name(card) for card in board["artifacts"]))))
    if board["qin_track"]:
        rows.append(("qin", Text(" > ".join(words.name(place) for place in board["qin_track"]))))
        rows.append(("next", Text(" ".join(_forecast(board["qin_next"], words)))))
    coop = board["coop"]
    if coop:
        done = Text(f"{coop['fulfilled']}/{coop['needed']}", style="bold")
        rows.append(("fulfilled", done))
        for card in coop["requests"]:
            if card:
                rows.append(("request", Text.assemble((words.name(card), "bold"), ": ", words.text(card))))
        if coop["events"]:
            rows.append(("events", Text(" · ".join(words.name(card) for card in coop["events"]))))
    grid = Table.grid(padding=(0, 2))
    for key, text in rows:
        grid.add_row(Text(words.say(f"gw-term-{key}"), style="dim"), text)
    return grid


# --- the clans ---


def _players(board: View, words: TableWords) -> RenderableType:
    grid = Table(box=box.SIMPLE_HEAD, expand=True, padding=(0, 1), pad_edge=False)
    for key in ("players", "honour", "spaces", "soldiers", "shamed", "hordes", "cards"):
        grid.add_column(words.say(f"gw-term-{key}"))
    for player in board["players"]:
        seat = player["seat"]
        name = _mark(seat, " " + words.seat(seat))
        if board["turn"] == seat:
            name.stylize("reverse")
        if player["general"]:
            name.append("\n" + words.name(player["general"]), style="default not bold")
        pool = " ".join(f"{n}{LETTERS[kind]}" for kind, n in player["pool"].items())
        shame = " ".join(f"{n}{LETTERS[kind]}" for kind, n in player["shamed"].items() if n)
        hordes = ", ".join(words.name(h["type"]) + "☹" * h["shame"] for h in player["hordes"])
        cards = [", ".join(words.name(card) for card in player["active"])]
        if player["support"]:
            cards.append(f"+{len(player['support'])}: " + ", ".join(words.name(card) for card in player["support"]))
        cards.append(f"{words.say('gw-term-tactics')} {player['tactics']}")
        if player["discard"]:
            thrown = ", ".join(words.name(card) for card in player["discard"])
            cards.append(words.say("gw-term-discarded", cards=thrown))
        clerks = f"{player['clerks']['pool']} (+{player['clerks']['area']})"
        grid.add_row(name, str(player["honour"]), clerks, pool, shame, hordes, "\n".join(c for c in cards if c))
    return grid


def _hidden(player: View, words: TableWords) -> RenderableType:
    own = player["hidden"]
    rows = [Text(" · ".join(f"{n} {words.name(r)}" for r, n in own["resources"].items()), style="bold")]
    for key in ("tactics", "commands"):
        names = ", ".join(words.name(card) for card in own[key])
        rows.append(Text.assemble((words.say(f"gw-term-{key}") + ": ", "dim"), names or "–"))
    dealt = own["dealt_generals"] + own["dealt_advisors"]
    rows += [Text.assemble((words.name(card), "bold"), ": ", words.text(card)) for card in dealt]
    title = Text.assemble(_mark(player["seat"]), " ", words.say("gw-term-hidden"))
    return Panel(Group(*rows), title=title, title_align="left", box=box.ROUNDED, padding=(0, 1))
