"""A bot at the table never stops the game: one that fails or overruns is replaced for that move, and it is logged."""

from __future__ import annotations

import logging
import signal
import threading
from time import perf_counter
from types import FrameType

from moonwall.table import Match, Option

from .base import Bot, Overrun, RandomBot, Seen

log = logging.getLogger("moonwall.bots")

RING = 1.1  # of the budget: time to answer with what there is
LATE = 1.2  # of the budget: too late


class Player:
    """What ``bots.make`` gives: ``choose(match, seat)`` is the option the bot takes, whatever happens to the bot.

    ``faults`` counts the moves on which somebody else had to step in.
    """

    __slots__ = ("bot", "budget_ms", "faults", "name", "stand_ins")

    def __init__(self, bot: Bot, stand_ins: tuple[Bot, ...], budget_ms: int | None = None) -> None:
        self.bot = bot
        self.name = bot.name
        self.budget_ms = budget_ms
        self.stand_ins = (*stand_ins, RandomBot())
        self.faults = 0

    def choose(self, match: Match, seat: int) -> Option:
        """The bot's answer to the open decision of ``seat``."""
        seen = Seen(match, seat)
        if len(seen.options) == 1:
            return seen.options[0]
        why = ""
        try:
            option = self._in_time(seen)
            if option in seen.options:
                return option
            why = f"answered {option!r}, which is not legal"
        except Overrun as error:
            why = str(error)
        except Exception as error:
            why = f"raised {error!r}"
        self.faults += 1
        for other in self.stand_ins:
            log.warning("bot %s at %s %s %s; %s steps in", self.name, seen.kind, seen.id, why, other.name)
            try:
                return other.pick(seen)
            except Exception as error:
                why = f"stand-in raised {error!r}"
        return seen.options[0]

    def _in_time(self, seen: Seen) -> Option:
        if self.budget_ms is None:
            return self.bot.pick(seen)
        budget = self.budget_ms / 1000
        begun = perf_counter()
        with _Alarm(RING * budget) as alarm:
            option = self.bot.pick(seen)
        spent = perf_counter() - begun
        if spent > LATE * budget and not alarm.set:  # where the bell was heard, an answer that is here beats a new one
            raise Overrun(f"took {spent * 1000:.0f} ms of {self.budget_ms} ms")
        return option


class _Alarm:
    """Interrupts what runs in the main thread of a process after ``seconds``. Elsewhere there is no such bell, and a
    late answer is found out when it comes."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.set = False

    def __enter__(self) -> _Alarm:
        if (
            hasattr(signal, "setitimer")
            and threading.current_thread() is threading.main_thread()
            and signal.getitimer(signal.ITIMER_REAL)[0] == 0
        ):
            self.before = signal.signal(signal.SIGALRM, self._ring)
            signal.setitimer(signal.ITIMER_REAL, self.seconds)
            self.set = True
        return self

    def _ring(self, number: int, frame: FrameType | None) -> None:
        raise Overrun(f"gave no answer in {self.seconds * 1000:.0f} ms")

    def __exit__(self, *_: object) -> None:
        if self.set:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, self.before)
