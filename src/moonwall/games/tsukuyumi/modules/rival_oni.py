"""The Oni as a faction of their own in the regular game (MP-REGULAR-02, HD-08 variant B).

They act as in their own game: a Round card, the Princess before each White turn, two attacks before each Green turn
(MP-ROUND-05). What they decide and do is that of ``modes/moon_princess``; here is when, who chooses for them (the last
in initiative), what of the players' cards is ignored, and what they score.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

from moonwall.table import OptionSpec, Outcome, Step
from moonwall.table.outcome import RANKED

from ..book import FERTILE, GREEN, ONI_AREAS, ONI_COMBATS, ONI_RANGE, PLACE, RED, WHITE, Book
from ..modes.moon_princess import hits, show, state
from ..modes.moon_princess.cards import cards_of
from ..modes.moon_princess.oni_step import ATTACKS, OniAttacks, oni_turn
from ..modes.moon_princess.outlook import exposed
from ..modes.moon_princess.presence import override
from ..modes.moon_princess.princess_steps import PrincessStart, PrincessTurn
from ..modes.moon_princess.regular import AmongRivals
from ..modes.moon_princess.rounds import RoundMakes, RoundPrincess, turn_up
from ..modes.moon_princess.score import Lines, board_lines, figures
from ..modes.moon_princess.setup import lay_priority
from ..modes.moon_princess.state import Terms, own, pile, terms_of
from ..modes.moon_princess.team import speaker
from ..position import ONI, Rules, Tsukuyumi
from ..rules import battle as b
from ..rules.rounds import PassHands
from ..survey import points_of

IGNORED = (PLACE, ONI_AREAS, ONI_RANGE, ONI_COMBATS)  # symbols of Placing Oni and Oni Conquest
FIELDS = ("princess", "priority", "round_card", "decks", "supply")
DECKS = ("princess", "round")
LOSS = 0.5  # of the points of an area that would surely be taken: some are won back
BOX = "MP-SETUP-02"  # what the expansion cannot be combined with


class RivalOni(AmongRivals):
    option = OptionSpec("rival_oni", False, modes=("standard",), rule="MP-REGULAR-02")
    because = "MP-REGULAR-02"
    switches = (OptionSpec("rival_share", 2, (2, 3, 4), modes=("standard",)),)
    lists = state.LISTS
    composed = True
    against: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(("mascots", "oni_missions", "oni_power", "alternative_objectives", "starting_advantages"), BOX),
        "faction_events": "MP-SETUP-03",
        "epic_events": "MQ-35",
        "after_the_moonfall": "MP-SETUP-10",
        "legendary_oni": "MP-REGULAR-02",  # players place no Oni, and there is no track that would bring them
        "moon_princess": "MP-REGULAR-02",  # she is theirs, not a Legendary Oni of the players
    }

    def change(self, rules: Rules, book: Book) -> None:
        super().change(rules, book)
        rules.terms = Terms(rules.options)
        rules.terms.rivals = True
        rules.terms.objections = False
        rules.kept_marks |= {state.PRIORITY}

    # --- set-up ---------------------------------------------------------------------------------------------
    def deals(self, game: Tsukuyumi) -> None:
        """Her deck and the Round cards, shuffled (MP-SETUP-19); Counters and Legendary Oni are not used."""
        cards = cards_of(game)
        for which, n in ((state.PRINCESS_DECK, len(cards.princess_cards)), (state.ROUND_DECK, len(cards.rounds))):
            deck = list(range(n))
            game.shuffle(deck)
            pile(game, which)[:] = deck

    def opening(self, game: Tsukuyumi) -> list[Step[Tsukuyumi]]:
        """Where the Princess begins (MP-SETUP-07, MQ-20)."""
        return [PrincessStart(speaker(game))]

    def set_up_done(self, game: Tsukuyumi) -> list[Step[Tsukuyumi]]:
        return [LayPriority()]

    # --- when they act (MP-ROUND-05) ------------------------------------------------------------------------
    def calendar(self, rules: Rules, steps: list[Step[Tsukuyumi]]) -> list[Step[Tsukuyumi]]:
        """A Round card once the Action cards are chosen (MP-ROUND-02)."""
        at = next(n for n, step in enumerate(steps) if isinstance(step, PassHands))
        return [*steps[: at + 1], RivalRoundCard(), *steps[at + 1 :]]

    def before_turn(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
        if game.phase == WHITE:
            return (PrincessTurn(seat, "turn-princess"),)
        return (RivalOniTurn(seat),) if game.in_phase(GREEN) else ()

    def round_end(self, game: Tsukuyumi, seat: int) -> None:
        own(game)[state.ROUND_CARD] = -1

    # --- what players cannot do -----------------------------------------------------------------------------
    def limits(self, game: Tsukuyumi, seat: int) -> None:
        """Placing Oni and Oni Conquest on the Action cards are ignored."""
        for symbol in IGNORED:
            game.left[symbol] = 0

    def bars_events(self, game: Tsukuyumi) -> bool:
        """*New Blood* (MP-ROUND-09)."""
        return bool(state.effect(game, "no-events"))

    def more_need(self, game: Tsukuyumi, side: int, space: int) -> int:
        """*Offerings* (MP-ROUND-09)."""
        return state.effect(game, "offerings") if side != ONI and game.terrain[space] == FERTILE else 0

    # --- battles --------------------------------------------------------------------------------------------
    def assigns(
        self, game: Tsukuyumi, seat: int, side: int, space: int, left: int, by: int, cause: str, picks: bool
    ) -> bool:
        """Also where they attack nobody names the Oni that are hit (MP-DAMAGE-06); defending they do as always."""
        if side == ONI and b.contested(game, space) and game.battle[b.ATTACKER] == ONI:
            hits.deal(game, seat, space, left, by, cause, picks)
            return True
        return super().assigns(game, seat, side, space, left, by, cause, picks)

    # --- points ---------------------------------------------------------------------------------------------
    def worth(self, game: Tsukuyumi, seat: int) -> float:
        """Own areas that the Oni are likely to take before the round ends count less, the more the sooner."""
        found = super().worth(game, seat)
        to_come = attacks_to_come(game)
        if to_come:
            for space, chance in exposed(game, to_come).items():
                if game.territory[space] == seat:
                    found -= LOSS * chance * points_of(game, space)
        return found

    def outsider(self, game: Tsukuyumi) -> float:
        """Bots count parts of a point, too: every area is worth something."""
        return Account(game).whole / share_of(game)

    def scored(self, game: Tsukuyumi) -> None:
        if game.round < game.rules.rounds:
            game.tell("rival-interim", n=Account(game).points, rule="MP-REGULAR-02")

    def final_result(self, game: Tsukuyumi, outcome: Outcome) -> Outcome:
        """The highest single score wins, and the Oni win ties: then no seat has won (MP-REGULAR-02)."""
        oni = Account(game)
        for what, n in oni.lines:
            if n:
                game.tell("oni-score", what=what, n=n, rule="MP-VP-08")
        place = 1 + len([n for n in outcome.scores if n > oni.points])
        game.tell("rival-final", n=oni.points, place=place, why="shared-down", rule="MP-REGULAR-02",
                  whole=oni.whole, share=share_of(game))  # fmt: skip
        won = ((), "rivals") if place == 1 else (outcome.winners, outcome.reason)
        return Outcome(RANKED, outcome.scores, won[0], outcome.ranking, won[1], oni.points)

    # --- what everybody sees, what nobody knows, positions by hand ------------------------------------------
    def shows_table(self, game: Tsukuyumi, doc: dict[str, Any]) -> None:
        """``rival``: see docs/architecture.md."""
        oni, card = Account(game), own(game)[state.ROUND_CARD]
        doc["rival"] = {
            "princess": show.princess_shown(game),
            "aside": show.aside_shown(game),
            "round_card": None if card < 0 else {"id": cards_of(game).rounds[card].id},
            "decks": {name: len(pile(game, show.DECKS[name])) for name in DECKS},
            "princess_discard": show.discarded(game),
            "priority": show.priority(game),
            "oni": {
                "points": oni.points,
                "whole": oni.whole,
                "share": share_of(game),
                "areas": show.held_by_oni(game),
                "figures": figures(game),
            },
            "threats": show.threatened(game),
            "ahead": show.ahead(game),
        }

    def redeal(self, game: Tsukuyumi, seat: int, chance: Random) -> None:
        show.redeal(game, chance)

    def compose(self, game: Tsukuyumi, seat: int, doc: dict[str, Any]) -> None:
        """The fields of ``modules.rival_oni`` (docs/positions.md)."""
        self.deals(game)
        show.compose(game, doc, "modules.rival_oni", FIELDS, DECKS)
        override(game)

    @classmethod
    def lines(cls, board: dict[str, Any], words: Any) -> list[str]:
        rival = board.get("rival")
        if not rival:
            return []
        found = [
            words.say("ts-term-rival-points", **{**rival["oni"], "n": rival["oni"]["points"]}),
            show.said_of_her(rival["princess"], words),
        ]
        if rival["round_card"]:
            found.append(words.say("ts-term-rival-round", card=words.name(rival["round_card"]["id"])))
        return found + [show.said_attack(attack, words, "rival") for attack in rival["ahead"]]

    @classmethod
    def ahead(cls, board: dict[str, Any], words: Any) -> list[str]:
        return show.said_ahead(board.get("rival"), words, "rival")


def share_of(game: Tsukuyumi) -> int:
    """What the Oni's points are divided by: 2 (MP-REGULAR-02), or more where the table agrees."""
    return int(game.rules.options["rival_share"])


class Account:
    """What the Oni would have if the game ended now: the lines of MP-VP-08 to -13, their sum, and their share of it,
    rounded down."""

    __slots__ = ("lines", "points", "whole")

    def __init__(self, game: Tsukuyumi) -> None:
        self.lines: Lines = board_lines(game, terms_of(game))
        self.whole = sum([n for _, n in self.lines])
        self.points = self.whole // share_of(game)


def attacks_to_come(game: Tsukuyumi) -> int:
    """Attacks of the Oni before the round is over; in the last phase those of the next round, if there is one."""
    phase, seats = game.phase, game.rules.seats
    if not game.round or (phase == RED and game.round >= game.rules.rounds):
        return 0
    if game.in_phase(GREEN):
        return ATTACKS * len([s for s in range(seats) if not game.flipped[s] and s != game.active])
    return ATTACKS * seats


class LayPriority(Step[Tsukuyumi]):
    """All have set up: Priority markers (MP-SETUP-18)."""

    def run(self, game: Tsukuyumi) -> None:
        lay_priority(game)


class RivalRoundCard(Step[Tsukuyumi]):
    """The next Round card: effect, Oni, Princess. Its objective is the team's, which there is none of."""

    def run(self, game: Tsukuyumi) -> None:
        turn_up(game, "turn-round-card-rival")
        game.then(RoundMakes(), RoundPrincess())


class RivalOniTurn(Step[Tsukuyumi]):
    """Two Oni attacks before a player's Green turn (MP-REGULAR-02)."""

    seat: int

    def run(self, game: Tsukuyumi) -> None:
        oni_turn(game, self.seat, ATTACKS, "turn-oni-green", "MP-REGULAR-02")
        game.push(OniAttacks(ATTACKS, 1))
