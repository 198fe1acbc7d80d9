"""A stage for rules: a position written by hand, a step of the rules, and a pause after it where nothing goes on."""

from __future__ import annotations

from typing import Any

from moonwall import table
from moonwall.games.great_wall.names import CELLS, LOCATIONS, RESOURCES, SECTIONS, SLOTS, SOLDIERS
from moonwall.games.great_wall.position import GreatWall
from moonwall.table import NO, YES, Choice, Match, Option, Step, game_type
from moonwall.table.games import make_setup


class Pause(Choice):
    """Everything before it has happened."""

    __slots__ = ()

    def options(self, game: Any) -> list[Option]:
        return [YES, NO]

    def take(self, game: Any, option: Option) -> None:
        game.push(self)


class Scene:
    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def game(self) -> GreatWall:
        assert isinstance(self.match.position, GreatWall)
        return self.match.position

    @property
    def kind(self) -> str:
        return self.match.decision.kind if self.match.decision else ""

    @property
    def seat(self) -> int:
        assert self.match.decision
        return self.match.decision.seat

    @property
    def options(self) -> list[str]:
        assert self.match.decision
        return [o.text for o in self.match.decision.options]

    @property
    def about(self) -> dict[str, str | int]:
        assert self.match.decision
        return self.match.decision.choice.about(self.match.position)

    @property
    def quiet(self) -> bool:
        """The step is over."""
        return self.kind == "pause"

    def do(self, *answers: str) -> Scene:
        for answer in answers:
            self.match.play(answer)
        return self

    def until(self, kind: str, answer: str = "") -> Scene:
        """Answer with ``answer``, or the last option, until a decision of this kind comes."""
        for _ in range(300):
            if self.kind == kind or self.match.over:
                break
            assert self.match.decision
            self.match.play(answer if answer in self.options else self.match.decision.options[-1])
        assert self.kind == kind, f"no {kind} came"
        return self

    def then(self, *steps: Step) -> Scene:
        """From the pause on, more steps."""
        self.game.then(*steps)
        self.match._advance()
        self.match._events = self.game.log or []
        return self

    # --- reading ---------------------------------------------------------------------------------------------------

    def res(self, seat: int) -> dict[str, int]:
        return {RESOURCES[r]: n for r in range(4) if (n := self.game.res[seat * 4 + r])}

    def pool(self, seat: int) -> dict[str, int]:
        return {SOLDIERS[k]: self.game.pool[seat * 3 + k] for k in range(3)}

    def shamed(self, seat: int) -> int:
        return sum(self.game.shamed[seat * 3 : seat * 3 + 3])

    def rest(self, section: str, seat: int) -> dict[str, int]:
        base = (SECTIONS.index(section) * 4 + seat) * 3
        return {SOLDIERS[k]: n for k in range(3) if (n := self.game.rest[base + k])}

    def archers(self, section: str, seat: int) -> int:
        return self.game.spots[SECTIONS.index(section) * 4 + seat]

    def clerks(self, place: str) -> list[int]:
        at = LOCATIONS.index(place) * 4
        return self.game.clerks[at : at + len(self.game.seats)]

    def horde(self, slot: str) -> str | None:
        card = self.game.hordes[SLOTS.index(slot)]
        return self.game.book.cards.horde_ids[card] if card >= 0 else None

    def cover(self, slot: str) -> dict[str, int]:
        """What covers which Vital point: 1 is a Wound, more is a Soldier."""
        at = SLOTS.index(slot) * 12
        return {CELLS[i]: code for i, code in enumerate(self.game.cover[at : at + 12]) if code}

    def wounds(self, slot: str) -> list[str]:
        return [cell for cell, code in self.cover(slot).items() if code == 1]

    def told(self, kind: str) -> list[dict[str, Any]]:
        return [dict(e.data) for e in self.match.events if e.kind == kind]


def composed(**doc: Any) -> Scene:
    """The position as a match that goes on by itself."""
    return Scene(table.compose("great-wall", {"seats": 3, **doc}))


def scene(*steps: Step, **doc: Any) -> Scene:
    """These steps in that position, then a pause; nothing else happens before or after."""
    doc = {"seats": 3, **doc}
    kind = game_type("great-wall")
    given = {**doc.get("options", {}), **({"mode": doc["mode"]} if "mode" in doc else {})}
    setup = make_setup(kind, doc["seats"], doc.get("seed", 0), (), given)
    start = "end-of-turn" if "turn" in doc else "turns" if "track" in doc else "autumn"
    position = kind.compose(setup, {"start": start, **doc})
    assert isinstance(position, GreatWall)
    stage = Scene(Match(kind, setup, position, doc))
    position.log = []
    position.stack[:] = [Pause(0)]
    position.turn = position.tea[0] if position.turn < 0 else position.turn
    return stage.then(*steps)


def everything(n: int = 20) -> dict[str, int]:
    return dict.fromkeys(RESOURCES, n)
