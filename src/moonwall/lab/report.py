"""``moonwall report``: finished games as one page that stands alone."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from html import escape
from importlib import resources
from typing import Any

from moonwall.table import GameType, game_type
from moonwall.words import TableWords, Words

from . import plots
from .batch import Result
from .ledger import Header
from .numbers import Cell, Middle, difference, mean, quantile
from .plots import Rate
from .standings import Tally, duels, event_counts, offers, shuffle_of, standings

LEAST_USED = 5  # seats that must have used a card before its rate is drawn, and not used it before they are compared


Batch = tuple[Header, list[Result]]
Key = Callable[[Result, int], Hashable]
Group = tuple[Hashable, int]  # who is compared with whom (bot, mode, size of the table), and the shuffle


class Card:
    """What the seats that named a card came to. ``gap`` tells them from seats of the same bot that did not."""

    __slots__ = ("gap", "name", "rate", "uses")

    def __init__(self, name: str, uses: int, rate: Rate, gap: Middle | None) -> None:
        self.name = name
        self.uses = uses
        self.rate = rate
        self.gap = gap


def page(batches: Sequence[Batch], words: Words) -> str:
    """The whole page, a part for each game."""
    by_game: dict[str, list[Batch]] = {}
    for batch in batches:
        by_game.setdefault(batch[0].plan.game, []).append(batch)
    title = words.say("lab-report-title")
    style = resources.files("moonwall.lab").joinpath("report.css").read_text(encoding="utf-8")
    body = "".join(_Part(game_type(name), some, words).html() for name, some in by_game.items())
    return (
        f'<!doctype html><html lang="{words.lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style}</style></head><body><main><h1>{escape(title)}</h1>"
        f"<p>{escape(words.say('lab-report-how'))}</p>{body}</main></body></html>\n"
    )


class _Part:
    """The games of one kind."""

    def __init__(self, game: GameType, batches: list[Batch], words: Words) -> None:
        self.game = game
        self.words = words
        self.here: TableWords = words.at(game)
        self.batches = batches
        self.all = [result for _, results in batches for result in results]
        self.results = [result for result in self.all if result.outcome is not None]

    def say(self, message: str, **data: str | int) -> str:
        return escape(self.words.say(f"lab-{message}", **data))

    def html(self) -> str:
        parts = [
            f"<section><h2>{escape(self.words.find(self.game.prefix) or self.game.name)}</h2>",
            self.tiles(),
            self.who(),
            self.where(),
            self.spread(),
            self.cards(),
            self.happened(),
            "</section>",
        ]
        return "".join(parts)

    def tiles(self) -> str:
        lengths = [r.decisions for r in self.results]
        tiles = [
            ("tile-games", str(len(self.results))),
            ("tile-length", f"{mean(lengths):.0f}"),
            ("tile-middle", f"{quantile(lengths, 0.05):.0f} – {quantile(lengths, 0.95):.0f}"),
            ("tile-faults", str(sum(r.faults for r in self.all))),
            ("tile-errors", str(sum(bool(r.error) for r in self.all))),
        ]
        return '<div class="tiles">' + "".join(
            f'<div class="tile"><b>{number}</b><span>{self.say(name)}</span></div>' for name, number in tiles
        ) + "</div>"  # fmt: skip

    # --- who wins -----------------------------------------------------------------------------------------------------

    def who(self) -> str:
        rows = standings(self.results)
        games = [
            Rate(r["bot"], r["share"], r["low"], r["high"], r["games"], self.won_note(r)) for r in rows if r["fair"] < 1
        ]
        seats = [
            Rate(r["bot"], r["seat_share"], r["seat_low"], r["seat_high"], r["seats"], f"n={r['seats']}") for r in rows
        ]
        parts = [f"<h3>{self.say('head-bots')}</h3>"]
        if games:
            parts.append(f"<p>{self.say('help-games')}</p>{plots.rates(games, None, 1.0)}")
        if len(games) < len(rows):
            parts.append(f"<p>{self.say('only-bot')}</p>")
        parts.append(f"<h3>{self.say('head-bot-seats')}</h3><p>{self.say('help-rate')}</p>")
        parts.append(plots.rates(seats, self.fair()))
        return "".join(parts) + self.pairs()

    def won_note(self, row: dict[str, Any]) -> str:
        return self.words.say("lab-won-of", won=f"{row['won']:g}", games=row["games"], fair=plots.percent(row["fair"]))

    def pairs(self) -> str:
        pairs = [row for _, results in self.batches for row in duels(results)]
        if not pairs:
            return ""
        lines, gaps = [], []
        for row in pairs:
            against = self.words.say("lab-against", a=row["a"], b=row["b"])
            if "share" in row:
                lines.append(Rate(against, row["share"], row["low"], row["high"], row["games"], f"n={row['games']}"))
            for key in ("a", "b"):
                alone = row.get(f"table_{key}")
                if alone:
                    name = self.words.say("lab-alone", bot=row[key])
                    note = f"n={alone['games']}"
                    lines.append(Rate(name, alone["share"], alone["low"], alone["high"], alone["games"], note))
            if gap := row.get("difference"):
                gaps.append(Rate(against, gap["value"], gap["low"], gap["high"], 0))
        text = f"<h3>{self.say('head-pairs')}</h3><p>{self.say('help-pairs')}</p>{plots.rates(lines, 0.5, 1.0)}"
        if gaps:
            text += f"<p>{self.say('help-gaps')}</p>{plots.differences(gaps)}"
        return text

    def where(self) -> str:
        parts = ['<div class="two">']
        factions = self.split(lambda r, seat: r.factions[seat], self.here.name)
        if len(factions) > 1 and not all(r.factions[0].startswith("seat-") for r in self.results):
            parts.append(f"<div><h3>{self.say('head-factions')}</h3>{plots.rates(factions, self.fair())}</div>")
        number: Callable[[str], str] = lambda n: self.words.say("table-seat", n=int(n) + 1)  # noqa: E731
        seats = self.split(lambda r, seat: seat, number)
        parts.append(f"<div><h3>{self.say('head-seats')}</h3>{plots.rates(seats, self.fair())}</div>")
        place: Callable[[str], str] = lambda n: self.words.say("lab-turn", n=int(n) + 1)  # noqa: E731
        order = self.split(lambda r, seat: r.order.index(seat) if seat in r.order else None, place)
        parts.append(
            f"<div><h3>{self.say('head-order')}</h3><p>{self.say('help-order')}</p>"
            f"{plots.rates(order, self.fair())}</div>"
        )
        return "".join(parts) + "</div>"

    def fair(self) -> float | None:
        """What each seat would win if all were equal; nothing where the table wins together."""
        if not self.results or any((r.outcome or {})["kind"] != "ranked" for r in self.results):
            return None
        return mean([1 / len(r.factions) for r in self.results])

    def split(self, key: Key, name: Callable[[str], str]) -> list[Rate]:
        """The win rate of the seats that share a key."""
        found: dict[Hashable, Tally] = {}
        for result in self.results:
            winners = result.winners
            for seat in range(len(result.lineup)):
                group = key(result, seat)
                if group is not None:
                    found.setdefault(group, Tally()).add(shuffle_of(result), seat in winners)
        rows = []
        for group in sorted(found, key=lambda g: (isinstance(g, str), g if isinstance(g, int) else 0, str(g))):
            rows.append(_rate(name(str(group)), found[group]))
        return rows if rows and isinstance(next(iter(found)), int) else sorted(rows, key=lambda r: -r.share)

    # --- how it goes --------------------------------------------------------------------------------------------------

    def spread(self) -> str:
        scores = [s for r in self.results for s in r.scores[: len(r.lineup)]]
        lengths = [r.decisions for r in self.results]
        widths: dict[int, int] = {}
        kinds: dict[str, int] = {}
        reasons: dict[str, int] = {}
        for result in self.results:
            for width, n in result.widths.items():
                widths[width] = widths.get(width, 0) + n
            for kind, n in result.kinds.items():
                kinds[kind] = kinds.get(kind, 0) + n
            reason = str((result.outcome or {}).get("reason", ""))
            reasons[reason] = reasons.get(reason, 0) + 1
        width_words = self.words.say("lab-axis-widths")
        ends = [(self.words.reason(self.game.prefix, reason), n) for reason, n in _most(reasons)]
        common = [(self.kind(kind), n) for kind, n in _most(kinds)[:15]]
        return (
            f'<h3>{self.say("head-spread")}</h3><div class="two">'
            f"<div>{plots.bars(scores, self.words.say('lab-axis-scores'))}</div>"
            f"<div>{plots.bars(lengths, self.words.say('lab-axis-lengths'))}</div>"
            f"<div>{plots.counted(_widths(widths), width_words)}</div>"
            f"<div><h3>{self.say('head-ends')}</h3>{plots.shares(ends)}</div></div>"
            f"<h3>{self.say('head-kinds')}</h3>{plots.shares(common)}"
        )

    def kind(self, kind: str) -> str:
        """What the table asks in such a decision, with what differs from one to the next left open."""
        message = f"{self.game.prefix}-ask-{kind}"
        return self.words.find(message, **dict.fromkeys(self.words.needs(message), "…")) or kind.replace("-", " ")

    # --- cards --------------------------------------------------------------------------------------------------------

    def cards(self) -> str:
        """Every table of content whose rows seats named in their answers."""
        tables: dict[str, dict[str, None]] = {}
        for top, _ in self.batches:
            for name, rows in self.game.load_content(top.plan.content).tables.items():
                tables.setdefault(name, {}).update(dict.fromkeys(rows))
        base, users, uses = self.seats_by_card()
        parts = []
        for name, ids in tables.items():
            found = [self.card(c, uses[c], users[c], base) for c in ids if len(users.get(c, ())) >= LEAST_USED]
            if found:
                parts.append(self.card_table(name, sorted(found, key=lambda c: -(c.gap.value if c.gap else -2))))
        if not parts:
            return ""
        return f"<h3>{self.say('head-cards')}</h3><p>{self.say('help-cards')}</p>" + "".join(parts)

    def seats_by_card(self) -> tuple[dict[Group, list[int]], dict[str, list[tuple[Group, bool]]], dict[str, int]]:
        """Wins and seats of every group; for each card the seats that named it, with group and win, and how often."""
        base: dict[Group, list[int]] = {}
        users: dict[str, list[tuple[Group, bool]]] = {}
        uses: dict[str, int] = {}
        for result in self.results:
            winners = result.winners
            for seat, bot in enumerate(result.lineup):
                group = ((bot, result.mode, len(result.factions)), shuffle_of(result))
                won = seat in winners
                row = base.setdefault(group, [0, 0])
                row[0] += won
                row[1] += 1
                for card, n in result.used[seat].items():
                    users.setdefault(card, []).append((group, won))
                    uses[card] = uses.get(card, 0) + n
        return base, users, uses

    def card(self, card: str, uses: int, seats: list[tuple[Group, bool]], base: dict[Group, list[int]]) -> Card:
        tally = Tally()
        mine: dict[Group, list[int]] = {}
        for group, won in seats:
            tally.add(group[1], won)
            row = mine.setdefault(group, [0, 0])
            row[0] += won
            row[1] += 1
        cells = []
        for group, (all_won, count) in base.items():
            here, n = mine.get(group, (0, 0))
            cells.append(Cell(group[0], group[1], here, n, all_won - here, count - n))
        name = self.here.name(card)
        others = sum(cell.of_without for cell in cells)
        return Card(name, uses, _rate(name, tally), difference(cells) if others >= LEAST_USED else None)

    def card_table(self, name: str, rows: list[Card]) -> str:
        title = self.words.find(f"lab-table-{name}") or name.replace("_", " ").replace("-", " ")
        games = max(1, len(self.results))
        heads = "".join(f"<th>{self.say(f'col-{head}')}</th>" for head in ("card", "uses", "used-by", "share", "moves"))
        lines = "".join(
            f"<tr><td>{escape(row.name)}</td><td>{row.uses / games:.2f}</td><td>{row.rate.games}</td>"
            f"<td>{plots.percent(row.rate.share, 1)}<small> {plots.percent(row.rate.low)} – "
            f"{plots.percent(row.rate.high)}</small></td>{_gap_cell(row.gap)}</tr>"
            for row in rows
        )
        gaps = [
            Rate(row.name, row.gap.value, row.gap.low, row.gap.high, row.rate.games, row.rate.note)
            for row in rows
            if row.gap
        ]
        return (
            f"<details{' open' if len(rows) <= 24 else ''}><summary>{escape(title)} ({len(rows)})</summary>"
            f"{plots.differences(gaps)}"
            f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>{lines}</tbody></table></div></details>'
        )

    # --- what was offered and what happened ---------------------------------------------------------------------------

    def happened(self) -> str:
        """Content by the decisions that offered it and by the events that were about it."""
        games = max(1, len(self.results))
        taken: dict[str, list[tuple[str, ...]]] = {}
        for row in offers(self.results):
            share = plots.percent(row["share"], 1)
            taken.setdefault(row["decision"], []).append((row["card"], f"{row['offered'] / games:.2f}", share))
        events: dict[str, list[tuple[str, ...]]] = {}
        for row in event_counts(self.results):
            share = plots.percent(row["share"], 1)
            events.setdefault(row["event"], []).append((row["card"], f"{row['times'] / games:.2f}", share))
        parts = []
        for head, heads, tables in (
            ("offers", ("card", "offered", "taken"), taken),
            ("told", ("card", "times", "in-games"), events),
        ):
            if tables:
                parts.append(f"<h3>{self.say(f'head-{head}')}</h3><p>{self.say(f'help-{head}')}</p>")
            parts += [self.plain_table(head, kind, heads, rows) for kind, rows in tables.items()]
        return "".join(parts)

    def plain_table(self, head: str, kind: str, heads: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
        base, _, nth = kind.partition(" ")
        title = self.kind(base) if head == "offers" else kind.replace("-", " ")
        title = f"{title} ({nth})" if nth else title
        top = "".join(f"<th>{self.say(f'col-{name}')}</th>" for name in heads)
        lines = "".join(
            f"<tr><td>{escape(self.here.name(card))}</td>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"
            for card, *cells in rows
        )
        return (
            f"<details><summary>{escape(title)} ({len(rows)})</summary>"
            f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{lines}</tbody></table></div></details>'
        )


def _rate(name: str, tally: Tally) -> Rate:
    low, high = tally.interval
    return Rate(name, tally.share, low, high, tally.count, f"n={tally.count}")


def _gap_cell(gap: Middle | None) -> str:
    """A difference with its interval; it has a colour only where the interval leaves 0 out."""
    if gap is None:
        return "<td>–</td>"
    look = "up" if gap.low > 0 else "down" if gap.high < 0 else "open"
    return (
        f'<td class="{look}">{plots.points(gap.value)}<small> {plots.points(gap.low)} – '
        f"{plots.points(gap.high)}</small></td>"
    )


def _most(counts: dict[str, int]) -> list[tuple[str, int]]:
    return sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))


def _widths(widths: dict[int, int]) -> list[tuple[str, int]]:
    """Numbers of options in classes that grow: 2, 3, 4, 5-6, 7-9 …"""
    edges = [2, 3, 4, 5, 7, 10, 15, 20, 30, 50, 80, 150]
    found = [0] * len(edges)
    for width, n in widths.items():
        place = max(i for i, edge in enumerate(edges) if width >= edge or i == 0)
        found[place] += n
    names = [str(a) if b == a + 1 else f"{a}+" for a, b in zip(edges, [*edges[1:], 10**6])]
    last = max((i for i, n in enumerate(found) if n), default=0)
    return list(zip(names, found))[: last + 1]
