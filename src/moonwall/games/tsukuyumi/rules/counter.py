"""Counterattacks: who may choose which, and in which window (TS-COUNTER-01..06). What they do is in ``counter_verbs``.

Each defender has one counterattack in all windows together (Q-02); Bushido, Ambush and Duel allow more, all different.
"""

from __future__ import annotations

from moonwall.table import PASS, Choice, Option, Step
from moonwall.table.position import replaced

from ..board import NAMES, SPACES
from ..position import ONI, Tsukuyumi
from .battle import (
    ALLOT,
    AMBUSH,
    ATTACKER,
    CARD,
    CHOSEN,
    DEFENDERS,
    EVADES,
    SHIELDED,
    SPACE,
    decider,
    special_of,
    survivors,
)
from .cards import BEFORE, DURING, cards_of

ANY = 99


def base_number(game: Tsukuyumi, side: int) -> int:
    """Counterattacks a side may always choose: one, or more by its faction (TS-CYBER-21) or for Oni (TSM-POWER-08)."""
    if side == ONI:
        return 1 + sum([part.oni_counters(game) for part in game.rules.on_oni_counters])
    return 1 + game.rules.factions[side].more_counters(game, side)


def extra_number(game: Tsukuyumi, side: int) -> int:
    """More by the Action card, in one battle of the round: Ambush any number (TS-CARD-03-PL), Duel one."""
    if side == ONI or (game.special_used[side] and not game.battle[AMBUSH] >> side & 1):
        return 0
    special = special_of(game, side)
    if special == "ambush":
        return ANY
    return game.book.special_n[game.chosen[side]] if special == "duel" else 0


def may_counter(game: Tsukuyumi, side: int) -> bool:
    for part in game.rules.on_bars_counter:
        if part.bars_counter(game, side):
            return False
    chosen = game.battle[CHOSEN + side].bit_count()
    return chosen == 0 or chosen < base_number(game, side) + extra_number(game, side)


def choose(game: Tsukuyumi, side: int, counter: int) -> None:
    """Note the choice; a counterattack beyond the usual number uses the Action card's special text up."""
    battle = game.battle
    if side != ONI and battle[CHOSEN + side].bit_count() >= base_number(game, side):
        game.special_used = replaced(game.special_used, side, 1)
        battle[AMBUSH] |= 1 << side
    battle[CHOSEN + side] |= 1 << counter
    name = game.book.counter_ids[counter]
    if side == ONI:
        game.tell("counter-oni", by=decider(game, ONI, battle[SPACE]), counter=name, rule="TS-ONI-51")
    else:
        game.tell("counter", seat=side, counter=name, rule="TS-COUNTER-01")


# --- windows B and C ----------------------------------------------------------------------------------------


def ask_before(game: Tsukuyumi, at_damage: bool) -> None:
    """Defense actions that work before the attack; some wait until damage is assigned (TS-SEED-05, TS-SEED-05-PL)."""
    battle = game.battle
    cards = cards_of(game.book)
    if cards.defense_index not in cards.counters[battle[CARD]]:
        return
    steps: list[Step[Tsukuyumi]] = []
    for seat in game.order:
        if (
            battle[DEFENDERS] >> seat & 1
            and waits(game, seat) == at_damage
            and defends(game, seat, BEFORE)
            and game.crowd[seat * SPACES + battle[SPACE]]
            and may_counter(game, seat)
        ):
            steps.append(AskEarly(seat, cards.defense_index, BEFORE))
    game.then(*steps)


def waits(game: Tsukuyumi, seat: int) -> bool:
    """Whether the seat's Defense action before the attack waits until damage is assigned."""
    return game.rules.defends_at_damage and game.rules.factions[seat].defends_at_damage


def ask_entries(game: Tsukuyumi) -> None:
    """Entries of the card, besides the Defense action, that work before the attack."""
    battle = game.battle
    cards = cards_of(game.book)
    for counter in cards.counters[battle[CARD]]:
        if cards.early[counter]:
            effect = cards.effects[counter]
            able = [s for s in game.order if battle[DEFENDERS] >> s & 1 and may_counter(game, s)]
            game.then(*[AskEarly(s, counter, BEFORE) for s in able if effect.possible(game, s, effect)])


def ask_shields(game: Tsukuyumi) -> None:
    """Protection, and Defense actions that work while damage is dealt: asked of those who may be hurt, by the attack or
    by another defender (TS-COUNTER-12)."""
    battle = game.battle
    cards = cards_of(game.book)
    listed = cards.counters[battle[CARD]]
    shield, defense = cards.shield_index in listed, cards.defense_index in listed
    if not shield and not defense:
        return
    others = battle[DEFENDERS].bit_count() > 1
    steps: list[Step[Tsukuyumi]] = []
    for seat in game.order:
        if not battle[DEFENDERS] >> seat & 1 or not may_counter(game, seat):
            continue
        if battle[EVADES] >> seat & 1:
            continue
        if (others or battle[ALLOT + seat]) and game.crowd[seat * SPACES + battle[SPACE]]:
            if defense and defends(game, seat, DURING):
                steps.append(AskEarly(seat, cards.defense_index, DURING))
                if shield:
                    steps.append(StillEarly(cards.shield_index, seat))
            elif shield:
                steps.append(AskEarly(seat, cards.shield_index, DURING))
    game.then(*steps)


class StillEarly(Step[Tsukuyumi]):
    """Protection, of a seat that was asked for its Defense action in the same window and may have used it."""

    counter: int
    seat: int

    def run(self, game: Tsukuyumi) -> None:
        if may_counter(game, self.seat):
            game.push(AskEarly(self.seat, self.counter, DURING))


class AskEarly(Choice[Tsukuyumi]):
    """A counterattack that works before or during the attack: now, or wait for the others (TS-COUNTER-04)."""

    counter: int
    window: int = BEFORE

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [cards_of(game.book).options[self.counter], PASS]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is PASS:
            return
        choose(game, self.seat, self.counter)
        if self.counter == cards_of(game.book).shield_index:
            game.battle[SHIELDED] |= 1 << self.seat
        elif cards_of(game.book).early[self.counter]:
            effect = cards_of(game.book).effects[self.counter]
            effect.run(game, self.seat, effect)
        else:
            game.rules.factions[self.seat].defend(game, self.seat, self.window)

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        battle = game.battle
        return {
            "space": NAMES[battle[SPACE]],
            "card": game.book.card_ids[battle[CARD]],
            "counter": game.book.counter_ids[self.counter],
        }


# --- window D -----------------------------------------------------------------------------------------------


def available(game: Tsukuyumi, side: int, one: bool = False) -> list[int]:
    """Counterattacks of the card the side may choose now: applicable, not chosen before, open to it (TS-ONI-53).
    ``one``: the first of them is enough."""
    battle = game.battle
    cards = cards_of(game.book)
    chosen = battle[CHOSEN + side]
    found = []
    for counter in cards.counters[battle[CARD]]:
        if chosen >> counter & 1 or counter == cards.shield_index or cards.early[counter]:
            continue
        if side == ONI and not cards.for_oni[counter]:  # TS-ONI-54, Q-70
            continue
        effect = cards.effects[counter]
        if effect.possible(game, side, effect):
            found.append(counter)
            if one:
                break
    return found


class CounterOf(Step[Tsukuyumi]):
    """A defender's turn to choose, if there is something left to choose."""

    side: int

    def run(self, game: Tsukuyumi) -> None:
        side, battle = self.side, game.battle
        if not may_counter(game, side):
            return
        attacker = battle[ATTACKER]
        if side == ONI and attacker != ONI and special_of(game, attacker) == "oni-hunt":
            return
        if battle[EVADES] >> side & 1 and not survivors(
            game, side, battle[SPACE]
        ):  # TS-CYBER-19: none stay, none is chosen
            return
        if available(game, side, one=True):
            game.push(AskCounter(decider(game, side, battle[SPACE]), side))


class AskCounter(Choice[Tsukuyumi]):
    """Choose a counterattack from the attacker's card (D-47, D-48); for Oni one must be taken if one applies (D-49)."""

    side: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        pool = cards_of(game.book).options
        found = [pool[counter] for counter in available(game, self.side)]
        first = not game.battle[CHOSEN + self.side]
        if not first or (self.side != ONI and game.rules.counter_optional):
            found.append(PASS)
        return found

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is PASS:
            return
        counter = game.book.counter_index[str(picked.tokens[1])]
        choose(game, self.side, counter)
        if may_counter(game, self.side):
            game.push(CounterOf(self.side))
        effect = cards_of(game.book).effects[counter]
        effect.run(game, self.side, effect)

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        battle = game.battle
        who = "oni" if self.side == ONI else f"@{self.side}"
        return {"space": NAMES[battle[SPACE]], "card": game.book.card_ids[battle[CARD]], "who": who}


def defends(game: Tsukuyumi, side: int, window: int) -> bool:
    """Whether the side has a Defense action that works in this window and would do something."""
    if side == ONI or not cards_of(game.book).defense[game.rules.faction_of[side]] & window:
        return False
    return game.rules.factions[side].may_defend(game, side, window)
