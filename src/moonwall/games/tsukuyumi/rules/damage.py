"""Damage: totals in half points, split among sides, assigned unit by unit (TS-DMG).

In the area of a battle destroyed units are only marked (``game.fallen``); anywhere else they leave at once.
"""

from __future__ import annotations

from moonwall.table import Choice, Option, Step, option

from ..board import NAMES
from ..position import ONI, Tsukuyumi
from ..values import hp as hp_of
from ..values import joins, spared
from .battle import ALLOT, ATTACKER, CARD, DECIDER, SHIELDED, SPACE, alive, any_alive, contested, decider, special_of
from .cards import cards_of
from .pieces import destroy

HALF = [str(n / 2) if n % 2 else n // 2 for n in range(4001)]  # half points as people write them


def side_name(side: int) -> str:
    return "oni" if side == ONI else f"@{side}"


def endurance(game: Tsukuyumi, side: int, kind: int, space: int) -> int:
    """HP of one unit now, *Winter Quarters* counted in, Protection not."""
    hp = hp_of(game, kind, space)
    if side != ONI and special_of(game, side) == "winter-quarters":
        hp += game.book.special_n[game.chosen[side]]
    return hp


def health(game: Tsukuyumi, side: int, kind: int, space: int) -> int:
    """HP of one unit in half points: raised by Protection in the battle (TS-COUNTER-12) and by *Winter Quarters*."""
    hp = endurance(game, side, kind, space)
    if side != ONI:
        battle = game.battle
        if battle and battle[SPACE] == space and battle[SHIELDED] >> side & 1:
            add, times = cards_of(game.book).protection[game.rules.faction_of[side]]
            hp = hp * times + add
    return hp * 2


def covered(game: Tsukuyumi, side: int, space: int, amount: int) -> int:
    """What is left of a damage total against a side (TS-BOAR-14)."""
    for part in game.rules.on_softens:
        amount = part.softens(game, side, space, amount)
    return amount


# --- losses -------------------------------------------------------------------------------------------------


def fall(game: Tsukuyumi, space: int, dead: tuple[int, ...], by: int, cause: str) -> None:
    """Units (kind, n, …) are destroyed: marked in a battle, gone at once elsewhere (TS-DMG-10)."""
    if not dead:
        return
    if contested(game, space):
        fallen, battle = game.fallen, game.battle
        for kind, n in zip(dead[::2], dead[1::2]):
            fallen[kind] += n
            battle += [kind, n, by]
            game.tell("fell", unit=game.book.kind_ids[kind], n=n, space=NAMES[space], rule="TS-COMBAT-13")
        return
    destroy(game, space, dead, by, cause)


def add_loss(dead: tuple[int, ...], kind: int, n: int) -> tuple[int, ...]:
    for at in range(0, len(dead), 2):
        if dead[at] == kind:
            return (*dead[: at + 1], dead[at + 1] + n, *dead[at + 2 :])
    return (*dead, kind, n)


def losses_of(dead: tuple[int, ...], kind: int) -> int:
    for at in range(0, len(dead), 2):
        if dead[at] == kind:
            return dead[at + 1]
    return 0


# --- assigning ----------------------------------------------------------------------------------------------


def assign(
    game: Tsukuyumi,
    seat: int,
    side: int,
    space: int,
    left: int,
    by: int,
    cause: str,
    dead: tuple[int, ...] = (),
    picks: bool = False,
) -> None:
    """Apply damage to a side's units in a space; ``seat`` names the units. Asks only where the answer matters.
    ``picks``: the attacker does, whoever's units they are.

    TS-DMG-06..09: a unit is named, all that is left is applied to it; if it dies the rest must be applied to another,
    and so on; what is below a unit's HP is lost.
    """
    for part in game.rules.on_assigns:
        if part.assigns(game, seat, side, space, left, by, cause, picks):
            return
    open_: list[tuple[int, int, int]] = []
    total = 0
    for kind, n in alive(game, side, space):
        n -= losses_of(dead, kind)
        if n > 0:
            hp = health(game, side, kind, space)
            open_.append((kind, n, hp))
            total += n * hp
    everybody = open_
    if game.rules.on_spares:
        mistress = spared(game, side, [kind for kind, _, _ in open_])
        open_ = [entry for entry in open_ if entry[0] != mistress]
    lowest = min((hp for _, _, hp in open_), default=1 << 30)
    if left >= total:
        for kind, n, _ in everybody:
            dead = add_loss(dead, kind, n)
    elif left >= lowest:
        if len(open_) > 1:
            game.push(AssignDamage(seat, side, space, left, by, cause, dead))
            return
        kind, n, hp = open_[0]
        dead = add_loss(dead, kind, min(n, left // hp))
        if n <= left // hp and len(everybody) > 1:  # the Dark Observer is alone now
            assign(game, seat, side, space, left - n * hp, by, cause, dead)
            return
    fall(game, space, dead, by, cause)


class AssignDamage(Choice[Tsukuyumi]):
    """Name the unit all remaining damage is applied to (TS-DMG-05, TS-DMG-06)."""

    side: int
    space: int
    left: int
    by: int
    cause: str
    dead: tuple[int, ...]

    def options(self, game: Tsukuyumi) -> list[Option]:
        hits = cards_of(game.book).hits
        found = [k for k, n in alive(game, self.side, self.space) if n > losses_of(self.dead, k)]
        mistress = spared(game, self.side, found)
        return [hits[k] for k in found if k != mistress]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        kind = game.book.kind_index[str(picked.tokens[1])]
        hp = health(game, self.side, kind, self.space)
        if hp > self.left:  # TS-DMG-08: it absorbs the rest
            fall(game, self.space, self.dead, self.by, self.cause)
            return
        assign(
            game, self.seat, self.side, self.space, self.left - hp, self.by, self.cause, add_loss(self.dead, kind, 1)
        )

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": HALF[self.left], "space": NAMES[self.space]}


# --- weakest first (Mines) ----------------------------------------------------------------------------------


def strike_weakest(
    game: Tsukuyumi, side: int, space: int, left: int, group: tuple[int, ...], by: int, cause: str,
    dead: tuple[int, ...] = (),
) -> None:  # fmt: skip
    """Damage to a group (kind, n, …) that has entered, weakest unit first; equal ones by the owner's choice
    (TS-NOMAD-06). A Shield Drone may be named before (TS-CYBER-26)."""
    while True:
        picks = weakest(game, side, space, group, dead)
        if not picks:
            break
        standing = [(k, n - losses_of(dead, k)) for k, n in zip(group[::2], group[1::2]) if n > losses_of(dead, k)]
        together = (
            side != ONI or not game.rules.on_spares
        )  # else one by one: somebody may stand before the Dark Observer
        if together and left >= sum(n * health(game, side, k, space) for k, n in standing):
            for kind, n in standing:
                dead = add_loss(dead, kind, n)
            break
        if len(picks) > 1:
            game.push(AssignWeakest(decider(game, side, space), side, space, left, group, by, cause, dead))
            return
        hp = health(game, side, picks[0], space)
        if hp > left:
            break
        dead = add_loss(dead, picks[0], 1)
        left -= hp
    fall(game, space, dead, by, cause)


def weakest(game: Tsukuyumi, side: int, space: int, group: tuple[int, ...], dead: tuple[int, ...]) -> list[int]:
    standing = [k for k, n in zip(group[::2], group[1::2]) if n > losses_of(dead, k)]
    if game.rules.on_spares:  # TSM-LEGEND-18: everybody else there stands before her, entered or not
        mistress = spared(game, side, [k for k, n in alive(game, side, space) if n > losses_of(dead, k)])
        standing = [k for k in standing if k != mistress]
    if not standing:
        return []
    hps = {k: health(game, side, k, space) for k in standing}
    lowest = min(hps.values())
    units = game.book.content["units"]
    ids = game.book.kind_ids
    return [k for k in standing if hps[k] == lowest or units[ids[k]].shields]


class AssignWeakest(Choice[Tsukuyumi]):
    """Which of the equally weak units takes the damage of a Mine (D-37)."""

    side: int
    space: int
    left: int
    group: tuple[int, ...]
    by: int
    cause: str
    dead: tuple[int, ...]

    def options(self, game: Tsukuyumi) -> list[Option]:
        hits = cards_of(game.book).hits
        return [hits[k] for k in weakest(game, self.side, self.space, self.group, self.dead)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        kind = game.book.kind_index[str(picked.tokens[1])]
        hp = health(game, self.side, kind, self.space)
        if hp > self.left:
            fall(game, self.space, self.dead, self.by, self.cause)
            return
        strike_weakest(
            game, self.side, self.space, self.left - hp, self.group, self.by, self.cause, add_loss(self.dead, kind, 1)
        )

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": HALF[self.left], "space": NAMES[self.space]}


# --- the total of an attack or a counterstrike --------------------------------------------------------------


def deal(game: Tsukuyumi, seat: int, total: int, purpose: str) -> None:
    """All that adds to a total is in it: deal it, as an ``attack`` or as a ``counter``."""
    if purpose == "attack":
        deal_attack(game, total)
    else:
        strike_back(game, seat, total)


def deal_attack(game: Tsukuyumi, total: int) -> None:
    battle = game.battle
    space, side = battle[SPACE], battle[ATTACKER]
    friends = game.rules.friends[side]
    sides = tuple([s for s in (*game.order, ONI) if not friends >> s & 1 and takes_part(game, s, space)])
    game.tell("attack-damage", n=total // 2, space=NAMES[space], rule="TS-DMG-02")
    split(game, battle[DECIDER], space, total, sides, side, "attack")


def strike_targets(game: Tsukuyumi, side: int) -> tuple[int, ...]:
    space = game.battle[SPACE]
    friends = game.rules.friends[side]  # TS-COUNTER-06; never an ally
    return tuple([s for s in (*game.order, ONI) if not friends >> s & 1 and takes_part(game, s, space)])


def takes_part(game: Tsukuyumi, side: int, space: int) -> bool:
    """Whether damage may be dealt to a side in a space."""
    return any_alive(game, side, space) or joins(game, side, space)


def strike_back(game: Tsukuyumi, side: int, total: int) -> None:
    """Deal the total, half of it unrounded against an Annihilation (TS-DMG-11, TS-NOMAD-10)."""
    if cards_of(game.book).halves[game.battle[CARD]]:
        total //= 2
    space = game.battle[SPACE]
    split(game, decider(game, side, space), space, total, strike_targets(game, side), side, "counter")


# --- splitting ----------------------------------------------------------------------------------------------


def split(game: Tsukuyumi, seat: int, space: int, total: int, sides: tuple[int, ...], by: int, cause: str) -> None:
    """Divide a total among sides at ``seat``'s will (TS-DMG-04); an attack's is kept for later, others are dealt."""
    if not sides or total <= 0:
        return
    if len(sides) == 1:
        allot(game, space, ((sides[0], total),), by, cause)
    else:
        game.push(SplitDamage(seat, space, total, sides, by, cause, ()))


def allot(game: Tsukuyumi, space: int, shares: tuple[tuple[int, int], ...], by: int, cause: str) -> None:
    if cause == "attack":
        for side, amount in shares:
            game.battle[ALLOT + side] = amount
            if amount:
                _tell(game, side, amount, space)
        return
    for side, amount in reversed(shares):
        if amount:
            game.push(Deal(side, space, amount, by, cause))


def _tell(game: Tsukuyumi, side: int, amount: int, space: int) -> None:
    if side == ONI:
        game.tell("damage-oni", n=HALF[amount], space=NAMES[space])
    else:
        game.tell("damage", seat=side, n=HALF[amount], space=NAMES[space])


class Deal(Step[Tsukuyumi]):
    """Damage that comes at once: Counterstrike, Tetsuo, Sacrifice."""

    side: int
    space: int
    amount: int
    by: int
    cause: str

    def run(self, game: Tsukuyumi) -> None:
        amount = covered(game, self.side, self.space, self.amount)
        _tell(game, self.side, amount, self.space)
        assign(game, decider(game, self.side, self.space), self.side, self.space, amount, self.by, self.cause)


class SplitDamage(Choice[Tsukuyumi]):
    """How much of the total goes to the next side, in steps of 5; the last one gets the rest (D-43)."""

    space: int
    left: int
    sides: tuple[int, ...]
    by: int
    cause: str
    shares: tuple[tuple[int, int], ...]

    def options(self, game: Tsukuyumi) -> list[Option]:
        name = side_name(self.sides[0])
        amounts = list(range(0, self.left + 1, 10))
        if amounts[-1] != self.left:
            amounts.append(self.left)
        return [option("deal", name, HALF[n]) for n in amounts]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        amount = int(float(picked.tokens[2]) * 2)
        shares = (*self.shares, (self.sides[0], amount))
        left, sides = self.left - amount, self.sides[1:]
        if len(sides) == 1 or not left:
            allot(game, self.space, (*shares, (sides[0], left)), self.by, self.cause)
        else:
            game.push(SplitDamage(self.seat, self.space, left, sides, self.by, self.cause, shares))

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": HALF[self.left], "space": NAMES[self.space]}
