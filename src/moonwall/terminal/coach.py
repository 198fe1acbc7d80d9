"""The coach at the terminal: a bot's best answers, each with what speaks for it."""

from __future__ import annotations

from collections.abc import Sequence

from moonwall.bots import Advice, Reason, advise
from moonwall.table import Decision, Match
from moonwall.words import TableWords

THINKS_MS = 900


def sentences(words: TableWords, reasons: Sequence[Reason]) -> str:
    return " ".join(words.reason(reason.feature, reason.worth) for reason in reasons)


def told(words: TableWords, place: int, advice: Advice) -> list[str]:
    """The lines about one answer."""
    chance = round(100 * advice.chance)
    lines = [words.say("table-coach-answer", n=place, option=words.option(advice.option), chance=chance)]
    good = [reason for reason in advice.reasons if reason.worth > 0]
    bad = [reason for reason in advice.reasons if reason.worth < 0]
    if good:
        lines.append("   " + words.say("table-coach-for", reasons=sentences(words, good)))
    if bad:
        lines.append("   " + words.say("table-coach-but", reasons=sentences(words, bad)))
    if not good and not bad:
        lines.append("   " + words.say("table-coach-even"))
    if advice.against_best:
        lines.append("   " + words.say("table-coach-behind", reasons=sentences(words, advice.against_best)))
    return lines


def coach(match: Match, decision: Decision, seat: int, words: TableWords) -> list[str]:
    """What the coach has to say about a decision."""
    lines = [words.say("table-coach-head")]
    for place, advice in enumerate(advise(match, seat, ms=THINKS_MS), 1):
        lines += told(words, place, advice)
    hint = words.hint(decision.kind)
    return [*lines, words.say("table-coach-hint", hint=hint)] if hint else lines
