"""Oni Power cards, an optional module: at the start of each round the top card is turned up and changes one rule of the
Oni for the whole round and all players (TSM-POWER). *Revenge of the Oni* is in ``revenge``.

The own state: the card in force (-1: none), bits of the seats that have placed their further Oni this round, how many
cards under the pile all have seen, then the pile with its top last.
"""

from __future__ import annotations

from random import Random
from typing import Any

from moonwall.table import ComposeError, OptionSpec, Step, TableSpec
from moonwall.table.position import shuffle

from ..board import NAMES, SPACES
from ..book import GREEN, Book
from ..part import Part
from ..position import ONI, Rules, Tsukuyumi
from ..rules.battle import ATTACKER, survivors
from ..rules.rounds import SelectCards
from . import revenge
from .rows import OniPowerCard, check_power

NAME = "oni_power"
CARD, ASSEMBLED, SEEN, PILE = range(4)
# What bots fear of Oni while a card is in force, for each unit (or area) with Oni in its space, and beside it
FEARS = {"revenge": (0.03, 0.015), "strength": (0.03, 0.015), "damage": (0.02, 0.0)}


class TurnPower(Step[Tsukuyumi]):
    """Last round's card goes under the pile, the top card is turned up (TSM-POWER-02, TSM-POWER-04)."""

    slot: int

    def run(self, game: Tsukuyumi) -> None:
        own = game.own[self.slot]
        if own[CARD] >= 0:
            own.insert(PILE, own[CARD])
            own[SEEN] += 1
        game.reveal()
        own[CARD] = own.pop()
        own[ASSEMBLED] = 0
        card = list(game.book.content["oni_powers"])[own[CARD]]
        game.tell("power", card=card, n=game.round, why="power-top", rule="TSM-POWER-02")


class OniPower(Part):
    option = OptionSpec(NAME, False)
    tables = (TableSpec("oni_powers", OniPowerCard, check_power, extend=False),)

    # --- the pile -------------------------------------------------------------------------------------------
    def begin(self, game: Tsukuyumi, seat: int) -> None:
        game.own[self.slot][:] = [-1, 0, 0, *range(len(game.book.content["oni_powers"]))]

    def deals(self, game: Tsukuyumi) -> None:
        """The shuffled pile lies beside the Oni (TSM-POWER-01)."""
        pile = game.own[self.slot][PILE:]
        game.shuffle(pile)
        game.own[self.slot][PILE:] = pile

    def calendar(self, rules: Rules, steps: list[Step[Tsukuyumi]]) -> list[Step[Tsukuyumi]]:
        """Before Action cards are chosen (TSM-POWER-02)."""
        at = next(n for n, step in enumerate(steps) if isinstance(step, SelectCards))
        return [*steps[:at], TurnPower(self.slot), *steps[at:]]

    def redeal(self, game: Tsukuyumi, seat: int, chance: Random) -> None:
        """Nobody knows the order of those that have not been in force."""
        own = game.own[self.slot]
        hidden = sorted(own[PILE + own[SEEN] :])
        shuffle(chance, hidden)
        own[PILE + own[SEEN] :] = hidden

    def change(self, rules: Rules, book: Book) -> None:
        self.rows: tuple[OniPowerCard, ...] = tuple(book.content["oni_powers"].values())

    def in_force(self, game: Tsukuyumi, do: str) -> OniPowerCard | None:
        """The card in force, if it changes this rule and no other (TSM-POWER-05)."""
        card = game.own[self.slot][CARD]
        if card < 0:
            return None
        row = self.rows[card]
        return row if row.do == do else None

    def n(self, game: Tsukuyumi, do: str) -> int:
        row = self.in_force(game, do)
        return row.n if row else 0

    # --- what they change -----------------------------------------------------------------------------------
    def gives_steps(self, game: Tsukuyumi, side: int) -> bool:
        return side == ONI and self.in_force(game, "range") is not None

    def action_steps(self, game: Tsukuyumi, kind: int) -> int:
        """*Agility*: Small Oni, Legendary ones too, in the movement of an Oni action (TSM-POWER-06, QM-54)."""
        row = self.in_force(game, "range")
        if row is None or game.rules.kind_side[kind] != ONI:
            return 0
        unit = game.book.content["units"][game.book.kind_ids[kind]]
        return row.n if unit.size == row.what else 0

    def more_dmg(self, game: Tsukuyumi, side: int, space: int) -> int:
        """*At Full Power*: every Oni deals more, wherever it deals damage (TSM-POWER-07)."""
        n = self.n(game, "damage") if side == ONI else 0
        if not n:
            return 0
        if game.battle and game.battle[ATTACKER] == ONI:
            return n * survivors(game, ONI, space)
        return n * game.crowd[ONI * SPACES + space]  # who has fallen still strikes back (TS-COMBAT-13)

    def each_dmg(self, game: Tsukuyumi, kind: int, space: int) -> int:
        return self.n(game, "damage") if game.rules.kind_side[kind] == ONI else 0

    def oni_counters(self, game: Tsukuyumi) -> int:
        """*Strong Defensive* (TSM-POWER-08, QM-52)."""
        return self.n(game, "counters")

    def times_cp(self, game: Tsukuyumi, side: int) -> int:
        """*New Strength*, attacking and defending (TSM-POWER-09)."""
        return (self.n(game, "strength") or 1) if side == ONI else 1

    def more_placed(self, game: Tsukuyumi, seat: int) -> int:
        """*Assemble the Forces*: one more, once for each player (TSM-POWER-10, TSM-POWER-11)."""
        own = game.own[self.slot]
        n = self.n(game, "place")
        if not n or own[ASSEMBLED] >> seat & 1:
            return 0
        own[ASSEMBLED] |= 1 << seat
        game.tell("power-more", seat=seat, n=n, why="power-one-more", rule="TSM-POWER-10")
        return n

    # --- Revenge of the Oni ---------------------------------------------------------------------------------
    def oni_acts(self, game: Tsukuyumi, seat: int, reach: int, combats: int) -> bool:
        if not self.in_force(game, "revenge") or not game.spaces_of(ONI):
            return False
        revenge.begin(game, seat, reach, combats)
        return True

    def led_spaces(self, game: Tsukuyumi) -> int:
        return super().led_spaces(game) if self.in_force(game, "revenge") else 0

    def oni_goal(self, game: Tsukuyumi, space: int, mover: int) -> int:
        return int(revenge.is_prey(game, space)) if self.in_force(game, "revenge") else -1

    def oni_attacks(self, game: Tsukuyumi) -> bool:
        if not self.in_force(game, "revenge"):
            return False
        revenge.lead_attack(game)
        game.tell("revenge", space=NAMES[game.battle[0]], rule="TSM-POWER-12")
        return True

    # --- what bots look at ----------------------------------------------------------------------------------
    def worth(self, game: Tsukuyumi, seat: int) -> float:
        """What the card in force makes of Oni nearby: under *Revenge* they hunt units, with *New Strength* they take
        areas, *At Full Power* they strike harder at who stands among them."""
        card = game.own[self.slot][CARD]
        do = self.rows[card].do if card >= 0 else ""
        if do not in FEARS or game.rules.phase_place.get(game.phase, 0) > game.rules.phase_place.get(GREEN, 0):
            return 0.0
        crowd, at, beside = game.crowd, *FEARS[do]
        if do == "strength":
            mine = game.areas_of(seat)
        else:
            mine = game.spaces_of(seat)
        total = 0.0
        for space in mine:
            n = 1 if do == "strength" else crowd[seat * SPACES + space]
            if crowd[ONI * SPACES + space]:
                total -= at * n
            elif beside and any(crowd[ONI * SPACES + t] for t in game.beside(space)):
                total -= beside * n
        return total

    # --- what everybody sees --------------------------------------------------------------------------------
    def shows_table(self, game: Tsukuyumi, doc: dict[str, Any]) -> None:
        own = game.own[self.slot]
        ids = list(game.book.content["oni_powers"])
        doc["oni"]["power"] = {
            "card": ids[own[CARD]] if own[CARD] >= 0 else None,
            "seen": [ids[c] for c in own[PILE : PILE + own[SEEN]]][::-1],
            "left": len(own) - PILE - own[SEEN],
        }
        if own[CARD] >= 0:
            doc.setdefault("open_cards", []).append({"id": ids[own[CARD]], "what": "oni-power", "done": []})

    @classmethod
    def lines(cls, board: dict[str, Any], words: Any) -> list[str]:
        shown = board["oni"].get("power")
        if not shown or not shown["card"]:
            return []
        name, text = words.name(shown["card"]), words.text(shown["card"])
        return [words.say("ts-term-power", card=name, text=text, n=shown["left"])]

    def compose(self, game: Tsukuyumi, seat: int, doc: dict[str, Any]) -> None:
        """``card``: the one in force; ``pile``: the next ones, the top first."""
        ids = list(game.book.content["oni_powers"])
        own = game.own[self.slot]
        for field, value in doc.items():
            names = [value] if field == "card" else value
            if field not in ("card", "pile") or not isinstance(names, list):
                raise ComposeError(f"module {NAME!r} has the fields 'card' (a word) and 'pile' (a list), not {field!r}")
            for name in names:
                if name not in ids:
                    raise ComposeError(
                        f"field 'modules.{NAME}.{field}' does not know {name!r}. There are: {', '.join(ids)}"
                    )
                if ids.index(name) not in own[PILE:]:
                    raise ComposeError(f"field 'modules.{NAME}.{field}': {name!r} exists once")
                own[PILE:] = [c for c in own[PILE:] if c != ids.index(name)]
            if field == "card":
                own[CARD] = ids.index(value)
            else:
                own += [ids.index(name) for name in names[::-1]]
