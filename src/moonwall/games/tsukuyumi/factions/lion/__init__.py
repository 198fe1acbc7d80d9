"""Children of the Lion: a tribe that leads two great Beasts, and Beasts that remake the land (TSM-LION, TSF-LION)."""

from __future__ import annotations

from typing import Any

from moonwall.table import ComposeError

from ...board import NEAR
from ...book import FERTILE
from ...modules.own_events import amount, lasts
from ...part import RED_TURN_END, Part
from ...position import HOMEZONE, Tsukuyumi
from ...rules.battle import alive
from ...rules.cards import cards_of
from ...rules.tasks import on_board
from ...survey import Estate
from ...values import seat_spaces, suppressed
from . import events  # noqa: F401 (its verbs join the vocabulary)
from .counters import Pride, helpers
from .craft import CallOfTheWild, calls
from .state import HERD, LOOSE, TILES, beasts, bit, is_tamed, largest_group, own, row, tamed, unit

SPARE_TILES_AT = 5  # players: the sets of both boxes are used then, so that Beasts find tiles (TSF-TABLE-05)
READY = 0.15  # what a Beast that could use an ability is worth to a bot, in points
FERTILE_GROUND = 0.3  # the same, while a Fertile Ground tile is unused


class ChildrenOfTheLion(Part):
    told = {"tiles-made": TILES}
    expansion = True
    mission_counts = ("territory",)
    only_own = True

    # --- set-up ---------------------------------------------------------------------------------------------
    def begin(self, game: Tsukuyumi, seat: int) -> None:
        own(game)[:] = [0, 0, 0]

    def tile_sets(self, game: Tsukuyumi) -> tuple[str, ...]:
        return ("base", "extra") if game.rules.seats == SPARE_TILES_AT else ()

    # --- Beasts ---------------------------------------------------------------------------------------------
    def _untamed(self, game: Tsukuyumi, kind: int, space: int) -> bool:
        mine = game.rules.kind_side[kind] == self.seat
        return mine and cards_of(game.book).beasts[kind] and not is_tamed(game, kind, space)

    def sits_out(self, game: Tsukuyumi, kind: int, space: int) -> bool:
        return self._untamed(game, kind, space)

    def holds(self, game: Tsukuyumi, kind: int, space: int) -> bool:
        """It takes no step of its own (TSF-LION-03)."""
        return self._untamed(game, kind, space)

    def bars_fight(self, game: Tsukuyumi, seat: int, space: int) -> bool:
        """Nobody there but untamed Beasts, and perhaps the Mascot: no attack begins (TSM-LION-03, TSM-MASCOT-04)."""
        if seat != self.seat:
            return False
        mascot = game.book.companions[game.rules.faction_of[seat]]
        return all(k == mascot or self._untamed(game, k, space) for k in game.kinds_at(space, seat))

    def more_cp(self, game: Tsukuyumi, side: int, space: int) -> int:
        """The Procer's people (TSF-LION-05)."""
        if side != self.seat:
            return 0
        here = alive(game, side, space)
        rows = [unit(game, k) for k, _ in here]
        leaders = [r for r in rows if r.leads]
        if not leaders or suppressed(game, side, space):
            return 0
        return sum([r.leads * n for r in leaders for f, (_, n) in zip(rows, here) if f.id in r.leads_whom])

    # --- movement -------------------------------------------------------------------------------------------
    def _herd(self, game: Tsukuyumi, space: int) -> int:
        """The Giraffe's bonus in a space now; 0: it gives none there."""
        for kind in game.kinds_at(space, self.seat):
            steps: int = unit(game, kind).herds
            if steps and is_tamed(game, kind, space) and not suppressed(game, self.seat, space):
                return (amount(game, "savage") or steps) if game.lasting else steps
        return 0

    def march_opens(self, game: Tsukuyumi, side: int) -> None:
        if side == self.seat:
            mine = game.spaces_of(side)
            own(game)[HERD] = next((s + 1 for s in mine if self._herd(game, s)), 0)

    def steps_from(self, game: Tsukuyumi, kind: int, space: int) -> int:
        """Fixed when the movement begins (TSM-LION-06, TSF-LION-04)."""
        if own(game)[HERD] != space + 1 or game.rules.kind_side[kind] != self.seat:
            return 0
        herds = max([unit(game, k).herds for k in game.book.kinds_of[game.book.faction_of[kind]]])
        return (amount(game, "savage") or herds) if game.lasting else herds

    def escorts(self, game: Tsukuyumi, side: int, space: int) -> int:
        """*Savage Soul*: also for those who enter, cross or leave its space (TSM-FEVENT-63)."""
        if side != self.seat or not game.lasting or not lasts(game, "savage"):
            return 0
        return self._herd(game, space)

    # --- turns ----------------------------------------------------------------------------------------------
    def has_effect(self, game: Tsukuyumi, seat: int) -> bool:
        return bool(calls(game, seat, ()))

    def effect(self, game: Tsukuyumi, seat: int) -> None:
        game.push(CallOfTheWild(seat, ()))

    def round_end(self, game: Tsukuyumi, seat: int) -> None:
        own(game)[LOOSE] = 0

    def shields(self, game: Tsukuyumi, seat: int, space: int) -> bool:
        """*Ancestral Homeland*: in every area with their marker (TSM-FEVENT-66)."""
        if seat == self.seat or not game.lasting or game.territory[space] != self.seat:
            return False
        return game.ground[space] != HOMEZONE and lasts(game, "ancestral")

    # --- battles --------------------------------------------------------------------------------------------
    def may_play_card(self, game: Tsukuyumi, seat: int, space: int, card: int) -> bool:
        """Wild Hunt needs a Beast that fights."""
        beast = cards_of(game.book).beasts
        return any(beast[k] and is_tamed(game, k, space) for k, _ in alive(game, seat, space))

    def may_defend(self, game: Tsukuyumi, seat: int, window: int) -> bool:
        return bool(helpers(game, seat))

    def defend(self, game: Tsukuyumi, seat: int, window: int) -> None:
        game.push(Pride(seat, row(game).joiners))

    # --- on the board ---------------------------------------------------------------------------------------
    def destroyed(self, game: Tsukuyumi, kind: int, n: int, by: int) -> None:
        """One that is produced anew obeys again."""
        if game.rules.kind_side[kind] == self.seat:
            own(game)[LOOSE] &= ~bit(game, kind)

    # --- points ---------------------------------------------------------------------------------------------
    def objective(self, game: Tsukuyumi, seat: int, moment: int) -> bool:
        """Homeland: so many controlled areas in one piece."""
        wanted = game.book.objective_n[game.rules.faction_of[seat]]
        return moment == RED_TURN_END and largest_group(game, seat) >= wanted

    def mission_count(self, game: Tsukuyumi, seat: int) -> int:
        """Long March: other players beside whose Homezone the seat controls an area; who has none is met in and beside
        what stands for it (QM-58, TSF-PAIR-09)."""
        mine = 0
        at = game.territory.find(seat)
        while at >= 0:
            if game.ground[at] != HOMEZONE:
                mine |= 1 << at
            at = game.territory.find(seat, at + 1)
        if not mine:
            return 0
        met = 0
        for other, home in enumerate(game.homezone):
            if other == seat:
                continue
            if home >= 0:
                near = NEAR[home]
            else:
                near = 0
                for space in seat_spaces(game, other):
                    near |= NEAR[space] | 1 << space
            if near & mine:
                met += 1
        return met

    def counted(self, game: Tsukuyumi, seat: int, what: str) -> int:
        if what == "tiles-made":
            return own(game)[TILES]
        if what == "beasts-tamed":
            return len(tamed(game))
        if what == "group":
            return largest_group(game, seat)
        if what == "tamers":
            return on_board(game, "beastmaster")
        if what == "beside-seats":
            return self.mission_count(game, seat)
        if what == "alt-wide-land":  # the areas, if both Beasts stand in own ones, tamed or not (TSM-ALTOBJ-16, -17)
            index = game.book.kind_index
            at = {kind: game.territory[space] == seat for kind, space in beasts(game)}
            both = at.get(index["giraffe"], False) and at.get(index["rhinoceros"], False)
            return game.controlled(seat) if both else 0
        return 0

    # --- what everybody sees --------------------------------------------------------------------------------
    def board(self, game: Tsukuyumi, seat: int) -> dict[str, Any]:
        ids, there = game.book.kind_ids, beasts(game)
        return {
            "tamed": [ids[k] for k, s in there if is_tamed(game, k, s)],
            "untamed": [ids[k] for k, s in there if not is_tamed(game, k, s)],
            "tiles-made": own(game)[TILES],
            "largest-group": largest_group(game, seat),
        }

    def compose(self, game: Tsukuyumi, seat: int, doc: dict[str, Any]) -> None:
        for field, value in doc.items():
            if field != "tiles" or not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 60:
                raise ComposeError(
                    f"faction {self.name!r} has one field, 'tiles' (laid or replaced by Beasts), from 0 to 60; "
                    f"not {field}={value!r}"
                )
            own(game)[TILES] = value

    # --- what bots look at ----------------------------------------------------------------------------------
    def aim(self, game: Tsukuyumi, seat: int, estate: Estate) -> float:
        return min(1.0, largest_group(game, seat) / game.book.objective_n[game.rules.faction_of[seat]])

    def worth(self, game: Tsukuyumi, seat: int) -> float:
        """Tamed Beasts are worth what their abilities may bring, above all while Fertile Ground is left to lay."""
        if seat != self.seat:
            return 0.0
        able = len(tamed(game))
        types = game.book.tile_type
        fertile = any(types[t] == FERTILE for t in game.unused_tiles)
        return able * READY + (FERTILE_GROUND if able and fertile else 0)
