"""The Reed Clan: third faction of two players, fourth hand of the solo game (area TWO).

It owns no decision: the Supreme Commander makes its choices (GW-TWO-20), a player or, in solo, Qin by his own rules. It
has 3 Clerks that never leave the board and 10 Spearmen, and never Honour, Shame, Hordes or Resources (GW-TWO-11).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from moonwall.table import DONE, Choice, Option, Step, option
from moonwall.table.explain import skip
from moonwall.table.position import replaced

from ..cards import modifiers
from ..names import (
    BARRACKS,
    BARRICADE_SPACES,
    BUILDERS,
    EMBASSY,
    GOLD_MINE,
    LOCATIONS,
    LUMBER_MILL,
    PLACES,
    QUARRY,
    REED,
    RESOURCES,
    SECTIONS,
    SOLDIERS_OF_CLAN,
    SPEARMAN,
    TEA_HOUSE,
    TEMPLE,
)
from ..part import Player
from ..position import GreatWall
from ..rules.activation import ready
from ..rules.attack import ATTACK, COVER, STRIKE, cover
from ..rules.autumn import FirstSlot
from ..rules.building import PLACE as BARRICADE_IN
from ..rules.building import put_barricade
from ..rules.clerks import rooms
from ..rules.embassy import refill
from ..rules.hordes import marker
from ..rules.shame import cleansable, cleanse
from ..rules.teahouse import STAY, UP, in_order, tea_up
from ..rules.wounds import vacant

if TYPE_CHECKING:
    from ..book import Rules
    from ..compose import Reader

MOVE = [[option("reed-move", source, target) for target in LOCATIONS] for source in LOCATIONS]
MOVE_PICK = {MOVE[a][b]: (a, b) for a in PLACES for b in PLACES}
CLERKS = 3
COMMAND = 6  # number of its one Command card on the track: behind those of the clans
OATH = "reed-oath"


class Reed(Player):
    """The Reed Clan at its seat."""

    __slots__ = ("commander_active",)

    name: ClassVar[str] = REED
    only_card: ClassVar[int] = COMMAND

    def __init__(self, seat: int, options: dict[str, Any]) -> None:
        super().__init__(seat)
        self.commander_active = options.get("supreme_commander", "active-player") == "active-player"

    def change(self, rules: Rules) -> None:
        """Two Sections (GW-TWO-03, GW-SOLO-02), both finished Walls end the game, and a seat without Honour."""
        rules.sections = (1, 2)
        rules.first_hordes = len(rules.sections)
        rules.walls_to_end = 2
        rules.bystanders = (self.seat,)

    # --- set-up ---

    def take_seat(self, game: GreatWall) -> None:
        """3 Clerks, one in each of Lumber Mill, Quarry and Gold Mine, and 10 Spearmen (GW-TWO-07, GW-TWO-08)."""
        game.pool[self.seat * 3 + SPEARMAN] = SOLDIERS_OF_CLAN[SPEARMAN]
        for place in (LUMBER_MILL, QUARRY, GOLD_MINE):
            game.clerks[place * 4 + self.seat] = 1

    # --- the Year ---

    def cards_chosen(self, game: GreatWall) -> None:
        game.chosen = replaced(game.chosen, self.seat, COMMAND)  # GW-TWO-18
        game.tell("command", seat=self.seat, card=OATH, why="card-only", rule="GW-TWO-18")

    def card_word(self, game: GreatWall, card: int) -> str:
        return OATH

    def place_card(self, game: GreatWall) -> Step[GreatWall]:
        return FirstSlot(self.seat, "GW-TWO-19")

    def turn_reasons(self, game: GreatWall, card: int) -> dict[str, Any]:
        """Who commands."""
        clerks = game.book.cards.automata[OATH].clerks
        rule = "GW-SOLO-40" if by_rule(game) else "GW-TWO-20"
        return {"why": "turn-reed", "clerks": clerks, "by": commander(game), "rule": rule}

    def boxes(self, game: GreatWall, card: int) -> Step[GreatWall]:
        return ReedBoxes(0)

    def other_box(self, game: GreatWall, handle: int) -> Step[GreatWall]:
        """As many Moves as the box allows (GW-TWO-21)."""
        return ReedMoves(game.book.cards.scripts[handle][0].n)

    def other_moves(self, game: GreatWall) -> Step[GreatWall]:
        return ReedMoves(2)

    def led_by(self, game: GreatWall) -> int:
        return commander(game)

    def activation_order(self, game: GreatWall) -> int:
        """The Supreme Commander (GW-TWO-20), or whom an automaton in command leaves the choice to (GW-SOLO-33)."""
        leader = commander(game)
        return game.rules.players[leader].activation_order(game)

    def activations_end(self, game: GreatWall) -> None:
        """On its turn: Special Locations that do not fire since only a Reed Clerk is there (GW-TWO-15)."""
        if game.turn != self.seat:
            return
        for place in PLACES:
            if not game.rules.spaces[place] and game.clerks[place * 4 + self.seat] and not ready(game, place):
                skip(game, self.seat, "skip-activation", "reed-alone", "GW-TWO-15", place=LOCATIONS[place])

    def effect(self, game: GreatWall, place: int) -> Step[GreatWall]:
        return ReedEffect(place)

    def acts(self, game: GreatWall, place: int) -> bool:
        return acts(game, place)

    def taker_reasons(self) -> dict[str, Any]:
        return {"why": "taker-reed", "rule": "GW-TWO-11"}

    # --- in a position written by hand ---

    def read_pieces(self, reader: Reader, doc: dict[str, Any]) -> None:
        """3 Clerks on the board and 10 Spearmen."""
        game, reed = reader.game, self.seat
        standing = [place for place in PLACES if game.clerks[place * 4 + reed]]
        if len(standing) > CLERKS or max(game.clerks[place * 4 + reed] for place in PLACES) > 1:
            raise reader.fail("locations", f"the Reed Clan has {CLERKS} Clerks, one in a Location")
        for place in [p for p in PLACES if p not in standing][: CLERKS - len(standing)]:
            game.clerks[place * 4 + reed] = 1
        reader.clans[reed] = (SOLDIERS_OF_CLAN[SPEARMAN], 0, 0)
        reader.area[reed] = None

    def spare_card(self, game: GreatWall) -> int:
        return COMMAND

    def give_card(self, game: GreatWall, card: int) -> bool:
        return True


def part(game: GreatWall) -> Reed:
    return cast(Reed, game.rules.named[REED])


def seat_of(game: GreatWall) -> int:
    return game.rules.named[REED].seat


def commander(game: GreatWall) -> int:
    """The active player on a player's turn; on the Reed turn, and outside turns, the higher one in Tea order
    (GW-TWO-20, GW-AMB-08); Qin counts as a player here (GW-SOLO-40)."""
    if part(game).commander_active and game.turn >= 0 and game.turn != seat_of(game):
        return game.turn
    return next(seat for seat in game.tea if seat != seat_of(game))


def by_rule(game: GreatWall) -> bool:
    """An automaton commands, and nobody is asked (GW-SOLO-40)."""
    return game.rules.players[commander(game)].leads_by_rule()


# --- Clerks ---


def move(game: GreatWall, n: int) -> None:
    """Up to n Moves of Reed Clerks, from Location to Location (GW-TWO-21, GW-TWO-34)."""
    leader = game.rules.players[commander(game)]
    if leader.leads_by_rule():
        for _ in range(n):
            leader.lead_move(game)
    else:
        game.push(ReedMove(leader.seat, n))


class ReedMoves(Step[GreatWall]):
    """At the Reed place in Tea order."""

    n: int

    def run(self, game: GreatWall) -> None:
        move(game, self.n)


def moves(game: GreatWall) -> list[tuple[int, int]]:
    """Out of a Location that is not full (GW-LOC-08), into one with room and without a Reed Clerk (GW-TWO-22)."""
    reed = seat_of(game)
    open_places = rooms(game)
    targets = [p for p in open_places if not game.clerks[p * 4 + reed]]
    return [(source, p) for source in open_places if game.clerks[source * 4 + reed] for p in targets]


def carry(game: GreatWall, source: int, target: int, **why: Any) -> None:
    reed = seat_of(game)
    game.clerks[source * 4 + reed] -= 1
    game.clerks[target * 4 + reed] += 1
    reasons = {"rule": "GW-TWO-21", **why}
    game.tell("move-clerk", seat=reed, source=LOCATIONS[source], target=LOCATIONS[target], **reasons)


class ReedMove(Choice[GreatWall]):
    n: int
    gone: int = 0
    silent = True

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"n": self.n}

    def options(self, game: GreatWall) -> list[Option]:
        return [DONE, *(MOVE[a][b] for a, b in moves(game) if not self.gone >> b & 1)]

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is DONE:
            return
        source, target = MOVE_PICK[picked]
        carry(game, source, target, why="by-commander", by=self.seat)
        if self.n > 1:
            game.push(ReedMove(self.seat, self.n - 1, self.gone | 1 << target))


# --- Activation ---


def effect(game: GreatWall, place: int) -> None:
    """What a Reed Clerk does in an Activated Location (GW-TWO-24..31); in the others nothing (GW-TWO-30)."""
    if place < TEMPLE:  # GW-TWO-24
        game.warehouse[place] += 1
        reasons: dict[str, Any] = {"place": LOCATIONS[place], "n": game.warehouse[place], "rule": "GW-TWO-24"}
        game.tell("reed-stock", seat=seat_of(game), what=RESOURCES[place], why="reed-gathers", **reasons)
    elif place == TEMPLE:  # GW-TWO-25
        if game.turn not in game.rules.humans:
            skip(game, seat_of(game), "skip-effect", "temple-nobody", "GW-TWO-25", place=LOCATIONS[place])
        elif cleansable(game, game.turn):
            game.push(ReedTemple(game.turn))
        else:
            skip(game, seat_of(game), "skip-effect", "temple-pure", "GW-TWO-25", place=LOCATIONS[place], by=game.turn)
    elif place == EMBASSY:
        dismiss(game)
    elif place == BUILDERS:
        fortify(game)
    elif place == BARRACKS:
        attack(game)
    elif place == TEA_HOUSE:  # GW-TWO-31
        if game.tea[0] == seat_of(game):
            skip(game, seat_of(game), "skip-tea", "tea-top", "GW-TEAHOUSE-04")
        elif by_rule(game):
            tea_up(game, seat_of(game), 1, why="reed-tea", rule="GW-SOLO-40")
        else:
            game.push(ReedTea(commander(game)))
    else:  # GW-TWO-30
        skip(game, seat_of(game), "skip-effect", "reed-idle", "GW-TWO-30", place=LOCATIONS[place])


def acts(game: GreatWall, place: int) -> bool:
    """Whether a Reed Clerk in an Activated Regular Location would do anything as things stand."""
    if place == TEMPLE:
        return game.turn in game.rules.humans and bool(cleansable(game, game.turn))
    if place == BARRACKS:
        return bool(targets(game))
    return place < TEMPLE or game.tea[0] != seat_of(game)


class ReedEffect(Step[GreatWall]):
    """At the Reed place in Tea order."""

    place: int

    def run(self, game: GreatWall) -> None:
        effect(game, self.place)


class ReedTemple(Choice[GreatWall]):
    """The active player discards 1 of their own Shame tokens (GW-TWO-25)."""

    def options(self, game: GreatWall) -> list[Option]:
        return cleansable(game, self.seat)

    def take(self, game: GreatWall, picked: Option) -> None:
        cleanse(game, self.seat, str(picked.tokens[1]))


def dismiss(game: GreatWall) -> None:
    """GW-TWO-26: the Supreme Commander discards any 1 Advisor of the track."""
    if max(game.advisor_track) < 0:
        skip(game, seat_of(game), "skip-advisor", "no-advisor", "GW-TWO-26")
        return
    if by_rule(game):
        ids = game.book.cards.advisor_ids
        among = tuple(ids[card] for card in game.advisor_track if card >= 0)
        _dismiss(game, next(card for card in game.advisor_track if card >= 0), why="reed-dismisses", among=among)
    else:
        game.push(ReedDismiss(commander(game)))


def _dismiss(game: GreatWall, card: int, **why: Any) -> None:
    game.advisor_track = replaced(game.advisor_track, game.advisor_track.index(card), -1)
    game.advisor_discard += (card,)
    game.tell("advisor-goes", seat=seat_of(game), card=game.book.cards.advisor_ids[card], rule="GW-TWO-26", **why)
    refill(game)


class ReedDismiss(Choice[GreatWall]):
    def options(self, game: GreatWall) -> list[Option]:
        ids = game.book.cards.advisor_ids
        return [option("dismiss", ids[card]) for card in game.advisor_track if card >= 0]

    def take(self, game: GreatWall, picked: Option) -> None:
        card = game.book.cards.advisor_ids.index(str(picked.tokens[1]))
        _dismiss(game, card, why="by-commander", by=self.seat)


def fortify(game: GreatWall) -> None:
    """GW-TWO-27: 1 free Barricade on a vacant space, without Honour."""
    free = [section for section in game.rules.sections if game.barricades[section] < BARRICADE_SPACES]
    if not free:
        skip(game, seat_of(game), "skip-building", "no-barricade", "GW-TWO-27")
        return
    if by_rule(game):
        marked = marker(game)
        why = "barricade-marked" if marked in free else "barricade-other"
        reasons = {"why": why, "marked": SECTIONS[marked], "rule": "GW-SOLO-40"}
        put_barricade(game, seat_of(game), marked if marked in free else free[0], False, **reasons)
    else:
        game.push(ReedBarricade(commander(game)))


class ReedBarricade(Choice[GreatWall]):
    def options(self, game: GreatWall) -> list[Option]:
        free = [section for section in game.rules.sections if game.barricades[section] < BARRICADE_SPACES]
        return [BARRICADE_IN[section] for section in free]

    def take(self, game: GreatWall, picked: Option) -> None:
        reasons = {"why": "by-commander", "by": self.seat, "rule": "GW-TWO-27"}
        put_barricade(game, seat_of(game), BARRICADE_IN.index(picked), False, **reasons)


def targets(game: GreatWall) -> list[int]:
    """Slots a Reed Spearman can attack; none when its pool is empty."""
    if not game.pool[seat_of(game) * 3 + SPEARMAN]:
        return []
    slots = [section * 3 for section in game.rules.sections]
    return [
        slot for slot in slots if vacant(game, slot) and not modifiers.spearman_barred(game, game.hordes[slot], True)
    ]


def attack(game: GreatWall) -> None:
    """GW-TWO-28: 1 free Spearman attacks a legal point; with none it stays in the pool."""
    leader = game.rules.players[commander(game)]
    if leader.leads_by_rule():
        leader.lead_spearman(game, seat_of(game))
    elif targets(game):
        game.push(ReedAttack(leader.seat))
    elif game.pool[seat_of(game) * 3 + SPEARMAN]:
        among = tuple(SECTIONS[section] for section in game.rules.sections)
        skip(game, seat_of(game), "skip-attack", "no-point", "GW-TWO-28", among=among)
    else:
        skip(game, seat_of(game), "skip-attack", "no-spearman", "GW-TWO-28")


class ReedAttack(Choice[GreatWall]):
    silent = True

    def options(self, game: GreatWall) -> list[Option]:
        return [ATTACK[SPEARMAN][slot] for slot in targets(game)]

    def take(self, game: GreatWall, picked: Option) -> None:
        game.push(ReedCover(self.seat, STRIKE[picked][1]))


class ReedCover(Choice[GreatWall]):
    """The Reward of the point is ignored (GW-TWO-29)."""

    slot: int
    silent = True

    def options(self, game: GreatWall) -> list[Option]:
        return [COVER[cell] for cell in vacant(game, self.slot)]

    def take(self, game: GreatWall, picked: Option) -> None:
        reasons = {"why": "by-commander", "by": self.seat, "rule": "GW-TWO-28"}
        place_spearman(game, seat_of(game), self.slot, COVER.index(picked), **reasons)


def place_spearman(game: GreatWall, seat: int, slot: int, cell: int, **why: Any) -> None:
    """A free Spearman of an automaton goes from its pool to a point."""
    game.pool[seat * 3 + SPEARMAN] -= 1
    cover(game, seat, slot, (cell,), **why)


class ReedTea(Choice[GreatWall]):
    def options(self, game: GreatWall) -> list[Option]:
        return [UP, STAY]

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is UP:
            tea_up(game, seat_of(game), 1, why="by-commander", by=self.seat, rule="GW-TWO-31")


# --- the Reed turn ---

STRIKE_BOX = option("reed", "attack")
FORTIFY_BOX = option("reed", "barricade")


class ReedBoxes(Step[GreatWall]):
    """Its one Command card (GW-TWO-18): Reed Moves, everybody Moves, then a free Spearman or a free Barricade."""

    box: int

    def run(self, game: GreatWall) -> None:
        clerks = game.book.cards.automata[OATH].clerks
        if self.box < 2:
            game.push(ReedBoxes(self.box + 1))
        if self.box == 0:
            move(game, clerks)
        elif self.box == 1:
            others = [seat for seat in game.tea if seat != seat_of(game)]
            in_order(game, [(seat, game.rules.players[seat].other_moves(game)) for seat in others])
        elif by_rule(game):
            strike = bool(targets(game))
            why, what = ("box-attack", "box-spearman") if strike else ("box-fortify", "box-barricade")
            game.tell("reed-box", seat=seat_of(game), what=what, why=why, rule="GW-SOLO-40")
            if strike:
                attack(game)
            else:
                fortify(game)
        else:
            game.push(ReedBox(commander(game)))


class ReedBox(Choice[GreatWall]):
    """The last box of the Oath of the Reeds."""

    silent = True

    def options(self, game: GreatWall) -> list[Option]:
        found = []
        if targets(game):
            found.append(STRIKE_BOX)
        if any(game.barricades[section] < BARRICADE_SPACES for section in game.rules.sections):
            found.append(FORTIFY_BOX)
        return [*found, DONE]

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is STRIKE_BOX:
            attack(game)
        elif picked is FORTIFY_BOX:
            fortify(game)
