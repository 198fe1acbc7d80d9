"""The mode as the rules meet it: *Rise of the Moon Princess* (docs/rules/moon-princess.md)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

from moonwall.table import Choice, Content, Option, OptionSpec, Step, option

from ...agreement import Agreement
from ...board import AROUND, NAMES, SPACE, SPACES
from ...book import BLACK, FERTILE, INIT, WHITE, Book
from ...content_rows import Board, Scenario
from ...position import ALL_COLOURS, AREA, HOMEZONE, MOON_AREA, ONI, VOID, Rules, Tsukuyumi
from ...rules import production
from ...rules.rounds import EndRound, PassHands, Score, SelectCards
from ...rules.turns import Phase
from ..tables import Table
from . import hits, show, state, track
from .aim import stands
from .cards import cards_of
from .limits import black_side
from .oni_step import OniTurn
from .onslaught import bars
from .outlook import TEAM, WEIGHTS, team_row
from .points import EventPoint
from .presence import Presence
from .princess_steps import PrincessStart, PrincessTurn, RandomStart, StandardCounter
from .reveal import Reveal, gone
from .ring import INNER_CIRCLE
from .rounds import FEW, CheckObjective, DiscardHands, DrawHands, EndOfRound, TurnRoundCard, gate
from .score import shares
from .setup import head_start, lay_land, lay_pool, lay_priority, seed_moon
from .state import Terms, own, pile, terms_of

NAME = state.NAME
ONLY = (NAME,)
HAND = 5  # MP-SETUP-15
MOST_PLAYERS = 6
MANY_COPIES = 5  # players from which two copies of the Action cards are used (HD-07)
HAUNTING = 5  # the Gambler's die: players' units are Massive and none flies (MP-LEGEND-16)
MOST_MINES = MOST_STRONGHOLDS = 2  # HD-06
# Words of modification cards whose rules are here; a faction with others cannot play this mode yet.
WORDS = frozenset(
    ["rocket-bars-placing", "espionage-once", "ghost-four", "samurai-after-move", "home-outside-inner",
     "queen-after-move", "mines-two", "strongholds-two", "no-team-devastation", "no-vp", "ranged-no-momentum",
     "home-marker", "two-areas", "ask-cleansing", "no-empty-win", "kills-no-momentum",
     "cp-ten", "basic-conquest",  # said by the rows of units and Combat cards for this deck
     "land-no-momentum"]  # Oni that leave with their tile are not destroyed: nothing more to do (MP-MOMENTUM-11)
)  # fmt: skip


class MoonPrincess(Presence, Table):
    deck = "coop"
    remembers = True
    lists = state.LISTS
    brings = ("legendary_oni",)
    marks: ClassVar[tuple[str, ...]] = (state.PRIORITY, state.HOME_MARKER)
    options = (
        OptionSpec("rounds", 3, (3, 4), modes=ONLY, group="table"),
        OptionSpec("difficulty", "normal", ("easy", "normal", "hard", "nightmare"), modes=ONLY, group="table"),
        OptionSpec("extra_tiles", 0, low=-3, high=6, modes=ONLY, group="table"),
        OptionSpec("princess_start", "team", ("team", "random"), modes=ONLY),
        OptionSpec("area_bonus", "sum", ("sum", "product"), modes=ONLY),
        OptionSpec("oni_distance", "sum", ("sum", "longest"), modes=ONLY),
        OptionSpec("oni_moves_twice", True, modes=ONLY),
        OptionSpec("princess_enables", True, modes=ONLY),
        OptionSpec("observer_attacks", "all", ("all", "first"), modes=ONLY),
        OptionSpec("sentinel_momentum", "none", ("none", "no-kill"), modes=ONLY),
        OptionSpec("event_action_in_white", False, modes=ONLY),
        OptionSpec("discard_held_events", False, modes=ONLY),
        OptionSpec("start_on_moon", False, modes=ONLY),
        OptionSpec("objections", True, modes=ONLY),
    )
    because: ClassVar[str] = "MP-SETUP-02"
    weights = WEIGHTS
    team_weights = TEAM

    # --- who can play ---------------------------------------------------------------------------------------
    @classmethod
    def seat_counts(cls, factions: int) -> tuple[int, ...]:
        """One to six; for six a Fertile Ground is made that the tile list lacks (MQ-45)."""
        return tuple(range(1, min(factions, MOST_PLAYERS) + 1))

    @classmethod
    def scene(cls, book: Book, options: Mapping[str, Any], seats: int) -> tuple[Any, Any]:
        scenario = Scenario(id=NAME, source="rulebook", players=[seats], objectives=False)
        return scenario, Board(id=NAME, source="rulebook", scenario=NAME, players=seats, tiles=0, spaces=[])

    @classmethod
    def refusal(cls, agreed: Agreement) -> str:
        """No modules (MP-SETUP-02), and only factions whose modification card can be carried out (MP-SETUP-04)."""
        if agreed.modules:
            return f"cannot be combined with {agreed.modules[0]!r} ({cls.because})"
        return ""

    @classmethod
    def seats_faction(cls, content: Content, faction: str) -> str:
        row = next((row for row in content["modifications"].values() if row.faction == faction), None)
        if row is None:
            return f"the faction {faction!r} has no modification card (MP-SETUP-04)"
        lacking = [word for word in row.do if word not in WORDS]
        return (
            f"the modification card of {faction!r} is not in the rules yet: {lacking[0]} (MP-SETUP-04)"
            if lacking
            else ""
        )

    def change(self, rules: Rules, book: Book) -> None:
        rules.terms = Terms(rules.options)
        rules.teams = [0] * rules.seats  # MQ-32
        rules.start_areas = [1] * rules.seats  # MP-SETUP-11
        rules.move_before_combat = ALL_COLOURS  # MP-BLACK-05
        rules.edition_says_when = False
        rules.part_points = False  # MP-VP-07
        rules.partners_agree = True
        rules.oni_placed = False  # MP-ROUND-05
        rules.kept_marks |= {state.PRIORITY, state.HOME_MARKER}
        few = rules.seats <= FEW
        rules.hand = 0 if few else HAND
        rules.action_copies = 2 if rules.seats >= MANY_COPIES else 1
        words = {row.faction: row.do for row in book.content["modifications"].values()}
        names = [book.faction_ids[f] for f in rules.faction_of]
        self.changes: list[frozenset[str]] = [frozenset(words.get(name, ())) for name in names]
        rules.terms.ghosts = [] if not few else [s for s, own in enumerate(self.changes) if "ghost-four" in own]
        rules.terms.no_kill_gain = [s for s, own in enumerate(self.changes) if "kills-no-momentum" in own]  # MQ-44
        rules.own_wins = not any("no-empty-win" in own for own in self.changes)
        rules.own_areas = {s: 2 for s, own in enumerate(self.changes) if "two-areas" in own}  # MP-SETUP-13

    def changed(self, word: str) -> list[int]:
        """The seats whose modification card has this word."""
        return [seat for seat, words in enumerate(self.changes) if word in words]

    # --- set-up ---------------------------------------------------------------------------------------------
    def pools_oni(self, game: Tsukuyumi) -> bool:
        lay_pool(game)
        return True

    def seeds_oni(self, game: Tsukuyumi) -> bool:
        seed_moon(game)
        return True

    def lays_board(self, game: Tsukuyumi) -> bool:
        lay_land(game, terms_of(game).extra_tiles)
        return True

    def lays_land(self, game: Tsukuyumi) -> bool:
        return self.lays_board(game)

    def begin(self, game: Tsukuyumi, seat: int) -> None:
        super().begin(game, seat)
        pile(game, state.HOMES)[:] = [-1] * game.rules.seats

    def deals(self, game: Tsukuyumi) -> None:
        """Five decks, shuffled; one Legendary Oni stays unseen in the box (MP-SETUP-19, MQ-02)."""
        cards = cards_of(game)
        sizes = {
            state.PRINCESS_DECK: len(cards.princess_cards),
            state.ROUND_DECK: len(cards.rounds),
            state.COUNTER_DECK: len(cards.counters),
            state.LAST_DECK: len(cards.last_counters),
            state.LEGEND_DECK: len(cards.legends),
        }
        for which, n in sizes.items():
            deck = list(range(n))
            game.shuffle(deck)
            pile(game, which)[:] = deck
        pile(game, state.BOXED)[:] = [pile(game, state.LEGEND_DECK).pop()]

    def opening(self, game: Tsukuyumi) -> list[Step[Tsukuyumi]]:
        """Where the Princess begins (MP-SETUP-07)."""
        return [RandomStart() if terms_of(game).random_start else PrincessStart(game.order[0])]

    def start_land(self, game: Tsukuyumi, seat: int) -> list[int]:
        """The Homezone, the starting areas, and what lies beside either without a Block (MP-SETUP-12, MQ-19)."""
        mine = game.areas_of(seat)
        home = game.homezone[seat]
        centres = [*mine, *([home] if home >= 0 else [])]
        found = dict.fromkeys([*([home] if home >= 0 else []), *mine])
        for space in centres:
            for d, t in AROUND[space]:
                if game.ground[t] in (VOID, HOMEZONE) or game.wall_between(space, d):
                    continue
                if game.ground[t] == MOON_AREA and not terms_of(game).start_on_moon:
                    continue
                found.setdefault(t)
        return list(found)

    def bars_home(self, game: Tsukuyumi, seat: int, space: int) -> bool:
        """Neither on Fertile Ground nor in the inner circle, for those whose card says so (HD-06)."""
        if "home-outside-inner" not in self.changes[seat] or game.ground[space] != AREA:
            return False
        return space in INNER_CIRCLE or game.terrain[space] == FERTILE

    def start_steps(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
        game.tell("modification", seat=seat, card=show.modification(game, seat), rule="MP-SETUP-04")
        return (HomeMark(seat),) if "home-marker" in self.changes[seat] else ()

    def set_up_done(self, game: Tsukuyumi) -> list[Step[Tsukuyumi]]:
        return [Ready()]

    def home_marks(self, game: Tsukuyumi, seat: int) -> list[int]:
        space = pile(game, state.HOMES)[seat]
        return [space] if space >= 0 else []

    # --- the round ------------------------------------------------------------------------------------------
    def calendar(self, rules: Rules, steps: list[Step[Tsukuyumi]]) -> list[Step[Tsukuyumi]]:
        """Select, the Round card, White and Black, the objective (MP-ROUND-02, -04)."""
        few = rules.seats <= FEW
        found: list[Step[Tsukuyumi]] = []
        for step in steps:
            if isinstance(step, SelectCards):
                found += [DrawHands(), step] if few else [step]
            elif isinstance(step, PassHands):
                found += [DiscardHands() if few else step, TurnRoundCard(), Phase(WHITE), Phase(BLACK)]
            elif isinstance(step, Score):
                found.append(CheckObjective())
            elif isinstance(step, EndRound):
                found.append(EndOfRound())
            elif not isinstance(step, Phase):
                found.append(step)
        return found

    def before_turn(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
        """The Princess before a White turn, the Oni before a Black one (MP-WHITE-01, MP-BLACK-01)."""
        return (PrincessTurn(seat, "turn-princess"),) if game.phase == WHITE else (OniTurn(seat),)

    def after_turn(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
        return (Reveal(seat),)

    def limits(self, game: Tsukuyumi, seat: int) -> None:
        """What Merchant, Gambler and Counters take; alone there is no initiative to change (content page 12)."""
        if game.rules.seats == 1:
            game.left[INIT] = 0
        if game.phase != BLACK:
            return
        left, taken = black_side(game, game.left, track.in_force(game, seat))
        for who, symbol, n in taken:
            data: dict[str, Any] = {"card": who, "what": show.SYMBOLS[symbol], "n": n}
            game.tell("limited", seat=seat, why="limit-card", rule="MP-COUNTER-05", **data)
        game.left = left

    def event_action(self, game: Tsukuyumi, seat: int, draws: int, plays: int) -> bool:
        if game.phase == WHITE and not terms_of(game).white_points:
            return False
        game.push(EventPoint(seat, draws, plays - draws))
        return True

    def bars_events(self, game: Tsukuyumi) -> bool:
        return bool(state.effect(game, "no-events"))

    def bars_reaction(self, game: Tsukuyumi, seat: int) -> bool:
        return "espionage-once" in self.changes[seat] and bool(own(game)[state.REACTED] >> seat & 1)

    def reacted(self, game: Tsukuyumi, seat: int) -> None:
        own(game)[state.REACTED] |= 1 << seat

    # --- units ----------------------------------------------------------------------------------------------
    def more_hp(self, game: Tsukuyumi, kind: int, space: int) -> int:
        """*Hardened Masks* (HD-05)."""
        return track.amount(game, "oni-hp") if game.rules.kind_side[kind] == ONI else 0

    def burdens(self, game: Tsukuyumi, kind: int) -> bool:
        return own(game)[state.DIE] == HAUNTING and game.rules.kind_side[kind] != ONI

    def enough_marks(self, game: Tsukuyumi, kind: str, space: int) -> bool:
        if kind == "mine":
            return bool(self.changed("mines-two")) and game.marks_at(kind, space) >= MOST_MINES
        if kind == "stronghold":
            return bool(self.changed("strongholds-two")) and game.marks_at(kind, space) >= MOST_STRONGHOLDS
        return False

    # --- battles --------------------------------------------------------------------------------------------
    def battle_opens(self, game: Tsukuyumi, space: int, deciding: int) -> None:
        track.note(game, space)

    def after_battle(self, game: Tsukuyumi) -> tuple[Step[Tsukuyumi], ...]:
        track.weigh(game)
        return ()

    def battle_over(self, game: Tsukuyumi) -> None:
        """The losses have left: Momentum, then the Princess's standard counter (R-6 steps 5 and 6)."""
        mine = own(game)
        seat, space, there = mine[state.FIGHTER] - 1, mine[state.FIGHT] - 1, mine[state.THERE]
        if seat >= 0:
            track.settle(game, seat)
            if there & state.PRINCESS_THERE:
                game.push(StandardCounter(seat, space))
        mine[state.FIGHT] = mine[state.FIGHTER] = 0

    def bars_counter(self, game: Tsukuyumi, side: int) -> bool:
        return bars(game, side)

    def more_need(self, game: Tsukuyumi, side: int, space: int) -> int:
        """*Dread* where Oni or the Princess are, *Offerings* on Fertile Ground (HD-05, HD-09)."""
        if side == ONI:
            return 0
        more = state.effect(game, "offerings") if game.terrain[space] == FERTILE else 0
        here = game.crowd[ONI * SPACES + space] or state.touches(game, space)
        return more + (track.amount(game, "conquest-need") if here else 0)

    def assigns(
        self, game: Tsukuyumi, seat: int, side: int, space: int, left: int, by: int, cause: str, picks: bool
    ) -> bool:
        if side != ONI:
            return False
        hits.deal(game, seat, space, left, by, cause, picks)
        return True

    def shot(self, game: Tsukuyumi, seat: int, space: int) -> None:
        track.shot(game, seat, space)

    def bars_mark(self, game: Tsukuyumi, space: int) -> bool:
        """While the Defiler stands players conquer nothing that the Oni control (MP-LEGEND-21)."""
        return stands(game, "defiler") >= 0 and state.oni_controls(game, space)

    def bars_raze(self, game: Tsukuyumi, side: int, space: int) -> bool:
        """No area with a marker of the team, for those whose card says so (HD-06)."""
        seats = game.rules.seats
        return side < seats and game.territory[space] < seats and "no-team-devastation" in self.changes[side]

    def spares(self, game: Tsukuyumi, side: int, kinds: list[int]) -> int:
        """The Dark Observer is hit only when no other Oni is left (MP-DAMAGE-09)."""
        kind = game.book.legends.get("observer", -1)
        return kind if side == ONI and kind in kinds and len(kinds) > 1 else -1

    def survives(self, game: Tsukuyumi, kind: int) -> bool:
        """The Defiler must be destroyed twice (HD-04)."""
        if game.book.legend[kind] != "defiler" or own(game)[state.TURNED]:
            return False
        own(game)[state.TURNED] = 1
        game.tell("defiler-flipped", rule="MP-LEGEND-21")
        return True

    def destroyed(self, game: Tsukuyumi, kind: int, n: int, by: int) -> None:
        legend = game.book.legend[kind]
        if not legend:
            return
        gone(game, kind)
        if legend == "merchant" and by < game.rules.seats:
            game.tell("merchant", seat=by, n=1, rule="MP-LEGEND-13")
            production.begin(game, by, 1)

    # --- points and what everybody sees ---------------------------------------------------------------------
    def totals(self, game: Tsukuyumi) -> list[int]:
        return shares(game)

    def shows_table(self, game: Tsukuyumi, doc: dict[str, Any]) -> None:
        show.table(game, doc, gate(game))

    def shows_seat(self, game: Tsukuyumi, seat: int, doc: dict[str, Any]) -> None:
        show.seat(game, seat, doc)

    def redeal(self, game: Tsukuyumi, seat: int, chance: Random) -> None:
        show.redeal(game, chance)

    def compose(self, game: Tsukuyumi, seat: int, doc: dict[str, Any]) -> None:
        self.deals(game)
        show.compose(game, doc)

    @classmethod
    def lines(cls, board: dict[str, Any], words: Any) -> list[str]:
        return show.lines(board, words)

    @classmethod
    def ahead(cls, board: dict[str, Any], words: Any) -> list[str]:
        return show.said_ahead(board.get("coop"), words)

    def judges(self, game: Tsukuyumi, rows: list[list[float]]) -> list[list[float]]:
        """What each seat has adds up, what the team has counts once: a team is worth the mean of its seats."""
        seats = len(rows)
        blank = [0.0] * len(rows[0])
        team = team_row(game)
        return [[*blank, *[n * seats for n in row], *team] for row in rows]


class Ready(Step[Tsukuyumi]):
    """All have set up: Priority markers, and the head start of the difficulty (MP-SETUP-17, -18, HD-10)."""

    def run(self, game: Tsukuyumi) -> None:
        lay_priority(game)
        team, oni = head_start(terms_of(game).difficulty, game.rules.seats)
        mine = own(game)
        mine[state.TEAM_VP] += team
        mine[state.ONI_VP] += oni
        game.tell("difficulty", what=terms_of(game).difficulty, n=team, target=oni, rule="MP-DIFFICULTY-01")


class HomeMark(Choice[Tsukuyumi]):
    """Which starting area, or else which Portal, carries the Home marker: ``home-marker <space>`` (MP-SETUP-13)."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        mine = [s for s in game.areas if game.territory[s] == self.seat]
        mine = mine or game.rules.factions[self.seat].stand_ins(game, self.seat)
        return [option("home-marker", NAMES[s]) for s in mine]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        space = SPACE[str(picked.tokens[1])]
        pile(game, state.HOMES)[self.seat] = space
        game.put_marks(state.HOME_MARKER, space)
        game.tell("home-marked", seat=self.seat, space=NAMES[space], rule="MP-SETUP-13")
