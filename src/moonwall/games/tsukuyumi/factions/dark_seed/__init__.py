"""Dark Seed: many, cheap, everywhere (TS-SEED)."""

from __future__ import annotations

from typing import Any

from moonwall.table import DONE, Choice, ComposeError, Option, Step, option

from ...board import NAMES, SPACE
from ...part import CHANGE, Part
from ...position import HOMEZONE, NOT_LAST, Tsukuyumi
from ...rules.arsenal import MARKERS, StartMarkers
from ...rules.battle import CONQUEROR
from ...rules.battle import EGG as EGG_LAID
from ...rules.combat import begin
from ...rules.march import hold, open_march
from ...rules.movement import Move
from ...survey import Estate, Survey
from ...values import suppressed
from . import events
from .conqueror import GiveUpConqueror, fights, on_board
from .eggs import HATCH, LayEggs, StartEggs, lay, layers, stock, use, with_eggs
from .events import FLYING, fresh, own
from .queen import for_the_queen

MOVE_ALL = option("swarm", "move-all")
ALL_FLY = option("swarm", "all-fly")
LAY_EGGS = option("swarm", "lay-eggs")
ABILITIES = (MOVE_ALL, ALL_FLY, LAY_EGGS)
CONQUER = [option("conqueror", name) for name in NAMES]


class DarkSeed(Part):
    told = {"flying": FLYING}
    defends_at_damage = True  # TS-SEED-05-PL
    marks = ("egg",)

    # --- set-up ---------------------------------------------------------------------------------------------
    def begin(self, game: Tsukuyumi, seat: int) -> None:
        own(game)[:] = [0]

    def setup(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
        n = game.book.factions[game.rules.faction_of[seat]].eggs
        first = StartEggs(seat, n)
        return (first,) if n and first.options(game) else ()  # none without a starting area

    def arsenal(self, game: Tsukuyumi, seat: int) -> None:
        game.push(StartMarkers(seat, MARKERS, "egg"))

    # --- turns ----------------------------------------------------------------------------------------------
    def round_end(self, game: Tsukuyumi, seat: int) -> None:
        own(game)[:] = [0]

    def has_effect(self, game: Tsukuyumi, seat: int) -> bool:
        return bool(game.spaces_of(seat))

    def effect(self, game: Tsukuyumi, seat: int) -> None:
        game.push(Swarm(seat, 0))

    def effect_fights(self, game: Tsukuyumi, seat: int, now: int) -> int:
        return sum(fresh(game, s) - (s == now) for s in fights(game, seat))

    # --- Production -----------------------------------------------------------------------------------------
    def places(self, game: Tsukuyumi, seat: int, kind: int) -> list[Option]:
        """At a Planter or Breeder, or from an Egg anywhere (TS-SEED-08, TS-SEED-12)."""
        book = game.book
        units, ids = book.content["units"], book.kind_ids
        found: list[Option] = []
        for mother in book.kinds_of[game.rules.faction_of[seat]]:
            if units[ids[mother]].spawns:
                found += [
                    option("place", NAMES[s])
                    for s in game.spaces_of(seat)
                    if game.count(s, mother) and not suppressed(game, seat, s)
                ]
        return found + [HATCH[s] for s in with_eggs(game) if not suppressed(game, seat, s)]

    def placed(self, game: Tsukuyumi, seat: int, kind: int, option: Option) -> None:
        if option.verb == "hatch" and not events.keeps_eggs(game):
            use(game, seat, SPACE[str(option.tokens[1])])

    # --- on the board ---------------------------------------------------------------------------------------
    def lost(self, game: Tsukuyumi, seat: int, space: int, losses: tuple[int, ...], cause: str) -> None:
        """The dead leave one Egg per area and battle, or Mine, Tetsuo, Radioactive (TS-SEED-13, Q-13)."""
        if len(own(game)) > 1:
            conquerors = [n for kind, n in zip(losses[::2], losses[1::2]) if game.book.kind_ids[kind] == "conqueror"]
            events.conqueror_lost(game, space, sum(conquerors))
        if game.rules.eggs_on_death == "none" or game.ground[space] == HOMEZONE or stock(game) <= 0:
            return
        if game.rules.eggs_on_death == "unit":
            for _ in range(min(sum(losses[1::2]), stock(game))):
                lay(game, space, "TS-SEED-13")
            return
        battle = game.battle
        if cause == "combat" and battle:
            if battle[EGG_LAID]:
                return
            battle[EGG_LAID] = 1
        lay(game, space, "TS-SEED-13")

    def flies(self, game: Tsukuyumi, seat: int, kind: int) -> bool:
        return bool(own(game)[FLYING])

    # --- battles --------------------------------------------------------------------------------------------
    def defend(self, game: Tsukuyumi, seat: int, window: int) -> None:
        for_the_queen(game, seat)

    def stakes(self, game: Tsukuyumi, seat: int) -> int:
        return on_board(game)

    def after_battle(self, game: Tsukuyumi) -> tuple[Step[Tsukuyumi], ...]:
        """A Conqueror that fought leaves (TS-SEED-06)."""
        return (GiveUpConqueror(),) if game.battle[CONQUEROR] else ()

    # --- what everybody sees --------------------------------------------------------------------------------
    def board(self, game: Tsukuyumi, seat: int) -> dict[str, Any]:
        return {"eggs": stock(game), "flying": bool(own(game)[FLYING])}

    def compose(self, game: Tsukuyumi, seat: int, doc: dict[str, Any]) -> None:
        for field, value in doc.items():
            if field != "flying" or not isinstance(value, bool):
                raise ComposeError(f"faction 'dark-seed' has one field, 'flying', true or false; not {field}={value!r}")
            own(game)[FLYING] = int(value)

    # --- what bots look at ----------------------------------------------------------------------------------
    def aim(self, game: Tsukuyumi, seat: int, estate: Estate) -> float:
        return min(1.0, game.conquests[seat].bit_count() / game.book.objective_n[game.rules.faction_of[seat]])

    def tools(self, game: Tsukuyumi, known: Survey) -> tuple[float, float, float, float, float]:
        return known.tally(game.marks_of("egg")), 0, 0, 0, 0

    # --- points ---------------------------------------------------------------------------------------------
    def objective(self, game: Tsukuyumi, seat: int, moment: int) -> bool:
        """Space for the Swarm: so many areas conquered in one round, held or not (TS-SEED-16, TS-SEED-16-PL)."""
        wanted = game.book.objective_n[game.rules.faction_of[seat]]
        return moment == CHANGE and game.conquests[seat].bit_count() >= wanted


class Swarm(Choice[Tsukuyumi]):
    """The Faction effect: two different abilities in any order, and Conqueror fights besides (TS-SEED-01, D-23, D-25).

    ``used``: bits of the abilities used."""

    used: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        found: list[Option] = []
        if self.used.bit_count() < 2:
            for n, offer in enumerate(ABILITIES):
                if not self.used >> n & 1 and self._possible(game, offer):
                    found.append(offer)
        able = fights(game, self.seat)
        found += [CONQUER[s] for s in able]
        if able and game.fought == NOT_LAST:  # TS-SEED-14: Kamikaze is not the last one while another is possible
            return found
        return [*found, DONE]

    def _possible(self, game: Tsukuyumi, offer: Option) -> bool:
        if offer is MOVE_ALL:  # in the Polish edition it falls under Movement before Combat
            if game.rules.swarm_moves_first and game.fought:
                return False
            return any(not suppressed(game, self.seat, s) for s in game.spaces_of(self.seat))
        if offer is LAY_EGGS:
            return bool(layers(game, self.seat))
        return True

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            return
        seat = self.seat
        if picked.verb == "conqueror":
            game.push(self)
            begin(game, seat, SPACE[str(picked.tokens[1])], conqueror=True)
            return
        game.push(Swarm(seat, self.used | 1 << ABILITIES.index(picked)))
        if picked is MOVE_ALL:  # TS-SEED-02, range Q-61
            game.push(MoveAll(seat))
        elif picked is ALL_FLY:  # TS-SEED-03
            own(game)[FLYING] = 1
            game.tell("all-fly", seat=seat, rule="TS-SEED-03")
        else:
            game.push(LayEggs(seat, layers(game, seat)))

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": 2 - self.used.bit_count()}


class MoveAll(Step[Tsukuyumi]):
    """The additional move: all own units but those under a Rocket Attack (TS-SEED-02, TS-CYBER-14)."""

    seat: int

    def run(self, game: Tsukuyumi) -> None:
        open_march(game, self.seat, 1, -1)
        hold(game, self.seat)
        game.push(Move(self.seat, False, -1, 1, -1, self.seat))
