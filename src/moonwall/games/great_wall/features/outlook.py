"""What the evaluation finds out once for all seats: Hordes and the Wall, the Years to come, Shame, Artifacts."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from ..cards.vocabulary import COUNTER_CODES
from ..names import AUTUMN, QI, TOP_WALL
from ..parts.requests import fulfilled
from ..position import GreatWall
from ..rules.recruit import Recruit
from ..rules.shame import SPACES
from .hordes import CROWDED, EXPOSED, HOLDS, LATER_EXPOSED, STANDING, sections
from .orders import pending
from .places import fullness, staff
from .reed import help_of_reed
from .requests import readiness
from .treasures import weigh_gold
from .zones import charging

FIRST_YEAR = 12.0  # Honour a seat is thought to gain in a Year; with the Years the table's own pace counts for more
SHAME_A_YEAR = 2.5  # tokens, for each seat
DEALT = 0.75  # of the Shame supply that goes in later Years: what seats get, and no Raid or Summer takes
YEARLY = 10.0  # alone: Honour gained in a Year, before Shame is taken off
UNDER_WAY = 0.5  # of a turn that is being played: what counts as over
PART = 1.1  # alone: of an even part of the Shame supply, the most a seat is thought to get
SAFE = 0.5  # of the Shame supply at the start: how soon an empty one is feared where it loses the game
BACK = 0.8  # alone: of a Shame token that the Qi at hand could discard, what counts as back in the supply
LAST_STAND = 0.4  # of a Horde that stands: what it matters when no more Hordes come

PER_SUPPORT = -1 - COUNTER_CODES["X"]
NOTHING = (-1, -1, -1, -1)


class Outlook:
    """The facts that all seats share, worked out in the order of the methods."""

    __slots__ = (
        "alone",
        "artifacts",
        "board",
        "charger",
        "clean",
        "clerks",
        "done",
        "due",
        "front",
        "full",
        "hopes",
        "horizon",
        "left",
        "most",
        "parts",
        "per_support",
        "pools",
        "quiet",
        "recruits",
        "reeds",
        "refuge",
        "ripe",
        "safety",
        "scales",
        "share",
        "sole",
        "stained",
        "standing",
        "stock",
        "taken",
        "together",
        "useful",
        "waiting",
        "zones",
    )

    def __init__(self, game: GreatWall) -> None:
        rules = game.rules
        self.together = rules.together
        self.alone = bool(rules.rivals)
        self.look_at_the_wall(game)
        self.count_years(game)
        self.count_hordes(game)
        self.clerks, self.pools = staff(game)
        self.full, self.sole = fullness(self.clerks, rules.spaces, game.book.shame_icon)
        self.stock = sum(game.warehouse)
        self.weigh_artifacts(game)
        self.expect(game)
        self.fear(game)
        autumn = game.season == AUTUMN
        self.charger, self.zones = charging(game) if (self.together or self.alone) and autumn else (-1, 0)
        top = game.stack[-1] if game.stack else None
        self.recruits = top if isinstance(top, Recruit) else None
        self.waiting: Sequence[int] = pending(game) if autumn and game.slot < rules.slots else NOTHING

    def look_at_the_wall(self, game: GreatWall) -> None:
        """Hordes and the Wall: all Sections added up, and how likely none of them is Breached."""
        front = sections(game)
        self.front = len(front)
        if self.front == 3:
            self.board = [a + b + c for a, b, c in zip(*front)]
            self.quiet = front[0][HOLDS] * front[1][HOLDS] * front[2][HOLDS]
        else:
            self.board = [a + b for a, b in zip(*front)]
            self.quiet = front[0][HOLDS] * front[1][HOLDS]

    def count_years(self, game: GreatWall) -> None:
        """Years to come, by Time, Walls or Shame: what this Winter's Breaches will hand out is as good as gone."""
        rules, board = game.rules, self.board
        due = board[EXPOSED] + board[EXPOSED + 1] + board[EXPOSED + 2] + board[EXPOSED + 3]
        left = float(rules.last_time - game.time)
        people = len(rules.humans)
        if left and board[CROWDED] and (self.together or self.alone):  # Raids of next Spring (GW-SPRING-08)
            due += board[CROWDED] / self.front * rules.new_hordes[game.time + 1] * people
        if not self.together:
            finished = game.wall.count(TOP_WALL)
            spare = max(0.0, game.shame_supply - due) / (SHAME_A_YEAR * people)
            left = 0.0 if finished >= rules.walls_to_end else min(left, spare)
        ahead = 1.0 if game.season <= AUTUMN else 0.0
        if ahead and game.slot >= 0 and not self.together and not self.alone:  # the turns of this Autumn run out
            ahead = (rules.slots - game.slot - UNDER_WAY) / rules.slots
        self.due, self.left = due, left
        self.horizon = horizon = left + ahead
        self.useful = 1.0 if horizon >= 2 else 0.5 * horizon

    def count_hordes(self, game: GreatWall) -> None:
        """Taken Hordes by seat: Honour and number of the clean ones, Shame on the others and the room there is on
        them, where Shame costs nothing more (GW-SHAME-08)."""
        self.taken = taken = [0, 0, 0, 0]
        self.clean = clean = [0, 0, 0, 0]
        self.stained = stained = [0, 0, 0, 0]
        self.refuge = refuge = [0, 0, 0, 0]
        if self.together:
            return
        printed = game.book.cards.horde_honour
        shame_on = game.horde_shame
        for card, owner in enumerate(game.horde_owner):
            if owner >= 0:
                if shame_on[card]:
                    stained[owner] += shame_on[card]
                    refuge[owner] += SPACES - shame_on[card]
                else:
                    taken[owner] += printed[card]
                    clean[owner] += 1

    def weigh_artifacts(self, game: GreatWall) -> None:
        """What each Artifact counts and how much it gives; how ripe that is; and the Golden Scales."""
        cards, left = game.book.cards, self.left
        self.artifacts = [
            (0 if cards.artifact_function[a] else cards.artifact_per[a], cards.artifact_honour[a], a)
            for a in game.artifacts
        ]
        self.per_support = sum([n for kind, n, _ in self.artifacts if kind == PER_SUPPORT])
        self.ripe = 0.25 + 0.75 * (1 - left / 2 if left < 2 else 0.0)
        self.scales = [0.0, 0.0, 0.0, 0.0]
        if not self.together:
            for kind, _, artifact in self.artifacts:
                if not kind:
                    self.scales = weigh_gold(game, cards.artifact_ranks[artifact], left)

    def expect(self, game: GreatWall) -> None:
        """What is likely to come: Honour at the table's pace, the rest of the Shame for those who stand aside."""
        rules, board, supply = game.rules, self.board, game.shame_supply
        self.most = PART * supply / len(game.seats)
        self.hopes = YEARLY * self.horizon
        self.share = 0.0
        if self.alone or self.together:
            return
        people = len(rules.humans)
        years = 1 + game.time + (1 if game.season > AUTUMN else 0)
        honour = sum([game.honour[seat] for seat in rules.humans])
        self.hopes = self.horizon * (FIRST_YEAR + honour / people) / years
        dealt = min(float(supply), self.due + SHAME_A_YEAR * people * (rules.last_time - game.time))
        share = DEALT * max(0.0, dealt - self.due) / people
        self.share = share / (1 + sum(board[LATER_EXPOSED : LATER_EXPOSED + 4]) / people)

    def fear(self, game: GreatWall) -> None:
        """Where an empty Shame supply loses the game, or the table stands together: Requests, help, how safe it is."""
        self.safety = self.parts = self.standing = self.reeds = 0.0
        self.done = 0
        if not self.together and not self.alone:
            return
        rules, left = game.rules, self.left
        people = len(rules.humans)
        due = self.due
        if self.together:
            self.done = fulfilled(game)
            self.parts, unmet = readiness(game, self.quiet, self.pools)
            due += unmet * people
        self.standing = self.board[STANDING] if left >= 1 else LAST_STAND * self.board[STANDING]
        tokens = sum(game.shamed[: 3 * people])
        if rules.bystanders:
            self.reeds = help_of_reed(game, self.clerks, self.full, tokens) * min(1.0, 0.5 * self.horizon)
        back = 0.0
        if self.alone and left >= 1:  # what Qi can bring back next Summer is not gone
            human = rules.humans[0]
            back = BACK * min(game.res[human * 4 + QI] // 2, tokens + self.stained[human])
        spare = (game.shame_supply + back - due) / (SAFE * rules.shame_start)
        # Where more is due than there is, each token less is still worth as much: no despair.
        self.safety = -exp(-spare) if spare > 0 else spare - 1
