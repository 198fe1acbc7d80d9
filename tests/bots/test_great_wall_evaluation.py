"""What the Great Wall's evaluation sees: Command cards in secret, Recruits before they are placed, Hordes, Requests."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, pairwise
from random import Random

from moonwall import table
from moonwall.bots import evaluation
from moonwall.games.great_wall.features import measure
from moonwall.games.great_wall.features.hordes import assaults, read_section, sections, shooting
from moonwall.games.great_wall.features.orders import promise
from moonwall.games.great_wall.features.requests import readiness
from moonwall.games.great_wall.features.weights import ALONE, RANKED, TOGETHER, WEIGHTS
from moonwall.games.great_wall.names import BARRACKS, SOLDIER_ON, WINTER
from moonwall.games.great_wall.parts.requests import REQUESTS, demand, fulfillable, kept
from moonwall.games.great_wall.position import GreatWall
from moonwall.games.great_wall.rules.breach import Assault, Judge
from moonwall.games.great_wall.rules.recruit import Recruit
from moonwall.games.great_wall.rules.winter import Shooting
from moonwall.table import Match, game_type
from moonwall.table.calendar import from_step
from moonwall.table.position import replaced
from tests.great_wall import scene as stages

NAMES = list(WEIGHTS)


def walk(mode: str, seats: int, seed: int) -> Iterator[Match]:
    """Every decision of a random game."""
    match = table.start("great-wall", seats=seats, seed=seed, mode=mode)
    chance = Random(seed)
    while match.decision:
        yield match
        match.play(chance.choice(match.decision.options))


def feature(match: Match, seat: int, name: str) -> float:
    game = match.position
    assert isinstance(game, GreatWall)
    mode = "co-op: " if game.rules.together else "solo: " if game.rules.rivals else ""
    return measure(game)[seat][NAMES.index(mode + name)]


def test_a_command_card_chosen_in_secret_is_seen_by_what_it_promises() -> None:
    match = next(m for m in walk("standard", 3, 2) if m.decision and m.decision.kind == "choose-command")
    assert match.decision is not None
    promised = {}
    for option in match.decision.options:
        tried = match.clone()
        tried.play(option, 0)
        promised[option.text] = feature(tried, 0, "orders")
        assert feature(tried, 1, "orders") == 0, "the others have not chosen yet"
    assert feature(match, 0, "orders") == 0
    assert len(set(promised.values())) > 2, "the cards are told apart"


def test_a_card_promises_more_where_there_is_more_for_it_to_do() -> None:
    match = next(m for m in walk("standard", 3, 2) if m.decision and m.decision.kind == "choose-command")
    assert match.decision is not None
    attack = next(o for o in match.decision.options if o.text == "command attack-order")
    alone, joined = match.clone(), match.clone()
    joined.position.rest = (2, 1, *joined.position.rest[2:])
    for tried in (alone, joined):
        tried.play(attack, 0)
    assert feature(joined, 0, "orders") > feature(alone, 0, "orders")


def test_betrayal_promises_what_the_others_may_lay() -> None:
    match = next(m for m in walk("standard", 3, 2) if m.decision and m.decision.kind == "choose-command")
    assert isinstance(match.position, GreatWall)
    words = match.position.book.cards.command_ids

    def worth(word: str, **others: list[int]) -> float:
        game = match.clone().position
        assert isinstance(game, GreatWall)
        for name, values in others.items():
            setattr(game, name, values)
        return promise(game, 0, words.index(word), 0, 0)

    economy, audience, betrayal = (words.index(word) for word in ("economy", "court-audience", "betrayal"))
    assert worth("economy") > worth("court-audience") > 0
    assert worth("betrayal", chosen=[-1, audience, betrayal, -1]) == worth("court-audience"), "the only one"
    assert worth("betrayal", chosen=[-1, audience, economy, -1]) == worth("economy"), "the better one"
    assert worth("betrayal", chosen=[-1, betrayal, betrayal, -1]) == 0, "nothing can be copied"
    best = max(worth(word) for word in words if word != "betrayal")
    assert 0 < worth("betrayal") < best, "hidden cards may be any"
    spent = [0, 1 << economy, 1 << economy, 0]
    assert worth("betrayal", command_discard=spent) < worth("betrayal"), "what lies in the discard piles cannot be laid"


def test_a_recruit_counts_as_soon_as_it_is_chosen() -> None:
    found = 0
    for match in chain.from_iterable(walk("standard", 3, seed) for seed in range(60)):
        assert match.decision is not None
        if match.decision.kind != "recruit":
            continue
        seat = match.decision.seat
        for option in match.decision.options[1:]:
            tried = match.clone()
            tried.play(option)
            top = tried.position.stack[-1]
            if isinstance(top, Recruit) and sum(top.chosen):
                assert feature(tried, seat, "recruits") > feature(match, seat, "recruits")
                assert feature(tried, seat, "wood") < feature(match, seat, "wood"), "its price is as good as gone"
                found += 1
    assert found


def test_the_bots_know_what_winter_still_brings() -> None:
    """Assaults that are to come, and whether the Archers have yet to shoot: read off the calendar and the stack."""
    wall = {"wall": 1, "archers": {"@0": 1}, "hordes": ["steppe-scouts-left"]}
    doc = {"sections": {"left": wall}, "players": {"@0": {"resources": {"qi": 4}}}}
    autumn = stages.composed(**doc).game
    assert assaults(autumn) == 0b111 and shooting(autumn)
    shot = stages.composed(start="shooting", **doc)
    assert shot.kind == "winter-shot"
    assert assaults(shot.game) == 0b111 and not shooting(shot.game)
    before = stages.scene(seats=3, start="winter", **doc).game
    before.stack[-1:] = [from_step(before, Shooting), before.stack[-1]]
    assert assaults(before) == 0b111 and shooting(before)
    judged = stages.scene(seats=3, start="assault", **doc).game
    judged.stack[-1:] = [from_step(judged, Assault, 1), Judge(0), judged.stack[-1]]
    assert assaults(judged) == 0b111
    judged.stack[-2:-1] = []
    assert assaults(judged) == 0b110
    after = stages.composed(mode="coop", seats=3, start="end-check", requests=["unbroken-line"])
    assert after.game.season == WINTER and after.kind == "coop-shame"
    assert not assaults(after.game) and not shooting(after.game)


def test_remembered_sections_are_as_they_would_be_read_now() -> None:
    for mode, seats in (("standard", 4), ("two", 2), ("coop", 3)):
        for match in walk(mode, seats, 3):
            game = match.position
            assert isinstance(game, GreatWall)
            waiting = assaults(game)
            shots = int(bool(waiting) and shooting(game))
            fresh = [read_section(game, s, waiting >> s & 1, shots) for s in game.rules.sections]
            assert sections(game) == fresh


def test_a_request_is_ready_exactly_when_it_can_be_fulfilled() -> None:
    met = missed = 0
    for match in walk("coop", 3, 4):
        game = match.position
        assert isinstance(game, GreatWall)
        for request in [r for r in kept(game, REQUESTS) if r >= 0]:
            if demand(game, request).no_breach:
                continue
            alone = game.clone()
            kept(alone, REQUESTS)[:] = [request]
            parts, unmet = readiness(alone, 1.0, alone.clerk_pool)
            ready = fulfillable(game, request)
            assert (parts > 0.999) == ready
            assert (unmet < 0.001) == ready
            met += ready
            missed += not ready
    assert met and missed


def test_the_reed_clan_wins_nothing_and_qin_is_a_rival() -> None:
    judge = evaluation(game_type("great-wall"))
    two = next(walk("two", 2, 1))
    assert judge.values(two)[2] < 1e-6
    solo = next(walk("solo", 1, 1))
    before = judge.values(solo)
    solo.position.honour[1] += 30
    assert judge.values(solo)[0] < before[0]


def test_other_modes_weigh_only_what_there_is() -> None:
    for other in (TOGETHER, ALONE):
        assert set(other) <= set(RANKED)
    for prefix, other in (("co-op: ", TOGETHER), ("solo: ", ALONE)):
        for name, weight in RANKED.items():
            assert WEIGHTS[prefix + name] == other.get(name, weight)


def test_an_empty_supply_is_no_reason_to_give_up() -> None:
    """Where more Shame is due than there is (GW-COOP-36, GW-SOLO-45), each token less still counts."""
    for mode, seats in (("coop", 2), ("coop", 3), ("solo", 1)):
        match = next(m for m in walk(mode, seats, 3) if m.decision and m.decision.kind == "choose-command")
        game = match.position
        assert isinstance(game, GreatWall)
        found = []
        for supply in range(game.rules.shame_start + 1):
            game.shame_supply = supply
            found.append(feature(match, 0, "safety"))
        assert all(more > less for less, more in pairwise(found))


def test_a_horde_stands_less_the_more_of_it_is_covered() -> None:
    standard = next(m for m in walk("standard", 3, 2) if m.decision and m.decision.kind == "choose-command")
    assert feature(standard, 0, "standing") == 0, "others may deal with it"
    match = next(m for m in walk("coop", 3, 2) if m.decision and m.decision.kind == "choose-command")
    game = match.position
    assert isinstance(game, GreatWall)
    points = game.book.cards.horde_points[game.hordes[0]]
    found = [feature(match, 0, "standing")]
    for cell in points:
        game.cover[cell] = 1  # a Wound
        found.append(feature(match, 0, "standing"))
    steps = [before - after for before, after in pairwise(found)]
    assert all(step > 0 for step in steps)
    assert steps == sorted(steps), "the last points count most"


def test_one_team_sees_a_difference_between_options_at_any_time() -> None:
    """Chances that are all but 0 or 1 would tell no option from another."""
    judge = evaluation(game_type("great-wall"))
    for mode, seats in (("coop", 3), ("solo", 1)):
        for seed in (1, 2):
            for match in walk(mode, seats, seed):
                assert 1e-10 < judge.values(match)[0] < 1 - 1e-7


def autumn_of(seed: int) -> Match:
    """A game for three before the first Command card, with some Gold at hand."""
    match = next(m for m in walk("standard", 3, seed) if m.decision and m.decision.kind == "choose-command")
    match.position.res[:12] = [3, 3, 4, 3] * 3
    return match


def test_gold_for_the_golden_scales_counts_by_what_the_others_have() -> None:
    cards = autumn_of(1).position.book.cards
    scales = cards.artifact_ids.index("golden-scales")
    match = autumn_of(1)
    match.position.artifacts = (scales,)
    game = match.position
    even = feature(match, 0, "golden scales")
    game.res[2] = 6
    assert feature(match, 0, "golden scales") > even, "more Gold, more hope"
    game.res[2] = 4
    game.res[6] = game.res[10] = 8
    assert 0 < feature(match, 0, "golden scales") < even, "others have more, and may yet spend it"
    game.time = game.rules.last_time
    game.res[2], game.res[6], game.res[10] = 9, 5, 2
    assert [
        round(feature(match, seat, "golden scales") / feature(match, 0, "golden scales"), 1) for seat in range(3)
    ] == [
        1.0,
        round(cards.artifact_ranks[scales][1] / cards.artifact_ranks[scales][0], 1),
        0.0,
    ], "at the end it goes by rank, and with too little Gold it brings nothing"
    game.artifacts = ()
    assert feature(match, 0, "golden scales") == 0


def test_honour_that_shame_will_eat_is_worth_little() -> None:
    def gain(honour: int, supply: int, shamed: int) -> float:
        match = autumn_of(1)
        game = match.position
        game.time, game.shame_supply, game.shamed[0] = 3, supply, shamed
        game.honour[0] = honour
        before = feature(match, 0, "likely score")
        game.honour[0] = honour + 5
        return feature(match, 0, "likely score") - before

    assert gain(60, 20, 1) > 4, "Honour well above the Shame counts whole"
    assert gain(5, 3, 6) < 1.5, "below it is lost at the end (GW-END-05)"


def test_artifacts_that_last_count_from_the_start() -> None:
    match = autumn_of(1)
    game = match.position
    game.artifacts = (game.book.cards.artifact_ids.index("jade-abacus"),)
    before = feature(match, 0, "artifacts")
    game.overseer = replaced(game.overseer, 0, game.overseer[0] + 1)
    assert feature(match, 0, "artifacts") == before + 3


def test_what_is_not_spent_is_worth_less_with_every_turn_of_the_last_year() -> None:
    match = autumn_of(1)
    game = match.position
    game.time = game.rules.last_time
    found = []
    for slot in range(-1, game.rules.slots):
        game.slot = slot
        found.append(feature(match, 0, "wood"))
    assert game.res[0] and all(later < sooner for sooner, later in pairwise(found))
    game.time = 0
    early = []
    for slot in range(-1, game.rules.slots):
        game.slot = slot
        early.append(feature(match, 0, "wood"))
    assert len(set(early)) == 1, "with Years to come nothing hurries"


def test_a_second_token_on_a_stained_horde_costs_nothing() -> None:
    """GW-SHAME-07, GW-SHAME-08: the card scores nothing anyway, so its free space spares 5 Honour."""
    match = autumn_of(1)
    game = match.position
    game.honour[0] = 40
    game.horde_owner = replaced(game.horde_owner, 0, 0)
    found = []
    for tokens in (1, 2):
        game.horde_shame = replaced(game.horde_shame, 0, tokens)
        found.append(feature(match, 0, "likely score"))
    assert found[0] > found[1] + 2, "a free space is a hope"


def test_recruits_to_come_are_a_shield_where_the_front_horde_is_about_to_breach() -> None:
    """GW-BREACH-02: who has a Soldier on the card receives no Shame."""
    match = autumn_of(1)
    game = match.position
    assert feature(match, 0, "shield") == 0, "nobody is on the way"
    game.clerks[BARRACKS * 4] = 1
    game.barricades = game.wall = (3, 3, 3)
    behind_walls = feature(match, 0, "shield")
    game.barricades = game.wall = (0, 0, 0)
    bare = feature(match, 0, "shield")
    assert bare > behind_walls + 0.05
    assert feature(match, 1, "shield") == 0
    for section in range(3):
        slot = section * 3
        game.cover[slot * 12 + game.book.cards.horde_points[game.hordes[slot]][0]] = SOLDIER_ON  # of seat 0
    assert feature(match, 0, "shield") == 0, "own Soldiers are there already"
