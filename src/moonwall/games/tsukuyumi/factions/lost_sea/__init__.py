"""Lords of the Lost Sea: whales without a home (TSM-LOSTSEA, TSF-SEA)."""

from __future__ import annotations

from typing import Any

from moonwall.table import Choice, ComposeError, Option, Step, option

from ...agreement import Agreement
from ...board import AROUND, NAMES
from ...board import SPACE as SPACE_OF
from ...modules.own_events import amount, lasts
from ...part import CHANGE, Part, declared_refusal
from ...position import AREA, NOBODY, Tsukuyumi
from ...rules.battle import ATTACKER, SPACE
from ...rules.events import draw_deck
from ...rules.setup import NOWHERE, StartArea, edge_areas, groups_at, named_homes, settled, taken_groups
from ...rules.tasks import on_board
from ...survey import Estate
from . import counters, events  # noqa: F401 (their verbs join the vocabulary)
from .state import EVENTS, FAST, FIRST, MOVED, NAME, STRANDED, can_rest, displacement, is_quiet, own, row, tidal, unit
from .tide import Tide, displace_in_battle, has_markers, movable

CALM = 0.25  # what a quiet own area with a great whale is worth to a bot, in points of A Place of Peace


class LostSea(Part):
    told = {"displaced-now": MOVED, "events-played": EVENTS}
    expansion = True
    counts = ("own",)
    marks = ("peace",)

    @classmethod
    def refusal(cls, agreed: Agreement) -> str:
        if agreed.mode == "domination" and agreed.factions[0] == NAME:
            return "cannot stand alone: sixteen areas round a Homezone need one (TS-ALLY-09-PL)"
        return declared_refusal(cls, agreed)

    # --- set-up ---------------------------------------------------------------------------------------------
    def begin(self, game: Tsukuyumi, seat: int) -> None:
        own(game)[:] = [0] * FAST

    def settles(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
        """Connected areas, the first at the edge of the board (TSF-SEA-01)."""
        further = range(wanted_areas(game, seat) - 1)
        return (Shore(seat), *[StartArea(seat) for _ in further], *settled(game, seat))

    def settled_at(self, game: Tsukuyumi, seat: int) -> int:
        """Their first area; during set-up any of them tells the group and the spot."""
        return own(game)[FIRST] - 1

    def setup(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
        return tuple([FirstEvent(seat) for _ in range(row(game).events_start)])

    # --- Production -----------------------------------------------------------------------------------------
    def places(self, game: Tsukuyumi, seat: int, kind: int) -> list[Option]:
        """At a great whale; else at any whale; else in an own area, or in a quiet one at the edge (TSF-SEA-04)."""
        mine = game.spaces_of(seat)
        word = game.book.kind_ids[kind]
        found = [s for s in mine if any(word in unit(game, k).spawns for k in game.kinds_at(s, seat))] or mine
        if not found:
            found = game.areas_of(seat)
        if not found:
            found = [s for s in edge_areas(game) if is_quiet(game, seat, s)]
        marked = [s for part in game.rules.on_home_marks for s in part.home_marks(game, seat)]  # HD-06
        found = [*found, *[s for s in marked if s not in found]]
        return [option("place", NAMES[s]) for s in found]

    # --- turns ----------------------------------------------------------------------------------------------
    def has_effect(self, game: Tsukuyumi, seat: int) -> bool:
        return any(
            has_markers(game, s) or (displacement(game, seat, s) and movable(game, seat, s, -1))
            for s in tidal(game, seat)
        )

    def effect(self, game: Tsukuyumi, seat: int) -> None:
        game.push(Tide(seat, (), ()))

    def round_end(self, game: Tsukuyumi, seat: int) -> None:
        own(game)[MOVED] = own(game)[STRANDED] = 0

    # --- battles --------------------------------------------------------------------------------------------
    def may_strike(self, game: Tsukuyumi, seat: int, space: int, deed: str) -> bool:
        if deed == "peace":
            return can_rest(game, seat, space)
        return displacement(game, seat, space) > 0

    def strike(self, game: Tsukuyumi, seat: int, deed: str) -> None:
        space = game.battle[SPACE]
        if deed != "peace":
            displace_in_battle(game, seat, space)
            return
        game.put_marks("peace", space)
        points = 0 if game.rules.victory_cards or not game.rules.part_points else row(game).peace_vp
        game.tell("peace", seat=seat, space=NAMES[space], n=points, rule="TSM-LOSTSEA-04")

    def once_limit(self, game: Tsukuyumi, seat: int) -> int:
        """*Whale Rider* (TSM-FEVENT-75)."""
        return (amount(game, "rider") or 1) if game.lasting else 1

    def may_defend(self, game: Tsukuyumi, seat: int, window: int) -> bool:
        return displacement(game, seat, game.battle[SPACE]) > 0

    def defend(self, game: Tsukuyumi, seat: int, window: int) -> None:
        """Undertow: attackers are moved aside (TSF-SEA-07)."""
        displace_in_battle(game, seat, game.battle[SPACE], game.battle[ATTACKER])

    def battle_over(self, game: Tsukuyumi) -> None:
        del own(game)[FAST:]

    # --- on the board ---------------------------------------------------------------------------------------
    def stand_ins(self, game: Tsukuyumi, seat: int) -> list[int]:
        king = game.book.kind_index["whale-king"]
        return [s for s in game.spaces_of(seat) if game.count(s, king)]

    def massive_steps(self, game: Tsukuyumi, kind: int) -> int:
        """*Migration* (TSM-FEVENT-74)."""
        return amount(game, "migration") if game.lasting and game.rules.kind_side[kind] == self.seat else 1

    def holds(self, game: Tsukuyumi, kind: int, space: int) -> bool:
        return game.rules.kind_side[kind] == self.seat and bool(own(game)[STRANDED] >> space & 1)

    # --- Events ---------------------------------------------------------------------------------------------
    def extra_plays(self, game: Tsukuyumi, seat: int) -> int:
        more: int = row(game).extra_plays  # TSM-LOSTSEA-13
        return more

    def played_event(self, game: Tsukuyumi, seat: int, event: int) -> None:
        if seat == self.seat:
            own(game)[EVENTS] += 1

    def bars_events(self, game: Tsukuyumi) -> bool:
        """*The Will of Nature* (TSM-FEVENT-77, TSM-FEVENT-78)."""
        return bool(game.lasting) and lasts(game, "silence")

    # --- points ---------------------------------------------------------------------------------------------
    def kept_points(self, game: Tsukuyumi, seat: int) -> int:
        if seat != self.seat:
            return 0
        points: int = sum(game.marks_of("peace")) * row(game).peace_vp
        return points

    def objective(self, game: Tsukuyumi, seat: int, moment: int) -> bool:
        """Song of the Deep: so many units displaced in one round."""
        return moment == CHANGE and own(game)[MOVED] >= game.book.objective_n[game.rules.faction_of[seat]]

    def mission_count(self, game: Tsukuyumi, seat: int) -> int:
        """Quiet Shore: controlled areas where nobody else stands."""
        return len([s for s in game.areas_of(seat) if is_quiet(game, seat, s)])

    def counted(self, game: Tsukuyumi, seat: int, what: str) -> int:
        if what == "current":
            return own(game)[MOVED]
        if what == "peace":
            return sum(game.marks_of("peace"))
        if what == "school-size":
            return 1 + on_board(game, "young-whale") if on_board(game, "whale-king") else 0
        if what == "clean-whales":
            return sum(1 for s in game.spaces_of(seat) if game.ground[s] == AREA and self._clean(game, seat, s))
        if what == "events-played":
            return own(game)[EVENTS]
        if what == "alt-whale-school":  # the areas, if the whole school is together (TSM-ALTOBJ-06..09)
            index = game.book.kind_index
            calves = game.book.pieces[index["young-whale"]]
            together = [s for s in self.stand_ins(game, seat) if game.count(s, index["young-whale"]) == calves]
            return game.controlled(seat) if together else 0
        return 0

    def _clean(self, game: Tsukuyumi, seat: int, space: int) -> bool:
        if game.territory[space] not in (seat, NOBODY):
            return False
        kept = game.territory[space]
        game.territory[space] = NOBODY
        found = has_markers(game, space)
        game.territory[space] = kept
        return not found

    # --- what everybody sees --------------------------------------------------------------------------------
    def board(self, game: Tsukuyumi, seat: int) -> dict[str, Any]:
        mine = own(game)
        return {
            "displaced-now": mine[MOVED],
            "peace": sum(game.marks_of("peace")),
            "events-played": mine[EVENTS],
            "stranded": [NAMES[s] for s in game.spaces if mine[STRANDED] >> s & 1],
        }

    def compose(self, game: Tsukuyumi, seat: int, doc: dict[str, Any]) -> None:
        fields = {"displaced": MOVED, "events": EVENTS}
        for field, value in doc.items():
            if field not in fields or not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 60:
                raise ComposeError(
                    f"faction {self.name!r} has the fields 'displaced' (units displaced this round) and 'events' "
                    f"(Events played), numbers from 0 to 60; not {field}={value!r}"
                )
            own(game)[fields[field]] = value

    # --- what bots look at ----------------------------------------------------------------------------------
    def aim(self, game: Tsukuyumi, seat: int, estate: Estate) -> float:
        return min(1.0, own(game)[MOVED] / game.book.objective_n[game.rules.faction_of[seat]])

    def worth(self, game: Tsukuyumi, seat: int) -> float:
        """Own quiet areas with a great whale, where Peace may be made."""
        if seat != self.seat or game.rules.victory_cards:
            return 0.0
        return CALM * sum(1 for s in game.spaces_of(seat) if can_rest(game, seat, s))


class Shore(Choice[Tsukuyumi]):
    """The first starting area, at the edge of the board: ``mark <space>`` (TSF-SEA-01)."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("mark", NAMES[s]) for s in shores(game, self.seat)] or [NOWHERE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is NOWHERE:
            return
        space = SPACE_OF[str(picked.tokens[1])]
        own(game)[FIRST] = space + 1
        game.territory[space] = self.seat
        game.tell("marked", seat=self.seat, space=NAMES[space])


def shores(game: Tsukuyumi, seat: int) -> list[int]:
    """Free areas at the edge, on a board of groups in one that nobody has taken, where Homezone spaces are named beside
    a free one (TSF-TABLE-10); of these where the most starting areas hang together, as for a Homezone (Q-50)."""
    free = [s for s in edge_areas(game) if game.territory[s] == NOBODY]
    if game.rules.board.groups:
        taken = taken_groups(game, seat)
        free = [s for s in free if not taken & set(groups_at(game, s))] or free
    spots = named_homes(game)
    if spots:
        free = [s for s in free if any(t in spots for _, t in AROUND[s])] or free
    room = {s: start_room(game, seat, s) for s in free}
    return [s for s in free if room[s] == max(room.values())]


def start_room(game: Tsukuyumi, seat: int, first: int) -> int:
    """How many starting areas there could be, from this one on, without a Block between."""
    groups = [set(game.book.spaces(g)) for g in game.rules.board.groups]
    land = next((g for g in groups if first in g), None)
    found = [first]
    for space in found:
        for d, t in AROUND[space]:
            open_ = game.ground[t] == AREA and game.territory[t] == NOBODY and not game.wall_between(space, d)
            if open_ and t not in found and (land is None or t in land):
                found.append(t)
        if len(found) >= wanted_areas(game, seat):
            break
    return min(len(found), wanted_areas(game, seat))


def wanted_areas(game: Tsukuyumi, seat: int) -> int:
    n: int = row(game).start_areas_two if game.rules.victory_cards else row(game).start_areas
    return game.rules.own_areas.get(seat, n)


class FirstEvent(Step[Tsukuyumi]):
    """An Event from the deck at the start."""

    seat: int

    def run(self, game: Tsukuyumi) -> None:
        draw_deck(game, self.seat)
