"""A game at the terminal: people and bots take turns, the log is read aloud, nothing is lost when one leaves."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.rule import Rule
from rich.text import Text

from moonwall.bots import Player
from moonwall.ledger import rule
from moonwall.table import Decision, Match, Option, RulesFault, TableError
from moonwall.words import Words

from .again import Memory, Step
from .again import line as log_line
from .coach import coach
from .drawing import ahead, draw
from .finding import find
from .keeping import keep
from .points import points
from .walk import Branch, Walk

LOG_KEPT = 200


class Leave(Exception):
    """Somebody stands up from the table."""


class Session:
    """``players`` has a bot for each seat a bot plays and None where a person sits."""

    def __init__(
        self,
        match: Match,
        players: list[Player | None],
        words: Words,
        console: Console,
        save: Path,
        names: list[str],
    ) -> None:
        self.match = match
        self.names = names  # who sits where, as the command line says it
        self.packs: Sequence[str] = ()  # the folders of its content packs
        self.players = players
        self.words = words.at(match)
        self.console = console
        self.file = save
        self.people = [seat for seat, player in enumerate(players) if player is None]
        readers: list[int | None] = [*self.people] or [None]
        self.unread: dict[int | None, list[tuple[int, Text]]] = {seat: [] for seat in readers}
        self.log: dict[int | None, list[tuple[int, Text]]] = {seat: [] for seat in self.unread}
        self.memory = {seat: Memory() for seat in self.unread}
        self.shown: int | None = None  # whose view is on the screen
        self.foresees = False  # whether each option is listed with what it would do
        self.moved: set[int] = set()  # who has answered since the last question to a person
        self._listen()

    # --- the loop ----------------------------------------------------------------------------------------------------

    def run(self) -> bool:
        """Play to the end (True) or until somebody leaves, with the game saved (False)."""
        try:
            while not self.match.over:
                self._turn()
        except (Leave, EOFError, KeyboardInterrupt):
            self.save()
            return False
        except Exception as error:  # whatever it was, the game is not lost
            self.save()
            raise error if isinstance(error, RulesFault) else RulesFault(repr(error)) from error
        self._end()
        return True

    def _turn(self) -> None:
        decision = self.match.decisions[0]
        seat = next((s for s in decision.seats if s in self.people), decision.seat)
        player = self.players[seat]
        if player is not None:
            self._play(player.choose(self.match, seat), seat)
            if not self.people:
                self._read_log(None)
            return
        picked = self._ask(decision, seat)
        if picked is not None:
            self._play(picked, seat)

    def _play(self, option: Option, seat: int) -> None:
        self.match.play(option, seat)
        self.keep()
        self.moved.add(seat)
        self._listen()

    def _end(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        reader = self.people[0] if len(self.people) == 1 else None
        self._read_log(reader if reader in self.unread else next(iter(self.unread)))
        self.console.print(draw(self.match.view(reader), self.words))
        self.console.print(Rule(self.words.say("table-term-over")))
        self.console.print(escape(self.words.outcome(outcome)), style="bold")
        for seat, score in sorted(enumerate(outcome.scores), key=lambda pair: -pair[1]):
            if seat < len(self.match.seats):
                self.console.print(escape(f"  {self.words.seat(seat)}: {score}"))
        self.console.print(points(self.match, self.words))
        self._say("table-term-kept", file=str(self.file))

    # --- what is heard ---------------------------------------------------------------------------------------------

    def _listen(self) -> None:
        for seat in self.unread:
            events = self.match.events_for(seat)
            self.memory[seat].hear(self.match.count, events)
            lines = [(self.match.count, log_line(self.words, event)) for event in events]
            self.unread[seat] += lines
            self.log[seat] = (self.log[seat] + lines)[-LOG_KEPT:]

    def _forget(self) -> None:
        """What was taken back has not happened: the log does not tell it any more."""
        count = self.match.count
        for seat in self.unread:
            self.unread[seat] = [line for line in self.unread[seat] if line[0] <= count]
            self.log[seat] = [line for line in self.log[seat] if line[0] <= count]
            self.memory[seat].forget(count)

    def _read_log(self, seat: int | None) -> None:
        for _, line in self.unread[seat]:
            self.console.print(line)
        self.unread[seat] = []

    # --- asking a person ---------------------------------------------------------------------------------------------

    def _ask(self, decision: Decision, seat: int) -> Option | None:
        """The option picked, or None where something else was done and the question is asked again."""
        if seat != self.shown and len(self.people) > 1:
            self.console.clear()
            self._input(self.words.say("table-term-handover", seat=self.words.seat(seat)))
        self._read_log(seat)
        if seat != self.shown or self.moved != {seat}:
            self._draw(seat)
        self.moved = set()
        self.shown = seat
        view = self.match.describe(decision)
        walk = Walk(decision.options)
        while True:
            branches = walk.branches()
            self.console.print(escape(self.words.ask(view)), style="bold cyan", highlight=False)
            if walk.path:
                trail = " › ".join(self.words.token(t, i) for i, t in enumerate(walk.path))
                self.console.print(escape(f"  {trail}"), style="cyan", highlight=False)
            for number, branch in enumerate(branches, 1):
                self.console.print(escape(f"{number:>3}  {self._label(branch, len(walk.path))}"), highlight=False)
                if self.foresees and branch.leaf is not None:
                    self._foresee(branch.leaf, seat)
            typed = self._input("> ").strip()
            picked = self._read(typed, walk, branches, decision, seat)
            if picked is not None:
                return picked
            if self.match.decision is not decision and decision not in self.match.decisions:
                return None

    def _label(self, branch: Branch, place: int) -> str:
        if branch.leaf is not None:
            return self.words.option(branch.leaf)
        assert branch.token is not None
        return f"{self.words.token(branch.token, place)} … ({len(branch.options)})"

    def _read(self, typed: str, walk: Walk, branches: list[Branch], decision: Decision, seat: int) -> Option | None:
        if typed.isdigit():
            if 1 <= int(typed) <= len(branches):
                return walk.follow(branches[int(typed) - 1])
            self._say("table-term-no-number", n=len(branches))
            return None
        for option in decision.options:  # first of all: a game's verb may be spelt like a command
            if option.text == " ".join(typed.split()):
                return option
        word, _, rest = typed.partition(" ")
        if word in ("q", "quit"):
            raise Leave
        if word in ("b", "back"):
            if not walk.back():
                self._say("table-term-at-start")
        elif word in ("c", "cancel"):
            walk.restart()
        elif word in ("u", "undo"):
            self._undo(seat)
        elif word in ("what", "?") and rest:
            self._what(rest, walk, branches, seat)
        elif word == "what":
            self.foresees = not self.foresees
            self._say("table-term-foresees" if self.foresees else "table-term-foresees-not")
        elif word in ("h", "help", "?"):
            self._say("table-term-help")
        elif word in ("v", "view"):
            self._draw(seat)
        elif word in ("l", "log"):
            for _, line in self.log[seat]:
                self.console.print(line)
        elif word in ("a", "all"):
            for option in walk.left:
                self.console.print(escape(f"  {option.text}  –  {self.words.option(option)}"), highlight=False)
        elif word in ("w", "why", "again"):
            self._again(seat, rest.strip(), slowly=word == "again")
        elif word == "ahead":
            told = ahead(self.match.view(seat), self.words) or [self.words.say("table-term-ahead-nothing")]
            for sentence in told:
                self.console.print(escape(f"  {sentence}"), highlight=False)
        elif word == "coach":
            self._coach(decision, seat)
        elif word in ("r", "rule") and rest:
            self._rule(rest.strip().upper())
        elif word in ("i", "info") and rest:
            self._info(rest.strip())
        elif typed:
            self._explain(typed, seat)
        return None

    def _explain(self, typed: str, seat: int) -> None:
        try:
            self.match.clone().play(typed, seat)
        except TableError as error:
            self.console.print(escape(str(error)), style="red", highlight=False)

    def _what(self, typed: str, walk: Walk, branches: list[Branch], seat: int) -> None:
        """What an option would do: one that is typed, that of a line, or all of a line that still forks."""
        if typed.strip().isdigit() and 1 <= int(typed) <= len(branches):
            found = branches[int(typed) - 1].options
        else:
            found = [option for option in walk.left if option.text == " ".join(typed.split())]
        if not found:
            self._say("table-term-what-of", option=typed.strip())
        for option in found:
            self.console.print(escape(f"  {self.words.option(option)}"), highlight=False)
            self._foresee(option, seat)

    def _foresee(self, option: Option, seat: int) -> None:
        line = self.words.consequence(self.match.preview(option, seat))
        self.console.print(escape(f"       {line}"), style="dim", highlight=False)

    def _coach(self, decision: Decision, seat: int) -> None:
        """What a bot would do, where nobody else is at the table whom that would wrong."""
        if len(self.people) > 1:
            self._say("table-coach-others")
            return
        for line in coach(self.match, decision, seat, self.words):
            self.console.print(escape(f"  {line}"), highlight=False)

    def _info(self, typed: str) -> None:
        """A card or thing by its id or by any of its names."""
        found = find(typed, self.match, self.words)
        if not found:
            self._say("table-term-no-card", name=typed)
        for token in found:
            self.console.print(escape(f"{self.words.name(token)}. {self.words.text(token)}"), highlight=False)

    def _rule(self, rule_id: str) -> None:
        found = rule(rule_id, self.words.lang)
        if found is None:
            self._say("table-term-no-rule", rule=rule_id)
            return
        self.console.print(escape(f"{found[0]} · {found[2]}"), style="bold", highlight=False)
        self.console.print(escape(found[3]), highlight=False)

    # --- what happened by itself --------------------------------------------------------------------------------------

    def _again(self, seat: int, back: str, slowly: bool) -> None:
        """The last turn's automatic acts (or those of a turn before): all at once, or one by one on the table."""
        run = self.memory[seat].run(int(back) if back.isdigit() else 1)
        if not run:
            self._say("table-term-no-steps")
            return
        for number, step in enumerate(run, 1):
            if slowly:
                self.console.print(draw(self._table_at(step, seat), self.words))
            self._tell_step(step, number, len(run))
            if slowly and not self._go_on(step, number == len(run)):
                break
        if slowly:
            self._draw(seat)

    def _table_at(self, step: Step, seat: int) -> dict[str, Any]:
        if step.count == 0:  # the set-up is no answer
            return self.match.view(seat)
        return self.match.film(step.count, seat)[step.place][1]

    def _tell_step(self, step: Step, number: int, of: int) -> None:
        head = escape(f"{number}/{of}  {self.words.event(step.event)}")
        self.console.print(head, style="bold" if step.opens else "", highlight=False)
        cited = step.event["data"].get("rule", "")
        self.console.print(escape(f"      {self.words.why(step.event)} [{cited}]"), style="dim", highlight=False)

    def _go_on(self, step: Step, last: bool) -> bool:
        """Enter goes on, r shows the rule, q stops."""
        while True:
            typed = self._input(self.words.say("table-term-step-last" if last else "table-term-step")).strip().lower()
            if typed != "r":
                return not typed.startswith("q")
            self._rule(str(step.event["data"].get("rule", "")))

    def _undo(self, seat: int) -> None:
        """Take back this seat's last answer; past a reveal or another's answer only when the table agrees."""
        answers = self.match.answers
        mine = [number for number, (who, _) in enumerate(answers) if who == seat]
        if not mine:
            self._say("table-term-nothing-to-undo")
            return
        steps = len(answers) - mine[-1]
        free = steps <= self.match.undoable(seat)
        if not free and not self._agreed(self.words.say("table-term-consent")):
            return
        self.match.undo(steps, seat, consent=not free)
        self.keep()
        self._forget()
        self._say("table-term-undone")
        self._draw(seat)

    def _agreed(self, question: str) -> bool:
        answer = self._input(f"{question} ").strip().lower()
        return answer in {"y", self.words.name("yes").lower(), self.words.name("yes").lower()[:1]}

    # --- small things ------------------------------------------------------------------------------------------------

    def _draw(self, seat: int | None) -> None:
        self.console.print(Rule(escape(self.words.say(self.words.prefix))))
        self.console.print(draw(self.match.view(seat), self.words))

    def _say(self, message: str, **data: Any) -> None:
        self.console.print(escape(self.words.say(message, **data)), style="yellow", highlight=False, soft_wrap=True)

    def _input(self, prompt: str) -> str:
        return self.console.input(escape(prompt))

    def keep(self) -> None:
        """Every answer is on disk before the next question."""
        keep(self.file, self.match, self.names, self.packs)

    def save(self) -> None:
        self.keep()
        self.console.print()
        self._say("table-term-saved", file=str(self.file))
