"""What a seat of The Great Wall may know, as one row of numbers, for researchers (``table/layout.py``).

Seats take four places, whatever their number; those of absent seats stay 0. Cards count as 1 where they are, numbers as
they are. Nothing here is hidden from the seat: what others hold is a number of cards.
"""

from __future__ import annotations

from moonwall.table.layout import SEATS, Block, Layout, one_of

from .cards import modifiers
from .names import CELLS, LOCATIONS, RESOURCES, SEASONS, SECTIONS, SLOTS, SOLDIER_ON, SOLDIERS, WOUND
from .position import GreatWall

FOUR = SEATS[:4]


def layout(game: GreatWall, factions: tuple[str, ...] = ()) -> Layout:
    """The layout of a table like this one; clans play alike."""
    writer = Writer(game)
    blocks = [*_numbers(game), *_lying(game), *_moment(game), *_own(game), *_parts(game)]
    return Layout(blocks, len(game.seats), writer.write)


def _numbers(game: GreatWall) -> list[Block]:
    """Numbers of the position as they are."""
    production = LOCATIONS[:4]
    return [
        Block("wall", "level of the Wall", SECTIONS),
        Block("barricades", "Barricades", SECTIONS),
        Block("defence", "Defence of the Section now", SECTIONS),
        Block("power", "Power of its Hordes now", SECTIONS),
        Block("rest", "resting Soldiers", SECTIONS, FOUR, SOLDIERS),
        Block("archers", "Archers in Shooting spots", SECTIONS, FOUR),
        Block("clerks", "Clerks in a Location", LOCATIONS, FOUR),
        Block("overseer", "level of the Overseer", production, FOUR),
        Block("warehouse", "Resources in the Warehouse", RESOURCES[:3]),
        Block("honour", "Honour", FOUR),
        Block("wounds-dealt", "Wounds dealt by Archers and effects", FOUR),
        Block("clerk-pool", "Clerks in the pool", FOUR),
        Block("clerk-area", "Clerks still to be hired", FOUR),
        Block("taken", "Hordes taken this Year", FOUR),
        Block("pool", "Soldiers in the pool, without Shame", FOUR, SOLDIERS),
        Block("shamed", "Soldiers in the pool, with Shame", FOUR, SOLDIERS),
        Block("recruits", "Soldiers paid and not yet placed", FOUR, SOLDIERS),
        Block("my-resources", "own Resources", RESOURCES),
        Block("time", "space of the Time track"),
        Block("year", "the Year"),
        Block("slot", "slot of the Command track being resolved, from 1"),
        Block("shame-supply", "Shame tokens in the supply"),
        Block("decks", "cards left", ("hordes", "advisors", "tactics")),
    ]


def _lying(game: GreatWall) -> list[Block]:
    """What lies as it lies for many decisions."""
    cards = game.book.cards
    slots = [str(n + 1) for n in range(game.rules.slots)]
    return [
        Block("horde", "1 for the type of Horde that stands there", SLOTS, cards.horde_type_ids),
        Block("horde-points", "Vital points it has", SLOTS),
        Block("overseer-soldier", "1 + number of the Soldier who serves as Overseer", LOCATIONS[:4], FOUR),
        Block("track-card", "1 for the Command card that lies there", slots, cards.command_ids),
        Block("advisors", "place on the Advisor track, from 1", cards.advisor_ids),
        Block("advisor-discard", "1 for a discarded Advisor", cards.advisor_ids),
        Block("artifacts", "1 for an Artifact of this game", cards.artifact_ids),
        Block("tactic-discard", "1 for a discarded Tactic card", cards.tactic_ids),
        Block("tea", "place in the Tea order, from 1", FOUR),
        Block("hordes", "Horde cards taken", FOUR),
        Block("horde-shame", "Shame tokens on Horde cards taken", FOUR),
        Block("tactics", "Tactic cards in hand", FOUR),
        Block("commands", "Command cards in hand", FOUR),
        Block("discard", "1 for a discarded Command card", FOUR, cards.command_ids),
        Block("general", "1 for the General", FOUR, cards.general_ids),
        Block("active", "1 for an Active Advisor", FOUR, cards.advisor_ids),
        Block("support", "1 for a Support Advisor", FOUR, cards.advisor_ids),
    ]


def _moment(game: GreatWall) -> list[Block]:
    slots = [str(n + 1) for n in range(game.rules.slots)]
    return [
        Block("wounds", "Wounds on a Vital point", SLOTS, CELLS),
        Block("soldiers", "whose Soldier is on a Vital point: 1 mine, 2 the next seat's …", SLOTS, CELLS),
        Block("track-seat", "whose Command card lies there: 1 mine, 2 the next seat's …", slots),
        Block("season", "1 for the season", SEASONS),
        Block("place", "1 for the Location being Activated", LOCATIONS),
        Block("turn", "1 for the seat whose Command card is resolved", FOUR),
    ]


def _own(game: GreatWall) -> list[Block]:
    cards = game.book.cards
    return [
        Block("my-tactics", "1 for a Tactic card in hand", cards.tactic_ids),
        Block("my-commands", "1 for a Command card in hand", cards.command_ids),
        Block("my-dealt-generals", "1 for a General to choose from", cards.general_ids),
        Block("my-dealt-advisors", "1 for an Advisor to choose from", cards.advisor_ids),
    ]


def _parts(game: GreatWall) -> list[Block]:
    return [Block(name, doc, *axes) for part in game.rules.parts for name, doc, *axes in part.measured(game.book)]


class Writer:
    """Writes a position in the order of the blocks above. Numbers become bytes all at once; what lies as it lay at the
    last look is not written again; what a mask of cards looks like is made once."""

    __slots__ = ("_cover", "_lay", "_lies", "_wounds", "general", "masks", "owners", "soldiers", "types", "widths")

    def __init__(self, game: GreatWall) -> None:
        cards, seats = game.book.cards, len(game.seats)
        self.general = one_of(len(cards.general_ids))
        self.types = one_of(len(cards.horde_type_ids))
        self.masks: list[dict[int, bytes]] = [{}, {}, {}, {}]
        self.widths = [len(ids) for ids in (cards.command_ids, cards.tactic_ids, cards.advisor_ids, cards.artifact_ids)]
        turned = [bytes([1 + (owner - seat) % seats for owner in range(4)]) for seat in range(seats)]
        self.owners = [row + b"\0" for row in turned]  # by who looks, by owner; the last is nobody
        self.soldiers = [
            bytes([0 if code < SOLDIER_ON else row[(code - SOLDIER_ON) >> 3 & 3] for code in range(256)])
            for row in turned
        ]
        self._lay: list[int] = []
        self._lies = b""
        self._cover: list[int] = []
        self._wounds = b"", b""

    def write(self, game: GreatWall, seat: int) -> bytes:
        found = [self._numbers(game, seat), self._lying(game)]
        if game.cover != self._cover:
            self._cover = game.cover[:]
            cover = bytes(self._cover)
            self._wounds = cover, cover.translate(_WOUND)
        cover, wounds = self._wounds
        owners = self.owners[seat]
        found += (wounds, cover.translate(self.soldiers[seat]), bytes([owners[owner] for owner in game.track_seat]))
        found += (_SEASONS[game.season], _PLACES[game.place], _TURNS[game.turn])
        self._own(game, seat, found)
        for part in game.rules.on_measure:
            found.append(bytes(part.measure(game)))
        return b"".join(found)

    def bits(self, of: int, mask: int) -> bytes:
        """Cards of a mask, one byte a card."""
        known = self.masks[of]
        found = known.get(mask)
        if found is None:
            if len(known) > 20_000:
                known.clear()
            found = known[mask] = bytes([mask >> card & 1 for card in range(self.widths[of])])
        return found

    def _numbers(self, game: GreatWall, seat: int) -> bytes:
        defence, power = modifiers.defence, modifiers.power
        numbers = [
            *game.wall, *game.barricades,
            defence(game, 0), defence(game, 1), defence(game, 2), power(game, 0), power(game, 1), power(game, 2),
            *game.rest, *game.spots, *game.clerks, *game.overseer, *game.warehouse,
            *game.honour, *game.wounds_dealt, *game.clerk_pool, *game.clerk_area, *game.taken_this_year,
            *game.pool, *game.shamed, *game.recruits, *game.res[seat * 4 : seat * 4 + 4],
            game.time + 1, game.year, game.slot + 1, game.shame_supply,
            len(game.horde_deck), len(game.advisor_deck), len(game.tactic_deck),
        ]  # fmt: skip
        try:
            return bytes(numbers)
        except ValueError:  # Honour may be negative, and large
            return bytes([min(max(n, 0), 255) for n in numbers])

    def _lying(self, game: GreatWall) -> bytes:
        lay = [
            *game.hordes, *game.overseer_soldier, *game.track_card, *game.advisor_track, *game.tea,
            *game.horde_owner, *game.horde_shame, *game.tactics, *game.command_hand, *game.command_discard,
            *game.general, *game.active, *game.support,
            *game.advisor_discard, len(game.advisor_discard), *game.artifacts, len(game.artifacts),
            *game.tactic_discard,
        ]  # fmt: skip
        if lay != self._lay:
            self._lay = lay
            self._lies = b"".join([*self._board(game), *self._piles(game), *self._seats(game)])
        return self._lies

    def _board(self, game: GreatWall) -> list[bytes]:
        cards, types, hordes = game.book.cards, self.types, game.hordes
        return [
            *[types[cards.horde_type[card]] if card >= 0 else types[-1] for card in hordes],
            bytes([len(cards.horde_points[card]) if card >= 0 else 0 for card in hordes]),
            bytes([soldier + 1 for soldier in game.overseer_soldier]),
            *[self.bits(COMMANDS, 1 << card if card >= 0 else 0) for card in game.track_card],
        ]

    def _piles(self, game: GreatWall) -> list[bytes]:
        offered = bytearray(self.widths[ADVISORS])
        for place, card in enumerate(game.advisor_track):
            if card >= 0:
                offered[card] = place + 1
        return [
            bytes(offered),
            self.bits(ADVISORS, _mask(game.advisor_discard)),
            self.bits(ARTIFACTS, _mask(game.artifacts)),
            self.bits(TACTICS, _mask(game.tactic_discard)),
        ]

    def _seats(self, game: GreatWall) -> list[bytes]:
        tea = [0, 0, 0, 0]
        for place, seat in enumerate(game.tea):
            tea[seat] = place + 1
        taken, shame = [0, 0, 0, 0], [0, 0, 0, 0]
        for card, owner in enumerate(game.horde_owner):
            if owner >= 0:
                taken[owner] += 1
                shame[owner] += game.horde_shame[card]
        numbers = tea + taken + shame
        numbers += [mask.bit_count() for mask in game.tactics]
        numbers += [mask.bit_count() for mask in game.command_hand]
        bits, general = self.bits, self.general
        return [
            bytes(numbers),
            *[bits(COMMANDS, mask) for mask in game.command_discard],
            *[general[card] for card in game.general],
            *[bits(ADVISORS, mask) for mask in game.active],
            *[bits(ADVISORS, mask) for mask in game.support],
        ]

    def _own(self, game: GreatWall, seat: int, found: list[bytes]) -> None:
        a, b, c, d = game.dealt[seat * 4 : seat * 4 + 4]
        generals = self.general[a]
        if b >= 0:
            both = bytearray(generals)
            both[b] = 1
            generals = bytes(both)
        bits = self.bits
        found += (bits(TACTICS, game.tactics[seat]), bits(COMMANDS, game.command_hand[seat]), generals)
        found.append(bits(ADVISORS, (1 << c if c >= 0 else 0) | (1 << d if d >= 0 else 0)))


def _mask(cards: tuple[int, ...]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


COMMANDS, TACTICS, ADVISORS, ARTIFACTS = range(4)
_SEASONS = one_of(len(SEASONS))
_PLACES = one_of(len(LOCATIONS))
_TURNS = one_of(4)
_WOUND = bytes([int(code == WOUND) for code in range(256)])
