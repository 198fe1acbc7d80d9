"""Logistics Centre: Moves of Soldiers between Sections (area LOGI, GW-KILL-11)."""

from __future__ import annotations

from moonwall.table import DONE, Choice, Option, option
from moonwall.table.position import replaced

from ..names import ARCHER, SECTIONS, SOLDIERS, options
from ..position import GreatWall
from .attack import AttackWith, Counts, free_spot

MARCH = [[option("march", source, target) for target in SECTIONS] for source in SECTIONS]
MARCH_PICK = {MARCH[a][b]: (a, b) for a in range(3) for b in range(3)}
BRING = options("bring", SOLDIERS)
LOOKOUT_REST = option("bring", "lookout", "rest")
LOOKOUT_SPOT = option("bring", "lookout", "spot")
NOBODY: Counts = (0,) * 12


class March(Choice[GreatWall]):
    """Up to n Moves, each from one Section to one other (GW-LOGI-01, GW-LOGI-02, GW-AMB-55).

    ``moved`` counts who has been moved, as ``attack.muster_roll`` does; up to ``attack`` of them may attack at the end.
    """

    n: int
    attack: int = 0
    moved: Counts = NOBODY
    silent = True

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"n": self.n}

    def options(self, game: GreatWall) -> list[Option]:
        found = [DONE]
        if self.n:
            for source in game.rules.sections:
                base = (source * 4 + self.seat) * 3
                if any(game.rest[base : base + 3]) or game.spots[source * 4 + self.seat]:
                    found += [MARCH[source][target] for target in game.rules.sections if target != source]
        return found

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is DONE:
            if self.attack and any(self.moved):
                game.push(AttackWith(self.seat, self.attack, 7, 0, 7, self.moved))
            return
        source, target = MARCH_PICK[picked]
        game.push(MarchWho(self.seat, source, target, self.n, self.attack, self.moved))


class MarchWho(Choice[GreatWall]):
    """Any number of own Soldiers of the Section, one at a time; those on Hordes cannot move (GW-LOGI-07)."""

    source: int
    target: int
    n: int
    attack: int
    moved: Counts
    silent = True

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"source": SECTIONS[self.source], "target": SECTIONS[self.target]}

    def options(self, game: GreatWall) -> list[Option]:
        base = (self.source * 4 + self.seat) * 3
        found = [DONE]
        found += [BRING[s] for s in range(3) if game.rest[base + s]]  # to the Resting zone (GW-LOGI-05, GW-LOGI-06)
        if game.spots[self.source * 4 + self.seat]:  # GW-LOGI-04
            found.append(LOOKOUT_REST)
            if free_spot(game, self.target):
                found.append(LOOKOUT_SPOT)
        return found

    def take(self, game: GreatWall, picked: Option) -> None:
        seat, source, target = self.seat, self.source, self.target
        if picked is DONE:
            game.push(March(seat, self.n - 1, self.attack, self.moved))
            return
        moved = list(self.moved)
        soldier = ARCHER
        if picked is LOOKOUT_REST or picked is LOOKOUT_SPOT:
            leaves = 9 + source
            unmoved = game.spots[source * 4 + seat] > moved[leaves]
            game.spots = replaced(game.spots, source * 4 + seat, game.spots[source * 4 + seat] - 1)
        else:
            soldier = BRING.index(picked)
            leaves = source * 3 + soldier
            at = (source * 4 + seat) * 3 + soldier
            unmoved = game.rest[at] > moved[leaves]
            game.rest = replaced(game.rest, at, game.rest[at] - 1)
        if not unmoved:
            moved[leaves] -= 1
        if picked is LOOKOUT_SPOT:
            game.spots = replaced(game.spots, target * 4 + seat, game.spots[target * 4 + seat] + 1)
            moved[9 + target] += 1
        else:
            at = (target * 4 + seat) * 3 + soldier
            game.rest = replaced(game.rest, at, game.rest[at] + 1)
            moved[target * 3 + soldier] += 1
        if game.log is not None:
            a, b = SECTIONS[source], SECTIONS[target]
            game.tell("march", seat=seat, soldier=SOLDIERS[soldier], source=a, target=b, rule="GW-LOGI-02")
        game.push(MarchWho(seat, source, target, self.n, self.attack, tuple(moved)))
