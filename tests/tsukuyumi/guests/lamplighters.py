"""Lamplighters: a faction without a Homezone whose Lamps shine into the spaces next door.

A Lamp's CP and HP count beside it as well, wherever no Block lies between. Lanterns are markers that Runners lay; one
is put out for the Defense action, in whatever window its owner likes. Every third enemy unit they destroy is a point.
"""

from __future__ import annotations

from typing import Any

from moonwall.games.tsukuyumi.agreement import Agreement
from moonwall.games.tsukuyumi.board import AROUND, NAMES, SPACE
from moonwall.games.tsukuyumi.book import Book
from moonwall.games.tsukuyumi.part import CHANGE, Part
from moonwall.games.tsukuyumi.position import AREA, HOMEZONE, NOBODY, Tsukuyumi
from moonwall.games.tsukuyumi.rules import battle
from moonwall.games.tsukuyumi.rules.cards import AFTER, BEFORE, COUNTER, DURING
from moonwall.games.tsukuyumi.rules.damage import Deal
from moonwall.games.tsukuyumi.rules.initiative import shift
from moonwall.games.tsukuyumi.rules.setup import StartArea, outside
from moonwall.games.tsukuyumi.survey import Estate
from moonwall.games.tsukuyumi.values import suppressed
from moonwall.table import DONE, Choice, ComposeError, Option, Step, option

GLARE = 20  # damage that a Lantern takes off or deals, in half points
KILLS = 3  # enemy units for a point


class Lamplighters(Part):
    marks = ("lantern",)
    against = {"two": "GUEST-LAMP-01"}

    @classmethod
    def refusal(cls, agreed: Agreement) -> str:
        if agreed.mode == "domination" and agreed.factions[0] == "lamplighters":
            return "cannot stand alone, having no Homezone (GUEST-LAMP-02)"
        return super().refusal(agreed)

    # --- set-up ---------------------------------------------------------------------------------------------
    def begin(self, game: Tsukuyumi, seat: int) -> None:
        game.own[self.slot][:] = [0]

    def settles(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
        """Areas without a Homezone: the first at the edge of the board, the others beside it."""
        return (LightFirst(seat), *[StartArea(seat) for _ in range(game.rules.start_areas[seat] - 1)])

    # --- a unit that counts elsewhere -----------------------------------------------------------------------
    def lamps(self, game: Tsukuyumi, space: int) -> int:
        """Lamps beside a space, no Block between."""
        kind = game.book.kind_index["lamp"]
        found = 0
        for d, t in AROUND[space]:
            if game.ground[t] and not game.wall_between(space, d) and not suppressed(game, self.seat, t):
                found += game.count(t, kind) - (game.fallen[kind] if battle.contested(game, t) else 0)
        return found

    def more_cp(self, game: Tsukuyumi, side: int, space: int) -> int:
        return self.lamps(game, space) * game.book.cp[game.book.kind_index["lamp"]] if side == self.seat else 0

    def more_hp(self, game: Tsukuyumi, kind: int, space: int) -> int:
        if game.rules.kind_side[kind] != self.seat:
            return 0
        return self.lamps(game, space) * game.book.hp[game.book.kind_index["lamp"]]

    def more_dmg(self, game: Tsukuyumi, side: int, space: int) -> int:
        return self.lamps(game, space) * game.book.dmg[game.book.kind_index["lamp"]] if side == self.seat else 0

    # --- turns ----------------------------------------------------------------------------------------------
    def has_effect(self, game: Tsukuyumi, seat: int) -> bool:
        return bool(sites(game, seat)) and game.marks_left("lantern") > 0

    def effect(self, game: Tsukuyumi, seat: int) -> None:
        game.push(LayLanterns(seat, sites(game, seat)))

    def places(self, game: Tsukuyumi, seat: int, kind: int) -> list[Option]:
        """New units come in where a Lantern or a Lamp shines; with neither there is no place for them."""
        lamp = game.book.kind_index["lamp"]
        return [
            option("place", NAMES[s])
            for s in game.spaces
            if (game.marks_at("lantern", s) or game.count(s, lamp)) and not suppressed(game, seat, s)
        ]

    # --- the Defense action, in any window ------------------------------------------------------------------
    def may_defend(self, game: Tsukuyumi, seat: int, window: int) -> bool:
        fight = game.battle
        if not game.marks_at("lantern", fight[battle.SPACE]):
            return False
        if window == DURING:
            return fight[battle.ALLOT + seat] > 0
        if window == BEFORE:
            return fight[battle.ATTACKER] < game.rules.seats
        if window == COUNTER:
            return bool(battle.alive(game, fight[battle.ATTACKER], fight[battle.SPACE]))
        return True

    def defend(self, game: Tsukuyumi, seat: int, window: int) -> None:
        fight = game.battle
        space, attacker = fight[battle.SPACE], fight[battle.ATTACKER]
        if not game.marks_at("lantern", space):
            return
        word = {BEFORE: "before", DURING: "during", COUNTER: "counter", AFTER: "after"}[window]
        game.put_marks("lantern", space, -1)
        game.tell("lantern-out", seat=seat, space=NAMES[space], window=word, rule="GUEST-LAMP-03")
        if window == BEFORE:
            shift(game, attacker, 1)
        elif window == DURING:
            fight[battle.ALLOT + seat] = max(0, fight[battle.ALLOT + seat] - GLARE)
        elif window == COUNTER:
            game.push(Deal(attacker, space, GLARE, seat, "counter"))

    # --- points ---------------------------------------------------------------------------------------------
    def destroyed(self, game: Tsukuyumi, kind: int, n: int, by: int) -> None:
        if by == self.seat and not game.rules.friends[by] >> game.rules.kind_side[kind] & 1:
            game.own[self.slot][0] += n

    def kept_points(self, game: Tsukuyumi, seat: int) -> int:
        return game.own[self.slot][0] // KILLS if seat == self.seat else 0

    def watches(self, book: Book, faction: str) -> tuple[str, ...]:
        return ("marks",) if faction == self.name else ()

    def objective(self, game: Tsukuyumi, seat: int, moment: int) -> bool:
        return moment == CHANGE and shining(game) >= game.book.objectives[game.rules.faction_of[seat]].n

    def aim(self, game: Tsukuyumi, seat: int, estate: Estate) -> float:
        wanted: int = game.book.objectives[game.rules.faction_of[seat]].n
        return min(1.0, shining(game) / wanted)

    # --- what everybody sees --------------------------------------------------------------------------------
    def board(self, game: Tsukuyumi, seat: int) -> dict[str, Any]:
        return {"lanterns": game.marks_left("lantern"), "slain": game.own[self.slot][0]}

    def compose(self, game: Tsukuyumi, seat: int, doc: dict[str, Any]) -> None:
        for field, value in doc.items():
            if field != "slain" or not isinstance(value, int):
                raise ComposeError(f"faction 'lamplighters' has one field, 'slain', a number; not {field}={value!r}")
            game.own[self.slot][0] = value


def shining(game: Tsukuyumi) -> int:
    """Spaces with a Lantern."""
    lanterns = game.marks_of("lantern")
    return len(lanterns) - lanterns.count(0)


def sites(game: Tsukuyumi, seat: int) -> tuple[int, ...]:
    """Areas of Runners without a Lantern."""
    kind = game.book.kind_index["runner"]
    return tuple(
        s
        for s in game.areas
        if game.count(s, kind) and not game.marks_at("lantern", s) and not suppressed(game, seat, s)
    )


class LightFirst(Choice[Tsukuyumi]):
    """``mark <space>``: the first area, at the edge of the board, or anywhere if the edge is taken."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        free = [s for s in game.areas if game.ground[s] == AREA and game.territory[s] == NOBODY]
        beyond = outside(game)
        edge = [s for s in free if any(t in beyond or game.ground[t] == HOMEZONE for _, t in AROUND[s])]
        return [option("mark", NAMES[s]) for s in edge or free]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        space = SPACE[str(picked.tokens[1])]
        game.territory[space] = self.seat
        game.tell("marked", seat=self.seat, space=NAMES[space])


class LayLanterns(Choice[Tsukuyumi]):
    """``lantern <space>``, or ``done``."""

    sites: tuple[int, ...]

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [*[option("lantern", NAMES[s]) for s in self.sites], DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            return
        space = SPACE[str(picked.tokens[1])]
        game.put_marks("lantern", space)
        game.tell("lantern", seat=self.seat, space=NAMES[space], rule="GUEST-LAMP-04")
        left = tuple(s for s in self.sites if s != space)
        if left and game.marks_left("lantern") > 0:
            game.push(LayLanterns(self.seat, left))

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": len(self.sites)}
