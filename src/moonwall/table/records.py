"""Records and snapshots: inputs, not consequences, and an honest grade when they are read back."""

from __future__ import annotations

from typing import Any

import msgspec

from .errors import IllegalOption, RecordError, RulesFault, SetupError
from .games import GameType, Setup, game_type, make_setup
from .match import FORMAT, Match, begin
from .position import read_seed, write_seed

CHECK_EVERY = 20


class RecordDoc(msgspec.Struct, omit_defaults=True):
    """The shape of a record; unknown fields are kept out of the way of later versions."""

    format: int
    what: str
    game: str
    rules: int
    content: dict[str, Any]
    mode: str
    options: dict[str, Any]
    seats: list[str]
    seed: int | str
    answers: list[tuple[int, str]]
    fingerprints: dict[str, str] = {}
    origin: dict[str, Any] | None = None
    result: dict[str, Any] | None = None


def write(match: Match) -> dict[str, Any]:
    """The record of a match. Fingerprints are made by playing the answers again, so a record proves itself."""
    answers = match.answers
    if match.imagined:
        raise RecordError("this match is imagined; only the real one can be recorded")
    if match.checked is None:
        match.checked = (match.beginning().clone(), {})
    again, prints = match.checked
    again = again.clone()
    prints = dict(prints)
    last_check = len(answers) - len(answers) % CHECK_EVERY
    for number in range(again.count, last_check):
        again.play(answers[number][1], answers[number][0])
        if again.count % CHECK_EVERY == 0:
            prints[again.count] = again.fingerprint()
    match.checked = (again.clone(), dict(prints))
    for seat, text in answers[last_check:]:
        again.play(text, seat)
    prints[again.count] = again.fingerprint()
    if prints[again.count] != match.fingerprint():
        raise RulesFault(f"{match.game.name} does not repeat: the same answers led to another position")
    outcome = match.outcome
    return {
        "format": FORMAT,
        "what": "moonwall-record",
        "game": match.game.name,
        "rules": match.game.rules_version,
        "content": match.setup.content.describe(),
        "mode": match.setup.mode,
        "options": match.setup.options,
        "seats": [s.faction for s in match.setup.seats if not s.automaton],
        "seed": write_seed(match.setup.seed),
        "origin": match.origin,
        "answers": [list(a) for a in answers],
        "fingerprints": {str(k): v for k, v in sorted(prints.items())},
        "result": None if outcome is None else outcome.encode(),
    }


def replay(record: Any, to: int | None = None, content: tuple[str, ...] = ()) -> Match:
    """Play a record again, up to ``to`` answers. The match's ``grade`` is exact, unverified or diverged."""
    doc = _read(record, RecordDoc, "moonwall-record")
    game, setup = _set_up(doc.game, doc.seats, doc.seed, doc.mode, doc.options, content)
    match = begin(game, setup, doc.origin)
    ours = setup.content.describe()
    why = ""
    if doc.rules != game.rules_version:
        why = f"recorded under rules version {doc.rules}, replayed under {game.rules_version}"
    elif doc.content.get("hash") != ours["hash"]:
        why = "recorded with other content (cards) than replayed with"
    comparable = not why
    if not doc.fingerprints:
        why = why or "the record carries no fingerprints"
    stop = len(doc.answers) if to is None else to
    if not 0 <= stop <= len(doc.answers):
        raise RecordError(f"the record has {len(doc.answers)} answers; there is no moment {to}")
    prints = doc.fingerprints if comparable else {}
    if "0" in prints and prints["0"] != match.fingerprint():
        return _graded(match, "diverged", "the position before the first answer is not the recorded one")
    for number, (seat, text) in enumerate(doc.answers[:stop], 1):
        try:
            match.play(text, seat)
        except IllegalOption as error:
            return _graded(match, "diverged", f"answer {number}: {error}")
        wanted = prints.get(str(number))
        if wanted is not None and wanted != match.fingerprint():
            return _graded(match, "diverged", f"the position after answer {number} is not the recorded one")
    return _graded(match, "unverified" if why else "exact", why)


def _graded(match: Match, grade: str, reason: str) -> Match:
    match.grade = grade
    match.grade_reason = reason
    return match


class SnapshotDoc(msgspec.Struct):
    """The shape of a snapshot."""

    format: int
    what: str
    game: str
    rules: int
    content: dict[str, Any]
    mode: str
    options: dict[str, Any]
    seats: list[str]
    seed: int | str
    count: int
    opened: int
    history: list[tuple[int, str, bool]]
    position: dict[str, Any]
    origin: dict[str, Any] | None = None


def restore(snapshot: Any, content: tuple[str, ...] = ()) -> Match:
    """The match a snapshot was taken of, exactly; a snapshot of other rules or content is refused."""
    doc = _read(snapshot, SnapshotDoc, "moonwall-snapshot")
    game, setup = _set_up(doc.game, doc.seats, doc.seed, doc.mode, doc.options, content)
    if doc.rules != game.rules_version:
        raise RecordError(
            f"the snapshot was taken under rules version {doc.rules}, these are {game.rules_version}; replay its record"
        )
    if doc.content.get("hash") != setup.content.hash:
        raise RecordError("the snapshot was taken with other content (cards); give the same content packs")
    if len(doc.history) != doc.count and not (doc.origin or {}).get("cut"):
        raise RecordError(f"the snapshot is damaged: it counts {doc.count} answers and lists {len(doc.history)}")
    try:
        position = game.decode(setup, doc.position)
        match = Match(game, setup, position, doc.origin)
        match.resume(doc.count, doc.opened, doc.history)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, RulesFault) as error:
        raise RecordError(f"the snapshot's position is damaged: {error!r}") from error
    return match


for _shape in (RecordDoc, SnapshotDoc):
    msgspec.json.Decoder(_shape)  # read now, while one thread imports this, not by the first threads that use it


def _read(doc: Any, shape: type[Any], what: str) -> Any:
    if isinstance(doc, (str, bytes)):
        try:
            doc = msgspec.json.decode(doc)
        except msgspec.DecodeError as error:
            raise RecordError(f"this is not JSON: {error}") from error
    if not isinstance(doc, dict) or doc.get("what") != what:
        raise RecordError(f"this is not a {what.replace('-', ' ')}: its field 'what' must say {what!r}")
    if doc.get("format") != FORMAT:
        raise RecordError(f"format {doc.get('format')!r} is not known here; this version reads format {FORMAT}")
    try:
        return msgspec.convert(doc, shape, strict=True)
    except msgspec.ValidationError as error:
        raise RecordError(f"damaged {what.replace('-', ' ')}: {error}") from error


def _set_up(
    name: str, seats: list[str], seed: int | str, mode: str, options: dict[str, Any], content: tuple[str, ...]
) -> tuple[GameType, Setup]:
    try:
        game = game_type(name)
        return game, make_setup(game, seats, read_seed(seed), content, {"mode": mode, **options})
    except SetupError as error:
        raise RecordError(f"the table of this document cannot be set here: {error}") from error
