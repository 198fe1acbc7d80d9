"""What is always true of a Great Wall (ledger 7.5): pieces and cards are conserved, numbers stay in their bounds."""

from __future__ import annotations

from moonwall.games.great_wall.cards.windows import Played
from moonwall.games.great_wall.names import (
    FOOT,
    PARTNER,
    PLACES,
    SOLDIER_ON,
    SOLDIERS_OF_CLAN,
    VACANT,
    WINTER,
    WOUND,
)
from moonwall.games.great_wall.parts.qin_acts import deck_of, track_of
from moonwall.games.great_wall.parts.requests import (
    EVENT_DECK,
    EVENT_OPEN,
    REQUEST_DECK,
    REQUESTS,
    SACRIFICED,
    fulfilled,
    kept,
)
from moonwall.games.great_wall.position import GreatWall
from moonwall.games.great_wall.rules.clerks import full
from moonwall.games.great_wall.rules.killing import soldier, soldiers_on
from moonwall.games.great_wall.rules.tactics import DiscardTactics
from moonwall.table import Match


def check(match: Match) -> None:
    game = match.position
    assert isinstance(game, GreatWall)
    pieces(game)
    shame(game)
    hordes(game)
    cards(game)
    bounds(game)


def seat_of(game: GreatWall, name: str) -> int:
    """The seat of an automaton, -1 where it does not play."""
    return game.rules.named[name].seat if name in game.rules.named else -1


def pieces(game: GreatWall) -> None:
    reed, qin = seat_of(game, "reed"), seat_of(game, "qin")
    sacrificed = kept(game, SACRIFICED) if game.rules.together else [0] * 16
    for seat in range(len(game.seats)):
        clerks = game.clerk_pool[seat] + game.clerk_area[seat] + sum(game.clerks[p * 4 + seat] for p in PLACES)
        assert clerks + sacrificed[seat * 4 + 3] == (3 if seat == reed else 8), f"Clerks of seat {seat}"
        if seat == reed:
            assert sorted(game.clerks[p * 4 + seat] for p in PLACES) == [0] * 7 + [1] * 3
        counts = [game.pool[seat * 3 + k] + game.shamed[seat * 3 + k] + game.recruits[seat * 3 + k] for k in range(3)]
        for section in range(3):
            for kind in range(3):
                counts[kind] += game.rest[(section * 4 + seat) * 3 + kind]
            counts[1] += game.spots[section * 4 + seat]
        for slot in range(9):
            for victim in soldiers_on(game, slot, seat):
                counts[soldier(game, victim)] += 1
        for place in range(4):
            serving = game.overseer_soldier[place * 4 + seat]
            assert (serving >= 0) == (game.overseer[place * 4 + seat] > 0)
            if serving >= 0:
                counts[serving] += 1
        for kind in range(3):
            counts[kind] += sacrificed[seat * 4 + kind]
        clan = (SOLDIERS_OF_CLAN[0], 0, 0) if seat == reed else SOLDIERS_OF_CLAN
        assert tuple(counts) == clan, f"Soldiers of seat {seat}: {counts}"
        if seat in (reed, qin):
            assert not any(game.rest[(section * 4 + seat) * 3 + k] for section in range(3) for k in range(3))
            assert not any(game.res[seat * 4 : seat * 4 + 4]) and not game.tactics[seat]
            assert not any(game.shamed[seat * 3 : seat * 3 + 3])
    if qin >= 0:
        assert sorted(track_of(game)) == [0, 1, 2, 3, 4]
    if reed >= 0:
        assert game.honour[reed] == 0 and reed not in game.horde_owner
        assert game.hordes[:3] == (-1, -1, -1) and game.wall[0] == game.barricades[0] == 0


def shame(game: GreatWall) -> None:
    total = game.shame_supply + game.shame_boxed + sum(game.shamed) + sum(game.horde_shame)
    assert total == game.rules.shame_start
    for card, n in enumerate(game.horde_shame):
        assert n <= 2 and (n == 0 or game.horde_owner[card] >= 0)


def hordes(game: GreatWall) -> None:
    book = game.book.cards
    places = [*game.horde_deck, *game.horde_discard, *(c for c in game.hordes if c >= 0)]
    places += [card for card, owner in enumerate(game.horde_owner) if owner >= 0]
    used = [card for card in range(len(book.horde_ids)) if not game.rules.bystanders or book.horde_marker[card]]
    assert sorted(places) == used, "every Horde card is in one place"
    for section in range(3):
        rows = [game.hordes[section * 3 + row] >= 0 for row in range(3)]
        assert rows == sorted(rows, reverse=True), "a gap between Hordes"
    for slot in range(9):
        card = game.hordes[slot]
        for cell in range(12):
            code = game.cover[slot * 12 + cell]
            if code == VACANT:
                continue
            assert card >= 0 and cell in book.horde_points[card], "something lies beside the Vital points"
            if code == WOUND:
                continue
            posture = (code - SOLDIER_ON) & 7
            if posture != FOOT:
                other = game.cover[slot * 12 + cell + PARTNER[posture]]
                back = (other - SOLDIER_ON) & 7
                assert (other - SOLDIER_ON) >> 3 == (code - SOLDIER_ON) >> 3
                assert PARTNER[back] == -PARTNER[posture], "half a Horseman"
                cells = sorted((cell, cell + PARTNER[posture]))
                assert tuple(cells) in book.horde_pairs[card]


def cards(game: GreatWall) -> None:
    played = [step.card for step in game.stack if isinstance(step, Played)]
    masks = [game.tactics[s] for s in range(4)]
    held = [card for mask in masks for card in range(40) if mask >> card & 1]
    assert sorted([*game.tactic_deck, *game.tactic_discard, *held, *played]) == list(
        range(len(game.book.cards.tactic_ids))
    )
    owned = [c for s in range(4) for c in range(64) if (game.active[s] | game.support[s]) >> c & 1]
    dealt = [game.dealt[s * 4 + i] for s in range(4) for i in (2, 3) if game.dealt[s * 4 + i] >= 0]
    track = [card for card in game.advisor_track if card >= 0]
    hired = [step.card for step in game.stack if type(step).__name__ == "AssignAdvisor"]
    everyone = [*game.advisor_deck, *game.advisor_discard, *owned, *dealt, *track, *hired]
    assert sorted(everyone) == list(range(len(game.book.cards.advisor_ids))), "every Advisor is in one place"
    qin = seat_of(game, "qin")
    if qin >= 0:
        laid = [game.track_card[i] for i, s in enumerate(game.track_seat) if s == qin]
        thrown = [card for card in range(6) if game.command_discard[qin] >> card & 1]
        assert sorted([*deck_of(game), *laid, *thrown, *(c for c in [game.chosen[qin]] if c >= 0)]) == list(range(6))
    for seat in game.rules.humans:
        assert not game.active[seat] & game.support[seat]
        on_track = [game.track_card[i] for i, s in enumerate(game.track_seat) if s == seat]
        laid = [game.chosen[seat]] if game.chosen[seat] >= 0 else []
        mask = sum(1 << card for card in [*on_track, *laid])
        assert game.command_hand[seat] + game.command_discard[seat] + mask == 0b111111, "six Command cards"


def bounds(game: GreatWall) -> None:
    assert sorted(game.tea) == list(range(len(game.seats)))
    assert min(game.honour) >= 0 and min(game.res) >= 0 and min(game.warehouse) >= 0
    assert len(game.warehouse) == 3, "the Warehouse holds Wood, Stone and Gold"
    discarding = any(isinstance(step, DiscardTactics) for step in game.stack)
    for seat in game.rules.humans:
        assert game.tactics[seat].bit_count() <= 5 or discarding
    for section in range(3):
        taken = sum(game.spots[section * 4 : section * 4 + 4])
        assert taken <= game.book.wall_spots[game.wall[section]]
        assert 0 <= game.wall[section] <= 3 and 0 <= game.barricades[section] <= 3
    for place in PLACES:
        spaces = game.rules.spaces[place]
        if spaces:
            assert sum(game.clerks[place * 4 : place * 4 + 4]) <= spaces
        if game.season == WINTER and game.rules.relist:
            assert not full(game, place), "full and not Activated"
    if game.rules.together:
        requests = [*kept(game, REQUEST_DECK), *(r for r in kept(game, REQUESTS) if r >= 0)]
        assert len(set(requests)) == len(requests) and not any(game.horde_shame)
        assert len(requests) + fulfilled(game) == (9 if len(game.rules.humans) == 2 else 12)
        assert max(game.horde_owner) == -1 and not set(kept(game, EVENT_OPEN)) & set(kept(game, EVENT_DECK))
    for name in ("pool", "shamed", "recruits", "rest", "spots", "clerks", "clerk_pool", "clerk_area"):
        assert min(getattr(game, name)) >= 0, name
