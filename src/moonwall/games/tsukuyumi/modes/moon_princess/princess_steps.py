"""What the Princess does: cards, walks, her attack, how she comes back, her counter (R-3, R-7, ALG-9 to -11)."""

from __future__ import annotations

from moonwall.table import Choice, Option, Step, option

from ...board import MOON, NAMES, SPACES
from ...position import Tsukuyumi
from ...rules.pieces import withdraw
from . import explain, ring
from .aim import stands
from .cards import cards_of
from .choices import her_targets, she_attacks
from .legend_cards import flights
from .making import make, making_step, prioritise, put
from .oni_step import tear
from .onslaught import NO_ONE, NOBODY_ANSWERS, NONE_NAMED, Clash, mark, take_empty
from .presence import override
from .princess import Walk, placing, walk
from .ring import OFF
from .round_card import SMALLEST, Making, oni_at
from .rows import PrincessCard
from .state import PRINCESS, PRINCESS_DECK, PRINCESS_GONE, defenders, own, pile, terms_of, touched
from .strike import Verdict, converted, largest
from .team import TeamChoice, speaker
from .track import raise_momentum

AT = [option("at", name) for name in ring.NAMES]


class PrincessTurn(Step[Tsukuyumi]):
    """A Princess action: a card, or she comes back if she is away (MP-WHITE-02, MP-WHITE-03). ``why`` tells by what."""

    seat: int
    why: str

    def run(self, game: Tsukuyumi) -> None:
        if self.why == "turn-princess":
            game.active = self.seat
        if own(game)[PRINCESS] == OFF:
            game.push(ComeBack())
            return
        deck, gone = pile(game, PRINCESS_DECK), pile(game, PRINCESS_GONE)
        if not deck:  # MP-WHITE-04
            deck[:] = sorted(gone)
            gone.clear()
            game.shuffle(deck)
        game.reveal()
        card = deck.pop()
        gone.append(card)
        gone.sort()
        row = cards_of(game).princess_cards[card]
        game.tell("princess-card", seat=self.seat, card=row.id, why=self.why, rule="MP-WHITE-02")
        found = walk(game, row, self.seat)
        moves(game, found, CardThen(card, self.seat))


def moves(game: Tsukuyumi, found: Walk, *then: Step[Tsukuyumi]) -> None:
    """She walks; the Skybound follows; then what else happens (ALG-9)."""
    own(game)[PRINCESS] = found.to
    if game.log is not None:
        game.tell("princess-walks", **explain.walked(game, found))
    override(game)
    game.then(Follow(found.dir), *then)


class Follow(Step[Tsukuyumi]):
    """The Skybound flies two areas her way (MP-LEGEND-20)."""

    dir: int

    def run(self, game: Tsukuyumi) -> None:
        ways = [way for way in flights(game, self.dir) if way]
        if len(ways) > 1:
            game.push(FlyWhere(speaker(game), tuple(ways)))
        elif ways:
            fly(game, ways[0])


def fly(game: Tsukuyumi, way: tuple[int, ...]) -> None:
    kind = game.book.legends["skybound"]
    here = stands(game, "skybound")
    for space in way:
        game.add(here, kind, -1)
        game.add(space, kind, 1)
        game.tell("skybound-flies", space=NAMES[here], to_space=NAMES[space], why="follows-her", rule="MP-LEGEND-20")
        tear(game, space)
        here = space


class FlyWhere(TeamChoice):
    """Which way the Skybound takes to the inner circle: ``via <space> …``."""

    ways: tuple[tuple[int, ...], ...]

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("via", *[NAMES[s] for s in way]) for way in self.ways]

    def decide(self, game: Tsukuyumi, picked: Option) -> None:
        fly(game, self.ways[self.options(game).index(picked)])


class CardThen(Step[Tsukuyumi]):
    """What a card orders when she has walked, then her attack (HD-02)."""

    card: int
    seat: int

    def run(self, game: Tsukuyumi) -> None:
        row = cards_of(game).princess_cards[self.card]
        players = game.rules.seats
        if she_attacks(row, players):
            game.push(PrincessAttack())
        elif row.attack_from:
            game.tell(
                "skipped", what="princess-attack", n=row.attack_from, why="strike-few-players", rule="MP-PRINCESS-18"
            )
        carry_out(game, row, self.seat)


def carry_out(game: Tsukuyumi, row: PrincessCard, seat: int) -> None:
    areas = touched(game)
    if row.then == "make-outside":
        for space in areas:
            if space not in MOON and not any(game.crowd[s * SPACES + space] for s in game.order):
                make(game, SMALLEST, row.n, space)
    elif row.then == "make-each":
        for space in areas:
            make(game, SMALLEST, row.n, space)
    elif row.then == "prioritise":
        for space in areas:
            prioritise(game, space, "made-card", "MP-PRIORITY-09")
    elif row.then == "momentum":
        if terms_of(game).rivals:
            game.tell("skipped", what="momentum-track", why="no-momentum", rule="MP-REGULAR-02")
            return
        raise_momentum(game, seat, row.n, ["m-whispers"])
    elif row.then == "make-moon":
        moon = [s for s in areas if s in MOON]
        fewest = min([oni_at(game, s) for s in moon])
        equal = [s for s in moon if oni_at(game, s) == fewest]
        game.push(making_step(Making("oni-medium", [], equal, 1)))


# --- her attack -----------------------------------------------------------------------------------------------


class PrincessAttack(Step[Tsukuyumi]):
    """All touched areas at the same time: markers, new Oni and damage first, then the counterattacks in initiative
    order (MP-PRINCESS-18, R-7)."""

    def run(self, game: Tsukuyumi) -> None:
        areas = her_targets(game, terms_of(game))
        if not areas:
            game.tell("skipped", what="princess-attack", why="strike-nothing", rule="MP-PRINCESS-18")
            return
        among = tuple([NAMES[s] for s in areas])
        game.tell("princess-strikes", among=among, why="strike-three", rule="MP-PRINCESS-18")
        verdicts = [(space, Verdict(game, space)) for space in areas]
        fights: list[tuple[int, int]] = []
        for space, verdict in verdicts:
            if verdict.defenders:
                mark(game, space, verdict)
                fights.append((space, verdict.damage))
            else:
                take_empty(game, space, verdict)
        game.push(NameAnswers((), tuple(fights)))


class NameAnswers(Step[Tsukuyumi]):
    """Who answers in which area is agreed on before the first counterattack (MP-ATTACK-24); among rivals all may, and
    the areas follow each other by who comes first in initiative there."""

    answers: tuple[int, ...]
    fights: tuple[tuple[int, int], ...]

    def run(self, game: Tsukuyumi) -> None:
        if terms_of(game).rivals:
            first = {space: min(map(game.place_of, defenders(game, space)), default=0) for space, _ in self.fights}
            fights = sorted(self.fights, key=lambda fight: first[fight[0]])
            game.then(*[Clash(damage, NONE_NAMED, space) for space, damage in fights])
            return
        if len(self.answers) < len(self.fights):
            space = self.fights[len(self.answers)][0]
            able = tuple([s for s in game.order if game.crowd[s * SPACES + space]])
            if len(able) > 1:
                game.push(WhoAnswersHer(speaker(game), self.answers, able, self.fights))
            else:
                game.push(NameAnswers((*self.answers, able[0] + 1 if able else NONE_NAMED), self.fights))
            return
        order = sorted(range(len(self.fights)), key=lambda n: place(game, self.answers[n]))
        game.then(*[Clash(self.fights[n][1], self.answers[n], self.fights[n][0]) for n in order])


def place(game: Tsukuyumi, answer: int) -> int:
    return game.order.index(answer - 1) if 0 < answer <= game.rules.seats else len(game.order)


class WhoAnswersHer(TeamChoice):
    """Which defender counterattacks in one of her areas: ``answers @seat``, or ``nobody``."""

    answers: tuple[int, ...]
    seats: tuple[int, ...]
    fights: tuple[tuple[int, int], ...]

    kind = "who-answers"

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [*[option("answers", f"@{seat}") for seat in self.seats], NOBODY_ANSWERS]

    def decide(self, game: Tsukuyumi, picked: Option) -> None:
        answer = NO_ONE if picked is NOBODY_ANSWERS else 1 + int(str(picked.tokens[1])[1:])
        game.push(NameAnswers((*self.answers, answer), self.fights))

    def details(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"space": NAMES[self.fights[len(self.answers)][0]]}


# --- how she comes and goes -----------------------------------------------------------------------------------


class ComeBack(Step[Tsukuyumi]):
    """She is placed next to the Homezone of the lowest initiative (ALG-10); no card is drawn."""

    def run(self, game: Tsukuyumi) -> None:
        found = placing(game)
        if len(found.places) > 1:
            game.push(PrincessWhere(speaker(game), found.places))
        else:
            come(game, found.places[0])


def come(game: Tsukuyumi, where: int) -> None:
    found = placing(game)
    own(game)[PRINCESS] = where
    if game.log is not None:
        game.tell("princess-placed", **explain.returned(game, found, where))
    override(game)


class PrincessWhere(TeamChoice):
    """Places that are equally bad for the players: ``at ring-k``."""

    places: tuple[int, ...]

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [AT[place] for place in self.places]

    def decide(self, game: Tsukuyumi, picked: Option) -> None:
        come(game, AT.index(picked))


class PrincessStart(TeamChoice):
    """Set-up: any place of the ring (MP-SETUP-07, MQ-20): ``at ring-k``."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return AT[:]

    def decide(self, game: Tsukuyumi, picked: Option) -> None:
        start(game, AT.index(picked))


def start(game: Tsukuyumi, where: int) -> None:
    own(game)[PRINCESS] = where
    game.tell("princess-starts", place=ring.NAMES[where], rule="MP-SETUP-07")


class RandomStart(Step[Tsukuyumi]):
    """The same by chance."""

    def run(self, game: Tsukuyumi) -> None:
        start(game, int(game.chance().random() * ring.PLACES))


def destroyed(game: Tsukuyumi, space: int) -> None:
    """She leaves the board, and her overriding ends at once (MP-PRINCESS-15)."""
    own(game)[PRINCESS] = OFF
    game.tell("princess-falls", space=NAMES[space], rule="MP-PRINCESS-15")
    override(game)


# --- her standard counter -------------------------------------------------------------------------------------


class StandardCounter(Step[Tsukuyumi]):
    """After every Combat action of a player where she was: half of the units there become Oni (ALG-11)."""

    seat: int
    space: int

    def run(self, game: Tsukuyumi) -> None:
        n, _ = converted(game, self.seat, self.space)
        if not n:
            return
        if game.log is not None:
            game.tell("standard-counter", **explain.converted(game, self.seat, self.space, n))
        convert(game, self.seat, self.space, n)


def convert(game: Tsukuyumi, seat: int, space: int, n: int) -> None:
    kinds = game.kinds_at(space, seat)
    if n <= 0 or not kinds:
        return
    if len(kinds) == 1:
        for _ in range(n):
            replace(game, seat, kinds[0], space)
    else:
        game.push(Convert(seat, n, space))


def replace(game: Tsukuyumi, seat: int, kind: int, space: int) -> None:
    """The unit goes to its owner's stock, the largest Oni available takes its place (MP-PRINCESS-13)."""
    new = largest(game, 1)
    withdraw(game, kind, space)
    game.tell("turned", seat=seat, unit=game.book.kind_ids[kind], space=NAMES[space], rule="MP-PRINCESS-13")
    if new:
        put(game, new[0], space, "made-replaced", "MP-PRINCESS-13")


class Convert(Choice[Tsukuyumi]):
    """Which own unit becomes an Oni: ``give <unit>``, one by one."""

    n: int
    space: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("give", game.book.kind_ids[k]) for k in game.kinds_at(self.space, self.seat)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        replace(game, self.seat, game.book.kind_index[str(picked.tokens[1])], self.space)
        convert(game, self.seat, self.space, self.n - 1)

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": self.n, "space": NAMES[self.space]}
