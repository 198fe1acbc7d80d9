"""The table as one screen: board, question with options, log and a place to look closer, by keys and mouse.

The same session as line by line (``session.py``) runs in a thread of its own. What it says goes to regions of the
screen instead of lines, and what it asks waits for a key, a click or a typed line.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from queue import SimpleQueue
from threading import Lock
from typing import Any, ClassVar

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.css.query import NoMatches
from textual.suggester import SuggestFromList
from textual.widgets import Footer, Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option as Line

from moonwall.bots import Player
from moonwall.table import Decision, Match, Option, RulesFault
from moonwall.words import Words

from .drawing import draw
from .points import points
from .session import Leave, Session
from .walk import Branch, Walk

WIDE = 110  # columns from which all regions stand side by side
COMMANDS = (
    "i ",
    "rule ",
    "what ",
    "undo",
    "back",
    "cancel",
    "why",
    "again",
    "ahead",
    "coach",
    "log",
    "all",
    "help",
    "quit",
)
LISTED = 60  # options that are listed whole: the list scrolls
REGIONS = ("log", "closer", "board")  # what a key shows on a narrow screen, and scrolls on any
EMPTY = ""  # Enter on an empty line


class Quiet(Console):
    """A console whose lines go to the region for looking closer."""

    def __init__(self, screen: TableApp) -> None:
        super().__init__(width=60, force_terminal=False)
        self.app = screen

    def print(self, *objects: Any, style: Any = None, **how: Any) -> None:
        lines = [Text.from_markup(one) if isinstance(one, str) else one for one in objects] or [Text()]
        for line in lines:
            if style and isinstance(line, Text):
                line.stylize(style)
            self.app.look_closer(line)

    def clear(self, home: bool = True) -> None:
        self.app.cover()

    def input(self, prompt: Any = "", **how: Any) -> str:
        self.app.ask_line(Text.from_markup(str(prompt)))
        return self.app.wait()


class Seated(Session):
    """A session whose question, board and log have regions of their own."""

    def __init__(
        self, screen: TableApp, match: Match, players: list[Player | None], words: Words, save: Path, names: list[str]
    ) -> None:
        self.screen = screen
        super().__init__(match, players, words, Quiet(screen), save, names)

    def _turn(self) -> None:
        decision = self.match.decisions[0]
        seat = next((s for s in decision.seats if s in self.people), decision.seat)
        if self.players[seat] is not None:
            self.screen.head(self.words.say("table-term-thinking", seat=self.words.seat(seat)))
            if self.screen.left:
                raise Leave
        super()._turn()

    def _read_log(self, seat: int | None) -> None:
        for _, line in self.unread[seat]:
            self.screen.tell(line)
        self.unread[seat] = []

    def _forget(self) -> None:
        super()._forget()
        reader = self.shown if self.shown in self.log else next(iter(self.log))
        self.screen.tell_anew([line for _, line in self.log[reader]])

    def _draw(self, seat: int | None) -> None:
        self.screen.board(draw(self.match.view(seat), self.words))

    def _ask(self, decision: Decision, seat: int) -> Option | None:
        if seat != self.shown and len(self.people) > 1:
            self.console.clear()
            self._input(self.words.say("table-term-handover", seat=self.words.seat(seat)))
            self.screen.tell_anew([line for _, line in self.log[seat]])
        self._read_log(seat)
        self._draw(seat)
        self.moved, self.shown = set(), seat
        view = self.match.describe(decision)
        walk = Walk(decision.options, LISTED)
        while True:
            branches = walk.branches()
            trail = " › ".join(self.words.token(token, place) for place, token in enumerate(walk.path))
            self.screen.head(f"{self.words.say(self.words.prefix)} · {self.words.seat(seat)}")
            self.screen.foreseen = [self._foreseen(branch, seat) for branch in branches]
            self.screen.question(self.words.ask(view), trail, [self._label(b, len(walk.path)) for b in branches])
            self.screen.suggest([option.text for option in decision.options])
            typed = self.screen.wait().strip()
            self.screen.clear_closer()
            picked = self._read(typed, walk, branches, decision, seat)
            if picked is not None:
                return picked
            if self.match.decision is not decision and decision not in self.match.decisions:
                return None

    def _foreseen(self, branch: Branch, seat: int) -> tuple[Match, Option, int] | None:
        return None if branch.leaf is None else (self.match, branch.leaf, seat)

    def _end(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        reader = self.people[0] if len(self.people) == 1 else None
        self._read_log(reader if reader in self.unread else next(iter(self.unread)))
        self._draw(reader)
        said = Text(self.words.outcome(outcome), style="bold")
        scores = sorted(enumerate(outcome.scores), key=lambda pair: -pair[1])
        lines = [Text(f"{self.words.seat(seat)}: {n}") for seat, n in scores if seat < len(self.match.seats)]
        self.screen.clear_closer()
        self.screen.look_closer(Group(said, *lines, Rule(), points(self.match, self.words)))
        self.screen.head(self.words.say("table-term-over"))
        self.screen.question(self.words.say("table-term-done"), "", [])
        while self.screen.wait() not in ("q", "quit"):
            pass

    def save(self) -> None:
        self.keep()


class TableApp(App[None]):
    """Give it what a session takes and call ``run``."""

    CSS = """
    #head { height: 1; background: $primary; color: $text; padding: 0 1; }
    #main { height: 1fr; }
    #left { width: 3fr; }
    #right { width: 2fr; }
    #board { height: 2fr; border: round $primary; }
    #log { height: 1fr; border: round $primary; }
    #question { height: auto; max-height: 6; padding: 0 1; text-style: bold; color: $accent; }
    #trail { height: auto; padding: 0 1; color: $text-muted; }
    #options { height: 1fr; border: round $accent; }
    #options.empty { display: none; }
    #preview { height: auto; max-height: 4; padding: 0 1; color: $text-muted; }
    #closer { height: 1fr; border: round $primary; }
    .narrow #main { layout: vertical; }
    .narrow #left { width: 100%; height: 3fr; }
    .narrow #right { width: 100%; height: 2fr; }
    .narrow #board { height: 1fr; border: none; }
    .narrow #log, .narrow #closer { display: none; }
    .narrow #options { border: none; height: 1fr; }
    .narrow.show-log #log { display: block; height: 1fr; border: none; }
    .narrow.show-log #board { display: none; }
    .narrow.show-board #right { height: auto; }
    .narrow.show-board #options, .narrow.show-board #preview, .narrow.show-board #trail { display: none; }
    .narrow.show-closer #closer { display: block; height: 3fr; border: none; }
    .narrow.show-closer #left { display: none; }
    .narrow.show-closer #right { height: 1fr; }
    """
    BINDINGS: ClassVar[list[Any]] = [
        Binding("escape", "say('b')", "back"),
        Binding("ctrl+z", "say('u')", "undo"),
        Binding("f1", "say('h')", "help"),
        Binding("f2", "read('log')", "log"),
        Binding("f3", "read('closer')", "closer"),
        Binding("f4", "say('coach')", "coach"),
        Binding("f5", "read('board')", "board"),
        Binding("ctrl+q", "leave", "leave", priority=True),
    ]
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, match: Match, players: list[Player | None], words: Words, save: Path, names: list[str]) -> None:
        super().__init__()
        self.words = words
        ours = {(binding.key, binding.action) for binding in self.BINDINGS}
        for key, bound in self._bindings.key_to_bindings.items():  # the footer speaks the reader's language
            self._bindings.key_to_bindings[key] = [
                replace(one, description=words.say(f"table-term-key-{one.description}"))
                if (one.key, one.action) in ours
                else one
                for one in bound
            ]
        self.typed: SimpleQueue[str] = SimpleQueue()
        self.foreseen: list[tuple[Match, Option, int] | None] = []  # empty while nobody is asked
        self.looking = Lock()  # the match stays as it is while an option is looked into
        self.asked = False
        self.left = False
        self.fault: BaseException | None = None
        self.session = Seated(self, match, players, words, save, names)

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        with Horizontal(id="main"):
            with Vertical(id="left"):
                with VerticalScroll(id="board"):
                    yield Static(id="table")
                yield RichLog(id="log", wrap=True, min_width=1, auto_scroll=True)
            with Vertical(id="right"):
                yield Static(id="question")
                yield Static(id="trail")
                yield OptionList(id="options")
                yield Static(id="preview")
                yield RichLog(id="closer", wrap=True, min_width=1, auto_scroll=False)
        yield Input(id="line", compact=True, select_on_focus=False, placeholder=self.words.say("table-term-type"))
        yield Footer(compact=True)

    def on_mount(self) -> None:
        self.query_one("#log").border_title = self.words.say("table-term-log")
        self.query_one("#closer").border_title = self.words.say("table-term-card")
        self.query_one("#options", OptionList).focus()
        self._fit()
        self.run_worker(self._play, thread=True, exclusive=True, exit_on_error=False)

    def on_unmount(self) -> None:
        """However the screen ends, the session does not wait for it any longer."""
        self.left = True
        self.typed.put("q")

    def on_resize(self) -> None:
        self._fit()

    def _fit(self) -> None:
        self.set_class(self.size.width < WIDE, "narrow")

    def _play(self) -> None:
        try:
            self.session.run()
        except BaseException as error:  # shown when the screen is gone; the game is kept
            self.fault = error
        self._show(self.exit)

    def run(self, *given: Any, **settings: Any) -> None:
        """Play until the end or until somebody leaves. A fault of the rules is raised when the screen is gone."""
        super().run(*given, **settings)
        if self.fault is not None:
            raise self.fault

    # --- what the session says (called in its thread) -----------------------------------------------------------------

    def _show(self, act: Any, *given: Any) -> None:
        if not self.left or act == self.exit:
            try:
                self.call_from_thread(act, *given)
            except (RuntimeError, NoMatches):  # the screen is gone already
                self.left = True

    def wait(self) -> str:
        """What was typed, clicked or pressed next."""
        found = self.typed.get()
        with self.looking:
            self.foreseen = []
        if self.left:
            raise Leave
        return found

    def head(self, text: str) -> None:
        self._show(self._static, "#head", Text(text))

    def board(self, drawn: RenderableType) -> None:
        self._show(self._static, "#table", drawn)

    def cover(self) -> None:
        """Nobody sees another's table while the seat changes."""
        self._show(self._static, "#table", Text())
        self._show(self._lines, "#log", [], True)

    def tell(self, line: Text) -> None:
        self._show(self._lines, "#log", [line], False)

    def tell_anew(self, lines: list[Text]) -> None:
        self._show(self._lines, "#log", lines, True)

    def clear_closer(self) -> None:
        self._show(self._lines, "#closer", [], True)
        self._show(self.remove_class, "show-closer")

    def look_closer(self, line: RenderableType) -> None:
        self._show(self._closer, line)

    def ask_line(self, prompt: Text) -> None:
        self._show(self._ask, prompt, Text(), [])

    def question(self, text: str, trail: str, lines: list[str]) -> None:
        self._show(self._ask, Text(text), Text(trail), lines)

    def suggest(self, texts: list[str]) -> None:
        self._show(self._suggest, [*texts, *COMMANDS])

    # --- what is done on the screen ---------------------------------------------------------------------------------

    def _static(self, where: str, what: RenderableType) -> None:
        self.query_one(where, Static).update(what)

    def _lines(self, where: str, lines: list[Text], anew: bool) -> None:
        log = self.query_one(where, RichLog)
        if anew:
            log.clear()
        for line in lines:
            log.write(line, width=self._width())

    def _closer(self, line: RenderableType) -> None:
        self.query_one("#closer", RichLog).write(line, width=self._width(), expand=True)
        self.add_class("show-closer")

    def _width(self) -> int | None:
        """Of a narrow screen the whole line, since a region that is not shown has no width; else that of the region."""
        return self.size.width - 2 if self.has_class("narrow") else None

    def _ask(self, question: Text, trail: Text, lines: list[str]) -> None:
        self._static("#question", question)
        self._static("#trail", trail)
        self._static("#preview", Text())
        options = self.query_one("#options", OptionList)
        options.clear_options()
        options.add_options([Line(Text(f"{n:>2}  {line}")) for n, line in enumerate(lines, 1)])
        self.asked = bool(lines)
        options.set_class(not lines, "empty")
        if lines:
            options.highlighted = 0
        if self.has_class("show-board"):  # the options have waited behind it
            self.remove_class("show-board")
            options.focus()

    def _suggest(self, texts: list[str]) -> None:
        self.query_one("#line", Input).suggester = SuggestFromList(texts, case_sensitive=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A line is picked once; what still stands there while others decide is no answer to the next question."""
        if self.asked:
            self.asked = False
            self.typed.put(str(event.option_index + 1))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        with self.looking:
            at = event.option_index
            found = self.foreseen[at] if at < len(self.foreseen) else None
            if found is not None:
                self._look_into(*found)

    def _look_into(self, match: Match, option: Option, seat: int) -> None:
        """What an option would do, and the cards that it names."""
        here = self.session.words
        try:
            line = here.consequence(match.preview(option, seat))
        except RulesFault:  # it is said when the answer is given
            line = ""
        self._static("#preview", Text(line))
        cards = [(here.name(word), here.text(word)) for word in map(str, option.refs)]
        if any(text for _, text in cards):
            lines = [Text.assemble((name, "bold"), ". ", text) for name, text in cards if text]
            self._lines("#closer", lines, True)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.input.value = EMPTY
        self.typed.put(event.value)
        self.query_one("#options", OptionList).focus()

    def on_key(self, event: Any) -> None:
        """A letter or number begins a line, wherever one is; Tab takes what is suggested."""
        line = self.query_one("#line", Input)
        if event.key == "tab" and self.focused is line:
            line.action_cursor_right()
            event.prevent_default()
        elif event.is_printable and self.focused is not line:
            line.focus()
            line.insert_text_at_cursor(event.character or "")
            event.prevent_default()

    def action_say(self, typed: str) -> None:
        self.typed.put(typed)

    def action_read(self, region: str) -> None:
        """The keyboard scrolls that region, and a narrow screen shows it; the same key goes back to the options."""
        shown = not self.has_class(f"show-{region}") if self.has_class("narrow") else not self._reads(region)
        for one in REGIONS:
            self.set_class(shown and one == region, f"show-{one}")
        self.query_one(f"#{region}" if shown else "#options").focus()

    def _reads(self, region: str) -> bool:
        return self.focused is not None and self.focused.id == region

    def action_leave(self) -> None:
        """Everything is kept already."""
        self.left = True
        self.typed.put("q")
        self.exit()
