"""CardBook: all cards compiled once into tuples of ints. Nothing here changes during play.

Cards of each kind are numbered in the order of their rows. Abilities, conditions and lists of effects ("scripts") are
numbered too, so that a step on the stack names them by an int.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from moonwall.table import Content, Option, option

from ..names import CELL_COUNT, LOCATIONS, SECTIONS, SOLDIERS
from . import vocabulary as words
from .mode_rows import AutomatonRow, Demand
from .modifiers import MODS_SIZE, STATS
from .parts import Ability, Effect, If, stat_of

HOLE = -1
REWARDS = "owsgqahHt"  # reward codes: 0 none, 1-4 Resources, 5 any Resource, 6 and 7 Honour, 8 a Tactic card
NUMBER, COUNTED = 0, 1
T = TypeVar("T")


class Condition:
    """What must hold, in ints; -1 where the row says nothing."""

    __slots__ = (
        "alone_on",
        "archer_in",
        "archer_or_built",
        "attacked",
        "clerks",
        "clerks_min",
        "holds",
        "last_slot",
        "off_hordes",
        "on_top",
        "places",
        "row",
        "soldier",
        "soldier_on",
        "soldiers_min",
        "taker",
        "title",
        "what",
    )

    def __init__(self, row: If, commands: tuple[str, ...]) -> None:
        everywhere = (1 << len(LOCATIONS)) - 1
        self.places = {"": everywhere, "production": 0b1111}.get(row.at) or 1 << LOCATIONS.index(row.at)
        self.clerks = row.clerks
        self.clerks_min = row.clerks_min
        self.soldier = SOLDIERS.index(row.soldier) if row.soldier else -1
        self.soldiers_min = row.soldiers_min
        self.attacked = row.attacked
        self.what = {"": -1, "barricade": 0, "wall": 1, "clerk": 0, "advisor": 1}[row.what]
        self.soldier_on = _tri(row.soldier_on)
        self.alone_on = _tri(row.alone_on)
        self.taker = _tri(row.taker)
        self.last_slot = _tri(row.last_slot)
        self.on_top = _tri(row.on_top)
        self.archer_in = _tri(row.archer_in)
        self.archer_or_built = _tri(row.archer_or_built)
        self.holds = _tri(row.holds)
        self.off_hordes = _tri(row.off_hordes)
        self.title = commands.index(row.track_has) if row.track_has else -1
        self.row = row.row - 1


class Act:
    """One effect: its verb and numbers. ``n`` is a number, or -1 - counter."""

    __slots__ = (
        "attack",
        "bonus",
        "clerks",
        "condition",
        "coop",
        "coop_price",
        "distinct",
        "honour",
        "less",
        "max",
        "more",
        "must",
        "n",
        "names",
        "of",
        "per",
        "plain",
        "plus",
        "price",
        "rest",
        "scripts",
        "soldiers",
        "verb",
        "what",
        "where",
        "who",
        "wound",
    )

    def __init__(self, effect: Effect, condition: Condition | None, scripts: tuple[int, ...]) -> None:
        self.verb = words.VERB_CODES[effect.verb]
        self.n = _number(effect.n)
        self.less = _number(effect.less)
        self.per = -1 - words.COUNTER_CODES[effect.per] if effect.per else 1
        self.of = effect.of
        self.max = effect.max or 99
        self.plus = effect.plus
        self.distinct = effect.distinct
        self.what = effect.what
        self.where = effect.where
        self.soldiers = 0b111 if effect.soldiers == "any" else 1 << SOLDIERS.index(effect.soldiers)
        self.more = effect.more
        self.price = effect.price
        self.honour = effect.honour
        self.clerks = effect.clerks
        self.rest = effect.rest
        self.wound = effect.wound
        self.attack = effect.attack
        self.plain = effect.plain
        self.coop = effect.coop
        self.coop_price = effect.coop_price
        self.bonus = effect.bonus
        self.must = effect.must
        self.who = words.WHO.index(effect.who)
        self.condition = condition
        self.scripts = scripts
        self.names = tuple(alternative.name for alternative in effect.options)

    def of_number(self, n: int) -> Act:
        """The same with a plain number, for somebody else to carry out."""
        copy = Act.__new__(Act)
        for name in Act.__slots__:
            setattr(copy, name, getattr(self, name))
        copy.n, copy.per, copy.plus, copy.max = n, 1, 0, 99
        return copy


class Power:
    """An ability of a General, Advisor or Horde card, ready for use."""

    __slots__ = (
        "any",
        "bit",
        "by_section",
        "card",
        "condition",
        "cost",
        "free",
        "kin",
        "must",
        "option",
        "own_turn",
        "repeat",
        "script",
        "times",
        "used",
        "window",
    )

    def __init__(
        self,
        card: str,
        bit: int,
        row: Ability,
        window: int,
        condition: Condition | None,
        cost: int,
        script: int,
        used: int,
    ) -> None:
        self.card = card
        self.bit = bit  # its number among all abilities, as a mask
        self.kin = bit  # with the card's other unlimited abilities for this window: once an event for all of them
        self.window = window
        self.condition = condition
        self.cost = cost
        self.script = script
        self.used = used
        self.times = _number(row.times)
        self.any = row.any
        self.repeat = row.repeat
        self.own_turn = row.limit == "own-turn"
        self.by_section = row.limit == "section"
        self.must = row.must
        self.option: Option = option("use", card)
        # What costs nothing and can only help is taken without asking.
        self.free = (
            not row.cost
            and row.limit not in ("year", "game")
            and bool(row.do)
            and all(effect.verb in ("gain", "honour") for effect in row.do)
        )


class CardBook:
    """Everything printed on cards."""

    def __init__(self, content: Content, mode: str) -> None:
        coop = mode == "coop"
        self._scripts: list[tuple[Act, ...]] = []
        self._used: dict[str, list[int]] = {limit: [] for limit in words.LIMITS}
        self.used_size = 0
        self.mods_size = MODS_SIZE
        self.window_count = len(words.WINDOWS)
        self.powers: list[Power] = []
        self.passive: list[list[tuple[int, int, int]]] = [[] for _ in STATS]  # stat: (kind, card bit, number)
        self._compile_commands(content)
        generals = _rows(content, "generals", lambda r: coop or r.mode == "")
        advisors = _rows(content, "advisors", lambda r: True)
        tactics = _rows(content, "tactics", lambda r: coop or r.mode == "")
        hordes = _rows(content, "hordes", lambda r: (r.mode == "coop") == coop)
        artifacts = _rows(content, "artifacts", lambda r: True)
        self.general_ids: tuple[str, ...] = tuple(r.id for r in generals)
        self.general_setup: tuple[tuple[int, ...], ...] = tuple(
            (*r.resources[:3], r.resources[3] + (r.coop_qi if coop else 0)) for r in generals
        )
        self.general_tactics: tuple[int, ...] = tuple(r.tactics for r in generals)
        self.general_tea: tuple[int, ...] = tuple(r.tea for r in generals)
        self.general_powers = tuple(self._abilities(r, 0, i) for i, r in enumerate(generals))
        self.advisor_ids: tuple[str, ...] = tuple(r.id for r in advisors)
        self.advisor_powers = tuple(self._abilities(r, 1, i) for i, r in enumerate(advisors))
        self._compile_tactics(tactics)
        self._compile_hordes(hordes)
        self.artifact_ids: tuple[str, ...] = tuple(r.id for r in artifacts)
        self.artifact_honour: tuple[int, ...] = tuple(r.honour for r in artifacts)
        self.artifact_per = tuple(-1 - words.COUNTER_CODES[r.per] if r.per else 1 for r in artifacts)
        self.artifact_function: tuple[str, ...] = tuple(r.function for r in artifacts)
        self.artifact_ranks: tuple[tuple[int, ...], ...] = tuple(r.ranks for r in artifacts)
        self._compile_modes(content)
        self._index_windows()
        self.scripts = tuple(self._scripts)
        self.reset_slots = {limit: tuple(slots) for limit, slots in self._used.items()}

    # --- compiling ---------------------------------------------------------------------------------------------------

    def _condition(self, row: If | None) -> Condition | None:
        return None if row is None else Condition(row, self.command_ids)

    def _script(self, effects: Iterable[Effect]) -> int:
        """Number of this list of effects; -1 for none."""
        acts = []
        for effect in effects:
            inner = tuple(self._script(alternative.do) for alternative in effect.options)
            acts.append(Act(effect, self._condition(effect.if_), inner))
        if not acts:
            return -1
        self._scripts.append(tuple(acts))
        return len(self._scripts) - 1

    def _compile_commands(self, content: Content) -> None:
        rows = list(content["commands"].values())
        self.command_ids = tuple(r.id for r in rows)
        boxes: list[tuple[tuple[int, int], ...]] = []
        alternatives: list[tuple[tuple[int, int], ...]] = []
        self.betrayal = self.command_ids.index("betrayal")  # never taken back (GW-SUMMER-08)
        self.betrayal_alternative = -1
        for row in rows:
            made = tuple((0 if box.who == "owner" else 1, self._script(box.do)) for box in row.boxes)
            if row.function == "betrayal":
                # The boxes of the row are the alternative; the card itself has one box, which says what to resolve.
                self.betrayal_alternative = len(rows) + len(alternatives)
                alternatives.append(made)
                made = ((0, self._script([Effect(verb="function", what="betrayal")])),)
            boxes.append(made)
        self.command_boxes = tuple(boxes + alternatives)

    def _abilities(self, row: Any, kind: int, card: int) -> tuple[int, ...]:
        """Numbers of the abilities of a card that are used in windows; passive ones go to their statistics."""
        made = []
        for ability in row.abilities:
            passive = [effect for effect in ability.do if effect.verb in words.PASSIVE]
            for effect in passive:
                self._passive(effect, ability.if_, kind, card)
            if passive and len(passive) == len(ability.do):
                continue
            made.append(self._power(row.id, ability))
        unlimited = [power for power in (self.powers[number] for number in made) if power.used < 0]
        for power in unlimited:
            power.kin = sum(other.bit for other in unlimited if other.window == power.window)
        return tuple(made)

    def _power(self, card: str, ability: Ability) -> int:
        window = ability.when
        if window == "on-horde-defeated" and ability.if_ is not None and ability.if_.taker is not None:
            window = "taker-fixed"  # who takes the Horde is known only then
        used = -1
        if ability.limit:
            used = self.used_size
            self.used_size += 1
            self._used[ability.limit].append(used)
        effects = ability.do or (Effect(verb="function", what=ability.function),)
        self.powers.append(
            Power(
                card,
                1 << len(self.powers),
                ability,
                words.WINDOW_CODES[window],
                self._condition(ability.if_),
                self._script(ability.cost),
                self._script(effects),
                used,
            )
        )
        return len(self.powers) - 1

    def _passive(self, effect: Effect, condition: If | None, kind: int, card: int) -> None:
        """A standing change of a number; Generals and Advisors only, Hordes have tables of their own."""
        number = _number(effect.less) if effect.less else _number(effect.n if effect.verb != "price" else -effect.more)
        name = stat_of(effect, condition)
        self.passive[STATS.index(name)].append((kind, 1 << card if kind else card, number))

    def _compile_tactics(self, rows: list[Any]) -> None:
        self.tactic_ids: tuple[str, ...] = tuple(r.id for r in rows)
        self.tactic_window = tuple(words.WINDOW_CODES[r.when] for r in rows)
        self.tactic_condition = tuple(self._condition(r.if_) for r in rows)
        self.tactic_any = tuple(r.any for r in rows)
        self.tactic_plain = tuple(self._script(r.plain) for r in rows)
        self.tactic_plain_cost: tuple[int, ...] = tuple(self._script(r.plain_cost) for r in rows)
        self.tactic_boosted = tuple(self._script(r.boosted) for r in rows)
        self.tactic_cost: tuple[int, ...] = tuple(r.cost for r in rows)
        self.tactic_options = tuple(
            (option("play", r.id, "plain"), option("play", r.id, "boosted")) for r in rows
        )  # GW-TACTIC-03

    def _compile_hordes(self, rows: list[Any]) -> None:
        self.horde_type_ids: tuple[str, ...] = tuple(r.id for r in rows)
        markers = range(len(SECTIONS))
        cells = [_grid(r.grid) for r in rows]

        def copies(values: list[T]) -> tuple[T, ...]:
            return tuple(value for value in values for _ in markers)

        self.horde_ids: tuple[str, ...] = tuple(f"{r.id}-{SECTIONS[marker]}" for r in rows for marker in markers)
        self.horde_type = copies(list(range(len(rows))))
        self.horde_marker = tuple(marker for _ in rows for marker in markers)
        self.horde_power: tuple[int, ...] = copies([r.power for r in rows])
        self.horde_honour: tuple[int, ...] = copies([r.honour for r in rows])
        self.horde_cells = copies([c for c, _ in cells])
        self.horde_armour = copies([armour for _, armour in cells])
        points = [tuple(i for i in range(CELL_COUNT) if c[i] != HOLE) for c, _ in cells]
        self.horde_points = copies(points)
        self.horde_pairs = copies([_pairs(p) for p in points])
        self.horde_powers = copies([self._horde_abilities(r) for r in rows])
        stats = [_horde_stats(r) for r in rows]
        self.horde_row_power: tuple[tuple[int, int, int], ...] = copies(
            [(s["row1"], s["row2"], s["row3"]) for s in stats]
        )
        self.horde_drum_power: tuple[int, ...] = copies([s["drums"] for s in stats])
        self.horde_lethality: tuple[int, ...] = copies([s["lethality"] for s in stats])
        self.horde_rescue: tuple[int, ...] = copies([s["rescue"] for s in stats])
        self.horde_spearmen: tuple[int, ...] = copies([s["spearmen"] for s in stats])
        self.horde_undermines: tuple[int, ...] = copies([s["undermines"] for s in stats])

    def _compile_modes(self, content: Content) -> None:
        """Events and Requests of the co-operative game, cards of the automata."""
        events = list(content["events"].values())
        self.event_ids: tuple[str, ...] = tuple(r.id for r in events)
        self.event_lasting: tuple[bool, ...] = tuple(r.lasting for r in events)
        self.event_script = tuple(-1 if r.lasting else self._script(r.do) for r in events)
        changes = [_lasting(r) for r in events]
        self.event_power: tuple[int, ...] = tuple(c["power"] for c in changes)  # of every Horde in row 1
        self.event_lethality: tuple[int, ...] = tuple(c["lethality"] for c in changes)  # in Breaches
        self.event_hire: tuple[int, ...] = tuple(c["hire"] for c in changes)
        self.event_barricade: tuple[int, ...] = tuple(c["barricade"] for c in changes)
        self.event_unity: tuple[int, ...] = tuple(c["defence"] for c in changes)
        requests = list(content["requests"].values())
        self.request_ids: tuple[str, ...] = tuple(r.id for r in requests)
        self.request_demands: dict[int, tuple[Demand | None, ...]] = {
            players: tuple(getattr(r, name) for r in requests)
            for players, name in ((2, "two"), (3, "three"), (4, "four"))
        }
        self.automata: dict[str, AutomatonRow] = dict(content["automata"])
        self.reed_watch = self.automata["reed-general-watch"].defence  # the Reed General of the co-operative game

    def _horde_abilities(self, row: Any) -> tuple[int, ...]:
        return tuple(self._power(row.id, ability) for ability in row.abilities if ability.when != "always")

    def _index_windows(self) -> None:
        """For each window: which cards have something for it, so that asking for nothing costs nothing."""
        count = self.window_count
        self.window_generals = [0] * count
        self.window_advisors = [0] * count
        self.window_any = [False] * count
        self.tactic_mask = [0] * count
        self.window_hordes: list[tuple[int, ...]] = [() for _ in range(count)]
        for card, powers in enumerate(self.general_powers):
            for number in powers:
                self.window_generals[self.powers[number].window] |= 1 << card
        for card, powers in enumerate(self.advisor_powers):
            for number in powers:
                self.window_advisors[self.powers[number].window] |= 1 << card
        for power in self.powers:
            if power.any:
                self.window_any[power.window] = True
        for card, window in enumerate(self.tactic_window):
            self.tactic_mask[window] |= 1 << card
        for window in range(count):
            self.window_hordes[window] = tuple(
                card
                for card, powers in enumerate(self.horde_powers)
                if any(self.powers[number].window == window for number in powers)
            )


def _tri(value: bool | None) -> int:
    return -1 if value is None else int(value)


def _number(number: int | str) -> int:
    """A plain number, or -1 - the number of the counter it names."""
    return number if isinstance(number, int) else -1 - words.COUNTER_CODES[number]


def _rows(content: Content, table: str, wanted: Any) -> list[Any]:
    return [row for row in content[table].values() if wanted(row)]


def _grid(lines: tuple[str, ...]) -> tuple[tuple[int, ...], int]:
    """Reward codes of the twelve cells, and the mask of the armoured ones."""
    cells = [cell for line in lines for cell in line.split()]
    armour = sum(1 << i for i, cell in enumerate(cells) if cell.endswith("!"))
    return tuple(HOLE if cell == "." else REWARDS.index(cell[0]) for cell in cells), armour


def _pairs(points: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Neighbouring Vital points, for Horsemen (GW-BARRACKS-08): west then east, north then south."""
    east = [(a, a + 1) for a in points if a % 6 < 5 and a + 1 in points]
    south = [(a, a + 6) for a in points if a + 6 in points]
    return tuple(east + south)


def _lasting(row: Any) -> dict[str, int]:
    """What a lasting Event changes."""
    changes = {"power": 0, "lethality": 0, "hire": 0, "barricade": 0, "defence": 0}
    for effect in row.do if row.lasting else ():
        name = effect.what if effect.verb == "price" else effect.verb
        changes[name] += effect.more if effect.verb == "price" else effect.n
    return changes


def _horde_stats(row: Any) -> dict[str, int]:
    """Standing abilities of a Horde type as numbers."""
    stats = {"row1": 0, "row2": 0, "row3": 0, "drums": 0, "lethality": 0, "rescue": 0, "spearmen": 0, "undermines": 0}
    for ability in row.abilities:
        if ability.function == "siege-sappers":
            stats["undermines"] = 1
        for effect in ability.do:
            if effect.verb == "power" and effect.n == "other-hordes":
                stats["drums"] += 1
            elif effect.verb == "power":
                rows = (ability.if_.row,) if ability.if_ is not None and ability.if_.row else (1, 2, 3)
                for number in rows:
                    stats[f"row{number}"] += effect.n
            elif effect.verb == "lethality":
                stats["lethality"] += effect.n
            elif effect.verb == "price":
                stats["rescue"] += effect.more
            elif effect.verb == "reach":
                stats["spearmen"] = {"never-self": 1, "self-from-rest": 2}[effect.where]
    return stats
