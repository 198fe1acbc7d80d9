"""Combat cards and counterattacks compiled for battle: plain lists by index, one object a book."""

from __future__ import annotations

from moonwall.table import Option, option

from ..book import PROPS, Book
from ..vocabulary import Effect

CONQUEST, DAMAGE, DEVASTATION, DEED = 1, 2, 4, 8  # the parts of an attack; TS-COMBAT-15-PL
UNITS, AROUND, STRONGHOLDS, DOUBLE, FURY, MASTER = 1, 2, 4, 8, 16, 32  # what a card's conquest adds up
HEALTH, WEAPONS, TETSUO, BEASTS = 2, 4, 8, 16  # what its damage adds up besides UNITS
CP_TERMS = {
    "units": UNITS,
    "around": AROUND,
    "strongholds": STRONGHOLDS,
    "double": DOUBLE,
    "fury": FURY,
    "master": MASTER,
}
DMG_TERMS = {"units": UNITS, "health": HEALTH, "weapons": WEAPONS, "tetsuo": TETSUO, "beasts": BEASTS}

# When a Defense action is carried out, as bits: before the attack, while its damage is dealt, as a counterattack, after
# the battle.
BEFORE, DURING, COUNTER, AFTER = 1, 2, 4, 8
DEFENSE_WINDOWS = {
    "": 0,
    "before": BEFORE,
    "damage": DURING,
    "counter": COUNTER,
    "after": AFTER,
    "any": BEFORE | DURING | COUNTER | AFTER,
}


class Cards:
    """Everything a battle looks up, by card or by counterattack."""

    __slots__ = (
        "after_give",
        "asks",
        "assign",
        "beasts",
        "by_faction",
        "counters",
        "cover",
        "cp",
        "deeds",
        "defense",
        "defense_index",
        "dmg",
        "early",
        "effects",
        "for_oni",
        "hits",
        "hurts_freely",
        "halves",
        "home_cp",
        "home_round",
        "home_vp",
        "left",
        "marks_freely",
        "min_units",
        "mine",
        "move_after",
        "needs_enemy",
        "needs_unit",
        "once",
        "oni_card",
        "options",
        "parts",
        "plain_conquest",
        "plus",
        "protection",
        "raze_card",
        "razes",
        "shield_index",
        "stronghold",
        "tames",
        "tetsuo",
        "weapons",
        "with_options",
    )

    def __init__(self, book: Book) -> None:
        cards = book.cards
        self.parts: list[int] = [
            (DEVASTATION if c.devastates else CONQUEST if c.cp else 0)
            | (DAMAGE if c.dmg else 0)
            | (DEED if c.deed else 0)
            for c in cards
        ]
        self.plus: list[int] = [c.plus for c in cards]
        self.needs_unit: list[int] = [book.kind_index[c.needs_unit] if c.needs_unit else -1 for c in cards]
        # Its faction says where such a card may be played (Part.may_play_card)
        self.asks: list[bool] = [c.needs_beast for c in cards]
        units = [book.content["units"][word] for word in book.kind_ids]
        self.beasts: list[bool] = [u.beast for u in units]
        self.tames: list[bool] = [u.tames for u in units]
        self.after_give: list[int] = [PROPS[c.after_give] if c.after_give else 0 for c in cards]
        self.deeds: list[str] = [c.deed for c in cards]
        self.home_cp: list[int] = [c.home_cp for c in cards]
        self.home_round: list[int] = [c.home_round for c in cards]
        self.home_vp: list[int] = [c.home_vp for c in cards]
        self.cp: list[int] = [sum(CP_TERMS[t] for t in c.cp) for c in cards]
        self.dmg: list[int] = [sum(DMG_TERMS[t] for t in c.dmg) for c in cards]
        self.needs_enemy: list[bool] = [c.needs == "enemy" for c in cards]
        self.once: list[bool] = [c.once for c in cards]
        self.min_units: list[int] = [c.min_units for c in cards]
        self.left: list[int] = [c.combat_left for c in cards]
        self.assign: list[bool] = [c.assign == "attacker" for c in cards]
        self.halves: list[bool] = [c.halves for c in cards]
        self.move_after: list[int] = [c.move_after for c in cards]
        self.tetsuo: list[int] = [c.tetsuo for c in cards]
        index = book.counter_index
        self.counters: list[list[int]] = [[index[i] for i in ids] for ids in book.card_counters]
        self.by_faction: list[list[int]] = [
            [n for n, f in enumerate(book.card_faction) if f == k] for k in range(len(book.kinds_of))
        ]  # the Oni's last
        self.oni_card: int = self.by_faction[-1][0]
        self.raze_card: int = book.card_index["skybound"]  # TSM-LEGEND-20
        # Factions with a card that devastates or has a deed: where it can be played needs a closer look
        self.razes: list[bool] = [any(self.parts[c] & (DEVASTATION | DEED) for c in mine) for mine in self.by_faction]
        # The card Conquest of each faction (-1: none): nothing but its units' CP, at any time
        plain = [
            p == CONQUEST and not c.once and set(c.cp) <= {"units", "strongholds"} for p, c in zip(self.parts, cards)
        ]
        self.plain_conquest: list[int] = [next((c for c in mine if plain[c]), -1) for mine in self.by_faction]
        # Factions with a card that marks, or hurts, without further conditions: most areas need no closer look
        free = [
            not (self.once[n] or self.min_units[n] or self.left[n] or self.deeds[n] or self.asks[n])
            and self.needs_unit[n] < 0
            for n in range(len(cards))
        ]
        self.marks_freely: list[bool] = [
            any(free[c] and self.parts[c] & CONQUEST and not self.needs_enemy[c] for c in mine)
            for mine in self.by_faction
        ]
        self.hurts_freely: list[bool] = [
            any(free[c] and self.parts[c] & DAMAGE for c in mine) for mine in self.by_faction
        ]
        self._counterattacks(book)
        self._offers(book)

    def _counterattacks(self, book: Book) -> None:
        self.effects = [Effect("counterattacks", n, c.id, c.do, c.n, c.what) for n, c in enumerate(book.counters)]
        self.early: list[bool] = [c.window == "before" for c in book.counters]
        self.for_oni: list[bool] = [c.oni for c in book.counters]
        does = [c.do for c in book.counters]
        self.defense_index: int = does.index("defense")
        self.shield_index: int = does.index("protect")
        self.defense: list[int] = [DEFENSE_WINDOWS[f.defense_window] for f in book.factions]
        # TS-COUNTER-12: Health is raised by a number or multiplied, as the faction board says
        self.protection: list[tuple[int, int]] = [(f.protection_add, f.protection_times) for f in book.factions]
        self.stronghold: int = book.markers["stronghold"].value  # TS-BOAR-11
        self.cover: int = book.markers["cover"].value  # TS-BOAR-14
        self.mine: int = book.markers["mine"].value  # TS-NOMAD-03
        self.weapons: list[int] = [w.value for w in book.weapons]

    def _offers(self, book: Book) -> None:
        self.hits: list[Option] = [option("hit", unit) for unit in book.kind_ids]
        self.options: list[Option] = [option("counter", c.id) for c in book.counters]
        # TS-COMBAT-09: of a card with two parts, one may be left out
        self.with_options: list[list[tuple[Option, int]]] = []
        for c, parts in zip(book.cards, self.parts):
            found = [(option("with", c.id), parts)]
            if parts & DAMAGE and parts & (CONQUEST | DEVASTATION):
                first = parts & ~DAMAGE
                word = "conquest-only" if first == CONQUEST else "devastation-only"
                found += [(option("with", c.id, word), first), (option("with", c.id, "damage-only"), DAMAGE)]
            self.with_options.append(found)


def cards_of(book: Book) -> Cards:
    """The compiled cards of a book, made once; they hang on it."""
    found: Cards | None = book.compiled
    if found is None:
        found = book.compiled = Cards(book)
    return found
