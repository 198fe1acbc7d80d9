"""Combat: a battle from the choice of a card to the removal of losses (TS-COMBAT, TS-CONQ; ledger 4.5 and 4.6).

The sequence is a row of steps without fields; what they work on is ``game.battle`` (see ``battle.py``). Windows: A
before the card (Samurai), B before the attack, C while damage is dealt (Protection), D after it.
"""

from __future__ import annotations

from itertools import compress

from moonwall.table import PASS, Choice, Option, Step, option
from moonwall.table.position import replaced

from ..board import ALL_SPACES, AROUND, NAMES, SPACES
from ..board import SPACE as SPACE_OF
from ..book import COMBAT, EFFECT, RED, WHITE
from ..position import HOMEZONE, NOT_LAST, ONI, Tsukuyumi
from ..values import barred, joins, suppressed
from . import tasks
from .battle import (
    ALLOT,
    ASIDE,
    ATTACKER,
    CARD,
    CONQUEROR,
    DECIDER,
    DEFENDERS,
    EVADES,
    GIVEN_UP,
    LATE,
    LOSSES,
    MARKED,
    PARTS,
    PINCER,
    SHELTERED,
    SPACE,
    alive,
    contested,
    decider,
    new_battle,
    special_of,
)
from .cards import (
    AFTER,
    CONQUEST,
    DAMAGE,
    DEED,
    DEVASTATION,
    UNITS,
    WEAPONS,
    cards_of,
)
from .comparison import attack_cp, damage_of, defence_cp, force, times
from .counter import CounterOf, ask_before, ask_entries, ask_shields
from .damage import assign, covered, deal_attack
from .devastation import can_raze, raze
from .ground import can_give, give
from .guerilla import GuerillaMove
from .pieces import conquer, destroy, stays, withdraw
from .ways import open_edges

ATTACK = [option("attack", name) for name in NAMES]


# --- where and with what ------------------------------------------------------------------------------------


def has_enemy(game: Tsukuyumi, seat: int, space: int) -> bool:
    """Whether an enemy stands there; in a battle of one's own: whether anybody is left to defend."""
    if game.battle and contested(game, space) and game.battle[ATTACKER] == seat:
        return bool(game.battle[DEFENDERS])
    crowd, rules = game.crowd, game.rules
    others = sum(crowd[space::SPACES]) - crowd[seat * SPACES + space]
    if rules.allied and others:
        others = sum([crowd[other * SPACES + space] for other in (*rules.foes[seat], ONI)])
    return others > 0 or (bool(rules.on_present) and joins(game, ONI, space))


def can_mark(game: Tsukuyumi, seat: int, space: int) -> bool:
    """Homezones cannot be conquered (TS-CONQ-12, Q-22), nor is there anything to mark in an own area (Q-14) or one of
    the alliance (TS-ALLY-04-PL); the Defiler closes Oni Territories and Tsukuyumi areas (TSM-LEGEND-24)."""
    friends = game.rules.friends[seat]
    if game.ground[space] == HOMEZONE or friends >> game.territory[space] & 1:
        return False
    for part in game.rules.on_lies_aside:
        owner = part.lies_aside(game, space)
        if owner >= 0 and friends >> owner & 1:
            return False
    return not barred(game, space)


def takes_ground(game: Tsukuyumi, seat: int, space: int, card: int) -> bool:
    """Whether an attack with this card could conquer or devastate there."""
    cards = cards_of(game.book)
    parts = cards.parts[card]
    if parts & DEVASTATION:
        if game.ground[space] == HOMEZONE and game.round < cards.home_round[card]:
            return False
        return can_raze(game, seat, space)
    return bool(parts & CONQUEST) and can_mark(game, seat, space)


def usable(game: Tsukuyumi, seat: int, space: int, card: int, conqueror: bool = False) -> bool:
    """Whether a Combat card may be played there now (TS-COMBAT-08, TS-COMBAT-12)."""
    return plays(game, seat, space, card, conqueror, has_enemy(game, seat, space))


def plays(game: Tsukuyumi, seat: int, space: int, card: int, conqueror: bool, enemy: bool) -> bool:
    """The same, if it is known whether an enemy stands there."""
    cards = cards_of(game.book)
    if cards.once[card] and game.once_used[seat] >= game.rules.factions[seat].once_limit(game, seat):
        return False
    if cards.needs_enemy[card] and not enemy:
        return False
    parts = cards.parts[card]
    if parts & DEED:
        if not game.rules.factions[seat].may_strike(game, seat, space, cards.deeds[card]):
            return False
    elif not takes_ground(game, seat, space, card) and not (parts & DAMAGE and enemy):
        return False
    if cards.asks[card] and not game.rules.factions[seat].may_play_card(game, seat, space, card):
        return False
    if cards.needs_unit[card] >= 0 and not game.count(space, cards.needs_unit[card]):
        return False
    if cards.min_units[card] and game.crowd[seat * SPACES + space] < cards.min_units[card]:
        return False
    if cards.left[card] and fights_to_come(game, seat, space if conqueror else -1) < cards.left[card]:
        return False
    if conqueror and not game.rules.conqueror_may_conquer:  # TS-SEED-06, Q-11: as the Codex prints
        return card != cards.plain_conquest[game.rules.faction_of[seat]]
    return True


def usable_cards(game: Tsukuyumi, seat: int, space: int, conqueror: bool = False) -> list[int]:
    mine, enemy = cards_of(game.book).by_faction[game.rules.faction_of[seat]], has_enemy(game, seat, space)
    return [card for card in mine if plays(game, seat, space, card, conqueror, enemy)]


def can_fight(game: Tsukuyumi, seat: int, space: int, conqueror: bool = False) -> bool:
    """Whether the seat could carry out a Combat action there, by a Conqueror of its own or any other way."""
    if game.banned >> space & 1 and seat == game.active:  # Time Consuming (TS-COUNTER-16)
        return False
    for part in game.rules.on_bars_fight:
        if part.bars_fight(game, seat, space):
            return False
    cards = cards_of(game.book)
    faction = game.rules.faction_of[seat]
    if not conqueror and not cards.razes[faction]:
        mine = game.rules.friends[seat] >> game.territory[space] & 1
        free = not mine and game.ground[space] != HOMEZONE and not barred(game, space)
        if free and cards.marks_freely[faction]:
            return True
        if cards.hurts_freely[faction]:
            return has_enemy(game, seat, space)
    # A card that others must follow (Kamikaze) can never be the only one, so it opens no area by itself
    enemy = has_enemy(game, seat, space)
    for card in cards.by_faction[faction]:
        if not cards.left[card] and plays(game, seat, space, card, conqueror, enemy):
            return True
    return False


def targets(game: Tsukuyumi, seat: int) -> list[int]:
    """Spaces where the seat may spend a Combat action: an own unit there and a card to play (TS-COMBAT-01)."""
    rules, cards, faction = game.rules, cards_of(game.book), game.rules.faction_of[seat]
    if rules.on_bars_fight or rules.on_bars_mark or cards.razes[faction] or not cards.marks_freely[faction]:
        return [space for space in game.spaces_of(seat) if can_fight(game, seat, space)]
    found = []
    friends, territory, ground = rules.friends[seat], game.territory, game.ground
    banned = game.banned if seat == game.active else 0
    for space in game.spaces_of(seat):  # what can be marked is found at once
        free = not (banned >> space & 1 or friends >> territory[space] & 1) and ground[space] != HOMEZONE
        if free or can_fight(game, seat, space):
            found.append(space)
    return found


def aggressive_spots(game: Tsukuyumi, seat: int) -> list[int]:
    """Where Aggressive units still have their own Combat action of the Red phase (TS-UNIT-06)."""
    if not game.in_phase(RED):
        return []
    book, units, kinds = game.book, game.units, game.kinds
    found = []
    for kind in book.kinds_of[game.rules.faction_of[seat]]:
        if book.aggressive[kind]:
            able = [
                s for s in compress(ALL_SPACES, units[kind::kinds]) if units[s * kinds + kind] > game.raged.count(s)
            ]
            found += [s for s in able if not suppressed(game, seat, s)]  # TS-CYBER-14
    return found


def fights_to_come(game: Tsukuyumi, seat: int, conqueror: int = -1) -> int:
    """Combat actions the seat could still carry out in its turn (Kamikaze: TS-SEED-14, Q-12): those of symbols and of
    Aggressive units while there is a target, and those of its Faction effect. ``conqueror``: where one of the effect is
    being fought now; its Conqueror is as good as gone."""
    if seat != game.active:
        return 0
    n = (game.left[COMBAT] if game.phase != WHITE or game.white_left else 0) + game.free_fights
    raging = aggressive_spots(game, seat)
    if n or raging:
        able = targets(game, seat)
        n = (n if able else 0) + sum(1 for s in raging if s in able)
    if conqueror >= 0 or game.left[EFFECT]:
        n += game.rules.factions[seat].effect_fights(game, seat, conqueror)
    return n


# --- beginning ----------------------------------------------------------------------------------------------


def begin(game: Tsukuyumi, seat: int, space: int, conqueror: bool = False) -> None:
    """A Combat action in a space: every enemy side with units there defends (TS-COMBAT-04). Card choice comes next."""
    given_up = game.rules.factions[seat].stakes(game, seat) if conqueror else 0
    open_battle(game, seat, seat, space, given_up)
    game.then(*declarations(game), ChooseCard(seat))


def open_battle(game: Tsukuyumi, attacker: int, deciding: int, space: int, conqueror: int = 0) -> None:
    """Allies of the attacker are no defenders: neither hurt nor countering (TS-ALLY-04-PL, TS-ALLY-05-PL, Q-60)."""
    crowd, friends = game.crowd, game.rules.friends[attacker]
    defenders = 0
    for side in (*range(game.rules.seats), ONI):
        if crowd[side * SPACES + space] and not friends >> side & 1:
            defenders |= 1 << side
    if attacker != ONI and game.rules.on_present and joins(game, ONI, space):
        defenders |= 1 << ONI
    for part in game.rules.on_battle_opens:
        part.battle_opens(game, space, deciding)
    game.battle = new_battle(space, attacker, deciding, defenders, conqueror)


def declarations(game: Tsukuyumi) -> tuple[Step[Tsukuyumi], ...]:
    """Window A: what must be declared before the card is known (TS-CYBER-19), in Initiative order."""
    parts = game.rules.on_declares
    if len(parts) > 1:
        parts = tuple(sorted(parts, key=lambda part: game.place_of(part.seat)))
    return tuple([step for part in parts for step in part.declares(game)])


def oni_attack(game: Tsukuyumi, active: int, space: int) -> None:
    """The Oni Conquest card in a space: all Oni there attack, activated or not (TS-ONI-33, TS-ONI-34)."""
    open_battle(game, ONI, active, space)
    game.then(*declarations(game), OniCard())


class OniCard(Step[Tsukuyumi]):
    """The Oni's one card; they only conquer (TS-ONI-39). The active player may defend, too (TS-ONI-40, TS-ONI-42)."""

    def run(self, game: Tsukuyumi) -> None:
        battle = game.battle
        battle[CARD] = cards_of(game.book).oni_card
        battle[PARTS] = CONQUEST
        for part in game.rules.on_oni_attacks:
            if part.oni_attacks(game):
                break
        game.tell("oni-attack", seat=battle[DECIDER], space=NAMES[battle[SPACE]], rule="TS-ONI-33")
        sequence(game)


class ChooseCard(Choice[Tsukuyumi]):
    """One of the attacker's own Combat cards (TS-COMBAT-01, D-41); one of two parts may be left out (D-42) where
    there is something to mark. ``pass``: what was declared has left no card to play, and the action is spent."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        battle = game.battle
        cards = cards_of(game.book)
        found: list[Option] = []
        for card in usable_cards(game, self.seat, battle[SPACE], bool(battle[CONQUEROR])):
            some = 3 if takes_ground(game, self.seat, battle[SPACE], card) else 1
            found += [offer for offer, _ in cards.with_options[card][:some]]
        return found or [PASS]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is PASS:
            game.tell("attack-void", seat=self.seat, space=NAMES[game.battle[SPACE]], rule="TS-COMBAT-01")
            game.push(FINISH)
            return
        card = game.book.card_index[str(picked.tokens[1])]
        parts = next(parts for offer, parts in cards_of(game.book).with_options[card] if offer == picked)
        play_card(game, self.seat, card, parts)

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"space": NAMES[game.battle[SPACE]]}


def play_card(game: Tsukuyumi, seat: int, card: int, parts: int) -> None:
    """The attacker's card is on the table."""
    battle = game.battle
    battle[CARD] = card
    battle[PARTS] = parts
    if cards_of(game.book).once[card]:
        game.once_used = replaced(game.once_used, seat, game.once_used[seat] + 1)
    if seat == game.active:
        # TS-ROUND-10: no regular Movement after a Combat card; TS-SEED-14: some may not be the last of the turn
        game.fought = NOT_LAST if cards_of(game.book).left[card] else 1
    word = game.book.card_ids[card]
    game.tell("attack", seat=seat, card=word, space=NAMES[battle[SPACE]], rule="TS-COMBAT-01")
    if not (parts & DEED and game.rules.factions[seat].takes_over(game, seat, cards_of(game.book).deeds[card])):
        sequence(game)


class PlayCard(Step[Tsukuyumi]):
    """A card that is fixed beforehand (Raider Drone Update: Conquest only, TSM-FEVENT-16)."""

    card: int
    seat: int

    def run(self, game: Tsukuyumi) -> None:
        play_card(game, self.seat, self.card, cards_of(game.book).parts[self.card])


def begin_with(game: Tsukuyumi, seat: int, space: int, card: int) -> None:
    """A Combat action with a given card: window A comes first as always."""
    open_battle(game, seat, seat, space)
    game.then(*declarations(game), PlayCard(card, seat))


class FreeFight(Choice[Tsukuyumi]):
    """A Combat action that costs no symbol: where, or not at all (TS-COUNTER-42, TS-EVENT-33)."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        found = [ATTACK[space] for space in targets(game, self.seat)]
        last = game.fought == NOT_LAST and self.seat == game.active and not fights_to_come(game, self.seat)
        return found if found and last else [*found, PASS]  # TS-SEED-14: it must be used if no other can follow

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is not PASS:
            begin(game, self.seat, SPACE_OF[str(picked.tokens[1])])


def free_fight(game: Tsukuyumi, seat: int) -> None:
    """Push a free Combat action; if a battle is going on it is fought when that has ended (Q-68)."""
    if not game.battle:
        game.push(FreeFight(seat))
        return
    for at in range(len(game.stack) - 1, -1, -1):
        if isinstance(game.stack[at], Finish):
            game.stack.insert(at, FreeFight(seat))
            return
    game.push(FreeFight(seat))


class Avenge(Step[Tsukuyumi]):
    """A free Combat action after one's turn is over (TS-COUNTER-42)."""

    seat: int

    def run(self, game: Tsukuyumi) -> None:
        free_fight(game, self.seat)


def pay_owed(game: Tsukuyumi) -> None:
    """A battle has ended: Combat actions granted by Events during it are fought now (Q-68)."""
    owed, game.owed = game.owed, ()
    game.then(*[Avenge(seat) for seat in owed])


# --- the sequence -------------------------------------------------------------------------------------------


def sequence(game: Tsukuyumi) -> None:
    """The card is played: all that follows (TS-COMBAT-14-PL). Nobody there, no counterattack (TS-COUNTER-02)."""
    steps: tuple[Step[Tsukuyumi], ...] = BARE
    if game.battle[DEFENDERS]:
        steps = (MARK, HURT, SHIELD, SUFFER, COUNTERS, AFTERMATH, FINISH)
    if game.battle[PARTS] & DEED:
        steps = (DEED_OF_CARD, *steps)
    if game.battle[DEFENDERS]:
        game.then(BEFORE_ATTACK, *steps)
    else:
        game.then(*steps)


class BeforeAttack(Step[Tsukuyumi]):
    """Window B: Defense actions that work before the attack (TS-SEED-05)."""

    def run(self, game: Tsukuyumi) -> None:
        ask_entries(game)
        ask_before(game, False)


class Deed(Step[Tsukuyumi]):
    """What the card does by its faction's own rules, before anything else."""

    def run(self, game: Tsukuyumi) -> None:
        battle = game.battle
        seat = battle[ATTACKER]
        game.rules.factions[seat].strike(game, seat, cards_of(game.book).deeds[battle[CARD]])


class Mark(Step[Tsukuyumi]):
    """The conquest part, first of all (TS-COMBAT-05, TS-BOAR-17, TS-NOMAD-16), or the Devastation."""

    def run(self, game: Tsukuyumi) -> None:
        battle = game.battle
        space, side = battle[SPACE], battle[ATTACKER]
        if battle[PARTS] & DEVASTATION:
            if not can_raze(game, side, space):
                return
        elif not battle[PARTS] & CONQUEST or not (is_free(game, space) if side == ONI else can_mark(game, side, space)):
            return
        if not alive(game, side, space):
            return
        have, need = attack_cp(game), defence_cp(game)
        if have < need and side != ONI and special_of(game, side) == "pincer" and not game.special_used[side]:
            helpers = pincer_helpers(game, side, space, need - have)
            if helpers:
                game.push(AskPincer(side, helpers))
                return
        compare(game, have, need)


def is_free(game: Tsukuyumi, space: int) -> bool:
    """Whether Oni find something to mark: no Homezone and no Oni Territory."""
    return game.ground[space] != HOMEZONE and game.territory[space] != ONI


def compare(game: Tsukuyumi, have: int, need: int) -> None:
    """A tie is enough (TS-CONQ-03). Too few is legal and simply fails (Q-06). A Devastation does the same, but puts no
    marker (HD-FIREBORN-13, QM-62)."""
    battle = game.battle
    space, side = battle[SPACE], battle[ATTACKER]
    card = game.book.card_ids[battle[CARD]]
    if have < need:
        game.tell("conquest-failed", card=card, space=NAMES[space], n=have, need=need, rule="TS-CONQ-03")
        return
    if battle[PARTS] & DEVASTATION:
        raze(game, space, side, cards_of(game.book).home_vp[battle[CARD]])
        return
    battle[MARKED] = 1
    game.tell("conquered", card=card, space=NAMES[space], n=have, need=need, rule="TS-CONQ-03")
    before = game.territory[space]
    conquer(game, side, space)
    for part in game.rules.on_conquered:
        part.conquered(game, side, battle[DECIDER], space, before)


def pincer_helpers(game: Tsukuyumi, side: int, space: int, short: int) -> tuple[int, ...]:
    """Neighbours without a Block between whose own units would turn the comparison (action card *Pincer Movement*)."""
    edges = open_edges(game, side, space, False)
    terms = cards_of(game.book).cp[game.battle[CARD]]
    factor = times(game, side, space, terms)
    return tuple(
        t
        for d, t in AROUND[space]
        if edges >> d & 1 and game.ground[t] != HOMEZONE and force(game, side, t, terms) * factor >= max(short, 1)
    )


class AskPincer(Choice[Tsukuyumi]):
    """Add the CP of one neighbouring area to this Conquest, once in the round: ``pincer <space>`` or pass."""

    helpers: tuple[int, ...]

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("pincer", NAMES[s]) for s in self.helpers] + [PASS]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is not PASS:
            game.battle[PINCER] = SPACE_OF[str(picked.tokens[1])]
            game.special_used = replaced(game.special_used, self.seat, 1)
        compare(game, attack_cp(game), defence_cp(game))


class Hurt(Step[Tsukuyumi]):
    """The damage part: one total of all sources (TS-DMG-02), split among the enemies (TS-DMG-04)."""

    def run(self, game: Tsukuyumi) -> None:
        battle = game.battle
        if not battle[PARTS] & DAMAGE:
            return
        space, side = battle[SPACE], battle[ATTACKER]
        terms = UNITS if side == ONI else cards_of(game.book).dmg[battle[CARD]]  # Oni: Hunting Party only
        total = damage_of(game, side, space, terms)
        if not (terms & WEAPONS and game.rules.factions[side].arm(game, side, space, total, "attack")):
            deal_attack(game, total)


class Shield(Step[Tsukuyumi]):
    """Window C: Protection, in Initiative order (TS-COUNTER-12)."""

    def run(self, game: Tsukuyumi) -> None:
        ask_shields(game)


class Suffer(Step[Tsukuyumi]):
    """Damage is assigned by the owners, in Initiative order (TS-DMG-05); Polish: For the Queen! comes here first."""

    def run(self, game: Tsukuyumi) -> None:
        battle = game.battle
        sides = [s for s in (*game.order, ONI) if battle[DEFENDERS] >> s & 1]
        hit = [SufferSide(s) for s in sides if battle[ALLOT + s] or battle[EVADES] >> s & 1]
        game.then(*hit)
        if game.rules.defends_at_damage:
            ask_before(game, True)


class SufferSide(Step[Tsukuyumi]):
    """One defender's share of the attack's damage."""

    side: int

    def run(self, game: Tsukuyumi) -> None:
        battle = game.battle
        side, space = self.side, battle[SPACE]
        if battle[EVADES] >> side & 1:
            game.rules.factions[side].suffers(game, side)
            return
        amount = covered(game, side, space, battle[ALLOT + side])
        picks = cards_of(game.book).assign[battle[CARD]]  # TS-CYBER-05: the attacker picks the units
        seat = battle[DECIDER] if picks else decider(game, side, space)
        assign(game, seat, side, space, amount, battle[ATTACKER], "attack", picks=picks)


class Counters(Step[Tsukuyumi]):
    """Window D: each defender in Initiative order, the Oni last (TS-COUNTER-03)."""

    def run(self, game: Tsukuyumi) -> None:
        defenders = game.battle[DEFENDERS]
        game.then(*[CounterOf(s) for s in (*game.order, ONI) if defenders >> s & 1])


class Aftermath(Step[Tsukuyumi]):
    """After the battle: late Defense actions, then the move a card allows, then what parts do (4.5 step 10)."""

    def run(self, game: Tsukuyumi) -> None:
        battle = game.battle
        steps: list[Step[Tsukuyumi]] = [LateDefense(seat) for seat in game.order if battle[LATE] >> seat & 1]
        move = cards_of(game.book).move_after[battle[CARD]]
        if move:
            steps.append(GuerillaMove(move))
        if cards_of(game.book).after_give[battle[CARD]]:
            steps.append(Contaminate())
        for part in game.rules.on_after_battle:
            steps += part.after_battle(game)
        game.then(*steps)


class Contaminate(Step[Tsukuyumi]):
    """The contested area gets the Property that the card leaves behind, if it can."""

    def run(self, game: Tsukuyumi) -> None:
        space, prop = game.battle[SPACE], cards_of(game.book).after_give[game.battle[CARD]]
        if can_give(game, space, prop):
            give(game, space, prop)


class LateDefense(Step[Tsukuyumi]):
    """A Defense action that works when the battle is over (TS-BOAR-02)."""

    seat: int

    def run(self, game: Tsukuyumi) -> None:
        game.rules.factions[self.seat].defend(game, self.seat, AFTER)


class Finish(Step[Tsukuyumi]):
    """Losses of all sides leave (TS-COMBAT-13), the card returns (TS-COMBAT-11)."""

    def run(self, game: Tsukuyumi) -> None:
        battle = game.battle
        space = battle[SPACE]
        if len(battle) > LOSSES:
            game.fallen = [0] * game.kinds
            by_killer: dict[int, list[int]] = {}
            for at in range(LOSSES, len(battle), 3):
                if battle[at + 2] not in (ASIDE, SHELTERED):
                    by_killer.setdefault(battle[at + 2], []).extend(battle[at : at + 2])
            for by, dead in by_killer.items():
                if game.deeds:
                    tasks.battle_over(game, by, dead)
                if by == GIVEN_UP:
                    for kind, n in zip(dead[::2], dead[1::2]):
                        if not stays(game, kind):
                            withdraw(game, kind, space, n)
                else:
                    destroy(game, space, tuple(dead), by, "combat")
            if game.outcome is not None:
                return
        game.battle = []
        for part in game.rules.on_battle_over:
            part.battle_over(game)
        if game.owed:
            pay_owed(game)


BEFORE_ATTACK, MARK, HURT, SHIELD, SUFFER, COUNTERS, AFTERMATH, FINISH = (
    BeforeAttack(),
    Mark(),
    Hurt(),
    Shield(),
    Suffer(),
    Counters(),
    Aftermath(),
    Finish(),
)
BARE = (MARK, AFTERMATH, FINISH)  # nobody to defend
DEED_OF_CARD = Deed()
