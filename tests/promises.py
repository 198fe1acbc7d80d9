"""What the kernel promises of every game, checked on random games. Every game's own tests call ``keep_promises``.

    def test_promises():
        keep_promises(lambda seed: table.start("goose", seats=3, seed=seed), games=20)

At every decision: there are options, few enough and all different; their texts parse back; ids are stable; what is
illegal is refused and changes nothing. At every ``every``-th one: clones, snapshots and imagined matches equal what
they must equal, and views do not change when what is hidden does. At the end: the record replays exactly, a snapshot
from the middle plays on to the same end, undo reaches earlier moments, and no earlier clone has changed.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from moonwall import table
from moonwall.table import Match


def known_games() -> list[table.GameType]:
    """The games of the package and the guests in ``tests/guests``; other tests register players of their own."""
    found = [table.game_type(doc["name"]) for doc in table.games()]
    return [g for g in found if type(g).__module__.startswith(("moonwall.games.", "tests.guests."))]


class Seen:
    """What the random games have shown: for coverage checks, and for the catalogues' test."""

    def __init__(self) -> None:
        self.kinds: set[str] = set()
        self.verbs: set[str] = set()
        self.options: set[str] = set()
        self.events: dict[str, list[dict[str, Any]]] = {}
        self.reasons: set[str] = set()
        self.outcomes: set[str] = set()
        self.answers = 0
        self.widest = 0

    def look(self, match: Match) -> None:
        for decision in match.decisions:
            self.kinds.add(decision.kind)
            self.widest = max(self.widest, len(decision.options))
            for option in decision.options:
                self.verbs.add(option.verb)
                self.options.add(option.text)
        for event in match.events:
            shapes = self.events.setdefault(event.kind, [])
            if len(shapes) < 20:
                shapes.append(dict(event.data))
        if match.outcome is not None:
            self.reasons.add(match.outcome.reason)
            self.outcomes.add(match.outcome.kind)


class Kept:
    """A moment of a game, kept to see whether playing on changes it."""

    def __init__(self, match: Match) -> None:
        self.clone = match.clone()
        self.print = match.fingerprint()
        self.snapshot = match.snapshot()
        self.text = json.dumps(self.snapshot, sort_keys=True)


def keep_promises(
    start: Callable[[int], Match],
    games: int = 3,
    every: int = 1,
    seed: int = 0,
    max_options: int = 150,
    max_answers: int = 20_000,
    pick: Callable[[Random, table.Decision], table.Option] | None = None,
    content: tuple[str, ...] = (),
) -> Seen:
    """Play ``games`` random games from ``start(seed)`` and check every promise; returns what was seen.

    ``pick`` replaces random choice where it would never reach what a test wants to see; ``content`` names the packs
    that ``start`` uses."""
    seen = Seen()
    for number in range(seed, seed + games):
        _one_game(start, number, every, max_options, max_answers, pick or _any, content, seen)
    return seen


def _any(chance: Random, decision: table.Decision) -> table.Option:
    return decision.options[int(chance.random() * len(decision.options))]


def _one_game(
    start: Callable[[int], Match],
    seed: int,
    every: int,
    max_options: int,
    max_answers: int,
    pick: Callable[[Random, table.Decision], table.Option],
    content: tuple[str, ...],
    seen: Seen,
) -> None:
    chance = Random(seed)
    match = start(seed)
    assert start(seed).fingerprint() == match.fingerprint(), "the same seed must set the same table"
    kept: list[Kept] = []
    while not match.over:
        assert match.count < max_answers, f"the game does not end within {max_answers} answers"
        seen.look(match)
        check_decisions(match, max_options)
        if match.count % every == 0:
            check_refusals(match)
            check_copies(match, content)
            check_secrets(match, chance)
            kept.append(Kept(match))
        decision = match.decisions[int(chance.random() * len(match.decisions))]
        option = pick(chance, decision)
        open_ids = {d.seat: d.id for d in match.decisions if d is not decision}
        together = len(match.decisions) > 1
        match.play(option if chance.random() < 0.5 else option.text, decision.seats[-1])
        if together and len(match.decisions) == len(open_ids):
            assert {d.seat: d.id for d in match.decisions} == open_ids, "an open decision keeps its id"
    seen.look(match)
    seen.answers += match.count
    check_end(match)
    check_past(match, kept, chance, content)


def check_decisions(match: Match, max_options: int = 150) -> None:
    """Every open decision offers a complete, readable, small choice to seats that people take."""
    assert match.decisions, "a match that is not over waits for somebody"
    ids = [d.id for d in match.decisions]
    assert len(set(ids)) == len(ids)
    for decision in match.decisions:
        texts = [o.text for o in decision.options]
        assert len(texts) > 1, f"{decision} should have been played by the kernel"
        assert len(texts) <= max_options, f"{decision}: factor it"
        assert len(set(texts)) == len(texts), f"{decision} offers the same option twice"
        for option in decision.options:
            assert table.parse(option.text) == option, f"{option!r} does not parse back"
            assert option is table.option(*option.tokens), f"{option!r} is not pooled"
        for seat in decision.seats:
            assert not match.seats[seat].automaton
        json.dumps(decision.choice.about(match.position))


def check_refusals(match: Match) -> None:
    """What is illegal is refused and changes nothing."""
    before, ids = match.fingerprint(), [d.id for d in match.decisions]
    with pytest.raises(table.IllegalOption):
        match.play("no-such-verb 1 2 3")
    with pytest.raises(table.IllegalOption):
        match.play("")
    asleep = [s.index for s in match.seats if match.decision_of(s.index) is None]
    if asleep:
        assert match.decision is not None
        with pytest.raises(table.NotYourDecision):
            match.play(match.decision.options[0], seat=asleep[0])
    assert match.fingerprint() == before
    assert [d.id for d in match.decisions] == ids


def check_copies(match: Match, content: tuple[str, ...] = ()) -> None:
    """Clone and snapshot are the same match: position, open decisions, views."""
    print_ = match.fingerprint()
    assert match.clone().fingerprint() == print_
    document = json.loads(json.dumps(match.snapshot()))
    again = table.restore(document, content)
    assert again.fingerprint() == print_, "the snapshot does not read back to the same position"
    assert asked(again) == asked(match)
    assert again.scores == match.scores
    assert again.answers == match.answers
    for seat in [None, *(s.index for s in match.seats)]:
        view = match.view(seat)
        assert again.view(seat) == view
        wreck(again.view(seat))
        assert again.view(seat) == view, "a view is a copy: what is done to it changes nothing"
    assert again.fingerprint() == print_, "what is done to a view changes the position"


def wreck(value: Any) -> None:
    """Empty every list and table in it."""
    for item in list(value.values() if isinstance(value, dict) else value):
        if isinstance(item, (dict, list)):
            wreck(item)
    value.clear()


def check_secrets(match: Match, chance: Random) -> None:
    """A seat's view says nothing about what the seat cannot know, and imagining uses nothing else either."""
    position = match.position
    for seat in (s.index for s in match.seats):
        mine, theirs = position.view(seat), position.view(None)
        check_json(mine)
        one, two = chance.getrandbits(30), chance.getrandbits(30)
        other = position.clone()
        other.redeal(seat, Random(one))
        assert other.view(seat) == mine, f"the view of seat {seat} changes with what is hidden from it"
        assert other.view(None) == theirs, "a spectator sees something that is hidden from a seat"
        straight = position.clone()
        straight.redeal(seat, Random(two))
        other.redeal(seat, Random(two))
        assert other.encode() == straight.encode(), f"what seat {seat} imagines depends on what it cannot know"
        thought = match.imagine(seat, two)
        if match.decision_of(seat) is not None:
            assert asked(thought, seat) == asked(match, seat), "a seat knows its own decision"
        if thought.position.stack == position.stack and thought.position.view(seat) == mine:
            # (else another seat's answer was forced in the world imagined, and it went on)
            assert thought.view(seat) == match.view(seat), (
                f"scores or decisions tell seat {seat} what is hidden from it"
            )
        assert thought.position.seed != position.seed, "imagined chance is new chance"


def check_json(value: Any, where: str = "view") -> None:
    """Plain JSON: text keys, no objects."""
    if isinstance(value, dict):
        for key, item in value.items():
            assert isinstance(key, str), f"{where} has the key {key!r}"
            check_json(item, f"{where}.{key}")
    elif isinstance(value, (list, tuple)):
        for item in value:
            check_json(item, f"{where}[]")
    else:
        assert value is None or isinstance(value, (str, int, float)), f"{where} holds {value!r}"


def check_end(match: Match) -> None:
    """An end is an end: an outcome of a known kind, and nothing more to play."""
    outcome = match.outcome
    assert outcome is not None
    assert match.decision is None
    assert not match.position.stack
    assert outcome.kind in ("ranked", "shared", "threshold")
    assert len(outcome.scores) == len(match.scores)
    assert set(match.winners) <= {s.index for s in match.seats}
    assert table.Outcome.decode(json.loads(json.dumps(outcome.encode()))).encode() == outcome.encode()
    with pytest.raises(table.NotYourDecision):
        match.play("pass")


def check_past(match: Match, kept: list[Kept], chance: Random, content: tuple[str, ...] = ()) -> None:
    """The record replays exactly, earlier clones are untouched, the middle leads to the same end, undo goes back."""
    final = match.fingerprint()
    for moment in kept:
        count = moment.snapshot["count"]
        assert moment.clone.fingerprint() == moment.print, (
            f"playing on has changed the clone taken after {count} answers"
        )
        assert json.dumps(moment.snapshot, sort_keys=True) == moment.text, "playing on has changed a snapshot"
    record = json.loads(json.dumps(match.record()))
    again = table.replay(record, content=content)
    assert (again.grade, again.grade_reason) == ("exact", "")
    assert again.fingerprint() == final
    assert again.scores == match.scores
    if not kept:
        return
    moment = kept[int(chance.random() * len(kept))]
    restored = table.restore(json.loads(moment.text), content)
    for seat, text in match.answers[restored.count :]:
        restored.play(text, seat)
        moment.clone.play(text, seat)
    assert restored.fingerprint() == moment.clone.fingerprint() == final
    assert restored.record() == match.record()
    moment = kept[int(chance.random() * len(kept))]
    count = moment.snapshot["count"]
    if match.count > count:
        match.undo(match.count - count, consent=True)
    assert match.fingerprint() == moment.print
    assert match.count == count
    assert asked(match) == asked(table.restore(moment.snapshot, content))


def asked(match: Match, seat: int | None = None) -> list[Any]:
    """The open decisions (of a seat) as plain data."""
    return [match.describe(d) for d in match.decisions if seat is None or seat in d.seats]
