"""Previews of random games: they tell nothing hidden, and what they tell comes true.

``python -m tests.previews great-wall 200`` looks at every option of every decision of so many games, in every mode; it
also says that each option has a line in each language, and how long a whole list takes. A third word, ``0.1``, looks at
that share of the decisions.
"""

from __future__ import annotations

import random
import sys
import time
from collections import Counter
from typing import Any

from moonwall import table
from moonwall.table.preview import Foresight, Preview
from moonwall.words import LANGUAGES, Words
from tests.worlds import TABLES


def told(match: table.Match, option: table.Option, seat: int) -> list[dict[str, Any]]:
    """What the seat is told when the option is really played."""
    trial = match.clone()
    trial.position.log = []
    trial.play(option, seat)
    return trial.events_for(seat)


def _weighty(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [event for event in events if event["kind"] != "forced"]


def check_truth(match: table.Match, preview: Preview) -> None:
    """What is foreseen happens, in that order; where somebody has answered instead of passing, up to there."""
    foreseen = _weighty(preview.events)
    happens = _weighty(told(match, preview.option, preview.seat))
    both = min(len(foreseen), len(happens)) if preview.unless else len(foreseen)
    assert happens[:both] == foreseen[:both], f"{preview!r} tells {foreseen}, but {happens} happens"


def check_honesty(match: table.Match, seat: int, options: list[table.Option], one: int, two: int) -> list[Preview]:
    """The same in all worlds that the seat cannot tell apart, whatever is imagined in them."""
    foresight = Foresight(match, seat)
    elsewhere = Foresight(match.imagine(seat, one), seat)
    otherwise = Foresight(match, seat, two)
    found = []
    for option in options:
        preview = foresight.preview(option)
        doc = preview.encode()
        where = f"preview of {option.text!r} for seat {seat} of {match!r}"
        assert elsewhere.preview(option).encode() == doc, f"{where} depends on what the seat cannot know"
        other = otherwise.preview(option).encode()
        parts = [key for key in doc if doc[key] != other[key]]
        assert not parts, f"{where} tells as known what is only imagined: {[(doc[k], other[k]) for k in parts]}"
        found.append(preview)
    return found


def look(match: table.Match, seat: int, chance: random.Random, most: int = 200) -> list[Preview]:
    """Check the previews of (so many of) the options of a seat's decision."""
    decision = match.decision_of(seat)
    assert decision is not None
    before = match.fingerprint()
    options = decision.options if len(decision.options) <= most else chance.sample(decision.options, most)
    found = check_honesty(match, seat, options, chance.getrandbits(30), 2 + chance.getrandbits(30))
    for preview in found:
        check_truth(match, preview)
        if preview.stop == "yours":
            assert preview.asks is not None
        assert (preview.stop == "others") == bool(preview.waiting)
    assert match.fingerprint() == before, "a preview changes nothing"
    return found


def games(game: str, count: int, start: int = 0, rate: float = 1.0) -> Counter[str]:
    """Check the previews of random games; what was seen, and the processor time of the slowest list in microseconds."""
    seen: Counter[str] = Counter()
    words = {}
    for seed in range(start, start + count):
        seats, settings = TABLES[game][seed % len(TABLES[game])]
        match = table.start(game, seats=seats, seed=seed, **settings)
        here = [words.setdefault(lang, Words(lang)).at(match) for lang in LANGUAGES]
        chance = random.Random(seed)
        while not match.over:
            decision = chance.choice(match.decisions)
            if chance.random() < rate:
                began = time.process_time()
                match.previews(decision.seat)
                seen["slowest"] = max(seen["slowest"], int(1e6 * (time.process_time() - began)))
                for preview in look(match, decision.seat, chance):
                    seen["options"] += 1
                    seen[preview.stop] += 1
                    for said in here:
                        line = said.consequence(preview)
                        assert line.strip() and "{" not in line, f"{preview!r} has no line in {said.lang}: {line!r}"
                    seen["unknown"] += said.say("table-preview-unknown") in line
            match.play(chance.choice(decision.options), decision.seat)
        seen["games"] += 1
    return seen


if __name__ == "__main__":
    name, wanted = sys.argv[1], int(sys.argv[2])
    share = float(sys.argv[3]) if len(sys.argv) > 3 else 1.0
    print(dict(games(name, wanted, 0, share)))
