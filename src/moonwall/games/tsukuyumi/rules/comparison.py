"""What an attack adds up and what it must reach: Conquest points, damage, the defence (TS-CONQ-02..05, TS-DMG-02)."""

from __future__ import annotations

from ..board import AROUND, SPACES
from ..position import HOMEZONE, ONI, Tsukuyumi
from ..values import hp, more_cp, more_dmg, suppressed, works_cp
from .battle import ATTACKER, CARD, PARTS, PINCER, SPACE, alive, fighting, standing, strength
from .cards import AROUND as AROUND_TERM
from .cards import BEASTS, DEVASTATION, DOUBLE, FURY, HEALTH, MASTER, STRONGHOLDS, TETSUO, UNITS, cards_of


def force(game: Tsukuyumi, side: int, space: int, terms: int) -> int:
    """What the side's units in the space bring to a card's conquest: their CP, or their damage (``fury``)."""
    if not terms & FURY:
        return strength(game, side, space)
    units = fighting(game, alive(game, side, space), space)
    dmg = game.book.dmg
    return sum([dmg[k] * n for k, n in units]) + (more_dmg(game, side, space) if units else 0)


def attack_cp(game: Tsukuyumi) -> int:
    """CP of the attack: all own units in the area and what the card adds (TS-CONQ-02, TS-COMBAT-03)."""
    battle = game.battle
    space, side = battle[SPACE], battle[ATTACKER]
    terms = cards_of(game.book).cp[battle[CARD]]
    total = force(game, side, space, terms)
    if terms & AROUND_TERM:  # TS-SEED-15
        ground = game.ground  # a Homezone is no area (TS-HOME-01)
        total += sum(strength(game, side, t) for _, t in AROUND[space] if ground[t] and ground[t] != HOMEZONE)
    if terms & STRONGHOLDS:  # TS-BOAR-15
        total += works_cp(game, side, space)
    if battle[PINCER] >= 0:
        total += force(game, side, battle[PINCER], terms)
    return total * times(game, side, space, terms)


def times(game: Tsukuyumi, side: int, space: int, terms: int) -> int:
    """What a card multiplies its Conquest points by: doubled always (TS-NOMAD-17), or with a unit there that tames."""
    if terms & MASTER:
        tames = cards_of(game.book).tames
        return 2 if any(tames[k] for k, _ in alive(game, side, space)) else 1
    return 2 if terms & DOUBLE else 1


def guided(game: Tsukuyumi, side: int, space: int) -> bool:
    """Whether a Squad Leader attacks: the Mountain does not count then (TS-NOMAD-14, Q-08); Polish: movement only."""
    if side == ONI or not game.rules.guides_attack or not game.book.guide_kinds[game.rules.faction_of[side]]:
        return False
    if suppressed(game, side, space):
        return False
    guide = game.book.guide
    return any(guide[k] for k, _ in alive(game, side, space))


def defence_cp(game: Tsukuyumi) -> int:
    """What the attack must reach: the strongest defender taken singly, allied or not (TS-CONQ-03, TS-ALLY-08-PL), the
    Mountain on top (TS-CONQ-05).

    Strongholds defend even without Boarlords (TS-BOAR-13, Q-07); an empty area is worth its Mountain (TS-CONQ-04)."""
    battle = game.battle
    space, attacker = battle[SPACE], battle[ATTACKER]
    best = 0
    friends = game.rules.friends[attacker]
    for side in (*range(game.rules.seats), ONI):
        if friends >> side & 1:
            continue
        if game.crowd[side * SPACES + space] or works_cp(game, side, space) or more_cp(game, side, space):
            best = max(best, standing(game, side, space))
    if battle[PARTS] & DEVASTATION and game.ground[space] == HOMEZONE:  # the walls themselves resist
        best += cards_of(game.book).home_cp[battle[CARD]]
    for part in game.rules.on_more_need:
        best += part.more_need(game, attacker, space)
    return best + (0 if guided(game, attacker, space) else game.mountain[space])


def damage_of(game: Tsukuyumi, side: int, space: int, terms: int) -> int:
    """DMG of the units and what the card adds, in half points; weapons come on top."""
    book = game.book
    battle = game.battle
    total = 0
    units = fighting(game, alive(game, side, space), space)
    for kind, n in units:
        if terms & UNITS or (terms & BEASTS and cards_of(book).beasts[kind]):
            total += book.dmg[kind] * n
        if terms & HEALTH:  # TS-SEED-14, TS-BOAR-16
            total += hp(game, kind, space) * n
    if terms & TETSUO and side != ONI and game.rules.factions[side].laser(game, side):  # TS-CYBER-05
        total += cards_of(book).tetsuo[battle[CARD]]
    if terms & UNITS and units:
        total += more_dmg(game, side, space)
    if side != ONI:
        total += cards_of(book).plus[battle[CARD]]
    return total * 2
