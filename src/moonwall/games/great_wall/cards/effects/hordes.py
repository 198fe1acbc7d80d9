"""Verbs about Horde cards on the board, of the co-operative game: kill, swap, place and remove."""

from __future__ import annotations

from moonwall.table import DONE, Choice, Option, Step, option
from moonwall.table.position import replaced

from ...names import LOOKOUT, OFF_HORDES, SEAT_REFS, SECTIONS, SLOTS, VACANT
from ...position import GreatWall
from ...rules import hordes as board
from ...rules.killing import ON_WALL, RESTING, WouldDie, carry_out, owner, section_of, soldier, soldiers_on, to_rest
from ..book import Act
from ..conditions import off_hordes, speaker
from ..conditions import section_of as section_in_question
from .core import Context, amount, verb

DOOM = [[[option("doom", section, word, ref) for ref in SEAT_REFS] for word in OFF_HORDES] for section in SECTIONS]
SWAP = [option("swap-hordes", slot) for slot in SLOTS]
REMOVE = [option("remove-horde", section) for section in SECTIONS]
ANYWHERE = -1


# --- kill ---


def exposed(game: GreatWall, section: int, seat: int) -> list[int]:
    """Soldiers in Shooting spots and Resting zones as victims, one of each kind and owner; -1 is any."""
    found = []
    for s in game.rules.sections if section == ANYWHERE else (section,):
        for player in game.rules.humans if seat == ANYWHERE else (seat,):
            if game.spots[s * 4 + player]:
                found.append(ON_WALL + s * 4 + player)
            base = RESTING + (s * 4 + player) * 3
            found += [base + kind for kind in range(3) if game.rest[(s * 4 + player) * 3 + kind]]
    return found


def stand(game: GreatWall, victim: int) -> int:
    """Which of ``OFF_HORDES`` a victim is: an Archer on the Wall is another choice than a resting one."""
    return soldier(game, victim) if victim >= RESTING else LOOKOUT


def _can_kill(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> bool:
    if act.where == "own":
        return off_hordes(game, seat) > 0
    return bool(exposed(game, section_in_question(window, context), ANYWHERE))


@verb("kill", _can_kill)
def kill(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    """That many Soldiers are killed as one event; Rescue is allowed."""
    n = amount(game, seat, act, window, context)
    if act.where == "own":
        game.push(NameExposed(seat, ANYWHERE, seat, n))
    else:
        game.push(NameExposed(speaker(game), section_in_question(window, context), ANYWHERE, n))


class NameExposed(Choice[GreatWall]):
    """Who dies; where it may be anybody's Soldier the players agree."""

    section: int
    whose: int
    n: int
    silent = True

    def deciders(self, game: GreatWall) -> tuple[int, ...]:
        return game.rules.humans if self.whose == ANYWHERE else (self.seat,)

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"n": self.n}

    def found(self, game: GreatWall) -> dict[Option, int]:
        return {
            DOOM[section_of(victim)][stand(game, victim)][owner(game, victim)]: victim
            for victim in exposed(game, self.section, self.whose)
        }

    def options(self, game: GreatWall) -> list[Option]:
        return list(self.found(game))

    def take(self, game: GreatWall, picked: Option) -> None:
        victim = self.found(game)[picked]
        game.victims += (victim,)
        game.events.append(0)
        if self.n > 1:
            game.push(KillMore(self.seat, self.section, self.whose, self.n - 1))
        game.push(KillingOver())
        game.push(WouldDie(section_of(victim)))


class KillMore(Step[GreatWall]):
    """The next victim, if anybody is left there."""

    seat: int
    section: int
    whose: int
    n: int

    def run(self, game: GreatWall) -> None:
        if exposed(game, self.section, self.whose):
            game.push(NameExposed(self.seat, self.section, self.whose, self.n))


class KillingOver(Step[GreatWall]):
    def run(self, game: GreatWall) -> None:
        carry_out(game, VACANT)
        game.events.pop()


# --- swap, place, remove ---


def exchange_slots(game: GreatWall, a: int, b: int) -> None:
    """Two Horde cards change places with all on them."""
    game.hordes = replaced(replaced(game.hordes, a, game.hordes[b]), b, game.hordes[a])
    first, second = game.cover[a * 12 : a * 12 + 12], game.cover[b * 12 : b * 12 + 12]
    game.cover[a * 12 : a * 12 + 12], game.cover[b * 12 : b * 12 + 12] = second, first
    game.tell("hordes-swapped", first=SLOTS[a], second=SLOTS[b])


def neighbours(game: GreatWall) -> list[int]:
    """Slots whose Horde has another one behind it."""
    return [slot for slot in range(9) if slot % 3 < 2 and game.hordes[slot] >= 0 and game.hordes[slot + 1] >= 0]


def _can_swap(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> bool:
    return context[0] % 3 > 0 if act.where == "self-forward" else bool(neighbours(game))


@verb("swap-horde", _can_swap)
def swap_horde(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    if act.where == "self-forward":
        exchange_slots(game, context[0], context[0] - 1)
    else:
        game.push(SwapHordes(seat))


class SwapHordes(Choice[GreatWall]):
    """A Horde changes places with the one behind it."""

    silent = True

    def options(self, game: GreatWall) -> list[Option]:
        return [DONE, *(SWAP[slot] for slot in neighbours(game))]

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is not DONE:
            slot = SWAP.index(picked)
            exchange_slots(game, slot, slot + 1)


@verb("place-horde")
def place_horde(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    """By the rules of Spring (GW-SPRING-05..09)."""
    for _ in range(amount(game, max(seat, 0), act, window, context)):
        board.place_horde(game)


def _any_horde(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> bool:
    return any(card >= 0 for card in game.hordes)


@verb("remove-horde", _any_horde)
def remove_horde(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    game.push(RemoveHorde(speaker(game)))


class RemoveHorde(Choice[GreatWall]):
    """The northmost Horde of a Section of the players' choice is discarded; its Soldiers rest, its Wounds go."""

    def deciders(self, game: GreatWall) -> tuple[int, ...]:
        return game.rules.humans

    def options(self, game: GreatWall) -> list[Option]:
        return [REMOVE[section] for section in game.rules.sections if game.hordes[section * 3] >= 0]

    def take(self, game: GreatWall, picked: Option) -> None:
        section = REMOVE.index(picked)
        slot = northmost(game, section)
        card = game.hordes[slot]
        for seat in game.tea:
            for victim in soldiers_on(game, slot, seat):
                to_rest(game, victim, VACANT)
        board.remove_card(game, slot)
        game.horde_discard += (card,)
        game.tell("horde-discarded", card=game.book.cards.horde_ids[card])


def northmost(game: GreatWall, section: int) -> int:
    """The slot of the Horde farthest from the Wall, -1 with none."""
    taken = [slot for slot in range(section * 3, section * 3 + 3) if game.hordes[slot] >= 0]
    return taken[-1] if taken else -1
