"""Weapons: tokens that add to the Nomads' damage, at most one for each armed unit in the area (TS-NOMAD-07..10)."""

from __future__ import annotations

from moonwall.table import DONE, NO, YES, Choice, Option, option
from moonwall.table.position import replaced

from ...modules.own_events import amount, find
from ...position import Tsukuyumi
from ...rules.battle import alive, kinds_of
from ...rules.cards import cards_of
from ...rules.damage import deal

NAME = "nomads"
# The own state: ready weapons by kind, then these fields.
KINDS = 3
IMMUNE, OFFER = KINDS, KINDS + 1

WEAPON = [option("weapon", value) for value in range(101)]
DISCARD = [option("discard", value) for value in range(101)]


def own(game: Tsukuyumi) -> list[int]:
    """The faction's own state; it is in play."""
    return game.own[game.rules.slot_of[NAME]]


def ready_weapons(game: Tsukuyumi) -> list[int]:
    return own(game)[:KINDS]


def inactive(game: Tsukuyumi) -> list[int]:
    """Weapons that can be bought or made ready again (TS-NOMAD-09)."""
    return [row.pieces - own(game)[n] for n, row in enumerate(game.book.weapons)]


def armed_units(game: Tsukuyumi, seat: int, space: int, fallen_too: bool) -> int:
    armed = game.book.armed
    if fallen_too:
        return sum(game.count(space, k) for k in kinds_of(game, seat) if armed[k])
    return sum(n for k, n in alive(game, seat, space) if armed[k])


def arm(game: Tsukuyumi, seat: int, space: int, total: int, purpose: str) -> None:
    """Ask which weapons are used, then deal the damage. ``purpose``: attack, or counter (there the fallen count)."""
    most = armed_units(game, seat, space, purpose == "counter")
    if most and game.lasting:  # TSM-FEVENT-45, TSM-FEVENT-46: one more in all, if a Nomad takes part
        most += amount(game, "all-guns")
    weapons = ready_weapons(game)
    if most and any(weapons):
        game.push(UseWeapons(seat, most, total, KINDS - 1, purpose))
        if game.lasting and can_reload(game):
            game.push(AskReload(seat))
    else:
        dealt(game, seat, total, purpose)


def dealt(game: Tsukuyumi, seat: int, total: int, purpose: str) -> None:
    if game.lasting:
        reloaded(game)
    deal(game, seat, total, purpose)


class UseWeapons(Choice[Tsukuyumi]):
    """One weapon after the other, the heavier first: ``weapon 25``, or ``done`` (D-44). A used one becomes inactive."""

    most: int
    total: int
    top: int
    purpose: str

    def options(self, game: Tsukuyumi) -> list[Option]:
        values = cards_of(game.book).weapons
        return [WEAPON[values[n]] for n in range(self.top, -1, -1) if own(game)[n]] + [DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is not DONE:
            values = cards_of(game.book).weapons
            value = int(picked.tokens[1])
            kind = values.index(value)
            own(game)[kind] -= 1
            if game.lasting:
                fired(game, kind)
            total = self.total + 2 * value
            game.tell("weapon", seat=self.seat, n=value, rule="TS-NOMAD-07")
            if self.most > 1 and any(own(game)[: kind + 1]):
                game.push(UseWeapons(self.seat, self.most - 1, total, kind, self.purpose))
                return
            dealt(game, self.seat, total, self.purpose)
            return
        dealt(game, self.seat, self.total, self.purpose)

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": self.most, "total": self.total // 2}


# --- Reload! (TSM-FEVENT-47, TSM-FEVENT-48) -----------------------------------------------------------------
# Its numbers in game.lasting: 1 once it serves a battle; the weapons fired meanwhile, a digit of base 16 a kind.


def can_reload(game: Tsukuyumi) -> bool:
    i = find(game, "reload")
    return i >= 0 and not game.lasting[i + 1]


def fired(game: Tsukuyumi, kind: int) -> None:
    i = find(game, "reload")
    if i >= 0 and game.lasting[i + 1]:
        game.lasting = replaced(game.lasting, i + 2, game.lasting[i + 2] + 16**kind)


def reloaded(game: Tsukuyumi) -> None:
    """The damage is told: weapons fired under *Reload!* are ready as before, for an Out of Ammo too."""
    i = find(game, "reload")
    if i >= 0:
        for kind in range(KINDS):
            own(game)[kind] += game.lasting[i + 2] >> 4 * kind & 15
        game.lasting = replaced(game.lasting, i + 2, 0)


class AskReload(Choice[Tsukuyumi]):
    """Whether this is the battle in which weapons are not used up (QM-39)."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [YES, NO]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is YES:
            game.lasting = replaced(game.lasting, find(game, "reload") + 1, 1)
            game.tell("reload", seat=self.seat, rule="TSM-FEVENT-47")


class OutOfAmmo(Choice[Tsukuyumi]):
    """Which ready weapon becomes inactive (TS-COUNTER-43, D-60)."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        values = cards_of(game.book).weapons
        return [DISCARD[values[n]] for n in range(KINDS) if own(game)[n]]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        value = int(picked.tokens[1])
        own(game)[cards_of(game.book).weapons.index(value)] -= 1
        game.tell("weapon-lost", seat=self.seat, n=value, rule="TS-COUNTER-43")


class FreeWeapon(Choice[Tsukuyumi]):
    """Two Nomads bought in the same phase: one weapon of choice on top (TS-NOMAD-11, D-19)."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        rest = inactive(game)
        return [option("take", row.id) for n, row in enumerate(game.book.weapons) if rest[n]] + [DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is not DONE:
            ready(game, self.seat, str(picked.tokens[1]))


def ready(game: Tsukuyumi, seat: int, weapon: str) -> None:
    for n, row in enumerate(game.book.weapons):
        if row.id == weapon:
            own(game)[n] += 1
            game.tell("armed", seat=seat, weapon=weapon, rule="TS-NOMAD-19")
