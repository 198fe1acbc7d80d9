"""``moonwall analyse``: the analysis of a game as one page that stands alone."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib import resources
from statistics import median

from moonwall.bots import Analysis
from moonwall.bots.analysis import Move
from moonwall.table import Seat, game_type
from moonwall.words import TableWords, Words

SHOWN = 12  # answers that cost most, before the rest is folded away
COLOURS = ("#1f77b4", "#d1495b", "#2a9d5c", "#b8860b", "#7a4fb5", "#5c6b73")
DASHES = ("", "7 4", "2 3", "9 3 2 3", "4 2", "1 2")
WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 900, 320, 44, 26, 10


def page(found: Analysis, words: Words, names: Sequence[str] = ()) -> str:
    """The whole page."""
    game = game_type(found.game)
    seats = [Seat(seat["index"], seat["faction"], seat["automaton"]) for seat in found.seats]
    here = words.at(game, seats, names)
    style = resources.files("moonwall.lab").joinpath("report.css").read_text(encoding="utf-8")
    own = resources.files("moonwall.lab").joinpath("analysis.css").read_text(encoding="utf-8")
    title = words.say("analysis-title")
    name = f"{words.find(game.prefix) or game.name} · {words.mode(game.prefix, found.mode)}"
    return (
        f'<!doctype html><html lang="{words.lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style}{own}</style></head><body><main>"
        f"<h1>{escape(title)}</h1><p><b>{escape(name)}</b>{_ending(found, here)}</p>"
        f"<p>{escape(words.say('analysis-how'))}</p>{_warning(found, words)}"
        f"{_curve(found, here)}{_turns(found, here)}{_costs(found, here)}{_shares(found, here)}"
        "</main></body></html>\n"
    )


def _ending(found: Analysis, here: TableWords) -> str:
    return "" if found.outcome is None else f" · {escape(here.outcome(found.outcome))}"


def _warning(found: Analysis, words: Words) -> str:
    if found.grade != "diverged":
        return ""
    return f"<p><b>{escape(words.say('analysis-changed', why=found.grade_reason))}</b></p>"


def _lines(found: Analysis, here: TableWords) -> list[tuple[str, list[float]]]:
    """A line for each seat that can win; one for all where they win together."""
    if found.together:
        return [(here.say("analysis-table"), [row[0] for row in found.chances])]
    lines = [(here.seat(seat), [row[seat] for row in found.chances]) for seat in range(len(found.seats))]
    return [(name, line) for name, line in lines if max(line) > 0.001]


def smooth(line: Sequence[float], width: int = 5) -> list[float]:
    """The middle of the values around each: what flickers while an action is under way is left out. The end stays."""
    half = width // 2
    calm = [median(line[max(0, k - half) : k + half + 1]) for k in range(len(line))]
    return [*calm[:-1], line[-1]]


def _curve(found: Analysis, here: TableWords) -> str:
    lines = _lines(found, here)
    last = max(1, len(found.chances) - 1)
    wide, tall = WIDTH - LEFT - 8, HEIGHT - TOP - BOTTOM
    said = here.say("analysis-curve")
    parts = [f'<h2>{escape(said)}</h2><p>{escape(here.say("analysis-curve-help"))}</p><div class="legend">']
    for n, (name, _) in enumerate(lines):
        parts.append(
            f'<span><svg viewBox="0 0 30 6" class="key"><path d="M0 3H30" stroke="{COLOURS[n % 6]}" '
            f'stroke-dasharray="{DASHES[n % 6]}" stroke-width="3"/></svg>{escape(name)}</span>'
        )
    parts.append('</div><div class="wide">')
    parts.append(f'<svg class="curve" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(said)}">')
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = TOP + tall * (1 - share)
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - 8}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{100 * share:.0f} %</text>')
    for n in range(5):
        k = last * n // 4
        x = LEFT + wide * k / last
        anchor = "start" if n == 0 else "end" if n == 4 else "middle"
        parts.append(f'<text x="{x:.1f}" y="{HEIGHT - 6}" text-anchor="{anchor}">{k}</text>')
    for turn in found.turns:
        x = LEFT + wide * turn.k / last
        parts.append(f'<line class="turn" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{TOP + tall}"/>')
    for n, (_, line) in enumerate(lines):
        points = " ".join(
            f"{LEFT + wide * k / last:.1f},{TOP + tall * (1 - p):.1f}" for k, p in enumerate(smooth(line))
        )
        parts.append(
            f'<polyline fill="none" stroke="{COLOURS[n % 6]}" stroke-width="2" '
            f'stroke-dasharray="{DASHES[n % 6]}" points="{points}"/>'
        )
    return "".join(parts) + "</svg></div>"


def _turns(found: Analysis, here: TableWords) -> str:
    parts = [f"<h2>{escape(here.say('analysis-turns'))}</h2>"]
    if not found.turns:
        return parts[0] + f"<p>{escape(here.say('analysis-turns-none'))}</p>"
    parts.append("<ul>")
    for turn in found.turns:
        who = here.say("analysis-table") if found.together else here.seat(turn.seat)
        numbers = {"before": round(100 * turn.before), "after": round(100 * turn.after)}
        line = here.say("analysis-turn", seat=who, **numbers)
        parts.append(f"<li><b>{escape(here.say('analysis-at', k=turn.k))}</b> · {escape(line)}</li>")
    return "".join(parts) + "</ul>"


def _costs(found: Analysis, here: TableWords) -> str:
    head = f"<h2>{escape(here.say('analysis-costs'))}</h2><p>{escape(here.say('analysis-costs-help'))}</p>"
    if not found.moves:
        return head + f"<p>{escape(here.say('analysis-costs-none'))}</p>"
    first = "".join(_cost(move, here) for move in found.moves[:SHOWN])
    rest = found.moves[SHOWN:]
    more = ""
    if rest:
        said = escape(here.say("analysis-more", n=len(rest)))
        more = (
            f'<details><summary>{said}</summary><ol start="{SHOWN + 1}">'
            + "".join(_cost(m, here) for m in rest)
            + "</ol></details>"
        )
    return f"{head}<ol>{first}</ol>{more}"


def _cost(move: Move, here: TableWords) -> str:
    cost = here.say("analysis-cost", n=f"{100 * move.cost:.1f}")
    asked = here.ask({"kind": move.kind, "seat": move.seat, "about": move.about})
    because = " ".join(here.reason(feature, worth) for feature, worth in move.reasons)
    parts = [
        f'<li class="cost"><b class="down">{escape(cost)}</b> {escape(here.seat(move.seat))} · ',
        f"{escape(here.say('analysis-at', k=move.k))} · {escape(asked)}<br>",
        f"{escape(here.say('analysis-played', option=here.option(move.option)))}<br>",
        f"{escape(here.say('analysis-better', option=here.option(move.best)))}",
    ]
    if because:
        parts.append(f"<br><small>{escape(here.say('analysis-because', reasons=because))}</small>")
    return "".join(parts) + "</li>"


def _shares(found: Analysis, here: TableWords) -> str:
    names = ("start", "own", "others", "luck", "course", "end")
    heads = "".join(f"<th>{escape(here.say(f'analysis-col-{name}'))}</th>" for name in ("seat", *names))
    lines = []
    for seat, share in enumerate(found.shares):
        if not found.together and max(row[seat] for row in found.chances) <= 0.001:
            continue
        cells = []
        for name in names:
            number = 100 * getattr(share, name)
            if name in ("start", "end"):
                cells.append(f"<td>{number:.0f} %</td>")
            else:
                cells.append(f'<td class="{"up" if number > 0 else "down"}">{number:+.0f}</td>')
        lines.append(f"<tr><td>{escape(here.seat(seat))}</td>{''.join(cells)}</tr>")
    return (
        f"<h2>{escape(here.say('analysis-luck'))}</h2><p>{escape(here.say('analysis-luck-help'))}</p>"
        f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>{"".join(lines)}</tbody></table></div>'
    )
