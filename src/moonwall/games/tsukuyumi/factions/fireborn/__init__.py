"""Fireborn: few, sturdy dragons that grow, burn land and Homezones, and pay their killers (TSM-FIREBORN, TSF-FIRE)."""

from __future__ import annotations

from typing import Any

from moonwall.table import DONE, Choice, ComposeError, Option, OptionSpec, Step, option

from ...board import AROUND, NAMES, SPACES
from ...book import RED
from ...modules.own_events import amount, lasts
from ...part import CHANGE, Part
from ...position import HOMEZONE, Tsukuyumi
from ...rules import production
from ...rules.battle import SPACE
from ...rules.devastation import is_razed, raze
from ...rules.tasks import on_board
from ...survey import Estate
from ...values import is_massive, seat_spaces, shielded
from . import events  # noqa: F401 (its verbs join the vocabulary)
from .overwhelm import Overwhelm, pairs
from .skin import FlamingSkin
from .state import (
    GROW,
    GROW_ONLY,
    HOMES,
    KILLED,
    LOST,
    MODE,
    NAME,
    PAID,
    PLACE,
    RAZED,
    SMOTHERED,
    WINGS,
    can_scorch,
    own,
    razed_areas,
)

ASH_WINGS = option("choose", "ash-wings")
MOLTEN_BLOOD = option("choose", "molten-blood")
MOLTEN = 1  # PP of Molten Blood
CROWN, WHOLE_GAME = "crown_of_creation_duration", "whole-game"
SIEGE = 0.3  # what a Homezone that could be razed next is worth to a bot, of its points


class Fireborn(Part):
    told = {"flying": WINGS, "razed-now": RAZED}
    expansion = True
    switches = (
        OptionSpec(CROWN, "this-round", ("this-round", WHOLE_GAME), rule="QM-48").grouped("ruling", "faction_events"),
    )
    counts = ("own",)

    # --- set-up ---------------------------------------------------------------------------------------------
    def begin(self, game: Tsukuyumi, seat: int) -> None:
        own(game)[:] = [0] * (KILLED + game.rules.seats)

    # --- Production: grow or place (TSM-FIREBORN-14, TSF-FIRE-02) ---------------------------------------------
    def may_buy(self, game: Tsukuyumi, seat: int, kind: int) -> bool:
        mode = own(game)[MODE]
        return mode in (0, PLACE) or (mode == GROW and lasts(game, "dominant"))

    def bars_exchange(self, game: Tsukuyumi, seat: int, space: int) -> bool:
        """Molten Blood is the Faction effect (TSM-FEVENT-66)."""
        return own(game)[MODE] == GROW_ONLY and shielded(game, seat, space)

    def may_exchange(self, game: Tsukuyumi, seat: int, kind: int) -> bool:
        return own(game)[MODE] != PLACE or lasts(game, "dominant")

    def bought(self, game: Tsukuyumi, seat: int, kind: int) -> None:
        own(game)[MODE] = own(game)[MODE] or PLACE

    def exchanged(self, game: Tsukuyumi, seat: int, old: int, new: int) -> None:
        own(game)[MODE] = own(game)[MODE] or GROW

    def production_end(self, game: Tsukuyumi, seat: int) -> None:
        own(game)[MODE] = 0

    def places(self, game: Tsukuyumi, seat: int, kind: int) -> list[Option]:
        """Burnt land with a Fireborn in it (TSF-FIRE-03)."""
        return [option("place", NAMES[s]) for s in razed_areas(game) if game.crowd[seat * SPACES + s]]

    # --- turns ----------------------------------------------------------------------------------------------
    def has_effect(self, game: Tsukuyumi, seat: int) -> bool:
        return not own(game)[WINGS] or can_grow(game, seat)

    def effect(self, game: Tsukuyumi, seat: int) -> None:
        game.push(RisingHeat(seat))

    def flies(self, game: Tsukuyumi, seat: int, kind: int) -> bool:
        """Ash Wings; under *Surprisingly Agile* nobody is Massive (TSM-FEVENT-83)."""
        return bool(own(game)[WINGS]) and not is_massive(game, kind)

    def closing(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
        """With or without a Red phase on the card (TSF-FIRE-05)."""
        return (FlamingSkin(seat),) if game.in_phase(RED) else ()

    def round_end(self, game: Tsukuyumi, seat: int) -> None:
        for field in (MODE, WINGS, RAZED, LOST, SMOTHERED):
            own(game)[field] = 0

    # --- battles --------------------------------------------------------------------------------------------
    def may_strike(self, game: Tsukuyumi, seat: int, space: int, deed: str) -> bool:
        return bool(pairs(game, seat, space, ()))

    def strike(self, game: Tsukuyumi, seat: int, deed: str) -> None:
        if pairs(game, seat, game.battle[SPACE], ()):
            game.push(Overwhelm(seat, ()))

    def once_limit(self, game: Tsukuyumi, seat: int) -> int:
        """*Top of the Food Chain* (TSM-FEVENT-84)."""
        return (amount(game, "food-chain") or 1) if game.lasting else 1

    def may_defend(self, game: Tsukuyumi, seat: int, window: int) -> bool:
        return can_scorch(game, game.battle[SPACE])

    def defend(self, game: Tsukuyumi, seat: int, window: int) -> None:
        """Scorch: the contested area burns (TSF-FIRE-12)."""
        if can_scorch(game, game.battle[SPACE]):
            raze(game, game.battle[SPACE], seat)

    # --- on the board ---------------------------------------------------------------------------------------
    def lightens(self, game: Tsukuyumi, kind: int) -> bool:
        """*Surprisingly Agile* (TSM-FEVENT-83)."""
        return bool(game.lasting) and game.rules.kind_side[kind] == self.seat and lasts(game, "agile")

    def lost(self, game: Tsukuyumi, seat: int, space: int, losses: tuple[int, ...], cause: str) -> None:
        own(game)[LOST] += sum(losses[1::2])

    def destroyed(self, game: Tsukuyumi, kind: int, n: int, by: int) -> None:
        """Who destroys a Fireborn gets a point (TSM-FIREBORN-03), not Oni or Events (TSM-FIREBORN-04), nor under *Crown
        of Creation* (TSM-FEVENT-86)."""
        if game.rules.kind_side[kind] != self.seat or by not in game.rules.foes[self.seat]:
            return
        if self._crowned(game):
            return
        own(game)[KILLED + by] += n
        if not game.rules.victory_cards:
            points = n * self._row(game).kill_vp
            game.tell("dragon-slain", seat=by, n=points, rule="TSM-FIREBORN-03")

    def _crowned(self, game: Tsukuyumi) -> bool:
        """*Crown of Creation* is in force: this round, or from its playing on, as the table has agreed (QM-48)."""
        if game.lasting and lasts(game, "crown"):
            return True
        if game.rules.options.get(CROWN) != WHOLE_GAME:
            return False
        return any(game.book.event_do[event] == "crown" for event in game.used_own)

    def razed(self, game: Tsukuyumi, space: int, by: int) -> None:
        """What the Fireborn devastate counts for Burning World; the first area that stands for the Homezone of an
        opponent without one pays as a Homezone does (TSF-FIRE-08)."""
        if by != self.seat:
            return
        mine = own(game)
        mine[RAZED] += 1
        if game.ground[space] == HOMEZONE:
            mine[HOMES] += 1
            return
        if game.round < game.book.cards[game.book.card_index["fire-devastation"]].home_round:
            return
        for other in game.rules.foes[self.seat]:
            homeless = game.homezone[other] < 0
            if homeless and not mine[PAID] >> other & 1 and space in seat_spaces(game, other):
                mine[PAID] |= 1 << other
                mine[HOMES] += 1
                if not game.rules.victory_cards:
                    points = self._row(game).seat_vp
                    game.tell("seat-devastated", seat=self.seat, owner=other, n=points, rule="TSM-FIREBORN-10")

    # --- points ---------------------------------------------------------------------------------------------
    def _row(self, game: Tsukuyumi) -> Any:
        return game.book.factions[game.rules.faction_of[self.seat]]

    def kept_points(self, game: Tsukuyumi, seat: int) -> int:
        row = self._row(game)
        if seat == self.seat:
            paid: int = own(game)[PAID].bit_count() * row.seat_vp
            return paid
        killed: int = own(game)[KILLED + seat] * row.kill_vp
        return killed

    def points(self, game: Tsukuyumi, seat: int) -> int:
        """A point for so many devastated areas, whoever did it (TSF-FIRE-10); not with two players (TSM-GEN-07)."""
        if seat != self.seat or game.rules.victory_cards:
            return 0
        per: int = self._row(game).razed_per_vp
        return len(razed_areas(game)) // per if per else 0

    def objective(self, game: Tsukuyumi, seat: int, moment: int) -> bool:
        """Burning World: so many spaces devastated in one round."""
        return moment == CHANGE and own(game)[RAZED] >= game.book.objective_n[game.rules.faction_of[seat]]

    def mission_count(self, game: Tsukuyumi, seat: int) -> int:
        """Ashes: devastated areas with units of the seat."""
        return sum(1 for s in razed_areas(game) if game.crowd[seat * SPACES + s])

    def counted(self, game: Tsukuyumi, seat: int, what: str) -> int:
        if what == "home-razed":
            return own(game)[HOMES]
        if what in ("razed-areas", "alt-devastation"):  # TSM-ALTOBJ-10, TSM-ALTOBJ-11: whoever did it
            return len(razed_areas(game))
        if what == "wyrms":
            return on_board(game, "wyrm")
        return int(what == "none-lost" and game.round > 1 and not own(game)[LOST])

    # --- what everybody sees --------------------------------------------------------------------------------
    def board(self, game: Tsukuyumi, seat: int) -> dict[str, Any]:
        mine = own(game)
        return {
            "flying": bool(mine[WINGS]),
            "razed-now": mine[RAZED],
            "razed-areas": len(razed_areas(game)),
            "smothered": [NAMES[s] for s in game.spaces if mine[SMOTHERED] >> s & 1],
            "dragons-slain": {f"@{s}": mine[KILLED + s] for s in range(game.rules.seats) if mine[KILLED + s]},
        }

    def compose(self, game: Tsukuyumi, seat: int, doc: dict[str, Any]) -> None:
        for field, value in doc.items():
            if field == "flying" and isinstance(value, bool):
                own(game)[WINGS] = int(value)
            elif field == "razed" and isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 60:
                own(game)[RAZED] = value
            else:
                raise ComposeError(
                    f"faction {NAME!r} has the fields 'flying' (true or false) and 'razed' (spaces devastated this "
                    f"round, a number from 0 to 60); not {field}={value!r}"
                )

    # --- what bots look at ----------------------------------------------------------------------------------
    def aim(self, game: Tsukuyumi, seat: int, estate: Estate) -> float:
        wanted: int = game.book.objective_n[game.rules.faction_of[seat]]
        return min(1.0, own(game)[RAZED] / wanted)

    def worth(self, game: Tsukuyumi, seat: int) -> float:
        """Damage gathered in and beside the Homezone of an enemy that still stands."""
        if seat != self.seat or game.rules.victory_cards:
            return 0.0
        card = game.book.cards[game.book.card_index["fire-devastation"]]
        dmg, kinds = game.book.dmg, game.book.kinds_of[game.rules.faction_of[seat]]
        total = 0.0
        for other in game.rules.foes[seat]:
            home = game.homezone[other]
            if home < 0 or is_razed(game, home):
                continue
            need = card.home_cp + game.might[other * SPACES + home]
            near = [home, *(t for _, t in AROUND[home] if game.ground[t])]
            have = sum(dmg[k] * game.count(s, k) * (1.0 if s == home else 0.6) for s in near for k in kinds)
            total += SIEGE * card.home_vp * min(1.0, have / need)
        return total


def can_grow(game: Tsukuyumi, seat: int) -> bool:
    """Whether some unit on the board could grow for the points of Molten Blood."""
    book = game.book
    for kind in book.kinds_of[game.rules.faction_of[seat]]:
        grows = any(game.stock[b] and book.step_cost[b] <= MOLTEN for b in book.becomes[kind])
        if grows and any(game.count(s, kind) and not shielded(game, seat, s) for s in game.spaces_of(seat)):
            return True
    return False


class RisingHeat(Choice[Tsukuyumi]):
    """The Faction effect (TSF-FIRE-04): wings for all that are not Massive, or a point for growing."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        found = [] if own(game)[WINGS] else [ASH_WINGS]
        if can_grow(game, self.seat):
            found.append(MOLTEN_BLOOD)
        return [*found, DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is ASH_WINGS:
            own(game)[WINGS] = 1
            game.tell("ash-wings", seat=self.seat)
        elif picked is MOLTEN_BLOOD:
            own(game)[MODE] = GROW_ONLY
            production.begin(game, self.seat, MOLTEN)
