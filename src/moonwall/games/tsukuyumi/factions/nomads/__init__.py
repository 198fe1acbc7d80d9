"""Nomads: weapons, Mines and quick feet (TS-NOMAD). Lt. Dan and the Squad Leader are part of movement and conquest."""

from __future__ import annotations

from typing import Any

from moonwall.table import DONE, Choice, ComposeError, Option, option

from ...book import PHASES
from ...part import CHANGE, Part
from ...position import Tsukuyumi
from ...rules.arsenal import MARKERS, StartMarkers
from ...survey import Estate, Survey
from ...values import suppressed
from . import events  # noqa: F401 (its verbs join the vocabulary)
from .mines import Explode, LayMines, sappers, stock
from .weapons import IMMUNE, KINDS, OFFER, FreeWeapon, OutOfAmmo, arm, inactive, own, ready, ready_weapons

LAY_MINES = option("choose", "lay-mines")
IMMUNITY = option("choose", "immunity")


class Nomads(Part):
    told = {**{f"weapon-{n}": n for n in range(KINDS)}, "immune": IMMUNE}
    marks = ("mine",)

    # --- set-up ---------------------------------------------------------------------------------------------
    def begin(self, game: Tsukuyumi, seat: int) -> None:
        """The free weapons are ready from the start (TS-NOMAD-08)."""
        own(game)[:] = [row.pieces if row.free else 0 for row in game.book.weapons] + [0, 0]

    def arsenal(self, game: Tsukuyumi, seat: int) -> None:
        for n, row in enumerate(game.book.weapons):
            own(game)[n] = row.pieces
            game.tell("weapons-ready", seat=seat, weapon=row.id, n=row.pieces, rule="TS-ALLY-09-PL")
        game.push(StartMarkers(seat, MARKERS, "mine"))

    # --- turns ----------------------------------------------------------------------------------------------
    def round_end(self, game: Tsukuyumi, seat: int) -> None:
        own(game)[IMMUNE] = 0

    def has_effect(self, game: Tsukuyumi, seat: int) -> bool:
        return True

    def effect(self, game: Tsukuyumi, seat: int) -> None:
        """All +10 weapons become ready, and one of Mines or immunity (TS-NOMAD-01)."""
        for n, row in enumerate(game.book.weapons):
            if row.free and own(game)[n] < row.pieces:
                own(game)[n] = row.pieces
                game.tell("weapons-ready", seat=seat, weapon=row.id, n=row.pieces, rule="TS-NOMAD-01")
        game.push(MinesOrImmunity(seat))

    # --- Production -----------------------------------------------------------------------------------------
    def shop(self, game: Tsukuyumi, seat: int) -> list[Option]:
        """A weapon costs 1 PP, whatever its value (TS-NOMAD-19)."""
        rest = inactive(game)
        return [option("arm", row.id) for n, row in enumerate(game.book.weapons) if rest[n] and row.cost <= game.pp]

    def buy(self, game: Tsukuyumi, seat: int, option: Option) -> None:
        weapon = str(option.tokens[1])
        game.pp -= next(row.cost for row in game.book.weapons if row.id == weapon)
        ready(game, seat, weapon)

    def bought(self, game: Tsukuyumi, seat: int, kind: int) -> None:
        """Every second Nomad bought in a phase, in any turn, brings a weapon of choice free (TS-NOMAD-11)."""
        waiting = game.round * len(PHASES) + game.phase + 1  # the phase in which a first one waits for its second
        if own(game)[OFFER] != waiting:
            own(game)[OFFER] = waiting
            return
        own(game)[OFFER] = 0
        if any(inactive(game)):
            game.push(FreeWeapon(seat))

    # --- on the board ---------------------------------------------------------------------------------------
    def entered(self, game: Tsukuyumi, seat: int, side: int, space: int, group: tuple[int, ...]) -> None:
        """Only entering sets Mines off, not placing, leaving or standing there (TS-NOMAD-05)."""
        if game.marks_at("mine", space) and not suppressed(game, seat, space):
            game.push(Explode(seat, side, space, group))

    def immune(self, game: Tsukuyumi, seat: int, kind: int, space: int) -> bool:
        """By the Faction effect, in which units under a Rocket Attack have no part (TS-CYBER-14)."""
        return bool(own(game)[IMMUNE]) and not suppressed(game, seat, space)

    # --- battles --------------------------------------------------------------------------------------------
    def arm(self, game: Tsukuyumi, seat: int, space: int, total: int, purpose: str) -> bool:
        arm(game, seat, space, total, purpose)
        return True

    def weapons_ready(self, game: Tsukuyumi, seat: int) -> bool:
        return any(ready_weapons(game))

    def disarm(self, game: Tsukuyumi, seat: int) -> None:
        game.push(OutOfAmmo(seat))

    # --- what everybody sees --------------------------------------------------------------------------------
    def board(self, game: Tsukuyumi, seat: int) -> dict[str, Any]:
        return {
            "weapons": {row.id: own(game)[n] for n, row in enumerate(game.book.weapons)},
            "inactive": {row.id: n for row, n in zip(game.book.weapons, inactive(game))},
            "mines": stock(game),
            "immune": bool(own(game)[IMMUNE]),
        }

    def compose(self, game: Tsukuyumi, seat: int, doc: dict[str, Any]) -> None:
        for field, value in doc.items():
            if field == "immune" and isinstance(value, bool):
                own(game)[IMMUNE] = int(value)
            elif field == "weapons" and isinstance(value, dict):
                self._compose_weapons(game, value)
            else:
                raise ComposeError(
                    f"faction 'nomads' has the fields 'immune' (true or false) and 'weapons' (a table); "
                    f"not {field}={value!r}"
                )

    def _compose_weapons(self, game: Tsukuyumi, doc: dict[str, Any]) -> None:
        ids = [row.id for row in game.book.weapons]
        own(game)[:KINDS] = [0] * KINDS
        for weapon, n in doc.items():
            if weapon not in ids:
                raise ComposeError(f"there is no weapon {weapon!r}; there are {', '.join(ids)}")
            most = game.book.weapons[ids.index(weapon)].pieces
            if not isinstance(n, int) or not 0 <= n <= most:
                raise ComposeError(f"weapons.{weapon} must be a number from 0 to {most}, not {n!r}")
            own(game)[ids.index(weapon)] = n

    def counted(self, game: Tsukuyumi, seat: int, what: str) -> int:
        """Weapons: 0 when every one is ready, otherwise below what any task wants."""
        return -1 if what == "weapons-ready" and any(inactive(game)) else 0

    # --- what bots look at ----------------------------------------------------------------------------------
    def aim(self, game: Tsukuyumi, seat: int, estate: Estate) -> float:
        wanted: int = game.book.objectives[game.rules.faction_of[seat]].n
        return min(1.0, game.retaken[seat].bit_count() / wanted)

    def tools(self, game: Tsukuyumi, known: Survey) -> tuple[float, float, float, float, float]:
        return 0, known.tally(game.marks_of("mine")), sum(own(game)[:KINDS]), 0, 0

    # --- points ---------------------------------------------------------------------------------------------
    def objective(self, game: Tsukuyumi, seat: int, moment: int) -> bool:
        """Regain former strength: so many already conquered areas in one round (TS-NOMAD-18, Q-51)."""
        return (
            moment == CHANGE and game.retaken[seat].bit_count() >= game.book.objectives[game.rules.faction_of[seat]].n
        )


class MinesOrImmunity(Choice[Tsukuyumi]):
    """Either Mines or immunity to Radioactive for the round (D-21, D-22)."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        found = [LAY_MINES] if sappers(game, self.seat) and stock(game) > 0 else []
        if not own(game)[IMMUNE]:
            found.append(IMMUNITY)
        return [*found, DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is LAY_MINES:
            game.push(LayMines(self.seat, sappers(game, self.seat)))
        elif picked is IMMUNITY:
            own(game)[IMMUNE] = 1
            game.tell("immune", seat=self.seat, rule="TS-NOMAD-01")
