"""Positions written by hand; the format is in docs/positions.md. Complaints name the field and what would be right.

Soldiers and Clerks that a document does not mention are in their owners' pools, cards that it does not mention in their
decks, shuffled by the document's seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from moonwall.table import ComposeError, Step
from moonwall.table.calendar import from_step
from moonwall.table.errors import did_you_mean
from moonwall.table.position import replaced

from .cards import windows
from .names import (
    AUTUMN,
    BARRICADE_SPACES,
    CELLS,
    CLERKS_OF_CLAN,
    COMMAND_CARDS,
    LOCATIONS,
    RESOURCES,
    SECTIONS,
    SOLDIERS,
    SOLDIERS_OF_CLAN,
    SPEARMAN,
    SPRING,
    SUMMER,
    TOP_WALL,
    WINTER,
    WOUND,
)
from .position import GreatWall
from .rules import activation, autumn, defeat, spring, summer, winter
from .rules.attack import POSTURES, cover
from .rules.breach import Assault
from .rules.killing import soldier, soldiers_on
from .rules.setup import FIRST_CLERKS_WAITING

KERNEL_FIELDS = ("seats", "seed", "mode", "options")
FIELDS = (
    "year",
    "time",
    "tea",
    "shame",
    "warehouse",
    "artifacts",
    "advisors",
    "track",
    "sections",
    "locations",
    "players",
    "decks",
    "discards",
    "turn",
    "start",
)
STARTS = (
    "spring",
    "summer",
    "take-back",
    "autumn",
    "turns",
    "activation-step",
    "activate",
    "defeats",
    "end-of-turn",
    "winter",
    "shooting",
    "assault",
    "end-check",
)
STARTS_WITH: dict[str, tuple[type[Step[GreatWall]], int]] = {  # a step of the calendar, or so many after it
    "spring": (spring.Spring, 0),
    "summer": (summer.Summer, 0),
    "take-back": (summer.ClearTrack, 0),
    "autumn": (autumn.Autumn, 0),
    "turns": (autumn.Turn, 0),
    "winter": (winter.Winter, 0),
    "shooting": (winter.Shooting, 0),
    "assault": (Assault, 0),
    "end-check": (winter.Barricades, 1),
}


def compose(game: GreatWall, doc: dict[str, Any]) -> GreatWall:
    reader = Reader(game)
    reader.fields(doc, "", (*KERNEL_FIELDS, *FIELDS, *game.rules.written))
    reader.board(doc)
    reader.players(doc.get("players", {}))
    reader.sections(doc.get("sections", {}))
    reader.locations(doc.get("locations", {}))
    reader.parts(doc)
    reader.settle_pieces()
    reader.cards(doc)
    reader.track(doc)
    windows.refresh(game)
    reader.start(doc)
    return game


class Reader:
    """Reads a document into a position; parts of the match use it for what is theirs."""

    def __init__(self, game: GreatWall) -> None:
        self.game = game
        self.count = len(game.seats)
        self.area: list[int | None] = [FIRST_CLERKS_WAITING] * self.count  # None: a seat whose Clerks have no pool
        self.clans: list[tuple[int, ...]] = [SOLDIERS_OF_CLAN] * self.count  # how many Soldiers a seat has
        self.seen: dict[str, set[int]] = {"hordes": set(), "advisors": set(), "tactics": set()}

    # --- small readers ---------------------------------------------------------------------------------------------

    def fail(self, where: str, message: str) -> ComposeError:
        return ComposeError(f"field {where!r}: {message}")

    def table(self, value: Any, where: str) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise self.fail(where, f"must be a table of fields, not {value!r}")
        return value

    def items(self, value: Any, where: str) -> list[Any]:
        if not isinstance(value, (list, tuple)):
            raise self.fail(where, f"must be a list, not {value!r}")
        return list(value)

    def fields(self, doc: dict[str, Any], where: str, known: Sequence[str]) -> None:
        for key in doc:
            if key not in known:
                path = f"{where}.{key}" if where else key
                raise self.fail(path, f"there is no such field.{did_you_mean(str(key), list(known))}")

    def number(self, value: Any, where: str, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.fail(where, f"must be a whole number from {low} to {high}, not {value!r}")
        return value

    def word(self, value: Any, where: str, known: Sequence[str]) -> int:
        if value not in known:
            raise self.fail(where, f"{value!r} is not known.{did_you_mean(str(value), list(known))}")
        return list(known).index(value)

    def seat(self, value: Any, where: str) -> int:
        """``@0``, a seat number, or the clan that sits there."""
        clans = [s.faction for s in self.game.seats]
        if value in clans:
            return clans.index(value)
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < self.count:
            return value
        if isinstance(value, str) and value[:1] == "@" and value[1:].isdigit() and int(value[1:]) < self.count:
            return int(value[1:])
        raise self.fail(where, f"{value!r} is no seat; write @0 to @{self.count - 1} or {', '.join(clans)}")

    def amounts(self, value: Any, where: str, known: Sequence[str], high: int = 99) -> list[int]:
        doc = self.table(value, where)
        found = [0] * len(known)
        for key, n in doc.items():
            found[self.word(key, f"{where}.{key}", known)] = self.number(n, f"{where}.{key}", 0, high)
        return found

    def card(self, value: Any, where: str, kind: str, known: Sequence[str]) -> int:
        """A card by its id, each only once in the document."""
        found = self.word(value, where, known)
        if found in self.seen[kind]:
            raise self.fail(where, f"{value!r} is already somewhere else")
        self.seen[kind].add(found)
        return found

    def mask(self, doc: dict[str, Any], where: str, field: str, kind: str, known: Sequence[str]) -> int:
        """The cards that a field of the document lists."""
        found = 0
        for card in self.items(doc.get(field, []), f"{where}.{field}"):
            found |= 1 << self.card(card, f"{where}.{field}", kind, known)
        return found

    # --- the board ---------------------------------------------------------------------------------------------------

    def board(self, doc: dict[str, Any]) -> None:
        game = self.game
        last = game.rules.last_time + 1
        game.year = self.number(doc.get("year", 1), "year", 1, 99)
        game.time = self.number(doc.get("time", min(game.year, last)), "time", 1, last) - 1
        game.season = AUTUMN
        supply = doc.get("shame", game.rules.shame_start)
        game.shame_supply = self.number(supply, "shame", 0, game.rules.shame_start)
        game.warehouse = self.amounts(doc.get("warehouse", {}), "warehouse", RESOURCES[:3])
        tea = [self.seat(s, "tea") for s in self.items(doc.get("tea", list(range(self.count))), "tea")]
        if sorted(tea) != list(range(self.count)):
            raise self.fail("tea", f"must name each of the {self.count} seats once, from the top")
        game.tea = tuple(tea)

    def sections(self, value: Any) -> None:
        game = self.game
        for key, given in self.table(value, "sections").items():
            where = f"sections.{key}"
            section = self.word(key, where, SECTIONS)
            if section not in game.rules.sections:
                raise self.fail(where, "this Section is out of play here")
            doc = self.table(given, where)
            self.fields(doc, where, ("wall", "barricades", "hordes", "archers", "rest"))
            game.wall = replaced(game.wall, section, self.number(doc.get("wall", 0), f"{where}.wall", 0, TOP_WALL))
            barricades = self.number(doc.get("barricades", 0), f"{where}.barricades", 0, BARRICADE_SPACES)
            game.barricades = replaced(game.barricades, section, barricades)
            for who, n in self.table(doc.get("archers", {}), f"{where}.archers").items():
                seat = self.seat(who, f"{where}.archers")
                archers = self.number(n, f"{where}.archers.{who}", 0, 4)
                game.spots = replaced(game.spots, section * 4 + seat, archers)
            spots = game.book.wall_spots[game.wall[section]]
            if sum(game.spots[section * 4 : section * 4 + 4]) > spots:
                raise self.fail(f"{where}.archers", f"the Wall has {spots} Shooting spots at this level")
            for who, soldiers in self.table(doc.get("rest", {}), f"{where}.rest").items():
                seat = self.seat(who, f"{where}.rest")
                base = (section * 4 + seat) * 3
                resting = self.amounts(soldiers, f"{where}.rest.{who}", SOLDIERS)
                game.rest = (*game.rest[:base], *resting, *game.rest[base + 3 :])
            hordes = self.items(doc.get("hordes", []), f"{where}.hordes")
            if len(hordes) > 3:
                raise self.fail(f"{where}.hordes", "a Section holds at most 3 Hordes")
            for row, horde in enumerate(hordes):
                self.horde(section * 3 + row, horde, f"{where}.hordes.{row + 1}")

    def horde(self, slot: int, value: Any, where: str) -> None:
        game = self.game
        doc = {"card": value} if isinstance(value, str) else self.table(value, where)
        self.fields(doc, where, ("card", "cover"))
        card = self.card(doc.get("card"), f"{where}.card", "hordes", game.book.cards.horde_ids)
        game.hordes = replaced(game.hordes, slot, card)
        points = game.book.cards.horde_points[card]
        for key, what in self.table(doc.get("cover", {}), f"{where}.cover").items():
            at = f"{where}.cover.{key}"
            cells = tuple(sorted(self.word(cell, at, CELLS) for cell in str(key).split()))
            for cell in cells:
                if cell not in points:
                    raise self.fail(at, f"{CELLS[cell]} is no Vital point of {game.book.cards.horde_ids[card]}")
                if game.cover[slot * 12 + cell]:
                    raise self.fail(at, f"{CELLS[cell]} is covered twice")
            self.cover(slot, cells, str(what), at)

    def cover(self, slot: int, cells: tuple[int, ...], what: str, at: str) -> None:
        if what == "wound":
            for cell in cells:
                self.game.cover[slot * 12 + cell] = WOUND
            return
        who, _, soldier = what.partition(" ")
        seat = self.seat(who, at)
        kind = self.word(soldier, at, ("spearman", "horseman"))
        if kind == SPEARMAN:
            for cell in cells:
                cover(self.game, seat, slot, (cell,))
        elif (
            len(cells) != 2
            or cells[1] - cells[0] not in POSTURES
            or cells[0] // 6 != cells[1] // 6 - (cells[1] - cells[0] == 6)
        ):
            raise self.fail(at, "a Horseman covers two neighbouring points, for instance 'a1 a2'")
        else:
            cover(self.game, seat, slot, cells)

    def locations(self, value: Any) -> None:
        game = self.game
        for key, clerks in self.table(value, "locations").items():
            where = f"locations.{key}"
            place = self.word(key, where, LOCATIONS)
            for who, n in self.table(clerks, where).items():
                seat = self.seat(who, where)
                game.clerks[place * 4 + seat] = self.number(n, f"{where}.{who}", 0, CLERKS_OF_CLAN)
            spaces = game.rules.spaces[place]
            if spaces and sum(game.clerks[place * 4 : place * 4 + 4]) > spaces:
                raise self.fail(where, f"the Location has {spaces} spaces")

    # --- the players -------------------------------------------------------------------------------------------------

    def players(self, value: Any) -> None:
        game = self.game
        known = (
            "resources",
            "honour",
            "wounds",
            "general",
            "active",
            "support",
            "tactics",
            "area",
            "shamed",
            "hordes",
            "overseers",
            "discard",
        )
        for seat in game.rules.humans:
            game.command_hand = replaced(game.command_hand, seat, (1 << COMMAND_CARDS) - 1)
        for key, given in self.table(value, "players").items():
            where = f"players.{key}"
            seat = self.seat(key, where)
            doc = self.table(given, where)
            self.fields(doc, where, known)
            base = seat * 4
            game.res[base : base + 4] = self.amounts(doc.get("resources", {}), f"{where}.resources", RESOURCES)
            game.honour[seat] = self.number(doc.get("honour", 0), f"{where}.honour", 0, 9999)
            wounds = self.number(doc.get("wounds", 0), f"{where}.wounds", 0, 9999)
            game.wounds_dealt = replaced(game.wounds_dealt, seat, wounds)
            self.area[seat] = self.number(doc.get("area", FIRST_CLERKS_WAITING), f"{where}.area", 0, CLERKS_OF_CLAN)
            shamed = self.amounts(doc.get("shamed", {}), f"{where}.shamed", SOLDIERS)
            game.shamed[seat * 3 : seat * 3 + 3] = shamed
            self.player_cards(seat, doc, where)
            self.overseers(seat, doc.get("overseers", {}), f"{where}.overseers")

    def player_cards(self, seat: int, doc: dict[str, Any], where: str) -> None:
        game = self.game
        cards = game.book.cards
        if "general" in doc:
            general = self.word(doc["general"], f"{where}.general", cards.general_ids)
            if general in game.general:
                raise self.fail(f"{where}.general", f"{doc['general']!r} leads another clan")
            game.general = replaced(game.general, seat, general)
        active = self.mask(doc, where, "active", "advisors", cards.advisor_ids)
        support = self.mask(doc, where, "support", "advisors", cards.advisor_ids)
        tactics = self.mask(doc, where, "tactics", "tactics", cards.tactic_ids)
        game.active = replaced(game.active, seat, game.active[seat] | active)
        game.support = replaced(game.support, seat, game.support[seat] | support)
        game.tactics = replaced(game.tactics, seat, game.tactics[seat] | tactics)
        for horde in self.items(doc.get("hordes", []), f"{where}.hordes"):
            at = f"{where}.hordes"
            row = {"card": horde} if isinstance(horde, str) else self.table(horde, at)
            self.fields(row, at, ("card", "shame"))
            card = self.card(row.get("card"), at, "hordes", game.book.cards.horde_ids)
            game.horde_owner = replaced(game.horde_owner, card, seat)
            shame = self.number(row.get("shame", 0), f"{at}.shame", 0, 2)
            game.horde_shame = replaced(game.horde_shame, card, shame)
        for word in self.items(doc.get("discard", []), f"{where}.discard"):
            bit = 1 << self.word(word, f"{where}.discard", cards.command_ids[:COMMAND_CARDS])
            game.command_discard = replaced(game.command_discard, seat, game.command_discard[seat] | bit)
            game.command_hand = replaced(game.command_hand, seat, game.command_hand[seat] & ~bit)

    def overseers(self, seat: int, value: Any, where: str) -> None:
        game = self.game
        for key, given in self.table(value, where).items():
            at = f"{where}.{key}"
            place = self.word(key, at, LOCATIONS[:4])
            doc = {"level": given} if isinstance(given, int) else self.table(given, at)
            self.fields(doc, at, ("level", "soldier"))
            top = len(game.book.overseer_costs[place])
            level = self.number(doc.get("level", 1), f"{at}.level", 1, top)
            game.overseer = replaced(game.overseer, place * 4 + seat, level)
            soldier = self.word(doc.get("soldier", "spearman"), f"{at}.soldier", SOLDIERS)
            game.overseer_soldier = replaced(game.overseer_soldier, place * 4 + seat, soldier)

    def parts(self, doc: dict[str, Any]) -> None:
        """What the parts of the match have on the board."""
        for part in self.game.rules.on_read_pieces:
            part.read_pieces(self, doc)
        for field, why in self.game.rules.refused.items():
            if field in doc:
                raise self.fail(field, why)

    def settle_pieces(self) -> None:
        """What is not on the board is in the pools."""
        game = self.game
        for seat in range(self.count):
            self.settle_soldiers(seat, self.clans[seat])
            area = self.area[seat]
            if area is None:
                continue
            clerks = sum(game.clerks[place * 4 + seat] for place in range(10)) + area
            if clerks > CLERKS_OF_CLAN:
                raise self.fail("locations", f"seat {seat} has {clerks} Clerks, there are {CLERKS_OF_CLAN} in a clan")
            game.clerk_area = replaced(game.clerk_area, seat, area)
            game.clerk_pool[seat] = CLERKS_OF_CLAN - clerks
        used = sum(game.shamed) + sum(game.horde_shame)
        game.shame_boxed = game.rules.shame_start - game.shame_supply - used
        if game.shame_boxed < 0:
            raise self.fail("shame", f"there are {game.rules.shame_start} Shame tokens, the document has more")

    def settle_soldiers(self, seat: int, clan: tuple[int, ...]) -> None:
        game = self.game
        out = game.shamed[seat * 3 : seat * 3 + 3]
        for section in range(3):
            base = (section * 4 + seat) * 3
            for kind in range(3):
                out[kind] += game.rest[base + kind]
            out[1] += game.spots[section * 4 + seat]
        for slot in range(9):
            for victim in soldiers_on(game, slot, seat):
                out[soldier(game, victim)] += 1
        for place in range(4):
            if game.overseer_soldier[place * 4 + seat] >= 0:
                out[game.overseer_soldier[place * 4 + seat]] += 1
        for kind in range(3):
            if out[kind] > clan[kind]:
                raise self.fail("sections", f"seat {seat} has {out[kind]} {SOLDIERS[kind]}, a clan has {clan[kind]}")
            game.pool[seat * 3 + kind] = clan[kind] - out[kind]

    # --- cards -----------------------------------------------------------------------------------------------------

    def cards(self, doc: dict[str, Any]) -> None:
        game = self.game
        cards = game.book.cards
        for part in game.rules.on_read_cards:
            part.read_cards(self, doc)
        if game.rules.artifacts:
            self.artifacts(doc, game.rules.artifacts)
        decks = self.table(doc.get("decks", {}), "decks")
        discards = self.table(doc.get("discards", {}), "discards")
        kinds = ("hordes", "advisors", "tactics")
        self.fields(decks, "decks", kinds)
        self.fields(discards, "discards", kinds)
        words = {"hordes": game.book.cards.horde_ids, "advisors": cards.advisor_ids, "tactics": cards.tactic_ids}
        track = self.items(doc.get("advisors", []), "advisors")
        if len(track) > 4:
            raise self.fail("advisors", "the track has 4 slots")
        row = [self.card(card, "advisors", "advisors", cards.advisor_ids) for card in track]
        made: dict[str, list[int]] = {}
        for kind in kinds:
            thrown = self.items(discards.get(kind, []), f"discards.{kind}")
            gone = [self.card(card, f"discards.{kind}", kind, words[kind]) for card in thrown]
            known = self.items(decks.get(kind, []), f"decks.{kind}")
            top = [self.card(card, f"decks.{kind}", kind, words[kind]) for card in known]
            rest = [card for card in range(len(words[kind])) if card not in self.seen[kind]]
            if kind == "hordes":
                rest = [card for card in rest if cards.horde_marker[card] in game.rules.sections]
            game.shuffle(rest)
            made[kind] = rest + top[::-1]
            setattr(game, kind[:-1] + "_discard", tuple(gone))
            setattr(game, kind[:-1] + "_deck", tuple(made[kind]))
        advisors = made["advisors"]
        while len(row) < 4:
            row.append(advisors.pop(0))
        game.advisor_track, game.advisor_deck = tuple(row), tuple(advisors)

    def artifacts(self, doc: dict[str, Any], n: int) -> None:
        ids = self.game.book.cards.artifact_ids
        artifacts = self.items(doc.get("artifacts", list(ids[:n])), "artifacts")
        if len(artifacts) != n or len(set(artifacts)) != n:
            raise self.fail("artifacts", f"must name {n} different Artifacts")
        self.game.artifacts = tuple([self.word(card, "artifacts", ids) for card in artifacts])

    def track(self, doc: dict[str, Any]) -> None:
        """``track`` lists [seat, card] from slot 1; ``turn`` is whose card is being resolved."""
        game = self.game
        ids = game.book.cards.command_ids[:COMMAND_CARDS]
        given = self.items(doc.get("track", []), "track")
        if len(given) > len(game.track_seat):
            raise self.fail("track", f"the Command track has {len(game.track_seat)} slots here")
        for slot, entry in enumerate(given):
            where = f"track.{slot + 1}"
            pair = self.items(entry, where)
            if len(pair) != 2:
                raise self.fail(where, "write a slot as [seat, card]")
            seat = self.seat(pair[0], where)
            only = game.rules.players[seat].only_card
            card = only if only >= 0 else self.word(pair[1], where, ids)
            if seat in game.track_seat:
                raise self.fail(where, f"seat {seat} has two cards on the track")
            self.lay(slot, seat, card, where)
        if "turn" in doc:
            seat = self.seat(doc["turn"], "turn")
            if seat not in game.track_seat:
                self.lay(game.track_seat.index(-1), seat, self.spare(seat), "turn")
            game.turn = seat
            game.slot = game.track_seat.index(seat)

    def lay(self, slot: int, seat: int, card: int, where: str) -> None:
        game = self.game
        if not game.rules.players[seat].give_card(game, card):
            raise self.fail(where, f"{game.book.cards.command_ids[card]!r} is not in the hand of seat {seat}")
        game.track_seat = replaced(game.track_seat, slot, seat)
        game.track_card = replaced(game.track_card, slot, card)

    def spare(self, seat: int) -> int:
        """Some Command card of the seat."""
        return self.game.rules.players[seat].spare_card(self.game)

    # --- where it goes on ------------------------------------------------------------------------------------------

    def start(self, doc: dict[str, Any]) -> None:
        game = self.game
        given = doc.get("start", "autumn")
        row = {"at": given} if isinstance(given, str) else self.table(given, "start")
        self.fields(row, "start", ("at", "location", "advanced"))
        at = row.get("at")
        self.word(at, "start.at" if "at" in row else "start", STARTS)
        if at in ("activation-step", "activate", "defeats", "end-of-turn") and game.turn < 0:
            if game.tea[0] not in game.track_seat:
                self.lay(game.track_seat.index(-1), game.tea[0], self.spare(game.tea[0]), "start")
            game.turn = game.tea[0]
            game.slot = game.track_seat.index(game.turn)
        if at == "autumn" and max(game.track_seat) >= 0:
            raise self.fail("track", "is empty when Autumn begins; start with 'turns' to resolve it")
        if at in ("turns", "winter", "shooting", "assault", "end-check"):
            game.turn = game.slot = -1
        step = autumn.ActivationStep(autumn.RELIST if game.rules.relist else 0, 1)
        plans: dict[str, list[Step[GreatWall]]] = {
            "activation-step": [step],
            "defeats": [defeat.DefeatCheck()],
            "end-of-turn": [],
        }
        if at == "activate":
            place = self.word(row.get("location"), "start.location", LOCATIONS)
            advanced = 1 if row.get("advanced", False) else 0
            plans["activate"] = [activation.Activate(place, advanced), step]
        elif "location" in row or "advanced" in row:
            raise self.fail("start", "location and advanced belong to the start 'activate'")
        seasons = {"spring": SPRING, "summer": SUMMER, "take-back": SUMMER}
        cold = ("winter", "shooting", "assault", "end-check")
        game.season = WINTER if at in cold else seasons.get(str(at), AUTUMN)
        if at == "spring":
            game.year -= 1
            game.time -= 1
            if game.time < 0:
                raise self.fail("year", "the first Year has no Spring; start in Year 2 or later")
        if at in plans:
            game.then(*plans[str(at)], autumn.EndTurn(), from_step(game, autumn.Turn, 1))
        else:
            kind, after = STARTS_WITH[str(at)]
            game.then(from_step(game, kind, after))
