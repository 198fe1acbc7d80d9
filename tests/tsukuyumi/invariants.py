"""What must hold in every position of Tsukuyumi: pieces and cards are conserved, derived fields are right."""

from __future__ import annotations

from moonwall.games.tsukuyumi.board import AROUND, OPPOSITE, SPACES
from moonwall.games.tsukuyumi.book import M_BLOCK, M_NEGATION, M_STOP
from moonwall.games.tsukuyumi.modes.moon_princess.presence import aside_of
from moonwall.games.tsukuyumi.modes.moon_princess.state import touched
from moonwall.games.tsukuyumi.position import AREA, HOMEZONE, NO_TILE, NOBODY, ONI, VOID, Tsukuyumi
from moonwall.games.tsukuyumi.rules.watch import Watch

POOL = {"oni-small": 15, "oni-medium": 12, "oni-large": 7}


def check(game: Tsukuyumi, deep: bool = True) -> None:
    """``deep`` looks at every space; without it only sums are compared."""
    units(game)
    cards(game)
    aside(game)
    if deep:
        standing(game)
        markers(game)
        ground(game)
        aims(game)


def aims(game: Tsukuyumi) -> None:
    """Nothing that is looked at "whenever it changes" has been overlooked: a look at everything finds nothing new
    (TS-MISSION-02, Q-62)."""
    if game.round and game.outcome is None and isinstance(game.rules.watch, Watch):
        again = game.clone()
        again.log = None
        game.rules.watch.look(again, -1)
        # TSF-PAIR-09: Long March looks at who stands where when a marker is put, and at no other time
        march = sum([1 << n for n, row in enumerate(game.book.missions) if row.id == "mission-long-march"])
        before, after = ([done & ~march for done in position.missions_done] for position in (game, again))
        assert before == after, "missions_done should have been looked at again"
        for field in ("objective_done", "deeds", "outcome"):
            assert getattr(again, field) == getattr(game, field), f"{field} should have been looked at again"


def units(game: Tsukuyumi) -> None:
    """Every piece is on the board or in the stock."""
    book, kinds = game.book, game.kinds
    oni = legends = 0
    terms = game.rules.terms
    princess = game.rules.uses("moon-princess") and bool(terms) and not terms.rivals
    pool = POOL if princess or game.rules.seats == 6 else {}  # MP-SETUP-05, TSF-TABLE-06
    for kind in range(kinds):
        side = game.rules.kind_side[kind]
        placed = sum(game.units[kind::kinds])
        assert game.stock[kind] >= 0
        if book.legend[kind]:
            assert placed + game.stock[kind] == book.pieces[kind], book.kind_ids[kind]
            legends += bool(placed)
        elif side == ONI:
            oni += placed + game.stock[kind]
            assert placed + game.stock[kind] <= pool.get(book.kind_ids[kind], book.pieces[kind])
        elif side < 0:
            assert placed == game.stock[kind] == 0
        else:
            assert placed + game.stock[kind] == book.pieces[kind], book.kind_ids[kind]
    assert oni == (game.rules.oni_total or sum(pool.values()) or sum(book.pieces[k] for k in book.plain_oni))
    assert legends <= 1 or princess, "at most one Legendary Oni is on the board"
    assert sum(game.crowd) == sum(game.units)
    for kind, n in enumerate(game.fallen):
        assert n == 0 or (game.battle and n <= game.units[game.battle[0] * kinds + kind])
    tracked: dict[tuple[int, int], int] = {}
    for i in range(0, len(game.march), 5):
        kind, space, left, _, n = game.march[i : i + 5]
        assert n > 0 and left >= 0
        tracked[kind, space] = tracked.get((kind, space), 0) + n
    assert all(n <= game.units[space * kinds + kind] for (kind, space), n in tracked.items())


def aside(game: Tsukuyumi) -> None:
    """In the regular game no player's marker gives control where the Princess stands; those that lie aside are there
    (MP-PRINCESS-03, -04)."""
    if not game.rules.on_lies_aside or not game.round or game.outcome is not None:
        return
    here = touched(game)
    assert not [s for s in here if game.territory[s] < game.rules.seats], "she overrides what lies where she is"
    assert set(aside_of(game)) <= set(here)
    assert all(game.territory[s] == NOBODY for s in aside_of(game))


def standing(game: Tsukuyumi) -> None:
    """Units stand on spaces of the board, and are counted right by side."""
    for space in range(SPACES):
        if game.ground[space] == VOID:
            assert not any(game.units[space * game.kinds : (space + 1) * game.kinds])
            assert game.territory[space] == NOBODY
    crowd, might = game.crowd[:], game.might[:]
    game.refresh_crowd()
    assert game.crowd == crowd
    assert game.might == might


def cards(game: Tsukuyumi) -> None:
    """Every Action card and every Event is somewhere, once."""
    actions = [c for hand in game.hands for c in hand] + [c for c in game.chosen if c >= 0]
    actions += game.undealt + game.used_actions + game.dropped
    assert sorted(actions) == sorted(list(range(len(game.book.action_ids))) * game.rules.action_copies)
    held = [e for held in game.held for e in held]
    first = game.book.first_own
    events = [*game.event_deck, *game.open_events, *game.event_discard, *[e for e in held if e < first]]
    epic = game.book.event_epic
    plain = sorted(e for e in events if not epic[e])
    assert plain == [e for e, n in enumerate(game.book.event_copies) for _ in range(n)]
    mixed = [e for e in events if epic[e]]
    assert len(set(mixed)) == len(mixed) and not [e for e in (*game.open_events, *game.event_discard, *held) if epic[e]]
    own = sorted([*game.own_pile, *game.used_own, *[e for e in held if e >= first]])
    in_play = game.rules.faction_of if game.rules.uses("faction_events") else []
    assert own == [e for e, f in enumerate(game.book.event_faction) if f in in_play]
    for seat, cards in enumerate(game.held):
        assert all(game.book.event_faction[e] in (-1, game.rules.faction_of[seat]) for e in cards)
    assert all(e in game.used_own for e in game.lasting[::3]), "a card in force has been played"
    for held, seen in zip(game.held, game.held_open):
        rest = list(held)
        for event in seen:
            rest.remove(event)
        assert game.rules.edition == "polish" or not rest
    for seat, known in enumerate(game.known):
        assert known >> seat & 1


def markers(game: Tsukuyumi) -> None:
    """Neutral and faction markers are those of the box."""
    box = game.book.marker_pieces
    used = [0] * len(box)
    for space in range(SPACES):
        for prop, marker in game.book.prop_marker.items():
            used[marker] += bool(game.added[space] & prop)
        assert not game.added[space] & game.printed[space], "a Property is there only once"
        assert not game.negated[space] & ~game.printed[space]
        used[M_NEGATION] += game.negated[space].bit_count()
        used[M_BLOCK] += game.blocks[space].bit_count() + game.passages[space].bit_count()
        assert not game.passages[space] & ~game.print_blocks[space]
        assert not game.blocks[space] & game.print_blocks[space]
    used[M_STOP] = game.storm.bit_count()
    assert [n + left for n, left in zip(used, game.neutral)] == box
    assert len(game.marks) == SPACES * len(game.rules.marks)
    for kind in game.rules.marks:
        assert game.marks_left(kind) >= 0, kind
    assert sum(b.bit_count() for b in game.pigs) <= game.book.markers["pig-block"].pieces
    assert sum(b.bit_count() for b in game.tunnels) <= 2 * game.book.markers["tunnel"].pieces


def ground(game: Tsukuyumi) -> None:
    """Tiles lie once, Homezones where they belong, two-sided things on both sides."""
    laid = [game.tile[s] for s in range(SPACES) if game.tile[s] != NO_TILE]
    assert len(set(laid)) == len(laid)
    assert not set(laid) & set(game.unused_tiles)
    for space in range(SPACES):
        assert (game.tile[space] != NO_TILE) == (game.ground[space] == AREA)
        assert (game.ground[space] == HOMEZONE) == (game.home[space] != NOBODY)
        if game.home[space] != NOBODY:
            assert game.homezone[game.home[space]] == space and game.territory[space] == NOBODY
        assert not game.tunnels_used[space] & ~game.tunnels[space]
        for d, t in AROUND[space]:
            for two_sided in (game.tunnels, game.tunnels_used, game.walls, game.pig_walls):
                assert two_sided[space] >> d & 1 == two_sided[t] >> OPPOSITE[d] & 1
    walls = game.walls
    game.refresh_ground()
    assert game.walls == walls
    assert list(game.razed[::3]) == sorted(set(game.razed[::3]))
    assert all(game.ground[s] in (AREA, HOMEZONE) for s in game.razed[::3])
    assert sorted(game.order) == list(range(game.rules.seats))
