"""Qin Jiushao, the rival of the solo game: what he listens to. What he then does is in qin_acts.py."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from moonwall.table import Step, threshold
from moonwall.table.explain import named
from moonwall.table.position import replaced, shuffle

from ..names import (
    CELLS,
    CLERKS_OF_CLAN,
    COMMAND_CARDS,
    HORSEMAN,
    LOCATIONS,
    QIN,
    SECTIONS,
    SLOTS,
    SOLDIERS_OF_CLAN,
    SPEARMAN,
    TOP_WALL,
)
from ..position import GreatWall
from ..rules.autumn import FirstSlot
from ..rules.ending import SuddenEnd, final_scoring
from ..rules.honour import gain_honour
from . import qin_acts as acts
from .qin_acts import Rival, deck_of, track_of

if TYPE_CHECKING:
    from ..book import Book, Rules
    from ..compose import Reader

ARTIFACT_HONOUR = 20  # what each Artifact is worth to him (GW-SOLO-44)


class Qin(Rival):
    """The rival: he plays by fixed rules, gains Honour and scores; the human needs more (GW-SOLO-46)."""

    __slots__ = ()

    name: ClassVar[str] = QIN
    written: ClassVar[tuple[str, ...]] = ("qin",)
    refused: ClassVar[dict[str, str]] = {"qin": "Qin plays in the solo mode only"}
    shown: ClassVar[tuple[str, ...]] = ("qin_track", "qin_next")

    def change(self, rules: Rules) -> None:
        rules.rivals = (self.seat,)

    # --- set-up ---

    def take_seat(self, game: GreatWall) -> None:
        """8 Clerks, 12 Soldiers, 4 Overseers of level 1, his track and deck, 2 Support Advisors (GW-SOLO-04..08,
        11)."""
        qin = self.seat
        game.clerk_pool[qin] = CLERKS_OF_CLAN
        spearmen, archers, horsemen = SOLDIERS_OF_CLAN
        game.pool[qin * 3 : qin * 3 + 3] = [spearmen - 2, archers, horsemen - 2]
        for place in range(4):
            self.install(game, place)
        for cards, n in ((track_of(game), 5), (deck_of(game), COMMAND_CARDS)):
            cards[:] = range(n)
            game.shuffle(cards)
        *left, second, first = game.advisor_deck
        game.advisor_deck = tuple(left)
        game.support = replaced(game.support, qin, 1 << first | 1 << second)
        game.honour[qin] = self.start

    def install(self, game: GreatWall, place: int) -> None:
        """An Overseer of level 1: a Horseman in the first two Locations, a Spearman in the others (GW-SOLO-05)."""
        game.overseer = replaced(game.overseer, place * 4 + self.seat, 1)
        soldier = HORSEMAN if place < 2 else SPEARMAN
        game.overseer_soldier = replaced(game.overseer_soldier, place * 4 + self.seat, soldier)

    # --- the Year ---

    def advisor_goes(self, game: GreatWall, place: int, card: int) -> bool:
        if place:
            return False
        acts.take_advisor(game, card, "spring-advisor", "GW-SOLO-43")
        return True

    def cards_chosen(self, game: GreatWall) -> None:
        """The top card of his deck (GW-SOLO-22)."""
        deck = deck_of(game)
        game.reveal()
        card = deck.pop()
        game.chosen = replaced(game.chosen, self.seat, card)
        word = self.card_word(game, card)
        game.tell("command", seat=self.seat, card=word, why="card-top", left=len(deck), rule="GW-SOLO-22")

    def card_word(self, game: GreatWall, card: int) -> str:
        return f"qin-{game.book.cards.command_ids[card]}"

    def place_card(self, game: GreatWall) -> Step[GreatWall]:
        return FirstSlot(self.seat, "GW-SOLO-23")

    def turn_reasons(self, game: GreatWall, card: int) -> dict[str, Any]:
        clerks = game.book.cards.automata[self.card_word(game, card)].clerks
        return {"why": "turn-qin", "clerks": clerks, "order": named(LOCATIONS, track_of(game)), "rule": "GW-SOLO-33"}

    def boxes(self, game: GreatWall, card: int) -> Step[GreatWall]:
        return acts.QinBoxes(card, 0)

    def other_box(self, game: GreatWall, handle: int) -> Step[GreatWall]:
        """Always two Clerks (GW-SOLO-27)."""
        return acts.QinMove(2)

    def other_moves(self, game: GreatWall) -> Step[GreatWall]:
        return acts.QinMove(2)

    def activation_order(self, game: GreatWall) -> int:
        """After his own Locations the human chooses (GW-SOLO-33)."""
        return game.rules.humans[0]

    def activations_begin(self, game: GreatWall, left: int) -> bool:
        """On his turn, and on the Reed turn that he commands, his own Locations come first (GW-SOLO-33)."""
        if game.rules.players[game.turn].led_by(game) != self.seat:
            return False
        game.push(acts.QinActivations(left, acts.activations(game)))
        return True

    def effect(self, game: GreatWall, place: int) -> Step[GreatWall]:
        return acts.QinEffect(place)

    def clerks_leave(self, game: GreatWall, place: int) -> None:
        if game.clerks[place * 4 + self.seat]:
            acts.rise(game, place)

    def shoot(self, game: GreatWall, section: int, n: int) -> None:
        for _ in range(n):
            acts.shoot(game, section)

    def take_back(self, game: GreatWall) -> Step[GreatWall] | None:
        return acts.QinHonour()

    def supply_shrinks(self, game: GreatWall) -> None:
        """By a switch an empty supply is lost at once, not at the check (GW-AMB-43)."""
        if game.shame_supply == 0 and self.at_once:
            game.push(SuddenEnd())

    def leads_by_rule(self) -> bool:
        return True

    def lead_move(self, game: GreatWall) -> None:
        acts.move_reed(game)

    def lead_spearman(self, game: GreatWall, seat: int) -> None:
        acts.spearman(game, seat)

    # --- the end ---

    def artifact(self, game: GreatWall, artifact: int) -> tuple[int, dict[str, Any]]:
        return ARTIFACT_HONOUR, {"why": "honour-artifact", "rule": "GW-SOLO-44"}

    def scored(self, game: GreatWall) -> None:
        under = game.support[self.seat].bit_count()
        n = game.book.cards.automata["qin-jiushao"].honour_per_support * under
        gain_honour(game, self.seat, n, why="honour-support", cards=under, rule="GW-SOLO-16")

    def game_ends(self, game: GreatWall, reason: str) -> bool:
        """An empty Shame supply is a defeat whatever else holds (GW-SOLO-45); else the human needs more Honour than Qin
        (GW-SOLO-46)."""
        if game.shame_supply == 0:
            self.lost(game)
            return True
        human, rival = game.rules.humans[0], self.seat
        final_scoring(game)
        won = game.honour[human] > game.honour[rival]
        if game.honour[human] == game.honour[rival]:
            game.tell("tie", seat=rival, n=game.honour[rival], why="tie-qin", rule="GW-SOLO-46")
        game.outcome = threshold(human, game.honour[: len(game.seats)], game.honour[rival] + 1, won, reason)
        return True

    def lost(self, game: GreatWall) -> None:
        human = game.rules.humans[0]
        game.outcome = threshold(human, game.honour[: len(game.seats)], game.honour[self.seat] + 1, False, "shame")

    # --- outside the rules ---

    def show(self, game: GreatWall, view: dict[str, Any]) -> None:
        """His track, and what he would do next as things stand; all he decides by is public."""
        view["qin_track"] = list(named(LOCATIONS, track_of(game))) or None
        attack = acts.next_attack(game)
        view["qin_next"] = {
            "clerks": [LOCATIONS[place] for place in acts.next_targets(game, 2)],
            "attack": None if attack is None else [SLOTS[attack[0]], CELLS[attack[1]]],
            "wall": next((SECTIONS[s] for s in acts.sections(game) if game.wall[s] < TOP_WALL), None),
        }

    def measured(self, book: Book) -> list[tuple[Any, ...]]:
        return [("qin-track", "place on Qin's track, from 1 for the highest", LOCATIONS[:5])]

    def measure(self, game: GreatWall) -> list[int]:
        track = track_of(game)
        return [track.index(place) + 1 if place in track else 0 for place in range(5)]

    def redeal(self, game: GreatWall, seat: int, chance: Random) -> None:
        deck = deck_of(game)
        deck.sort()
        shuffle(chance, deck)

    def read_pieces(self, reader: Reader, doc: dict[str, Any]) -> None:
        """His Overseers, track and deck."""
        game, qin = reader.game, self.seat
        reader.area[qin] = 0
        for place in range(4):
            if not game.overseer[place * 4 + qin]:
                self.install(game, place)
        given = reader.table(doc.get("qin", {}), "qin")
        reader.fields(given, "qin", ("track", "deck"))
        track = reader.items(given.get("track", list(LOCATIONS[:5])), "qin.track")
        track_of(game)[:] = [reader.word(place, "qin.track", LOCATIONS[:5]) for place in track]
        if len(set(track_of(game))) != len(track) or len(track) != 5:
            raise reader.fail("qin.track", "must name his five Locations once each, from the highest")
        titles = game.book.cards.command_ids[:COMMAND_CARDS]
        deck = [reader.word(title, "qin.deck", titles) for title in reader.items(given.get("deck", []), "qin.deck")]
        rest = [title for title in range(COMMAND_CARDS) if title not in deck]
        rest = [title for title in rest if not game.command_discard[qin] >> title & 1]
        game.shuffle(rest)
        deck_of(game)[:] = rest + deck[::-1]

    def give_card(self, game: GreatWall, card: int) -> bool:
        if card in deck_of(game):
            deck_of(game).remove(card)
        return True

    def spare_card(self, game: GreatWall) -> int:
        return deck_of(game)[-1]
