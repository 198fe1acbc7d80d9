"""Guided first games, as data: positions written by hand, and what is said and done in them (``docs/lessons.md``).

A lesson is a file of this folder. `lessons` reads them all, `begin` sets the table of a scene, `problems` says what is
wrong with a lesson: file, scene, step and field.
"""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from moonwall import handbook, ledger, table

HERE = Path(__file__).parent


class LessonError(Exception):
    """What is wrong with a lesson's file."""


class Step(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Something said and, where ``at`` names a question, to do. Words: ``lesson-<lesson>-<step>`` and ``why``."""

    id: str
    at: str = ""  # the kind of question that is to be answered; "": it is only read
    do: list[str] = []  # the answers that count, with * for anything; none: every answer
    maybe: bool = False  # the question may not be asked, since others act before it: the step is left out then
    rules: list[str] = []
    show: list[str] = []  # tokens that glow besides what the answers name


class Scene(msgspec.Struct, forbid_unknown_fields=True):
    """A position and the steps played from it. The first seat learns, bots have the others."""

    id: str
    position: dict[str, Any]
    step: list[Step]


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """Words: ``lesson-<id>`` and its attribute ``text``."""

    id: str
    game: str
    scene: list[Scene]
    mode: str = "standard"
    bots: str = "easy"
    minutes: int = 10


def read(path: Path) -> Lesson:
    try:
        lesson = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Lesson)
    except tomllib.TOMLDecodeError as error:
        raise LessonError(f"{path.name}: {error}") from error
    except msgspec.ValidationError as error:
        raise LessonError(f"{path.name}: {error}") from error
    if lesson.id != path.stem:
        raise LessonError(f"{path.name}, id: must be the file's name {path.stem!r}, not {lesson.id!r}")
    return lesson


@cache
def lessons() -> dict[str, Lesson]:
    """All lessons by id."""
    return {lesson.id: lesson for lesson in map(read, sorted(HERE.glob("*.toml")))}


def begin(lesson: Lesson, scene: Scene) -> table.Match:
    """The table of a scene, before the first answer."""
    return table.compose(lesson.game, {"mode": lesson.mode, **scene.position})


def counts(step: Step, kind: str, option: str) -> bool:
    """Whether an answer is what the step asks for. The page decides by the same rule (``web/src/lessons``)."""
    return step.at == kind and (not step.do or any(fnmatchcase(option, pattern) for pattern in step.do))


def describe() -> list[dict[str, Any]]:
    """The lessons as the page follows them: without positions."""
    return [
        {
            "id": lesson.id,
            "game": lesson.game,
            "mode": lesson.mode,
            "minutes": lesson.minutes,
            "scenes": [
                {"id": scene.id, "steps": [msgspec.to_builtins(step) for step in scene.step]} for scene in lesson.scene
            ],
        }
        for lesson in sorted(lessons().values(), key=lambda one: (one.game, one.mode != "standard", one.id))
    ]


def problems(lesson: Lesson) -> list[str]:
    """Everything in a lesson that cannot work; an empty list where all is right."""
    wrong: list[str] = []
    file = f"{lesson.id}.toml"
    kinds = handbook.load().questions.get(lesson.game, {})
    seen: set[str] = set()
    for scene in lesson.scene:
        where = f"{file}, scene {scene.id}"
        try:
            match: table.Match | None = begin(lesson, scene)
        except table.TableError as error:
            match = None
            wrong.append(f"{where}, position: {error}")
        if not any(step.at for step in scene.step):
            wrong.append(f"{where}, step: nothing is to be done in it; a step with 'at' names a question")
        for step in scene.step:
            here = f"{where}, step {step.id}"
            if step.id in seen:
                wrong.append(f"{here}, id: another step has it already")
            seen.add(step.id)
            if step.at and step.at not in kinds:
                wrong.append(f"{here}, at: {lesson.game} asks no question of the kind {step.at!r}")
            if step.do and not step.at:
                wrong.append(f"{here}, do: say in 'at' which question these answers belong to")
            wrong += [f"{here}, rules: there is no {rule}" for rule in step.rules if ledger.rule(rule) is None]
        first = next((step for step in scene.step if step.at), None)
        if match is not None and first is not None:
            wrong += _opening(f"{where}, step {first.id}", match, first)
    return wrong


def _opening(here: str, match: table.Match, first: Step) -> list[str]:
    """The first thing to do must be what the position asks."""
    asked = match.decision_of(0)
    if asked is None:
        return [f"{here}, at: the position asks the learner's seat nothing"]
    if asked.kind != first.at:
        return [f"{here}, at: the position asks {asked.kind!r}, not {first.at!r}"]
    if not any(counts(first, asked.kind, str(option)) for option in asked.options):
        return [f"{here}, do: no answer fits; the first ones are {', '.join(map(str, asked.options[:6]))}"]
    return []
