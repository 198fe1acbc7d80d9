"""Defeat of Hordes, one after another (GW-AUTUMN-13, GW-WINTER-04, GW-HORDE-03..15; order of resolution 3.7)."""

from __future__ import annotations

from typing import Any

from moonwall.table import Step
from moonwall.table.explain import tally
from moonwall.table.position import replaced

from ..cards import modifiers, windows
from ..names import SEAT_REFS, SLOTS, VACANT
from ..position import GreatWall
from .honour import gain_honour
from .hordes import covered, points_of, remove_card
from .killing import WouldDie, carry_out, name_victims, present, soldiers_on, to_rest


class DefeatCheck(Step[GreatWall]):
    """Row by row from the Wall, right to left (GW-AUTUMN-13). A Horde that slides forward waits for the row in which it
    stood; when all rows are done they are looked at again, until nothing is covered (GW-AMB-15).

    ``left`` are the cards that this round still has to look at; none is a new round."""

    left: tuple[int, ...] = ()

    def run(self, game: GreatWall) -> None:
        hordes = game.hordes
        for at, card in enumerate(self.left):
            if card in hordes and self.look(game, hordes.index(card), self.left[at + 1 :]):
                return
        scan = game.rules.scan
        for at, slot in enumerate(scan):
            if hordes[slot] >= 0 and covered(game, slot):
                self.look(game, slot, tuple(hordes[s] for s in scan[at + 1 :] if hordes[s] >= 0))
                return

    def look(self, game: GreatWall, slot: int, left: tuple[int, ...]) -> bool:
        """If the Horde there is covered it is Defeated, and then the others are looked at."""
        if not covered(game, slot):
            return False
        game.push(DefeatCheck(left))
        game.push(Defeat(slot))
        return True


class Defeat(Step[GreatWall]):
    """A Horde is found covered; each is an event of its own (GW-HORDE-15)."""

    slot: int

    def run(self, game: GreatWall) -> None:
        word = game.book.cards.horde_ids[game.hordes[self.slot]]
        game.tell("defeated", card=word, horde=SLOTS[self.slot], rule="GW-HORDE-03")
        windows.begin_event(game)
        game.push(Honours(self.slot))
        windows.open(game, windows.HORDE_DEFEATED, game.rules.all_humans, (self.slot,))


class Honours(Step[GreatWall]):
    """Steps 1 to 3: Honour for Soldiers and Archers, and who takes the card."""

    slot: int

    def run(self, game: GreatWall) -> None:
        slot = self.slot
        here = present(game, slot)
        wall = slot // 3 * 4
        for seat in game.tea:
            if here >> seat & 1:
                gain_honour(game, seat, game.book.defeat_honour, why="honour-defeat", rule="GW-HORDE-05")
        for seat in game.tea:
            n = game.spots[wall + seat]
            reasons = {"why": "honour-archers", "archers": n, "rule": "GW-HORDE-06"}
            gain_honour(game, seat, game.book.archer_honour * n, **reasons)
        who = taker(game, slot)
        game.push(Deaths(slot, who))
        windows.open(game, windows.TAKER_FIXED, game.rules.all_humans, (slot, who))


def taker_reasons(game: GreatWall, slot: int, who: int) -> dict[str, Any]:
    """What each Soldier's owner covers, and whether Tea order had to decide (GW-HORDE-07)."""
    counts = [(seat, points_of(game, slot, seat)) for seat in game.tea]
    counts = [(seat, n + modifiers.cover_bonus(game, seat, slot)) for seat, n in counts if n]
    if not counts:
        return {"why": "taker-nobody", "rule": "GW-HORDE-09"}
    most = max(n for _, n in counts)
    among = tally((SEAT_REFS[seat], n) for seat, n in counts)
    if who in game.rules.bystanders:
        return {"among": among, **game.rules.players[who].taker_reasons()}
    if sum(1 for _, n in counts if n == most) > 1:
        return {"why": "taker-tie", "among": among, "rule": game.rules.taker_tie_rule}
    return {"why": "taker-most", "among": among, "rule": game.rules.taker_rule}


def taker(game: GreatWall, slot: int) -> int:
    """Who covers most Vital points; Wounds are ignored, ties by Tea order (GW-HORDE-07); -1 with no Soldier there."""
    best, most = -1, 0
    for seat in game.tea:
        n = points_of(game, slot, seat)
        if n:
            n += modifiers.cover_bonus(game, seat, slot)
            if n > most:
                best, most = seat, n
    return best


class Deaths(Step[GreatWall]):
    """Step 4: Soldiers on the card are Killed according to Lethality; the taker stays the same (GW-HORDE-11)."""

    slot: int
    taker: int

    def run(self, game: GreatWall) -> None:
        if not game.rules.one_event:  # GW-AMB-60
            windows.end_event(game)
            windows.begin_event(game)
        game.push(TakeCard(self.slot, self.taker))
        game.push(WouldDie(self.slot // 3))
        name_victims(game, 1 << self.slot, modifiers.lethality(game, self.slot), 1)


class TakeCard(Step[GreatWall]):
    """Steps 5 to 7: the dead leave, the others rest (GW-HORDE-12), the card is taken, the rest slide."""

    slot: int
    taker: int

    def run(self, game: GreatWall) -> None:
        slot, who = self.slot, self.taker
        card = game.hordes[slot]
        reasons = {} if game.log is None else taker_reasons(game, slot, who)
        if who in game.rules.bystanders:  # it never takes a card (GW-TWO-11, GW-AMB-27)
            who = -1
        if who >= 0:  # waits below the windows of the dead: they come first (3.7, steps 5 and 6)
            windows.open(game, windows.TAKE_HORDE, 1 << who, (card,))
        carry_out(game, VACANT)
        for seat in game.tea:
            for victim in soldiers_on(game, slot, seat):
                to_rest(game, victim, VACANT)
        word = game.book.cards.horde_ids[card]
        if who >= 0:  # GW-HORDE-13
            game.taken_this_year = replaced(game.taken_this_year, who, game.taken_this_year[who] + 1)
            game.tell("take-horde", seat=who, card=word, **reasons)
            if not any(part.horde_taken(game, who, card) for part in game.rules.on_horde_taken):
                game.horde_owner = replaced(game.horde_owner, card, who)
        else:  # GW-HORDE-09
            game.horde_discard += (card,)
            game.tell("horde-discarded", card=word, **reasons)
        remove_card(game, slot)
        windows.end_event(game)
        modifiers.end(game, modifiers.EVENT)
