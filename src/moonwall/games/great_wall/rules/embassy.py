"""Emperor's Embassy: hiring Clerks and Advisors (area EMBASSY; GW-SETUP-34..36)."""

from __future__ import annotations

from moonwall.table import DONE, Choice, Option, option
from moonwall.table.position import replaced

from ..cards import modifiers, windows
from ..names import GOLD, HIRE_ADVISOR, HIRE_CLERK
from ..position import GreatWall
from .goods import spend

CLERK = option("hire", "clerk")
ACTIVE = option("make", "active")
SUPPORT = option("make", "support")


def advisors(game: GreatWall, seat: int) -> int:
    return game.active[seat].bit_count() + game.support[seat].bit_count()


def clerk_price(game: GreatWall, seat: int, off: int) -> int:
    return max(0, game.book.clerk_price - off - modifiers.hire_off(game, seat))


def advisor_price(game: GreatWall, seat: int, off: int) -> int:
    """As many Gold as Advisors one will own after the hire (GW-EMBASSY-03)."""
    return max(0, advisors(game, seat) + 1 - off - modifiers.hire_off(game, seat))


def draw_advisor(game: GreatWall) -> int:
    """The top of the deck; an empty one is refilled from the discards (GW-AMB-23); -1 when there is none."""
    if not game.advisor_deck:
        if not game.advisor_discard:
            return -1
        game.advisor_deck = tuple(sorted(game.advisor_discard))
        game.advisor_discard = ()
        game.advisor_deck = game.shuffled(game.advisor_deck)
    game.reveal()
    card = game.advisor_deck[-1]
    game.advisor_deck = game.advisor_deck[:-1]
    return card


def refill(game: GreatWall) -> None:
    """Slide the track left and fill the free slots on the right (GW-EMBASSY-05, GW-SPRING-10)."""
    track = [card for card in game.advisor_track if card >= 0]
    while len(track) < 4:
        card = draw_advisor(game)
        if card < 0:
            break
        track.append(card)
        game.tell("advisor-comes", card=game.book.cards.advisor_ids[card])
    game.advisor_track = (*track, *[-1] * (4 - len(track)))


class Hire(Choice[GreatWall]):
    """Up to n hires, one after another (GW-EMBASSY-01, GW-EMBASSY-08); ``what`` masks Clerk and Advisor."""

    what: int
    off: int
    n: int
    silent = True

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"n": self.n, "price": advisor_price(game, self.seat, self.off)}

    def options(self, game: GreatWall) -> list[Option]:
        seat = self.seat
        gold = game.res[seat * 4 + GOLD]
        found = [DONE]
        if self.what & 1 and game.clerk_area[seat] and gold >= clerk_price(game, seat, self.off):
            found.append(CLERK)
        if self.what & 2 and gold >= advisor_price(game, seat, self.off):
            names = game.book.hire_options
            found += [names[card] for card in game.advisor_track if card >= 0]
        return found

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is DONE:
            return
        seat = self.seat
        if self.n > 1:
            game.push(Hire(seat, self.what, self.off, self.n - 1))
        if picked is CLERK:
            spend(game, seat, GOLD, clerk_price(game, seat, self.off))
            game.clerk_area = replaced(game.clerk_area, seat, game.clerk_area[seat] - 1)
            game.clerk_pool[seat] += 1
            game.tell("hire-clerk", seat=seat, rule="GW-EMBASSY-02")
            windows.open(game, windows.HIRE, 1 << seat, (HIRE_CLERK,))
            return
        card = game.book.cards.advisor_ids.index(str(picked.tokens[1]))
        spend(game, seat, GOLD, advisor_price(game, seat, self.off))
        game.advisor_track = replaced(game.advisor_track, game.advisor_track.index(card), -1)
        game.tell("hire-advisor", seat=seat, card=picked.tokens[1], rule="GW-EMBASSY-04")
        game.push(AssignAdvisor(seat, card))


class AssignAdvisor(Choice[GreatWall]):
    """At once and for good: Active or Support (GW-SETUP-34)."""

    card: int

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"card": game.book.cards.advisor_ids[self.card]}

    def options(self, game: GreatWall) -> list[Option]:
        if game.active[self.seat].bit_count() >= game.rules.max_active:  # GW-AMB-09
            return [SUPPORT]
        return [ACTIVE, SUPPORT]

    def take(self, game: GreatWall, picked: Option) -> None:
        seat = self.seat
        assign(game, seat, self.card, picked is ACTIVE)
        refill(game)
        windows.open(game, windows.HIRE, 1 << seat, (HIRE_ADVISOR,))


def assign(game: GreatWall, seat: int, card: int, active: bool) -> None:
    """Active to the right of the General (GW-SETUP-35), or Support under it (GW-SETUP-36)."""
    if active:
        game.active = replaced(game.active, seat, game.active[seat] | 1 << card)
        windows.refresh(game)
    else:
        game.support = replaced(game.support, seat, game.support[seat] | 1 << card)
    word = "active" if active else "support"
    game.tell("assign", seat=seat, card=game.book.cards.advisor_ids[card], role=word, rule="GW-SETUP-34")
