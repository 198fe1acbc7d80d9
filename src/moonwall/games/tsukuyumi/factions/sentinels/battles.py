"""What the Sentinels do in battles: Masking, Living Stone, Gatekeepers, Ritual Combat (TSM-SENTINEL-05, -12, -13)."""

from __future__ import annotations

from moonwall.table import DONE, PASS, Choice, Option, option

from ...board import NAMES
from ...board import SPACE as SPACE_OF
from ...position import ONI, Tsukuyumi
from ...rules.battle import ASIDE, ATTACKER, DEFENDERS, SHELTERED, SPACE, alive, decider, set_aside
from ...rules.damage import endurance, fall, side_name
from ...values import dmg, sits_out, spared
from ...vocabulary import Effect, declare
from .state import CHAMPION, DUELS, GATE, MASKED, PORTAL, SHUT, gates, own, ritual_vp, stands

MASK_ALL = option("mask", "all")


# --- Masking --------------------------------------------------------------------------------------------------


def can_mask(game: Tsukuyumi, seat: int, space: int) -> bool:
    """Once a round, and a second time where Kakurenbo stands (TSF-JADE-08)."""
    mine = own(game)
    if mine[SHUT] or mine[MASKED] > 1:
        return False
    return not mine[MASKED] or space in stands(game, seat, "second_mask")


class Mask(Choice[Tsukuyumi]):
    """Which units hide: ``mask <unit> <n>``, ``mask all``, or pass; then further ones, or done. Before the attacker's
    card is known (TSM-SENTINEL-12)."""

    begun: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        ids = game.book.kind_ids
        units = alive(game, self.seat, game.battle[SPACE])
        found = [option("mask", ids[k], i) for k, n in units for i in range(1, n + 1)]
        return [MASK_ALL, *found, DONE if self.begun else PASS]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked in (PASS, DONE):
            return
        space = game.battle[SPACE]
        units = alive(game, self.seat, space)
        if picked is not MASK_ALL:
            units = [(game.book.kind_index[str(picked.tokens[1])], int(picked.tokens[2]))]
        if not self.begun:
            own(game)[MASKED] += 1
        for kind, n in units:
            set_aside(game, kind, n, ASIDE)
            unit = game.book.kind_ids[kind]
            game.tell("masked", seat=self.seat, unit=unit, n=n, space=NAMES[space], rule="TSM-SENTINEL-12")
        if alive(game, self.seat, space):
            game.push(Mask(self.seat, 1))
        else:
            game.battle[DEFENDERS] &= ~(1 << self.seat)

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"space": NAMES[game.battle[SPACE]]}


class LivingStone(Choice[Tsukuyumi]):
    """``stone <unit>``: nothing can be done to it in this battle (TSF-JADE-13)."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        units = alive(game, self.seat, game.battle[SPACE])
        return [option("stone", game.book.kind_ids[k]) for k, _ in units]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        unit = str(picked.tokens[1])
        set_aside(game, game.book.kind_index[unit], 1, SHELTERED)
        game.tell("stone", seat=self.seat, unit=unit, space=NAMES[game.battle[SPACE]])


# --- Gatekeepers ----------------------------------------------------------------------------------------------


def helpers(game: Tsukuyumi, seat: int, space: int) -> list[int]:
    """Other open Portals with units whose damage may be added."""
    return [s for s in gates(game, seat) if s != space and gate_dmg(game, seat, s)]


def gate_dmg(game: Tsukuyumi, seat: int, space: int) -> int:
    return sum([dmg(game, k, space) * game.count(space, k) for k in game.kinds_at(space, seat)])


class Gate(Choice[Tsukuyumi]):
    """``gate <space>``: the Portal whose units strike along."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("gate", NAMES[s]) for s in helpers(game, self.seat, game.battle[SPACE])]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        own(game)[GATE] = 1 + SPACE_OF[str(picked.tokens[1])]

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"space": NAMES[game.battle[SPACE]]}


# --- Ritual Combat --------------------------------------------------------------------------------------------


def prowess(game: Tsukuyumi, side: int, kind: int) -> int:
    """HP and damage of a champion as they are now (TSF-GEN-07)."""
    space = game.battle[SPACE]
    return endurance(game, side, kind, space) + (0 if sits_out(game, kind, space) else dmg(game, kind, space))


def challenged(game: Tsukuyumi) -> list[int]:
    """Defending sides that can name a champion."""
    space = game.battle[SPACE]
    return [s for s in (*game.order, ONI) if game.battle[DEFENDERS] >> s & 1 and alive(game, s, space)]


class Challenge(Choice[Tsukuyumi]):
    """``duel <side> <unit>``: one enemy side, and the own champion (TSF-JADE-15)."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        ids = game.book.kind_ids
        units = alive(game, self.seat, game.battle[SPACE])
        return [option("duel", side_name(s), ids[k]) for s in challenged(game) for k, _ in units]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        side = next(s for s in challenged(game) if side_name(s) == picked.tokens[1])
        kind = game.book.kind_index[str(picked.tokens[2])]
        game.push(Champion(decider(game, side, game.battle[SPACE]), kind, side))

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"space": NAMES[game.battle[SPACE]]}


class Champion(Choice[Tsukuyumi]):
    """``champion <unit>``: the answer of the other side."""

    against: int
    side: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        kinds = [k for k, _ in alive(game, self.side, game.battle[SPACE])]
        mistress = spared(game, self.side, kinds)
        return [option("champion", game.book.kind_ids[k]) for k in kinds if k != mistress]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        kind = game.book.kind_index[str(picked.tokens[1])]
        duel(game, self.against, self.side, kind)

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"unit": game.book.kind_ids[self.against], "space": NAMES[game.battle[SPACE]]}


def duel(game: Tsukuyumi, mine: int, side: int, theirs: int) -> None:
    """The higher HP and damage together win, a tie is the defender's; the loser is destroyed by the winner."""
    seat, space = game.battle[ATTACKER], game.battle[SPACE]
    have, need = prowess(game, seat, mine), prowess(game, side, theirs)
    ids = game.book.kind_ids
    won = have > need
    game.tell(
        "duel-won" if won else "duel-lost", seat=seat, unit=ids[mine], what=ids[theirs], n=have, need=need,
        space=NAMES[space], rule="TSM-SENTINEL-05",
    )  # fmt: skip
    if won:
        own(game)[DUELS] += 1
        own(game)[CHAMPION] = int(side == ONI)
        game.tell("ritual-points", seat=seat, n=ritual_vp(game), rule="TSM-SENTINEL-05")
    fall(game, space, (theirs if won else mine, 1), seat if won else side, "duel")


# --- what may be done against them ----------------------------------------------------------------------------


def can_crack(game: Tsukuyumi, side: int, effect: Effect) -> bool:
    return game.marks_at(PORTAL, game.battle[SPACE]) > 0


def crack(game: Tsukuyumi, side: int, effect: Effect) -> None:
    """The Portal here returns to the stock."""
    game.put_marks(PORTAL, game.battle[SPACE], -1)
    game.tell("portal-broken", space=NAMES[game.battle[SPACE]])


def can_unmask(game: Tsukuyumi, side: int, effect: Effect) -> bool:
    """Not if Masking is forbidden or used up already."""
    seat, mine = game.battle[ATTACKER], own(game)
    return not mine[SHUT] and (not mine[MASKED] or (mine[MASKED] == 1 and bool(stands(game, seat, "second_mask"))))


def unmask(game: Tsukuyumi, side: int, effect: Effect) -> None:
    own(game)[SHUT] = 1
    game.tell("unmasked", seat=game.battle[ATTACKER])


declare("crack", "counterattacks", can_crack, crack)
declare("unmask", "counterattacks", can_unmask, unmask)
