"""Editions that differ from the Italian one, after which the rules are written. Each is a part."""

from __future__ import annotations

from moonwall.table import Step

from .book import BLUE, COLOURS, RED, Book
from .part import Part
from .position import Rules, Tsukuyumi
from .rules.turns import Phase, ShowCards


class Polish(Part):
    """The readings of the Polish edition (rules whose ids end in -PL)."""

    def change(self, rules: Rules, book: Book) -> None:
        rules.white_side_up = True  # TS-ROUND-07-PL
        rules.events_hidden = True  # TS-EVENT-05-PL
        rules.own_pile_always = True  # TSM-FEVENT-02-PL
        rules.oni_take_moon = True  # its card names only the Property, which a Moon area can lose
        rules.oni_walk_on = True  # TS-ONI-37-PL
        rules.surplus_leaves = True  # TS-SCEN-02-PL
        rules.covered_tile_stays = True  # TS-SETUP-16-PL
        rules.tile_set = "polish"
        rules.defends_at_damage = True  # TS-SEED-05-PL
        rules.guides_attack = False  # in movement only
        rules.points_wait = True  # TS-PROD-05-PL
        rules.swarm_moves_first = True
        rules.matrix_activates = True
        rules.mascot_in_area = True  # TS-MASCOT-01-PL
        rules.mascot_scores_always = True  # TS-TWO-02-PL
        if rules.edition_says_when:
            rules.move_before_combat = 1 << BLUE | 1 << RED  # TS-ROUND-10-PL

    def calendar(self, rules: Rules, steps: list[Step[Tsukuyumi]]) -> list[Step[Tsukuyumi]]:
        """The cards are turned up before Blue, or before the phase that counts as Blue (TS-ROUND-07-PL)."""
        blue = [at for at, step in enumerate(steps) if isinstance(step, Phase) and COLOURS[step.phase] >> BLUE & 1]
        return [*steps[: blue[0]], ShowCards(), *steps[blue[0] :]] if blue else steps


EDITIONS: dict[str, type[Part]] = {"polish": Polish}
