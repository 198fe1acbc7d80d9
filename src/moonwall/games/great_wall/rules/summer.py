"""Summer: income, Shame, Command cards back (area SUMMER)."""

from __future__ import annotations

from moonwall.table import PASS, Choice, Option, Step, option
from moonwall.table.position import replaced

from ..cards import modifiers, windows
from ..names import LOCATIONS, QI, SUMMER
from ..position import GreatWall
from .goods import gain
from .honour import gain_honour
from .shame import DiscardShame, count

RETRIEVE = option("retrieve")
HONOUR = option("honour")


class Summer(Step[GreatWall]):
    """Not in the first Year (GW-SUMMER-01). ``why`` is what the log says of it."""

    why: str = "turn-summer"

    def run(self, game: GreatWall) -> None:
        game.season = SUMMER
        game.tell("summer", why=self.why, rule="GW-SUMMER-02")
        windows.open(game, windows.SUMMER_START, game.rules.all_humans)


class Income(Step[GreatWall]):
    """Step 1: each Overseer gives its level in the Location's Resource, Clerk or not (GW-SUMMER-02, GW-SUMMER-03)."""

    def run(self, game: GreatWall) -> None:
        for seat in game.tea:
            if not game.seats[seat].automaton:
                for place in range(4):
                    reasons = {"why": "income", "place": LOCATIONS[place], "rule": "GW-SUMMER-02"}
                    gain(game, seat, place, game.overseer[place * 4 + seat], **reasons)
        windows.open(game, windows.SUMMER_INCOME, game.rules.all_humans)


class Shame(Step[GreatWall]):
    """Step 2: Shame tokens are bought off (GW-SUMMER-04)."""

    def run(self, game: GreatWall) -> None:
        for seat in reversed(game.tea):
            if count(game, seat) and game.res[seat * 4 + QI] >= modifiers.shame_price(game, seat):
                game.push(DiscardShame(seat))


class ClearTrack(Step[GreatWall]):
    """Step 3: the Command cards of the track go to the public discard pile (GW-SUMMER-05); step 4 counts them too
    (GW-SUMMER-07). A bystander's one card goes back beside the board (GW-TWO-35)."""

    def run(self, game: GreatWall) -> None:
        for slot, seat in enumerate(game.track_seat):
            if seat >= 0 and seat not in game.rules.bystanders:
                thrown = game.command_discard[seat] | 1 << game.track_card[slot]
                game.command_discard = replaced(game.command_discard, seat, thrown)
        game.track_seat = game.track_card = (-1,) * len(game.track_seat)


class TakeBacks(Step[GreatWall]):
    """Step 4, in Tea order (GW-SUMMER-06)."""

    def run(self, game: GreatWall) -> None:
        for seat in reversed(game.tea):
            step = game.rules.players[seat].take_back(game)
            if step is not None:
                game.push(step)


class TakeBack(Choice[GreatWall]):
    """Step 4: all own Command cards but Betrayal back to hand, or 2 Honour for each in the pile, or neither
    (GW-SUMMER-06, GW-SUMMER-08, GW-AMB-20)."""

    silent = True

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"n": self.back(game).bit_count(), "honour": self.honour(game)}

    def back(self, game: GreatWall) -> int:
        return game.command_discard[self.seat] & ~(1 << game.book.cards.betrayal)

    def honour(self, game: GreatWall) -> int:
        pile = game.command_discard[self.seat] if game.rules.betrayal_pays else self.back(game)  # GW-AMB-19
        return game.book.discard_honour * pile.bit_count()

    def options(self, game: GreatWall) -> list[Option]:
        found = [PASS]
        if self.back(game):
            found.append(RETRIEVE)
        if self.honour(game):
            found.append(HONOUR)
        return found

    def take(self, game: GreatWall, picked: Option) -> None:
        seat = self.seat
        if picked is RETRIEVE:
            back = self.back(game)
            game.command_hand = replaced(game.command_hand, seat, game.command_hand[seat] | back)
            game.command_discard = replaced(game.command_discard, seat, game.command_discard[seat] & ~back)
            game.tell("retrieve", seat=seat, n=back.bit_count(), rule="GW-SUMMER-06")
        elif picked is HONOUR:
            honour = self.honour(game)
            pile = honour // game.book.discard_honour
            gain_honour(game, seat, honour, why="honour-discards", cards=pile, rule="GW-SUMMER-06")
