"""Kampfgruppe 03: five battle suits, one of each, and Missiles (TSM-KAMPF, TSF-KG)."""

from __future__ import annotations

from typing import Any

from moonwall.table import ComposeError, Option, OptionSpec, Step, option

from ...board import CENTRE, SPACES
from ...book import RED, WHITE
from ...modes.tables import MANY
from ...modules.own_events import amount, lasts
from ...part import CHANGE, Part
from ...position import ONI, Tsukuyumi
from ...rules.battle import ATTACKER, CARD, SPACE, alive
from ...rules.combat import FreeFight, targets
from ...rules.damage import Deal
from ...rules.movement import March
from ...survey import Estate, Survey
from ...values import suppressed
from . import events  # noqa: F401 (its verbs join the vocabulary)
from .shots import FireControl, Snipe, missile_targets, snipe_targets, sniper
from .state import BROKEN, HOLY, HUNT, KEPT, READY, ROUND, SLAIN, bit, is_sealed, own, pieces, row

ARM = option("arm", "missile")
GREAT_HUNT = option("use", "the-great-hunt")
PRICE = 1  # PP of a Missile
FLIGHT = "moon_flight_area_vp"  # the area point of the Moon centre at the end counts for Moon Flight
A_HUNT, A_SEAL = 0.5, 0.35  # what bots expect of The Great Hunt and Hermetic Seal once they are played


class Kampfgruppe(Part):
    told = {"missiles": READY, "hermetic-seal": KEPT, "hunts": HUNT, "oni-now": ROUND}
    expansion = True
    switches = (OptionSpec(FLIGHT, False, modes=MANY, rule="QM-04").grouped("ruling", "alternative_objectives"),)
    counts = ("own",)
    mission_counts = ("own",)

    # --- set-up ---------------------------------------------------------------------------------------------
    def begin(self, game: Tsukuyumi, seat: int) -> None:
        own(game)[:] = [0] * (SLAIN + game.rules.seats)
        own(game)[READY] = row(game).missiles_two if game.rules.victory_cards else row(game).missiles

    def arsenal(self, game: Tsukuyumi, seat: int) -> None:
        own(game)[READY] = pieces(game)

    # --- Production -----------------------------------------------------------------------------------------
    def shop(self, game: Tsukuyumi, seat: int) -> list[Option]:
        """A Missile is made ready (TSM-KAMPF-15, TSF-KG-03)."""
        return [ARM] if game.pp >= PRICE and own(game)[READY] < pieces(game) else []

    def buy(self, game: Tsukuyumi, seat: int, option: Option) -> None:
        game.pp -= PRICE
        own(game)[READY] += 1
        game.tell("missile-ready", seat=seat, n=own(game)[READY])

    def bought(self, game: Tsukuyumi, seat: int, kind: int) -> None:
        """A suit produced anew is sealed again (TSF-KG-05)."""
        own(game)[BROKEN] &= ~bit(game, kind)

    # --- turns ----------------------------------------------------------------------------------------------
    def has_effect(self, game: Tsukuyumi, seat: int) -> bool:
        return own(game)[READY] > 0 and bool(missile_targets(game, seat))

    def effect(self, game: Tsukuyumi, seat: int) -> None:
        game.push(FireControl(seat, row(game).missiles_fired))

    def granted(self, game: Tsukuyumi, seat: int, has_phase: bool) -> list[Option]:
        able = own(game)[HUNT] and (game.in_phase(WHITE) or game.in_phase(RED)) and targets(game, seat)
        return [GREAT_HUNT] if able else []

    def use(self, game: Tsukuyumi, seat: int, option: Option) -> None:
        own(game)[HUNT] -= 1
        game.push(FreeFight(seat))

    def round_end(self, game: Tsukuyumi, seat: int) -> None:
        own(game)[ROUND] = 0

    # --- battles --------------------------------------------------------------------------------------------
    def may_strike(self, game: Tsukuyumi, seat: int, space: int, deed: str) -> bool:
        reach = max(card.reach for card in game.book.cards if card.deed == deed)
        return sniper(game, seat, space) >= 0 and bool(snipe_targets(game, seat, space, reach))

    def takes_over(self, game: Tsukuyumi, seat: int, deed: str) -> bool:
        game.push(Snipe(seat, game.battle[CARD], game.battle[SPACE]))
        return True

    def bars_counter(self, game: Tsukuyumi, side: int) -> bool:
        """*Major Rearmament* (TSM-FEVENT-53)."""
        if not game.lasting or not lasts(game, "rearm"):
            return False
        battle = game.battle
        return battle[ATTACKER] == self.seat and bool(game.book.cards[battle[CARD]].move_after)

    def defend(self, game: Tsukuyumi, seat: int, window: int) -> None:
        """Covering Fire: damage to the attacker, then a step (TSF-KG-06)."""
        space, attacker = game.battle[SPACE], game.battle[ATTACKER]
        steps: list[Step[Tsukuyumi]] = []
        if alive(game, attacker, space):
            steps.append(Deal(attacker, space, 2 * row(game).defense_n, seat, "covering-fire"))
        if alive(game, seat, space):
            steps.append(March(False, -1, 1, space, seat, seat))
        game.then(*steps)

    # --- on the board ---------------------------------------------------------------------------------------
    def immune(self, game: Tsukuyumi, seat: int, kind: int, space: int) -> bool:
        """Erzengel and Beowulf, while their seal holds (TSM-KAMPF-02); not under a Rocket Attack (TS-CYBER-14)."""
        return is_sealed(game, kind) and not suppressed(game, seat, space)

    def destroyed(self, game: Tsukuyumi, kind: int, n: int, by: int) -> None:
        """Oni that a seat destroys, legendary ones too (TSM-KAMPF-12, TSF-GEN-03)."""
        if game.rules.kind_side[kind] != ONI or by >= game.rules.seats:
            return
        own(game)[SLAIN + by] += n
        if by == self.seat:
            own(game)[ROUND] += n

    # --- points ---------------------------------------------------------------------------------------------
    def objective(self, game: Tsukuyumi, seat: int, moment: int) -> bool:
        """Exorcism: so many Oni destroyed in one round (TSM-KAMPF-12)."""
        return moment == CHANGE and own(game)[ROUND] >= game.book.objective_n[game.rules.faction_of[seat]]

    def reached(self, game: Tsukuyumi, seat: int) -> None:
        """*Holy Mission*, played before in this round (TSM-FEVENT-58, TSM-FEVENT-59)."""
        if seat == self.seat and game.lasting and lasts(game, "holy"):
            own(game)[HOLY] += amount(game, "holy")
            game.tell("holy-mission", seat=seat, n=amount(game, "holy"), rule="TSM-FEVENT-58")

    def kept_points(self, game: Tsukuyumi, seat: int) -> int:
        return own(game)[HOLY] if seat == self.seat else 0

    def mission_count(self, game: Tsukuyumi, seat: int) -> int:
        """Oni Hunters: Oni that the seat has destroyed."""
        return own(game)[SLAIN + seat]

    def counted(self, game: Tsukuyumi, seat: int, what: str) -> int:
        book = game.book
        if what == "destroyed-oni":
            return own(game)[SLAIN + seat]
        if what == "missiles":
            return own(game)[READY]
        if what == "alt-moon-flight":  # rounds with the Moon centre, the one that ends now counted in (TSM-ALTOBJ-22)
            held = game.territory[CENTRE] == seat
            last = game.round == game.rules.rounds and game.rules.options.get(FLIGHT, False)  # QM-04
            return game.moon_vp[seat] + held + (held and last)
        if what == "all-units":
            mine = book.kinds_of[game.rules.faction_of[seat]]
            return sum(1 for k in mine if book.cost[k] and game.stock[k] < book.pieces[k])
        if what == "clean-oni":
            areas = game.areas_of(seat)
            return 0 if any(game.crowd[ONI * SPACES + s] for s in areas) else len(areas)
        return 0

    # --- what everybody sees --------------------------------------------------------------------------------
    def board(self, game: Tsukuyumi, seat: int) -> dict[str, Any]:
        mine, book = own(game), game.book
        sealed = [k for k in book.kinds_of[game.rules.faction_of[seat]] if is_sealed(game, k)]
        return {
            "missile": mine[READY],
            "sealed": [book.kind_ids[k] for k in sealed],
            "hermetic-seal": bool(mine[KEPT]),
            "the-great-hunt": mine[HUNT],
            "oni-now": mine[ROUND],
            "oni-slain": {f"@{s}": mine[SLAIN + s] for s in range(game.rules.seats) if mine[SLAIN + s]},
        }

    def compose(self, game: Tsukuyumi, seat: int, doc: dict[str, Any]) -> None:
        fields = {"missiles": (READY, pieces(game)), "oni_round": (ROUND, 60), "hunts": (HUNT, 1)}
        for field, value in doc.items():
            most = fields.get(field, (0, -1))[1]
            if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
                raise ComposeError(
                    f"faction {self.name!r} has the fields 'missiles' (ready ones, 0 to {pieces(game)}), 'oni_round' "
                    f"(Oni destroyed this round, 0 to 60) and 'hunts' (0 or 1); not {field}={value!r}"
                )
            own(game)[fields[field][0]] = value

    # --- what bots look at ----------------------------------------------------------------------------------
    def aim(self, game: Tsukuyumi, seat: int, estate: Estate) -> float:
        return min(1.0, own(game)[ROUND] / game.book.objective_n[game.rules.faction_of[seat]])

    def worth(self, game: Tsukuyumi, seat: int) -> float:
        """A Combat action of The Great Hunt that is still to come, and seals that hold for good."""
        if seat != self.seat:
            return 0.0
        return A_HUNT * own(game)[HUNT] + A_SEAL * own(game)[KEPT]

    def tools(self, game: Tsukuyumi, known: Survey) -> tuple[float, float, float, float, float]:
        return 0, 0, 0.7 * own(game)[READY], 0, 0
