"""Emperor's Requests: whether they can be fulfilled, and what is paid for them (GW-COOP-10..14, GW-AMB-46).

A Request is fulfilled whole and at once. Where every player must give something, each gives the full share alone
(GW-COOP-11); the rest the table gives together.
"""

from __future__ import annotations

from moonwall.table import DONE, Choice, Option, Step, option
from moonwall.table.position import replaced

from ..cards.conditions import off_hordes, speaker
from ..cards.mode_rows import Demand
from ..names import ARCHER, HORSEMAN, LOOKOUT, OFF_HORDES, SEAT_REFS, SEATS, SECTIONS, SOLDIERS, SPEARMAN
from ..position import GreatWall
from ..rules.building import FromWarehouse
from ..rules.goods import spend
from ..rules.honour import lose_honour

COOP = "coop"
REQUESTS, REQUEST_DECK, EVENT_DECK, EVENT_OPEN, SACRIFICED, FULFILLED = range(6)  # its lists in ``game.own``
AGREE = option("agree")
REFUSE = option("refuse")
CLERK = 3  # beside the three kinds of Soldier in the list of those Sacrificed
SACRIFICE = [
    [[option("sacrifice", section, word, ref) for ref in SEAT_REFS] for word in OFF_HORDES] for section in SECTIONS
]
PICK = {
    SACRIFICE[section][stand][seat]: (section, stand, seat)
    for section in range(3)
    for stand in range(len(OFF_HORDES))
    for seat in range(4)
}


def blank() -> list[list[int]]:
    """Open Requests, -1 is none; their deck; the Events' deck; lasting Events; seat*4+soldier (3: Clerks) Sacrificed;
    how many Requests are fulfilled."""
    return [[], [], [], [], [0] * 4 * SEATS, [0]]


def kept(game: GreatWall, which: int) -> list[int]:
    """One of the lists of the co-operative game."""
    return game.own[game.rules.named[COOP].slot + which]


def fulfilled(game: GreatWall) -> int:
    """How many Requests are fulfilled."""
    return kept(game, FULFILLED)[0]


def set_fulfilled(game: GreatWall, n: int) -> None:
    kept(game, FULFILLED)[0] = n


def demand(game: GreatWall, request: int) -> Demand:
    """What the Request asks of this number of players."""
    found = game.book.cards.request_demands[len(game.rules.humans)][request]
    assert found is not None, "a Request without a demand is boxed (GW-COOP-31)"
    return found


def fulfillable(game: GreatWall, request: int) -> bool:
    """Everything it asks for is there now."""
    d = demand(game, request)
    humans = game.rules.humans
    for seat in humans:
        if any(game.res[seat * 4 + r] < d.pay[r] for r in range(4)) or off_hordes(game, seat) < d.soldiers:
            return False
        if game.pool[seat * 3 + SPEARMAN] < d.spearmen or game.clerk_pool[seat] < d.clerks:
            return False
        if game.honour[seat] < d.honour_each:
            return False
    if sum(game.honour[seat] for seat in humans) < d.honour or sum(game.warehouse) < d.warehouse:
        return False
    if sum(game.taken_this_year[seat] for seat in humans) < d.taken or (d.no_breach and game.breaches):
        return False
    sections = game.rules.sections
    if d.every_section and any(game.hordes[section * 3] < 0 for section in sections):
        return False
    if sum(1 for card in game.hordes if card >= 0) < d.hordes:
        return False
    levels = sorted((game.wall[section] for section in sections), reverse=True)
    if len(levels) < len(d.walls) or any(a < b for a, b in zip(levels, sorted(d.walls, reverse=True))):
        return False
    return not d.escort or bool(escorts(game, sections, False))


# --- who can be Sacrificed ---


def exposed(game: GreatWall, section: int) -> list[tuple[int, int, int]]:
    """(Section, place in ``OFF_HORDES``, seat) of everybody in its Resting zone and Shooting spots."""
    found = []
    for seat in game.rules.humans:
        base = (section * 4 + seat) * 3
        found += [(section, soldier, seat) for soldier in range(3) if game.rest[base + soldier]]
        if game.spots[section * 4 + seat]:
            found.append((section, LOOKOUT, seat))
    return found


def escorts(game: GreatWall, sections: tuple[int, ...], horseman: bool) -> list[tuple[int, int, int]]:
    """Who may be given for the first of these Sections so that all can still be met, one of them by a Horseman."""
    first, rest = sections[0], sections[1:]
    found = []
    for piece in exposed(game, first):
        mounted = horseman or piece[1] == HORSEMAN
        if (not rest and mounted) or (rest and escorts(game, rest, mounted)):
            found.append(piece)
    return found


def sacrifice(game: GreatWall, section: int, stand: int, seat: int) -> None:
    """Box the piece (GW-COOP-14)."""
    soldier = ARCHER if stand == LOOKOUT else stand
    if stand == LOOKOUT:
        game.spots = replaced(game.spots, section * 4 + seat, game.spots[section * 4 + seat] - 1)
    else:
        at = (section * 4 + seat) * 3 + soldier
        game.rest = replaced(game.rest, at, game.rest[at] - 1)
    kept(game, SACRIFICED)[seat * 4 + soldier] += 1
    game.tell("sacrifice", seat=seat, what=SOLDIERS[soldier], rule="GW-COOP-14")


# --- the choices ---


class FulfilRequests(Choice[GreatWall]):
    """Winter step 3: any number of Requests, in any order (GW-COOP-10, GW-AMB-46); the table decides together, and
    where players pay of their own each must agree. ``refused`` masks those somebody would not pay for this Year."""

    refused: int = 0
    silent = True

    def deciders(self, game: GreatWall) -> tuple[int, ...]:
        return game.rules.humans

    def options(self, game: GreatWall) -> list[Option]:
        ids = game.book.cards.request_ids
        open_ones = [request for request in kept(game, REQUESTS) if request >= 0 and not self.refused >> request & 1]
        return [DONE, *(option("fulfil", ids[r]) for r in open_ones if fulfillable(game, r))]

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is DONE:
            return
        request = game.book.cards.request_ids.index(str(picked.tokens[1]))
        place = kept(game, REQUESTS).index(request)
        kept(game, REQUESTS)[place] = -1
        set_fulfilled(game, fulfilled(game) + 1)
        payers = tuple(seat for seat in game.tea if seat in game.rules.humans) if personal(game, request) else ()
        if payers:
            game.tell("proposed", card=picked.tokens[1], rule="GW-COOP-11")
            game.push(AgreeToPay(payers[0], place, request, payers[1:], self.refused))
        else:
            game.push(self)
            fulfil(game, request)


def personal(game: GreatWall, request: int) -> bool:
    """Whether players give something of their own, so that all of them must agree (GW-COOP-11)."""
    d = demand(game, request)
    return bool(any(d.pay) or d.soldiers or d.spearmen or d.clerks or d.honour or d.escort)


def fulfil(game: GreatWall, request: int) -> None:
    """Discarded, counted (GW-COOP-13) and paid for, whole and at once (GW-COOP-12)."""
    game.tell("fulfilled", card=game.book.cards.request_ids[request], n=fulfilled(game), rule="GW-COOP-13")
    pay(game, demand(game, request))


class AgreeToPay(Choice[GreatWall]):
    """All pay at the same time, each the whole share alone (GW-COOP-11): so each says yes, in Tea order, before anybody
    pays. One no, and the Request stays where it was, for this Year."""

    place: int
    request: int
    others: tuple[int, ...]
    refused: int

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"card": game.book.cards.request_ids[self.request]}

    def options(self, game: GreatWall) -> list[Option]:
        return [AGREE, REFUSE]

    def take(self, game: GreatWall, picked: Option) -> None:
        word = game.book.cards.request_ids[self.request]
        if picked is REFUSE:
            game.tell("refused", seat=self.seat, card=word, rule="GW-COOP-11")
            kept(game, REQUESTS)[self.place] = self.request
            set_fulfilled(game, fulfilled(game) - 1)
            game.push(FulfilRequests(game.rules.humans[0], self.refused | 1 << self.request))
            return
        game.tell("agreed", seat=self.seat, card=word, rule="GW-COOP-11")
        if self.others:
            game.push(AgreeToPay(self.others[0], self.place, self.request, self.others[1:], self.refused))
        else:
            game.push(FulfilRequests(game.rules.humans[0], self.refused))
            fulfil(game, self.request)


def taken_up(game: GreatWall) -> AgreeToPay | None:
    """The Request that is being agreed on: off its space and counted, unless somebody refuses."""
    for step in game.stack[::-1]:
        if isinstance(step, AgreeToPay):
            return step
    return None


def pay(game: GreatWall, d: Demand) -> None:
    """All pay at the same time (GW-COOP-11); where there is a choice of pieces or shares it is asked."""
    humans = [seat for seat in game.tea if seat in game.rules.humans]
    if d.warehouse:
        game.push(FromWarehouse(humans[0], d.warehouse, 0))
    if d.escort:
        game.push(Escort(humans[0], game.rules.sections, 0))
    if d.honour:
        game.push(OfferHonour(humans[0], d.honour, d.honour_each, tuple(humans)))
    for seat in reversed(humans):
        for r in range(4):
            spend(game, seat, r, d.pay[r])
        if d.spearmen:
            game.pool[seat * 3 + SPEARMAN] -= d.spearmen
            kept(game, SACRIFICED)[seat * 4 + SPEARMAN] += d.spearmen
            game.tell(
                "sacrifice",
                seat=seat,
                what=SOLDIERS[SPEARMAN],
                why="request-share",
                n=d.spearmen,
                rule="GW-COOP-14",
            )
        if d.clerks:
            game.clerk_pool[seat] -= d.clerks
            kept(game, SACRIFICED)[seat * 4 + CLERK] += d.clerks
            game.tell("sacrifice", seat=seat, what="clerk", why="request-share", n=d.clerks, rule="GW-COOP-14")
        for _ in range(d.soldiers):
            game.push(SacrificeOne(seat))


class SacrificeOne(Choice[GreatWall]):
    """Which own Soldier in a Resting zone or Shooting spot is boxed."""

    silent = True

    def options(self, game: GreatWall) -> list[Option]:
        found = [piece for section in game.rules.sections for piece in exposed(game, section)]
        return [SACRIFICE[section][soldier][seat] for section, soldier, seat in found if seat == self.seat]

    def take(self, game: GreatWall, picked: Option) -> None:
        sacrifice(game, *PICK[picked])


class Escort(Choice[GreatWall]):
    """One Soldier off each Section, of any seat, at least one of them a Horseman."""

    sections: tuple[int, ...]
    horseman: int
    silent = True

    def deciders(self, game: GreatWall) -> tuple[int, ...]:
        return game.rules.humans

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"section": SECTIONS[self.sections[0]]}

    def options(self, game: GreatWall) -> list[Option]:
        return [SACRIFICE[a][b][c] for a, b, c in escorts(game, self.sections, bool(self.horseman))]

    def take(self, game: GreatWall, picked: Option) -> None:
        section, soldier, seat = PICK[picked]
        sacrifice(game, section, soldier, seat)
        if len(self.sections) > 1:
            mounted = int(self.horseman or soldier == HORSEMAN)
            game.push(Escort(self.seat, self.sections[1:], mounted))


class OfferHonour(Choice[GreatWall]):
    """A player's share of the Honour the table gives: at least the minimum, and no more left than the others have."""

    left: int
    least: int
    players: tuple[int, ...]
    silent = True

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"n": self.left}

    def options(self, game: GreatWall) -> list[Option]:
        others = self.players[1:]
        low = max(self.least, self.left - sum(game.honour[seat] for seat in others))
        high = min(game.honour[self.seat], max(self.least, self.left - self.least * len(others)))
        return [option("offer", n) for n in range(low, max(low, high) + 1)]

    def take(self, game: GreatWall, picked: Option) -> None:
        n = int(picked.tokens[1])
        lose_honour(game, self.seat, n)
        others = self.players[1:]
        if others:
            game.push(OfferHonour(others[0], max(0, self.left - n), self.least, others))


class AskRequests(Step[GreatWall]):
    """Open step 3 if anything can be fulfilled."""

    def run(self, game: GreatWall) -> None:
        if any(request >= 0 and fulfillable(game, request) for request in kept(game, REQUESTS)):
            game.push(FulfilRequests(speaker(game)))
