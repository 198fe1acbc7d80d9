"""Assault and Breach (GW-WINTER-05..09, area BREACH; order of resolution 3.8)."""

from __future__ import annotations

from moonwall.table import Step

from ..cards import modifiers, windows
from ..cards.modifiers import breaks, defence
from ..names import SECTIONS, WOUND
from ..position import GreatWall
from .killing import ON_WALL, WouldDie, carry_out, name_victims, present
from .shame import receive


class Assault(Step[GreatWall]):
    """A Section is judged (GW-WINTER-05)."""

    section: int

    def run(self, game: GreatWall) -> None:
        if game.hordes[self.section * 3] >= 0:
            game.push(Judge(self.section))
            windows.open(game, windows.BEFORE_ASSAULT, game.rules.all_humans, (self.section,))


class Judge(Step[GreatWall]):
    section: int

    def run(self, game: GreatWall) -> None:
        section = self.section
        if not breaks(game, section):
            hold(game, section)
            return
        tell_sums(game, "breach", section, "GW-WINTER-09")
        windows.begin_event(game)
        game.push(Breach(section))
        windows.open(game, windows.ON_BREACH, game.rules.all_humans, (section,))


def tell_sums(game: GreatWall, kind: str, section: int, rule: str) -> None:
    power, stands = modifiers.power(game, section), defence(game, section)
    game.tell(kind, section=SECTIONS[section], power=power, defence=stands, rule=rule)


def hold(game: GreatWall, section: int) -> None:
    """GW-WINTER-08: the Wall holds."""
    tell_sums(game, "holds", section, "GW-WINTER-08")
    windows.open(game, windows.SECTION_HOLDS, game.rules.all_humans, (section,))


class Breach(Step[GreatWall]):
    """All Horde cards of the Section make it (GW-BREACH-01). If a card changed a sum, compare once more."""

    section: int

    def run(self, game: GreatWall) -> None:
        section = self.section
        if not breaks(game, section):
            windows.end_event(game)
            modifiers.end(game, modifiers.EVENT)
            hold(game, section)
            return
        game.breaches |= 1 << section
        game.push(BreachDeaths(section))
        for seat, n in reversed(shame_due(game, section).items()):
            receive(game, seat, n)


def shame_due(game: GreatWall, section: int) -> dict[int, int]:
    """Step 1: a token for each Horde card to each player with no Soldier on it (GW-BREACH-02); player by player in Tea
    order, each their tokens for all cards (GW-TEA-02).

    Judged before any killing (GW-BREACH-03)."""
    slots = [slot for slot in range(section * 3, section * 3 + 3) if game.hordes[slot] >= 0]
    anywhere = 0
    for slot in slots:
        anywhere |= present(game, slot)
    by_card = game.rules.breach_shame == "card"  # GW-AMB-04
    here = [present(game, slot) if by_card else anywhere for slot in slots]
    people = [seat for seat in game.tea if not game.seats[seat].automaton]
    return {seat: sum(1 for mask in here if not mask >> seat & 1) for seat in people}


class BreachDeaths(Step[GreatWall]):
    """Step 2 and 4: on each card up to Lethality (GW-BREACH-04), and all Archers on the Wall (GW-BREACH-07)."""

    section: int

    def run(self, game: GreatWall) -> None:
        section = self.section
        game.push(BreachEnd())
        game.push(WouldDie(section))
        for seat in game.tea:
            game.victims += (ON_WALL + section * 4 + seat,) * game.spots[section * 4 + seat]
        slots = [slot for slot in range(section * 3, section * 3 + 3) if game.hordes[slot] >= 0]
        scope = game.rules.breach_lethality  # GW-AMB-05
        if scope == "card":
            for slot in reversed(slots):
                name_victims(game, 1 << slot, modifiers.lethality(game, slot), 0)
        else:
            most = max(modifiers.lethality(game, slot) for slot in slots) if scope == "section" else 99
            name_victims(game, 0b111 << section * 3, most, 0)


class BreachEnd(Step[GreatWall]):
    """Step 3: Soldiers that leave a Horde leave Wounds (GW-BREACH-06); others stay (GW-BREACH-05, 10)."""

    def run(self, game: GreatWall) -> None:
        carry_out(game, WOUND)
        windows.end_event(game)
        modifiers.end(game, modifiers.EVENT)
