"""Cybersamurai: Uplinks (TS-CYBER)."""

from __future__ import annotations

from typing import Any

from moonwall.table import ComposeError, Option, Step, option

from ...board import NAMES, NEXT, OPPOSITE, SPACE, SPACES, edge_of
from ...book import BLUE, FERTILE, GREEN, MOUNTAIN, OCEAN, RED, Book
from ...part import CHANGE, Part
from ...position import Tsukuyumi
from ...rules.battle import DEFENDERS
from ...rules.production import PlaceUnit
from ...survey import Estate, Survey
from . import events
from .ghost import AskEspionage, GhostClose, GhostOpen
from .links import (
    AMATERASU,
    BUSHIDO,
    ESPIONAGE,
    INSTALLED,
    KANEDA,
    KANEDA_BLUE,
    KANEDA_RED,
    ROCKET,
    ROCKET_BLUE,
    ROCKET_RED,
    SAMURAI,
    SHOGUN,
    TENNO,
    TETSUO,
    USED,
    clear,
    closed_by_kaneda,
    installed,
    own,
    ready_again,
    spend,
    spent,
    under_rocket,
)
from .matrix import DefenseMatrix, matrix_options
from .samurai import DeclareSamurai, suffer
from .uplinks import (
    FreeDrone,
    Shoot,
    StartUplinks,
    Tenno,
    can_shoot,
    drivable,
    free_drones,
    install,
    open_uplinks,
    use_marker,
)

USE_TETSUO = option("use", "tetsuo")
USE_KANEDA = option("use", "kaneda")
USE_ROCKET = option("use", "rocket-attack")
USE_AMATERASU = option("use", "amaterasu")


class Cybersamurai(Part):
    # --- set-up ---------------------------------------------------------------------------------------------
    def begin(self, game: Tsukuyumi, seat: int) -> None:
        own(game)[:] = [sum(1 << n for n, row in enumerate(game.book.uplinks) if row.installed), 0, 0, 0, 0, 0, 0]

    def setup(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
        n = game.book.factions[game.rules.faction_of[seat]].uplinks
        return (StartUplinks(seat, n),) if n else ()

    def arsenal(self, game: Tsukuyumi, seat: int) -> None:
        for uplink in range(len(game.book.uplinks)):
            if not installed(game, uplink):
                install(game, seat, uplink)

    # --- numbers --------------------------------------------------------------------------------------------
    def silences(self, game: Tsukuyumi, side: int, space: int) -> bool:
        mine, marker = game.own[self.slot], space + 1
        return (mine[ROCKET_RED] == marker or mine[ROCKET_BLUE] == marker) and under_rocket(game, side, space)

    def silences_any(self, game: Tsukuyumi, side: int) -> bool:
        mine = game.own[self.slot]
        return bool(mine[ROCKET_RED] or mine[ROCKET_BLUE])

    def bars_placing(self, game: Tsukuyumi, space: int) -> bool:
        """The Rocket Attack marker, where a mode says so."""
        return space + 1 in (game.own[self.slot][ROCKET_RED], game.own[self.slot][ROCKET_BLUE])

    def closes(self, game: Tsukuyumi, side: int, space: int) -> int:
        mine = game.own[self.slot]
        return closed_by_kaneda(game, side, space) if mine[KANEDA_RED] or mine[KANEDA_BLUE] else 0

    def all_closes(self, game: Tsukuyumi, side: int) -> bytes:
        mine = game.own[self.slot]
        red, blue = mine[KANEDA_RED], mine[KANEDA_BLUE]
        if not (red or blue) or game.rules.friends[side] >> self.seat & 1:
            return b""
        found = bytearray(SPACES)
        for at in (red - 1, blue - 1):
            if at >= 0:
                found[at // 6] |= 1 << at % 6
                if NEXT[at] >= 0:
                    found[NEXT[at]] |= 1 << OPPOSITE[at % 6]
        return bytes(found)

    def more_counters(self, game: Tsukuyumi, seat: int) -> int:
        """Bushido: one counterattack more (TS-CYBER-21)."""
        return int(game.book.uplinks[BUSHIDO].n) if installed(game, BUSHIDO) else 0

    def laser(self, game: Tsukuyumi, seat: int) -> bool:
        """Tetsuo adds to the card and is not used up (TS-CYBER-05)."""
        return installed(game, TETSUO)

    # --- battles --------------------------------------------------------------------------------------------
    def declares(self, game: Tsukuyumi) -> tuple[Step[Tsukuyumi], ...]:
        """Samurai must be declared before the card is known (TS-CYBER-19)."""
        if not game.battle[DEFENDERS] >> self.seat & 1 or not installed(game, SAMURAI):
            return ()
        return (DeclareSamurai(self.seat),)

    def suffers(self, game: Tsukuyumi, seat: int) -> None:
        suffer(game, seat)

    def may_defend(self, game: Tsukuyumi, seat: int, window: int) -> bool:
        return bool(matrix_options(game, seat))

    def defend(self, game: Tsukuyumi, seat: int, window: int) -> None:
        game.push(DefenseMatrix(seat))

    # --- Action cards ---------------------------------------------------------------------------------------
    def select_open(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
        return (GhostOpen(seat),)

    def select_close(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
        return (GhostClose(seat),)

    # --- turns ----------------------------------------------------------------------------------------------
    def turn_start(self, game: Tsukuyumi, seat: int, has_phase: bool) -> None:
        """Red markers may be placed again each Red phase, and leave the board if the card has none (TS-CYBER-10,
        TS-CYBER-13, Q-46); the blue one goes at the Blue turn (TS-CYBER-16)."""
        if game.in_phase(RED):
            if not has_phase:
                clear(game, KANEDA_RED, ROCKET_RED)
            ready_again(game, TETSUO, KANEDA, ROCKET)
        if game.in_phase(BLUE):
            clear(game, KANEDA_BLUE, ROCKET_BLUE)
        if game.in_phase(GREEN):
            ready_again(game, AMATERASU)

    def has_effect(self, game: Tsukuyumi, seat: int) -> bool:
        return installed(game, TENNO) and bool(drivable(game, seat))

    def effect(self, game: Tsukuyumi, seat: int) -> None:
        game.push(Tenno(seat))

    def granted(self, game: Tsukuyumi, seat: int, has_phase: bool) -> list[Option]:
        """Colours are phases of use (TS-CYBER-03); Kaneda and Rocket Attack need the Red phase on the card."""
        found: list[Option] = []
        if game.in_phase(RED):
            if installed(game, TETSUO) and not spent(game, TETSUO) and can_shoot(game, seat):
                found.append(USE_TETSUO)
            if has_phase and installed(game, KANEDA) and not spent(game, KANEDA):
                found.append(USE_KANEDA)
            if has_phase and installed(game, ROCKET) and not spent(game, ROCKET):
                found.append(USE_ROCKET)
            found += events.raids(game, seat)
        if game.in_phase(GREEN) and installed(game, AMATERASU) and not spent(game, AMATERASU) and free_drones(game):
            found.append(USE_AMATERASU)
        return found

    def round_end(self, game: Tsukuyumi, seat: int) -> None:
        own(game)[USED] &= ~events.FIRED

    def use(self, game: Tsukuyumi, seat: int, option: Option) -> None:
        if option.verb == "raid":
            events.raid(game, seat, SPACE[str(option.tokens[1])])
        elif option is USE_TETSUO:
            spend(game, TETSUO)
            game.push(Shoot(seat))
        elif option is USE_AMATERASU:
            spend(game, AMATERASU)
            game.push(FreeDrone(seat))
        else:
            use_marker(game, seat, KANEDA if option is USE_KANEDA else ROCKET)

    # --- Production -----------------------------------------------------------------------------------------
    def shop(self, game: Tsukuyumi, seat: int) -> list[Option]:
        return open_uplinks(game, game.pp)

    def buy(self, game: Tsukuyumi, seat: int, option: Option) -> None:
        uplink = game.book.uplink_ids.index(str(option.tokens[1]))
        game.pp -= game.book.uplinks[uplink].cost
        install(game, seat, uplink)
        if uplink == SHOGUN:
            game.push(PlaceUnit(seat, game.book.kind_index["shogun"]))

    # --- on the board ---------------------------------------------------------------------------------------
    def lost(self, game: Tsukuyumi, seat: int, space: int, losses: tuple[int, ...], cause: str) -> None:
        """With the Shogun its Uplink is lost and may be bought again (TS-CYBER-18)."""
        if game.book.kind_index["shogun"] in losses[::2]:
            own(game)[INSTALLED] &= ~(1 << SHOGUN)
            game.tell("uplink-lost", seat=seat, uplink=game.book.uplink_ids[SHOGUN], rule="TS-CYBER-18")

    def cleansed(self, game: Tsukuyumi, space: int) -> None:
        """Rocket markers there and Kaneda on its edges."""
        mine = own(game)
        for field in (ROCKET_RED, ROCKET_BLUE):
            if mine[field] == space + 1:
                mine[field] = 0
        for field in (KANEDA_RED, KANEDA_BLUE):
            at = mine[field] - 1
            if at >= 0 and space in (at // 6, NEXT[at]):
                mine[field] = 0

    def swapped(self, game: Tsukuyumi, seat: int, a: int, b: int) -> None:
        for field in (ROCKET_RED, ROCKET_BLUE):
            at = own(game)[field] - 1
            if at in (a, b):
                own(game)[field] = (b if at == a else a) + 1

    def moved_marks(self, game: Tsukuyumi, old: int, to: int) -> None:
        for field in (ROCKET_RED, ROCKET_BLUE):
            if own(game)[field] == old + 1:
                own(game)[field] = to + 1

    # --- Events ---------------------------------------------------------------------------------------------
    def drew(self, game: Tsukuyumi, seat: int, drawer: int) -> None:
        if installed(game, ESPIONAGE) and (game.event_deck or game.event_discard):
            game.push(AskEspionage(seat))

    def extra_plays(self, game: Tsukuyumi, seat: int) -> int:
        """One Event more with the Shogun (TS-CYBER-20)."""
        return int(game.book.uplinks[SHOGUN].n) if installed(game, SHOGUN) else 0

    def counted(self, game: Tsukuyumi, seat: int, what: str) -> int:
        return own(game)[INSTALLED].bit_count() if what == "uplinks" else 0

    # --- what bots look at ----------------------------------------------------------------------------------
    def aim(self, game: Tsukuyumi, seat: int, estate: Estate) -> float:
        types = estate.types
        return ((types >> MOUNTAIN & 1) + (types >> FERTILE & 1) + (types >> OCEAN & 1) + bool(estate.holy)) / 4

    def tools(self, game: Tsukuyumi, known: Survey) -> tuple[float, float, float, float, float]:
        return 0, 0, 0, own(game)[INSTALLED].bit_count(), 0

    # --- points ---------------------------------------------------------------------------------------------
    def objective(self, game: Tsukuyumi, seat: int, moment: int) -> bool:
        """GPS Mapping: Mountain, Fertile, Ocean and Tsukuyumi at the same time (TS-CYBER-27); four different areas,
        Moon areas only as Tsukuyumi (Q-16)."""
        if moment != CHANGE or game.territory.count(seat) < 3:
            return False
        terrain = game.terrain
        mine = game.areas_of(seat)
        if len(mine) < (4 if game.rules.gps_distinct_areas else 3):
            return False
        holy = [s for s in mine if game.is_tsukuyumi(s)]
        count = [0] * 5
        for s in mine:
            count[terrain[s]] += 1
        wanted = (MOUNTAIN, FERTILE, OCEAN)
        if not holy or not all(count[t] for t in wanted):
            return False
        if not game.rules.gps_distinct_areas:
            return True
        return any(terrain[s] not in wanted or count[terrain[s]] > 1 for s in holy)

    def signs(self, game: Tsukuyumi) -> list[dict[str, Any]]:
        return marker_view(game)

    def sees_dropped(self, game: Tsukuyumi, seat: int) -> bool:
        """What Ghost has dropped."""
        return True

    def board(self, game: Tsukuyumi, seat: int) -> dict[str, Any]:
        book = game.book
        return {
            "uplinks": [u for n, u in enumerate(book.uplink_ids) if installed(game, n)],
            "spent": [u for n, u in enumerate(book.uplink_ids) if spent(game, n)],
        }

    @classmethod
    def measured(cls, book: Book) -> list[tuple[Any, ...]]:
        return [("uplinks", "1 for an installed Uplink", book.uplink_ids)]

    def measure(self, game: Tsukuyumi) -> bytes:
        mask = own(game)[INSTALLED]
        return bytes([mask >> n & 1 for n in range(len(game.book.uplink_ids))])

    def compose(self, game: Tsukuyumi, seat: int, doc: dict[str, Any]) -> None:
        """``uplinks``: all installed ones; ``kaneda-red``/``-blue``: two spaces; ``rocket-red``/``-blue``: a space."""
        edges = {"kaneda-red": KANEDA_RED, "kaneda-blue": KANEDA_BLUE}
        areas = {"rocket-red": ROCKET_RED, "rocket-blue": ROCKET_BLUE}
        ids = game.book.uplink_ids
        for field, value in doc.items():
            if field == "uplinks" and isinstance(value, list):
                for name in value:
                    if name not in ids:
                        raise ComposeError(f"there is no Uplink {name!r}; there are {', '.join(ids)}")
                own(game)[INSTALLED] = sum(1 << ids.index(name) for name in set(value))
            elif field in edges and isinstance(value, list) and len(value) == 2:
                a, b = (SPACE.get(str(v), -1) for v in value)
                if a < 0 or b < 0 or edge_of(a, b) < 0:
                    raise ComposeError(f"{field} must name two adjacent spaces, not {value!r}")
                own(game)[edges[field]] = a * 6 + edge_of(a, b) + 1
            elif field in areas and value in SPACE:
                own(game)[areas[field]] = SPACE[value] + 1
            else:
                known = ", ".join(("uplinks", *edges, *areas))
                raise ComposeError(f"faction 'cybersamurai' has the fields {known}; not {field}={value!r}")


def marker_view(game: Tsukuyumi) -> list[dict[str, Any]]:
    """Kaneda and Rocket Attack markers on the board, for the view."""
    found: list[dict[str, Any]] = []
    for field, colour in ((KANEDA_RED, "red"), (KANEDA_BLUE, "blue")):
        if own(game)[field]:
            at = own(game)[field] - 1
            space, edge = at // 6, at % 6
            found.append({"at": NAMES[space], "edge": edge, "to": NAMES[NEXT[at]], "what": "kaneda", "colour": colour})
    for field, colour in ((ROCKET_RED, "red"), (ROCKET_BLUE, "blue")):
        if own(game)[field]:
            found.append({"at": NAMES[own(game)[field] - 1], "what": "rocket-attack", "colour": colour})
    return found
