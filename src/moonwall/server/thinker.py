"""A worker process in which bots think: a question a line on its input, an answer a line on its output.

It ends when its input ends, so it never outlives the server, however that died.
"""

from __future__ import annotations

import importlib
import os
import sys
from time import perf_counter
from typing import Any

import msgspec

from moonwall import bots, table

ADVICE_TRIES = 80  # advice that comes in time does not depend on how busy the machine is


class Question(msgspec.Struct):
    snapshot: msgspec.Raw
    packs: tuple[str, ...]
    seat: int
    bot: str
    seed: int
    advise: int = 0  # milliseconds: not a choice is asked for but advice


class Said(msgspec.Struct):
    """``bots.Advice``, as it goes over the line."""

    option: str
    chance: float
    reasons: list[tuple[str, float]]
    against_best: list[tuple[str, float]]


class Reply(msgspec.Struct):
    """``faults`` counts how often the bot had to be replaced; ``error`` is why there is no option at all; ``ms`` is how
    long it took from the question to the answer."""

    option: str = ""
    faults: int = 0
    error: str = ""
    ms: float = 0.0
    advice: list[Said] = []


def think(question: Question) -> Reply:
    match = table.restore(bytes(question.snapshot), content=question.packs)
    if question.advise:
        found = bots.advise(match, question.seat, seed=question.seed, ms=question.advise, iterations=ADVICE_TRIES)
        return Reply(advice=[msgspec.convert(one.encode(), Said) for one in found])
    player = bots.make(question.bot, seed=question.seed)
    picked = player.choose(match, question.seat)
    return Reply(picked.text, getattr(player, "faults", 0))


def main() -> None:
    replies = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # a bot that prints must not disturb the talk
    for module in sys.argv[1:]:
        importlib.import_module(module)
    read = msgspec.json.Decoder(Question)
    while line := sys.stdin.buffer.readline():
        begun = perf_counter()
        try:
            reply = think(read.decode(line))
        except Exception as error:
            reply = Reply(error=type(error).__name__)  # its words may hold what a seat hides
        reply.ms = 1000 * (perf_counter() - begun)
        replies.write(msgspec.json.encode(reply) + b"\n")


def ask_line(
    snapshot: dict[str, Any], packs: tuple[str, ...], seat: int, bot: str, seed: int, advise: int = 0
) -> bytes:
    raw = msgspec.Raw(msgspec.json.encode(snapshot))
    return msgspec.json.encode(Question(raw, packs, seat, bot, seed, advise)) + b"\n"


if __name__ == "__main__":
    main()
