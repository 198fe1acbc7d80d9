"""Previews: what the options of an open decision would do, for the page that holds its seat.

They are made on a copy of the match by one thread for the whole server, one request after another, so that answers are
heard in between; a page has at most one under way. What was made is kept until something is new at the table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import cast

from moonwall import table

from .errors import Refusal, from_table
from .room import Room, who_answers
from .speaking import pack_folders, words_of
from .wire import PreviewDoc, PreviewFrame, PreviewNews, Stop

_maker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="previews")


async def previews(room: Room, held: Sequence[int], frame: PreviewFrame) -> PreviewNews:
    """The answer to a page's question."""
    if not held:
        raise Refusal("token-missing", "spectators have nothing to decide, so nothing to foresee")
    decision = next((d for d in room.match.decisions if room.history.decision_id(d) == frame.decision), None)
    if decision is None:
        raise Refusal("late", "this decision is not open any more; here is how things stand")
    seat = who_answers(held, decision, frame.seat)
    version = room.version
    key = (version, frame.decision, seat, frame.option, frame.lang)
    found = room.foreseen.get(key)
    if found is None:
        names = seat_names(room)
        work = (room.match.clone(), seat, frame.option, frame.lang, await pack_folders(room), names)
        try:
            found = await asyncio.get_running_loop().run_in_executor(_maker, make, *work)
        except table.TableError as error:
            raise from_table(error) from error
        if version == room.version:
            room.foreseen[key] = found
    return PreviewNews(frame.ref, version, frame.decision, seat, found)


def seat_names(room: Room) -> dict[int, str]:
    """What players call themselves."""
    return {row.seat: row.name for row in room.seats if row.name}


def make(
    match: table.Match, seat: int, option: str | None, lang: str, packs: tuple[str, ...], names: dict[int, str]
) -> list[PreviewDoc]:
    """The lines of all options; of one option all there is to know."""
    words = words_of(lang, packs)
    factions = words.at(match)
    here = words.at(match, names=[names.get(s.index) or factions.seat(s.index) for s in match.seats])
    if option is None:
        return [
            PreviewDoc(p.option.text, here.consequence(p), cast("Stop", p.stop), [d.encode() for d in p.differences])
            for p in match.previews(seat)
        ]
    preview = match.preview(option, seat)
    doc = preview.encode()
    return [
        PreviewDoc(
            preview.option.text,
            here.consequence(preview),
            cast("Stop", preview.stop),
            doc["differences"],
            events=doc["events"],
            waiting=doc["waiting"],
            unless=doc["unless"],
            asks=doc["asks"],
            changes=doc["changes"],
        )
    ]
