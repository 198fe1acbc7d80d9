"""Epic events, an optional module: players + 1 of ten cards lie in the Event deck; one that comes up happens at once
and is the active player's (TSM-EPIC). What each does is in ``epic_cards``.

The own state: seats that have scored *Dragon Blood* as bits, that card while it lies open (-1), whether the Initiative
order is about to be turned round, whether Epics are laid aside instead of happening, how many cards have gone, how many
wait for the end of a battle; then these cards, then those laid aside.
"""

from __future__ import annotations

from random import Random
from typing import Any

from moonwall.table import OptionSpec, Step
from moonwall.table.position import shuffle

from ..board import SPACES
from ..part import Part
from ..position import ONI, Rules, Tsukuyumi
from ..rules.turns import Phase

NAME = "epic_events"
DRAGON, OPEN, REVERSE, QUIET, GONE, WAITING = range(6)
FIRST = 6  # where the lists begin
BLOOD = 0.4  # what bots expect of Dragon Blood where an Oni could be destroyed for it, of its points


def own(game: Tsukuyumi) -> list[int]:
    return game.own[game.rules.slot_of[NAME]]


def gone(game: Tsukuyumi) -> list[int]:
    state = own(game)
    return state[FIRST : FIRST + state[GONE]]


def waiting(game: Tsukuyumi) -> list[int]:
    state = own(game)
    return state[FIRST + state[GONE] : FIRST + state[GONE] + state[WAITING]]


def aside(game: Tsukuyumi) -> list[int]:
    state = own(game)
    return state[FIRST + state[GONE] + state[WAITING] :]


def set_lists(game: Tsukuyumi, left: list[int], queue: list[int], apart: list[int]) -> None:
    state = own(game)
    state[GONE], state[WAITING] = len(left), len(queue)
    state[FIRST:] = [*left, *queue, *apart]


def pool(game: Tsukuyumi) -> list[int]:
    """The Epic events of this game; with two players only Victory cards score, so not Dragon Blood (TSM-GEN-07)."""
    book = game.book
    found = [e for e, epic in enumerate(book.event_epic) if epic]
    return [e for e in found if not (game.rules.victory_cards and book.event_do[e] == "dragon-blood")]


class Epic(Step[Tsukuyumi]):
    """The card happens (TSM-EPIC-03, TSM-EPIC-04), then it leaves the game, unless it stays open (QM-13)."""

    event: int
    seat: int

    def run(self, game: Tsukuyumi) -> None:
        effect = game.book.event_effects[self.event]
        if game.book.event_do[self.event] == "dragon-blood":
            own(game)[OPEN] = self.event
        else:
            set_lists(game, sorted([*gone(game), self.event]), waiting(game), aside(game))
        effect.run(game, self.seat, effect)


class TurnRound(Step[Tsukuyumi]):
    """*Surprised by the Storm*: a phase begins, and the order is turned round (TSM-EPIC-09)."""

    slot: int

    def run(self, game: Tsukuyumi) -> None:
        state = game.own[self.slot]
        if state[REVERSE]:
            state[REVERSE] = 0
            game.order = game.order[::-1]
            seats = tuple([f"@{s}" for s in game.order])
            game.tell("order-turned", seats=seats, why="storm-next-phase", rule="TSM-EPIC-09")


class EpicEvents(Part):
    option = OptionSpec(NAME, False)

    def begin(self, game: Tsukuyumi, seat: int) -> None:
        game.own[self.slot][:] = [0, -1, 0, 0, 0, 0]

    def mixes_events(self, game: Tsukuyumi) -> None:
        """Players + 1 of them, unseen (TSM-EPIC-01); their backs are those of any Event (TSM-EPIC-02)."""
        epics = pool(game)
        game.shuffle(epics)
        game.event_deck = game.shuffled([*game.event_deck, *epics[: game.rules.seats + 1]])

    def event_comes(self, game: Tsukuyumi, event: int) -> bool:
        """Before the game it is put back (QM-11); in a battle it waits for its end, else it happens now (QM-12)."""
        if not game.book.event_epic[event]:
            return False
        word = game.book.event_ids[event]
        if not game.round or not game.stack:
            game.event_deck = (*game.event_deck, event)
            game.event_deck = game.shuffled(game.event_deck)
            game.tell("epic-put-back", event=word, why="epic-set-up", rule="TSM-EPIC-03")
            return True
        if own(game)[QUIET]:
            set_lists(game, gone(game), waiting(game), sorted([*aside(game), event]))
            game.tell("epic-set-aside", event=word, why="epic-nature", rule="TSM-EPIC-26")
            return True
        seat = game.active if game.active >= 0 else game.order[0]
        left = sum([game.book.event_epic[e] for e in game.event_deck])
        game.tell("epic", seat=seat, event=word, n=left, why="epic-drawn", rule="TSM-EPIC-04")
        if game.battle:
            set_lists(game, gone(game), [*waiting(game), event], aside(game))
        else:
            game.push(Epic(event, seat))
        return True

    def battle_over(self, game: Tsukuyumi) -> None:
        queue = waiting(game)
        if queue:
            set_lists(game, gone(game), [], aside(game))
            seat = game.active if game.active >= 0 else game.order[0]
            game.then(*[Epic(event, seat) for event in queue])

    def calendar(self, rules: Rules, steps: list[Step[Tsukuyumi]]) -> list[Step[Tsukuyumi]]:
        found: list[Step[Tsukuyumi]] = []
        for step in steps:
            if isinstance(step, Phase):
                found.append(TurnRound(self.slot))
            found.append(step)
        return found

    def redeal(self, game: Tsukuyumi, seat: int, chance: Random) -> None:
        """Which Epics are in the deck is hidden, how many is not."""
        epic = game.book.event_epic
        n = sum([epic[e] for e in game.event_deck])
        known = {*gone(game), *waiting(game), *aside(game), own(game)[OPEN]}
        unseen = sorted(e for e in pool(game) if e not in known)
        shuffle(chance, unseen)
        game.event_deck = tuple(sorted([*[e for e in game.event_deck if not epic[e]], *unseen[:n]]))

    # --- Dragon Blood ---------------------------------------------------------------------------------------
    def destroyed(self, game: Tsukuyumi, kind: int, n: int, by: int) -> None:
        """The first Oni that is not Small, for each player once (TSM-EPIC-13, TSM-EPIC-14, QM-19)."""
        state = own(game)
        if state[OPEN] < 0 or by >= game.rules.seats or game.rules.kind_side[kind] != ONI or state[DRAGON] >> by & 1:
            return
        book = game.book
        if book.strength[kind] > 1 or book.legend[kind]:
            state[DRAGON] |= 1 << by
            vp = book.event_n[state[OPEN]]
            game.tell("dragon-blood", seat=by, unit=book.kind_ids[kind], n=vp, rule="TSM-EPIC-13")

    def kept_points(self, game: Tsukuyumi, seat: int) -> int:
        state = own(game)
        return game.book.event_n[state[OPEN]] if state[OPEN] >= 0 and state[DRAGON] >> seat & 1 else 0

    def worth(self, game: Tsukuyumi, seat: int) -> float:
        """While *Dragon Blood* lies open: a greater Oni that the units beside it could destroy."""
        state = own(game)
        if state[OPEN] < 0 or state[DRAGON] >> seat & 1:
            return 0.0
        book = game.book
        for space in game.spaces_of(seat):
            if not game.crowd[ONI * SPACES + space]:
                continue
            prey = [k for k in game.kinds_at(space, ONI) if book.strength[k] > 1 or book.legend[k]]
            damage = sum([book.dmg[k] * game.count(space, k) for k in game.kinds_at(space, seat)])
            if prey and damage >= min([book.hp[k] for k in prey]):
                return BLOOD * book.event_n[state[OPEN]]
        return 0.0

    # --- what everybody sees --------------------------------------------------------------------------------
    def shows_table(self, game: Tsukuyumi, doc: dict[str, Any]) -> None:
        ids, state = game.book.event_ids, own(game)
        doc["events"]["epics"] = {
            "left": sum([game.book.event_epic[e] for e in game.event_deck]),
            "gone": [ids[e] for e in gone(game)],
        }
        if state[OPEN] >= 0:
            done = [s for s in range(game.rules.seats) if state[DRAGON] >> s & 1]
            doc.setdefault("open_cards", []).append({"id": ids[state[OPEN]], "what": "epic-event", "done": done})

    @classmethod
    def lines(cls, board: dict[str, Any], words: Any) -> list[str]:
        shown = board["events"].get("epics")
        if not shown:
            return []
        away = ", ".join(words.name(e) for e in shown["gone"])
        there = ", ".join(words.name(c["id"]) for c in board.get("open_cards", []) if c["what"] == "epic-event")
        return [words.say("ts-term-epics", n=shown["left"], gone=away or "–", open=there or "–")]
