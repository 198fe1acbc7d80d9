"""Guided first games: the table of a scene, set for whoever learns."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import post
from litestar.params import PathParameter

from moonwall import lessons

from . import wire
from .access import address, hub_of
from .docs import answers
from .errors import Refusal
from .lobby import TAGS, Asked
from .making import from_record

Name = Annotated[str, PathParameter(max_length=64)]


@post("/api/lessons/{lesson_id:str}/{scene_id:str}", tags=TAGS, responses=answers(404, 429))
async def begin_lesson(request: Asked, lesson_id: Name, scene_id: Name) -> wire.Made:
    """A match that begins with the position of a lesson's scene: the first seat is yours, bots have the others. What is
    said in it is at ``/book/lessons.json``."""
    lesson = lessons.lessons().get(lesson_id)
    scene = next((one for one in lesson.scene if one.id == scene_id), None) if lesson else None
    if lesson is None or scene is None:
        raise Refusal("not-found", f"there is no scene {scene_id!r} of a lesson {lesson_id!r} here")
    match = await asyncio.to_thread(lessons.begin, lesson, scene)
    chairs = [seat for seat in match.seats if not seat.automaton]
    seats = [wire.SeatWish("me"), *(wire.SeatWish("bot", bot=lesson.bots) for _ in chairs[1:])]
    wish = wire.Import(record=match.record(), seats=seats, spectators=False)
    return await from_record(hub_of(request), wish, address(request))
