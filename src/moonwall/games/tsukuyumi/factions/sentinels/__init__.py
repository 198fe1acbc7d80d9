"""The Sentinels: they own no land, come through Portals and hunt Oni until none is left (TSM-SENTINEL, TSF-JADE)."""

from __future__ import annotations

from typing import Any

from moonwall.table import ComposeError, Option, OptionSpec, Step, option

from ...agreement import Agreement
from ...board import AROUND, MOON, NAMES, SPACES
from ...board import SPACE as SPACE_OF
from ...modes.tables import MANY
from ...part import Part, declared_refusal
from ...position import HOMEZONE, ONI, Tsukuyumi
from ...rules.battle import ATTACKER, CARD, DEFENDERS, SPACE, alive, contested
from ...rules.combat import has_enemy
from ...rules.scoring import win
from ...rules.setup import edge_areas
from .battles import Challenge, Gate, LivingStone, Mask, can_mask, challenged, gate_dmg, helpers
from .portals import Gathering, LayPortal, SealAndShift, Teleport, Vanish, banishable, lay, may_travel, shifts
from .state import (  # fmt: skip
    CHAMPION,
    DUELS,
    FIELDS,
    FIRST,
    GATE,
    MASKED,
    NAME,
    PORTAL,
    SHUT,
    SLAIN,
    gates,
    oni_count,
    own,
    portals,
    ritual_vp,
    row,
    seal,
    sealed,
    stands,
)

# What bots expect, in points: an Oni that falls to the units beside it, one a step away from a unit or a Portal, a part
# of the next point, and each Oni below so many on the board.
PREY, NEAR, SHARE, FEW, EMPTY = 0.4, 0.06, 0.7, 5, 0.5
MASCOT = "sentinel_mascot"


class Sentinels(Part):
    told = {"oni-sealed": SLAIN, "duels-won": DUELS, "maskings": MASKED, "masking-shut": SHUT}
    expansion = True
    against = {"two": "TSM-GEN-10"}
    switches = (OptionSpec(MASCOT, True, modes=MANY, rule="QM-50").grouped("ruling", "mascots"),)
    looks = ("crowd", "battle")
    marks = (PORTAL,)

    @classmethod
    def refusal(cls, agreed: Agreement) -> str:
        if agreed.mode == "domination" and agreed.factions[0] == NAME:
            return "cannot stand alone: sixteen areas round a Homezone need one (TS-ALLY-09-PL)"
        return declared_refusal(cls, agreed)

    # --- set-up ---------------------------------------------------------------------------------------------
    def begin(self, game: Tsukuyumi, seat: int) -> None:
        own(game)[:] = [0] * FIELDS

    def settles(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
        """Portals take the place of Homezone and starting areas (TSF-JADE-01, TSF-JADE-02)."""
        return tuple([LayPortal(seat) for _ in range(row(game).portals)])

    def settled_at(self, game: Tsukuyumi, seat: int) -> int:
        return own(game)[FIRST] - 1

    def start_spots(self, game: Tsukuyumi, seat: int) -> list[int]:
        return portals(game)

    def set_up_done(self, game: Tsukuyumi) -> list[Step[Tsukuyumi]]:
        return [Gathering(self.seat)] if game.rules.oni_placed else []

    def has_mascot(self, game: Tsukuyumi, seat: int) -> bool:
        return bool(game.rules.options.get(MASCOT, True))

    # --- Production -----------------------------------------------------------------------------------------
    def places(self, game: Tsukuyumi, seat: int, kind: int) -> list[Option]:
        """At a Portal, whoever stands there; else beside an own unit, else at the edge (TSF-JADE-04)."""
        found = portals(game) or [s for s in game.spaces_of(seat) if game.ground[s] != HOMEZONE] or edge_areas(game)
        return [option("place", NAMES[s]) for s in found]

    def placed(self, game: Tsukuyumi, seat: int, kind: int, option: Option) -> None:
        """With neither Portal nor unit in any area a Portal is laid first (TSF-JADE-04)."""
        if not portals(game) and sum([game.crowd[seat * SPACES + s] for s in game.areas]) == 1:
            lay(game, seat, SPACE_OF[str(option.tokens[1])])

    # --- turns ----------------------------------------------------------------------------------------------
    def movement_opens(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
        """TSM-SENTINEL-08."""
        return (Teleport(seat, -1, -1, ()),) if may_travel(game, seat) else ()

    def has_effect(self, game: Tsukuyumi, seat: int) -> bool:
        return bool(banishable(game, seat) or shifts(game, seat))

    def effect(self, game: Tsukuyumi, seat: int) -> None:
        game.push(SealAndShift(seat))

    def oni_optional(self, game: Tsukuyumi, seat: int) -> bool:
        """While Kiosan is on the board (TSM-SENTINEL-14)."""
        return bool(stands(game, seat, "calms_oni"))

    def extra_draws(self, game: Tsukuyumi, seat: int) -> int:
        """They have no Faction events, and draw more where others have (TSF-JADE-14)."""
        more: int = row(game).extra_draws
        return more if game.rules.uses("faction_events") else 0

    def round_end(self, game: Tsukuyumi, seat: int) -> None:
        own(game)[MASKED] = own(game)[SHUT] = 0

    # --- battles --------------------------------------------------------------------------------------------
    def declares(self, game: Tsukuyumi) -> tuple[Step[Tsukuyumi], ...]:
        if game.battle[DEFENDERS] >> self.seat & 1 and can_mask(game, self.seat, game.battle[SPACE]):
            return (Mask(self.seat, 0),)
        return ()

    def may_strike(self, game: Tsukuyumi, seat: int, space: int, deed: str) -> bool:
        """Gatekeepers need an open Portal here."""
        return has_enemy(game, seat, space) and (deed != "gate" or space in gates(game, seat))

    def strike(self, game: Tsukuyumi, seat: int, deed: str) -> None:
        if deed == "duel" and challenged(game) and alive(game, seat, game.battle[SPACE]):
            game.push(Challenge(seat))
        elif deed == "gate" and helpers(game, seat, game.battle[SPACE]):
            game.push(Gate(seat))

    def more_dmg(self, game: Tsukuyumi, side: int, space: int) -> int:
        """Gatekeepers: the damage of own units at one other Portal."""
        gate = own(game)[GATE]
        return gate_dmg(game, side, gate - 1) if gate and side == self.seat and contested(game, space) else 0

    def after_battle(self, game: Tsukuyumi) -> tuple[Step[Tsukuyumi], ...]:
        battle = game.battle
        mine = battle[ATTACKER] == self.seat and game.book.cards[battle[CARD]].deed == "vanish"
        return (Vanish(),) if mine else ()

    def may_defend(self, game: Tsukuyumi, seat: int, window: int) -> bool:
        return bool(alive(game, seat, game.battle[SPACE]))

    def defend(self, game: Tsukuyumi, seat: int, window: int) -> None:
        game.push(LivingStone(seat))

    def battle_over(self, game: Tsukuyumi) -> None:
        own(game)[GATE] = own(game)[CHAMPION] = 0

    # --- on the board ---------------------------------------------------------------------------------------
    def roots_tile(self, game: Tsukuyumi, space: int) -> bool:
        """The tile below a Portal stays where it is (TSF-PAIR-08)."""
        return bool(game.marks_at(PORTAL, space))

    def stand_ins(self, game: Tsukuyumi, seat: int) -> list[int]:
        return portals(game)

    def may_mark(self, game: Tsukuyumi, seat: int) -> bool:
        """They neither conquer nor hold areas, for none of their units has CP (TSM-SENTINEL-09)."""
        book = game.book
        return any(book.cp[kind] for kind in book.kinds_of[game.rules.faction_of[seat]])

    def destroyed(self, game: Tsukuyumi, kind: int, n: int, by: int) -> None:
        """The Jade Seal: Oni that they destroy; a champion has paid already (TSM-SENTINEL-10, TSF-JADE-10)."""
        mine = own(game)
        if game.rules.kind_side[kind] != ONI or by != self.seat:
            return
        paid = min(n, mine[CHAMPION])
        mine[CHAMPION] -= paid
        before = sealed(game)
        mine[SLAIN] += n - paid
        if n > paid and game.rules.part_points:
            game.tell("sealed-oni", seat=self.seat, n=mine[SLAIN], vp=sealed(game) - before, rule="TSM-SENTINEL-10")

    def look(self, game: Tsukuyumi) -> None:
        """The Jade Seal: no Oni is left, when the battle is over (TSM-SENTINEL-11)."""
        if game.rules.own_wins and game.outcome is None and not game.battle and not game.on_board(ONI):
            win(game, self.seat, "jade-seal")
            game.tell("jade-seal", seat=self.seat, rule="TSM-SENTINEL-11")

    # --- points ---------------------------------------------------------------------------------------------
    def kept_points(self, game: Tsukuyumi, seat: int) -> int:
        if seat != self.seat or not game.rules.part_points:
            return 0
        return sealed(game) + own(game)[DUELS] * ritual_vp(game)

    def mission_count(self, game: Tsukuyumi, seat: int) -> int:
        """Tribute to the Moon: Moon areas with units of the seat."""
        return sum([1 for s in MOON if game.crowd[seat * SPACES + s]])

    # --- what everybody sees --------------------------------------------------------------------------------
    def board(self, game: Tsukuyumi, seat: int) -> dict[str, Any]:
        mine = own(game)
        return {
            "portal": game.marks_left(PORTAL),
            "oni-sealed": mine[SLAIN],
            "duels-won": mine[DUELS],
            "maskings": mine[MASKED],
            "masking-shut": bool(mine[SHUT]),
        }

    def compose(self, game: Tsukuyumi, seat: int, doc: dict[str, Any]) -> None:
        fields = {"oni": (SLAIN, 99), "duels": (DUELS, 99), "masked": (MASKED, 2), "unmasked": (SHUT, 1)}
        for field, value in doc.items():
            most = fields.get(field, (0, -1))[1]
            if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
                raise ComposeError(
                    f"faction {self.name!r} has the fields 'oni' (destroyed, 0 to 99), 'duels' (won, 0 to 99), "
                    f"'masked' (Maskings this round, 0 to 2) and 'unmasked' (0 or 1); not {field}={value!r}"
                )
            own(game)[fields[field][0]] = value

    # --- what bots look at ----------------------------------------------------------------------------------
    def worth(self, game: Tsukuyumi, seat: int) -> float:
        """For them: Oni that they can destroy or reach, and the part of a point that is gathered. An empty board is
        near where few Oni are left: good for them, bad for everybody else."""
        few = EMPTY * max(0, FEW - oni_count(game)) if game.rules.own_wins else 0.0
        if seat != self.seat:
            return -few
        each, n = seal(game)
        return few + SHARE * (own(game)[SLAIN] * each % n) / n + hunt(game, seat)


def hunt(game: Tsukuyumi, seat: int) -> float:
    """What the Oni near units and Portals are worth."""
    crowd, found = game.crowd, 0.0
    mine = game.spaces_of(seat)
    spots = {*mine, *portals(game)}
    near = spots | {t for s in spots for _, t in AROUND[s]}
    for space in game.spaces_of(ONI):
        if space not in near:
            continue
        fall = felled(game, seat, space) if crowd[seat * SPACES + space] else 0
        found += PREY * fall + NEAR * (crowd[ONI * SPACES + space] - fall)
    return found


def felled(game: Tsukuyumi, seat: int, space: int) -> int:
    """Oni in the space that the damage of the units there would destroy, if the weakest are named first."""
    book = game.book
    damage = sum([book.dmg[k] * game.count(space, k) for k in game.kinds_at(space, seat)])
    prey = sorted([book.hp[k] for k in game.kinds_at(space, ONI) for _ in range(game.count(space, k))])
    n = 0
    for hp in prey:
        damage -= hp
        if damage < 0:
            break
        n += 1
    return n
